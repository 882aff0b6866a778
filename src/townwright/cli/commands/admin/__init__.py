"""``townwright admin``: what whoever runs a server looks up, and puts right for people who ask."""

from __future__ import annotations

import click

from townwright.cli.commands.admin.changes import forget, password, sign_out
from townwright.cli.commands.admin.health import health
from townwright.cli.commands.admin.lists import people, storage, tables


@click.group(name="admin")
def command() -> None:
    """Look after a server: its people, tables, storage and health.

    Lists can be made while the server runs. Changes need a store of one file for themselves: stop the server first.
    """


for each in (storage, people, tables, health, password, sign_out, forget):
    command.add_command(each)
