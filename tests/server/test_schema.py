"""The REST calls keep to what `/schema` says of them, whatever is thrown at them."""

from __future__ import annotations

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from eldertable.server.app import create_app
from eldertable.server.settings import Settings
from tests.server.client import Site


@pytest.mark.slow
def test_no_request_makes_the_server_fail(site: Site) -> None:
    schema = schemathesis.openapi.from_url(f"{site.address}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 15
    for operation in operations:

        @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def throw(case: schemathesis.Case) -> None:
            response = case.call(base_url=site.address)
            case.validate_response(response, checks=[not_a_server_error])
            if response.status_code >= 400:
                body = response.json()
                assert body["status"] == response.status_code
                assert body["text"]["id"].startswith("app-")

        throw()


def test_the_description_names_every_call_of_the_protocol(site: Site) -> None:
    paths = site.get("/schema").json()["paths"]
    told = Path(__file__).parents[2].joinpath("docs", "protocol.md").read_text("utf-8")
    for call in ("/api/games", "/api/matches", "/api/matches/{match_id}/timeline", "/api/texts/{lang}"):
        assert call in paths
        assert call.replace("match_id", "id") in told


def test_the_description_can_be_made_without_a_store(tmp_path: Path) -> None:
    app = create_app(Settings(database=str(tmp_path / "never.sqlite3")))
    assert app.openapi_schema.paths
    assert not (tmp_path / "never.sqlite3").exists()
