"""A table that is resumed from a snapshot is the table that the whole history leads to, in every game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tests.option_classes import option_classes
from townwright.core.contract import AnyGame
from townwright.tables.commands import Propose, Vote
from townwright.tables.fact_replay import replay_facts
from townwright.tables.snapshot.plain_values import from_plain, to_plain
from townwright.tables.snapshot.table_snapshots import from_snapshot, to_snapshot

from .guessing import GAME as GUESSING
from .tables import PEOPLE, TableHarness, find, games, running

CASES = tuple((game, options) for game in games() for options in option_classes(game))


def label(game: AnyGame, options: Any) -> str:
    return f"{game.name}-" + ",".join(game.option_words(options).values()).replace(" ", "+")


@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda number: label(*CASES[number]))
def test_a_room_is_resumed_as_it_was_and_goes_on_to_the_same_end(number: int) -> None:
    game, options = CASES[number]
    made, random = running(options, game, seed=300 + number), Random(number)
    kept = []
    for _ in range(3):
        before, length = made.table.number, random.randrange(1, 25)
        made.play(random, lambda table: table.number >= before + length)  # noqa: B023  asked within this round only
        kept.append((made.table, to_snapshot(made.table)))
    made.play(random, lambda table: table.number >= before + 60)

    for table, body in kept:
        assert same(from_snapshot(body, table.number, made.told[: table.number], find), table)
        assert same(from_snapshot(body, table.number, made.told, find), made.table)


def test_offers_questions_and_moves_that_were_taken_back_are_resumed() -> None:
    made = running(GUESSING.options({"seats": "3", "rounds": "3"}))
    made.play(Random(3), lambda table: len(table.to_act) == 1 and table.number > 12)
    made.act(made.table.to_act[0], "chalk")
    made.done(made.table.holders[made.table.to_act[0]].person or "", Propose("undo"))
    made.done(PEOPLE[0], Propose("abandon"))
    table = made.table

    assert table.offers
    assert len(table.moves) < sum(happened.fact.__class__.__name__ in ("Acted", "Dealt") for happened in table.log)
    assert from_snapshot(to_snapshot(table), table.number, made.told, find) == table == replay_facts(made.told, find)


def test_a_vote_after_a_snapshot_counts_together_with_those_before_it() -> None:
    made = running(GUESSING.options({"seats": "2"}))
    offer = made.done(PEOPLE[0], Propose("abandon"))
    body, number = to_snapshot(made.table), made.table.number
    resumed_ = TableHarness(from_snapshot(body, number, made.told, find), made.dealer)
    resumed_.done(PEOPLE[1], Vote(offer, agree=True))

    assert resumed_.table.ended == "abandoned"


def same(one: object, other: object) -> bool:
    """Equal in all parts, also in those that equality leaves out."""
    return one == other and repr(one) == repr(other) and hidden_parts(one) == hidden_parts(other)


def hidden_parts(table: Any) -> object:
    """What a position of Greentown keeps beside what it is compared by."""
    network = getattr(table.state, "network", None)
    return None if network is None else (dict(network.roads), list(network.tiles))


@dataclass(frozen=True)
class Stranger:
    """Something that no position leads to."""

    number: int


def test_a_text_cannot_name_a_class_that_no_position_leads_to() -> None:
    with pytest.raises(KeyError):
        from_plain(to_plain(Stranger(1), {}), (int,), {})


def test_what_no_position_is_made_of_is_refused() -> None:
    with pytest.raises(TypeError):
        to_plain(object(), {})


def test_a_snapshot_is_json_and_holds_neither_the_log_nor_the_options() -> None:
    made = running(GUESSING.options({"seats": "2"}))
    told = json.loads(to_snapshot(made.table))

    assert sorted(told) == sorted(
        [
            "ended",
            "hidden_actions",
            "holders",
            "moves",
            "offers",
            "pending_turns",
            "rematch",
            "revealed_actions",
            "state",
            "to_act",
        ]
    )
    assert told["state"]["State"][0] == {"Options": []}
