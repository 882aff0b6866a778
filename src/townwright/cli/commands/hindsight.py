"""``townwright hindsight``: the best that the draws of a game, or of a deal, allowed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from townwright.cli.support.files import print_refusal, print_text, read_text
from townwright.cli.support.game_options import read_words
from townwright.cli.support.language import translated
from townwright.cli.support.own_components import own_components, read_components
from townwright.cli.support.progress import progress_bar
from townwright.cli.support.record_reviews import read_seat
from townwright.core import registry
from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal, Unknown, Unreadable

if TYPE_CHECKING:
    from townwright.study.contract import OnProgress
    from townwright.study.hindsights import Hindsight

MOST_DRAWS = 100
"""Numbers of a deal that are read."""


@click.command(name="hindsight")
@click.argument("file", metavar="FILE|GAME")
@click.option("--tiles", metavar="T,T,…", help="The draws of a deal in their order, for a GAME instead of a FILE.")
@click.option("--level", metavar="N", help="The level of the deal.")
@click.option("--set", "tile_set", metavar="NAME", help="The tile set of the deal.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="Another option of the deal.")
@click.option("--seat", metavar="SEAT", help="Whose game; the first seat's if left out.")
@click.option("--seconds", type=float, help="The budget, in seconds of a nominal core.")
@click.option("--seed", default="1", show_default=True, help="Any word; it decides the search.")
@own_components
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def command(
    context: click.Context,
    file: str,
    tiles: str | None,
    level: str | None,
    tile_set: str | None,
    options: tuple[str, ...],
    seat: str | None,
    seconds: float | None,
    seed: str,
    components: tuple[str, ...],
    as_json: bool,
) -> None:
    """Find the best game that these draws allowed, and print its record.

    The same seed and budget give the same game on every machine; a slow one only takes longer.
    """
    own = read_components(context, components)
    try:
        words = read_words(options) | ({} if level is None else {"level": level})
        words |= {} if tile_set is None else {"tiles": tile_set}
        check_matter(file, tiles, words, seat)
        with progress_bar() as bar:
            task = bar.add_task(file, total=1.0)

            def told(share: float) -> None:
                bar.update(task, completed=share)

            if tiles is None:
                found, measure = of_record(read_text(file), seat, seconds, seed, own, told)
            else:
                found, measure = of_deal(file, read_draws(tiles), words, seconds, seed, own, told)
    except Refusal as refusal:
        print_refusal(file if tiles is None else None, refusal, as_json)
        context.exit(1)
    print_text(json.dumps(found.facts()) if as_json else f"{translated(sentence(found, measure))}\n\n{found.record}")


def check_matter(file: str, tiles: str | None, words: dict[str, str], seat: str | None) -> None:
    """Refuse what is half a record and half a deal: it would be studied otherwise than was meant."""
    if tiles is None and file in registry.names() and not Path(file).exists():
        raise Unknown("study-no-draws", "a deal is studied by its draws; write them like --tiles 13,8,10,…")
    if tiles is None and words:
        raise Unknown("study-own-options", "a record has its own options; --level, --set and --option are for a deal")
    if tiles is not None and seat is not None:
        raise Unknown("study-no-seats", "a deal has no seats; --seat is for a record")


def of_record(
    text: str, seat: str | None, seconds: float | None, seed: str, components: tuple[str, ...], progress: OnProgress
) -> tuple[Hindsight, str]:
    """The hindsight of one seat of a record, and what it counts."""
    from townwright import study

    game = registry.find_by_record(text)
    studied, replay = study.find(game.name), game.replay(text, components)
    chosen = 0 if seat is None else read_seat(game, replay.record, seat)
    budget = studied.hindsight_seconds if seconds is None else seconds
    return studied.hindsight(replay, chosen, budget, seed, progress), studied.measure


def of_deal(
    game: str,
    draws: list[int],
    words: dict[str, str],
    seconds: float | None,
    seed: str,
    components: tuple[str, ...],
    progress: OnProgress,
) -> tuple[Hindsight, str]:
    """The hindsight of a deal that nobody has played, and what it counts."""
    from townwright import study

    registry.find(game)
    studied = study.find(game)
    budget = studied.hindsight_seconds if seconds is None else seconds
    return studied.hindsight_of_deal(draws, words, components, budget, seed, progress), studied.measure


def read_draws(text: str) -> list[int]:
    """The numbers of a deal, written with commas or spaces between them."""
    parts = text.split(",", MOST_DRAWS) if "," in text else text.split(None, MOST_DRAWS)
    words = [part.strip() for part in parts] or [text]
    if not all(word.isascii() and word.isdigit() and len(word) <= 3 for word in words):
        raise Unreadable("study-draws", "'{text}' is no deal; write numbers like 13,8,10", text=text)
    return [int(word) for word in words]


def sentence(found: Hindsight, measure: str) -> Phrase:
    """How good the best game is by what a study counts, and how sure that is."""
    if measure == "lead":
        return Phrase(
            "study-possible-lead", "a lead of {best} was possible; {agree} of {runs} runs agree", found.facts()
        )
    if found.proven:
        return Phrase("study-proven", "{best} points were possible, and it is proven that no more were", found.facts())
    if found.bound is None:
        return Phrase(
            "study-possible-unbounded", "{best} points were possible; {agree} of {runs} runs agree", found.facts()
        )
    return Phrase(
        "study-possible",
        "{best} points were possible, and {bound} at most; {agree} of {runs} runs agree",
        found.facts(),
    )
