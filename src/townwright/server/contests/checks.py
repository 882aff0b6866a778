"""Which finished games can be sent as a challenge: those whose deal can be played again in the same company."""

from __future__ import annotations

from townwright.core.refusals import NotNow
from townwright.core.seats import Seat
from townwright.tables.facts import Left
from townwright.tables.table import Table


def check_sendable(table: Table, person: str) -> Seat:
    """The seat of the one person who played a finished game; refused where its deal cannot be played like that again.

    It can be where one person played alone or against programs from the first move to the last.
    """
    created = table.created
    if created.contest:
        raise NotNow("challenge-of-contest", "this deal was sent to you; send the same link on")
    if created.daily:
        raise NotNow("challenge-daily", "everybody finds the deal of a day among the daily deals")
    if created.derived:
        raise NotNow("challenge-derived", "a game that goes on from another one cannot be sent as a challenge")
    if created.components:
        raise NotNow("challenge-own-set", "a game with own tiles or cards cannot be sent as a challenge")
    if created.rules != table.game.rules:
        raise NotNow("challenge-older-rules", "this game was played by older rules; the same cannot be played again")
    if table.ended != "finished":
        raise NotNow("challenge-not-finished", "a game can be sent as a challenge when it is finished")
    own = [seat for seat, holder in enumerate(table.holders) if holder.bot is None]
    alone = [table.holders[seat].person for seat in own] == [person] and created.host == person
    if not alone or table.holders[own[0]].player != person or any(isinstance(one.fact, Left) for one in table.log):
        raise NotNow(
            "challenge-people",
            "only a game that you played alone or against programs from beginning to end can be sent as a challenge",
        )
    return own[0]
