"""``townwright components``: tiles and cards that an owner of a box has written down."""

from __future__ import annotations

import json

import click

from townwright.cli.support.files import print_refusal, print_text, read_text
from townwright.core import registry
from townwright.core.refusals import Refusal


@click.group()
def command() -> None:
    """Check an owner's own tiles and cards."""


@command.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per file and line.")
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], as_json: bool) -> None:
    """Check component files: refuse a bad line by its number, tell what is unusual."""
    refused = False
    for name in files:
        try:
            text = read_text(name)
            game = registry.find_by_components(text)
            warnings = [str(warning) for warning in game.check_components(text)]
        except Refusal as refusal:
            refused = True
            print_refusal(name, refusal, as_json)
            continue
        if as_json:
            print_text(json.dumps({"file": name, "game": game.name, "unusual": warnings}))
        else:
            for warning in warnings:
                print_text(f"{name}: unusual: {warning}")
            print_text(f"{name}: good components for {game.title}")
    context.exit(1 if refused else 0)
