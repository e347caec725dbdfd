"""`python -m eldertable.server [--host H] [--port P] [--reuse-port]`: the server alone, set up by its environment."""

from __future__ import annotations

import argparse
import os
import sys

from eldertable.kernel.errors import ContentError, EldertableError
from eldertable.kernel.text import LANGUAGES, Speaker
from eldertable.server import shelf
from eldertable.server.serve import serve
from eldertable.words import content_problem

INTERRUPTED = 130  # as a shell tells it


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m eldertable.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--reuse-port", action="store_true", help="several processes may share the port")
    given = parser.parse_args()
    try:
        serve(given.host, given.port, reuse_port=given.reuse_port, on_ready=_announce)
    except (EldertableError, ContentError) as error:
        sys.stderr.write(_in_words(error) + "\n")
        return 1
    except KeyboardInterrupt:  # before it had begun to serve
        return INTERRUPTED
    return 0


def _in_words(error: EldertableError | ContentError) -> str:
    named = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = named[:2] if named[:2] in LANGUAGES else "en"
    if isinstance(error, ContentError):
        return content_problem(error, language)
    return Speaker(language, shelf.app_words(language)).say(error.text)


def _announce(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
