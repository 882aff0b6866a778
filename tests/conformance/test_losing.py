"""Whether a game can be lost alone: what the rules say, what games show, and what the page takes for it."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.conformance.cases import every_game
from townwright.core import registry
from townwright.core.abilities.losing import can_be_lost
from townwright.core.contract import AnyGame
from townwright.core.refusals import Refusal
from townwright.speed.runtime.readable_games import Deals

PAGE = Path(__file__).parents[2] / "client/src/games"
MOST = 40
"""Games that are played at random until one is lost."""


def is_lost(game: AnyGame, seed: int) -> bool:
    """Whether somebody who plays at random, alone or else with as few others as possible, does not win."""
    deals, random = Deals(f"losing {seed}"), Random(seed)
    state = deals.start(game, fewest(game))
    while to_act := game.to_act(state):
        action = random.choice(game.legal(state, to_act[0]))
        state = deals.go_on(game, game.play(state, to_act[0], action))
    result = game.result(state)
    assert result is not None
    return 0 not in result.winners


def fewest(game: AnyGame) -> Any:
    """The usual options with as few seats as there can be."""
    for seats in range(1, 5):
        with suppress(Refusal):
            return game.options({"seats": str(seats)})
    raise AssertionError(f"{game.name} has no seats")


@every_game
def test_a_game_alone_is_lost_by_somebody_if_and_only_if_its_rules_say_so(game: AnyGame) -> None:
    if game.name not in registry.own_names():
        return
    lost = any(is_lost(game, seed) for seed in range(MOST if can_be_lost(game, 0) else 5))

    assert lost == can_be_lost(game, 0)


@pytest.mark.parametrize("name", sorted(registry.own_names()))
def test_the_page_takes_a_game_for_losable_alone_where_its_rules_do(name: str) -> None:
    manifest = (PAGE / name / "manifest.ts").read_text("utf-8")
    said = re.findall(r"^  losableAlone: (true|false),$", manifest, re.MULTILINE)

    assert said == (["true"] if can_be_lost(registry.find(name), 0) else [])
