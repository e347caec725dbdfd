"""`python -m eldertable.server [--host H] [--port P] [--reuse-port]`: the server alone, set up by its environment."""

from __future__ import annotations

import argparse
import os
import sys

from eldertable.kernel.errors import EldertableError
from eldertable.kernel.text import LANGUAGES, Speaker
from eldertable.server import shelf
from eldertable.server.serve import serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m eldertable.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--reuse-port", action="store_true", help="several processes may share the port")
    given = parser.parse_args()
    try:
        serve(given.host, given.port, reuse_port=given.reuse_port, on_ready=_announce)
    except EldertableError as error:
        wanted = os.environ.get("LANG", "")[:2]
        language = wanted if wanted in LANGUAGES else "en"
        speaker = Speaker(language, shelf.app_words(language))
        sys.stderr.write(speaker.say(error.text) + "\n")
        return 1
    return 0


def _announce(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
