"""Nothing that a stranger brings is endless: every call ends within its budget, and says so in a sentence."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from tests.conformance.cases import CASES, GAMES, every_case, every_game, played
from tests.conformance.line_counter import Endless, LineCounter
from tests.hostile import Hostile, hostile
from townwright.core.contract import AnyGame
from townwright.core.limits.budgets import Budget, BudgetShare, affordable
from townwright.core.records import Event, Record
from townwright.core.refusals import Refusal, TooMuch
from townwright.core.seats import CHANCE, Seat
from townwright.texts import translate

SEEDS = 2
"""Hostile sets of each game; ``python3 dev soak hostile`` brings many."""
EVENTS = 6
"""Events that are played with each hostile set."""
SAMPLED = int(os.environ.get("TOWNWRIGHT_POSITIONS", "4"))
"""Positions of our own sets in each game; ``dev soak conformance`` looks at many."""
LITTLE = 3_000
"""Steps of the budget that calls are tried with."""
LINES, LINES_OF_A_STEP = 400_000, 40
"""Lines of Python that reading and showing what is brought may take, and those for each step of a budget."""
PLAIN = 50_000
"""Lines that a call may take which searches nothing; a table of 100 seats or of 100 tiles is the most it looks at."""
MARGIN = 20
"""How many times what our own sets need the budgets are, at least."""
every_luggage = pytest.mark.parametrize(
    ("game", "seed"),
    [(game, seed) for game in GAMES for seed in range(SEEDS)],
    ids=lambda value: value.name if hasattr(value, "name") else str(value),
)


def ends(call: Callable[[], Any], steps: int = LITTLE) -> Any:
    """What the call returns; None if it is refused with a sentence in every language. It must end."""
    try:
        with LineCounter(LINES + LINES_OF_A_STEP * steps):
            return call()
    except Refusal as caught:
        refusal = caught
    assert str(refusal)
    assert translate(refusal.phrase, "de")
    assert refusal.code != Refusal.code
    return None


def positions(game: AnyGame, brought: Hostile, seed: int) -> Iterator[tuple[Any, int]]:
    """Some positions of a game with what was brought, and who is to act in them."""
    random = Random(seed)
    state = game.start(game.options(brought.words, brought.components))
    for _ in range(EVENTS):
        acting = game.to_act(state)
        if not acting:
            return
        yield state, acting[0]
        offered = affordable(game.legal(state, acting[0], Budget(game.steps)))
        state = game.play(state, acting[0], random.choice(offered))


@every_game
def test_every_call_that_searches_takes_a_budget(game: AnyGame) -> None:
    """A new game joins by existing, and cannot forget it."""
    for call in (game.legal, game.choices, game.play, game.replay, game.score):
        assert inspect.signature(call).parameters["budget"].default is None
    assert 0 < game.steps <= game.record_steps


@every_luggage
def test_components_of_strangers_are_read_and_shown_in_bounded_time(game: AnyGame, seed: int) -> None:
    for text in hostile(game, seed).components:
        assert ends(partial(game.check_components, text)) is not None
        assert ends(partial(game.contents, text)) is not None


@every_luggage
def test_positions_of_strangers_are_answered_within_the_budget(game: AnyGame, seed: int) -> None:
    brought = hostile(game, seed)
    for state, seat in positions(game, brought, seed):
        for call in questions(game, state, seat, brought):
            budget = Budget(LITTLE)
            ends(partial(call, budget))
            assert budget.spent <= LITTLE
        for viewer in (None, max(seat, 0)):
            assert ends(partial(game.view, state, viewer)) is not None
        assert ends(partial(game.points, state)) is not None
        assert ends(partial(game.draw, state)) is not None


def questions(game: AnyGame, state: Any, seat: Seat, brought: Hostile) -> Iterator[Callable[[Budget], object]]:
    """Everything that can be asked about a position."""
    yield lambda budget: len(game.legal(state, seat, budget))
    yield lambda budget: game.legal(state, seat, budget)[0]
    yield lambda budget: affordable(game.legal(state, seat, budget))
    for words in ((), *brought.openings):
        yield partial(game.choices, state, seat, words)
    for action in affordable(game.legal(state, seat, Budget(LITTLE)))[:3]:
        yield partial(game.play, state, seat, action)


@every_luggage
def test_what_takes_no_budget_grows_no_faster_than_what_it_reads_or_shows(game: AnyGame, seed: int) -> None:
    """Options, the first position, who is to act, standings, results and written records: bounded by the caps alone."""
    brought = hostile(game, seed)
    options = ends(partial(game.options, brought.words, brought.components), 0)
    for call in (game.option_words, game.hides, game.start):
        assert ends(partial(call, options), 0) is not None
    for state, seat in positions(game, brought, seed):
        assert lines_of(partial(game.to_act, state)) <= PLAIN
        assert lines_of(partial(game.result, state)) <= PLAIN
        assert lines_of(partial(game.standing, state, max(seat, 0))) <= PLAIN
        assert ends(partial(game.points, state), 0) is not None


@every_luggage
def test_a_record_is_written_with_so_many_lines_of_code_for_each_of_its_events(game: AnyGame, seed: int) -> None:
    brought, random = hostile(game, seed), Random(seed)
    options = game.options(brought.words, brought.components)
    state, events = game.start(options), list[Event[Any]]()
    for _ in range(EVENTS):
        seats = game.to_act(state)
        if seats:
            action = random.choice(affordable(game.legal(state, seats[0], Budget(LITTLE))))
            state = game.play(state, seats[0], action)
            events.append(Event(seats[0], action))
    names = tuple(f"P{seat}" for seat in range(options.seats))
    record = Record(game.name, game.rules, options, names, tuple(events))

    assert lines_of(partial(game.write, record)) <= PLAIN * (1 + len(events))


def lines_of(call: Callable[[], object]) -> int:
    """How many lines of Python a call runs."""
    with LineCounter(LINES) as counter:
        call()
    return counter.lines


@every_luggage
def test_records_and_tables_of_strangers_are_read_within_the_budget(game: AnyGame, seed: int) -> None:
    brought = hostile(game, seed)
    for text in brought.records:
        ends(partial(game.opens, text))
        ends(partial(game.replay, text, brought.components, Budget(LITTLE)))
    for text in brought.tables:
        ends(partial(game.score, text, brought.words, brought.components, Budget(LITTLE)))


@every_luggage
def test_a_spent_budget_changes_no_answer_that_a_larger_one_gives(game: AnyGame, seed: int) -> None:
    for state, seat in positions(game, hostile(game, seed), seed):
        some = affordable(game.legal(state, seat, Budget(LITTLE)))[:20]

        assert some == affordable(game.legal(state, seat, Budget(game.steps)))[: len(some)]


@every_case
def test_our_own_sets_need_a_fraction_of_the_budget(number: int) -> None:
    game, options = CASES[number]
    case, random = played(number), Random(number)
    moments = list(zip(case.states, case.events, strict=False))
    for state, event in random.sample(moments, min(SAMPLED, len(moments))):
        budgets = [Budget(game.steps // MARGIN) for _ in range(3)]

        assert len(game.legal(state, event.seat, budgets[0])) > 0
        game.choices(state, event.seat, str(event.action).split(" ")[:1], budgets[1])
        game.play(state, event.seat, event.action, budgets[2])
    game.replay(game.write(case.record), (), Budget(game.record_steps // MARGIN))
    assert options == case.record.options


def test_a_planted_search_without_a_bound_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With budgets that never end the same calls run on and on, and the counter of lines sees it."""
    game = next(game for game in GAMES if game.name == "greentown")
    reached = list(positions(game, hostile(game, 1), 1))
    for kind in (Budget, BudgetShare):
        monkeypatch.setattr(kind, "spend", lambda _self, _steps=1: None)

    def ask_everything() -> None:
        for state, seat in reached:
            for call in questions(game, state, seat, hostile(game, 1)):
                ends(partial(call, Budget(LITTLE)))

    with pytest.raises(Endless):
        ask_everything()


def test_a_list_that_refuses_does_so_every_time_it_is_looked_at_too_far() -> None:
    game = next(game for game in GAMES if game.name == "greentown")
    brought = hostile(game, 1)
    state, seat = next((state, seat) for state, seat in positions(game, brought, 1) if seat != CHANCE)
    tours = game.legal(game.play(state, seat, game.read("T")), seat)

    assert tours
    assert str(tours[0]).startswith("~")
    for _ in range(2):
        with pytest.raises(TooMuch, match=f"more than {game.steps} steps"):
            len(tours)
