"""Plays games alone to learn from, and writes the features and the target worth of every city on the way.

Once in most games another of the best moves is played than the best one (a trial), so that the others are known too.
The target of a city is partly the points at the end, and partly the worth of the city that followed (temporal
differences); nothing is learnt from what follows a trial.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.bots.cities.evaluation import (
    EARNING_COUNT,
    FIELD_COUNTS,
    RESULTS,
    SPOT_COUNT,
    Weights,
    evaluate_spots,
    worth_of,
)
from townwright.bots.cities.features.feature_index import (
    FIELD_CLASSES,
    KINDS,
    NO,
    NO_BORDER,
    ONE,
    POINT,
    ROUND_ROWS,
    ROWS,
    TWO,
    first_row,
    out_row,
    stock_place,
    stock_row,
)
from townwright.bots.cities.features.spots import (
    BORDERS,
    PLACES,
    SPOT_ROWS,
    SPOT_STANDS,
    Scratch,
    Workspace,
    table_state,
)
from townwright.bots.cities.move_ranking import (
    LEVEL,
    SET_UP_ROUNDS,
    TRIAL,
    VALUES,
    TermWords,
    copy,
    count_layouts,
    lay_out,
    rank_moves,
)
from townwright.bots.cities.network import NetworkRows, Sums, start_sums, surplus_of
from townwright.bots.cities.quick_moves import make_quick_move
from townwright.bots.cities.rollouts import CANDIDATES, shuffle
from townwright.core.words import apart, compiled, i64, popcount
from townwright.games.cities.city.masks import STOCK, TOURISTS, CityWords, Faces, score
from townwright.speed.runtime.random_stream import below, next_luck

SampleRows: TypeAlias = Sequence[MutableSequence[int]]
"""The samples, one row for each city."""

PARTS = i64(1 << 10)
"""Shares are told in so many parts."""
STARTING = i64(3)
OUTSIDE = STARTING + SET_UP_ROUNDS
AFTER_SET_UP = CANDIDATES
"""The workspace row with the starting layout; the cities after each round follow it, and then the trials."""
TRIALS, MOST_TRIALS = AFTER_SET_UP + SET_UP_ROUNDS + ONE, i64(12)
MOST_SPOTS = i64(48)
"""A city with more spots gives no sample."""
SAMPLE_ROWS, SAMPLE_ENTRIES = MOST_SPOTS + KINDS + TWO, TWO * MOST_SPOTS + ONE
"""How many rows of the network and entries of the table a sample has; what is left over stays blank."""
BLANK = ROWS


@compiled
def write_sample(
    city: CityWords, tiles: Sequence[int], terms: TermWords, rounds: int, faces: Faces, weights: Weights,
    network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums, rows: MutableSequence[int],
    entries: MutableSequence[int], counts: MutableSequence[int],
) -> bool:  # fmt: skip
    """Write the features of a city with so many rounds left; returns whether there was room for them."""
    evaluate_spots(city, terms[LEVEL], rounds, weights, network, workspace, scratch, sums)
    spots, idle = scratch[RESULTS][SPOT_COUNT], popcount(city[TOURISTS]) - scratch[RESULTS][EARNING_COUNT]
    for line in range(SAMPLE_ROWS):
        rows[line] = BLANK
    for line in range(SAMPLE_ENTRIES):
        entries[line] = NO
    if spots > MOST_SPOTS:
        return False
    for spot in range(spots):
        stand = scratch[SPOT_STANDS][spot]
        rows[spot] = scratch[SPOT_ROWS][spot] + stand
        entries[TWO * spot] = scratch[PLACES][spot] + table_state(stand)
        if scratch[BORDERS][spot] != NO_BORDER:
            entries[TWO * spot + ONE] = scratch[BORDERS][spot] + table_state(stand)
    for kind in range(KINDS):
        rows[spots + kind] = first_row(rounds) + out_row(kind, surplus_of(kind, tiles, OUTSIDE - rounds, faces))
    rows[spots + KINDS] = first_row(rounds) + stock_row(i64(city[STOCK]), idle)
    rows[spots + KINDS + ONE] = ROUND_ROWS + rounds
    entries[TWO * spots] = stock_place(rounds, i64(city[STOCK]), idle)
    for field_class in range(ONE, FIELD_CLASSES):
        counts[field_class] = scratch[FIELD_COUNTS][field_class]
    return True


@compiled
def lay_out_start(
    figures: Sequence[int], tiles: Sequence[int], terms: TermWords, tries: int, luck: int, faces: Faces,
    weights: Weights, network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """Lay out the first three tiles in the best of some random ways; returns the next random state."""
    best = i64(-(1 << 62))
    one, two, three = tiles[NO], tiles[ONE], tiles[TWO]
    count = count_layouts(figures, one, two, three)
    start_sums(tiles, STARTING, SET_UP_ROUNDS, faces, network, sums)
    for _ in range(tries):
        luck = next_luck(luck)
        city = workspace[TRIAL]
        lay_out(figures, faces, one, two, three, below(luck, count), city)
        value = worth_of(
            city, terms[LEVEL], SET_UP_ROUNDS, i64(city[STOCK]), weights, network, workspace, scratch, sums
        )  # fmt: skip
        if value > best:
            best = value
            copy(city, workspace[AFTER_SET_UP])
    return luck


@apart
def play_game(
    tiles: Sequence[int], terms: TermWords, trial: int, luck: int, faces: Faces, weights: Weights, network: NetworkRows,
    workspace: Workspace, scratch: Scratch, sums: Sums, best: MutableSequence[int],
) -> int:  # fmt: skip
    """Play a game from its layout on, with a trial in one round; writes the best worths, returns the random state."""
    for played in range(SET_UP_ROUNDS):
        left, city, drawn = SET_UP_ROUNDS - played - ONE, AFTER_SET_UP + played, STARTING + played
        start_sums(tiles, drawn + ONE, left, faces, network, sums)
        if played == trial:
            kept = rank_moves(
                workspace[city], tiles[drawn], terms, left, MOST_TRIALS, TRIALS, faces, weights, network, workspace,
                scratch, sums
            )  # fmt: skip
            best[left] = scratch[VALUES][TRIALS]
            luck = next_luck(luck)
            copy(workspace[TRIALS + below(luck, kept)], workspace[city + ONE])
        else:
            make_quick_move(
                workspace[city],
                tiles[drawn],
                terms,
                left,
                city + ONE,
                faces,
                weights,
                network,
                workspace,
                scratch,
                sums,
            )
            best[left] = scratch[VALUES][city + ONE]
    return luck


@apart
def play_games(
    figures: Sequence[int], tiles: MutableSequence[int], terms: TermWords, tries: int, trials: int, end_weight: int,
    luck: int, faces: Faces, weights: Weights, network: NetworkRows, workspace: Workspace, scratch: Scratch,
    sums: Sums, best: MutableSequence[int], points: MutableSequence[int], rows: SampleRows, entries: SampleRows,
    counts: SampleRows, worths: MutableSequence[int],
) -> int:  # fmt: skip
    """Play as many games as there are places for points; returns the next random state.

    Where there are rows for samples, each game takes one for every number of rounds left, from 1 on. ``trials`` is
    the share of games with a trial, and ``end_weight`` that of the final points in the target of a city.
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
        luck = lay_out_start(
            figures, tiles, terms, compared, luck, faces, weights, network, workspace, scratch, sums
        )  # fmt: skip
        luck = play_game(tiles, terms, trial, luck, faces, weights, network, workspace, scratch, sums, best)
        points[game] = score(workspace[AFTER_SET_UP + SET_UP_ROUNDS], terms[LEVEL])
        if len(worths) == NO:
            continue
        target = POINT * points[game]
        for left in range(ONE, SET_UP_ROUNDS + ONE):
            # What follows a city is thought to be the best move, also where another was on trial.
            if SET_UP_ROUNDS - left == trial:
                target = best[left - ONE]
            else:
                target = best[left - ONE] + (target - best[left - ONE]) * end_weight // PARTS
            line = game * SET_UP_ROUNDS + left - ONE
            city = workspace[AFTER_SET_UP + SET_UP_ROUNDS - left]
            start_sums(tiles, OUTSIDE - left, left, faces, network, sums)
            written = write_sample(
                city, tiles, terms, left, faces, weights, network, workspace, scratch, sums, rows[line], entries[line],
                counts[line],
            )  # fmt: skip
            worths[line] = target if written else i64(-ONE)
    return luck
