"""`python -m eldertable.server [--host H] [--port P] [--reuse-port]`: the server alone, set up by its environment.

Every process that thinks for the server loads this module once more (that is how Python starts them), so what only the
server needs is imported where it is used: a first bot, preview or replay waits for the rest."""

from __future__ import annotations

import argparse
import logging
import os
import sys

from eldertable.kernel.errors import ContentError, EldertableError, NotLoaded
from eldertable.kernel.text import LANGUAGES, Speaker, Text

logger = logging.getLogger("eldertable.start")
INTERRUPTED = 130  # as a shell tells it


def main() -> int:
    from eldertable.server.serve import serve  # noqa: PLC0415

    parser = argparse.ArgumentParser(prog="python -m eldertable.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--reuse-port", action="store_true", help="several processes may share the port")
    given = parser.parse_args()
    try:
        serve(given.host, given.port, reuse_port=given.reuse_port, on_ready=_announce, on_doubt=_doubt)
    except (EldertableError, ContentError) as error:
        sys.stderr.write(_in_words(error) + "\n")
        return 1
    except KeyboardInterrupt:  # before it had begun to serve
        return INTERRUPTED
    return 0


def _language() -> str:
    named = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return named[:2] if named[:2] in LANGUAGES else "en"


def _in_words(error: EldertableError | ContentError) -> str:
    from eldertable.words import loading_problem  # noqa: PLC0415

    if isinstance(error, ContentError | NotLoaded):
        return loading_problem(error, _language())
    return _say(error.text)


def _say(words: Text) -> str:
    from eldertable.words import own_sources  # noqa: PLC0415

    return Speaker(_language(), [said for _, said in own_sources(_language())]).say(words)


def _doubt(words: Text) -> None:
    logger.warning("odd setting", extra={"setting": words.args["name"], "words": _say(words)})


def _announce(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
