"""Copies a store into another for ``townwright backup`` and ``townwright restore``, every game verified."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict

import click
from rich.console import Console
from rich.progress import track

from townwright.cli.support.files import print_text, visible


def copy_and_report(ends: Callable[[], tuple[str, str]], done: str, as_json: bool, restoring: bool = False) -> None:
    """Copies and verifies a store and prints what came of it; exits with 1 if it failed or anything is damaged."""
    from townwright.server.ops.replay_check import replayed
    from townwright.server.store.backup.copy import copy
    from townwright.server.store.errors import StoreError

    try:
        copied = copy(*ends(), replayed, verifying)
    except (StoreError, OSError) as error:
        raise click.ClickException(visible(str(error))) from None
    if as_json:
        click.echo(json.dumps(asdict(copied)))
    else:
        print_text(f"{done}: {copied.tables} tables with {copied.events} events, {copied.people} people.")
        for table_id, why in copied.damaged.items():
            print_text(f"Table {table_id} was copied as it is, but it is damaged: {why}.", err=True)
        for deal, why in copied.wrong_deals.items():
            print_text(f"The deal {deal} was copied as it is, but nothing should be dealt from it: {why}.", err=True)
        if restoring and not copied.sealed:
            click.echo("It has no checksum, so nothing shows whether names and accounts are as they were.", err=True)
        if copied.lacks is not None:
            print_text(f"What is left was copied. {copied.lacks}", err=True)
    if copied.damaged or copied.wrong_deals or copied.lacks is not None:
        sys.exit(1)


def verifying(tables: Iterable[str]) -> Iterable[str]:
    """The tables, with a bar that shows how far it is."""
    return track(tables, "Replaying games", console=Console(stderr=True), transient=True)
