"""``townwright restore``: a store out of a backup."""

from __future__ import annotations

import click

from townwright.cli.support.data_folder import own_store
from townwright.cli.support.environment import FROM_ENVIRONMENT
from townwright.cli.support.store_copy import copy_and_report


@click.command(name="restore", context_settings=FROM_ENVIRONMENT)
@click.argument("file", metavar="FILE")
@click.option("--store", metavar="URL", help="sqlite:///FILE or postgresql://HOST/DATABASE; your own games by default.")
@click.option("--json", "as_json", is_flag=True, help="Print what was copied as one JSON object.")
def command(file: str, store: str | None, as_json: bool) -> None:
    """Make a new store out of a backup and verify every game in it. A store that is not empty is refused."""
    from townwright.server.store import checked_url

    copy_and_report(lambda: (file, checked_url(store or own_store())), f"Restored from {file}", as_json, restoring=True)
