"""``townwright score``: the companion on paper."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from townwright.cli.support.files import print_refusal, print_text, read_text
from townwright.cli.support.game_options import GameCommand, game_options, read_words
from townwright.cli.support.own_components import own_components, read_components
from townwright.core import registry
from townwright.core.points import Tally, total
from townwright.core.refusals import Refusal
from townwright.core.seats import Seat


@click.command(cls=GameCommand)
@click.argument("game_name", metavar="GAME")
@click.argument("file")
@click.option("--level", metavar="N", help="The same as --option level=N.")
@game_options
@own_components
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def command(
    context: click.Context,
    game_name: str,
    file: str,
    level: str | None,
    options: tuple[str, ...],
    components: tuple[str, ...],
    as_json: bool,
) -> None:
    """Score a finished table of the physical game that FILE holds in notation (-: standard input)."""
    own = read_components(context, components)
    about: str | None = None
    try:
        game = registry.find(game_name)
        words = read_words([*options, *([] if level is None else [f"level={level}"])])
        game.options(words, own)
        about = file
        tally = game.score(read_text(file), words, own)
    except Refusal as refusal:
        print_refusal(about, refusal, as_json)
        context.exit(1)
    print_text(json.dumps(facts(tally)) if as_json else account(tally))


def facts(tally: Tally) -> dict[str, object]:
    """The tally as plain data."""
    return {
        "total": sum(totals(tally).values()),
        "lines": [{**asdict(line), "points": line.points} for line in tally.lines],
        "remarks": [str(remark) for remark in tally.remarks],
        **tally.facts,
    }


def account(tally: Tally) -> str:
    """The tally for people."""
    lines = [tally.picture, "", *map(str, tally.lines), *map(str, tally.remarks)]
    if len(totals(tally)) == 1:
        lines.append(f"Total: {sum(totals(tally).values())}")
    return "\n".join(lines)


def totals(tally: Tally) -> dict[Seat, int]:
    """The points of each seat that has any."""
    return {line.seat: total(tally.lines, line.seat) for line in tally.lines}
