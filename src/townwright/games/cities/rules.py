"""Who may act in Cities, what they may do, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from townwright.core.limits.budgets import Budget
from townwright.core.refusals import NotNow, NotYours
from townwright.core.seats import CHANCE, Seat
from townwright.games.cities.actions import Action, CommonLayout, Draw, Laid, LaidOver, Layout, Move
from townwright.games.cities.city.city import City
from townwright.games.cities.city.pieces import STARTING_TILES, TILES
from townwright.games.cities.city.tile_placement import canonically, check_tile, laid_out, laid_over, placed
from townwright.games.cities.city.tourist_moves import toured
from townwright.games.cities.moves import common_layouts, extra_moves, layouts, moves
from townwright.games.cities.options import Options
from townwright.games.cities.state import EXTRA, SET_UP, State

STEPS = 60_000
"""The budget of a call about one position; 2,304 layouts of starting tiles are the most that there is to look at."""
SEATS_OF_A_STEP = 10
"""Seats that are looked at in one step."""


def start(options: Options) -> State:
    """The position before the first tile is turned up."""
    cities = (City(free=options.free),) * options.seats
    return State(options, (), cities, cities, (None,) * options.seats)


def to_act(state: State) -> tuple[Seat, ...]:
    """Chance while a tile or a common layout is due, else every seat that has not finished this round."""
    if state.draw_due or state.layout_due:
        return (CHANCE,)
    return tuple([seat for seat, move in enumerate(state.moves) if move is None])


def legal(state: State, seat: Seat, budget: Budget | None = None) -> Sequence[Action]:
    """Every action open to the seat: tiles in ascending order for chance, else the order of ``moves``."""
    budget = budget or Budget(STEPS)
    budget.spend(1 + state.options.seats // SEATS_OF_A_STEP)
    if seat not in to_act(state):
        return ()
    if state.draw_due:
        return tuple(map(Draw, state.out))
    if state.layout_due:
        return common_layouts(state.hand, state.options)
    if state.stage == SET_UP:
        return layouts(state.hand, state.options)
    offered = extra_moves if state.stage == EXTRA else moves
    return offered(state.cities[seat], state.hand[0], state.options, budget)


def play(state: State, seat: Seat, action: Action, budget: Budget | None = None) -> State:
    """What follows from the action, or a refusal."""
    budget = budget or Budget(STEPS)
    budget.spend(1 + state.options.seats // SEATS_OF_A_STEP)
    check_turn(state, seat)
    if seat == CHANCE:
        return drawn(state, action) if state.draw_due else common(state, action)
    done, city = finished(state, seat, action)
    return replace(
        state,
        cities=(*state.cities[:seat], city, *state.cities[seat + 1 :]),
        moves=(*state.moves[:seat], done, *state.moves[seat + 1 :]),
    )


def check_turn(state: State, seat: Seat) -> None:
    """Refuses a seat that is not to act; what is finished stays (decision 25)."""
    if seat in to_act(state):
        return
    if state.over:
        raise NotNow("cities-over", "the game is over")
    if seat == CHANCE:
        raise NotYours("cities-no-draw", "the next tile is turned up when everybody has finished")
    if not 0 <= seat < state.options.seats:
        raise NotYours("cities-no-such-player", "there is no player {player}", player=seat + 1)
    if state.moves[seat] is not None:
        raise NotYours("cities-finished", "player {player} has already finished this round", player=seat + 1)
    raise NotYours("cities-draw-first", "a tile is to be turned up first")


def drawn(state: State, action: Action) -> State:
    """Rule 4: the position with the next tile turned up, in which a new round begins."""
    if not isinstance(action, Draw):
        raise NotNow("cities-draw-due", "the next tile is to be turned up, not '{action}'", action=str(action))
    if action.tile in state.drawn:
        raise NotNow("cities-tile-drawn", "tile {tile} has been drawn before", tile=action.tile)
    if not 1 <= action.tile <= TILES:
        raise NotNow("cities-no-such-tile", "there is no tile {tile}", tile=action.tile)
    tiles = (*state.drawn, action.tile)
    if len(tiles) <= STARTING_TILES:
        return replace(state, drawn=tiles)
    return replace(state, drawn=tiles, before=state.cities, moves=(None,) * state.options.seats)


def common(state: State, action: Action) -> State:
    """Rule 13.2: the position with the same layout for everybody."""
    if not isinstance(action, CommonLayout):
        raise NotNow(
            "cities-common-layout-due",
            "the starting tiles are to be laid for everybody, not '{action}'",
            action=str(action),
        )
    layout, city = laid_out(action.layout, state.hand, state.options)
    seats = state.options.seats
    return replace(state, cities=(city,) * seats, moves=(layout,) * seats)


def finished(state: State, seat: Seat, action: Action) -> tuple[Layout | Move, City]:
    """A seat's action of this round in its canonical spelling, and the city that it makes."""
    if state.stage == SET_UP:
        if not isinstance(action, Layout):
            raise NotNow(
                "cities-layout-due", "the three starting tiles are to be laid, not '{action}'", action=str(action)
            )
        return laid_out(action, state.hand, state.options)
    if not isinstance(action, Move):
        raise NotNow("cities-move-due", "a tile and a tourist action are due, not '{action}'", action=str(action))
    tile, city = with_tile_of(state, seat, action)
    return Move(tile, action.tourist), toured(city, action.tourist, state.options)


def with_tile_of(state: State, seat: Seat, move: Move) -> tuple[Laid | LaidOver | None, City]:
    """The tile of a move as it is laid, and the city with it."""
    city, options, extra = state.cities[seat], state.options, state.stage == EXTRA
    match move.tile:
        case None if extra:
            return None, city
        case LaidOver() as over if extra:
            check_tile(over.tile, state.hand[0])
            over = canonically(over, options.tiles)
            return over, laid_over(city, over, options)
        case Laid() as laid if not extra:
            check_tile(laid.tile, state.hand[0])
            laid = canonically(laid, options.tiles)
            return laid, placed(city, laid, options)
    if extra:
        raise NotNow("cities-extra-on-field", "the 17th tile lies on a field, like 9E@b2.4, or not at all")
    raise NotNow("cities-tile-on-cell", "the tile of a round lies on a place, like 17E@c4")
