// Words that depend on whether the server has told us a game's own.
import type { GameOption, PublicMatch, MatchSeat, TableMessage } from "../api/types";
import { readGrid } from "./grid";
import { hasText, list, t } from "./text.svelte";

export function gameTitle(game: string): string {
  return t(hasText(`${game}-title`) ? `${game}-title` : `app-${game}-title`);
}

/** For a line where the game is named beside other things. */
export function gameShort(game: string): string {
  return hasText(`app-${game}-short`) ? t(`app-${game}-short`) : gameTitle(game);
}

export function gameTagline(game: string): string {
  return t(hasText(`${game}-tagline`) ? `${game}-tagline` : `app-${game}-tagline`);
}

export function optionName(game: string, option: string): string {
  return t(`${game}-option-${option}`);
}

export function choiceName(game: string, option: string, choice: string): string {
  const own = `${game}-option-${option}-${choice}`;
  if (hasText(own)) return t(own);
  // a card chosen before the match has the name it has on the table
  return choice === "random" ? t("app-random") : t(hasText(`${game}-${choice}`) ? `${game}-${choice}` : own);
}

/** The same of any option, cells of a printed table too. */
export function settledChoice(game: string, option: GameOption, choice: string): string {
  if (!readGrid(option.choices)) return choiceName(game, option.id, choice);
  const [total, encounter] = choice.split("-");
  return t("app-challenge-cell", { total: total!, encounter: encounter! });
}

/** Of a switch only "on" is worth a word. */
export function isSettled(option: GameOption, choice: string): boolean {
  return choice !== "no" || !option.choices.includes("yes");
}

export function botName(bot: string): string {
  return hasText(`app-bot-${bot}`) ? t(`app-bot-${bot}`) : bot;
}

export function seatName(seat: MatchSeat): string {
  return seat.name || t(seat.kind === "bot" ? "app-bot-name" : "app-player", { number: seat.seat + 1 });
}

/** A table, or news of one, on which everybody has a name: seats set up by one click or by a program come without. */
export function named<Told extends { match?: TableMessage["match"] }>(message: Told): Told {
  if (!message.match) return message;
  const seats = message.match.seats.map((seat) => (seat.name ? seat : nameless(seat)));
  return { ...message, match: { ...message.match, seats } };
}

/** It is called something in whichever language is read just now. */
export function nameless(seat: MatchSeat): MatchSeat & { unnamed: true } {
  return {
    ...seat,
    unnamed: true,
    get name() {
      return seatName({ ...seat, name: "" });
    },
  };
}

/** Did nobody name this seat of a `named` table? */
export function isUnnamed(seat: MatchSeat): boolean {
  return "unnamed" in seat;
}

/** The others at the table in one phrase. */
export function company(info: PublicMatch, mine: number[]): string {
  const others = info.seats.filter((seat) => !mine.includes(seat.seat));
  if (others.length === 0 && info.seats.length === 1) return t("app-alone");
  const shown = others.length > 0 ? others : info.seats;
  return list(shown.map((seat) => (seat.kind === "bot" ? t("app-with-bot", { name: seatName(seat) }) : seatName(seat))));
}

/** What tells this match from others of the same game, if the game says so; else its title. */
export function matchName(info: PublicMatch): string {
  return info.caption && hasText(info.caption.title.id) ? t(info.caption.title) : gameTitle(info.game); // its words may not be here yet
}

const VOWEL = /[аеёиоуыэюяaeiouy]/i;
const NEVER_FIRST = /[ьъйЬЪЙ]/;
const SOFT_HYPHEN = "\u00ad";
const LEAST_PART = 3;
const LONG_WORD = 8;

/** A name whose long words may break where a reader would break them, between syllables; browsers know that of few languages. */
export function breakable(name: string): string {
  return name.split(" ").map(breakableWord).join(" ");
}

function breakableWord(word: string): string {
  if (word.length <= LONG_WORD) return word;
  let written = "";
  [...word].forEach((letter, at, letters) => {
    const next = letters[at + 1] ?? "";
    const begins = !VOWEL.test(letter) && !NEVER_FIRST.test(letter) && VOWEL.test(next);
    const room = at >= LEAST_PART && letters.length - at >= LEAST_PART;
    written += begins && room && /\p{L}/u.test(letter) && /\p{L}/u.test(letters[at - 1]!) ? SOFT_HYPHEN + letter : letter;
  });
  return written;
}
