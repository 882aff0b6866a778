"""The index of a table, from which lists are made. It follows from the table, so it can always be made again."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice, takewhile
from typing import Any, Final

from townwright import study
from townwright.core.caches.identity_caches import kept_by_identity
from townwright.core.seats import CHANCE, Seat
from townwright.server.live.rated_results import rated_result
from townwright.server.store.daily.models import TryEnd
from townwright.server.store.fingerprints import (
    FIRST_DRAWS,
    MoveNumbers,
    beginning_of,
    deal_numbers,
    new_numbers,
)
from townwright.server.store.history.models import SeatResult
from townwright.server.store.models import MOST_LISTED, Index, SoloResult, StoredSeat, TableStage
from townwright.tables.achievements import shown_at
from townwright.tables.deadlines import next_deadline
from townwright.tables.facts import Created, Ended
from townwright.tables.seats.holders import SeatHolder, own_seats, seats_kept
from townwright.tables.table import Table

RECENT: Final = 64
"""Moves that hold what one command adds and the words before it; at first, all there are."""
MOST_DRAWS: Final = 40
"""Draws with which every deal is known: boards, hands, roles and a few more."""
MOST_TURNS: Final = 16
"""Sets of seats to act that are kept for one table."""
KNOWN_DRAWS: Final = {name: study.find(name).known_draws for name in study.games()}
"""For each game that can be studied, loaded with the server: what tells its deals apart."""


def index_of(table: Table, before: int = 0, listed: Table | None = None) -> Index:
    """The table's line in lists, and what its moves after fact ``before`` are known again by if it hides something.

    ``listed`` is the state that the lists show now, if that is known.
    """
    return Index(
        stage=stage(table),
        changed_at=changed_at(table),
        only_turn=listed is not None and only_turn_differs(listed, table),
        public=table.created.visibility == "public",
        seats=stored_seats(table),
        gone=former_players(table),
        due_at=next_deadline(table),
        summary=running_summary(table.created) if table.ended is None else written_summary(table),
        new_moves=new_moves(table, before),
        new_deal=new_deal(table, before),
        **ending(table),
    )


def stored_seats(table: Table) -> tuple[StoredSeat, ...]:
    """Return who has which seat and who is to act, made once for as long as nobody comes or goes."""
    known = _seats_by_turn(table.holders)
    found = known.get(table.to_act)
    if found is None:
        if len(known) >= MOST_TURNS:
            known.clear()
        found = known[table.to_act] = tuple(
            StoredSeat(
                seat,
                holder.person,
                holder.bot,
                to_act=seat in table.to_act,
                player=holder.player if holder.player != holder.person else None,
            )
            for seat, holder in enumerate(table.holders)
        )
    return found


@kept_by_identity(most=256)
def _seats_by_turn(_holders: tuple[SeatHolder, ...]) -> dict[tuple[Seat, ...], tuple[StoredSeat, ...]]:
    """Return what is known of a table with these holders: its seats as lists show them, by who is to act."""
    return {}


def only_turn_differs(listed: Table, table: Table) -> bool:
    """Whether lists show two states of a running game alike, but for the time and whose turn it is."""
    running = listed.begun and listed.ended is None and table.ended is None
    return running and listed.holders is table.holders


def ending(table: Table) -> dict[str, Any]:
    """How a game has ended, for all who keep that; nothing while it runs."""
    if table.ended is None:
        return {}
    return {
        "solo": solo_result(table),
        "daily": try_end(table),
        "contest": contest_end(table),
        "results": results_of(table),
        "rated": rated_result(table),
    }


def changed_at(table: Table) -> int:
    """When a game ended, or its last fact came: who sits there afterwards makes it no newer."""
    if table.ended is None:
        return table.at
    return next((numbered.at for numbered in reversed(table.log) if isinstance(numbered.fact, Ended)), table.at)


def new_moves(table: Table, before: int) -> MoveNumbers:
    """What the moves after a fact are known again by while a game runs that hides something; otherwise nothing.

    A table that goes on from a record shares its moves with everybody who has that record, and all seats are its
    host's: it has nothing to hide.
    """
    if not table.playing or table.created.derived or not table.game.hides(table.options):
        return frozenset()
    moves = [move for move in (table.moves[-RECENT:] if before else table.moves) if move.seat != CHANCE]
    old = (str(move.action) for move in reversed(moves) if move.number <= before)
    new = [str(move.action) for move in moves if move.number > before]
    numbers = new_numbers(old, new)
    if len(table.moves) > RECENT and before:
        return numbers
    first = beginning_of(str(move.action) for move in moves)
    return numbers if first is None else numbers | {first}


def new_deal(table: Table, before: int) -> int | None:
    """What the deal of a running game that can be studied is known by, if a draw after fact ``before`` changed that.

    The deal of a day or a contest is guarded by that, also where somebody has left a try open.
    """
    created = table.created
    guarded = created.derived or created.daily or created.contest
    if not table.playing or guarded or table.game.name not in KNOWN_DRAWS:
        return None
    since = takewhile(lambda move: move.number > before, reversed(table.moves))
    if not any(move.seat == CHANCE for move in since):
        return None
    draws = list(islice((move for move in table.moves if move.seat == CHANCE), MOST_DRAWS))
    known_draws = KNOWN_DRAWS[table.game.name]
    old = deal_numbers(known_draws(table.options, [str(draw.action) for draw in draws if draw.number <= before]))
    if len(old) == len(FIRST_DRAWS):
        return None  # it has all its numbers
    numbers = deal_numbers(known_draws(table.options, [str(draw.action) for draw in draws]))
    return numbers[-1] if numbers and numbers != old else None


def former_players(table: Table) -> tuple[str, ...]:
    """Return the people who left a game or were replaced; they find the table in their lists still."""
    kept = seats_kept(table.holders)
    return tuple(sorted(kept.keys() - set(table.persons))) if kept else ()


@kept_by_identity(most=256)
def running_summary(created: Created) -> str:
    """What else lists show of a game that has not ended: it follows from what was agreed."""
    told: dict[str, object] = {"options": dict(created.options), "winners": [], "seconds": created.seconds}
    return json.dumps(told, separators=(",", ":"))


def written_summary(table: Table) -> str:
    """What else lists show of a game that has ended."""
    return json.dumps(summary(table), separators=(",", ":"))


def summary(table: Table) -> dict[str, object]:
    """What else lists show, and what was shown in a finished game by whom."""
    created, shown = table.created, shown_at(table)
    told: dict[str, object] = {
        "options": dict(created.options),
        "winners": winners(table)[:MOST_LISTED],
        "seconds": created.seconds,
    }
    return {**told, "shown": shown} if shown else told


def solo_result(table: Table) -> SoloResult | None:
    """How a game ended that was begun here and finished alone, or None."""
    created = table.created
    if not table.begun or table.ended != "finished" or len(table.holders) != 1 or not created.counts:
        return None
    total = table.game.standing(table.state, 0).total
    return SoloResult(json.dumps(dict(created.options)), total, winners(table) == [0], created.aids)


def try_end(table: Table) -> TryEnd | None:
    """How a game with the deal of a day has ended for its first seat, or None."""
    if not table.created.daily or table.ended is None:
        return None
    if table.ended != "finished":
        return TryEnd(None, won=False)
    return TryEnd(table.game.standing(table.state, 0).total, won=0 in winners(table))


def contest_end(table: Table) -> TryEnd | None:
    """How a game with a deal of a contest has ended for the one person who played it, or None.

    Whoever had a program play on has given up.
    """
    if not table.created.contest or table.ended is None:
        return None
    seat = next((seat for seat, holder in enumerate(table.holders) if holder.person is not None), None)
    if table.ended != "finished" or seat is None:
        return TryEnd(None, won=False)
    return TryEnd(table.game.standing(table.state, seat).total, won=seat in winners(table))


def results_of(table: Table) -> tuple[SeatResult, ...]:
    """How a finished game ended for each person on the own seat, and what the points came from."""
    result = table.game.result(table.state) if table.begun and table.ended == "finished" else None
    if result is None:
        return ()
    parts: dict[int, Counter[str]] = {seat: Counter() for seat in range(len(table.holders))}
    for line in table.game.points(table.state):
        for because in line.because:
            parts[line.seat][because.cause] += because.points
    return tuple(
        SeatResult(
            person,
            seat,
            table.game.standing(table.state, seat).total,
            result.ranks[seat],
            seat in result.winners,
            table.created.counts,
            json.dumps(parts[seat], separators=(",", ":"), sort_keys=True),
        )
        for person, seat in own_seats(table.holders).items()
    )


def stage(table: Table) -> TableStage:
    """Where the table stands, in the store's words."""
    if table.ended is not None:
        return "ended"
    return "running" if table.begun else "open"


def winners(table: Table) -> list[int]:
    """The seats that won, once the game has ended."""
    result = table.game.result(table.state) if table.begun and table.ended == "finished" else None
    return [] if result is None else list(result.winners)
