"""The page names what its screen begins with, and nothing that the visitor may not see."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from tests.server.harness.pages import Page
from tests.server.harness.town import Town, town
from townwright.server.routes import static_files

LISTS = {
    "home": {"en": ["assets/home-A.js", "assets/home-A.css", "assets/en-A.js"], "de": ["assets/de-A.js"]},
    "table": {"en": ["assets/table-A.js", "assets/en-A.js"], "de": ["assets/table-A.js"]},
    "guessing": {"en": ["assets/guessing-A.js", "assets/en-A.js"], "de": []},
    "learn": {"en": ["assets/learn-A.js"], "de": []},
    "learn/one": {"en": ["assets/one-A.js"], "de": []},
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    built = tmp_path_factory.mktemp("built")
    (built / "index.html").write_text("the page")
    (built / "ahead.json").write_text(json.dumps(LISTS))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(static_files, "BUILT", built)
        static_files.files.cache_clear()
        with town(tmp_path_factory.mktemp("ahead")) as opened:
            yield opened
    static_files.files.cache_clear()


async def named(by: Page, path: str, language: str = "en") -> list[str]:
    """What the page at an address names, in order."""
    response = await by.http.get(path, headers={"accept-language": language})
    return re.findall("<([^>]*)>", response.headers.get("link", ""))


def test_home_names_its_files_and_its_questions(place: Town) -> None:
    async def scene() -> None:
        stranger, guest = await place.server.page(), await place.server.page("Ada")
        questions = ["/api/games", "/api/lobby", "/api/me"]
        assert await named(stranger, "/", "de-AT, en;q=0.5") == ["/assets/de-A.js", *questions]
        assert (await named(guest, "/"))[-5:] == [*questions, "/api/tables", "/api/best"]

    place.run(scene())


def test_a_script_is_named_as_a_module_and_a_style_as_a_style(place: Town) -> None:
    async def scene() -> None:
        link = (await (await place.server.page()).http.get("/")).headers["link"]
        assert "</assets/home-A.js>; rel=modulepreload; crossorigin" in link
        assert "</assets/home-A.css>; rel=preload; as=style; crossorigin" in link
        assert "</api/me>; rel=preload; as=fetch; crossorigin" in link

    place.run(scene())


def test_a_table_names_the_game_only_to_those_who_may_see_it(place: Town) -> None:
    async def scene() -> None:
        host, stranger = await place.server.page("Ada"), await place.server.page()
        table = await host.table(seats=[{"who": "you"}])
        files = ["/assets/table-A.js", "/assets/en-A.js"]
        assert await named(host, f"/table/{table}") == [*files, "/assets/guessing-A.js", f"/api/tables/{table}"]
        assert await named(stranger, f"/table/{table}") == files
        assert await named(host, "/table/there-is-no-such-table") == files

    place.run(scene())


def test_a_screen_inside_a_room_names_the_files_of_both(place: Town) -> None:
    async def scene() -> None:
        by = await place.server.page()
        assert await named(by, "/learn/one") == ["/assets/learn-A.js", "/assets/one-A.js", "/api/me"]
        assert await named(by, "/nowhere") == []

    place.run(scene())
