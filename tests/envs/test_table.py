from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from townwright.core import registry
from townwright.core.seats import CHANCE
from townwright.envs import aec, parallel
from townwright.envs.chances import Steered, dealer_of
from townwright.envs.observations.spaces import ObservationKind, shown
from townwright.envs.solo import SoloEnv
from townwright.envs.table import GameTable
from townwright.speed.runtime.row_batch import LOST

SEATS = {"cities": "2", "greentown": "2", "skylines": "2"}
every_game = pytest.mark.parametrize("game", registry.names())


def new_table(game: str, seed: int = 1) -> GameTable:
    return GameTable(registry.find(game), {"seats": SEATS[game]}, seed)


def play(played: GameTable, random: Random, steps: int = 10_000) -> None:
    for _ in range(steps):
        if played.over:
            return
        seat = random.choice(played.to_act)
        played.take(seat, random.choice(list(played.offered(seat))))


@every_game
def test_words_lead_to_the_end_of_a_game_that_can_be_replayed(game: str) -> None:
    played = new_table(game)
    play(played, Random(2))
    rules = played.game

    state = rules.start(played.options)
    for event in played.events:
        state = rules.play(state, event.seat, event.action)

    assert state == played.state
    assert played.over
    assert all(played.worth(seat) in (LOST, rules.standing(state, seat).total) for seat in range(2))


@every_game
def test_a_copy_and_a_saved_table_go_on_as_the_first_does(game: str) -> None:
    first = new_table(game)
    play(first, Random(3), steps=25)
    others = [first.copy(), GameTable.load(first.save())]

    play(first, Random(4))
    for other in others:
        assert other.state != first.state
        play(other, Random(4))

    assert [other.state for other in others] == [first.state] * 2


@every_game
def test_a_table_saved_while_chance_is_asked_from_outside_goes_on_so(game: str) -> None:
    asked = GameTable(registry.find(game), {"seats": SEATS[game]}, manual=True)
    assert asked.to_act == (CHANCE,)

    loaded = GameTable.load(asked.save())
    for played in (asked, loaded):
        while played.to_act == (CHANCE,):
            played.draw(played.game.legal(played.state, CHANCE)[0])

    assert loaded.state == asked.state
    assert loaded.save() == asked.save()


@pytest.mark.parametrize(("field", "of"), [("rules", "of the rules of cities"), ("version", "of the environments")])
def test_a_table_of_another_version_is_not_loaded(field: str, of: str) -> None:
    saved = {**json.loads(new_table("cities").save()), field: 99}

    with pytest.raises(ValueError, match=f"saved by version 99 {of}; this is"):
        GameTable.load(json.dumps(saved))


@every_game
@pytest.mark.parametrize("steps", [0, 30])
@pytest.mark.parametrize("kind", ["structured", "numbers", "text"])
def test_what_chance_will_give_is_in_no_observation(game: str, steps: int, kind: ObservationKind) -> None:
    told = new_table(game, seed=1)
    play(told, Random(6), steps)
    known: dict[str, list[str]] = {}
    for event in told.events:
        if event.seat == CHANCE:
            known.setdefault(event.action.stream, []).append(str(event.action))
    twin = GameTable(told.game, {"seats": SEATS[game]}, chance=Steered(known, dealer_of(2)))
    play(twin, Random(6), steps)

    for seat in range(2):
        assert twin.offered(seat) == told.offered(seat)
        assert equal(shown(told, seat, kind), shown(twin, seat, kind))


def equal(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(equal(one[name], other[name]) for name in one)
    return bool(np.array_equal(one, other))


def test_a_whole_action_is_not_played_in_the_middle_of_another() -> None:
    played = new_table("greentown")
    seat = played.to_act[0]
    played.play(seat, played.game.legal(played.state, seat)[0])
    seat = played.to_act[0]
    played.take(seat, next(iter(played.offered(seat))))

    with pytest.raises(ValueError, match=f"seat {seat} has begun to say another action"):
        played.play(seat, played.game.legal(played.state, seat)[0])


def test_chance_can_be_steered() -> None:
    chance = Steered({"stack": ["tile 16", "tile 6", "tile 17"]}, dealer_of(1))

    played = GameTable(registry.find("cities"), {}, chance=chance)

    assert played.state.drawn == (16, 6, 17)
    with pytest.raises(ValueError, match="cannot come now"):
        GameTable(registry.find("cities"), {}, chance=Steered({"stack": ["tile 6", "tile 6"]}, dealer_of(1)))


def test_a_number_that_stands_for_nothing_is_refused_or_changes_nothing() -> None:
    played = new_table("cities")
    before = played.save()

    assert not played.try_to_take(0, 3_000)
    with pytest.raises(ValueError, match="none with the number 3000"):
        played.take(0, 3_000)
    assert played.save() == before


def test_an_environment_goes_on_from_a_given_table() -> None:
    saved = new_table("cities")
    play(saved, Random(5), steps=40)

    in_turn, together = aec.env("cities", seats="2"), parallel.parallel_env("cities", seats="2")
    in_turn.reset(options={"table": saved})
    seen, infos = together.reset(options={"table": saved})
    before = saved.save()

    assert in_turn.table.state == together.table.state == saved.state
    assert infos["seat_0"]["offered"] == saved.offered(0)
    assert seen["seat_0"]["action_mask"].sum() == max(1, len(saved.offered(0)))
    play(in_turn.table, Random(1), steps=5)
    assert saved.save() == before


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (new_table("skylines"), "skylines with"),
        (GameTable(registry.find("cities"), {"seats": "3"}), "cities with {'seats': '3'"),
        ("a table", "a table"),
    ],
    ids=["game", "options", "kind"],
)
def test_an_environment_refuses_a_table_that_is_not_its_own(given: Any, told: str) -> None:
    made = (aec.env("cities", seats=2), parallel.parallel_env("cities", seats=2), SoloEnv("cities"))

    for each in made:
        with pytest.raises(ValueError, match=f"this environment plays cities with .* from a table of {told}"):
            each.reset(options={"table": given})


def test_points_come_with_their_reasons() -> None:
    cities = aec.env("cities", observation="text", seats="2", level="3")
    cities.reset(seed=3)
    while cities.agents and not cities.terminations[cities.agent_selection]:
        cities.step(int(cities.observe(cities.agent_selection)["action_mask"].argmax()))
    info = cities.infos["seat_0"]

    assert sum(int(line.split(" = ")[1].split(" ")[0]) for line in info["because"]) == info["points"]
    assert cities.rewards["seat_0"] == info["points"]
    assert cities.observe("seat_0")["observation"].startswith('{"view":{')


def test_options_are_given_as_words_or_as_numbers() -> None:
    in_turn, together = aec.env("cities", seats=2, level=3), parallel.parallel_env("cities", seats=2, level=3)
    solo = SoloEnv("cities", level=3)
    in_turn.reset(seed=1)
    together.reset(seed=1)
    solo.reset(seed=1)
    tables = [in_turn.table, together.table, GameTable(registry.find("cities"), {"seats": 2, "level": 3})]

    assert [table.options for table in tables] == [registry.find("cities").options({"seats": "2", "level": "3"})] * 3
    assert solo.table.options == registry.find("cities").options({"seats": "1", "level": "3"})


@pytest.mark.parametrize("seats", ["2", 2])
def test_a_game_for_one_refuses_other_seats(seats: str | int) -> None:
    with pytest.raises(ValueError, match="a game for one has no 2 seats"):
        SoloEnv("cities", seats=seats)
    assert SoloEnv("cities", seats=1).words["seats"] == "1"
