"""A guest brings a set on which the rules could search for ever: the guest is told so, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.harness.hostile_content import Hostile, greentown, hostile_set
from tests.server.harness.pages import Page
from tests.server.harness.town import Town, town
from tests.server.sandbox.hostile_tasks import endless
from townwright.server.sandbox import component_tasks, table_tasks


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("hostile")) as opened:
        yield opened


def six_exits() -> Hostile:
    """The set of the report: 7 × 7 tiles with six exits each, two hotels, six trees, cards with 60 stops."""
    found = greentown(Random(1))
    told = json.loads(found.components)
    cells = [[q, r, "012345", "."] for q in range(7) for r in range(7)]
    for place in range(1, 7):
        cells[7 * place][3] = "N"
    cells[0][3] = cells[-1][3] = "H"
    told |= {"setups": {"first": cells}, "trees": 6}
    for card in told["cards"].values():
        card["stops"] = 60
    return Hostile(found.game, json.dumps(told), found.options, found.score)


async def laid(page: Page, hostile: Hostile) -> str:
    """A table with the set, all seats of one guest, up to the first action of a seat."""
    table = await page.table(
        hostile.game, options=hostile.options, components=[hostile.components], seats=[{"who": "you"}] * 2
    )
    await page.watch(table)
    return table


def test_asking_for_a_tour_on_a_map_of_six_exits_stops_nobody(place: Town) -> None:
    async def scene() -> tuple[str, dict[str, Any], dict[str, Any]]:
        ada, ben = await place.server.page("Ada"), await place.server.page("Ben")
        mine = await ben.table(seats=[{"who": "you"}] * 2)
        await ben.watch(mine)
        table = await laid(ada, six_exits())
        seat = ada.sights[table]["seat"]
        await ada.say("ask", table=table, ask=1, seat=seat, words=["T"])
        alive = await ben.get("/health/live")
        answer = await ben.act(mine, "guess 1", seat=0)
        told = await ada.wait("choices", "no-choices")
        return alive, answer, told

    alive, answer, told = place.run(scene())

    assert (alive, answer["say"]) == ("alive", "answer")
    assert told["say"] == "choices" or told["why"]["english"]


def test_eight_studies_of_one_guest_do_not_keep_another_guest_waiting(place: Town) -> None:
    hostile = six_exits()

    async def scene() -> tuple[int, list[int]]:
        ada, ben = await place.server.page("Ada"), await place.server.page("Ben")
        plays = [{"seat": -1, "action": action} for action in ("deal A 5A", "deal B 5B", "top 6A")]
        body = {
            "text": hostile.record(Random(0), moves=0),
            "components": [hostile.components],
            "plays": [*plays, {"seat": 0, "action": "T"}],
            "words": ["T"],
        }
        greedy = [asyncio.ensure_future(ada.http.post("/api/study", json=body)) for _ in range(8)]
        scored = await ben.http.post("/api/score", json={"game": "cities", "text": "AAWP\nPTpW\n..PP\n..TA\n"})
        return scored.status_code, [(await one).status_code for one in greedy]

    scored, studies = place.run(scene())

    assert scored == 200
    assert all(status < 500 for status in studies)


@pytest.mark.parametrize("number", range(6))
def test_a_hostile_set_of_every_game_is_looked_at_laid_asked_about_and_recorded(place: Town, number: int) -> None:
    hostile = hostile_set(number)

    async def scene() -> list[int]:
        ada = await place.server.page("Ada")
        record = hostile.record(Random(number))
        bodies: dict[str, Any] = {
            "/api/components": {"text": hostile.components},
            "/api/records": {"text": record, "components": [hostile.components]},
            "/api/study": {"text": record, "components": [hostile.components]},
            "/api/branches": {"text": record, "components": [hostile.components], "moves": 0, "same_deal": True},
            "/api/score": {"game": hostile.game, "text": hostile.score, "components": [hostile.components]},
            "/api/tables": {
                "game": hostile.game,
                "options": hostile.options,
                "components": [hostile.components],
                "seats": [{"who": "you"}] * int(hostile.options.get("seats", "2")),
            },
        }
        answers = [await ada.http.post(path, json=body) for path, body in bodies.items()]
        for made in answers[-1:]:
            await ada.watch(made.json()["table"])
        return [answer.status_code for answer in answers]

    statuses = place.run(scene())

    assert statuses[0] == 200
    assert statuses[3] == 201, "the seed has dealt what the record says, so that the same deal is played again"
    assert all(status < 500 for status in statuses)


def test_what_never_ends_is_ended_and_said_in_a_sentence_on_every_way_in(
    place: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    hostile = six_exits()
    monkeypatch.setattr(place.server.services.sandbox, "_seconds", 0.5)

    async def scene() -> list[str]:
        ada = await place.server.page("Ada")
        table = await laid(ada, hostile)
        for module, name in (
            (component_tasks, "describe_components"),
            (component_tasks, "score_table"),
            (table_tasks, "choices"),
        ):
            monkeypatch.setattr(module, name, endless_instead)
        keys = []
        for path, body in (
            ("/api/components", {"text": hostile.components}),
            ("/api/score", {"game": "greentown", "text": hostile.score}),
        ):
            answer = await ada.http.post(path, json=body)
            assert answer.status_code == 422
            keys.append(answer.json()["why"]["key"])
        await ada.say("ask", table=table, ask=1, seat=ada.sights[table]["seat"])
        keys.append((await ada.wait("no-choices"))["why"]["key"])
        return keys

    assert place.run(scene()) == ["server-too-long"] * 3


def endless_instead(*_: object) -> None:
    """A rule that searches without a bound."""
    endless()
