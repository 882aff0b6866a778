"""Playing a card of Skylines over words: what follows, whether that is allowed, and where (sections 5.4 and 6).

Repeats ``games.skylines.turn.card_play`` and the order of ``map.tile_placement``; what a row does to the bars is that
of ``bar_arithmetic``, loaded again. ``tests/speed/skylines_agree.py`` compares both.
"""

from __future__ import annotations

from townwright.core.words import apart, i64, nth, popcount, u64
from townwright.games.skylines.turn.bar_arithmetic import move
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow, of_card
from townwright.speed.skylines.effects.clauses import clause_of, first_row, is_forbidden
from townwright.speed.skylines.effects.conditions import holds
from townwright.speed.skylines.map.ground import find_runs, first_column, fitting, region_at, ways

MOST_GUESSES = 4
"""With more open questions than this every place is asked."""

NOWHERE, ALL_PLACES, SOME_PLACES = range(3)


@apart
def course(box: BoxWords, row: GameRow, card: int, guesses: int) -> int:
    """Row 1, row 2, what the card does once, what building it sets off (6.2); answers as ``move`` does.

    The bars that follow stand under ``AFTER``, row 1 has been put together before. Guesses are answers to the
    conditions that places decide, a bit for each.
    """
    for marker in range(at.MARKERS):
        row[at.AFTER + marker] = row[at.BARS + marker]
    came = move(box, row, at.AFTER, row, at.WORK, at.PLAYED)
    if came != at.NOT_LOST:
        return came
    asked, reward = i64(0), of_card(box, card, at.REWARD)
    if box[reward]:
        condition = of_card(box, card, at.CONDITION)
        if met(box, row, condition, at.NONE, guesses, asked):
            came = move(box, row, at.AFTER, box, reward, at.PLAYED)
            if came != at.NOT_LOST:
                return came
        asked += decided_by_places(box, condition)
    for number in range(of_card(box, card, at.CLAUSE_COUNT)):
        clause = clause_of(box, card, number)
        if box[clause + at.SORT] == at.NOW:
            if met(box, row, box[clause + at.CLAUSE_IF], at.NONE, guesses, asked):
                came = move(box, row, at.AFTER, box, box[clause + at.CLAUSE_ROW], at.PLAYED)
                if came != at.NOT_LOST:
                    return came
            asked += decided_by_places(box, box[clause + at.CLAUSE_IF])
    for force in range(row[at.FORCE_COUNT]):
        for number in range(of_card(box, row[at.FORCE_CARD + force], at.CLAUSE_COUNT)):
            clause = clause_of(box, row[at.FORCE_CARD + force], number)
            if box[clause + at.SORT] == at.BUILD and box[clause + at.KINDS] & of_card(box, card, at.WORDS):
                if met(box, row, box[clause + at.CLAUSE_IF], row[at.FORCE_REGION + force], guesses, asked):
                    came = move(box, row, at.AFTER, box, box[clause + at.CLAUSE_ROW], at.PLAYED)
                    if came != at.NOT_LOST:
                        return came
                asked += decided_by_places(box, box[clause + at.CLAUSE_IF])
    return at.NOT_LOST


@apart
def met(box: BoxWords, row: GameRow, condition: int, building: int, guesses: int, asked: int) -> bool:
    """Whether a condition of a play holds, or is guessed to."""
    if guesses != at.ASK and decided_by_places(box, condition):
        return guesses >> asked & 1 != 0
    return holds(box, row, condition, at.AFTER, building)


@apart
def decided_by_places(box: BoxWords, condition: int) -> int:
    """1 if the answer can differ from place to place, or from tile to tile; otherwise 0."""
    return 0 if condition == at.NONE else box[condition + 1]


@apart
def questions(box: BoxWords, row: GameRow, card: int) -> int:
    """How many conditions of a play are decided by its place."""
    asked = decided_by_places(box, of_card(box, card, at.CONDITION)) if box[of_card(box, card, at.REWARD)] else 0
    for number in range(of_card(box, card, at.CLAUSE_COUNT)):
        clause = clause_of(box, card, number)
        if box[clause + at.SORT] == at.NOW:
            asked += decided_by_places(box, box[clause + at.CLAUSE_IF])
    for force in range(row[at.FORCE_COUNT]):
        for number in range(of_card(box, row[at.FORCE_CARD + force], at.CLAUSE_COUNT)):
            clause = clause_of(box, row[at.FORCE_CARD + force], number)
            if box[clause + at.SORT] == at.BUILD and box[clause + at.KINDS] & of_card(box, card, at.WORDS):
                asked += decided_by_places(box, box[clause + at.CLAUSE_IF])
    return asked


@apart
def allowed(box: BoxWords, row: GameRow, card: int) -> bool:
    """Whether nothing stands in the way of the card at the spot that is being tried; row 1 is put together."""
    if of_card(box, card, at.KIND) == at.POLICY:
        if is_forbidden(box, row, at.FORBID_POLICY, at.NO_WORDS, at.BARS):
            return False
    elif is_forbidden(box, row, at.FORBID_BUILD, of_card(box, card, at.WORDS), at.BARS):
        return False
    return course(box, row, card, at.ASK) >= at.NOT_LOST


