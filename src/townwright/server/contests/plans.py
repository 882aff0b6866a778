"""What is agreed for every try at a contest: options, who sits where, and whether hints are allowed."""

from __future__ import annotations

import msgspec


class ContestPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the deals of a contest are played."""

    options: dict[str, str]
    """Every option in words."""
    seats: tuple[str, ...]
    """The bot on each seat; empty for the one of whoever plays."""
    aids: bool = False
    rules: int = 0
    """The version of the rules when it was made; 0 if that was not written down."""

    @property
    def seat(self) -> int:
        """The seat of whoever plays."""
        return self.seats.index("")

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots in the order of their seats."""
        return tuple(bot for bot in self.seats if bot)


def write_plan(plan: ContestPlan) -> str:
    """The plan as it is stored with its contest."""
    return msgspec.json.encode(plan).decode()


def read_plan(text: str) -> ContestPlan:
    """The inverse of ``write_plan``."""
    return msgspec.json.decode(text, type=ContestPlan)
