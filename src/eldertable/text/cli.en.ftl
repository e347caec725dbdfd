# The words of the terminal.

## Help, shown by `eldertable --help`

app-cli-help-app = Eldertable: a table for board games of elder horrors.
app-cli-help-play = Open the table in the browser, or play in this terminal.
app-cli-help-simulate = Let bots play many games and sum them up.
app-cli-help-tournament = Hold a tournament of bots: the same deals in all seats.
app-cli-help-replay = Tell a match by its record.
app-cli-help-verify = Check a record: seed, answers, position and every draw.
app-cli-help-rules = Show the rules of a game.
app-cli-help-check = Check cards and texts.
app-cli-help-bench = Measure speed on this machine.
app-cli-help-usage = Usage:
app-cli-help-arguments = Arguments
app-cli-help-options = Options
app-cli-help-commands = Commands
app-cli-help-default = default: { $value }
app-cli-help-required = required
app-cli-help-flag-help = Show this message and exit.
app-cli-help-flag-install_completion = Let the shell complete commands and flags.
app-cli-help-flag-show_completion = Show what the shell needs for that, to copy or change it.
app-cli-help-lang = Language of the words: ru or en.
app-cli-help-json = Print JSON, for a program to read.
app-cli-help-option = An option of the match; may be repeated.
app-cli-help-version = Show the version.
app-cli-help-game = Name of the game, such as arkham_tour.
app-cli-help-games = How many games to play.
app-cli-help-seats = How many seats at the table.
app-cli-help-bots = Bots, separated by commas: random, greedy, search. They move on by a seat in every game.
app-cli-help-workers = How many processes; 0: as many as cores.
app-cli-help-seed = The seed: with it everything repeats.
app-cli-help-seconds = How many seconds a bot thinks about one choice.
app-cli-help-iterations = Trials of the search instead of seconds, so that it can be repeated.
app-cli-help-ray = Play on a Ray cluster.
app-cli-help-save-errors = Where to save records of games that broke off.
app-cli-help-file = File with a record.
app-cli-help-upto = Stop after so many answers.
app-cli-help-seat = Tell what this seat knew (counted from 1).
app-cli-help-draws = Show every number drawn.
app-cli-help-rules-search = Show rules with these words.
app-cli-help-rules-id = Show one rule.
app-cli-help-check-folders = Folders with cards and texts; without them all that is installed is checked.
app-cli-help-quick = In short: fewer games, rougher numbers.
app-cli-help-bench-server = Measure the server under load, too.
app-cli-help-play-game = The game: its table is prepared in the browser; with --terminal it begins here.
app-cli-help-host = The address to listen on; 0.0.0.0 opens the table to the whole network.
app-cli-help-port = The port; 0: any free one.
app-cli-help-browser = Open the browser.
app-cli-help-database-url = The database: a file for SQLite, or postgresql://…
app-cli-help-data-dir = Folder for the SQLite database.
app-cli-help-terminal = Play in the terminal, without a browser.
app-cli-help-players = Who sits where: human or the name of a bot, separated by commas.
app-cli-help-play-seed = Seed of the match in the terminal; without it a random one.
app-cli-help-save = Where to write the record of the match in the terminal.

## Errors

app-error-language = There is no language “{ $language }”. There are: { $known }.
app-cli-usage-command = There is no command “{ $command }”. There are: { $known }.
app-cli-usage-no-command = No command is named. { $help } --help says which there are.
app-cli-usage-option = { $near ->
    [none] There is no flag { $option }. { $help } --help lists all of them.
   *[other] There is no flag { $option }. Perhaps { $near } is meant.
  }
app-cli-usage-missing = { $what } is missing. { $help } --help says what to write.
app-cli-usage-number = { $what }: { $kind ->
    [int] a whole number
   *[float] a number
  }{ $bounds ->
    [low] {" "}of at least { $low }
    [both] {" "}from { $low } to { $high }
   *[none] {""}
  } is needed. { $help } --help says what to write.
app-cli-usage-value = { $what }: this value will not do ({ $why }). { $help } --help says what to write.
app-cli-usage-flag = { $wants ->
    [nothing] { $option } takes no value: write it alone.
   *[value] { $option } needs a value after it.
  } { $help } --help says what to write.
app-cli-usage-extra = “{ $what }” is too much. { $help } --help says what to write.
app-cli-usage-other = The command cannot be understood ({ $why }). { $help } --help says what to write.
app-cli-system = The system refuses: { $what }. Mend that and try again.
app-cli-system-file = The system refuses: { $what } ({ $file }). Mend that and try again.
app-cli-bad-option = “{ $option }”: an option is written as --option name=value.
app-cli-only-in-terminal = { $flags }: only for a match in the terminal. Add --terminal, or leave { $count ->
    [one] this out
   *[other] these out
  }: in the browser a match is prepared on its page.
app-cli-not-in-terminal = { $flags }: only for the table in the browser. Leave { $count ->
    [one] this
   *[other] these
  } out, or --terminal.
app-cli-not-together = { $flags }: one excludes the other. Leave one of them out.
app-cli-only-for-thinkers = { $flags }: only for a bot that thinks, and none plays. Name search in --bots, or leave { $count ->
    [one] this out
   *[other] these out
  }.
