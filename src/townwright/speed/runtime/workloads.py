"""The random games that ``townwright bench`` times: by the readable rules of any game, and compiled where it can be."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from townwright.core.contract import AnyGame
from townwright.speed.runtime.readable_games import Deals
from townwright.speed.runtime.timing import TimedWork


def play_readable(game: AnyGame, options: Any, seed: str) -> int:
    """Play one random game by the readable rules; returns how many actions its seats took."""
    random, deals, actions = Random(seed), Deals(seed), 0  # noqa: S311  a random player, not a secret
    state = deals.start(game, options)
    while to_act := game.to_act(state):
        seat, actions = random.choice(to_act), actions + 1
        state = deals.go_on(game, game.play(state, seat, random.choice(game.legal(state, seat))))
    game.result(state)
    return actions


class Readable:
    """A workload that plays a few random games by the readable rules at each call, each with another seed."""

    def __init__(self, game: AnyGame, options: Any, games: int) -> None:
        self.game, self.options, self.games, self.played = game, options, games, 0

    def __call__(self) -> int:
        for _ in range(self.games):
            play_readable(self.game, self.options, f"bench {self.played}")
            self.played += 1
        return self.games


def workloads(game: AnyGame, compiled: bool, words: Mapping[str, str] | None = None) -> list[TimedWork]:
    """Return what ``townwright bench`` times for a game: its readable rules, and its rules over words if any.

    Options that are not given are those of the game's own workload.
    """
    fast = fast_workload(game.name)
    options = game.options({**(fast.OPTIONS if fast else {}), **(words or {})})
    found = [TimedWork(f"{game.name}: readable rules", "games", Readable(game, options, 3))]
    if fast and fast.can_play(options):
        run = partial(fast.run, options=options)
        found.append(TimedWork(f"{game.name}: plain words", "games", partial(run, fast.PLAIN_GAMES, compiled=False)))
        if compiled:
            found.append(TimedWork(f"{game.name}: compiled", "games", partial(run, fast.COMPILED_GAMES, compiled=True)))
    return found


def fast_workload(name: str) -> Any:
    """Return the module ``workload`` of a game's folder in ``speed``, or None where the game has no such folder."""
    if not (Path(__file__).parents[1] / name / "workload.py").is_file():
        return None
    return import_module(f"townwright.speed.{name}.workload")
