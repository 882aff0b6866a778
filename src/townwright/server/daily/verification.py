"""Proves the deals of a day from what is stored: every draw, every result, and that nobody has more than one try."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from townwright.core.dealer import Dealer, verify
from townwright.core.refusals import Refusal, Untrue
from townwright.server.live.table_index import try_end
from townwright.server.ops.replay_check import replayed
from townwright.server.store.daily.models import StoredDeal, StoredTry, TryEnd
from townwright.server.store.errors import StoreError
from townwright.server.store.operations import daily_deals, daily_tries, event_log
from townwright.server.store.seed_check import checked_dealer
from townwright.server.store.transaction import Transaction
from townwright.tables import records
from townwright.tables.table import Table


@dataclass(slots=True)
class CheckedDeal:
    """What was found about one deal."""

    day: str
    game: str
    commitment: str
    made_before: bool
    """Whether the commitment was public before the day began."""
    seed: str | None = None
    """The seed, if the deal is closed."""
    tries: int = 0
    finished: int = 0
    draws: int = 0
    """Draws that were proved."""
    wrong: dict[str, str] = field(default_factory=dict)
    """What is wrong, by table; an empty name is the deal itself."""


def check_day(transaction: Transaction, day: str, begins_at: int) -> Iterator[CheckedDeal]:
    """Check all deals of a day that begins at this moment, one after the other."""
    for deal in daily_deals.between(transaction, day, day):
        checked = CheckedDeal(day, deal.game, deal.commitment, deal.made_at < begins_at)
        try:
            dealer = checked_dealer(
                f"{deal.game} {day}", daily_deals.seed_of(transaction, day, deal.game), deal.commitment
            )
        except StoreError as error:
            checked.wrong[""] = str(error)
        else:
            checked.seed = dealer.seed if deal.closed_at is not None else None
            for one in daily_tries.of_day(transaction, day, deal.game):
                _check_try(transaction, deal, dealer, one, checked)
        yield checked


def _check_try(
    transaction: Transaction, deal: StoredDeal, dealer: Dealer, one: StoredTry, checked: CheckedDeal
) -> None:
    checked.tries += 1
    checked.finished += one.counts
    try:
        events = event_log.events_after(transaction, one.table_id, 0)
        table = replayed(one.table_id, events, event_log.seed_of(transaction, one.table_id))
        check_table(table, deal, one)
        checked.draws += verify(table.game, records.record(table, {}), dealer)
    except (StoreError, Refusal, ValueError, LookupError, TypeError) as error:
        checked.wrong[one.table_id] = str(error)


def check_table(table: Table, deal: StoredDeal, one: StoredTry) -> None:
    """Refuse a table that is not the person's try at this deal, or has another result than is stored."""
    created = table.created
    if (created.daily, created.game, created.commitment) != (deal.day, deal.game, deal.commitment):
        raise Untrue("daily-other-deal", "the table does not have the deal of its day")
    if created.host != one.person_id or one.person_id not in (table.holders[0].person, table.holders[0].kept_for):
        raise Untrue("daily-other-person", "the table is another person's")
    found = try_end(table)
    told = None if one.ended_at is None else TryEnd(one.score, one.won)
    if found != told or (one.counts and one.score is None):
        raise Untrue("daily-other-result", "the table's log has another result than the list")
