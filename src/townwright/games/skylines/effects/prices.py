"""What things cost now: prices and row 1 of a card with the changes of news, roles and unique buildings."""

from __future__ import annotations

from townwright.core.seats import Seat
from townwright.games.skylines.box.cards import POLICY, Card
from townwright.games.skylines.effects.cards_in_force import Force, clauses, everybody, in_force
from townwright.games.skylines.effects.clauses import Burden, Ease, Price, eased
from townwright.games.skylines.effects.rows import joined
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import MONEY, Entry, EntryRow
from townwright.games.skylines.turn.price_arithmetic import changed, repriced


def price(state: State, what: str, seat: Seat, amount: int) -> int:
    """A price after all changes, never below 0 (A34)."""
    seats = everybody(state) if what == "labor" else (seat,)
    for clause, _ in clauses(in_force(state, seats), Price):
        if clause.what == what:
            amount = changed(amount, clause.change)
    return amount


def first_row(card: Card, forces: tuple[Force, ...]) -> EntryRow:
    """Row 1 with burdens and easings in their order, then prices."""
    row = card.row
    if not forces:
        return row
    for force in forces:
        for clause in force.card.effects:
            if isinstance(clause, Burden | Ease) and not card.words.isdisjoint(clause.kinds):
                row = joined(row, clause.row) if isinstance(clause, Burden) else eased(row, clause)
    words = {POLICY} if card.kind == POLICY else {"svc", "util", "uniq"} & card.words
    for priced, _ in clauses(forces, Price):
        if priced.what in words:
            row = _priced(row, priced.change)
    return row


def _priced(row: EntryRow, change: int) -> EntryRow:
    """The row with another price; what it earns stays."""
    money = next((entry.change for entry in row if entry.marker == MONEY), 0)
    rest = tuple(entry for entry in row if entry.marker != MONEY)
    money = repriced(money, change)
    return (Entry(MONEY, money), *rest) if money else rest
