"""Measures how fast the readable rules of Cities are: ``python3 dev bench cities``. CPU time, median of five."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from townwright.games.cities import GAME
from townwright.games.cities.options import Options
from townwright.games.cities.state import State
from townwright.speed.cities.fast_game import FastCities

RUNS = 5
ABOUT = 1000
"""Moves of the position that is measured."""
CITIES = 500


def main() -> None:
    """Measure and print a table."""
    state = middle_game()
    offered = GAME.legal(state, 0)
    count, moves = len(offered), list(offered)
    plain = FastCities(Options(level=2), compiled=False)
    rows = [
        (f"legal: list {count} moves", timed(lambda: list(GAME.legal(state, 0)), 20), 1),
        (f"legal: length of {count} moves", timed(lambda: len(GAME.legal(state, 0)), 50), 1),
        ("legal: one move by its number", timed(lambda: GAME.legal(state, 0)[count // 2], 50), 1),
        ("play: one move", timed(lambda: GAME.play(state, 0, moves[count // 2]), 500), 1),
        ("view of a solo game", timed(lambda: GAME.view(state, 0), 100), 1),
        ("a whole random game, one seat", timed(whole_game, 20), 1),
        ("a random city over masks, scored", timed(lambda: plain.play_games(seed=1, games=CITIES), 2), CITIES),
    ]
    print(f"{'what':36} {'each':>12} {'per second':>12}")
    for what, seconds, many in rows:
        print(f"{what:36} {seconds / many * 1e6:9.1f} µs {many / seconds:12,.0f}")


def timed(work: Callable[[], object], times: int) -> float:
    """Run some work many times; returns the CPU seconds for one run."""
    work()
    found = []
    for _ in range(RUNS):
        started = process_time()
        for _ in range(times):
            work()
        found.append((process_time() - started) / times)
    return median(found)


def middle_game() -> State:
    """A position of a random game, with a tile in hand, whose number of moves is nearest to a thousand."""
    best = GAME.start(GAME.options({"level": "2"}))
    distance = ABOUT
    for seed in range(20):
        random, state = Random(seed), GAME.start(GAME.options({"level": "2"}))
        while to_act := GAME.to_act(state):
            offered = GAME.legal(state, to_act[0])
            if to_act == (0,) and state.round and abs(len(offered) - ABOUT) < distance:
                best, distance = state, abs(len(offered) - ABOUT)
            state = GAME.play(state, to_act[0], random.choice(offered))
    return best


def whole_game() -> State:
    """Play a random game of one seat, and return its last position."""
    random, state = Random(1), GAME.start(GAME.options({"level": "2"}))
    while to_act := GAME.to_act(state):
        state = GAME.play(state, to_act[0], random.choice(GAME.legal(state, to_act[0])))
    return state


if __name__ == "__main__":
    main()
