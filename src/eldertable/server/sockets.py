"""The socket of a table: who may open it, and how it is closed. What is said on it is in session.py."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from eldertable.server import messages as m
from eldertable.server import origins
from eldertable.server.house import House
from eldertable.server.limits import address_of
from eldertable.server.metrics import METRICS
from eldertable.server.refusals import Refused, refused
from eldertable.server.session import Session
from eldertable.server.wire import EXTENSION, Wire

logger = logging.getLogger("eldertable.sockets")
_encode = msgspec.json.Encoder().encode
TRY_LATER = 1013  # the page comes back by itself: its hello was lost on the way, it spoke too fast, we failed
# Closed for good: the page does not come back by itself (4400 to 4499).
CLOSE = {"origin": 4403, "bad-token": 4401, "no-match": 4404, "other-version": 4409, "unplayable": 4410, "too-big": 4413}


@websocket("/api/matches/{match_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], match_id: FromPath[str]) -> None:
    house: House = socket.app.state.house
    await socket.accept()
    METRICS.sockets.add(1)
    try:
        with socket.app.state.sockets.one_more(address_of(socket)) as allowed:
            await _talk(socket, match_id, house, allowed=allowed)
    except Refused as refusal:
        await _close(socket, refusal)
    except WebSocketDisconnect:
        pass
    except Exception:  # whoever waits at the other end is told, and comes back
        METRICS.failures.add(label="socket")
        logger.exception("a socket failed", extra={"match": match_id})
        await _close(socket, refused("fault", status=500))
    finally:
        METRICS.sockets.add(-1)


async def _talk(socket: WebSocket[Any, Any, Any], match: str, house: House, *, allowed: bool) -> None:
    if not allowed:
        raise refused("too-many-sockets", limit=house.settings.sockets_per_address)
    if not origins.allowed(socket.headers, house.settings.origins):
        raise refused("origin")
    await Session(socket.receive, _wire_of(socket), await house.room(match, address_of(socket)), house).run()


async def _close(socket: WebSocket[Any, Any, Any], refusal: Refused) -> None:
    """Say why, then close."""
    METRICS.refused.add(label=refusal.code)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        said = _encode(m.RefusedMessage("", refusal.code, refusal.text, refusal.rule))
        await socket.send({"type": "websocket.send", "text": said.decode(), "bytes": None})
        await socket.close(CLOSE.get(refusal.code, TRY_LATER), refusal.code)


def _wire_of(socket: WebSocket[Any, Any, Any]) -> Wire:
    wire = (socket.scope.get("extensions") or {}).get(EXTENSION, {}).get("wire")
    if not isinstance(wire, Wire):
        raise TypeError("tables need a socket of their own: use `eldertable play` or `python -m eldertable.server`")
    return wire
