"""``townwright backup``: a copy of a store, every game verified."""

from __future__ import annotations

import click

from townwright.cli.support.data_folder import own_store
from townwright.cli.support.environment import FROM_ENVIRONMENT
from townwright.cli.support.store_copy import copy_and_report


@click.command(name="backup", context_settings=FROM_ENVIRONMENT)
@click.argument("file", metavar="FILE")
@click.option("--store", metavar="URL", help="sqlite:///FILE or postgresql://HOST/DATABASE; your own games by default.")
@click.option("--json", "as_json", is_flag=True, help="Print what was copied as one JSON object.")
def command(file: str, store: str | None, as_json: bool) -> None:
    """Copy a store to a new FILE and verify every game in it. The server may go on running meanwhile.

    The file holds the seeds of running games: keep it as secret as the store itself.
    """
    copy_and_report(lambda: (store or own_store(), file), f"Saved to {file}", as_json)
