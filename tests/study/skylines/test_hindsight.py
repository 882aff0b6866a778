"""Hindsight in Skylines: the best city for the cards as they lay in the piles."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tests.study.skylines.games import played
from townwright import study
from townwright.core.records import Record
from townwright.core.refusals import NotNow
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import Action, Drawn
from townwright.games.skylines.options import Options
from townwright.study import Hindsight
from townwright.study.skylines.position_values import promise

STUDY = study.find("skylines")


@pytest.fixture(scope="module")
def found() -> Hindsight:
    return STUDY.hindsight(played(), 0, 0.3, "test")


def drawn(record: Record[Options, Action]) -> dict[str, list[str]]:
    """The cards of each pile in the order in which they came."""
    piles: dict[str, list[str]] = defaultdict(list)
    for event in record.events:
        if isinstance(event.action, Drawn):
            piles[event.action.stream].append(event.action.name)
    return piles


def test_the_record_replays_to_the_best_with_the_cards_as_they_lay(found: Hindsight) -> None:
    replay = GAME.replay(found.record)
    assert GAME.result(replay.state) is not None
    assert found.best == promise(replay.state).points
    lay = drawn(played().record)
    for pile, cards in drawn(replay.record).items():
        assert cards == lay[pile][: len(cards)]


def test_nothing_worse_than_the_game_itself_is_found(found: Hindsight) -> None:
    assert found.best >= -10
    assert 1 <= found.agree <= found.runs
    assert found.bound is None
    assert not found.proven


def test_the_same_seed_and_budget_give_the_same_game(found: Hindsight) -> None:
    assert STUDY.hindsight(played(), 1, 0.3, "test") == found


def test_a_deal_without_a_record_is_refused_in_a_sentence() -> None:
    with pytest.raises(NotNow, match="from the record of a game"):
        STUDY.hindsight_of_deal([1, 2], {}, (), 1.0, "test")
