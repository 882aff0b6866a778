"""The arena gives everybody the same deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, cast

import pytest

from tests.conformance.cases import every_game
from townwright.bots import arena
from townwright.bots.player import Answer, Limit
from townwright.bots.random_bot import RandomBot
from townwright.core.contract import AnyGame


@every_game
def test_random_bots_meet_at_every_game_and_the_same_seed_repeats_them(game: AnyGame) -> None:
    words = game.option_words(game.options({}))
    matches = arena.matches(game.name, words, ["random"], 1, "seed", 1)

    once, again = ([arena.play(match) for match in matches] for _ in range(2))

    assert once == again
    assert [len(outcome.standings) for outcome in once] == [int(words["seats"])] * len(matches)


def test_each_bot_sits_once_on_every_seat_where_seats_compete() -> None:
    matches = arena.matches("greentown", {"seats": "3"}, ["a", "b", "c"], 2, "seed", 1)

    for seat in range(3):
        assert Counter(match.lineup[seat] for match in matches) == {"a": 2, "b": 2, "c": 2}


def test_a_bot_that_is_named_several_times_has_several_seats() -> None:
    matches = arena.matches("greentown", {"seats": "3"}, ["a", "b", "b"], 1, "seed", 1)

    assert [match.lineup for match in matches] == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]


def test_each_bot_plays_every_deal_by_itself_where_they_do_not() -> None:
    matches = arena.matches("cities", {"seats": "2"}, ["a", "b"], 2, "seed", 1)

    assert [(match.deal, match.lineup) for match in matches] == [
        (0, ("a", "a")), (0, ("b", "b")), (1, ("a", "a")), (1, ("b", "b")),
    ]  # fmt: skip


def test_a_deal_is_the_same_for_everybody_and_another_for_another_seed() -> None:
    assert arena.dealer_of("x", 3).seed == arena.dealer_of("x", 3).seed
    assert len({arena.dealer_of(seed, deal).seed for seed in "xy" for deal in range(5)}) == 10


def test_a_bot_that_does_not_answer_with_an_answer_is_named() -> None:
    class Forgetful(RandomBot):
        def choose(self, view: Any, legal: Sequence[Any], limit: Limit, random: Random) -> Answer:  # noqa: ARG002
            return cast(Answer, legal[0])

    match = arena.matches("cities", {}, ["mine"], 1, "seed", 10)[0]

    with pytest.raises(TypeError, match="the bot mine answers with Layout instead of an Answer"):
        arena.play(match, find=lambda _game, _name: Forgetful())
