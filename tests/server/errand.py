"""What the process of test_errands.py does; in a module that it can import."""

from __future__ import annotations

import os


def job(given: bytes) -> bytes:
    if given == b"who":
        return str(os.getpid()).encode()
    if given == b"die":
        os._exit(3)
    if given == b"fail":
        raise ValueError("secret_11")
    return given[::-1] * (1000 if given.startswith(b"long") else 1)
