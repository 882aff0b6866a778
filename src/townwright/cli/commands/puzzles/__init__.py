"""``townwright puzzles``: makes puzzles out of games between bots, and proves those that there are."""

from __future__ import annotations

import click

from townwright.cli.commands.puzzles.check import check
from townwright.cli.commands.puzzles.make import make


@click.group(name="puzzles")
def command() -> None:
    """Make puzzles out of games between bots, or prove puzzles."""


command.add_command(make)
command.add_command(check)
