"""What a game is known again by, in whatever text its moves come.

Each word of the notation that names more than a verb (it has a digit or a sign), together with those before it if it
is short, gives a number: verbs may be left out where they are understood, places and ways may not. The numbers of a
game say nothing of who acted, in which turn, what was drawn or what was agreed, so that they stay the same when a
header, a draw, the order of turns or the ending is written otherwise. One more number stands for the first words in
their order: a text that begins with them is of that game, however soon it leaves it.

A deal is known again by its first draws in their order, whatever anybody did with them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from townwright.core.seats import Seat

Moves: TypeAlias = tuple[tuple[Seat, str], ...]
"""Actions of seats and of chance, in notation."""
MoveNumbers: TypeAlias = frozenset[int]

LONG: Final = 8
"""Characters with which a word stands alone; a shorter one is taken together with those before it."""
ENOUGH: Final = 20
"""So many numbers in common make it the same game; games that have nothing to do with each other share two or so."""
SHARE: Final = 0.6
"""The share of a game with fewer numbers that must be in common."""
FEWEST: Final = 4
"""With fewer in common there is nothing to hide yet."""
BEGINNING: Final = 5
"""Words that begin a game, about two turns; no two of 460 games on three set-ups begin with the same."""

MOST_COMPARED: Final = 16
"""Draws of a finished game by which its deal is known, at most."""
FIRST_DRAWS: Final = (3, 4)
"""A deal has a number from so many draws on, and another one from so many on, which it keeps."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """What a text is compared by with the games that are running."""

    numbers: MoveNumbers
    beginning: int | None = None
    """The number of its first words, if it has so many."""


def fingerprint(actions: Iterable[str]) -> Fingerprint:
    """Return the numbers of a game in which seats did this, in this order."""
    words = telling_words(actions)
    return Fingerprint(frozenset(map(number_of, texts(words))), beginning(words))


def telling_words(actions: Iterable[str]) -> list[str]:
    """Return the words of actions that name more than a verb, in order."""
    return [word for action in actions for word in action.split() if not word.isalpha()]


def beginning(words: Sequence[str]) -> int | None:
    """Return the number of the first words of a game, once it has so many."""
    return number_of("\n".join(words[:BEGINNING])) if len(words) >= BEGINNING else None


def beginning_of(actions: Iterable[str]) -> int | None:
    """Return the number of the first words of these actions, of which no more are looked at than it takes."""
    words: list[str] = []
    for action in actions:
        words += telling_words((action,))
        if len(words) >= BEGINNING:
            return beginning(words)
    return None


def deal_numbers(draws: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers that a deal with these draws has had so far; the last one is what it is known by now."""
    hand, later = (
        sorted(draws[: FIRST_DRAWS[0]]),
        draws[FIRST_DRAWS[0] :],
    )  # a hand is the same in whatever order it was drawn
    return tuple(
        number_of("\n".join(("deal", *hand, *later[: count - len(hand)])))
        for count in FIRST_DRAWS
        if len(draws) >= count
    )


def whole_deal(draws: Sequence[str]) -> int:
    """Return the number of all draws of a deal: whoever finds it knows the deal already."""
    return number_of("\n".join(("whole deal", *sorted(draws[: FIRST_DRAWS[0]]), *draws[FIRST_DRAWS[0] :])))


def new_numbers(newest_first: Iterable[str], new: Iterable[str]) -> MoveNumbers:
    """Return the numbers that some more actions add to a game; of those before, the last few are looked at."""
    last: list[str] = []
    for action in newest_first:
        last[:0] = telling_words((action,))
        if len(last) >= LONG:
            break
    words = [*last, *telling_words(new)]
    return frozenset(map(number_of, texts(words, len(last))))


def texts(words: Sequence[str], first: int = 0) -> Iterable[str]:
    """Each word from a place on, with as many before it as make it long; the first ones may stay short."""
    for place in range(first, len(words)):
        text, start = words[place], place
        while len(text) < LONG and start > 0:
            start -= 1
            text = f"{words[start]} {text}"
        if len(text) >= LONG:
            yield text


def number_of(text: str) -> int:
    """A number of 64 bits, as databases have them."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big", signed=True)


def alike(common: int, size: int) -> bool:
    """Return whether a text that shares so many numbers with a game of this size holds that game, or much of it."""
    return common >= ENOUGH or common >= max(FEWEST, SHARE * size)
