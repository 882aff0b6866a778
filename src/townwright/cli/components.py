"""``townwright components``: tiles and cards that an owner of a box has written down."""

from __future__ import annotations

import click

from townwright.cli.files import place, read_text
from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.refusals import Refusal, Unknown


@click.group()
def command() -> None:
    """Check an owner's own tiles and cards."""


@command.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.pass_context
def check(context: click.Context, files: tuple[str, ...]) -> None:
    """Check component files: refuse a bad line by its number, tell what is unusual."""
    refused = False
    for name in files:
        try:
            text = read_text(name)
            game = game_of(text)
            for warning in game.check_components(text):
                click.echo(f"{name}: unusual: {warning}")
            click.echo(f"{name}: good components for {game.title}")
        except Refusal as refusal:
            refused = True
            click.echo(place(name, refusal), err=True)
    context.exit(1 if refused else 0)


def game_of(text: str) -> AnyGame:
    """The game whose components the text holds."""
    for name in registry.names():
        game = registry.find(name)
        if game.is_components(text):
            return game
    raise Unknown("components-of-no-game", "these are no components of {names}", names=", ".join(registry.names())).at(
        registry.first_line(text)
    )
