"""Hindsight in Greentown: the best own turns against what the others did."""

from __future__ import annotations

import pytest

from tests.study.greentown.games import played
from townwright import study
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import TurnUp
from townwright.study import Hindsight
from townwright.study.greentown.hindsight import NAME
from townwright.study.greentown.plans import KnownGame

SEAT, SECONDS = 1, 0.4
STUDY = study.find("greentown")


@pytest.fixture(scope="module")
def found() -> Hindsight:
    return STUDY.hindsight(played(), SEAT, SECONDS, "test")


def test_the_record_replays_to_the_best_with_the_cards_as_they_lay(found: Hindsight) -> None:
    replay = GAME.replay(found.record)
    money = [player.money for player in replay.state.players]

    assert GAME.result(replay.state) is not None
    assert found.best == money[SEAT] - money[1 - SEAT]
    cards = [event.action.card for event in replay.record.events if isinstance(event.action, TurnUp)]
    lay = [event.action.card for event in played().record.events if isinstance(event.action, TurnUp)]
    shared = min(len(cards), len(lay))
    assert cards[:shared] == lay[:shared]
    assert replay.record.names[SEAT] == NAME != replay.record.names[1 - SEAT]


def test_the_first_turn_of_the_other_is_as_it_was_played(found: Hindsight) -> None:
    one, other = KnownGame(played()), KnownGame(GAME.replay(found.record))

    assert other.turns[1 - SEAT][0] == one.turns[1 - SEAT][0]


def test_something_better_than_the_game_itself_is_found(found: Hindsight) -> None:
    money = [player.money for player in played().state.players]

    assert found.best > money[SEAT] - money[1 - SEAT]
    assert 1 <= found.agree <= found.runs
    assert found.bound is None


def test_the_same_seed_and_budget_give_the_same_game(found: Hindsight) -> None:
    assert STUDY.hindsight(GAME.replay(GAME.write(played().record)), SEAT, SECONDS, "test") == found
