/** Which sign stands for what at this table. Cards without a sign of their own show that of their kind. */

import type { IconName } from "../../generated/icons";
import type { ArcanaCard, Stat } from "./types";

export const STAT_ICONS: Record<Stat, IconName> = {
  defence: "round-shield",
  will: "third-eye",
  inspiration: "candlebright",
  health: "hearts",
  stamina: "power-lightning",
};

const CELL_ICONS: Record<string, IconName> = {
  chest: "chest",
  event_cell: "scroll-unfurled",
  recharge_station: "battery-pack",
  workbench: "anvil",
  trap_lever: "lever",
  unlit_chapter_cell: "old-lantern",
  lit_chapter_cell: "lantern-flame",
  chapter_cell: "old-lantern",
  trap_cell: "spikes-full",
  barrel: "small-fire",
  sealed_lair: "wax-seal",
  lair_cell: "cave-entrance",
  entry_cell: "entry-door",
  core_cell: "pentacle",
  ritual_cell: "pentacle",
  anchor_cell: "chained-heart",
  heart_cell: "heart-organ",
  pillar_cell: "stone-pile",
  rubble: "stone-pile",
  destroyed_cell: "stone-pile",
};

export function cellIcon(kind: string, spent = false): IconName | null {
  if (spent && kind === "chest") return "open-treasure-chest";
  return CELL_ICONS[kind] ?? null;
}

const CLASS_ICONS: Record<string, IconName> = {
  fighter: "crossed-swords",
  shooter: "crosshair",
  mystic: "crystal-ball",
  master: "gear-hammer",
};

export const TYPE_ICONS: Record<string, IconName> = {
  weapon: "crossed-swords",
  clothing: "leather-armor",
  artefact: "glowing-artifact",
  single_use: "molotov",
};

const SLOT_ICONS: Record<string, IconName> = { legs: "trousers", body: "leather-armor", head: "fedora" };

/** Figures stand side by side on the board: no two have the same sign. */
export const OWN: Record<string, IconName> = {
  lorre_gerrar: "caduceus",
  rustam_alimov: "telescope",
  hank_horden: "harpoon-trident",
  baptiste_okoye: "mining",
  kim_richards: "revolver",
  asta_wingren: "wolf-howl",
  philip_weil: "auto-repair",
  vera_saburova: "spanner",
  saral: "floating-tentacles",
  mi_go: "alien-bug",
  k_thun: "spiked-tentacle",
  ice_shambler: "ice-golem",
  rust_hound: "hound",
  whisperer: "haunting",
  bone_scarabs: "angular-spider",
  blind_bell_ringer: "ringing-bell",
  formless_spawn: "suckered-tentacle",
  buopoth: "horned-skull",
  shantak: "bat-wing",
  spider_of_leng: "masked-spider",
  copper_revenant: "diving-helmet",
  light_eater: "ghost",
  harvester: "meat-hook",
  two_faced_priest: "third-eye",
  spawn_of_atlach_nacha: "hanging-spider",
  hound_of_tindalos: "direwolf",
  glass_worm: "worm-mouth",
  bonesmith: "bone-knife",
  mother_of_hollows: "heart-organ",
  forge_colossus: "robot-golem",
  hungry_star: "polar-star",
  king_pendulum: "hourglass",
  moon_beast: "evil-moon",
  listener: "human-ear",
  flesh_shepherd: "shambling-mound",
  black_regent: "crowned-skull",
  rhan_tegoth: "gooey-daemon",
};

/** Words in the ids of items, the first list that has one of them. */
const BY_WORD: [string, IconName][] = [
  ["monocle scope", "crosshair"],
  ["pistol revolver discharger barrel holster", "pistol-gun"],
  ["rifle carbine blunderbuss gatling magazine cartridge", "musket"],
  ["hammer wrench ram haft driver", "flat-hammer"],
  ["axe cleaver hurlbat", "fire-axe"],
  ["saw cogwheel flywheel clockwork mechanism machine regulator generator engine rotopod cogs", "circular-saw"],
  ["whip snare rope wire reel coil flail", "whip"],
  ["harpoon grapnel spear lever handle staff", "harpoon-trident"],
  ["dagger bayonet sickle scythe sabre rapier edge grip", "bone-knife"],
  ["drill", "drill"],
  ["mortar cannon launcher keg powder bomb charge grenade canister shell rocket jelly gas", "molotov"],
  ["arc rail galvanic storm accumulator faraday reactor dynamo teleporter gravity duelling", "chain-lightning"],
  ["lantern flare starlight censer star", "old-lantern"],
  ["goggles mask hood diadem brain", "gas-mask"],
  ["helm helmet", "diving-helmet"],
  ["hat", "fedora"],
  ["boots crampons greaves stilts gaiters levitators", "leather-boot"],
  ["trousers exoskeleton", "trousers"],
  ["coat parka cloak aerocloak robe shroud mantle apron", "robe"],
  ["vest cuirass carapace shield", "leather-armor"],
  ["pendant amulet brooch seal saint statuette conduit", "pentacle"],
  ["compass barometer gauge lodestone chronometer surveyor shortener", "compass"],
  ["mirror crystal prism gazing phial insight", "crystal-ball"],
  ["bell gramophone music fork horn", "ringing-bell"],
  ["ampoule dressing antidote serum elixir draught brew rations salt oil ink jar filler", "bubbling-flask"],
  ["page blueprint chalk tag", "scroll-unfurled"],
  ["key lockpick wedges kit parts crate", "key"],
  ["hourglass time", "hourglass"],
  ["heart blood bloodletting bloodsucking leech soul scarifier", "heart-organ"],
];
const ICON_OF_WORD = new Map(BY_WORD.flatMap(([words, icon]) => words.split(" ").map((word) => [word, icon] as const)));
const ORDER = new Map(BY_WORD.flatMap(([words], at) => words.split(" ").map((word) => [word, at] as const)));

function iconByWord(id: string): IconName | undefined {
  const known = id.split("_").filter((word) => ICON_OF_WORD.has(word));
  known.sort((a, b) => ORDER.get(a)! - ORDER.get(b)!);
  return known[0] === undefined ? undefined : ICON_OF_WORD.get(known[0]);
}

export function cardIcon(id: string, card?: ArcanaCard | null): IconName {
  const own = OWN[id];
  if (own) return own;
  switch (card?.kind) {
    case "monster":
      return "death-skull";
    case "explorer":
      return CLASS_ICONS[card.class ?? ""] ?? "crossed-swords";
    case "event":
      return card.deck === "horror" ? "curled-tentacle" : "sunrise";
    case "chapter":
      return "scroll-unfurled";
    default:
      return iconByWord(id) ?? SLOT_ICONS[card?.slot ?? ""] ?? TYPE_ICONS[card?.type ?? ""] ?? "knapsack";
  }
}
