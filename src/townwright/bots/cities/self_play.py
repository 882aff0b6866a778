"""Plays games to learn from, and notes every city on the way as what was learnt sees it.

Once in most games another of the best moves is played than the one that is thought best, so that the others are
known too. What a city should have been thought worth is partly what came of it in the end, and partly
what was thought of the city that followed (temporal differences); nothing is drawn from what follows such a trial.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.bots.cities.evaluation import EARNING, FOUND, RESULTS, STANDING, WISHING, Weights, survey, worth_of
from townwright.bots.cities.feature_index import (
    KINDS,
    NO,
    NO_BORDER,
    ONE,
    POINT,
    ROUND_ROWS,
    ROWS,
    TWO,
    WISHED,
    first_row,
    out_row,
    stock_place,
    stock_row,
)
from townwright.bots.cities.move_ranking import (
    LEVEL,
    SET_UP_ROUNDS,
    TRIAL,
    VALUES,
    Terms,
    choose,
    copy,
    count_layouts,
    lay_out,
    weigh_tiles,
)
from townwright.bots.cities.network import Hunch, Sums, look_out, surplus_of
from townwright.bots.cities.rollouts import KEPT, shuffle
from townwright.bots.cities.spots import BORDERS, NUMBERED, PLACES, Desk, Notes, state_of
from townwright.core.words import apart, compiled, i64, popcount
from townwright.games.cities.city.masks import STOCK, TOURISTS, CityWords, Faces, score
from townwright.speed.runtime.random_stream import below, next_luck

Lines: TypeAlias = Sequence[MutableSequence[int]]
"""What was noted of each city, one line for each."""

PARTS = i64(1 << 10)
"""Shares are told in so many parts."""
STARTING = i64(3)
OUTSIDE = STARTING + SET_UP_ROUNDS
AFTER_SET_UP = KEPT
"""The row of the desk with the starting layout; the cities after each round follow it, and then the trials."""
TRIALS, MOST_TRIALS = AFTER_SET_UP + SET_UP_ROUNDS + ONE, i64(12)
MOST_SPOTS = i64(48)
"""Of a city with more spots nothing is noted."""
NOTED_ROWS, NOTED_ENTRIES = MOST_SPOTS + KINDS + TWO, TWO * MOST_SPOTS + ONE
"""How many rows of the network and entries of the table a line has; what is left over stays blank."""
BLANK = ROWS


@compiled
def note_city(
    city: CityWords, tiles: Sequence[int], terms: Terms, rounds: int, faces: Faces, weights: Weights, hunch: Hunch,
    desk: Desk, notes: Notes, sums: Sums, rows: MutableSequence[int], entries: MutableSequence[int],
    counts: MutableSequence[int],
) -> bool:  # fmt: skip
    """Writes down a city with so many rounds left; answers whether there was room for it."""
    survey(city, terms[LEVEL], rounds, weights, hunch, desk, notes, sums)
    spots, idle = notes[RESULTS][FOUND], popcount(city[TOURISTS]) - notes[RESULTS][EARNING]
    for line in range(NOTED_ROWS):
        rows[line] = BLANK
    for line in range(NOTED_ENTRIES):
        entries[line] = NO
    if spots > MOST_SPOTS:
        return False
    for spot in range(spots):
        stand = notes[STANDING][spot]
        rows[spot] = notes[NUMBERED][spot] + stand
        entries[TWO * spot] = notes[PLACES][spot] + state_of(stand)
        if notes[BORDERS][spot] != NO_BORDER:
            entries[TWO * spot + ONE] = notes[BORDERS][spot] + state_of(stand)
    for kind in range(KINDS):
        rows[spots + kind] = first_row(rounds) + out_row(kind, surplus_of(kind, tiles, OUTSIDE - rounds, faces))
    rows[spots + KINDS] = first_row(rounds) + stock_row(i64(city[STOCK]), idle)
    rows[spots + KINDS + ONE] = ROUND_ROWS + rounds
    entries[TWO * spots] = stock_place(rounds, i64(city[STOCK]), idle)
    for wish in range(ONE, WISHED):
        counts[wish] = notes[WISHING][wish]
    return True


@compiled
def begin(
    figures: Sequence[int], tiles: Sequence[int], terms: Terms, tries: int, luck: int, faces: Faces,
    weights: Weights, hunch: Hunch, desk: Desk, notes: Notes, sums: Sums,
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
def play_game(
    tiles: Sequence[int], terms: Terms, trial: int, luck: int, faces: Faces, weights: Weights, hunch: Hunch,
    desk: Desk, notes: Notes, sums: Sums, best: MutableSequence[int],
) -> int:  # fmt: skip
    """Plays a game on from its layout, in one round on trial; notes what the best moves are worth, answers the luck."""
    for played in range(SET_UP_ROUNDS):
        left, city, drawn = SET_UP_ROUNDS - played - ONE, AFTER_SET_UP + played, STARTING + played
        look_out(tiles, drawn + ONE, left, faces, hunch, sums)
        if played == trial:
            kept = weigh_tiles(
                desk[city], tiles[drawn], terms, left, MOST_TRIALS, TRIALS, faces, weights, hunch, desk, notes, sums
            )  # fmt: skip
            best[left] = notes[VALUES][TRIALS]
            luck = next_luck(luck)
            copy(desk[TRIALS + below(luck, kept)], desk[city + ONE])
        else:
            choose(desk[city], tiles[drawn], terms, left, city + ONE, faces, weights, hunch, desk, notes, sums)
            best[left] = notes[VALUES][city + ONE]
    return luck


@apart
def play_games(
    figures: Sequence[int], tiles: MutableSequence[int], terms: Terms, tries: int, trials: int, patience: int,
    luck: int, faces: Faces, weights: Weights, hunch: Hunch, desk: Desk, notes: Notes, sums: Sums,
    best: MutableSequence[int], points: MutableSequence[int], rows: Lines, entries: Lines, counts: Lines,
    worths: MutableSequence[int],
) -> int:  # fmt: skip
    """Plays as many games as there are places for points; answers the luck that is left.

    Where there are lines to note cities in, each game takes one for every number of rounds left, from 1 on.
    ``trials`` is the share of games with a trial, and ``patience`` that of the end in what a city should be worth.
    """
    for game in range(len(points)):
        luck = next_luck(luck)
        luck = shuffle(tiles, below(luck, i64(len(tiles))), SET_UP_ROUNDS + STARTING, luck)
        luck = next_luck(luck)
        trial = below(luck, SET_UP_ROUNDS)
        luck = next_luck(luck)
        if below(luck, PARTS) >= trials:
            trial = SET_UP_ROUNDS
        # Half of the games with a trial begin with a poor layout, so that poor cities are known too.
        compared = TWO if trial < SET_UP_ROUNDS and trial % TWO == ONE else tries
        luck = begin(
            figures, tiles, terms, compared, luck, faces, weights, hunch, desk, notes, sums
        )  # fmt: skip
        luck = play_game(tiles, terms, trial, luck, faces, weights, hunch, desk, notes, sums, best)
        points[game] = score(desk[AFTER_SET_UP + SET_UP_ROUNDS], terms[LEVEL])
        if len(worths) == NO:
            continue
        came = POINT * points[game]
        for left in range(ONE, SET_UP_ROUNDS + ONE):
            # What follows a city is thought to be the best move, also where another was on trial.
            if SET_UP_ROUNDS - left == trial:
                came = best[left - ONE]
            else:
                came = best[left - ONE] + (came - best[left - ONE]) * patience // PARTS
            line = game * SET_UP_ROUNDS + left - ONE
            city = desk[AFTER_SET_UP + SET_UP_ROUNDS - left]
            look_out(tiles, OUTSIDE - left, left, faces, hunch, sums)
            noted = note_city(
                city, tiles, terms, left, faces, weights, hunch, desk, notes, sums, rows[line], entries[line],
                counts[line],
            )  # fmt: skip
            worths[line] = came if noted else i64(-ONE)
    return luck
