"""The pages: files of the built client, kept in memory, with their caching and security headers."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from msgspec import Struct

from eldertable.server import link_card
from eldertable.server.refusals import Refused, refused

# The client's own addresses: the page is the same, its script reads the address.
CLIENT_ROUTES = re.compile(r"/(new|t|r|rules|fair)/[^.]*|/(mine|replays|rules|fair|credits)/?|/")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_COMPRESSIBLE = re.compile(r"text/|application/(json|javascript|manifest)|image/svg")
NOT_BUILT = "The pages are not built yet: run `make install`.\nСтраницы ещё не собраны: выполните `make install`.\n"


class Asset(Struct, frozen=True):
    """Bytes to be sent as they are, compressed beforehand."""

    data: bytes
    media_type: str  # of a text without its charset: the response adds it
    etag: str
    cache: str
    packed: bytes | None


def asset(data: bytes, media_type: str, cache: str = ASK_AGAIN) -> Asset:
    packed = gzip.compress(data, 6, mtime=0) if len(data) > 1024 and _COMPRESSIBLE.match(media_type) else None
    return Asset(data, media_type, f'"{hashlib.sha256(data).hexdigest()[:24]}"', cache, packed)


def respond(
    request: Request[Any, Any, Any], found: Asset, headers: dict[str, str] | None = None, status: int = 200
) -> Response[bytes]:
    sent = {"cache-control": found.cache, "etag": found.etag, "vary": "accept-encoding", **(headers or {})}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=sent)
    data = found.data
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data, sent["content-encoding"] = found.packed, "gzip"
    return Response(data, headers=sent, media_type=found.media_type, status_code=status)


class Pages:
    """Only files found at the start can be asked for, so no path leads elsewhere."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or Path(str(files("eldertable.server"))) / "static"
        self._files: dict[str, Asset] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if file.is_file():
                name = "/" + file.relative_to(folder).as_posix()
                kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
                self._files[name] = asset(file.read_bytes(), kind, FOR_EVER if "/assets/" in name else ASK_AGAIN)
        self.index = self._files.get("/index.html")
        self.policy = content_policy(self.index.data if self.index else b"")

    def find(self, path: str) -> Asset:
        found = self._files.get(path)
        if found is not None:
            return found
        if not CLIENT_ROUTES.fullmatch(path):
            raise refused("no-page", status=404)
        return self.any_page

    @property
    def any_page(self) -> Asset:
        """The one page there is: its script reads the address, and says so when it leads nowhere."""
        return self.index or asset(NOT_BUILT.encode(), "text/plain", "no-store")

    def picture(self, game: str | None) -> str | None:
        """Where the picture lies that comes with a link to a game, or to any page where the game has none."""
        names = (f"{link_card.PICTURES}/{name}.jpg" for name in (game, "eldertable"))
        return next((name for name in names if name in self._files), None)


def content_policy(index: bytes) -> str:
    """Everything from this server alone; the page's own inline script is named by its hash."""
    scripts = re.findall(rb"<script>(.*?)</script>", index, re.DOTALL)
    hashes = "".join(f" 'sha256-{base64.b64encode(hashlib.sha256(s).digest()).decode()}'" for s in scripts)
    return "; ".join((
        "default-src 'self'", f"script-src 'self'{hashes}", "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:", "font-src 'self' data:", "connect-src 'self'", "object-src 'none'",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ))  # fmt: skip


def security_headers(policy: str) -> dict[str, str]:
    return {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    pages: Pages = request.app.state.pages
    path = request.scope["path"]
    try:
        found = pages.find(path)
    except Refused:
        if "text/html" not in request.headers.get("accept", ""):
            raise
        return respond(request, pages.any_page, {"cache-control": "no-store"}, status=404)  # a person mistyped
    if found is not pages.index:
        return respond(request, found)
    headers = {"vary": "accept-encoding, accept-language"}
    if link_card.is_private(path):
        headers["x-robots-tag"] = "noindex"
    return respond(request, await _with_card(request, found, pages), headers)


async def _with_card(request: Request[Any, Any, Any], index: Asset, pages: Pages) -> Asset:
    language = link_card.language_of(request.headers.get("accept-language", ""))
    card = await link_card.card_of(request.scope["path"], request.app.state.house, language)
    picture = pages.picture(card.game)
    if picture is None:
        return index
    try:
        address = str(request.base_url).rstrip("/") + picture
    except ValueError:  # a `Host` that is no address: whoever sends it fetches no picture
        return index
    return asset(link_card.with_card(index.data, card, picture=address, language=language), index.media_type)
