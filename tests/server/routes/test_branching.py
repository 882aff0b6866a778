"""A game goes on from the middle of a record at a private table; games played alone make a list of the best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.playing import Played, random_game
from tests.server.harness.town import Town, town
from townwright.core import registry
from townwright.core.dealer import Dealer, verify


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("branching")) as opened:
        yield opened


def game_of_two(name: str) -> Played:
    game = registry.find(name)
    return random_game(game, game.options({"seats": "2"}), f"branch {name}")


@pytest.mark.parametrize("share", [0.0, 0.4, 0.9])
@pytest.mark.parametrize("name", registry.names())
def test_a_game_goes_on_from_any_move_with_the_same_beginning(place: Town, name: str, share: float) -> None:
    played = game_of_two(name)
    moves = int(share * len(played.events))

    async def scene() -> tuple[Any, str]:
        ada = await place.server.page("Ada")
        made = await ada.post("/api/branches", text=played.game.write(played.record), moves=moves)
        await ada.watch(made["table"])
        return ada.sights[made["table"]], await ada.get(f"/api/tables/{made['table']}/record")

    sight, text = place.run(scene())
    assert (sight["branched"], sight["visibility"], sight["status"]) == (moves, "private", "playing")
    assert all(seat["yours"] for seat in sight["seats"])
    again = played.game.replay(text).record
    assert [event.action for event in again.events[:moves]] == [event.action for event in played.events[:moves]][
        : len(again.events)
    ]
    assert (again.commitment is None) == (moves > 0), "the dealer did not make the draws that were taken over"


def test_a_branched_game_is_played_to_its_end_against_a_bot_and_its_rest_is_dealt_anew(place: Town) -> None:
    played = game_of_two("cities")
    half = len(played.events) // 2

    async def scene() -> list[Any]:
        ada = await place.server.page("Ada")
        seats = [{"who": "you"}, {"who": "bot", "name": "random"}]
        text, records = played.game.write(played.record), []
        for number in range(2):
            table = (await ada.post("/api/branches", text=text, moves=half, seats=seats, aids=False))["table"]
            await ada.watch(table)
            await ada.play(table, Random(number))
            assert ada.sights[table]["result"] is not None
            records.append(played.game.replay(await ada.get(f"/api/tables/{table}/record")).record)
        return records

    draws = [[event.action for event in record.events if event.seat == -1] for record in place.run(scene())]
    known = sum(event.seat == -1 for event in played.events[:half])
    assert draws[0][:known] == draws[1][:known]
    assert draws[0] != draws[1]


@pytest.mark.parametrize("share", [0.0, 0.5])
def test_a_finished_game_is_tried_again_with_the_same_deal_and_counts_for_nothing(place: Town, share: float) -> None:
    game = registry.find("cities")

    async def scene() -> tuple[Any, Any, Any, list[Any], list[Any]]:
        ada = await place.server.page("Ada")
        first = await ada.table("cities", options={"seats": "1"}, seats=[{"who": "you"}])
        await ada.watch(first)
        await ada.play(first, Random(1))
        before, text = await ada.get("/api/best"), await ada.get(f"/api/tables/{first}/record")
        moves = int(share * len(game.replay(text).record.events))
        table = (await ada.post("/api/branches", text=text, moves=moves, same_deal=True))["table"]
        await ada.watch(table)
        sight = ada.sights[table]
        await ada.play(table, Random(2))
        again = await ada.get(f"/api/tables/{table}/record")
        return sight, game.replay(text).record, game.replay(again).record, before, await ada.get("/api/best")

    sight, record, again, before, after = place.run(scene(), 60)
    draws = [[str(event.action) for event in each.events if event.seat == -1] for each in (record, again)]
    assert sight["retried"]
    assert draws[0] == draws[1]
    assert [event.action for event in record.events] != [event.action for event in again.events]
    assert verify(game, again, Dealer.of(record.seed)) == len(draws[0])
    assert before == after


def test_a_finished_game_of_elsewhere_is_kept_whole_and_counts_for_nothing(place: Town) -> None:
    played = game_of_two("cities")
    body = {"text": played.game.write(played.record), "moves": len(played.events), "whole": True}

    async def scene() -> tuple[Any, Any, Any]:
        ada = await place.server.page("Ada")
        seats = [{"who": "friend", "name": "Ben"}, {"who": "you"}]
        table = (await ada.post("/api/branches", **body, seats=seats))["table"]
        await ada.watch(table)
        return ada.sights[table], await ada.get("/api/history"), await ada.get("/api/history/statistics")

    sight, history, statistics = place.run(scene())
    standings = [played.game.standing(played.last, seat).total for seat in range(2)]
    assert (sight["status"], sight["branched"]) == ("ended", len(played.events))
    assert [(game["counts"], game["total"]) for game in history["games"]] == [(False, standings[1])]
    assert statistics == []


def test_a_seed_that_did_not_deal_the_draws_of_a_record_deals_no_others(place: Town) -> None:
    played = game_of_two("cities")
    record = replace(played.record, commitment=None, seed=Dealer.fresh().seed)

    async def scene() -> Any:
        ada = await place.server.page("Ada")
        body = {"text": played.game.write(record), "moves": 4, "same_deal": True}
        return (await ada.http.post("/api/branches", json=body)).json()

    assert place.run(scene())["why"]["key"] == "draw-not-dealt"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"moves": 100_000}, "server-branch-over"),
        ({"seedless": True, "same_deal": True}, "server-branch-no-deal"),
        ({"moves": "all"}, "server-branch-over"),
        ({"seats": [{"who": "open"}]}, "server-branch-open"),
        ({"seats": [{"who": "you"}] * 3}, "server-too-many-seats"),
        ({"text": "chess"}, "record-of-no-game"),
    ],
)
def test_what_cannot_go_on_is_refused(place: Town, change: dict[str, Any], key: str) -> None:
    played = game_of_two("cities")
    record = replace(played.record, seed=None) if change.pop("seedless", False) else played.record
    body = {"text": played.game.write(record), "moves": 4, **change}
    if body["moves"] == "all":
        body["moves"] = len(played.events)

    async def scene() -> Any:
        return (await (await place.server.page("Ada")).http.post("/api/branches", json=body)).json()

    assert place.run(scene())["why"]["key"] == key


# The best games


def test_the_best_list_holds_own_finished_games_alone_by_their_options(place: Town) -> None:
    async def scene() -> list[Any]:
        ada = await place.server.page("Ada")
        table = ""
        for number, words in enumerate(({"level": "1"}, {"level": "1"}, {"level": "3"})):
            table = await ada.table("cities", options={"seats": "1", **words}, seats=[{"who": "you"}])
            await ada.watch(table)
            await ada.play(table, Random(number))
        hot = await ada.table("guessing", seats=[{"who": "you"}, {"who": "bot", "name": "random"}])
        await ada.watch(hot)
        await ada.play(hot, Random(1))
        text = await ada.get(f"/api/tables/{table}/record")
        branched = (await ada.post("/api/branches", text=text, moves=10))["table"]
        await ada.watch(branched)
        await ada.play(branched, Random(1))
        running = await ada.table("cities", options={"seats": "1"}, seats=[{"who": "you"}])
        assert running
        other = await place.server.page("Ben")
        assert await other.get("/api/best") == []
        found: list[Any] = await ada.get("/api/best")
        return found

    best = place.run(scene(), 120)
    assert [(one["game"], one["options"]["level"], one["played"]) for one in best] == [
        ("cities", "1", 2),
        ("cities", "3", 1),
    ]
    totals = [game["total"] for game in best[0]["best"]]
    assert totals == sorted(totals, reverse=True)
    assert all(game["won"] for one in best for game in one["best"])
