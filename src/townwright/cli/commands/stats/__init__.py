"""``townwright stats``: what somebody's finished games tell, from a store."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from townwright.cli.support.environment import FROM_ENVIRONMENT
from townwright.cli.support.files import print_refusal, print_text
from townwright.cli.support.reading_stores import read, store_option
from townwright.core import registry
from townwright.core.refusals import Refusal

if TYPE_CHECKING:
    from townwright.server.history.people_statistics import PersonStatistics, WayToPlay

MOST_ASKED_FOR = 100_000
"""People who can be told of at once."""


@click.command(name="stats", context_settings=FROM_ENVIRONMENT)
@click.argument("name", default="")
@click.option("--game", help="Only games of this name.")
@click.option(
    "--limit", type=click.IntRange(1, MOST_ASKED_FOR), default=50, show_default=True, help="At most so many people."
)
@store_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each way to play.")
def command(name: str, game: str | None, limit: int, store: str | None, as_json: bool) -> None:
    """Tell what finished games say: for each way to play how many, the mean, the best, the trend and the rating.

    Of everybody who has finished a game, or of those whose name contains NAME. The server may go on running meanwhile.
    """
    from townwright.server.history.people_statistics import everybody

    if game is not None:
        check_game(game)
    found = read(store, lambda transaction: everybody(transaction, name, game, limit))
    if not found:
        raise click.ClickException("Nobody of that name has finished a game here." if name else "No game was finished.")
    for person in found:
        if as_json:
            print_objects(person)
            continue
        print_text(f"{person.name} ({'account' if person.account else 'guest'})")
        for way in person.ways:
            print_way(way)


def check_game(game: str) -> None:
    """Refuse a game that there is not."""
    try:
        registry.find(game)
    except Refusal as refusal:
        print_refusal(None, refusal, False)
        raise click.exceptions.Exit(1) from None


def print_objects(person: PersonStatistics) -> None:
    """One JSON object for each way to play."""
    for way in person.ways:
        print_text(json.dumps({"id": person.id, "name": person.name, **way.as_object()}))


def print_way(way: WayToPlay) -> None:
    """One way to play in a few lines."""
    kind = way.statistics
    games = f"{kind.played} game{'' if kind.played == 1 else 's'}"
    print_text(f"  {way.called}: {games}, {kind.won} won, mean {kind.mean:.1f}, best {kind.best}")
    if kind.earlier is not None:
        print_text(f"    the last ten {kind.recent:.1f}, before them {kind.earlier:.1f}")
    if way.rating is not None:
        print_text(f"    rating {way.rating.value}, between {way.rating.low} and {way.rating.high}")
    if kind.parts:
        largest = sorted(kind.parts.items(), key=lambda part: -abs(part[1]))
        print_text("    points from " + ", ".join(f"{cause} {points:.1f}" for cause, points in largest))
    if kind.cost is not None and kind.luck is not None:
        print_text(f"    {kind.reviewed} reviewed: moves cost {kind.cost:.1f}, draws gave {kind.luck:+.1f}")
