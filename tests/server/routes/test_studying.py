"""A position of an unfinished record is studied from a seat: its view and its choices, and nothing is stored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.playing import random_game
from tests.server.harness.town import Town, town
from townwright.core import registry
from townwright.core.seats import CHANCE


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("studying")) as opened:
        yield opened


def unfinished(name: str) -> tuple[str, int, Any]:
    """A record that stops in the middle where one seat begins an action, the seat, and the position."""
    game = registry.find(name)
    options = game.options({"seats": "2" if name == "greentown" else "1"})
    record = random_game(game, options, f"study {name}").record
    for number in range(len(record.events) // 2, len(record.events)):
        text = game.write(replace(record, events=record.events[:number]))
        state = game.replay(text).state
        if len(acting := game.to_act(state)) == 1 and acting[0] != CHANCE:
            return text, acting[0], state
    raise LookupError("nobody acts in the second half of the game")


@pytest.mark.parametrize("name", registry.names())
def test_a_seat_sees_its_view_and_its_choices(place: Town, name: str) -> None:
    text, seat, state = unfinished(name)
    game = registry.find(name)

    async def scene() -> tuple[Any, Any]:
        ada = await place.server.page("Ada")
        found = await ada.post("/api/study", text=text, seat=seat)
        return found, await ada.get("/api/tables")

    found, tables = place.run(scene())

    assert found["to_act"] == [seat]
    assert [choice["word"] for choice in found["choices"]] == [choice.word for choice in game.choices(state, seat, ())]
    assert not found["replayed"]["finished"]
    assert tables == []


@pytest.mark.parametrize("name", registry.names())
def test_actions_after_the_record_are_played_and_wrong_ones_refused(place: Town, name: str) -> None:
    text, seat, state = unfinished(name)
    game = registry.find(name)
    action = game.legal(state, seat)[0]

    async def scene() -> tuple[Any, int]:
        ada = await place.server.page("Ada")
        found = await ada.post("/api/study", text=text, seat=seat, plays=[{"seat": seat, "action": str(action)}])
        wrong = [{"seat": seat, "action": str(action)}] * 3
        return found, (await ada.http.post("/api/study", json={"text": text, "plays": wrong})).status_code

    found, refused = place.run(scene())

    assert found["replayed"]["steps"][-1] == {"seat": seat, "action": str(action)}
    assert tuple(found["to_act"]) == game.to_act(game.play(state, seat, action))
    assert refused in (403, 409)


def test_any_position_of_a_finished_record_can_be_studied(place: Town) -> None:
    game = registry.find("cities")
    played = random_game(game, game.options({"seats": "1"}), "steps")
    step = next(at for at, event in enumerate(played.events) if at > 9 and event.seat == 0)

    async def scene() -> Any:
        ada = await place.server.page("Ada")
        return await ada.post("/api/study", text=game.write(played.record), seat=0, steps=step)

    found = place.run(scene())

    assert found["to_act"] == [0]
    assert len(found["replayed"]["steps"]) == step
    offered = game.choices(played.states[step], 0, ())
    assert [choice["word"] for choice in found["choices"]] == [choice.word for choice in offered]


def test_a_seat_that_waits_is_offered_nothing_and_a_wrong_line_is_named(place: Town) -> None:
    text, seat, _ = unfinished("greentown")

    async def scene() -> tuple[Any, Any]:
        ada = await place.server.page("Ada")
        waiting = await ada.post("/api/study", text=text, seat=1 - seat)
        return waiting, (await ada.http.post("/api/study", json={"text": text + "nonsense\n", "seat": seat})).json()

    waiting, wrong = place.run(scene())

    assert (waiting["to_act"], waiting["choices"]) == ([seat], [])
    assert wrong["line"] == text.count("\n") + 1
