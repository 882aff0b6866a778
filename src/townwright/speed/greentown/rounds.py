"""Rounds of Greentown over words: who follows, what is turned up, and when the game is over (rules 5 and 9).

Repeats ``games.greentown.turn.rounds``; ``tests/speed/greentown_agree.py`` compares the two.
"""

from __future__ import annotations

from townwright.core.words import apart
from townwright.games.greentown.turn.rounds import CYCLE
from townwright.speed.greentown.build_steps import BoxWords, GameRow, has_step
from townwright.speed.greentown.row_layout import (
    ALL_MARKERS,
    CARD,
    DECK,
    DECK_AT,
    DECK_SIZE,
    DEVELOPED,
    ENDING,
    KEPT,
    MARKER,
    MARKERS,
    NEXT,
    NONE,
    NOT_YET,
    ORDER,
    OVER,
    PLAYERS,
    ROUND,
    STAGE,
    TOP,
)
from townwright.speed.greentown.tours import has_tour


@apart
def finish_turn(box: BoxWords, row: GameRow) -> None:
    """Goes on after a turn: with the next player, the next round, or the end."""
    keep = row[STAGE] == KEPT
    row[STAGE] = MARKER
    row[NEXT] += 1
    if row[NEXT] == row[PLAYERS]:
        row[NEXT] = 0
        row[DEVELOPED] = NONE
        if row[ENDING] != NOT_YET or is_standstill(box, row):
            row[STAGE] = OVER
            return
        if row[ROUND] % CYCLE == 0:
            for seat in range(row[PLAYERS]):
                row[MARKERS + seat] = ALL_MARKERS
        if not keep:
            last = row[ORDER + row[PLAYERS] - 1]
            for place in range(row[PLAYERS] - 1, 0, -1):
                row[ORDER + place] = row[ORDER + place - 1]
            row[ORDER] = last
        row[ROUND] += 1
    turn_up(row)


@apart
def is_standstill(box: BoxWords, row: GameRow) -> bool:
    """D30: whether nobody could make a step or lead a tour."""
    able = 0
    for seat in range(row[PLAYERS]):
        if able == 0 and (has_step(box, row, seat) or has_tour(box, row, row[CARD + seat])):
            able += 1
    return able == 0


@apart
def turn_up(row: GameRow) -> None:
    """Turns up the next card of the deck."""
    if row[TOP] == NONE and row[DECK_AT] < row[DECK_SIZE]:
        row[TOP] = row[DECK + row[DECK_AT]]
        row[DECK_AT] += 1
