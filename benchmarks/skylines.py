"""Measures the readable rules of Skylines: placements listed and random games played, CPU time, median of five."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random

from townwright.games.skylines import GAME, State
from townwright.games.skylines.map.ground import anchors
from townwright.games.skylines.state import Phase

ROUNDS = 5
GAMES = 20
TABLES = (
    ("introductory, 2 seats", {"scenario": "intro", "seats": "2"}),
    ("scenario 1, 2 seats", {"scenario": "1", "seats": "2"}),
    ("scenario 4, 4 seats", {"scenario": "4", "seats": "4"}),
)


def whole_game(words: dict[str, str], random: Random) -> list[State]:
    """The turns of a game in which everybody, chance included, picks at random."""
    state, turns = GAME.start(GAME.options(words)), []
    while acting := GAME.to_act(state):
        if state.phase is Phase.TURN:
            turns.append(state)
        offered = GAME.legal(state, acting[0])
        state = GAME.play(state, acting[0], offered[random.randrange(len(offered))])
    return turns


def games(words: dict[str, str]) -> int:
    """Play a number of random games; returns how many."""
    random = Random(1)
    for _ in range(GAMES):
        whole_game(words, random)
    return GAMES


def listed(turns: list[State]) -> int:
    """List every legal action of these turns; returns how many there are."""
    return sum(len(list(GAME.legal(state, state.seat))) for state in turns)


def counted(turns: list[State]) -> int:
    """Count every legal action of these turns without listing them; returns how many there are."""
    anchors.cache_clear()
    return sum(len(GAME.legal(state, state.seat)) for state in turns)


def per_second(work: Callable[[], int]) -> float:
    """The median rate of some work, which returns how much it did."""
    rates = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - begun))
    return statistics.median(rates)


def main() -> None:
    """Measure, and print the rates as a table."""
    print(f"{'':24}{'games/s':>10}{'actions listed/s':>18}{'counted/s':>14}")
    for name, words in TABLES:
        random = Random(2)
        turns = [state for _ in range(GAMES) for state in whole_game(words, random)]
        row = (
            per_second(partial(games, words)),
            per_second(partial(listed, turns)),
            per_second(partial(counted, turns)),
        )
        print(f"{name:24}{row[0]:>10,.0f}{row[1]:>18,.0f}{row[2]:>14,.0f}")


if __name__ == "__main__":
    main()
