"""Knows a running game again by its moves, in whatever text they come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from townwright.core.seats import CHANCE, Seat
from townwright.server.live.table_actor import TableActor
from townwright.server.sandbox.record_tasks import Moves
from townwright.server.sandbox.sealed import Sealed
from townwright.tables.facts import Acted, Dealt, Undone
from townwright.tables.table import Table

ALIKE: Final = 0.7
"""The share of the words that make it the same game, though somebody wrote the others anew."""
FEWEST: Final = 4


def is_being_played(actors: Iterable[TableActor], game: str, moves: Moves) -> bool:
    """Whether one of the tables runs this game, hides something, and has come so far by the same moves, or further.

    Names and options can be written otherwise by whoever wants to look behind the screens, and some actions too. A
    table that goes on from a record shares its first moves with everybody who has that record, and all seats are its
    host's: it is not looked for.
    """
    return any(
        table.created.game == game
        and table.playing
        and not table.created.branched
        and hides(table)
        and alike(moves, moves_at(table))
        for table in (actor.table for actor in actors)
    )


def moves_at(table: Table) -> Moves:
    """All that was done and drawn at a table and not taken back."""
    undone = {happened.fact.acted for happened in table.log if isinstance(happened.fact, Undone)}
    found = []
    for happened in table.log:
        if isinstance(happened.fact, Acted) and happened.number not in undone:
            found.append((happened.fact.seat, happened.fact.action))
        elif isinstance(happened.fact, Dealt):
            found.append((CHANCE, happened.fact.action))
    return tuple(found)


def alike(one: Moves, other: Moves) -> bool:
    """Whether two games have the same draws, as far as both go, and most of what was done between them.

    A turn may be written as one action or word by word, so that only words are compared; before a few of them stand
    in both there is nothing to hide.
    """
    common = min(len(draws(one)), len(draws(other)))
    if draws(one)[:common] != draws(other)[:common]:
        return False
    words, others = words_until(one, common), words_until(other, common)
    fewer = min(words.total(), others.total())
    return fewer >= FEWEST and (words & others).total() >= ALIKE * fewer


def words_until(moves: Moves, last: int) -> Counter[tuple[Seat, str]]:
    """The words of the seats' actions up to the draw after so many."""
    found: Counter[tuple[Seat, str]] = Counter()
    for seat, action in moves:
        if seat == CHANCE:
            last -= 1
            if last < 0:
                break
        else:
            found.update((seat, word) for word in action.split())
    return found


def draws(moves: Moves) -> list[str]:
    """What chance gave, in order."""
    return [action for seat, action in moves if seat == CHANCE]


def hides(table: Table) -> bool:
    """Whether the table's game hides something until its end."""
    if isinstance(table.options, Sealed):
        return table.options.hides
    return bool(table.game.hides(table.options))
