"""``townwright replay``: plays records again and prints what came of them."""

from __future__ import annotations

import json
from typing import Any

import click

from townwright.cli.support.files import print_refusal, print_text, read_text
from townwright.cli.support.own_components import own_components, read_components
from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.records import Replay
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE, Seat


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per file and line.")
@own_components
@click.pass_context
def command(context: click.Context, files: tuple[str, ...], as_json: bool, components: tuple[str, ...]) -> None:
    """Replay records: print the table and the points, or refuse the first wrong line by its number."""
    own, refused = read_components(context, components), False
    for name in files:
        try:
            text = read_text(name)
            game = registry.find_by_record(text)
            replay = game.replay(text, own)
            print_text(json.dumps(facts(game, name, replay)) if as_json else account(game, name, replay))
        except Refusal as refusal:
            refused = True
            print_refusal(name, refusal, as_json)
    context.exit(1 if refused else 0)


def facts(game: AnyGame, name: str, replay: Replay[Any, Any, Any]) -> dict[str, object]:
    """What ``--json`` prints of a record that replays."""
    result = game.result(replay.state)
    standings = [game.standing(replay.state, seat) for seat in range(len(replay.record.names))]
    return {
        "file": name,
        "game": game.name,
        "options": game.option_words(replay.record.options),
        "finished": result is not None,
        "to_act": [seat_name(game, seat) for seat in game.to_act(replay.state)],
        "seats": [
            {
                "seat": game.seat_name(seat),
                "name": replay.record.names[seat],
                "total": standing.total,
                "points": list(standing.points),
            }
            for seat, standing in enumerate(standings)
        ],
        "winners": [] if result is None else [game.seat_name(seat) for seat in result.winners],
        "result": None if result is None else result.facts(),
    }


def account(game: AnyGame, name: str, replay: Replay[Any, Any, Any]) -> str:
    """What people read of a record: the table drawn, each seat's points with their causes, how it stands."""
    record, state = replay.record, replay.state
    words = ", ".join(f"{key} {word}" for key, word in game.option_words(record.options).items())
    lines = [f"{name}: {game.title} ({words})", "", game.draw(state), ""]
    standings = [game.standing(state, seat) for seat in range(len(record.names))]
    for seat, standing in enumerate(standings):
        lines.append(f"{player(game, replay, seat)}: {standing.total}")
        lines += [f"    {line}" for line in game.points(state) if line.seat == seat]
    lines += ["", outcome(game, replay), ""]
    return "\n".join(lines)


def outcome(game: AnyGame, replay: Replay[Any, Any, Any]) -> str:
    """One sentence on who has won, or who is to act."""
    result = game.result(replay.state)
    if result is None:
        waiting = " ".join(str(seat_name(game, seat)) for seat in game.to_act(replay.state))
        return f"In progress; to act: {waiting}."
    winners = ", ".join(player(game, replay, seat) for seat in result.winners)
    return f"Finished: {result.account()}. {f'Winner: {winners}.' if winners else 'Nobody wins.'}"


def player(game: AnyGame, replay: Replay[Any, Any, Any], seat: Seat) -> str:
    """A seat and who sits there: ``1 Ada``."""
    called, name = str(game.seat_name(seat)), replay.record.names[seat]
    return called if name == called else f"{called} {name}"


def seat_name(game: AnyGame, seat: Seat) -> str | int:
    """A seat as records call it, or chance."""
    return "chance" if seat == CHANCE else game.seat_name(seat)
