"""Games of Skylines over rows, from the shuffling to the score: decision by decision, and whole."""

from __future__ import annotations

from collections.abc import MutableSequence

from townwright.core.words import apart
from townwright.speed.runtime.random_stream import below, next_luck, stream
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow
from townwright.speed.skylines.map.free_layouts import lay_out_at_random, mix
from townwright.speed.skylines.setup import deal
from townwright.speed.skylines.turns import choose


@apart
def step(box: BoxWords, row: GameRow, choice: int) -> int:
    """Makes one decision; answers how many choices the next one has, and −1 if there is no such choice now."""
    if choice < 0 or choice >= row[at.CHOICES]:
        return -1
    choose(box, row, choice)
    return row[at.CHOICES]


@apart
def shuffle(box: BoxWords, row: GameRow, luck: int) -> int:
    """Shuffles the piles and the roles and lays drawn boards out; answers the luck that is left."""
    for word in range(at.GAME_LENGTH):
        row[word] = box[at.START + word]
    for pile in range(at.PILES):
        luck = mix(row, at.PILE + pile * at.PILE_ROOM, row[at.PILE_SIZE + pile], luck)
    luck = mix(row, at.DECK, row[at.DECK_SIZE], luck)
    return lay_out_at_random(box, row, luck) if box[at.PLAN_COUNT] > 0 else luck


@apart
def play_on(box: BoxWords, row: GameRow, luck: int) -> int:
    """Plays to the end, each choice as likely as the others; answers the luck that is left."""
    while row[at.STAGE] != at.OVER:
        luck = next_luck(luck)
        choose(box, row, below(luck, row[at.CHOICES]))
    return luck


@apart
def play_games(box: BoxWords, row: GameRow, seed: int, first: int, results: MutableSequence[int]) -> None:
    """Whole random games with the numbers ``first``, ``first`` + 1 … of a seed: overall happiness and loss of each."""
    for game in range(len(results) // 2):
        luck = shuffle(box, row, stream(seed, first + game))
        deal(box, row)
        play_on(box, row, luck)
        results[2 * game], results[2 * game + 1] = row[at.BARS + at.OVERALL], row[at.LOSS]
