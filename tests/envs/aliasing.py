"""The law that no two positions with different futures look alike, looked for in random games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from typing import Any

from townwright.core.contract import AnyGame
from townwright.core.seats import CHANCE, Seat
from townwright.envs.observations.spaces import observe
from townwright.envs.table import GameTable

BESIDE = 4
"""How many other things that could have been said are looked at in each position."""
DEALS, FIRST = 3, 3
"""A narrow walk plays so few deals and takes one of the first so many numbers: its games meet again and again."""


@dataclass
class Law:
    """Positions that were seen, by what a learner is shown of them."""

    seen: dict[bytes, tuple[GameTable, Seat]] = field(default_factory=dict)
    positions: int = 0
    met_again: int = 0
    """How often a position looked like one before it that came about in another way."""
    aliases: list[tuple[GameTable, GameTable]] = field(default_factory=list)

    def look(self, table: GameTable, seat: Seat) -> None:
        """Notes one position, and whether one with another future looked the same."""
        self.positions += 1
        known, looking = self.seen.setdefault(picture_of(table, seat), (table.copy(), seat))
        if (known.state, known.said, known.half, looking) == (table.state, table.said, table.half, seat):
            return
        self.met_again += 1
        if known_to_others(known, looking) != known_to_others(table, seat):
            return  # such as moves that lie face down until everybody has moved: the seat cannot tell them apart
        if not alike(known, looking, table, seat):
            self.aliases.append((known, table.copy()))


def picture_of(table: GameTable, seat: Seat) -> bytes:
    """What a learner is shown, as a digest."""
    told = blake2b(digest_size=16)
    for array in leaves(observe(table, seat, "structured")):
        told.update(array.tobytes())
    return told.digest()


def known_to_others(table: GameTable, seat: Seat) -> list[bytes]:
    """What learners on the other seats are shown, in turn from the one that looks."""
    seats = table.options.seats
    return [picture_of(table, (seat + after) % seats) for after in range(1, seats)]


def leaves(value: Any) -> Iterator[Any]:
    """Every array of an observation, in the order of its names."""
    if isinstance(value, dict):
        for name in sorted(value):
            yield from leaves(value[name])
    else:
        yield value


def alike(one: GameTable, seat: Seat, other: GameTable, other_seat: Seat) -> bool:
    """Whether everything that can be said next leads to what looks the same, up to where chance or others go on."""
    if one.offered(seat).keys() != other.offered(other_seat).keys() or one.worth(seat) != other.worth(other_seat):
        return False
    for number in one.offered(seat):
        after, beside = one.copy(), other.copy()
        after.manual = beside.manual = True
        after.take(seat, number)
        beside.take(other_seat, number)
        if after.worth(seat) != beside.worth(other_seat) or waited_for(after, seat) != waited_for(beside, other_seat):
            return False
        if picture_of(after, seat) != picture_of(beside, other_seat):
            return False
    return True


def waited_for(table: GameTable, seat: Seat) -> set[int]:
    """The seats that are to act, counted from the one that looks."""
    return {each if each == CHANCE else (each - seat) % table.options.seats for each in table.to_act}


def walk(game: AnyGame, words: dict[str, str], seed: int, law: Law, positions: int, narrow: bool = False) -> None:
    """Plays random games until so many positions more have been looked at, those beside them included."""
    random, wanted = Random(seed), law.positions + positions
    while law.positions < wanted:
        table = GameTable(game, words, random.randrange(DEALS) if narrow else random.getrandbits(32))
        while not table.over and law.positions < wanted:
            seat = random.choice(table.to_act)
            law.look(table, seat)
            numbers = list(table.offered(seat))
            for number in random.sample(numbers, min(BESIDE, len(numbers))):
                other = table.copy()
                other.manual = True
                other.take(seat, number)
                law.look(other, seat)
            table.take(seat, random.choice(numbers[:FIRST] if narrow else numbers))
