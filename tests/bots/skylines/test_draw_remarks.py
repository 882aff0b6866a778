"""Why the adviser draws from a pile or renews a card: for what the city or the hand lacks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from townwright.bots.skylines.draw_remarks import draw_remark
from townwright.bots.skylines.remarks import remark
from townwright.bots.skylines.search.candidates import ActionCandidate
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import Renew
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


@pytest.mark.parametrize(
    ("card", "told"),
    [("1R4", "Garden cottages would bring no reward now"), ("1S1", "Medical clinic would bring this city little")],
)
def test_a_card_that_could_be_built_is_renewed_for_what_it_does_not_bring(card: str, told: str) -> None:
    state = GAME.start(GAME.options({"scenario": "intro", "seats": "1"}))
    for seat, action in (*((-1, f">{card}") for card in DEALT), (0, "open A"), (0, "play 1R1 L3 Aa1/0")):
        state = GAME.play(state, seat, GAME.read(action))

    assert str(remark(state, ActionCandidate(Renew((card,)), state))).startswith(told)
