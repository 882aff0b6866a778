"""What ``info`` tells of a compiled game, computed by the readable rules when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, Protocol

from townwright.core.seats import Seat
from townwright.envs.plays import GameSetup, replayed

COMPUTED: Final = ("offered", "points", "because")


class SaidGame(Protocol):
    """A game that knows how it came about."""

    @property
    def setup(self) -> GameSetup:
        """What its environment begins games with."""

    @property
    def seed(self) -> int:
        """What chance draws from."""

    @property
    def said(self) -> Sequence[tuple[Seat, int]]:
        """All numbers so far, and who said them."""


@dataclass(frozen=True)
class SaidSoFar:
    """How a game came about up to one moment; it is what travels to other processes."""

    setup: GameSetup
    seed: int
    said: Sequence[tuple[Seat, int]]


class Facts(dict[str, Any]):
    """The facts of a table for one seat at one moment.

    ``info["offered"]``, ``get`` and ``in`` know all of them. ``items``, ``keys``, iteration and ``{**info}`` show those
    that have been computed: vectors of other libraries walk through every ``info`` of every step.
    """

    __slots__ = ("_play", "_said", "_seat")

    def __init__(self, play: SaidGame, seat: Seat) -> None:
        self._play, self._seat, self._said = play, seat, len(play.said)

    def __contains__(self, name: object) -> bool:
        return name in COMPUTED or super().__contains__(name)

    def get(self, name: str, default: Any = None) -> Any:
        """Return a fact, computed if it must be, or the default."""
        return self[name] if name in COMPUTED else super().get(name, default)

    def __missing__(self, name: str) -> Any:
        if name not in COMPUTED:
            raise KeyError(name)
        self.update(self._computed())
        return self[name]

    def __reduce__(self) -> tuple[Any, ...]:
        play = self._play
        return restored, (SaidSoFar(play.setup, play.seed, play.said[: self._said]), self._seat, dict(self))

    def copy(self) -> Facts:
        """Return the same facts, which are still computed only when they are asked for."""
        other = Facts(self._play, self._seat)
        other._said = self._said
        other.update(self)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Facts:
        """Return a copy that computes nothing: vectors of other libraries copy every ``info`` deeply."""
        other = self.copy()
        for name, value in self.items():
            other[name] = deepcopy(value, memo)
        return other

    def _computed(self) -> dict[str, Any]:
        return replayed(self._play.setup, self._play.seed, self._play.said[: self._said]).facts(self._seat)


def restored(play: SaidGame, seat: Seat, known: dict[str, Any]) -> Facts:
    """The facts of the last moment of a game, with those that are known already; it is how they are unpickled."""
    facts = Facts(play, seat)
    facts.update(known)
    return facts
