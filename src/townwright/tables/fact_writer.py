"""The pen writes facts, and the room grows with each."""

from __future__ import annotations

from townwright.core.dealer import Dealer
from townwright.tables.facts import Fact, Happened
from townwright.tables.table import Room, after


class Pen:
    """Writes the facts that follow from one message, all with one time, which never runs backwards."""

    def __init__(self, room: Room, dealer: Dealer, at: int) -> None:
        self.room = room
        self.dealer = dealer
        self.at = max(at, room.at)
        self.written: list[Happened] = []

    def write(self, fact: Fact) -> None:
        """One more fact, unless the rules refuse it."""
        happened = Happened(self.room.number + 1, self.at, fact)
        self.room = after(self.room, happened)
        self.written.append(happened)
