"""``townwright puzzles make``: looks for puzzles in games between bots."""

from __future__ import annotations

import json
from pathlib import Path

import click

from townwright.cli.commands.puzzles.sharing import MOST_GAMES, shared
from townwright.cli.support.files import print_refusal, print_text
from townwright.core import registry
from townwright.core.refusals import Refusal, Unreadable


@click.command(name="make")
@click.argument("game")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True, help="The file to write.")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, help="Games to look into.")
@click.option("--seed", default="1", show_default=True, help="Any word; it decides the games.")
@click.option("--workers", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes that share them.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def make(context: click.Context, game: str, out: Path, games: int, seed: str, workers: int, as_json: bool) -> None:
    """Look for puzzles in games of GAME between bots, and write those that are proved.

    The same seed and number of games give the same file, however many processes share the work.
    """
    from townwright.study import puzzles
    from townwright.study.puzzles.files import write_file

    try:
        registry.find(game)
        puzzles.find(game)
        check_writable(out)
    except Refusal as refusal:
        print_refusal(None, refusal, as_json)
        context.exit(1)
    found = [line for line in shared(make_line, [(game, seed, number) for number in range(games)], workers) if line]
    write_file(out, map(puzzles.Puzzle.read, found))
    facts = {"game": game, "games": games, "seed": seed, "puzzles": len(found), "bytes": out.stat().st_size}
    print_text(json.dumps(facts) if as_json else f"{len(found)} puzzles of {games} games, {facts['bytes']:,} bytes")


def check_writable(file: Path) -> None:
    """Refuse a file that cannot be written, before hours are spent on what it shall hold."""
    try:
        file.open("ab").close()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unreadable("puzzle-unwritable", "the puzzles cannot be written: {reason}", reason=reason) from None


def make_line(game: str, seed: str, number: int) -> str:
    """The puzzle in the game of a number as a line; empty if there is none."""
    from townwright.study.puzzles.making import make_one

    made = make_one(game, seed, number)
    return "" if made is None else made.line()
