from townwright.tables.commands import ClockSender, TimeUp
from townwright.tables.deadlines import deadline, next_deadline
from townwright.tables.facts import BotSat, Late, Left

from .guessing import GAME as GUESSING
from .tables import NOON, running


def test_a_seat_has_its_time_from_the_moment_it_is_asked() -> None:
    made = running(seconds=60)
    assert deadline(made.table, 0) == NOON + 60_000
    made.now += 10_000
    made.act(0, "guess 1")

    assert deadline(made.table, 0) is None
    assert deadline(made.table, 1) == NOON + 60_000
    made.act(1, "guess 1")
    assert next_deadline(made.table) == NOON + 70_000


def test_without_a_limit_nobody_is_ever_late() -> None:
    made = running()
    made.now += 10**12
    made.done(ClockSender(), TimeUp())
    assert next_deadline(made.table) is None
    assert not any(isinstance(happened.fact, Late) for happened in made.told)


def test_a_late_seat_is_called_late_once_and_may_still_act() -> None:
    made = running(seconds=60)
    made.now += 59_999
    made.done(ClockSender(), TimeUp())
    made.now += 1
    made.done(ClockSender(), TimeUp())
    made.done(ClockSender(), TimeUp())

    assert [happened.fact for happened in made.told[-2:]] == [Late(0), Late(1)]
    assert next_deadline(made.table) is None
    made.act(0, "guess 1")


def test_a_bot_takes_over_a_late_seat_where_that_is_the_rule() -> None:
    made = running(GUESSING.options({"seats": "1"}), seconds=60, lateness="bot", stand_in="greedy")
    made.now += 60_000
    made.done(ClockSender(), TimeUp())
    assert [happened.fact for happened in made.told[-3:]] == [Late(0), Left(0, "replaced"), BotSat(0, "greedy")]
    assert next_deadline(made.table) is None