app-cli-no-bots = No bot is named.
app-cli-many-bots = Too many bots are named: { $count }. There can be { $most } at most.
app-cli-no-players = No player is named.
app-cli-no-ray = The package Ray is not installed: run pip install ray, or play without --ray.
app-cli-no-file = There is no file “{ $file }”.
app-cli-file-unreadable = The file “{ $file }” cannot be read: { $why }.
app-cli-file-too-big = The file “{ $file }” is too big for a record: it has more than { $limit } MB.
app-cli-cannot-save = The record cannot be saved as “{ $file }”: { $why }.
app-cli-no-folder = There is no folder “{ $folder }”.
app-cli-empty-folder = There is nothing to check in the folder “{ $folder }”: neither cards (.yaml) nor texts (ru.ftl, en.ftl).
app-cli-no-ledger = The game { $game } has no rules to read here.
app-cli-no-rule = There is no rule { $id }.
app-cli-nothing-found = Nothing is found for “{ $search }”.
app-cli-terminal-game = Name a game: eldertable play --terminal arkham_tour.
app-cli-not-verified = The record is not verified.

## Games and tournaments

app-cli-playing = Playing
app-cli-simulated = Games: { $games } in { $seconds } s. Decisions: { $decisions }, { $rate } a second, { $length } a game.
app-cli-engine = { $compiled ->
    [yes] The engine is compiled.
   *[no] The engine runs as plain Python; `make fast` compiles it.
}
app-cli-games-failed = Games that broke off: { $count }. The first because of this: { $error }.
app-cli-game-failed = Game { $number } broke off: { $error }. Record: { $file }.
app-cli-tournament = Games: { $games }, deals: { $deals }. Every deal is played in all seats.
app-cli-intervals = In brackets: 95 % confidence intervals over deals.
app-cli-column-bot = Bot
app-cli-column-seats = Seats
app-cli-column-wins = Wins
app-cli-column-mean = Mean VP
app-cli-column-median = Median
app-cli-column-spread = 5–95 %
app-cli-column-lost = No score
app-cli-column-games = Games
app-cli-number = { $name }: { $mean } on average, 5–95 %: { $spread }
app-cli-counts = { $name }:
app-cli-never = Never:
app-cli-column-rank = Mean rank
app-cli-column-pair = Pair
app-cli-column-ahead = First above second
app-cli-column-difference = Difference in VP

## Records

app-cli-replay = { $game }: { $seats } seats, { $answers } answers.
app-cli-player = Player { $number }
app-cli-line = { $who }: { $text }
app-cli-verified-commitment = The seed fits the commitment { $commitment }.
app-cli-verified-answers = All answers are legal: { $answers }.
app-cli-verified-digest = The position is the one it names: { $digest }.
app-cli-verified-over = The match is over.
app-cli-verified-running = The match is not over.
app-cli-verified = The record is verified. Numbers drawn: { $draws }, each of them from the seed.
app-cli-column-draw = No.
app-cli-column-answer = After answer
app-cli-column-stream = Stream
app-cli-column-word = Word
app-cli-column-from = Of
app-cli-column-result = Drawn

## The table

app-cli-serving = The table is open: { $address }
    Press Ctrl+C to close it.

## Play in the terminal

app-cli-terminal-start = Commitment of the seed: { $commitment }.
    Type the number of an option, or a part of its words. “?” hint, “b” board, “!” what is barred and why, “u” undo, “q” quit.
app-cli-pass-keyboard = Next: { $who }. Press Enter when you are alone at the screen.
app-cli-more-options = …and { $count } more: type a part of the words to find one.
app-cli-keys = No such thing. Type a number from 1 to { $count } or a part of the words; “?” hint, “b” board, “u” undo, “q” quit.
app-cli-hint = Hint: { $number }, { $option }. { $reason }
app-cli-no-picture = This game has no picture for the terminal.
app-cli-undone = Taken back.
app-cli-left = The match is broken off.
app-cli-input-ended = The input has ended: nobody can answer. The match is broken off.
app-cli-saved = The record is saved: { $file }.
app-cli-score = { $who }: { $score }
app-cli-score-lost = { $who }: no score

## Check

app-cli-check-passed = All is well: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, texts in two languages.
app-cli-check-passed-folders = All is well: { $files ->
    [one] one file is checked
   *[other] { $files } files are checked
  }.
app-cli-check-failed = { $count ->
    [one] { $count } error found.
   *[other] { $count } errors found.
  }

## Speed

app-cli-column-what = What
app-cli-column-measured = Measured
app-cli-column-bar = Needed
app-cli-bench-play = Random play…
app-cli-bench-fork = Copies of a match…
app-cli-bench-view = Views of a seat…
app-cli-bench-routes = Final routes…
app-cli-bench-options = Options of late turns…
app-cli-bench-server = The server under load…
app-cli-bench-row-play = { $game }: decisions a second (a second of processor time), random play, { $seats } seats
app-cli-bench-row-peer = The same of catanatron
app-cli-bench-row-peer-ratio = { $game }: times as fast as catanatron
app-cli-bench-row-fork = { $game }: copy of a match, median
app-cli-bench-row-view = { $game }: view of a seat, median
app-cli-bench-row-options = { $game }: legal options of a late turn, median / 99 % / worst
app-cli-bench-row-routes = Final route: median / 99 % / worst
app-cli-bench-row-routes-densest = Final route on the densest drawings that the rules allow: median / 99 % / worst
app-cli-bench-row-server-latency = Server at ease, from a choice to all views: median / 99 %
app-cli-bench-row-server-cpu = Server at ease, processor time a choice (of one core)
app-cli-bench-row-server-busy-latency = Busy server, from a choice to all views: median / 99 %
app-cli-bench-row-server-busy-cpu = Busy server, processor time a choice (of one core)
