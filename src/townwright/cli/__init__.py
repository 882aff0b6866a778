"""The command line: ``townwright COMMAND``. Each command is imported only when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import cast

import click

from townwright import __version__
from townwright.cli.support.environment import read_files

COMMANDS = {
    "play": "Play in your browser, on this machine.",
    "serve": "Serve tables to others.",
    "static": "Write the game as a folder of files that needs no server.",
    "replay": "Replay records and print the table and the points.",
    "score": "Score a finished table written in notation.",
    "components": "Check an owner's own tiles and cards.",
    "verify": "Prove that a deal was fair.",
    "daily": "Prove the daily deals of a store.",
    "stats": "Tell what finished games say: means, bests and ratings.",
    "bot": "Ask a bot what it would do at the end of a record.",
    "review": "Tell what each move of a finished game cost, and what was luck.",
    "hindsight": "Find the best that the draws of a game allowed.",
    "puzzles": "Make puzzles out of games between bots, or prove them.",
    "arena": "Let bots play the same deals against each other.",
    "bench": "Measure how fast the rules are, or how well a bot plays.",
    "backup": "Make a verified copy of a store.",
    "restore": "Fill an empty store from a verified copy.",
    "admin": "Look after a server: its people, tables, storage and health.",
}
"""What each command does, in the order of the help. The command ``x`` is ``townwright.cli.commands.x:command``."""


class Commands(click.Group):
    """The commands by name, imported on demand so that ``--help`` stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """Return the names of all commands, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import and return the command of that name; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        return cast("click.Command", import_module(f"townwright.cli.commands.{cmd_name}").command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Write the list of commands into the help without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="townwright")
def main() -> None:
    """Play, learn, study and research three city-building board games."""
    read_files()
