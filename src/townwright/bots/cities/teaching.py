"""Learning by playing: the table plays against luck and draws its entries towards what it finds one round later.

This is temporal difference learning with a rate for each entry (temporal coherence): an entry that is pulled to
and fro moves less and less. A city is worth what the best city after the next tile is worth; where the
table said something else, each entry that had a part in it is moved by a share of the difference.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.bots.cities.hunch import CITY, ROW_PARTS, SAY_PARTS, Sums, look_out, silent, surplus_of
from townwright.bots.cities.looking import KEPT, shuffle
from townwright.bots.cities.places import (
    KINDS,
    NO,
    NO_BORDER,
    ONE,
    POINT,
    ROUND_ROWS,
    SAY_ROWS,
    TWO,
    WIDTH,
    WISH_ROWS,
    WISHED,
    out_row,
    stock_place,
    stock_row,
    wish_place,
)
from townwright.bots.cities.spots import BORDERS, NUMBERED, PLACES, Desk, Notes, state_of
from townwright.bots.cities.weighing import (
    LEVEL,
    SET_UP_ROUNDS,
    TRIAL,
    Terms,
    choose,
    copy,
    count_layouts,
    lay_out,
)
from townwright.bots.cities.worth import EARNING, FOUND, RESULTS, STANDING, WISHING, survey, worth, worth_of
from townwright.core.words import apart, compiled, i64, popcount
from townwright.games.cities.masks import STOCK, TOURISTS, CityWords, Faces, score
from townwright.speed.luck import below, next_luck

Trends: TypeAlias = Sequence[MutableSequence[int]]
Learning: TypeAlias = Sequence[MutableSequence[int]]
"""A network that may change."""
Exact: TypeAlias = Sequence[MutableSequence[float]]
"""The network once more, not yet rounded, and behind it how much each number was pulled so far."""
Pulls: TypeAlias = MutableSequence[float]
"""Room to work in: one row."""

RATES = i64(1 << 16)
"""A rate of learning is a share of so many."""
STARTING = i64(3)
AFTER_SET_UP = KEPT
"""The row of the desk with the starting layout; the cities after each round follow it."""
OUTSIDE = STARTING + SET_UP_ROUNDS
STEP, MOST_WRONG = 0.05, 10.0
"""How far the numbers of the network move, and how many points wrong they take seriously."""
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
def pull(number: int, parts: int, by: Pulls, times: int, step: float, exact: Exact, hunch: Learning) -> None:
    """Moves a row of the network, each number the less the more it was pulled before."""
    row, pulled, kept = exact[number], exact[i64(len(hunch)) + number], hunch[number]
    for unit in range(WIDTH):
        change = by[unit] * times
        if change != 0.0:
            pulled[unit] += change * change
            row[unit] += step * change / pulled[unit] ** 0.5
            kept[unit] = i64(row[unit] * parts)


@compiled
def learn_hunch(
    city: CityWords, tiles: Sequence[int], rounds: int, idle: int, wrong: float, step: float, faces: Faces,
    hunch: Learning, exact: Exact, by: Pulls, notes: Notes, sums: Sums,
) -> None:  # fmt: skip
    """Moves every row that had a part in what the network felt of the city that was looked at."""
    stock = stock_row(i64(city[STOCK]), idle)
    total, say = sums[CITY], exact[SAY_ROWS + rounds]
    wrong = min(max(wrong, -MOST_WRONG), MOST_WRONG)
    for unit in range(WIDTH):
        by[unit] = wrong * max(total[unit] + hunch[stock][unit], NO) / ROW_PARTS
    pull(SAY_ROWS + rounds, SAY_PARTS, by, ONE, step, exact, hunch)
    for unit in range(WIDTH):
        by[unit] = wrong * say[unit] if total[unit] + hunch[stock][unit] > NO else 0.0
    pull(ROUND_ROWS + rounds, ROW_PARTS, by, ONE, step, exact, hunch)
    pull(stock, ROW_PARTS, by, ONE, step, exact, hunch)
    for kind in range(KINDS):
        pull(out_row(kind, surplus_of(kind, tiles, OUTSIDE - rounds, faces)), ROW_PARTS, by, ONE, step, exact, hunch)
    for spot in range(notes[RESULTS][FOUND]):
        pull(notes[NUMBERED][spot] + notes[STANDING][spot], ROW_PARTS, by, ONE, step, exact, hunch)
    for wish in range(ONE, WISHED):
        pull(WISH_ROWS + wish, ROW_PARTS, by, notes[WISHING][wish], step, exact, hunch)


@compiled
def learn(
    city: CityWords, tiles: Sequence[int], terms: Terms, rounds: int, better: int, rate: int, faces: Faces,
    weights: MutableSequence[int], hunch: Learning, trends: Trends, exact: Exact, by: Pulls, desk: Desk, notes: Notes,
    sums: Sums,
) -> None:  # fmt: skip
    """Draws what is thought of a city with so many rounds left towards something better known."""
    look_out(tiles, OUTSIDE - rounds, rounds, faces, hunch, sums)
    survey(city, terms[LEVEL], rounds, weights, hunch, desk, notes, sums)
    tourists, waiting = city[TOURISTS], i64(city[STOCK])
    wrong = better - worth(city, tourists, waiting, rounds, weights, hunch, desk, notes, sums)
    spots, idle = notes[RESULTS][FOUND], popcount(tourists) - notes[RESULTS][EARNING]
    entries = ONE
    for spot in range(spots):
        entries += ONE if notes[BORDERS][spot] == NO_BORDER else TWO
    if not silent(rounds, hunch):
        for wish in range(ONE, WISHED):
            entries += notes[WISHING][wish] * notes[WISHING][wish]
    change = wrong * rate // (entries * RATES)
    for spot in range(spots):
        state = state_of(notes[STANDING][spot])
        draw(notes[PLACES][spot] + state, change, weights, trends)
        if notes[BORDERS][spot] != NO_BORDER:
            draw(notes[BORDERS][spot] + state, change, weights, trends)
    draw(stock_place(rounds, waiting, idle), change, weights, trends)
    if not silent(rounds, hunch):
        for wish in range(ONE, WISHED):
            draw(wish_place(rounds, wish), change * notes[WISHING][wish], weights, trends)
        step = STEP * rate / RATES
        learn_hunch(city, tiles, rounds, idle, wrong / POINT, step, faces, hunch, exact, by, notes, sums)


@compiled
def begin(
    figures: Sequence[int], tiles: Sequence[int], terms: Terms, tries: int, luck: int, faces: Faces,
    weights: Sequence[int], hunch: Learning, desk: Desk, notes: Notes, sums: Sums,
) -> int:  # fmt: skip
    """Lays out the first three tiles in the best of some random ways; answers the luck that is left."""
    best = i64(-(1 << 62))
    one, two, three = tiles[NO], tiles[ONE], tiles[TWO]
    count = count_layouts(figures, one, two, three)
    look_out(tiles, STARTING, SET_UP_ROUNDS, faces, hunch, sums)
    for _ in range(tries):
        luck = next_luck(luck)
        city = desk[TRIAL]
        lay_out(figures, faces, one, two, three, below(luck, count), city)
        value = worth_of(
            city, terms[LEVEL], SET_UP_ROUNDS, i64(city[STOCK]), weights, hunch, desk, notes, sums
        )  # fmt: skip
        if value > best:
            best = value
            copy(city, desk[AFTER_SET_UP])
    return luck


@apart
def learn_from_game(
    tiles: Sequence[int], terms: Terms, rate: int, patience: int, faces: Faces, weights: MutableSequence[int],
    hunch: Learning, trends: Trends, exact: Exact, by: Pulls, desk: Desk, notes: Notes, sums: Sums,
) -> None:  # fmt: skip
    """Goes back through the cities of a game from its end, so that what the end taught reaches the start at once.

    What a city should have been worth is partly what came of it in the end, and partly what is now thought
    of the city that followed; ``patience`` is the share of the former.
    """
    end = desk[AFTER_SET_UP + SET_UP_ROUNDS]
    better = POINT * score(end, terms[LEVEL])
    for left in range(ONE, SET_UP_ROUNDS + ONE):
        city = desk[AFTER_SET_UP + SET_UP_ROUNDS - left]
        learn(city, tiles, terms, left, better, rate, faces, weights, hunch, trends, exact, by, desk, notes, sums)
        look_out(tiles, OUTSIDE - left, left, faces, hunch, sums)
        now = worth_of(city, terms[LEVEL], left, i64(city[STOCK]), weights, hunch, desk, notes, sums)
        better = now + (better - now) * patience // RATES


@apart
def play_games(
    figures: Sequence[int], tiles: MutableSequence[int], terms: Terms, tries: int, rate: int, patience: int, luck: int,
    faces: Faces, weights: MutableSequence[int], hunch: Learning, trends: Trends, exact: Exact, by: Pulls, desk: Desk,
    notes: Notes, sums: Sums, points: MutableSequence[int],
) -> int:  # fmt: skip
    """Plays as many games as there are places for points, learning from each; answers the luck that is left."""
    for game in range(len(points)):
        luck = shuffle(tiles, game, SET_UP_ROUNDS + STARTING, luck)
        luck = begin(figures, tiles, terms, tries, luck, faces, weights, hunch, desk, notes, sums)
        for played in range(SET_UP_ROUNDS):
            left, city, drawn = SET_UP_ROUNDS - played - ONE, AFTER_SET_UP + played, STARTING + played
            look_out(tiles, drawn + ONE, left, faces, hunch, sums)
            choose(
                desk[city], tiles[drawn], terms, left, city + ONE, faces, weights, hunch, desk, notes, sums
            )  # fmt: skip
        points[game] = score(desk[AFTER_SET_UP + SET_UP_ROUNDS], terms[LEVEL])
        if rate > NO:
            learn_from_game(
                tiles, terms, rate, patience, faces, weights, hunch, trends, exact, by, desk, notes, sums
            )  # fmt: skip
    return luck
