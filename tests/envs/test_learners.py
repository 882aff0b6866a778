"""Numbers, arrays and points of games that are stepped over rows are those of the readable rules."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.envs.greentown_sets import block, square
from townwright.core import registry
from townwright.envs.actions import numbering
from townwright.envs.chances import dealer_of
from townwright.envs.greentown import numbers as greentown_numbers
from townwright.envs.observations import structured
from townwright.envs.observations.spaces import observe
from townwright.envs.skylines import numbers as skylines_numbers
from townwright.envs.table import GameTable
from townwright.speed.greentown import row_layout as greentown_rows
from townwright.speed.greentown.fast_game import FastGreentown
from townwright.speed.greentown.learner import action_numbers as greentown_actions
from townwright.speed.runtime.learner_games import LearnerGames
from townwright.speed.skylines import row_layout as skylines_rows
from townwright.speed.skylines.fast_game import FastSkylines
from townwright.speed.skylines.learner import action_numbers as skylines_actions

SHORT = block(square(3), spare_tiles=4, stops=3)
OPTIONS: list[tuple[str, dict[str, Any], bool]] = [
    ("greentown", {"seats": 3, "variant": "keep", "setup": "flower"}, False),
    ("greentown", {"seats": 2, "money": "open"}, False),
    ("greentown", {"set": "block", "setup": "block", "money": "open"}, True),
    ("skylines", {"seats": 2, "scenario": "4"}, True),
    ("skylines", {"seats": 1, "scenario": "3"}, True),
]
MOST = 120
"""Numbers after which a comparison has seen enough."""


def learner(game: str, options: Any, games: int = 1, random_opponents: bool = False) -> LearnerGames:
    """Games over rows in plain Python, which has nothing to compile."""
    shapes, width = structured.shapes(game, options), numbering.count(registry.find(game), options)
    if game == "greentown":
        facts: tuple[int, ...] = (int(options.open_money),)
        return LearnerGames(
            FastGreentown(options, False), greentown_rows, games, width, shapes, facts, random_opponents
        )
    return LearnerGames(
        FastSkylines(options, False), skylines_rows, games, width, shapes, shapes["map"][1:], random_opponents
    )


@pytest.mark.parametrize(("game", "words", "ends"), OPTIONS)
def test_rows_show_offer_and_pay_what_the_readable_rules_do(game: str, words: dict[str, Any], ends: bool) -> None:
    components = (SHORT,) if "set" in words else ()
    table, random = GameTable(registry.find(game), words, seed=5, components=components), Random(4)
    arrays = learner(game, table.options)
    fast, steps = arrays.fast, arrays.fast.sources["learner_steps"]
    row, said, opened, marks = fast.dealt(dealer_of(5)), [0] * 128, [0] * 600, arrays.masks[0]
    seen = np.zeros(arrays.width, np.int16)
    steps.mark(fast.box, row, said, opened, marks)
    for _ in range(MOST):
        acting = table.to_act[0] if table.to_act else -1
        assert steps.asked_seat(row) == acting
        for seat in range(table.options.seats):
            expected, half = observe(table, seat, "structured"), said if seat == acting else [0]
            fast.sources["shown_arrays"].show(fast.box, row, half, seat, arrays.layout, seen)
            shown = arrays.named(seen)
            assert [
                name for name, array in expected["observation"].items() if not np.array_equal(shown[name], array)
            ] == []
            assert seat != acting or np.array_equal(marks, expected["action_mask"])
            assert steps.worth(row, seat) == table.worth(seat)
        if table.over:
            break
        number = random.choice(list(table.offered(acting)))
        table.take(acting, number)
        assert steps.take(fast.box, row, said, opened, marks, number) > 0
    assert table.over == ends
    assert steps.take(fast.box, row, said, opened, marks, 4_000) == 0


def test_sections_of_numbers_begin_where_environments_say() -> None:
    greentown, skylines = greentown_numbers.SECTIONS, registry.find("skylines").options({})
    table = skylines_numbers.sections(skylines.box)

    assert greentown.size == greentown_actions.ACTIONS
    assert greentown["hexes"] == greentown_actions.FIRST_HEX
    assert greentown["exits"] == greentown_actions.FIRST_EXITS
    assert table["shapes"] == skylines_actions.FIRST_SHAPE
    assert table["codes"] == skylines_actions.FIRST_CODE
    assert table["verbs"] + skylines_numbers.VERBS.index("+x") == skylines_actions.SAY_EXCHANGE


@pytest.mark.parametrize("random_opponents", [False, True])
@pytest.mark.parametrize(("game", "words"), [("greentown", {"seats": "2"}), ("skylines", {"seats": "2"})])
def test_games_of_learners_end_and_begin_by_themselves(
    game: str, words: dict[str, str], random_opponents: bool
) -> None:
    games, luck, ended = 2, np.random.default_rng(1), 0
    batch = learner(game, registry.find(game).options(words), games, random_opponents)
    batch.begin(3, np.ones(games, np.bool_))
    steps, places, seats = batch.fast.sources["learner_steps"], range(games), set[tuple[int, int]]()
    for _ in range(260 if game == "greentown" else 100):
        chosen = (luck.random(games) * batch.counts).astype(int)
        before = batch.running.copy()
        batch.step(batch.opened[np.arange(games), chosen].astype(np.int64))
        assert batch.there[before].all()
        assert ((batch.masks.sum(axis=1) > 0) == batch.running).all()
        over = before & ~batch.running
        ended += int(over.sum())
        assert not batch.worths[~over].any()
        for place in np.flatnonzero(over):
            assert batch.worths[place].tolist() == [steps.worth(batch.rows[place], seat) for seat in range(2)]
        if over.any():
            batch.begin(3, over)
        assert [steps.asked_seat(row) for row in batch.rows] == batch.looking.tolist()
        if random_opponents:
            assert batch.looking.tolist() == [(place + batch.begun[place] - 1) % 2 for place in places]
        seats.update((place, int(batch.looking[place])) for place in places)

    assert ended > 1
    assert seats == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_arrays_that_compiled_code_does_not_write_are_refused() -> None:
    options = registry.find("greentown").options({})

    with pytest.raises(ValueError, match="compiled code writes other arrays than tiles"):
        LearnerGames(FastGreentown(options, False), greentown_rows, 1, 9, {"tiles": (1, 1)})
