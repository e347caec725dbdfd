"""The application: routes, errors in words, headers, and a house that opens and closes with it."""

from __future__ import annotations

import contextlib
import importlib
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import HTTPScope, LifeSpanScope, Message, Receive, Scope, Send

from eldertable.kernel.errors import BadOptions, EldertableError, UnknownGame
from eldertable.kernel.game import games
from eldertable.server.bodies import ErrorBody
from eldertable.server.house import House
from eldertable.server.limits import AtOnce, PerMinute
from eldertable.server.metrics import METRICS
from eldertable.server.pages import Pages, page, security_headers
from eldertable.server.refusals import UNREADABLE, Refused, refused
from eldertable.server.rest import ROUTES
from eldertable.server.settings import Settings, bad_setting, from_environment
from eldertable.server.sockets import table_socket
from eldertable.server.store import Store

logger = logging.getLogger("eldertable.http")


class Call(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The body. Litestar knows of broken JSON, but takes broken UTF-8 and bottomless nesting for faults of ours."""
        try:
            return await super().json()
        except UNREADABLE as error:
            raise refused("malformed", status=400) from error


def create_app(settings: Settings | None = None, *, static: Path | None = None) -> Litestar:
    settings = from_environment() if settings is None else settings
    for module in settings.preload:
        try:
            importlib.import_module(module)
        except (ImportError, TypeError) as error:  # the second: a name that is relative to nothing
            raise bad_setting("preload", module, "module") from error
    games()  # their content is read now rather than while somebody waits
    pages = Pages(static)

    @contextlib.asynccontextmanager
    async def house_open(app: Litestar) -> AsyncIterator[None]:
        house = House(await Store.open(settings), settings)
        house.start()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    app = Application(
        route_handlers=[ROUTES, table_socket, page],
        lifespan=[house_open],
        request_class=Call,
        exception_handlers={Refused: _refused, EldertableError: _unfit, HTTPException: _http, Exception: _fault},
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Eldertable", version="1", path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
        ),
        logging_config=None,
        on_app_init=[_quiet],
    )  # fmt: skip
    app.state.update(
        pages=pages, kept={}, replayed={}, new_matches=PerMinute(settings.matches_per_minute),
        replays=PerMinute(settings.replays_per_minute), sockets=AtOnce(settings.sockets_per_address),
    )  # fmt: skip
    app.headers = tuple((name.encode(), value.encode()) for name, value in security_headers(pages.policy).items())
    return app


def _quiet(config: AppConfig) -> AppConfig:
    config.debug = False
    return config


# --- errors --------------------------------------------------------------------------------------------------------

_CODES = {400: "malformed", 404: "no-page", 405: "no-page", 413: "body-too-big", 415: "malformed", 429: "busy"}


def _refused(_request: Request[Any, Any, Any], error: Refused) -> Response[ErrorBody]:
    METRICS.refused.add(label=error.code)
    headers = {"retry-after": "60"} if error.status == 429 else None  # all such limits count the last minute
    return Response(ErrorBody(error.status, error.code, error.text), status_code=error.status, headers=headers)


def _unfit(_request: Request[Any, Any, Any], error: EldertableError) -> Response[ErrorBody]:
    code = {BadOptions: "bad-options", UnknownGame: "no-game"}.get(type(error), "unfit")
    METRICS.refused.add(label=code)
    return Response(ErrorBody(400, code, error.text), status_code=400)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    code = _CODES.get(error.status_code, "malformed" if error.status_code < 500 else "fault")
    response = _refused(request, refused(code, status=error.status_code))
    response.headers.update(error.headers or {})
    return response


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    METRICS.failures.add(label="http")
    logger.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return _refused(request, refused("fault", status=500))


# --- around every answer -------------------------------------------------------------------------------------------


class Application(Litestar):
    """Puts security headers on every answer, and writes a line of the log for it (its path only: queries are not kept)."""

    headers: tuple[tuple[bytes, bytes], ...] = ()

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        if scope["type"] != ScopeType.HTTP:
            await super().__call__(scope, receive, send)
            return
        started, status = time.perf_counter(), 0
        called = cast("HTTPScope", scope)

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        # HEAD is GET of which the socket sends the head alone: messengers look so before they fetch a picture
        asked = cast("HTTPScope", {**called, "method": "GET"}) if called["method"] == "HEAD" else called
        try:
            await super().__call__(asked, receive, send_with_headers)
        finally:
            took = round((time.perf_counter() - started) * 1000, 1)
            said = {"method": called["method"], "path": called["path"], "status": status, "ms": took}
            logger.info("call", extra=said)
