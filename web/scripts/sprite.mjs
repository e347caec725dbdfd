// Builds one SVG sprite of the icons the pages use, and the type of their names.
// Sources: icons/*.json (names from @iconify-json/game-icons) and icons/own.svg (our own glyphs, named o-*).
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(web, "src", "generated");
const packaged = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

function usedNames() {
  const lists = readdirSync(join(web, "icons")).filter((name) => name.endsWith(".json") && name !== "authors.json");
  const names = lists.flatMap((name) => JSON.parse(readFileSync(join(web, "icons", name), "utf8")));
  return [...new Set(names)].sort();
}

function symbol(name) {
  const icon = packaged.icons[name];
  if (!icon) throw new Error(`icons/*.json names "${name}", which @iconify-json/game-icons does not have`);
  const { width = 512, height = 512 } = { ...packaged, ...icon };
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
}

const names = usedNames();
const own = readFileSync(join(web, "icons", "own.svg"), "utf8");
const ownSymbols = [...own.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
const ownBody = own.replace(/<\/?svg[^>]*>/g, "").replaceAll('<symbol id="', '<symbol id="o-').trim();

mkdirSync(out, { recursive: true });
writeFileSync(join(out, "icons.svg"), `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join("")}${ownBody}</svg>\n`);
const union = [...names, ...ownSymbols.map((name) => `o-${name}`)].map((name) => `  | "${name}"`).join("\n");
writeFileSync(
  join(out, "icons.ts"),
  `// Made by scripts/sprite.mjs.\nexport type IconName =\n${union};\nexport const packagedIcons = ${JSON.stringify(names)} as const;\n`,
);
