// Builds SVG sprites of the icons the pages use, and the type of their names.
// Sources: icons/*.json (names from @iconify-json/game-icons) and icons/own.svg (our own glyphs, named o-*).
// What the shell and several games need is one sprite, loaded at once; the icons of one game alone wait in a sprite of its own.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(web, "src", "generated");
const packaged = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

const SHELL = "shell.json";

function read(list) {
  return JSON.parse(readFileSync(join(web, "icons", list), "utf8"));
}

function symbol(name) {
  const icon = packaged.icons[name];
  if (!icon) throw new Error(`icons/*.json names "${name}", which @iconify-json/game-icons does not have`);
  const { width = 512, height = 512 } = { ...packaged, ...icon };
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
}

const lists = readdirSync(join(web, "icons")).filter((name) => name.endsWith(".json") && name !== "authors.json" && name !== SHELL);
const ofEach = lists.map((list) => [list.replace(/\.json$/, ""), [...new Set(read(list))].sort()]);
const shared = ofEach.flatMap(([, icons]) => icons).filter((name, at, all) => all.indexOf(name) !== at);
const names = [...new Set([...read(SHELL), ...shared])].sort();
const ofGames = ofEach.map(([game, icons]) => [game, icons.filter((name) => !names.includes(name))]);
const own = readFileSync(join(web, "icons", "own.svg"), "utf8");
const ownSymbols = [...own.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
const ownBody = own.replace(/<\/?svg[^>]*>/g, "").replaceAll('<symbol id="', '<symbol id="o-').trim();

mkdirSync(out, { recursive: true });
writeFileSync(join(out, "icons.svg"), `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join("")}${ownBody}</svg>\n`);
for (const [game, own] of ofGames) {
  writeFileSync(join(out, `icons.${game}.svg`), `<svg xmlns="http://www.w3.org/2000/svg">${own.map(symbol).join("")}</svg>\n`);
}
const all = [...new Set([...names, ...ofGames.flatMap(([, own]) => own)])].sort();
const union = [...all, ...ownSymbols.map((name) => `o-${name}`)].map((name) => `  | "${name}"`).join("\n");
writeFileSync(
  join(out, "icons.ts"),
  `// Made by scripts/sprite.mjs.\nexport type IconName =\n${union};\nexport const packagedIcons = ${JSON.stringify(all)} as const;\n/** Icons that are not in the common sprite, by the game whose sprite has them. */\nexport const gameSprites: Record<string, readonly string[]> = ${JSON.stringify(Object.fromEntries(ofGames))};\n`,
);
