"""The numbers of actions for batches whose choices are counted in the order of the rules, the same as in environments.

A choice of such a batch means something in one position only. Here it is told by the numbers that say it everywhere,
found by them, and marked in masks of fixed width. It is made for looking things up, not for speed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.core import registry
from townwright.envs.actions.numbering import END, ActionNumbers, count, numbering_of
from townwright.speed.runtime.game_batch import GameBatch

__all__ = ["choice_numbers", "choice_of", "number_masks"]


def choice_numbers(game: str, batch: GameBatch[Any], place: int) -> tuple[ActionNumbers, ...]:
    """Returns the numbers that say each choice of one game of the batch, in the order of the choices."""
    numbering: Any = numbering_of(game)
    spell = getattr(numbering, "spell_action", None)
    if spell is None:
        raise ValueError(f"actions of {game} have no numbers of their own")
    row, fast = batch.row(place), batch.fast
    actions: Iterable[Any] = (fast.actions if hasattr(fast, "actions") else fast.parts)(row)
    return tuple(spell(action, None, fast.options)[0] for action in actions)


def choice_of(game: str, batch: GameBatch[Any], place: int, numbers: Sequence[int]) -> int:
    """Returns the choice that the numbers say in one game of the batch; refuses what cannot be said now."""
    found = choice_numbers(game, batch, place)
    said = tuple(numbers)
    if said not in found and said[-1:] == (END,):
        said = said[:-1]
    if said not in found:
        raise ValueError(f"the numbers {tuple(numbers)} say nothing that is open in game {place}")
    return found.index(said)


def number_masks(game: str, batch: GameBatch[Any], said: Sequence[Sequence[int]] = ()) -> npt.NDArray[np.int8]:
    """Returns ``[game, number]``: 1 for the numbers that can come next, after those that each game has said already."""
    masks = np.zeros((len(batch), count(registry.find(game), batch.fast.options)), np.int8)
    for place in range(len(batch)):
        half = tuple(said[place]) if said else ()
        for numbers in choice_numbers(game, batch, place):
            if numbers[: len(half)] == half:
                masks[place, numbers[len(half)] if numbers != half else END] = 1
    return masks
