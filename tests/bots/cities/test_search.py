"""The search of the Cities bots counts, enumerates and repeats itself as it should, plain and compiled."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.cities.positions import positions
from tests.option_classes import option_classes
from tests.playing import random_game
from townwright.bots.cities import learnt_values
from townwright.bots.cities.evaluation import FIELD_COUNTS, KEPT, RESULTS
from townwright.bots.cities.features.feature_index import DEMAND_CLASSES, FIELD_CLASSES
from townwright.bots.cities.move_ranking import NUMBERS, TRIAL, VALUES, copy
from townwright.bots.cities.network import CITY
from townwright.bots.cities.players import search_for
from townwright.bots.cities.position_values import PositionValues
from townwright.bots.cities.quick_moves import GROUND, SAME_FRAME, keep_untouched, save_tabulated
from townwright.bots.cities.rollouts import CANDIDATES
from townwright.bots.cities.search import MAX_CANDIDATES, CitiesSearch, SearchLimits
from townwright.bots.cities.view_reader import city_of, options_of, rounds_left
from townwright.games.cities import GAME
from townwright.games.cities.city.masks import EAST, LAID, LENGTH, SOUTH, STOCK, free_cells, place_fields, take_cell
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.options import Options
from townwright.games.cities.state import EXTRA, SET_UP, State
from townwright.speed.cities.row_layout import looks_of, turned

FRAMED = [options for options in option_classes(GAME) if not options.free]
MODES = [False, True]

every_mode = pytest.mark.parametrize("compiled", MODES, ids=["plain", "compiled"])
every_framed = pytest.mark.parametrize("options", FRAMED, ids=lambda each: "+".join(each.variants) or "usual")


def weigh(search: CitiesSearch, state: State, seat: int) -> int:
    """Weighs all moves of a seat and keeps many; answers how many."""
    view = GAME.view(state, seat)
    city = search.words(city_of(view).words)
    room, arrays = (
        MAX_CANDIDATES,
        (search.faces, search.weights, search.network, search.workspace, search.scratch, search.sums),
    )
    search.start_sums(view.out, ROUNDS if view.stage == SET_UP else rounds_left(view))
    if view.stage == SET_UP:
        return int(
            search.ranking.rank_layouts(
                search.figures, search.tiles(view.hand), search.terms, room, CANDIDATES, *arrays
            )
        )
    tile = search.tiles(view.hand)[0]
    if view.stage == EXTRA:
        return int(search.ranking.rank_extra_moves(city, tile, search.terms, room, CANDIDATES, *arrays))
    return int(search.ranking.rank_moves(city, tile, search.terms, rounds_left(view), room, CANDIDATES, *arrays))


@every_mode
@every_framed
def test_kept_moves_are_those_that_the_game_has_under_their_numbers(options: Options, compiled: bool) -> None:
    search = CitiesSearch(
        options,
        learnt_values.initial_table(options.level),
        learnt_values.learnt_network(options.level, options.walks),
        compiled,
    )
    for state, seat in positions(options, "kept", 3):
        legal = GAME.legal(state, seat)

        kept = weigh(search, state, seat)

        assert kept == min(MAX_CANDIDATES, len(legal))
        for place in range(int(CANDIDATES), int(CANDIDATES) + kept):
            action = legal[int(search.scratch[NUMBERS][place])]
            city = GAME.play(state, seat, action).cities[seat]
            assert tuple(map(int, search.workspace[place][:LENGTH])) == city.words


@every_framed
def test_with_no_round_left_the_worth_is_the_points(options: Options) -> None:
    search = CitiesSearch(
        options,
        learnt_values.initial_table(options.level),
        learnt_values.learnt_network(options.level, options.walks),
        compiled=False,
    )
    for state, seat in positions(options, "over", 6):
        for city in (state.cities[seat], GAME.play(state, seat, GAME.legal(state, seat)[-1]).cities[seat]):
            worth = search.evaluation.worth_of(
                list(city.words), options.level, 0, city.words[STOCK], search.weights, search.network,
                search.workspace, search.scratch, search.sums,
            )  # fmt: skip
            assert worth == GAME.standing(with_city(state, seat, city), seat).total * learnt_values.POINT


def with_city(state: State, seat: int, city: object) -> State:
    """The state with another city of a seat."""
    cities = (*state.cities[:seat], city, *state.cities[seat + 1 :])
    return State(state.options, state.drawn, state.before, cities, state.moves)  # type: ignore[arg-type]


@every_framed
def test_plain_and_compiled_minds_think_the_same(options: Options) -> None:
    table, network = (
        learnt_values.learnt_table(options.level, options.walks),
        learnt_values.learnt_network(options.level, options.walks),
    )
    searches = [CitiesSearch(options, table, network, mode) for mode in MODES]
    for state, seat in positions(options, "same", 2):
        view = GAME.view(state, seat)
        if view.stage == EXTRA:
            plain, fast = (
                search.play_extra(city_of(view).words, view.hand[0], SearchLimits(1, 1)) for search in searches
            )
        elif view.stage != SET_UP:
            city, left = city_of(view).words, rounds_left(view)
            plain, fast = (
                search.move(city, view.hand[0], view.out, left, SearchLimits(2, 25), 5) for search in searches
            )
        else:
            continue
        assert plain == fast


@every_framed
def test_sums_of_rows_stay_far_from_what_sixteen_bits_hold(options: Options) -> None:
    table, network = (
        learnt_values.learnt_table(options.level, options.walks),
        learnt_values.learnt_network(options.level, options.walks),
    )
    search = CitiesSearch(options, table, network, compiled=False)
    for state, seat in positions(options, "sums", 2):
        weigh(search, state, seat)
        assert max(abs(number) for row in search.sums for number in row) < learnt_values.LARGEST // 4


def test_more_nodes_are_never_used_than_allowed() -> None:
    options = Options(level=2)
    for state, seat in positions(options, "nodes", 8):
        view = GAME.view(state, seat)
        search, nodes = search_for(options_of(view), True), Random(state.round).randrange(1, 2000)
        for limits in (SearchLimits(24, nodes), SearchLimits(MAX_CANDIDATES, nodes, broad=True)):
            if view.stage == SET_UP:
                result = search.lay_out(view.hand, view.out, limits, 1)
            else:
                result = search.move(city_of(view).words, view.hand[0], view.out, rounds_left(view), limits, 1)
            assert 1 <= result.nodes <= nodes


def test_a_table_survives_packing() -> None:
    part = learnt_values.POINT // learnt_values.KEPT_PARTS
    table = tuple(entry + (number % 700 - 350) * part for number, entry in enumerate(learnt_values.initial_table(3)))

    assert (
        learnt_values.unpack(learnt_values.pack(table, learnt_values.initial_table(3)), learnt_values.initial_table(3))
        == table
    )


def test_values_are_kept_from_the_best_down() -> None:
    options = Options(level=3)
    for state, seat in positions(options, "sorted", 4):
        search = CitiesSearch(options, learnt_values.initial_table(options.level), compiled=False)
        kept = weigh(search, state, seat)
        values = list(search.scratch[VALUES][CANDIDATES : CANDIDATES + kept])
        assert values == sorted(values, reverse=True)


def test_whoever_overlooks_moves_takes_the_next_best() -> None:
    options = Options(level=3)
    search = search_for(options, True)
    for state, seat in positions(options, "overlooked", 4):
        view = GAME.view(state, seat)
        if view.stage == SET_UP:
            continue
        kept = weigh(search, state, seat)
        ranking = [int(search.scratch[NUMBERS][CANDIDATES + place]) for place in range(kept)]
        city, left = city_of(view).words, rounds_left(view)
        for skipped in range(1, 4):
            limits = SearchLimits(1 + skipped, 1, skipped)
            assert search.move(city, view.hand[0], view.out, left, limits, 1).number == ranking[skipped]


def test_with_one_round_left_every_tile_is_tried_once_and_no_more() -> None:
    options = Options(level=3)
    game = random_game(GAME, options, "one left")
    state, seat = next(
        (state, event.seat)
        for state, event in zip(game.states, game.events, strict=False)
        if event.seat >= 0 and state.round == ROUNDS - 1
    )
    view = GAME.view(state, seat)

    result = search_for(options, True).move(city_of(view).words, view.hand[0], view.out, 1, SearchLimits(5, 10_000), 1)

    assert result.nodes == 1 + 5 * len(view.out)


def test_a_broad_comparison_is_the_same_plain_and_compiled() -> None:
    options = Options(level=2)
    table, network = learnt_values.learnt_table(2, True), learnt_values.learnt_network(2, True)
    state, seat = next((state, seat) for state, seat in positions(options, "same", 8) if 2 < ROUNDS - state.round < 9)
    view, limits = GAME.view(state, seat), SearchLimits(MAX_CANDIDATES, 90, broad=True)

    plain, fast = (
        CitiesSearch(options, table, network, mode).move(
            city_of(view).words, view.hand[0], view.out, rounds_left(view), limits, 5
        )
        for mode in MODES
    )

    assert plain == fast
    assert plain.nodes > 2 * 2 * 11


def test_a_broad_comparison_before_the_last_tile_takes_the_move_with_the_best_mean_over_all_tiles() -> None:
    options = Options(level=3)
    game = random_game(GAME, options, "last tile 6")
    state, seat = next(
        (state, event.seat)
        for state, event in zip(game.states, game.events, strict=False)
        if event.seat >= 0 and state.round == ROUNDS - 1
    )
    view = GAME.view(state, seat)
    ranked = PositionValues(options).moves(city_of(view).words, view.hand[0], view.out, 1, MAX_CANDIDATES)
    orders = [(tile, *(other for other in view.out if other != tile)) for tile in view.out]
    samples = PositionValues(options).samples([move.city for move in ranked], orders, 1, 1)
    means = [sum(row) for row in samples.values]

    limits = SearchLimits(MAX_CANDIDATES, 1500, broad=True)
    result = search_for(options, True).move(city_of(view).words, view.hand[0], view.out, 1, limits, 1)

    assert result.number == ranked[means.index(max(means))].number != ranked[0].number
    assert result.nodes == 1 + len(ranked) * len(view.out)


def test_empty_fields_are_counted_by_what_lies_on_their_two_outer_sides() -> None:
    """Two tiles corner to corner: the empty cells beside them have one field between two tiles each."""
    search = CitiesSearch(
        Options(level=3), learnt_values.initial_table(3), learnt_values.learnt_network(3, True), compiled=False
    )
    attractions, water = 0b11 | 0b11 << 8, 0b11 << 18 | 0b11 << 26
    city = search.words([attractions, 0, 0, water, 0, 0, 0, 7, 0, 0])
    search.start_sums(range(1, 22), 5)

    search.evaluation.evaluate_spots(
        city, 3, 5, search.weights, search.network, search.workspace, search.scratch, search.sums
    )

    counts = [int(each) for each in search.scratch[FIELD_COUNTS]]
    beside = {corner: counts[corner] for corner in range(int(DEMAND_CLASSES), int(FIELD_CLASSES)) if counts[corner]}
    untaken_and_water, untaken_alone, water_alone = (int(DEMAND_CLASSES) + place for place in (11, 12, 26))
    assert beside == {untaken_and_water: 2, untaken_alone: 2, water_alone: 6}


def test_spots_that_a_tile_leaves_alone_are_kept_as_they_would_be_found() -> None:
    """In every way to lay a tile: the results, the network's sums and the empty fields are those of the whole city."""
    options = Options(level=3)
    search = CitiesSearch(
        options, learnt_values.learnt_table(3, True), learnt_values.learnt_network(3, True), compiled=False
    )
    arrays = search.weights, search.network, search.workspace, search.scratch, search.sums
    evaluation, trial, ground = search.evaluation, search.workspace[TRIAL], search.workspace[GROUND]
    kept = slides = 0

    def found() -> tuple[list[int], ...]:
        scratch = search.scratch
        return scratch[RESULTS][:4], scratch[FIELD_COUNTS][: int(FIELD_CLASSES)], list(search.sums[CITY])

    for state, seat in positions(options, "left alone", 3):
        view = GAME.view(state, seat)
        if view.stage in (SET_UP, EXTRA):
            continue
        city, tile, left = search.words(city_of(view).words), search.tiles(view.hand)[0], rounds_left(view)
        search.start_sums(view.out, left)
        for cell in (cell for cell in range(25) if free_cells(city[LAID]) >> cell & 1):
            spots = save_tabulated(city, SAME_FRAME, 3, left, *arrays)
            copy(city, ground)
            place = take_cell(ground, cell)
            slides += ground[EAST] + ground[SOUTH] != city[EAST] + city[SOUTH]
            touched, ways = keep_untouched(city, spots, 3, left, *arrays), []
            kept += search.scratch[KEPT][0]
            for turn in range(looks_of(tile)):
                copy(ground, trial)
                place_fields(trial, place, search.faces, turned(tile, turn))
                evaluation.evaluate_spots_among(trial, 3, left, touched, *arrays)
                ways.append((list(trial), found()))
            for laid, partly in ways:
                evaluation.evaluate_spots(laid, 3, left, *arrays)
                assert found() == partly
    assert min(kept, slides) > 0
