"""The views of a position that several seats are shown: one for whoever has finished the round, one for all others.

Rule 7: the moves of a round are seen by whoever has finished it, and by all when everybody has. Whoever has not
finished has made none, so the own city too is as it stood before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.core.seats import Seat
from townwright.games.cities.actions import Layout, Move
from townwright.games.cities.city.city import City
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.scoring import lines, ranked, standing_with
from townwright.games.cities.seen.city_views import city_view, grew_out_of, grown_view
from townwright.games.cities.seen.view import CityView, PlayerView, View
from townwright.games.cities.state import State

SeatMoves: TypeAlias = tuple[Layout | Move | None, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A view without whose it is, and what its players were made of."""

    view: View
    cities: tuple[City, ...]
    moves: SeatMoves
    """What may be seen of what each seat has done in this round."""


@dataclass(frozen=True, slots=True, eq=False)
class RoundViews:
    """Both views of a state, which are the same while nobody has finished, and when everybody has."""

    state: State
    closed: Shown
    """For whoever has not finished this round, with the players as they stood before it."""
    open: Shown
    """For whoever has, with the moves of this round."""

    def of(self, seat: Seat | None) -> View:
        """Return the view of a seat, or of a spectator, without whose it is."""
        unfinished = seat is None or self.state.moves[seat] is None
        return self.closed.view if unfinished else self.open.view


def view(state: State, seat: Seat | None) -> View:
    """Everything that the seat, or None for a spectator, may see."""
    return replace(kept_views(state).of(seat), seat=seat)


@kept_by_identity(most=16)
def kept_views(state: State) -> RoundViews:
    """The views of a state, kept for the next seat that asks."""
    return shared_views(state)


def shared_views(state: State, before: RoundViews | None = None) -> RoundViews:
    """Return the views of a state; what has not changed is taken over from those of an earlier one of the same game."""
    nothing: SeatMoves = (None,) * len(state.moves)
    known = () if before is None else (before.closed,) if before.closed is before.open else (before.closed, before.open)
    if state.complete:
        open_ = shown(state, state.cities, state.moves, (), known)
        return RoundViews(state, open_, open_)
    closed = shown(state, state.before, nothing, state.hand, known)
    if state.moves == nothing:
        return RoundViews(state, closed, closed)
    return RoundViews(state, closed, shown(state, state.cities, state.moves, (), (closed, *known)))


def shown(
    state: State, cities: tuple[City, ...], moves: SeatMoves, hand: tuple[int, ...], known: Sequence[Shown]
) -> Shown:
    """The table with these cities and moves, for whoever has these tiles to lay."""
    options, over = state.options, state.over
    seen = View(
        seat=None,
        level=options.level,
        variants=options.variants,
        tiles=options.tiles.name,
        faces=options.tiles.faces,
        stage=state.stage,
        round=state.round,
        rounds=ROUNDS + options.terms.extra_tiles,
        drawn=state.drawn,
        out=state.out,
        hand=hand,
        players=tuple([player(state, seat, city, moves[seat], known) for seat, city in enumerate(cities)]),
        over=over,
        ranks=ranked(state.cities, options.level).ranks if over else (),
    )
    return Shown(seen, cities, moves)


def player(state: State, seat: Seat, city: City, move: Layout | Move | None, known: Sequence[Shown]) -> PlayerView:
    """A seat with this city, as it is known already, or with what is known of the same city or that before."""
    finished = state.moves[seat] is not None
    for each in known:
        if each.cities[seat] is city:
            seen = each.view.players[seat]
            if each.moves[seat] is move and seen.finished == finished:
                return seen
            told = None if move is None else str(move)
            return PlayerView(seat, finished, told, seen.city, seen.lines, seen.total, seen.points)
    earned = lines(city, state.options.level, seat)
    score = standing_with(earned)
    return PlayerView(
        seat=seat,
        finished=finished,
        move=None if move is None else str(move),
        city=seen_city(city, seat, known),
        lines=earned,
        total=score.total,
        points=score.points,
    )


def seen_city(city: City, seat: Seat, known: Sequence[Shown]) -> CityView:
    """A city as plain data, from that which it grew out of if that is known."""
    for each in known:
        if grew_out_of(city, each.cities[seat]):
            return grown_view(city, each.view.players[seat].city)
    return city_view(city)
