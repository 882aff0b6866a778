"""Measures how fast the readable rules of Greentown are: ``python3 dev bench greentown``. CPU time, median of five."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from townwright.core.limits.budgets import Budget, BudgetShare
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import Develop
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.tour.tours import any_tour, best_tour, tours
from townwright.games.greentown.turn.build_steps import make, steps

RUNS = 5
GAMES = 12
TABLES = tuple({"seats": seats, "setup": setup} for seats in "234" for setup in ("first", "flower", "strip"))


def main() -> None:
    """Measure and print a table."""
    touring, building = positions(Stage.TOUR), positions(Stage.FIRST_STEP)
    rows = [
        ("tours enumerated", lambda: all_tours(touring)),
        ("positions searched for the best tour", lambda: best_tours(touring)),
        ("positions asked whether a tour exists", lambda: existing_tours(touring)),
        ("steps of a Build offered", lambda: first_steps(building)),
        ("Builds of two steps, each played", lambda: whole_builds(building[:3])),
        ("whole random games", random_games),
    ]
    print(f"{'what':40} {'per second':>12}")
    for what, work in rows:
        print(f"{what:40} {per_second(work):12,.0f}")


def per_second(work: Callable[[], int]) -> float:
    """The median rate of some work, which returns how much it did."""
    rates = []
    for _ in range(RUNS):
        begun = process_time()
        done = work()
        rates.append(done / (process_time() - begun))
    return median(rates)


def positions(stage: Stage) -> list[State]:
    """Every position of nine random games, one for each table, in which this part of a turn is due."""
    found = []
    for number, words in enumerate(TABLES):
        random, state = Random(number), GAME.start(GAME.options(words))
        while to_act := GAME.to_act(state):
            if state.stage is stage:
                found.append(state)
            state = GAME.play(state, to_act[0], random.choice(GAME.legal(state, to_act[0])))
    return found


AMPLE = Budget(1 << 60)
"""More steps than a benchmark takes."""


def all_tours(states: list[State]) -> int:
    """List every tour of the card before the player to move; returns how many there are."""
    return sum(1 for state in states if state.card is not None for _ in tours(state.network, state.card.stops, AMPLE))


def best_tours(states: list[State]) -> int:
    """Find the best tour of each position; returns how many positions there are."""
    for state in states:
        if state.card is not None:
            best_tour(state.network, state.card, state.seat, state.options.seats, BudgetShare(AMPLE, AMPLE.steps))
    return len(states)


def existing_tours(states: list[State]) -> int:
    """Find the first tour of each position; returns how many positions there are."""
    for state in states:
        any_tour(state.network, state.card, AMPLE)
    return len(states)


def first_steps(states: list[State]) -> int:
    """List every lay and develop; returns how many there are."""
    return sum(1 for state in states for _ in steps(state, state.seat, AMPLE))


def whole_builds(states: list[State]) -> int:
    """Make every first step and, after it, list every second one; returns how many there are."""
    done = 0
    for state in states:
        for first in steps(state, state.seat, AMPLE):
            developed = first.place if isinstance(first, Develop) else None
            after = make(state, state.seat, first)
            for second in steps(after, state.seat, AMPLE, developed):
                make(after, state.seat, second, developed)
                done += 1
    return done


def random_games() -> int:
    """Play whole games in which everybody, chance included, picks at random; returns how many."""
    for number in range(GAMES):
        random, state = Random(number), GAME.start(GAME.options(TABLES[number % len(TABLES)]))
        while to_act := GAME.to_act(state):
            state = GAME.play(state, to_act[0], random.choice(GAME.legal(state, to_act[0])))
    return GAMES


if __name__ == "__main__":
    main()
