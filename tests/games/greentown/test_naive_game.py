"""Whole games beside a second program that plays their records by the letter."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.option_classes import option_classes
from tests.playing import random_game
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import TurnUp

from . import naive_game
from .test_records import SAMPLE

CASES = option_classes(GAME)


@pytest.mark.parametrize("number", range(len(CASES)))
def test_a_second_program_agrees_on_every_line(number: int) -> None:
    played = random_game(GAME, CASES[number], f"second {number}")
    record = replace(played.record, names=tuple("ABCD"[: CASES[number].seats]), commitment=None, seed=None)
    seen = [event.action.card for event in record.events if isinstance(event.action, TurnUp)]
    # What nobody has seen of the deck may lie in any order that fits.
    text = re.sub(r"deck \?.*", " ".join(("deck", *seen, *played.last.deck)), GAME.write(record))

    table = naive_game.replay(text)

    assert list(table.money.values()) == [player.money for player in played.last.players]
    assert GAME.replay(text).state == played.last


def test_the_second_program_plays_the_game_of_the_rules_page() -> None:
    assert naive_game.replay(SAMPLE).money == {"A": 13, "B": 14}
