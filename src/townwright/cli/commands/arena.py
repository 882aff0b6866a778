"""``townwright arena``: bots against each other over the same deals, with confidence intervals and ratings."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Sequence
from concurrent.futures import Executor, as_completed
from contextlib import nullcontext
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from townwright.cli.support.files import print_refusal
from townwright.cli.support.game_options import GameCommand, game_options, read_words
from townwright.cli.support.own_bots import find_bot
from townwright.cli.support.own_components import own_components, read_components
from townwright.core import registry
from townwright.core.refusals import Refusal, Unreadable

if TYPE_CHECKING:
    from townwright.bots.arena import Match, MatchResult
    from townwright.bots.arena_results import BotSummary, Pair
    from townwright.bots.confidence import Interval


@click.command(name="arena", cls=GameCommand)
@click.argument("game", type=click.Choice(registry.names()))
@click.option(
    "--bots",
    "names",
    required=True,
    metavar="A,B,…",
    help="The bots, by their names; MODULE:OBJECT is one of your own, also from a file MODULE.py in this folder.",
)
@click.option("--games", "deals", type=click.IntRange(1), default=100, show_default=True, help="How many deals.")
@click.option("--seed", default="1", show_default=True, help="Any word; it decides all deals.")
@click.option("--nodes", type=click.IntRange(1), default=10_000, show_default=True, help="What a bot may look at.")
@game_options
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, help="Processes on this machine.")
@click.option(
    "--on",
    type=click.Choice(("here", "ray")),
    default="here",
    show_default=True,
    help="Who plays: processes here, or a Ray cluster (RAY_ADDRESS tells where; without it one starts here).",
)
@own_components
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def command(
    context: click.Context,
    game: str,
    names: str,
    deals: int,
    seed: str,
    nodes: int,
    options: tuple[str, ...],
    workers: int,
    on: str,
    components: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play the same deals, and say how sure one can be about who is better.

    Where seats compete the bots sit at one table, and each deal is played in every rotation of them; a bot
    named several times has several seats. Elsewhere each bot plays every deal by itself. The same seed gives
    the same result, however many workers share the games and wherever they are.
    """
    from townwright.bots import arena, arena_results, executors

    own = read_components(context, components)
    try:
        chosen = [name.strip() for name in names.split(",")]
        for number, name in enumerate(chosen):
            find_bot(game, name)
            if name in chosen[:number] and not arena.compete(game):
                raise Unreadable("arena-bot-twice", "the bot {name} stands twice", name=name)
        words = read_words(options)
        if arena.compete(game):
            words.setdefault("seats", str(max(2, len(chosen))))
        agreed = registry.find(game).options(words, own)
        words = registry.find(game).option_words(agreed)
        matches = arena.matches(game, words, chosen, deals, seed, nodes, own)
        alone = on == executors.HERE and workers == 1
        helpers = None if alone else executors.make_executor(on, min(workers, len(matches)))
    except Refusal as refusal:
        print_refusal(None, refusal, as_json)
        context.exit(1)
    try:
        results, chosen = play_matches(matches, helpers), list(dict.fromkeys(chosen))
    except Refusal as refusal:  # of a bot that somebody brought
        print_refusal(None, refusal, as_json)
        context.exit(1)
    met = arena_results.pairs(chosen, results)
    shown = arena_results.bot_summaries(chosen, results, met)
    if as_json:
        facts = {"game": game, "options": words, "deals": deals, "seed": seed, "nodes": nodes}
        each, two = ([asdict(one, dict_factory=bounded) for one in found] for found in (shown, met))
        click.echo(json.dumps({**facts, "bots": each, "pairs": two}, allow_nan=False))
    else:
        print_tables(shown, met)


def play_matches(matches: Sequence[Match], helpers: Executor | None) -> list[MatchResult]:
    """Plays all games and shows how far it is; returns the results in the order of the matches."""
    from townwright.bots.arena import play

    with helpers or nullcontext(), Progress(console=Console(stderr=True), transient=True) as progress:
        if helpers is None:
            return [play(match) for match in progress.track(matches, description="games")]
        futures = [helpers.submit(play, match) for match in matches]
        for _ in progress.track(as_completed(futures), total=len(futures), description="games"):
            pass
        return [future.result() for future in futures]


def print_tables(shown: Sequence[BotSummary], met: Sequence[Pair]) -> None:
    """Prints two tables: each bot, and each two that met."""
    console = Console()
    compete = any(showing.won for showing in shown)
    each = Table("bot", "games", "points", *["tables won in %"] * compete, "rating", "nodes a game")
    for showing in sorted(shown, key=lambda one: -one.rating):
        won = [ranged(showing.won, 100)] if showing.won else []
        rating, nodes = f"{showing.rating:.0f}", f"{showing.nodes:,.0f}"
        each.add_row(showing.name, str(showing.games), ranged(showing.points), *won, rating, nodes)
    console.print(each)
    if met:
        both = Table("one", "other", "won", "drawn", "lost", "share in %", "points ahead")
        for pair in met:
            share = ranged(pair.share, 100)
            counts = (str(pair.wins), str(pair.draws), str(pair.losses))
            both.add_row(pair.one, pair.other, *counts, share, ranged(pair.difference))
        console.print(both)


def ranged(figure: Interval, times: int = 1) -> str:
    """``42.0 (40.1 to 43.9)``; one game says nothing about how sure that is."""
    if math.isinf(figure.low):
        return f"{times * figure.value:.1f}"
    return f"{times * figure.value:.1f} ({times * figure.low:.1f} to {times * figure.high:.1f})"


def bounded(facts: list[tuple[str, Any]]) -> dict[str, Any]:
    """Facts as JSON can hold them: a bound that is nowhere is null."""
    return {name: None if fact in (-math.inf, math.inf) else fact for name, fact in facts}
