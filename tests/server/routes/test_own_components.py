"""An owner's tiles and cards: looked at, refused at their line, and played with at a private table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import townwright
from tests.server.harness.serving import serving
from tests.server.harness.town import Town, town
from townwright.core import registry

GAMES = Path(townwright.__file__).parent / "games"
SETS = {
    "cities": (
        (GAMES / "cities/box/tilesets/trio24.txt").read_text("utf-8"),
        "trio24",
        {"seats": "1", "tiles": "mine"},
    ),
    "greentown": ((GAMES / "greentown/box/townwright-1.json").read_text("utf-8"), "townwright-1", {"set": "mine"}),
    "skylines": (
        (GAMES / "skylines/box/townwright-draft-1.txt").read_text("utf-8"),
        "townwright-draft-1",
        {"seats": "1", "set": "mine"},
    ),
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("components")) as opened:
        yield opened


def own(game: str) -> str:
    """Townwright's own set under another name."""
    text, name, _ = SETS[game]
    return text.replace(name, "mine", 1)


@pytest.mark.parametrize("game", registry.names())
def test_a_component_file_is_looked_at(place: Town, game: str) -> None:
    async def scene() -> Any:
        return await (await place.server.page("Ada")).post("/api/components", text=own(game))

    held = place.run(scene())
    assert (held["game"], held["name"]) == (game, "mine")
    assert list(held["options"].values()) == ["mine"]
    assert held["contents"]["name"] == "mine"
    parts = {"cities": "faces", "greentown": "cards", "skylines": "cards"}[game]
    assert len(held["contents"][parts]) >= 12


@pytest.mark.parametrize("game", registry.names())
def test_an_own_set_is_played_with_at_a_private_table_and_its_record_is_played_again(place: Town, game: str) -> None:
    async def scene() -> None:
        ada = await place.server.page("Ada")
        words = SETS[game][2]
        seats = [{"who": "you"}, *([] if "seats" in words else [{"who": "bot", "name": "random"}])]
        table = await ada.table(game, options=words, components=[own(game)], seats=seats)
        shown = await ada.watch(table)
        assert "mine" in shown["sight"]["options"].values()
        while ada.sights[table]["turn"] is None:
            await ada.wait("update", table=table)
        assert (await ada.act(table, await ada.random_action(table, Random(1))))["say"] == "answer"
        assert await ada.get(f"/api/tables/{table}/components") == [own(game)]
        text = await ada.get(f"/api/tables/{table}/record")
        again = await ada.post("/api/records", text=text, components=[own(game)])
        assert again["game"] == game
        assert "mine" in again["options"].values()

    place.run(scene())


@pytest.mark.parametrize(
    ("game", "old", "new"),
    [
        ("cities", "\n3 ", "\n99 "),
        ("greentown", '"stops": 5', '"stops": "many"'),
        ("greentown", '"tiles"', '"bricks"'),
        ("skylines", "skylines components mine", "skylines components MINE!"),
    ],
)
def test_a_bad_file_is_refused_with_its_number_and_line(place: Town, game: str, old: str, new: str) -> None:
    async def scene() -> tuple[Any, Any]:
        ada = await place.server.page("Ada")
        bad, words = own(game).replace(old, new, 1), {"seats": "2"}
        made = await ada.http.post(
            "/api/tables", json={"game": game, "options": words, "components": [own(game).replace("mine", "a", 1), bad]}
        )
        looked = await ada.http.post("/api/components", json={"text": bad})
        return made, looked

    made, looked = place.run(scene())
    assert made.status_code in (400, 404, 422)
    assert made.json()["file"] == 2
    assert looked.status_code in (400, 404, 422)
    assert made.json()["why"]["english"]
    assert made.json()["line"] is not None


def test_own_components_are_for_private_tables_and_for_their_game(place: Town) -> None:
    async def scene() -> None:
        ada = await place.server.page("Ada")
        body: dict[str, Any] = {"game": "cities", "options": {"tiles": "mine"}, "components": [own("cities")]}
        public = await ada.http.post("/api/tables", json={**body, "visibility": "public"})
        assert (public.status_code, public.json()["why"]["key"]) == (409, "server-own-private")
        foreign = await ada.http.post("/api/tables", json={**body, "components": [own("greentown")]})
        assert foreign.json()["why"]["key"] == "server-not-components"
        huge = await ada.http.post("/api/tables", json={**body, "components": ["x" * 200_000] * 2})
        assert huge.status_code == 413

    place.run(scene())


# The companion


def test_a_table_of_the_physical_game_is_scored_with_reasons(place: Town) -> None:
    async def scene() -> Any:
        stranger = await place.server.page()
        return await stranger.post("/api/score", game="cities", text="AAWP\nPTpW\n..PP\n..TA\n", options={"level": "3"})

    scored = place.run(scene())
    assert scored["total"] == sum(line["points"] for line in scored["lines"]) > 0
    assert all(line["points"] == sum(cause["points"] for cause in line["because"]) for line in scored["lines"])
    assert scored["picture"]


def test_what_cannot_be_scored_is_refused_at_its_line(place: Town) -> None:
    async def scene() -> Any:
        return await (await place.server.page()).http.post("/api/score", json={"game": "greentown", "text": "nothing"})

    assert place.run(scene()).json()["why"]["english"]


def test_own_components_survive_a_restart_of_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            ada = await server.page("Ada")
            table = await ada.table(
                "cities", options={"tiles": "mine", "seats": "1"}, components=[own("cities")], seats=[{"who": "you"}]
            )
            cookies = dict(ada.http.cookies)
        async with serving(tmp_path) as server:
            ada = await server.page()
            ada.http.cookies.update(cookies)
            shown = await ada.watch(table)
            assert shown["sight"]["view"]["tiles"] == "mine"

    asyncio.run(scene())
