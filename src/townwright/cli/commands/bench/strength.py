"""``townwright bench strength``: how well a bot plays on fixed deals, beside ours and the best that is known."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from townwright.cli.support.files import print_refusal, print_text
from townwright.cli.support.own_bots import find_bot
from townwright.cli.support.progress import progress_bar
from townwright.core import registry
from townwright.core.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from townwright.bots.benchmark import Comparison, Trial, TrialResult
    from townwright.bots.benchmark.running import TrialGame
    from townwright.bots.confidence import Interval


@click.command(name="strength")
@click.argument("game", type=click.Choice(registry.own_names()))
@click.option("--bot", required=True, metavar="NAME", help="A bot by its name; MODULE:OBJECT is one of your own.")
@click.option("--trial", "names", multiple=True, metavar="NAME", help="Only this trial; several times.")
@click.option("--games", type=click.IntRange(1), help="Only the first games of each trial, for a glance.")
@click.option("--workers", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="Processes that share them.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write the results there, one a line.")
@click.option("--json", "as_json", is_flag=True, help="Print the results, one a line, instead of tables.")
@click.pass_context
def strength(
    context: click.Context,
    game: str,
    bot: str,
    names: tuple[str, ...],
    games: int | None,
    workers: int,
    out: Path | None,
    as_json: bool,
) -> None:
    """Play the fixed deals of GAME with a bot, and say how it compares with ours and with the best that is known.

    The deals, the budgets and the rivals never change. The same bot gets the same result on every machine, but for the
    seconds.
    """
    from townwright.bots.benchmark import baselines, best_known, compare, find_trial, trial_result, trials

    try:
        find_bot(game, bot)
        chosen = [find_trial(game, name) for name in names] or trials(game)
        found = []
        for trial in chosen:
            found.append(trial_result(trial, bot, played(trial, bot, games, workers)))
            if as_json:
                print_text(found[-1].line())
            else:
                others = [each for each in baselines(trial) if each.bot != bot]
                best = best_known(trial)
                compared = [compare(each, found[-1], best) for each in (*others, found[-1])]
                print_table(trial, found[-1], compared)
    except Refusal as refusal:  # of a name, or of a bot that somebody brought
        print_refusal(None, refusal, as_json)
        context.exit(1)
    if out is not None:
        out.write_text("".join(f"{result.line()}\n" for result in found), "utf-8")


def played(trial: Trial, bot: str, games: int | None, workers: int) -> list[TrialGame]:
    """Play the games of a trial on some processes and show how far it is; returns the outcomes in their order."""
    from townwright.bots.benchmark.running import play_one, prepare

    numbers = range(trial.games if games is None else min(games, trial.games))
    shared = ProcessPoolExecutor(
        min(workers, len(numbers)), initializer=prepare, initargs=(trial.game, trial.name, bot)
    )
    with progress_bar() as bar, shared as pool:
        jobs = [pool.submit(play_one, trial.game, trial.name, bot, number) for number in numbers]
        try:
            return [job.result() for job in bar.track(jobs, description=trial.name)]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def print_table(trial: Trial, result: TrialResult, compared: Sequence[Comparison]) -> None:
    """Print a bot among ours, the strongest first, with the mark that its figures are quoted with."""
    beyond = any(comparison.behind_best for comparison in compared)
    shares = any(comparison.result.share_won.value < 1 for comparison in compared)
    table = Table(
        "bot",
        "games",
        "points ahead" if trial.rivals else "points",
        *["won in %" if trial.rivals else "finished in %"] * shares,
        f"more than {result.bot}",
        *["behind the best known"] * beyond,
        "ms a decision",
        title=f"{trial.game} {trial.name}",
    )
    for each in sorted(compared, key=lambda one: -one.result.mean_points.value):
        own = each.result is result
        table.add_row(
            each.result.bot,
            str(len(each.result.points)),
            ranged(each.result.mean_points),
            *[ranged(each.result.share_won, 100)] * shares,
            "" if own else ranged(each.ahead),
            *([ranged(each.behind_best)] if each.behind_best else [""] * beyond),
            f"{1000 * each.result.seconds / max(1, each.result.decisions):.1f}",
            style="bold" if own else "",
        )
    Console().print(table)
    whole = "" if len(result.points) == trial.games else f" (the first {len(result.points)} of {trial.games} games)"
    print_text(f"{result.bot}, Townwright {result.version}, {trial.nodes} nodes{whole}: {result.mark}")


def ranged(figure: Interval, times: int = 1) -> str:
    """``42.0 (40.1 to 43.9)``."""
    return f"{times * figure.value:.1f} ({times * figure.low:.1f} to {times * figure.high:.1f})"
