"""``townwright bench check``: plays some games of published results again."""

from __future__ import annotations

import sys

import click

from townwright.cli.support.files import print_refusal, print_text, read_text
from townwright.cli.support.own_bots import find_bot
from townwright.core.refusals import Refusal


@click.command(name="check")
@click.argument("file", metavar="FILE")
@click.option("--games", type=click.IntRange(1), default=5, show_default=True, help="So many games of each result.")
@click.pass_context
def check(context: click.Context, file: str, games: int) -> None:
    """Play the first games of the results in FILE again, and say whether they end as written.

    The status is 1 if one does not. A bot of somebody else's has to be installed under the same name.
    """
    from townwright.bots.benchmark import find_trial, outcomes_of
    from townwright.bots.benchmark.results import read_results

    failed = False
    try:
        for result in read_results(read_text(file)):
            trial = find_trial(result.game, result.trial)
            find_bot(result.game, result.bot)
            again = outcomes_of(trial, result.bot, min(games, len(result.points)))
            same = all(
                (outcome.points, outcome.won) == (points, won)
                for outcome, points, won in zip(again, result.points, result.won, strict=False)
            )
            failed = failed or not same
            said = "as written" if same else "NOT as written"
            print_text(f"{result.game} {result.trial}, {result.bot}: {len(again)} games {said} ({result.mark})")
    except Refusal as refusal:
        print_refusal(file, refusal, as_json=False)
        context.exit(1)
    if failed:
        sys.exit(1)
