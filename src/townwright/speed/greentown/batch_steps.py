"""Many games of Greentown at once. What is kept of each is the game itself; they share the room to work in."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, i64
from townwright.speed.greentown.build_steps import BoxWords, GameRow
from townwright.speed.greentown.games import shuffle
from townwright.speed.greentown.row_layout import CHOICES, GAME_LENGTH
from townwright.speed.greentown.turns import choose, offer
from townwright.speed.runtime.random_stream import stream


@apart
def step_all(
    box: BoxWords, rows: Sequence[GameRow], room: GameRow, choices: Sequence[int], counts: MutableSequence[int]
) -> None:
    """Makes one decision in every game that is not over; then counts the choices that come next."""
    for game in range(len(choices)):
        row = rows[game]
        if row[CHOICES] == 0:
            continue
        for word in range(GAME_LENGTH):
            room[word] = row[word]
        choose(box, room, i64(choices[game]))
        room[CHOICES] = offer(box, room)
        for word in range(GAME_LENGTH):
            row[word] = room[word]
        counts[game] = row[CHOICES]


@apart
def shuffle_all(
    box: BoxWords, rows: Sequence[GameRow], room: GameRow, seed: int, first: int, counts: MutableSequence[int]
) -> None:
    """Deals the games ``first``, ``first`` + 1 … of a seed."""
    for game in range(len(counts)):
        shuffle(box, room, stream(seed, first + game))
        room[CHOICES] = offer(box, room)
        row = rows[game]
        for word in range(GAME_LENGTH):
            row[word] = room[word]
        counts[game] = row[CHOICES]
