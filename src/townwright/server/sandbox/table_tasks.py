"""What is computed about tables with what strangers brought. Each call runs in a process of the sandbox."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

import msgspec

from townwright.core.dealer import Dealer
from townwright.core.limits.budgets import Budget, affordable
from townwright.core.refusals import TooMuch
from townwright.core.seats import Seat
from townwright.server.live.snapshots.reader import snapshot_of, table_of
from townwright.server.live.table_index import index_of
from townwright.server.sandbox.sealed_table import SealedTable, open_table, seal_table
from townwright.server.store.models import Index, Snapshot
from townwright.tables import hints, records, views
from townwright.tables.actions import begin_game
from townwright.tables.commands import Command, Sender
from townwright.tables.fact_replay import apply_fact, create_table
from townwright.tables.fact_writer import FactWriter
from townwright.tables.facts import Fact, NumberedFact
from townwright.tables.handler import handle
from townwright.tables.replies import Reply
from townwright.tables.table import FindGame, Table


@dataclass(frozen=True, slots=True)
class CommandOutcome:
    """What follows from a message at a table."""

    table: Table
    facts: tuple[NumberedFact, ...]
    reply: Reply
    index: Index | None = None
    """The table's line in lists, if anything happened."""
    final: bool = True
    """Whether the reply is the answer to this message for good; not if nothing could be computed just now."""


class WireChoices(NamedTuple):
    """The words that can stand next and their sentences, as they go over the wire."""

    choices: bytes
    sentences: bytes


def begin_table(
    find: FindGame,
    first: NumberedFact,
    seats: Sequence[Fact],
    moves: Sequence[tuple[Seat, str]],
    dealer: Dealer,
    budget: Budget | None = None,
) -> tuple[tuple[NumberedFact, ...], Index]:
    """All facts of a new table with these people on it, after these moves of another game."""
    writer = FactWriter(create_table(first, find), dealer, first.at, budget)
    for fact in seats:
        writer.write(fact)
    begin_game(writer, moves)
    return (first, *writer.written), index_of(writer.table, 0)


def open_sealed_table(find: FindGame, history: Sequence[NumberedFact], snapshot: Snapshot | None) -> tuple[Table, int]:
    """The table after a whole history, sealed, and the number of the fact of the snapshot that was used."""
    table, kept = table_of(history, snapshot, find)
    return seal_table(table), kept


def handle_command(
    table: SealedTable, sender: Sender, message: Command, dealer: Dealer, at: int, fresh: str
) -> CommandOutcome:
    """What follows from a message, with the table sealed."""
    outcome = handle_open(table.opened(), sender, message, dealer, at, fresh)
    return replace(outcome, table=seal_table(outcome.table))


def handle_open(
    table: Table, sender: Sender, message: Command, dealer: Dealer, at: int, fresh: str, budget: Budget | None = None
) -> CommandOutcome:
    """What follows from a message at a table that is not sealed."""
    handled = handle(table, sender, message, dealer, at, fresh, budget)
    index = index_of(handled.table, table.number, table) if handled.facts else None
    return CommandOutcome(handled.table, handled.facts, handled.reply, index)


def apply_facts(table: SealedTable, facts: Sequence[NumberedFact]) -> Table:
    """The table after some more facts, sealed."""
    return seal_table(apply_open_facts(table.opened(), facts))


def apply_open_facts(table: Table, facts: Sequence[NumberedFact], budget: Budget | None = None) -> Table:
    """The table after some more facts, if it is not sealed."""
    for fact in facts:
        table = apply_fact(table, fact, budget)
    return table


def table_view(table: SealedTable, person: str | None, seat: Seat | None, names: views.Names) -> bytes:
    """The whole table as a person sees it, as it goes over the wire."""
    return msgspec.json.encode(views.table_view(table.opened(), person, seat, names))


def choices(table: Table, person: str | None, seat: Seat, words: Sequence[str]) -> WireChoices:
    """What can come after these words of an action."""
    found = views.choices(open_table(table), person, seat, words)
    return WireChoices(msgspec.json.encode(found.choices), msgspec.json.encode(found.sentences))


def check_suggestion(table: SealedTable, person: str | None, seat: Seat, action: str | None) -> str | None:
    """The action as the game spells it."""
    return hints.check_suggestion(table.opened(), person, seat, action)


def record(table: Table, names: views.Names, seed: str | None) -> str:
    """The record in the game's notation."""
    return records.text(open_table(table), names, seed)


def snapshot(table: SealedTable) -> Snapshot:
    """The table as it is kept."""
    return snapshot_of(table.opened())


def any_action(table: Table, seat: Seat, seed: int) -> str:
    """Any legal action of a seat; where there are too many to look through, one of the first."""
    now = open_table(table)
    legal = affordable(now.game.legal(now.state, seat))
    if not legal:
        raise TooMuch("server-too-long", "this takes too long to compute here")
    return str(legal[Random(seed).randrange(len(legal))])  # noqa: S311  a bot's own stream
