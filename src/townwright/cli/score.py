"""``townwright score``: the companion on paper."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from townwright.cli.files import place, read_text
from townwright.core import registry
from townwright.core.points import Tally
from townwright.core.refusals import Refusal


@click.command()
@click.argument("game_name", metavar="GAME")
@click.argument("file")
@click.option("--level", metavar="N", help="Cities: the level to score at, 1, 2 or 3.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="Any other option of the game.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def command(
    context: click.Context, game_name: str, file: str, level: str | None, options: tuple[str, ...], as_json: bool
) -> None:
    """Score a finished table of the physical game that FILE holds in notation (``-``: standard input)."""
    words = {key: value for key, _, value in (option.partition("=") for option in options)}
    if level is not None:
        words["level"] = level
    try:
        tally = registry.find(game_name).score(read_text(file), words)
    except Refusal as refusal:
        click.echo(place(file, refusal), err=True)
        context.exit(1)
    click.echo(json.dumps(facts(tally)) if as_json else account(tally))


def facts(tally: Tally) -> dict[str, object]:
    """The tally as plain data."""
    return {
        "total": sum(line.points for line in tally.lines),
        "lines": [{**asdict(line), "points": line.points} for line in tally.lines],
        "remarks": [str(remark) for remark in tally.remarks],
        **tally.facts,
    }


def account(tally: Tally) -> str:
    """The tally for people."""
    lines = [tally.picture, "", *map(str, tally.lines), *map(str, tally.remarks)]
    if tally.lines:
        lines.append(f"Total: {sum(line.points for line in tally.lines)}")
    return "\n".join(lines)
