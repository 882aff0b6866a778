"""What a seat may see of a game of Skylines: everything but the order of the piles, which no state holds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.core.points import Line
from townwright.core.seats import Seat
from townwright.games.skylines.box.cards import UNIQUE
from townwright.games.skylines.rules import to_act
from townwright.games.skylines.scoring import Cost, city_lines, dearest, result
from townwright.games.skylines.seen.card_views import CardView, card_list, card_view, card_views
from townwright.games.skylines.seen.cards_now import PriceView, cards_now, prices_now
from townwright.games.skylines.seen.map_views import (
    BoardView,
    DistrictView,
    DrawnBoardView,
    ShapeView,
    TileView,
    board_views,
    district_views,
    drawn_board_views,
    shape_views,
    tile_views,
)
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import MARKERS, Bars, Scale
from townwright.games.skylines.turn.forecast import EndView, ending
from townwright.games.skylines.turn.milestone import bill_unpaid, board_wanted, employment_bill, shortage


@dataclass(frozen=True, slots=True)
class BarView:
    """A marker and the ends of its bar."""

    marker: str
    value: int
    lowest: int
    highest: int | None


@dataclass(frozen=True, slots=True)
class OpenCards:
    """A player's open cards."""

    seat: int
    hand: tuple[CardView, ...]
    role: CardView | None


@dataclass(frozen=True, slots=True)
class DrawView:
    """Cards that are to be drawn."""

    purpose: str
    due: int
    barred: str
    pile: str


@dataclass(frozen=True, slots=True)
class LineView:
    """A line of the score with its causes."""

    what: str
    points: int
    because: tuple[tuple[str, int, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that can be seen of a game: bars, map, cards, piles, what is due and the score so far."""

    you: int | None
    scenario: str
    set: str
    modules: tuple[str, ...]
    layout: str
    phase: str
    to_act: tuple[int, ...]
    seat: int
    token: int
    turn: int
    milestone: int
    milestones: int
    bars: tuple[BarView, ...]
    shortage: int
    employment_bill: int
    ending: EndView | None
    """What ending the milestone now would do."""
    boards: tuple[BoardView, ...]
    drawn_boards: tuple[str, ...]
    boards_to_lay: tuple[DrawnBoardView, ...]
    tiles: tuple[TileView, ...]
    districts: tuple[DistrictView, ...]
    shapes: tuple[ShapeView, ...]
    seats: tuple[OpenCards, ...]
    offered: tuple[CardView, ...]
    exchange: tuple[CardView, ...]
    news: CardView | None
    unique: tuple[CardView, ...]
    piles: tuple[tuple[str, ...], ...]
    """The cards still in each pile, which everybody can work out; never in the order of the pile."""
    cards: tuple[tuple[str, str, str], ...]
    """Every card of the set: its id, kind and name."""
    drawing: DrawView | None
    prices: tuple[PriceView, ...]
    """The prices of exchanges, renewals and boards that are others now than by the rules."""
    lines: tuple[LineView, ...]
    score: int
    title: str | None
    success: bool
    loss: str
    board_wanted: int | None
    """What the cheapest board costs, where the game was lost for want of it."""
    bill_unpaid: int | None
    """The employment bill, where the game was lost since it could not be paid."""
    dearest: Cost | None
    """What costs most, when the game is over."""


def view(state: State, seat: Seat | None) -> View:
    """All that the seat may see; hands are open, so that it is the same for everybody."""
    return replace(table(state), you=seat)


@dataclass(frozen=True, slots=True, eq=False)
class SharedView:
    """The view of a state that all have, without whose it is."""

    view: View

    def of(self, seat: Seat | None) -> View:  # noqa: ARG002
        """Return the view, which is the same for every seat."""
        return self.view


@kept_by_identity(most=32)
def table(state: State) -> View:
    """The table as a spectator sees it, made once for all who look at it."""
    ended = result(state)
    drawing = state.drawing
    laid, lines = bool(state.layout), city_lines(state, 0)
    return View(
        you=None,
        scenario=state.options.scenario,
        set=state.box.name,
        modules=state.options.modules,
        layout=state.layout,
        phase=state.phase.value,
        to_act=to_act(state),
        seat=state.seat,
        token=state.token,
        turn=state.turn,
        milestone=state.milestone,
        milestones=state.options.boards,
        bars=bar_views(state.bars, state.box.scale),
        shortage=shortage(state.bars),
        employment_bill=employment_bill(state),
        ending=ending(state),
        boards=board_views(state) if laid else (),
        drawn_boards=state.drawn_boards,
        boards_to_lay=drawn_board_views(state),
        tiles=tile_views(state) if laid else (),
        districts=district_views(state) if laid else (),
        shapes=shape_views(state),
        seats=tuple([open_cards(state, number) for number in range(len(state.hands))]),
        offered=card_views(state, state.offered),
        exchange=cards_now(state, state.exchange, state.seat),
        news=card_view(state, state.news) if state.news else None,
        unique=card_views(state, tuple(tile.card for tile in state.tiles if state.card(tile.card).kind == UNIQUE)),
        piles=state.piles,
        cards=card_list(state.box),
        drawing=DrawView(drawing.purpose.value, drawing.due, drawing.barred, drawing.pile) if drawing else None,
        prices=prices_now(state) if laid else (),
        lines=tuple([line_view(line) for line in lines]),
        score=sum([line.points for line in lines]),
        title=ended.title if ended else None,
        success=ended is not None and ended.success,
        loss=state.loss,
        board_wanted=board_wanted(state),
        bill_unpaid=bill_unpaid(state),
        dearest=dearest(state),
    )


@kept_by_identity(most=512)
def bar_views(bars: Bars, scale: Scale) -> tuple[BarView, ...]:
    """The markers on their bars."""
    on_bars = zip(MARKERS, bars, scale, strict=True)
    return tuple([bar_view(marker, value, bar.lowest, bar.highest) for marker, value, bar in on_bars])


@lru_cache(maxsize=1024)
def bar_view(marker: str, value: int, lowest: int, highest: int | None) -> BarView:
    """A marker on its bar: the same object wherever it stands there."""
    return BarView(marker, value, lowest, highest)


def open_cards(state: State, seat: Seat) -> OpenCards:
    """The cards of a seat with what holds now."""
    role = state.roles[seat] if seat < len(state.roles) else None
    return OpenCards(seat, cards_now(state, state.hands[seat], seat), None if role is None else card_view(state, role))


def line_view(line: Line) -> LineView:
    """A line of the score with its causes."""
    return LineView(line.what, line.points, tuple([(each.cause, each.points, each.where) for each in line.because]))
