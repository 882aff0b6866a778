"""``townwright daily``: what whoever runs a server can see and prove about its daily deals."""

from __future__ import annotations

import json
import sys
import time
from dataclasses import asdict, dataclass
from typing import Final

import click

from townwright.cli.support.data_folder import own_store
from townwright.cli.support.environment import FROM_ENVIRONMENT
from townwright.cli.support.files import print_refusal, print_text, visible
from townwright.core.refusals import Refusal

MOST_DAYS: Final = 3_660
"""Days that are listed at most: ten years."""
FIRST_DAY: Final = "2026-01-01"
"""There are no daily deals from before."""


@click.group(name="daily")
def command() -> None:
    """Look after the daily deals of a store."""


@command.command(name="list", context_settings=FROM_ENVIRONMENT)
@click.option("--days", default=14, show_default=True, type=click.IntRange(1, MOST_DAYS), help="How many days.")
@click.option("--until", metavar="DATE", help="The last day, such as 2026-11-16; today by default.")
@click.option("--store", metavar="URL", help="sqlite:///FILE or postgresql://HOST/DATABASE; your own games by default.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each deal.")
@click.pass_context
def list_days(context: click.Context, days: int, until: str | None, store: str | None, as_json: bool) -> None:
    """List the deals of some days: how many tried, how many of them count, and once a deal is closed how they did.

    Nothing of an open deal is told that the page does not tell: its results wait until it is closed.
    """
    from townwright.server.daily.days import day_of, read_day, shifted
    from townwright.server.daily.results import best_of
    from townwright.server.store.backup.endpoints import reading
    from townwright.server.store.errors import StoreError
    from townwright.server.store.queries import daily_deals, daily_tries

    try:
        last = day_of(int(time.time() * 1000)) if until is None else read_day(until)
        first = shifted(last, 1 - days) if last >= FIRST_DAY else last
        with reading(store or own_store()) as (transaction, _):
            deals = daily_deals.between(transaction, first, last)
            begun = daily_tries.begun(transaction, first, last)
            listed = []
            for deal in deals:
                tries = begun.get((deal.day, deal.game), 0)
                if deal.closed_at is None:
                    listed.append(ListedDeal(deal.day, deal.game, tries, deal.commitment))
                    continue
                field = daily_tries.field(transaction, deal.day, deal.game)
                best = best_of(deal, field, daily_deals.programs(transaction, deal.day, deal.game))
                won = [each.score for each in field if each.won]
                counted, winners = sum(each.people for each in field), sum(each.people for each in field if each.won)
                results = DealResults(counted, winners, min(won, default=None), max(won, default=None), best)
                listed.append(ListedDeal(deal.day, deal.game, tries, deal.commitment, results))
    except Refusal as refusal:
        print_refusal(None, refusal, as_json)
        context.exit(1)
    except (StoreError, OSError) as error:
        raise click.ClickException(visible(str(error))) from None
    if not listed:
        raise click.ClickException(f"There is no deal from {first} to {last} in this store.")
    for told in listed:
        print_text(json.dumps(asdict(told)) if as_json else str(told))


@dataclass(frozen=True, slots=True)
class DealResults:
    """How the tries at a closed deal ended."""

    counted: int
    """Tries that count."""
    won: int
    """Those of them that were not lost."""
    least: int | None
    """The fewest points of those."""
    most: int | None
    possible: int | None
    """The best that is known to have been possible."""

    def __str__(self) -> str:
        told = f"{self.counted} of them count"
        if self.won < self.counted:
            told += f", {self.counted - self.won} lost"
        if self.least is not None:
            told += f", {self.least} to {self.most} points"
        return told if self.possible is None else f"{told}; {self.possible} were possible"


@dataclass(frozen=True, slots=True)
class ListedDeal:
    """One line of the list of daily deals."""

    day: str
    game: str
    tries: int
    commitment: str
    results: DealResults | None = None
    """None while the deal is open."""

    def __str__(self) -> str:
        told = f"{self.day} {self.game}: {self.tries} {'try' if self.tries == 1 else 'tries'}"
        return f"{told}, open; commitment {self.commitment}" if self.results is None else f"{told}, {self.results}"


@command.command(name="verify", context_settings=FROM_ENVIRONMENT)
@click.argument("date", metavar="DATE")
@click.option("--store", metavar="URL", help="sqlite:///FILE or postgresql://HOST/DATABASE; your own games by default.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each deal.")
@click.pass_context
def verify(context: click.Context, date: str, store: str | None, as_json: bool) -> None:
    """Prove the deals of a DATE such as 2026-11-16: every try is replayed, every draw and every result compared.

    The server may go on running meanwhile. The status is 1 if anything is wrong.
    """
    from townwright.server.daily.days import DAY_MS, ends_at, read_day
    from townwright.server.daily.verification import CheckedDeal, check_day
    from townwright.server.store.backup.endpoints import reading
    from townwright.server.store.errors import StoreError

    found: list[CheckedDeal] = []
    try:
        day = read_day(date)
        with reading(store or own_store()) as (transaction, _):
            found = list(check_day(transaction, day, ends_at(day) - DAY_MS))
    except Refusal as refusal:
        print_refusal(None, refusal, as_json)
        context.exit(1)
    except (StoreError, OSError) as error:
        raise click.ClickException(visible(str(error))) from None
    if not found:
        raise click.ClickException(f"There is no deal of {day} in this store.")
    for checked in found:
        if as_json:
            print_text(json.dumps(asdict(checked)))
            continue
        print_text(
            f"{checked.game}: {checked.tries} tries, {checked.finished} of them count; "
            f"all {checked.draws} draws are the dealer's"
            if not checked.wrong
            else f"{checked.game}: {checked.tries} tries, {len(checked.wrong)} wrong"
        )
        when = "before the day began" if checked.made_before else "after the day had begun"
        print_text(f"  commitment {checked.commitment}, public {when}")
        print_text(f"  seed {checked.seed}" if checked.seed else "  the seed is shown when the deal is closed")
        for table, why in checked.wrong.items():
            print_text(f"  {f'table {table}' if table else 'the deal'}: {why}", err=True)
    if any(checked.wrong for checked in found):
        sys.exit(1)
