"""Proves the deals of a day from the logs of their tables: every draw, every result, who counts, and every place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from townwright.core.dealer import Dealer, verify
from townwright.core.refusals import Refusal, Untrue
from townwright.server.daily.days import day_of
from townwright.server.daily.results import standing
from townwright.server.live.table_index import try_end
from townwright.server.ops.replay_check import replayed
from townwright.server.store.daily.models import FieldScore, StoredDeal, StoredTry
from townwright.server.store.errors import StoreError
from townwright.server.store.queries import daily_deals, daily_tries, event_log, joined_guests
from townwright.server.store.seed_check import checked_dealer
from townwright.server.store.transaction import Transaction
from townwright.tables import records
from townwright.tables.facts import Ended
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
    """Tries that count, by their logs."""
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
            check_deal(transaction, deal, dealer, checked)
        yield checked


def check_deal(transaction: Transaction, deal: StoredDeal, dealer: Dealer, checked: CheckedDeal) -> None:
    """Replay every table with a deal, and compare what follows from their logs with the lists."""
    listed = {one.table_id: one for one in daily_tries.of_day(transaction, deal.day, deal.game)}
    accounts, joined_in_time = (joined_guests.identities(transaction, until) for until in (None, deal.closed_at))
    told: dict[str, StoredTry] = {}
    for table_id in {*listed, *daily_deals.tables_of(transaction, deal)}:
        try:
            events = event_log.events_after(transaction, table_id, 0)
            table = replayed(table_id, events, event_log.seed_of(transaction, table_id))
            if table_id not in listed and (table.created.aids or not table.created.daily):
                continue  # practice
            draws = verify(table.game, records.record(table, {}), dealer)
            told[table_id] = try_by_log(table, table_id, deal, listed.get(table_id))
            checked.draws += draws
        except (StoreError, Refusal, ValueError, LookupError, TypeError) as error:
            checked.wrong[table_id] = str(error)
    told = only_first(told, joined_in_time)
    checked.tries, checked.finished = len(listed), sum(one.counts for one in told.values())
    checked.wrong |= differences(told, listed, accounts)
    if not checked.wrong:
        check_places(tuple(told.values()), daily_tries.field(transaction, deal.day, deal.game), checked)


def try_by_log(table: Table, table_id: str, deal: StoredDeal, listed: StoredTry | None) -> StoredTry:
    """The try that the log of a table tells; refused if it is none at this deal, or was begun on another day."""
    created, begun_at = table.created, table.log[0].at
    if (created.daily, created.game, created.commitment) != (deal.day, deal.game, deal.commitment):
        raise Untrue("daily-other-deal", "the table does not have the deal of its day")
    if day_of(begun_at) != deal.day:
        raise Untrue("daily-other-day", "the table was made on another day")
    ended_at = next((one.at for one in table.log if isinstance(one.fact, Ended)), None)
    end, closed_at = try_end(table), deal.closed_at
    if listed is not None and ended_at is not None and closed_at is not None and listed.ended_at == closed_at:
        ended_at = max(ended_at, closed_at)  # it ended later, by a clock that was set back
    in_time = ended_at is not None and (closed_at is None or ended_at < closed_at)
    score = None if end is None else end.score
    return StoredTry(
        *(deal.day, deal.game, created.host, table_id, begun_at, ended_at, score),
        won=end is not None and end.won,
        counts=score is not None and in_time,
    )


def only_first(told: Mapping[str, StoredTry], accounts: Mapping[str, str]) -> dict[str, StoredTry]:
    """The same tries; of those that one person has begun as a guest and with an account, the first alone counts."""
    seen: set[str] = set()
    found = {}
    for one in sorted(told.values(), key=lambda one: (one.begun_at, one.table_id)):
        person = accounts.get(one.person_id, one.person_id)
        second = person in seen
        seen.add(person)
        found[one.table_id] = replace(one, second=second, counts=one.counts and not second)
    return found


def differences(
    told: Mapping[str, StoredTry], listed: Mapping[str, StoredTry], accounts: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """What the list says otherwise than the logs, by table."""
    for table_id, by_log in told.items():
        one = listed.get(table_id)
        if one is None:
            yield table_id, "the table is a try that is missing in the list"
        elif accounts.get(one.person_id, one.person_id) != accounts.get(by_log.person_id, by_log.person_id):
            yield table_id, "the table is another person's"
        elif (one.ended_at is None, one.score, one.won) != (by_log.ended_at is None, by_log.score, by_log.won):
            yield table_id, "the table's log has another result than the list"
        elif (one.begun_at, one.ended_at) != (by_log.begun_at, by_log.ended_at):
            yield table_id, "the table's log has other times than the list"
        elif (one.counts, one.second) != (by_log.counts, by_log.second):
            yield table_id, "by the table's log it " + ("counts" if by_log.counts else "does not count")


def check_places(told: Sequence[StoredTry], listed: Sequence[FieldScore], checked: CheckedDeal) -> None:
    """Compare the curve, every place and every share with those that sorting all results gives."""
    results = sorted(((one.won, one.score or 0) for one in told if one.counts), reverse=True)
    if {(each.won, each.score): each.people for each in listed} != Counter(results):
        checked.wrong[""] = "the curve of all results is not that of the tries"
        return
    for one in told:
        placed = standing(listed, one)
        if one.counts and placed is not None:
            own = (one.won, one.score or 0)
            worse = sum(other < own for other in results)
            share = worse / (len(results) - 1) if len(results) > 1 else None
            if (placed.place, placed.people, placed.better_than) != (1 + results.index(own), len(results), share):
                checked.wrong[one.table_id] = "its place or its share is not what sorting all results gives"
