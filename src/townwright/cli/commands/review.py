"""``townwright review``: what each move of a finished game cost, and what was luck."""

from __future__ import annotations

import json
import os
from functools import partial
from typing import TYPE_CHECKING

import click

from townwright.cli.support.files import print_refusal, print_text, read_text
from townwright.cli.support.language import translated
from townwright.cli.support.own_components import own_components, read_components
from townwright.cli.support.progress import progress_bar, show
from townwright.cli.support.record_reviews import reviews
from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE

if TYPE_CHECKING:
    from townwright.study.reviews import DecisionReview, Estimate, Review

TOLD_DRAWS = 3
"""Draws that people are told of, the luckiest and unluckiest first."""


@click.command(name="review")
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.option("--seat", metavar="SEAT", help="Whose game; every seat's if left out.")
@click.option("--seconds", type=float, help="The budget of each seat, in seconds of a nominal core.")
@click.option("--seed", default="1", show_default=True, help="Any word; it decides the rollouts.")
@click.option("--many", metavar="TABLE", help="Write all reviews into this table, by its ending .csv or .parquet.")
@click.option(
    "--workers",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    help="Processes for --many; one for each core if left out.",
)
@click.option("--on", type=click.Choice(("here", "ray")), default="here", show_default=True, help="Who works for it.")
@own_components
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per seat and line.")
@click.pass_context
def command(
    context: click.Context,
    files: tuple[str, ...],
    seat: str | None,
    seconds: float | None,
    seed: str,
    many: str | None,
    workers: int,
    on: str,
    components: tuple[str, ...],
    as_json: bool,
) -> None:
    """Review finished games: the cost of each move, the luck of each draw, in points or in chances.

    The same seed and budget give the same review on every machine; a slow one only takes longer.
    """
    own = read_components(context, components)
    if many is not None:
        from townwright.cli.support.review_table import ReviewJob, write_table

        jobs = [ReviewJob(name, seat, seconds, seed, own) for name in files]
        context.exit(0 if write_table(jobs, many, workers, on, as_json) else 1)
    refused = False
    for name in files:
        try:
            with progress_bar() as bar:
                told = partial(show, bar, bar.add_task(name, total=1.0))
                found = reviews(read_text(name), seat, seconds, seed, own, told)
        except Refusal as refusal:
            refused = True
            print_refusal(name, refusal, as_json)
            continue
        for review in found:
            print_text(json.dumps({"file": name, **review.facts()}) if as_json else account(name, review))
    context.exit(1 if refused else 0)


def account(name: str, review: Review) -> str:
    """What people read of a review: the account, the costliest moves with better ones, the luckiest draws."""
    from townwright.study.reviews import MEASURE_NAMES

    whose = f"{name}: {review.seat_name} {review.name}, {translated(MEASURE_NAMES[review.measure])}"
    lines = [whose, f"    {translated(review.account)}", ""]
    if review.mistakes:
        lines += [f"    {translated(mistake(each))}" for each in review.mistakes]
    else:
        lines.append(
            "    " + translated(Phrase("study-no-mistakes", "no move cost so much that it could be told from chance"))
        )
    lines.append("")
    drawn = [draw for draw in review.draws if draw.by == CHANCE]
    for draw in sorted(drawn, key=lambda each: -abs(each.luck.value))[:TOLD_DRAWS]:
        args = {"action": draw.action, "luck": ranged(draw.luck)}
        lines.append("    " + translated(Phrase("study-draw", "{action}: {luck} by luck", args)))
    return "\n".join([*lines, ""])


def mistake(decision: DecisionReview) -> Phrase:
    """The sentence about a move that cost something."""
    return Phrase(
        "study-mistake",
        "{action} cost {cost}; better {remark}",
        {"action": decision.action, "cost": ranged(decision.cost), "remark": decision.remark or decision.action},
    )


def ranged(estimate: Estimate) -> str:
    """``3.1 ± 0.4``, or the number alone where it is exact."""
    return f"{estimate.value:.1f} ± {estimate.error:.1f}" if estimate.error else f"{estimate.value:.1f}"
