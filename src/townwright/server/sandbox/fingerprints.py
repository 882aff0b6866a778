"""What a game is known again by, in whatever text its moves come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from townwright.core.seats import CHANCE, Seat

Moves: TypeAlias = tuple[tuple[Seat, str], ...]
"""Actions of seats and of chance, in notation."""

ALIKE: Final = 0.7
"""The share of the words that make it the same game, though somebody wrote the others anew."""
ALIKE_DRAWS: Final = 0.6
"""The share of the draws that must be the same too while there are few words."""
FEWEST: Final = 4
"""Before so many words stand in both games there is nothing to hide."""
ENOUGH: Final = 12
"""So many words are a game of their own: games that have nothing to do with each other share half of them at most."""
MOST: Final = 384
"""Words and draws that are compared, so that a comparison is short on any input."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """The beginning of a game: what chance gave, and the words of what the seats did, both in order."""

    draws: tuple[str, ...]
    words: tuple[str, ...]


def fingerprint(moves: Moves) -> Fingerprint:
    """Return what a game with these moves is known again by.

    A turn may be written as one action or word by word, and the seats may be called otherwise, so that words stand
    without their seats.
    """
    draws: list[str] = []
    words: list[str] = []
    for seat, action in moves:
        if seat == CHANCE:
            draws.append(action)
        else:
            words.extend(action.split())
    return Fingerprint(tuple(draws[:MOST]), tuple(words[:MOST]))


def alike(one: Fingerprint, other: Fingerprint) -> bool:
    """Return whether two games were the same for a while, whatever was drawn or done after it.

    Beginnings of 12, 24, 48 and so on words are compared, and all that both have; it is enough if most words of one
    beginning are the same. Draws count only where there are fewer words.
    """
    common = min(len(one.words), len(other.words))
    if common < ENOUGH:
        return common >= FEWEST and same_words(one, other, common) and same_draws(one.draws, other.draws)
    length = ENOUGH
    while length < common:
        if same_words(one, other, length):
            return True
        length *= 2
    return same_words(one, other, common)


def same_words(one: Fingerprint, other: Fingerprint, length: int) -> bool:
    """Return whether most of the first words are the same, in any order."""
    words, others = one.words[:length], other.words[:length]
    if sum(map(set(others).__contains__, words)) < ALIKE * length:  # cheap, and enough for almost every table
        return False
    return (Counter(words) & Counter(others)).total() >= ALIKE * length


def same_draws(one: Sequence[str], other: Sequence[str]) -> bool:
    """Return whether most draws are the same, as far as both games go."""
    common = min(len(one), len(other))
    return sum(map(str.__eq__, one, other)) >= ALIKE_DRAWS * common
