"""Why the adviser draws from a pile: for what the city or the hand lacks and the pile has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from townwright.bots.skylines.draw_remarks import draw_remark
from townwright.games.skylines import GAME
from townwright.games.skylines.turn.bars import NUMBER, Bars

DEALT = ("1S1", "1R1", "1U1", "1R4", "1C4", "1I3", "1R3")
PLENTY = {"mon": 12}


@pytest.mark.parametrize(
    ("hand", "bars", "pile", "told"),
    [
        (("1S1", "1C4"), {"wat": -2}, "1", "water stands at −2, and no card of this hand helps; pile I still has 1 s"),
        (("1U2", "1C4"), {"wat": -2}, "1", "the cards of pile I cost least"),  # the hand helps itself
        (("1R4", "1S1"), {}, "2", "the reward of Garden cottages still needs a park; pile II still has 1 such card"),
        (("1R4", "1S6"), {}, "2", "the cards of pile II bring more than those before"),
        (("1S1", "1U2"), {"mon": 3}, "1", "the next board costs 5 coins, and no card of this hand brings any; pile I"),
    ],
)
def test_a_draw_is_advised_for_what_is_lacking(
    hand: tuple[str, ...], bars: dict[str, int], pile: str, told: str
) -> None:
    state = GAME.start(GAME.options({"scenario": "intro", "seats": "1"}))
    for seat, action in (*((-1, f">{card}") for card in DEALT), (0, "open A")):
        state = GAME.play(state, seat, GAME.read(action))
    stands = list(state.bars)
    for marker, value in {**PLENTY, **bars}.items():
        stands[NUMBER[marker]] = value

    assert str(draw_remark(replace(state, hands=(hand,), bars=Bars(*stands)), pile)).startswith(told)
