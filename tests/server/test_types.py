"""The generated TypeScript is what the structs say now."""

import pytest

from eldertable.server import messages, types_out


def test_the_pages_types_are_up_to_date() -> None:
    if not types_out.FILE.parent.is_dir():
        pytest.skip("an installed package has no web client beside it")
    assert types_out.FILE.read_text("utf-8") == types_out.generate(), "run `make types`"


def test_the_pages_take_over_how_long_a_name_may_be() -> None:
    assert f"export const NAME_MOST = {messages.NAME_MOST};" in types_out.generate()


def test_an_option_is_open_and_a_hello_may_be_short() -> None:
    written = types_out.generate()
    assert "export interface Option {\n  kind: string;" in written
    assert "[field: string]: unknown;" in written
    assert 't: "hello";\n  token?: string | null;' in written
