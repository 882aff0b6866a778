"""The mind of the Cities bots counts, enumerates and repeats itself as it should, plain and compiled."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.cities.positions import positions
from tests.playing import random_game
from townwright.bots.cities import learnt_values
from townwright.bots.cities.engine import MOST_CANDIDATES, Care, Mind
from townwright.bots.cities.evaluation import WISHING
from townwright.bots.cities.feature_index import WISHED, WISHERS
from townwright.bots.cities.move_ranking import NUMBERS, VALUES
from townwright.bots.cities.players import mind_of
from townwright.bots.cities.rollouts import KEPT
from townwright.bots.cities.view_reader import city_of, options_of, rounds_left
from townwright.games.cities import GAME
from townwright.games.cities.city.masks import LENGTH, STOCK
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.options import Options, every_option
from townwright.games.cities.state import EXTRA, SET_UP, State

GUESS = {level: learnt_values.guessed(level) for level in (1, 2, 3)}
FRAMED = [options for options in every_option() if not options.free]
MODES = [False, True]

every_mode = pytest.mark.parametrize("compiled", MODES, ids=["plain", "compiled"])
every_framed = pytest.mark.parametrize("options", FRAMED, ids=lambda each: "+".join(each.variants) or "usual")


def weigh(mind: Mind, state: State, seat: int) -> int:
    """Weighs all moves of a seat and keeps many; answers how many."""
    view = GAME.view(state, seat)
    city = mind.words(city_of(view).words)
    room, arrays = MOST_CANDIDATES, (mind.faces, mind.weights, mind.hunch, mind.desk, mind.notes, mind.sums)
    mind.look_out(view.out, ROUNDS if view.stage == SET_UP else rounds_left(view))
    if view.stage == SET_UP:
        return int(mind.weighing.weigh_layouts(mind.figures, mind.tiles(view.hand), mind.terms, room, KEPT, *arrays))
    tile = mind.tiles(view.hand)[0]
    if view.stage == EXTRA:
        return int(mind.weighing.weigh_extra(city, tile, mind.terms, room, KEPT, *arrays))
    return int(mind.weighing.weigh_tiles(city, tile, mind.terms, rounds_left(view), room, KEPT, *arrays))


@every_mode
@every_framed
def test_kept_moves_are_those_that_the_game_has_under_their_numbers(options: Options, compiled: bool) -> None:
    for state, seat in positions(options, "kept", 3):
        mind = Mind(options, GUESS[options.level], learnt_values.hunch(options.level, options.walks), compiled)
        legal = GAME.legal(state, seat)

        kept = weigh(mind, state, seat)

        assert kept == min(MOST_CANDIDATES, len(legal))
        for place in range(int(KEPT), int(KEPT) + kept):
            action = legal[int(mind.notes[NUMBERS][place])]
            city = GAME.play(state, seat, action).cities[seat]
            assert tuple(map(int, mind.desk[place][:LENGTH])) == city.words


@every_framed
def test_with_no_round_left_the_worth_is_the_points(options: Options) -> None:
    mind = Mind(options, GUESS[options.level], learnt_values.hunch(options.level, options.walks), compiled=False)
    for state, seat in positions(options, "over", 6):
        for city in (state.cities[seat], GAME.play(state, seat, GAME.legal(state, seat)[-1]).cities[seat]):
            worth = mind.worth.worth_of(
                list(city.words), options.level, 0, city.words[STOCK], mind.weights, mind.hunch, mind.desk, mind.notes,
                mind.sums,
            )  # fmt: skip
            assert worth == GAME.standing(with_city(state, seat, city), seat).total * learnt_values.POINT


def with_city(state: State, seat: int, city: object) -> State:
    """The state with another city of a seat."""
    cities = (*state.cities[:seat], city, *state.cities[seat + 1 :])
    return State(state.options, state.drawn, state.before, cities, state.moves)  # type: ignore[arg-type]


@every_framed
def test_plain_and_compiled_minds_think_the_same(options: Options) -> None:
    table, hunch = learnt_values.learnt(options.level, options.walks), learnt_values.hunch(options.level, options.walks)
    minds = [Mind(options, table, hunch, mode) for mode in MODES]
    for state, seat in positions(options, "same", 2):
        view = GAME.view(state, seat)
        if view.stage == EXTRA:
            plain, fast = (mind.cover(city_of(view).words, view.hand[0], Care(1, 1)) for mind in minds)
        elif view.stage != SET_UP:
            city, left = city_of(view).words, rounds_left(view)
            plain, fast = (mind.move(city, view.hand[0], view.out, left, Care(2, 25), 5) for mind in minds)
        else:
            continue
        assert plain == fast


@every_framed
def test_sums_of_rows_stay_far_from_what_sixteen_bits_hold(options: Options) -> None:
    table, hunch = learnt_values.learnt(options.level, options.walks), learnt_values.hunch(options.level, options.walks)
    mind = Mind(options, table, hunch, compiled=False)
    for state, seat in positions(options, "sums", 2):
        weigh(mind, state, seat)
        assert max(abs(number) for row in mind.sums for number in row) < learnt_values.LARGEST // 4


def test_more_nodes_are_never_used_than_allowed() -> None:
    options = Options(level=2)
    for state, seat in positions(options, "nodes", 8):
        view = GAME.view(state, seat)
        mind, nodes = mind_of(options_of(view), True), Random(state.round).randrange(1, 2000)
        care = Care(24, nodes)
        if view.stage == SET_UP:
            thought = mind.lay_out(view.hand, view.out, care, 1)
        else:
            thought = mind.move(city_of(view).words, view.hand[0], view.out, rounds_left(view), care, 1)
        assert 1 <= thought.nodes <= nodes


def test_a_table_survives_packing() -> None:
    part = learnt_values.POINT // learnt_values.KEPT_PARTS
    table = tuple(entry + (number % 700 - 350) * part for number, entry in enumerate(GUESS[3]))

    assert learnt_values.unpacked(learnt_values.packed(table, GUESS[3]), GUESS[3]) == table


def test_values_are_kept_from_the_best_down() -> None:
    options = Options(level=3)
    for state, seat in positions(options, "sorted", 4):
        mind = Mind(options, GUESS[options.level], compiled=False)
        kept = weigh(mind, state, seat)
        values = list(mind.notes[VALUES][KEPT : KEPT + kept])
        assert values == sorted(values, reverse=True)


def test_whoever_overlooks_moves_takes_the_next_best() -> None:
    options = Options(level=3)
    mind = mind_of(options, True)
    for state, seat in positions(options, "overlooked", 4):
        view = GAME.view(state, seat)
        if view.stage == SET_UP:
            continue
        kept = weigh(mind, state, seat)
        ranking = [int(mind.notes[NUMBERS][KEPT + place]) for place in range(kept)]
        city, left = city_of(view).words, rounds_left(view)
        for overlooked in range(1, 4):
            care = Care(1 + overlooked, 1, overlooked)
            assert mind.move(city, view.hand[0], view.out, left, care, 1).number == ranking[overlooked]


def test_with_one_round_left_every_tile_is_tried_once_and_no_more() -> None:
    options = Options(level=3)
    game = random_game(GAME, options, "one left")
    state, seat = next(
        (state, event.seat)
        for state, event in zip(game.states, game.events, strict=False)
        if event.seat >= 0 and state.round == ROUNDS - 1
    )
    view = GAME.view(state, seat)

    thought = mind_of(options, True).move(city_of(view).words, view.hand[0], view.out, 1, Care(5, 10_000), 1)

    assert thought.nodes == 1 + 5 * len(view.out)


@every_mode
def test_empty_fields_are_counted_by_what_lies_on_their_two_outer_sides(compiled: bool) -> None:
    """Two tiles corner to corner: the empty cells beside them have one field between two tiles each."""
    mind = Mind(Options(level=3), GUESS[3], learnt_values.hunch(3, True), compiled)
    attractions, water = 0b11 | 0b11 << 8, 0b11 << 18 | 0b11 << 26
    city = mind.words([attractions, 0, 0, water, 0, 0, 0, 7, 0, 0])
    mind.look_out(range(1, 22), 5)

    mind.worth.survey(city, 3, 5, mind.weights, mind.hunch, mind.desk, mind.notes, mind.sums)

    counts = [int(each) for each in mind.notes[WISHING]]
    beside = {corner: counts[corner] for corner in range(int(WISHERS), int(WISHED)) if counts[corner]}
    untaken_and_water, untaken_alone, water_alone = (int(WISHERS) + place for place in (11, 12, 26))
    assert beside == {untaken_and_water: 2, untaken_alone: 2, water_alone: 6}