@apart
def where(box: BoxWords, row: GameRow, card: int) -> int:
    """Whether the card is allowed at all places, at none, or has to be asked for each; row 1 is put together."""
    row[at.SPOT_PICTURE] = at.NONE
    for force in range(row[at.FORCE_COUNT]):
        for number in range(of_card(box, row[at.FORCE_CARD + force], at.CLAUSE_COUNT)):
            clause = clause_of(box, row[at.FORCE_CARD + force], number)
            if (
                box[clause + at.SORT] == at.FORBID
                and box[clause + at.WHAT] == at.FORBID_BUILD
                and box[clause + at.KINDS] & of_card(box, card, at.WORDS)
            ):
                if decided_by_places(box, box[clause + at.CLAUSE_IF]):
                    return SOME_PLACES
                if holds(box, row, box[clause + at.CLAUSE_IF], at.BARS, row[at.FORCE_REGION + force]):
                    return NOWHERE
    asked = questions(box, row, card)
    if asked > MOST_GUESSES:
        return SOME_PLACES
    blocked = 0
    for guesses in range(1 << asked):
        if course(box, row, card, guesses) < at.NOT_LOST:
            blocked += 1
    if blocked == 0:
        return ALL_PLACES
    return NOWHERE if blocked == 1 << asked else SOME_PLACES


@apart
def try_spot(box: BoxWords, row: GameRow, picture: int, line: int, column: int) -> None:
    """Makes a place the spot that conditions are asked at."""
    row[at.SPOT_PICTURE], row[at.SPOT_ROW], row[at.SPOT_COLUMN] = picture, line, column
    row[at.SPOT_REGION] = region_at(box, row, line, column + first_column(box, picture))


@apart
def find_place(box: BoxWords, row: GameRow, card: int, everywhere: int, number: int) -> int:
    """Tries the place with that number: by tile, picture, and in reading order; answers the tile's number.

    If there are not so many the answer is below zero: −1 less for each place that there is.
    """
    kind, found = of_card(box, card, at.KIND), i64(0)
    runs = at.UTILITY_RUNS if at.FIRST_UTILITY <= kind < at.FIRST_SERVICE else at.FREE_RUNS
    shapes = box[at.ZONE_COUNT + kind] if kind < at.ZONES else 1
    for tile in range(shapes):
        shape = of_card(box, card, at.SHAPE)
        if kind < at.ZONES:
            shape = box[at.ZONE_SHAPE + kind * at.ZONE_SHAPES + tile]
            if row[at.LEFT + kind * at.ZONE_SHAPES + tile] == 0:
                continue
        if everywhere and number - found >= ways(box, row, shape, runs):
            found += ways(box, row, shape, runs)
            continue
        found = find_turned(box, row, card, shape, runs, everywhere, number, found)
        if found < 0:
            return tile
    return -1 - found


@apart
def find_turned(
    box: BoxWords, row: GameRow, card: int, shape: int, runs: int, everywhere: int, number: int, found: int
) -> int:
    """Goes on looking among the pictures of one shape; answers how many were found so far, −1 for the right one."""
    pictures = box[at.SHAPE_TABLE] + 2 * shape
    for picture in range(box[pictures], box[pictures] + box[pictures + 1]):
        drawn = box[box[at.PICTURE_TABLE] + picture]
        for line in range(row[at.TOP], row[at.BOTTOM] - box[drawn + at.HEIGHT] + 1):
            places = fitting(box, row, runs, drawn, line)
            here = popcount(u64(places))
            if everywhere and number - found >= here:
                found += here
                continue
            for nth_place in range(number - found if everywhere else 0, here):
                column = popcount(u64(nth(u64(places), nth_place)) - u64(1))
                try_spot(box, row, picture, line, column)
                if everywhere or allowed(box, row, card):
                    if everywhere or found == number:
                        return -1
                    found += 1
    return found


@apart
def count_plays(box: BoxWords, row: GameRow) -> int:
    """In how many ways the seat's cards can be played, card by card; clauses in force have been gathered."""
    find_runs(box, row)
    total = 0
    for held in range(row[at.HAND_SIZE + row[at.SEAT]]):
        card = row[at.HANDS + row[at.SEAT] * at.HAND_ROOM + held]
        first_row(box, row, card)
        row[at.SOMEWHERE + held], row[at.PLAYS + held] = 0, 0
        if of_card(box, card, at.KIND) == at.POLICY:
            row[at.SPOT_PICTURE] = at.NONE
            row[at.PLAYS + held] = 1 if allowed(box, row, card) else 0
        else:
            places = where(box, row, card)
            if places != NOWHERE:
                row[at.SOMEWHERE + held] = 1 if places == SOME_PLACES else 0
                row[at.PLAYS + held] = -1 - find_place(box, row, card, 1 - row[at.SOMEWHERE + held], at.MANY)
        total += row[at.PLAYS + held]
    return total
