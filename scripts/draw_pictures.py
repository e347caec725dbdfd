"""Draw what systems and messengers do not take as SVG: the app's icons, and the pictures that come with a link somebody sends.

Their sources are the mark in web/public/favicon.svg and the posters in web/src/art. What it draws is kept in git, so that a build
needs no browser; run it again after changing a source: `.venv/bin/python -m scripts.draw_pictures`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import FLAGS, find_chromium

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web/public"
ART = ROOT / "web/src/art"
STYLES = ROOT / "web/src/styles"
GAMES = ("arkham_tour", "machina_arcana", "eldritch_horror", "discover")  # as they stand in the lobby
ICONS = {  # side in pixels, and how much of it the mark takes: a maskable icon may be cut to a circle
    "icon-192.png": (192, 0.86),
    "icon-512.png": (512, 0.86),
    "icon-maskable-512.png": (512, 0.6),
    "apple-touch-icon.png": (180, 0.74),
}
LINK_SIZE = (1200, 630)  # what messengers ask for
GROUND = "#14110e"
MARK = (PUBLIC / "favicon.svg").read_text("utf-8")


def icon_page(share: float) -> str:
    size = f"{share * 100:.0f}%"
    return f"""<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {GROUND} }}
      svg {{ width: {size}; height: {size} }}</style>{MARK}"""


def link_page(games: Sequence[str]) -> str:
    """The posters side by side, with our mark and name below."""
    sheets = [STYLES / "tokens.css", STYLES / "components.css", ART / "art.css"]
    styles = "".join(file.read_text("utf-8") for file in sheets)
    face = (ROOT / "web/node_modules/@fontsource/oranienbaum/files/oranienbaum-latin-400-normal.woff2").as_uri()
    posters = "".join(f'<div class="art" data-game="{game}">{_poster(game)}</div>' for game in games)
    return f"""<html data-theme="dark"><style>{styles}
      @font-face {{ font-family: Name; src: url({face}) }}
      body {{ margin: 0; width: 100vw; height: 100vh; display: flex; background: {GROUND} }}
      .art {{ flex: 1; min-width: 0 }} .art + .art {{ border-left: 3px solid {GROUND} }}
      footer {{ position: fixed; inset: auto 0 0; padding: 90px 0 34px 48px; display: flex; gap: 20px; align-items: center;
        background: linear-gradient(transparent, {GROUND}e6 60%); font: 64px/1 Name; color: #e6dabf }}
      footer svg {{ width: 76px; height: 76px }}</style>
      <body>{_sprites()}{posters}<footer>{MARK}Eldertable</footer></body></html>"""


def _poster(game: str) -> str:
    return (ART / f"{game}.svg").read_text("utf-8").replace('href="icon:', 'href="#')


def _sprites() -> str:
    """All icons, inside the page: there is no server to fetch them from. The build of the pages collects them."""
    files = sorted((ROOT / "web/src/generated").glob("icons*.svg"))
    return "".join(file.read_text("utf-8").replace("<svg ", '<svg style="display: none" ', 1) for file in files)


def shoot(browser: Browser, page: str, size: tuple[int, int], file: Path) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    tab = context.new_page()
    source = file.with_suffix(".drawn.html")  # a file, so that it may read the font beside it
    source.write_text(page, "utf-8")
    try:
        tab.goto(source.as_uri())
        tab.evaluate("document.fonts.ready")
        tab.screenshot(path=file, quality=86 if file.suffix == ".jpg" else None)
    finally:
        source.unlink()
        context.close()
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")


def main() -> None:
    path = find_chromium()
    if path is None:
        sys.exit("No Chromium on this machine; scripts/ensure_chromium.sh installs one.")
    links = PUBLIC / "links"
    links.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name, (side, share) in ICONS.items():
            shoot(browser, icon_page(share), (side, side), PUBLIC / name)
        shoot(browser, link_page(GAMES), LINK_SIZE, links / "eldertable.jpg")
        for game in GAMES:
            shoot(browser, link_page([game]), LINK_SIZE, links / f"{game}.jpg")
        browser.close()


if __name__ == "__main__":
    main()
