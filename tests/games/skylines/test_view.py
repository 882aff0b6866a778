"""What people see: cards in sentences, the milestone's end before it comes, and choices for those who advise."""

from __future__ import annotations

from tests.games.skylines.towns import town
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME
from townwright.games.skylines.cardviews import Saying
from townwright.games.skylines.forecast import ending


def test_a_card_explains_itself_in_the_view() -> None:
    card = GAME.view(town("A0", hand="1R1"), None).seats[0].hand[0]

    assert card.stage == 1
    assert card.told.english == "water −1, workers +1; if healthcare can be used: money +1"
    assert card.told.key == "skylines-semicolon"
    assert isinstance(dict(card.told.args)["first"], Saying)


def test_the_forecast_goes_step_by_step_and_changes_nothing() -> None:
    state = town("A0", "1S1 Aa1/0", mon=8, hap=9, pow=-2, gar=-1, lab=-2)
    told = ending(state)

    assert told is not None
    assert told.last
    assert [(step.step, step.changes) for step in told.steps] == [
        ("utilities", (("hap", -3),)),
        ("effects", ()),
        ("score", (("ovr", 6),)),
        ("employment", (("mon", -2),)),
        ("final", ()),
    ]
    assert (told.score, told.title, told.lost) == (6, "City of no importance", "")
    assert told.why_not is not None


def test_a_forecast_ends_where_the_game_would() -> None:
    told = ending(town("A0", mon=1, lab=4))

    assert told is not None
    assert (told.steps[-1].step, told.steps[-1].lost, told.score) == ("employment", "money", None)


def test_whoever_waits_is_told_what_the_acting_seat_could_say() -> None:
    state = GAME.start(GAME.options({"scenario": "intro", "seats": "2"}))
    while GAME.to_act(state) == (CHANCE,):
        state = GAME.play(state, CHANCE, GAME.legal(state, CHANCE)[0])

    assert GAME.to_act(state) == (0,)
    assert GAME.choices(state, 1, ["open"]) == GAME.choices(state, 0, ["open"]) != ()
    assert GAME.legal(state, 1) == ()
