"""What can be shown with a city: positions that just show it, and others that just do not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.games.skylines.towns import town
from townwright.core.points import Because
from townwright.core.records import Record, Replay
from townwright.games.skylines import GAME, State
from townwright.games.skylines.achievements import achievements


def shown(state: State) -> set[str]:
    """What a city shows."""
    record: Record[Any, Any] = Record("skylines", GAME.rules, state.options, ("Ada",))
    return set(achievements(Replay(record, state), 0))


def counted(*points: int) -> tuple[Because, ...]:
    """What each milestone brought."""
    return tuple(Because("milestone", each, (str(number),)) for number, each in enumerate(points, start=1))


def test_bars_at_the_end_show_what_was_looked_after() -> None:
    good = shown(town(pol=1, tra=1))
    bad = shown(town(pow=-1, lab=2, pol=1, tra=1, cri=1))

    assert {"supplied", "everybody-works", "clean"} <= good
    assert not {"supplied", "everybody-works", "clean"} & bad


def test_a_lost_city_shows_nothing() -> None:
    assert shown(replace(town(), loss="money")) == set()


def test_happiness_is_early_if_the_first_milestone_brings_six() -> None:
    assert "early-happiness" in shown(town(scored=counted(6, 2)))
    assert "early-happiness" not in shown(town(scored=counted(5, 20)))


def test_every_milestone_must_bring_more() -> None:
    assert "rising" in shown(town(scored=counted(2, 5, 6), milestone=3))
    assert "rising" not in shown(town(scored=counted(2, 5, 5), milestone=3))
    assert "rising" not in shown(town(scored=counted(2, 5), milestone=2))
    assert "rising" not in shown(town(scored=counted(2, 5, 6), milestone=4))  # one brought nothing


def test_all_boards_are_open_before_the_piles_are_empty() -> None:
    assert "all-boards" in shown(town("B0 E0"))
    assert "all-boards" not in shown(town("B0 E0", opened="B"))
    assert "all-boards" not in shown(town("B0 E0", piles=((), (), ())))
