"""Writes a table as text, and makes it again from that text without playing its game from the first move."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import Final

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.seats import CHANCE
from townwright.tables.fact_replay import apply_fact, create_table
from townwright.tables.facts import Acted, Dealt, NumberedFact
from townwright.tables.seats.holders import Offer, SeatHolder
from townwright.tables.snapshot.plain_values import from_plain, to_plain
from townwright.tables.table import FindGame, NumberedMove, PendingTurn, Table

SNAPSHOT_FIELDS: Final = (
    "holders",
    "state",
    "to_act",
    "pending_turns",
    "hidden_actions",
    "revealed_actions",
    "offers",
    "ended",
    "rematch",
)
"""What a snapshot holds of a table, beside the numbers of the moves that count; the log holds the rest."""
JSON: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def to_snapshot(table: Table) -> str:
    """The table as JSON, from which ``from_snapshot`` makes it again with the help of its log."""
    shared = {type(table.options): table.options}
    parts = {name: to_plain(getattr(table, name), shared) for name in SNAPSHOT_FIELDS}
    return JSON.encode({"moves": [move.number for move in table.moves], **parts})


def from_snapshot(body: str, number: int, history: Iterable[NumberedFact], find: FindGame = registry.find) -> Table:
    """The table after a whole history, made from a snapshot after fact ``number`` and the facts that follow it."""
    facts = iter(history)
    log = tuple(islice(facts, number))
    beginning = create_table(log[0], find)
    parts = json.loads(body)
    moves = tuple(move(beginning.game, log[counted - 1]) for counted in parts["moves"])
    shared = {type(beginning.options): beginning.options}
    roots = (type(beginning.game.start(beginning.options)), SeatHolder, PendingTurn, Offer)
    restored = {name: from_plain(parts[name], roots, shared) for name in SNAPSHOT_FIELDS}
    table = replace(beginning, log=log, moves=moves, **restored)
    for numbered in facts:
        table = apply_fact(table, numbered)
    return table


def move(game: AnyGame, numbered: NumberedFact) -> NumberedMove:
    """The move that a stored action or draw is."""
    match numbered.fact:
        case Acted(seat, action):
            return NumberedMove(numbered.number, seat, game.read(action))
        case Dealt(action):
            return NumberedMove(numbered.number, CHANCE, game.read(action))
        case other:
            raise ValueError(f"{other!r} is no move")
