"""A game that an environment steps: by the readable rules, or by compiled ones where a game has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer
from townwright.core.seats import Seat
from townwright.envs.chances import Chance, checked_chance
from townwright.envs.observations.spaces import ObservationKind, observe
from townwright.envs.table import GameTable
from townwright.speed.runtime import modes

RulesKind: TypeAlias = Literal["auto", "readable"]
"""``auto`` takes the compiled rules where there are some for the game, its options and what is asked for."""


def known_rules(rules: RulesKind) -> RulesKind:
    """What was asked for, or a refusal if there is nothing of that name."""
    if rules not in ("auto", "readable"):
        raise ValueError(f"the rules are 'auto' or 'readable', not {rules!r}")
    return rules


class GameInProgress(Protocol):
    """One game in progress, as environments ask it."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; none at the end."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def table(self) -> GameTable:
        """The game by the readable rules at this moment."""

    def try_to_take(self, seat: Seat, number: int) -> bool:
        """Says a number; one that is not open changes nothing. Answers whether it was open."""

    def worth(self, seat: Seat) -> float:
        """What the game is worth to the seat as it stands."""

    def facts(self, seat: Seat) -> dict[str, Any]:
        """What ``info`` tells the seat."""

    def observe(self, seat: Seat, waiting: bool = False) -> dict[str, Any]:
        """What the seat sees, and the mask of its choices, in arrays of their own."""

    def show(self, seat: Seat) -> dict[str, Any]:
        """What ``observe`` says; the arrays may be those of the last time, written anew."""


NOT_BEGUN = "no game has begun: call reset first"


class NoGame:
    """What an environment has in place of a game until it is reset: whatever it is asked is refused."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(NOT_BEGUN)


NO_GAME = cast(GameInProgress, NoGame())


@dataclass
class ReadablePlay:
    """A table of the readable rules."""

    table: GameTable
    kind: ObservationKind

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; none at the end."""
        return self.table.to_act

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    def try_to_take(self, seat: Seat, number: int) -> bool:
        """Says a number; one that is not open changes nothing."""
        return self.table.try_to_take(seat, number)

    def worth(self, seat: Seat) -> float:
        """What the game is worth to the seat as it stands."""
        return float(self.table.worth(seat))

    def facts(self, seat: Seat) -> dict[str, Any]:
        """The seat's own points with their reasons, and what the numbers mean."""
        return self.table.facts(seat)

    def observe(self, seat: Seat, waiting: bool = False) -> dict[str, Any]:
        """What the seat sees, and the mask of its choices."""
        return observe(self.table, seat, self.kind, waiting)

    def show(self, seat: Seat) -> dict[str, Any]:
        """What ``observe`` says, in new arrays here."""
        return self.observe(seat)


@dataclass(frozen=True)
class GameSetup:
    """Everything that an environment begins its games with."""

    game: AnyGame
    words: Mapping[str, str]
    components: tuple[str, ...] = ()
    chance: Chance | None = None
    kind: ObservationKind = "structured"
    rules: RulesKind = "auto"

    def __post_init__(self) -> None:
        known_rules(self.rules)
        checked_chance(self.chance)

    @property
    def options(self) -> Any:
        """The options of the game."""
        return self.game.options(self.words, self.components)

    def new_table(self, seed: int) -> GameTable:
        """A table of the readable rules at the beginning of a game."""
        return GameTable(self.game, self.words, seed, self.chance, components=self.components)


class LearnerBatch(Protocol):
    """Many games, as a game's compiled rules play them."""

    seen: dict[str, npt.NDArray[Any]]
    opened: npt.NDArray[np.int32]
    masks: npt.NDArray[np.int8]
    running: npt.NDArray[np.bool_]
    there: npt.NDArray[np.bool_]
    rewards: npt.NDArray[np.float64]
    """What the game was worth at its end to the seat that said the last number."""
    worths: npt.NDArray[np.float64]
    """The same for every seat: ``[game, seat]``."""
    looking: npt.NDArray[np.int64]
    """The seat that each game is shown to."""
    begun: npt.NDArray[np.int64]

    @property
    def counts(self) -> npt.NDArray[np.int64]:
        """How many numbers are open in each game; the first so many of ``opened`` are they."""

    def begin(self, seed: int, asked: npt.NDArray[np.bool_]) -> None:
        """Begin the next game of the seed where it is asked for."""

    def step(self, numbers: npt.NDArray[np.int64]) -> None:
        """Say one number in every game that runs."""


class CompiledGames(Protocol):
    """The module ``compiled`` of a game's folder here."""

    MOST_SEATS: int
    """How many seats a game can have among many games for learners."""

    def plays(self, options: Any) -> bool:
        """Whether there are compiled rules for these options."""

    def begin(self, setup: GameSetup, options: Any, seed: int) -> GameInProgress:
        """Begins a new game of the seed."""

    def begin_drawn(self, options: Any, dealer: Dealer) -> Any:
        """Begins a game at its first decision whose further draws are answered from outside."""

    def learners(self, options: Any, games: int, random_opponents: bool = False) -> Any:
        """Makes many games for learners; ``random_opponents`` take all seats but the learner's."""


def has_compiled(game: str) -> bool:
    """Whether environments have compiled rules for a game."""
    folder = f"townwright.envs.{game}"
    return game in registry.own_names() and bool(find_spec(folder)) and bool(find_spec(f"{folder}.compiled"))


def compiled_games(setup: GameSetup) -> CompiledGames | None:
    """The compiled games for what is asked for; None where the readable rules are to be taken."""
    wanted = setup.rules == "auto" and setup.kind == "structured" and setup.chance is None and modes.has_compiler()
    if not wanted or not has_compiled(setup.game.name):
        return None
    found = cast(CompiledGames, import_module(f"townwright.envs.{setup.game.name}.compiled"))
    return found if found.plays(setup.options) else None


class Plays:
    """Begins the games of an environment."""

    def __init__(self, setup: GameSetup) -> None:
        self.setup, self.options = setup, setup.options
        self._compiled = getattr(compiled_games(setup), "begin", None)

    def begin(self, seed: int, given: GameTable | None = None) -> GameInProgress:
        """A new game of the seed, or one that goes on from a table."""
        if given is None and self._compiled is not None:
            return cast(GameInProgress, self._compiled(self.setup, self.options, seed))
        return ReadablePlay(given or self.setup.new_table(seed), self.setup.kind)


def copied(shown: dict[str, Any]) -> dict[str, Any]:
    """What a seat is shown, in arrays of their own."""
    seen = {name: array.copy() for name, array in shown["observation"].items()}
    return {"observation": seen, "action_mask": shown["action_mask"].copy()}


def replayed(setup: GameSetup, seed: int, said: Sequence[tuple[Seat, int]]) -> GameTable:
    """The table at which the numbers have been said."""
    table = setup.new_table(seed)
    for seat, number in said:
        table.take(seat, number)
    return table
