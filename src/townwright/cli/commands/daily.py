"""``townwright daily``: what whoever runs a server can prove about its daily deals."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

import click

from townwright.cli.support.data_folder import own_store
from townwright.cli.support.environment import FROM_ENVIRONMENT
from townwright.cli.support.files import print_refusal, print_text, visible
from townwright.core.refusals import Refusal


@click.group(name="daily")
def command() -> None:
    """Look after the daily deals of a store."""


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
