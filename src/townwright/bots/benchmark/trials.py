"""The trials of each game, read from ``benchmark.toml`` in the folder of its bots."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from townwright import bots
from townwright.bots.arena import Match, rotations
from townwright.core import registry
from townwright.core.refusals import Unknown

SEED: Final = "townwright-bench-1"
"""The seed of all deals of the benchmark; no bot was tuned on them."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A kind of game on fixed deals, with a fixed budget."""

    game: str
    name: str
    words: Mapping[str, str]
    """Every option in words."""
    rivals: tuple[str, ...]
    """The bots on the other seats; none where a bot plays on all of them."""
    deals: int
    nodes: int
    """The budget of one decision."""

    @property
    def games(self) -> int:
        """How many games a bot plays: each deal once, or once on each seat where there are rivals."""
        return self.deals * (1 + len(self.rivals))

    def matches(self, bot: str, games: int | None = None) -> Iterator[Match]:
        """Yield the matches of a bot in their order, all of them or the first few."""
        seats = registry.find(self.game).options(self.words).seats
        lineups = list(rotations((bot, *self.rivals), seats)) if self.rivals else [(bot,) * seats]
        for number in range(self.games if games is None else min(games, self.games)):
            deal, lineup = divmod(number, len(lineups))
            yield Match(self.game, dict(self.words), lineups[lineup], SEED, deal, self.nodes)

    def seat_of(self, game: int) -> int:
        """The seat of the bot in the game of that number."""
        return -game % (1 + len(self.rivals))


@cache
def trials(game: str) -> tuple[Trial, ...]:
    """The trials of a game in their order; none for a game that has no file of them."""
    if game not in registry.own_names():
        return ()
    file = Path(bots.__file__).parent / game / "benchmark.toml"
    if not file.is_file():
        return ()
    rules = registry.find(game)
    return tuple(
        Trial(
            game,
            name,
            dict(rules.option_words(rules.options(described["options"]))),
            tuple(described.get("rivals", ())),
            described["deals"],
            described["nodes"],
        )
        for name, described in tomllib.loads(file.read_text("utf-8")).items()
    )


def find_trial(game: str, name: str) -> Trial:
    """Return the trial of that name; refuse a name that a game does not have."""
    for trial in trials(game):
        if trial.name == name:
            return trial
    names = ", ".join(trial.name for trial in trials(game))
    raise Unknown("trial-unknown", "there is no trial '{name}'; there are {names}", name=name, names=names or "none")
