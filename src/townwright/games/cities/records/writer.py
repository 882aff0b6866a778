"""Writes a record as text (rule 14.4)."""

from __future__ import annotations

from townwright.core.records import Record, write_deal_marks
from townwright.core.seats import CHANCE
from townwright.games.cities.actions import Action, Draw
from townwright.games.cities.city.pieces import ROUNDS, STARTING_TILES
from townwright.games.cities.options import Options
from townwright.games.cities.records.header import write_header
from townwright.games.cities.rules import play, start
from townwright.games.cities.scoring import ranked, standing
from townwright.games.cities.state import State


def write(record: Record[Options, Action]) -> str:
    """The record as text, with points and winners once the game is over.

    Players stand in ascending order in every round, whoever finished first: a game that is read back
    has the same rounds and the same end, its moves in that order. Of a round that still runs the moves
    are written up to the first player who has not finished; the others follow when it has. The three
    starting tiles stand in one line, so they are written when all three are drawn.
    """
    state = start(record.options)
    lines = write_header(record.options, record.names)
    for event in record.events:
        if event.seat == CHANCE and isinstance(event.action, Draw):
            lines += round_lines(state)
        state = play(state, event.seat, event.action)
        if event.seat == CHANCE and isinstance(event.action, Draw):
            lines += draw_lines(state)
    lines += round_lines(state)
    if state.over:
        lines += end_lines(state)
    return "\n".join((*lines, *write_deal_marks(record), ""))


def draw_lines(state: State) -> list[str]:
    """The tile just turned up."""
    if len(state.drawn) < STARTING_TILES:
        return []
    if state.round == 0:
        return [f"start {' '.join(map(str, state.drawn))}"]
    return [f"round {state.round} tile {state.drawn[-1]}" if state.round <= ROUNDS else f"extra tile {state.drawn[-1]}"]


def round_lines(state: State) -> list[str]:
    """The layouts or moves of a round, up to the first player who has not finished."""
    lines = []
    for number, move in enumerate(state.moves, start=1):
        if move is None:
            break
        lines.append(f"{number} {move}")
    return lines


def end_lines(state: State) -> list[str]:
    """What follows from the finished game."""
    level = state.options.level
    scores = [standing(city, level) for city in state.cities]
    return [
        *(
            f"score {number} {score.total} : {' '.join(map(str, score.points))}"
            for number, score in enumerate(scores, start=1)
        ),
        f"winner {' '.join(str(seat + 1) for seat in ranked(state.cities, level).winners)}",
    ]
