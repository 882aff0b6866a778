"""Component files of an owner: each is checked by its game before anything is done with it."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.refusals import Refusal, Unknown


class BadFile(Exception):
    """Raised for the one of several files that is refused."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        self.number = number
        """Counted from 1."""
        self.refusal = refusal
        super().__init__(number)

    def __reduce__(self) -> tuple[type[BadFile], tuple[int, Refusal]]:
        """So that it reaches the other side of a process boundary as it is."""
        return BadFile, (self.number, self.refusal)


def check(game: AnyGame, texts: Sequence[str]) -> None:
    """Refuse the first text that is not a good component file of this game."""
    for number, text in enumerate(texts, start=1):
        try:
            if not game.is_components(text):
                foreign = Unknown("server-not-components", "these are no components of {game}", game=game.title)
                raise foreign.at(registry.first_line(text))
            game.check_components(text)
        except Refusal as refusal:
            raise BadFile(number, refusal) from None
