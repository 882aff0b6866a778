"""``townwright bench``: how fast the rules are, and how well a bot plays on the deals of Townwright Bench."""

from __future__ import annotations

import click

from townwright.cli.commands.bench.check import check
from townwright.cli.commands.bench.speed import speed
from townwright.cli.commands.bench.strength import strength


class BenchCommands(click.Group):
    """The commands of ``bench``; without the name of one of them it is ``speed``."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words after ``bench``."""
        if not args or (args[0] not in self.commands and args[0] not in ctx.help_option_names):
            args = ["speed", *args]
        return super().parse_args(ctx, args)


@click.group(name="bench", cls=BenchCommands)
def command() -> None:
    """Measure how fast the rules are (``speed``, also without the word), or how well a bot plays."""


command.add_command(speed)
command.add_command(strength)
command.add_command(check)
