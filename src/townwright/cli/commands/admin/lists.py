"""What a store holds, read while the server goes on."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import click

from townwright.cli.support.environment import FROM_ENVIRONMENT
from townwright.cli.support.files import print_text
from townwright.cli.support.reading_stores import read, store_option

if TYPE_CHECKING:
    from townwright.server.store.models import TableStage

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object on each line.")
limit_option = click.option(
    "--limit", type=click.IntRange(1, 100_000), default=50, show_default=True, help="How many at most."
)


FORGOTTEN: Final = "forgotten"
"""Somebody whose name was deleted; the games are still there."""


@click.command(context_settings=FROM_ENVIRONMENT)
@store_option
@json_option
def storage(store: str | None, as_json: bool) -> None:
    """Count what a store holds."""
    from townwright.server.ops.administration import summary

    found = read(store, summary)
    if as_json:
        print_text(json.dumps(asdict(found)))
        return
    print_text(f"storage version {found.version}, instance {found.instance}")
    for stage, count in found.tables.items():
        print_text(f"{count:>9} {'table' if count == 1 else 'tables'} {stage}")
    for name, count in found.counts.items():
        print_text(f"{count:>9} {name.replace('_', ' ')}")


@click.command(context_settings=FROM_ENVIRONMENT, short_help="List people, or find them by a name.")
@click.argument("name", default="")
@limit_option
@store_option
@json_option
def people(name: str, limit: int, store: str | None, as_json: bool) -> None:
    """List people, those whose name contains NAME if one is given, the newest first; who was forgotten has no name."""
    from townwright.server.ops.administration import people as listed

    found = read(store, lambda transaction: listed(transaction, name, limit))
    if not found and not as_json:
        print_text("Nobody here has such a name." if name else "Nobody has been here yet.")
    for person in found:
        if as_json:
            print_text(json.dumps(asdict(person)))
            continue
        kind = "account" if person.account else "guest" if person.name else FORGOTTEN
        here = f"last here {day(person.used_at)}" if person.used_at is not None else "no session"
        shown = (
            person.id,
            f"{kind:9}",
            f"since {day(person.created_at)}",
            f"{here:20}",
            f"{person.tables:5} {'table' if person.tables == 1 else 'tables'}",
        )
        print_text("  ".join((*shown, person.name)))


@click.command(context_settings=FROM_ENVIRONMENT, short_help="List tables, the last changed first.")
@click.option("--stage", type=click.Choice(("open", "running", "ended")), help="Only tables of this stage.")
@limit_option
@store_option
@json_option
def tables(stage: TableStage | None, limit: int, store: str | None, as_json: bool) -> None:
    """List tables, the last changed first; nothing that a game hides is told."""
    from townwright.server.ops.administration import tables as listed

    found = read(store, lambda transaction: listed(transaction, stage, limit))
    if not found and not as_json:
        print_text(f"No table is {stage}." if stage else "There is no table yet.")
    for table in found:
        if as_json:
            print_text(json.dumps(asdict(table)))
            continue
        access = "public" if table.public else "private"
        size = f"{table.seats:3} seats {table.events:6} events"
        shown = (table.id, f"{table.game:9}", f"{table.stage:7}", f"{access:7}", size)
        print_text("  ".join((*shown, f"changed {day(table.changed_at)}")))


def day(milliseconds: int) -> str:
    """The day of a moment in UTC.

    >>> day(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()
