"""A table has room for so many facts and no more; whatever game is on there can still be finished."""

from __future__ import annotations

import pytest

from townwright.core.refusals import TooMuch
from townwright.tables import fact_writer
from townwright.tables.commands import Leave, Propose, SendAway, Sit, SitBot, Vote
from townwright.tables.fact_writer import MOST_FACTS
from townwright.tables.seats.offers import possible_offers

from .guessing import GAME as GUESSING
from .tables import TableHarness, running, table

TWO = GUESSING.options({"seats": "2"})


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of thirty facts, and ten in reserve."""
    monkeypatch.setattr(fact_writer, "MOST_FACTS", 30)
    monkeypatch.setattr(fact_writer, "RESERVE", 10)


def chalking() -> TableHarness:
    """A table of two where both have guessed and seat A chalks."""
    made = running(TWO)
    for seat in range(2):
        made.act(seat, "guess 1")
    return made


def test_acting_and_taking_back_comes_to_an_end_and_the_game_is_played_to_its_own() -> None:
    made, refused = chalking(), ""
    while not refused:
        made.act(0, "chalk")
        if "undo" in possible_offers(made.table, "ada"):
            made.done("ada", Propose("undo"))
        else:
            refused = made.refusal("ada", Propose("undo"))

    assert refused == "table-log-full"
    assert made.table.number <= 32
    while made.table.playing:
        seat = made.table.to_act[0]
        made.act(seat, str(made.table.game.legal(made.table.state, seat)[-1]))
    assert made.table.ended == "finished"
    assert made.refusal("ada", Propose("rematch")) == "table-log-full"


def test_offering_and_declining_comes_to_an_end_and_leaving_does_not() -> None:
    made = chalking()
    while made.table.number < 40:
        offer = made.done("ada", Propose("abandon"))
        made.done("ben", Vote(offer, agree=False))

    assert made.refusal("ada", Propose("abandon")) == "table-log-full"
    made.done("ben", Leave(1))
    assert made.refusal("ben", Sit(1)) == "table-log-full"


def test_a_bot_for_an_absent_seat_and_coming_back_have_a_reserve() -> None:
    made = chalking()
    while made.table.number < 30:
        offer = made.done("ada", Propose("abandon"))
        made.done("ben", Vote(offer, agree=False))

    made.done("ada", Propose("bot", 1, "random"))
    assert made.table.holders[1].bot == "random"
    made.done("ben", Sit(1))
    assert made.table.holders[1].person == "ben"


def test_taking_seats_before_the_game_comes_to_an_end() -> None:
    made = table(TWO)
    while made.table.number < 30:
        made.done("ben", Sit(1))
        made.done("ada", SendAway(1))

    assert made.refusal("ben", Sit(1)) == made.refusal("ada", SitBot(1, "random")) == "table-log-full"


def test_the_refusal_names_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    made = chalking()
    monkeypatch.setattr(fact_writer, "MOST_FACTS", 2)
    with pytest.raises(TooMuch, match="2 are the most"):
        fact_writer.require_space(made.table)
    assert MOST_FACTS == 10_000
