"""Games of Greentown over rows, from the deal to the money: part by part, and whole."""

from __future__ import annotations

from collections.abc import MutableSequence

from townwright.core.words import apart, i64
from townwright.speed.greentown.build_steps import BoxWords, GameRow
from townwright.speed.greentown.rounds import turn_up
from townwright.speed.greentown.row_layout import (
    BOX_DECK,
    CARD,
    CHOICES,
    DECK,
    DECK_SIZE,
    FIVES,
    GAME_LENGTH,
    MONEY,
    ORDER,
    OVER,
    PLAYERS,
    STAGE,
    START,
    STOPS,
)
from townwright.speed.greentown.turns import choose, offer
from townwright.speed.runtime.random_stream import below, next_luck, stream


@apart
def step(box: BoxWords, row: GameRow, choice: int) -> int:
    """Makes one decision; answers how many choices the next one has, and −1 if there is no such choice now."""
    if choice < 0 or choice >= row[CHOICES]:
        return -1
    choose(box, row, choice)
    row[CHOICES] = offer(box, row)
    return row[CHOICES]


@apart
def seat_players(row: GameRow, first: int) -> None:
    """Puts the order clockwise from the start player, and turns the first card of the deck up."""
    for place in range(row[PLAYERS]):
        row[ORDER + place] = (first + place) % row[PLAYERS]
    turn_up(row)


@apart
def shuffle(box: BoxWords, row: GameRow, luck: int) -> int:
    """Deals at random: the seat of the start card, a five for each other seat, the deck by numbers; the luck left."""
    for word in range(GAME_LENGTH):
        row[word] = box[START + word]
    luck = next_luck(luck)
    first = below(luck, row[PLAYERS])
    row[CARD + first] = box[FIVES + 1]
    dealt = 0
    for seat in range(row[PLAYERS]):
        if seat == first:
            continue
        luck = next_luck(luck)
        number = below(luck, box[FIVES] - 1 - bits(dealt))
        for five in range(box[FIVES] - 1):
            if dealt >> five & 1 == 0:
                if number == 0:
                    row[CARD + seat] = box[FIVES + 2 + five]
                    dealt |= 1 << five
                    break
                number -= 1
    for card in range(row[DECK_SIZE]):
        row[DECK + card] = box[BOX_DECK + card]
    for card in range(row[DECK_SIZE]):
        alike = 1
        while card + alike < row[DECK_SIZE] and box[STOPS + row[DECK + card + alike]] == box[STOPS + row[DECK + card]]:
            alike += 1
        luck = next_luck(luck)
        other = card + below(luck, alike)
        row[DECK + card], row[DECK + other] = row[DECK + other], row[DECK + card]
    seat_players(row, first)
    return luck


@apart
def bits(mask: int) -> int:
    """How many bits a small number has."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@apart
def play_on(box: BoxWords, row: GameRow, luck: int) -> int:
    """Plays to the end, each choice as likely as the others; answers the luck that is left."""
    while row[STAGE] != OVER:
        luck = next_luck(luck)
        choose(box, row, below(luck, offer(box, row)))
    row[CHOICES] = 0
    return luck


@apart
def play_games(box: BoxWords, row: GameRow, seed: int, first: int, money: MutableSequence[int]) -> None:
    """Whole random games with the numbers ``first``, ``first`` + 1 … of a seed, and the money of all seats in turn."""
    players = i64(box[START + PLAYERS])
    for game in range(len(money) // players):
        play_on(box, row, shuffle(box, row, stream(seed, first + game)))
        for seat in range(players):
            money[game * players + seat] = row[MONEY + seat]
