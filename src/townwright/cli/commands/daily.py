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


@click.group(name="daily")
def command() -> None:
    """Look after the daily deals of a store."""


@command.command(name="list", context_settings=FROM_ENVIRONMENT)
@click.option("--days", default=14, show_default=True, type=click.IntRange(1, MOST_DAYS), help="So many of them.")
@click.option("--until", metavar="DATE", help="The last of them, such as 2026-11-16; today by default.")
@click.option("--store", metavar="URL", help="sqlite:///FILE or postgresql://HOST/DATABASE; your own games by default.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each deal.")
@click.pass_context
def list_days(context: click.Context, days: int, until: str | None, store: str | None, as_json: bool) -> None:
    """List the deals of some days: how many tried, how many of them count, and once a deal is closed how they did.

    Nothing of an open deal is told that the page does not tell: its results wait until it is closed.
    """
    from townwright.server.daily.days import day_of, read_day, shifted
    from townwright.server.store.backup.endpoints import reading
    from townwright.server.store.errors import StoreError
    from townwright.server.store.operations import daily_deals, daily_tries

    try:
        last = day_of(int(time.time() * 1000)) if until is None else read_day(until)
        first = shifted(last, 1 - days)
        with reading(store or own_store()) as (transaction, _):
            deals = daily_deals.between(transaction, first, last)
            begun = daily_tries.begun(transaction, first, last)
            results = {
                deal: daily_tries.field(transaction, deal.day, deal.game)
                for deal in deals
                if deal.closed_at is not None
            }
    except Refusal as refusal:
        print_refusal(None, refusal, as_json)
        context.exit(1)
    except (StoreError, OSError, OverflowError) as error:
        raise click.ClickException(visible(str(error))) from None
    if not deals:
        raise click.ClickException(f"There is no deal from {first} to {last} in this store.")
    for deal in deals:
        scores = [score.score for score in results.get(deal, ()) for _ in range(score.people)]
        told = ListedDeal(
            deal.day, deal.game, deal.closed_at is not None, begun.get((deal.day, deal.game), 0), len(scores),
            min(scores, default=None), max(scores, default=None), deal.best, deal.commitment,
        )  # fmt: skip
        print_text(json.dumps(asdict(told)) if as_json else str(told))


@dataclass(frozen=True, slots=True)
class ListedDeal:
    """One line of the list of daily deals."""

    day: str
    game: str
    closed: bool
    tries: int
    counted: int
    """Tries that count; told once the deal is closed, as the results are."""
    least: int | None
    most: int | None
    possible: int | None
    """The best that was found afterwards."""
    commitment: str

    def __str__(self) -> str:
        told = f"{self.day} {self.game}: {self.tries} {'try' if self.tries == 1 else 'tries'}"
        if not self.closed:
            return f"{told}, open; commitment {self.commitment}"
        told += f", {self.counted} of them count"
        if self.least is not None:
            told += f", {self.least} to {self.most} points"
        return told if self.possible is None else f"{told}; {self.possible} were possible"


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
