"""``townwright bench speed``: random games a second on one core, readable and compiled, and what bots look at."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from townwright.cli.support.files import print_refusal
from townwright.cli.support.game_options import GameCommand, game_options, read_words
from townwright.core import registry
from townwright.core.refusals import Refusal

if TYPE_CHECKING:
    from townwright.bots.player import Bot
    from townwright.core.contract import AnyGame
    from townwright.speed.runtime.timing import TimedWork


@click.command(name="speed", cls=GameCommand)
@click.argument("game", required=False, type=click.Choice(registry.names()))
@click.option("--bots/--no-bots", default=True, show_default=True, help="Also time what bots look at.")
@click.option("--nodes", type=click.IntRange(1), default=2_000, show_default=True, help="What a bot may look at.")
@game_options
@click.option("--json", "as_json", is_flag=True, help="Print one object for each line of the table.")
@click.pass_context
def speed(
    context: click.Context, game: str | None, bots: bool, nodes: int, options: tuple[str, ...], as_json: bool
) -> None:
    """Random games per second, by the readable rules and compiled, and bot nodes per second."""
    from townwright.speed.runtime import modes
    from townwright.speed.runtime.readable_games import MOMENTS
    from townwright.speed.runtime.timing import measured
    from townwright.speed.runtime.workloads import workloads

    if options and game is None:
        raise click.UsageError("options are those of one game: name it")
    try:
        words = read_words(options)
        if game:
            registry.find(game).options(words)
    except Refusal as refusal:
        print_refusal(None, refusal, as_json)
        context.exit(1)
    compiled = modes.has_compiler()
    table = Table("what", "a second", "of", "times the readable rules")
    for name in [game] if game else registry.names():
        rules = registry.find(name)
        with Console(stderr=True).status(f"timing {name} …"):
            rates = list(measured(workloads(rules, compiled, words)).values())
            if bots:
                rates += measured(thinking(rules, nodes, words), rounds=len(MOMENTS)).values()
        for rate in rates:
            times = rate.per_second / rates[0].per_second if rate.unit == rates[0].unit else None
            if as_json:
                facts = {"what": rate.name, "per_second": rate.per_second, "unit": rate.unit, "times_readable": times}
                click.echo(json.dumps(facts))
            table.add_row(rate.name, f"{rate.per_second:,.1f}", rate.unit, f"{times:,.1f}" if times else "")
    if not as_json:
        Console().print(table)
        if not compiled:
            kept_out = modes.PLAIN_ONLY in os.environ
            why = f"{modes.PLAIN_ONLY} is set" if kept_out else "numba is not installed"
            click.echo(f"{why}: nothing was compiled")


def thinking(game: AnyGame, nodes: int, words: Mapping[str, str]) -> list[TimedWork]:
    """Each bot that looks ahead, asked at a few moments of a random game."""
    from townwright import bots
    from townwright.speed.runtime.readable_games import some_moments
    from townwright.speed.runtime.timing import TimedWork

    moments = some_moments(game, words)
    return [
        TimedWork(f"{game.name}: {bot.name}", "nodes", Thinking(game, bot, moments, nodes))
        for bot in bots.of(game.name)
        if bot.level > 0
    ]


class Thinking:
    """One bot, asked at the next moment each time."""

    def __init__(self, game: AnyGame, bot: Bot, moments: list[Any], nodes: int) -> None:
        self.game, self.bot, self.moments, self.nodes, self.asked = game, bot, moments, nodes, 0

    def __call__(self) -> int:
        from townwright.bots.player import Limit

        state = self.moments[self.asked % len(self.moments)]
        self.asked += 1
        seat = self.game.to_act(state)[0]
        stream = Random("bench")  # noqa: S311  a bot's own stream
        legal = self.game.legal(state, seat)
        return self.bot.choose(self.game.view(state, seat), legal, Limit(self.nodes), stream).nodes
