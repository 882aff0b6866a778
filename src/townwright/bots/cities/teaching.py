"""Learning by playing: the table plays against luck and draws its entries towards what it finds one round later.

This is temporal difference learning with a rate for each entry (temporal coherence): an entry that is pulled to
and fro moves less and less. A city is worth what the best city after the next tile is worth; where the
table said something else, each entry that had a part in it is moved by a share of the difference.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.bots.cities.looking import KEPT, shuffle
from townwright.bots.cities.weighing import (
    LEVEL,
    SET_UP_ROUNDS,
    TRIAL,
    Terms,
    copy,
    count_layouts,
    lay_out,
    weigh_tiles,
)
from townwright.bots.cities.worth import (
    BORDERS,
    NO_BORDER,
    PLACES,
    TAKEN,
    Desk,
    Notes,
    look_up,
    note_spots,
    state_of,
    stock_place,
    worth,
    worth_of,
)
from townwright.core.words import apart, compiled, i64, popcount
from townwright.games.cities.masks import STOCK, TOURISTS, CityWords, Faces, score
from townwright.speed.luck import below, next_luck

Trends: TypeAlias = Sequence[MutableSequence[int]]

NO, ONE, TWO = i64(0), i64(1), i64(2)
RATES = i64(1 << 16)
"""A rate of learning is a share of so many."""
STARTING = i64(3)
AFTER_SET_UP = KEPT
"""The row of the desk with the starting layout; the cities after each round follow it."""
TREND, ALL_WAYS = i64(0), i64(1)
"""Rows of the trends: by how much each entry was to be changed, with its sign and without."""


@compiled
def draw(place: int, change: int, weights: MutableSequence[int], trends: Trends) -> None:
    """Moves one entry by as much of the change as its changes so far agree in direction."""
    trend, all_ways = trends[TREND][place], trends[ALL_WAYS][place]
    if all_ways != NO:
        weights[place] += change * (abs(trend) * RATES // all_ways) // RATES
    else:
        weights[place] += change
    trends[TREND][place] += change
    trends[ALL_WAYS][place] += abs(change)


@compiled
def learn(
    city: CityWords, terms: Terms, rounds: int, better: int, rate: int, weights: MutableSequence[int], trends: Trends,
    desk: Desk, notes: Notes,
) -> None:  # fmt: skip
    """Draws what the table says of a city with so many rounds left towards something better known."""
    spots = note_spots(city, terms[LEVEL], rounds, desk, notes)
    look_up(weights, spots, notes)
    tourists, stock = city[TOURISTS], i64(city[STOCK])
    wrong = better - worth(weights, rounds, tourists, stock, spots, desk, notes)
    entries, earning = ONE, NO
    for spot in range(spots):
        entries += ONE if notes[BORDERS][spot] == NO_BORDER else TWO
        if state_of(spot, tourists, desk) == TAKEN:
            earning += ONE
    change = wrong * rate // (entries * RATES)
    for spot in range(spots):
        state = state_of(spot, tourists, desk)
        draw(notes[PLACES][spot] + state, change, weights, trends)
        if notes[BORDERS][spot] != NO_BORDER:
            draw(notes[BORDERS][spot] + state, change, weights, trends)
    draw(stock_place(rounds, stock, popcount(tourists) - earning), change, weights, trends)


@compiled
def begin(
    figures: Sequence[int], tiles: Sequence[int], terms: Terms, tries: int, luck: int, faces: Faces,
    weights: Sequence[int], desk: Desk, notes: Notes,
) -> int:  # fmt: skip
    """Lays out the first three tiles in the best of some random ways; answers the luck that is left."""
    best = i64(-(1 << 62))
    one, two, three = tiles[NO], tiles[ONE], tiles[TWO]
    count = count_layouts(figures, one, two, three)
    for _ in range(tries):
        luck = next_luck(luck)
        lay_out(figures, faces, one, two, three, below(luck, count), desk[TRIAL])
        stock = i64(desk[TRIAL][STOCK])
        value = worth_of(desk[TRIAL], terms[LEVEL], SET_UP_ROUNDS, stock, weights, desk, notes)
        if value > best:
            best = value
            copy(desk[TRIAL], desk[AFTER_SET_UP])
    return luck


@apart
def learn_from_game(
    terms: Terms, rate: int, patience: int, weights: MutableSequence[int], trends: Trends, desk: Desk, notes: Notes
) -> None:
    """Goes back through the cities of a game from its end, so that what the end taught reaches the start at once.

    What a city should have been worth is partly what came of it in the end, and partly what the table now says
    of the city that followed; ``patience`` is the share of the former.
    """
    end = desk[AFTER_SET_UP + SET_UP_ROUNDS]
    better = worth_of(end, terms[LEVEL], NO, i64(end[STOCK]), weights, desk, notes)
    for left in range(ONE, SET_UP_ROUNDS + ONE):
        city = desk[AFTER_SET_UP + SET_UP_ROUNDS - left]
        learn(city, terms, left, better, rate, weights, trends, desk, notes)
        now = worth_of(city, terms[LEVEL], left, i64(city[STOCK]), weights, desk, notes)
        better = now + (better - now) * patience // RATES


@apart
def play_games(
    figures: Sequence[int], tiles: MutableSequence[int], terms: Terms, tries: int, rate: int, patience: int, luck: int,
    faces: Faces, weights: MutableSequence[int], trends: Trends, desk: Desk, notes: Notes, points: MutableSequence[int],
) -> int:  # fmt: skip
    """Plays as many games as there are places for points, learning from each; answers the luck that is left."""
    for game in range(len(points)):
        luck = shuffle(tiles, game, SET_UP_ROUNDS + STARTING, luck)
        luck = begin(figures, tiles, terms, tries, luck, faces, weights, desk, notes)
        for played in range(SET_UP_ROUNDS):
            left, city = SET_UP_ROUNDS - played - ONE, AFTER_SET_UP + played
            weigh_tiles(desk[city], tiles[STARTING + played], terms, left, ONE, city + ONE, faces, weights, desk, notes)
        points[game] = score(desk[AFTER_SET_UP + SET_UP_ROUNDS], terms[LEVEL])
        if rate > NO:
            learn_from_game(terms, rate, patience, weights, trends, desk, notes)
    return luck
