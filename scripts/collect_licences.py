"""Write licences.txt beside the built pages: what they carry of others' work, with the licence of each.

The licences of fonts and libraries ask to be passed on with them, and the pages travel in the wheel.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "eldertable" / "server" / "static"
# Packages used for building, parts of which end up in the pages.
BUILT_IN = ("@iconify-json/game-icons", "svelte", "clsx", "esm-env")
RULE = "-" * 80


def packages() -> list[str]:
    stated = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    return sorted({*stated.get("dependencies", {}), *BUILT_IN})


def entry(name: str) -> str:
    folder = WEB / "node_modules" / name
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    lines = [RULE, f"{name} {about['version']}", f"Licence: {about.get('license', 'see below')}", *source(about)]
    if name == "@iconify-json/game-icons":
        lines.append("Icons by Lorc, Delapouite and contributors (https://game-icons.net), recoloured and resized.")
    for file in sorted(folder.glob("LICEN[CS]E*")):
        lines += ["", file.read_text(encoding="utf-8").strip()]
    return "\n".join(lines)


def source(about: dict[str, Any]) -> list[str]:
    homepage = about.get("homepage")
    return [f"Source: {homepage}"] if homepage else []


def main() -> int:
    if not (STATIC / "index.html").is_file():
        print("The pages are not built yet: run `make install`.", file=sys.stderr)
        return 1
    heading = "The pages of Eldertable carry the work of others, with thanks.\n\n"
    body = "\n\n".join(entry(name) for name in packages())
    (STATIC / "licences.txt").write_text(f"{heading}{body}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
