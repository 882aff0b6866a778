"""How strong somebody played is told by the bots that usually lose as much."""

from __future__ import annotations

import pytest

from townwright import study
from townwright.games.cities import GAME
from townwright.study import Estimate, UsualCost, estimate_strength

USUAL = (UsualCost("visitor", 50.0, 5.0), UsualCost("planner", 5.0, 3.0), UsualCost("expert", 0.5, 1.0))


@pytest.mark.parametrize(
    ("cost", "like", "weakest", "strongest"),
    [
        (48.0, "visitor", "visitor", "visitor"),
        (80.0, "visitor", "visitor", "visitor"),
        (2.0, "planner", "planner", "expert"),
        (-0.4, "expert", "planner", "expert"),
    ],
)
def test_the_range_holds_every_bot_for_which_such_a_game_is_usual(
    cost: float, like: str, weakest: str, strongest: str
) -> None:
    found = estimate_strength(Estimate(cost, 0.4), USUAL)

    assert found is not None
    assert (found.like, found.weakest, found.strongest) == (like, weakest, strongest)
    assert estimate_strength(Estimate(cost), ()) is None


@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_stronger_bots_usually_lose_less_in_cities(level: str) -> None:
    options = GAME.options({"seats": "1", "level": level})
    replay = GAME.replay(f"cities 1\ntiles mixed24\nlevel {options.level}\nvariants -\nplayer 1 Ada\n")
    costs = [each.mean for each in study.find("cities").usual_costs(replay)]

    assert costs == sorted(costs, reverse=True)
    assert len(costs) == 4
