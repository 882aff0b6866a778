"""``townwright puzzles check``: proves puzzles once more."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from townwright.cli.commands.puzzles.sharing import MOST_GAMES, shared
from townwright.cli.support.files import print_refusal, print_text
from townwright.core.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence


@click.command(name="check")
@click.argument("games", nargs=-1, metavar="[GAME]…")
@click.option("--file", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="A file of your own.")
@click.option("--first", type=click.IntRange(1, MOST_GAMES), help="Only so many of each game.")
@click.option("--workers", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes that share them.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each game.")
@click.pass_context
def check(
    context: click.Context,
    games: tuple[str, ...],
    file: Path | None,
    first: int | None,
    workers: int,
    as_json: bool,
) -> None:
    """Prove puzzles once more: those of each GAME that come with Townwright, or those of a file.

    Everything that can be done is searched through, and the answers are played by the rules. The status is 1 if
    the answer of any puzzle is not the best.
    """
    from townwright.study import puzzles
    from townwright.study.puzzles.files import read_file

    try:
        if file is not None:
            lists: dict[str, Sequence[puzzles.Puzzle]] = {str(file): read_file(file)[:first]}
        else:
            for game in games:
                puzzles.find(game)
            lists = {game: puzzles.shipped(game) for game in games or puzzles.games()}
    except Refusal as refusal:
        print_refusal(None, refusal, as_json)
        context.exit(1)
    failed = False
    for name, found in lists.items():
        lines = [(found[number].line(),) for number in range(len(found) if first is None else min(first, len(found)))]
        wrong = [number + 1 for number, right in enumerate(shared(prove_line, lines, workers)) if not right]
        failed = failed or bool(wrong)
        if as_json:
            print_text(json.dumps({"puzzles": name, "checked": len(lines), "wrong": wrong}))
        else:
            said = f"{len(lines)} puzzles proved" if not wrong else f"{len(wrong)} of {len(lines)} puzzles are wrong"
            print_text(f"{name}: {said}{': ' if wrong else ''}{', '.join(map(str, wrong))}")
    if failed:
        sys.exit(1)


def prove_line(line: str) -> bool:
    """Whether the puzzle of a line is proved."""
    from townwright.study.puzzles import Puzzle
    from townwright.study.puzzles.making import prove

    try:
        return prove(Puzzle.read(line))
    except Refusal:
        return False  # its game cannot be played
