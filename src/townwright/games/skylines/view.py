"""What a seat may see of a game of Skylines: everything but the order of the piles, which no state holds."""

from __future__ import annotations

from dataclasses import dataclass

from townwright.core.seats import Seat
from townwright.games.skylines.bars import MARKERS
from townwright.games.skylines.boards import lying
from townwright.games.skylines.cards import UNIQUE, Card
from townwright.games.skylines.clauses import effects_text
from townwright.games.skylines.conditions import ALWAYS, condition_text
from townwright.games.skylines.ground import bits
from townwright.games.skylines.milestone import board_price, employment_bill, shortage, tiles_in, tiles_needed
from townwright.games.skylines.naming import ZONES
from townwright.games.skylines.rows import row_text
from townwright.games.skylines.rules import to_act
from townwright.games.skylines.scoring import city_lines, result, standing
from townwright.games.skylines.state import State


@dataclass(frozen=True, slots=True)
class CardView:
    """The face of a card, in the words of the effect language."""

    id: str
    kind: str
    name: str
    shape: str
    row: str
    condition: str
    reward: str
    effects: str


@dataclass(frozen=True, slots=True)
class BarView:
    """A marker and the ends of its bar."""

    marker: str
    value: int
    lowest: int
    highest: int | None


@dataclass(frozen=True, slots=True)
class BoardView:
    """A board as it lies; its front is printed material and may be looked at (A4)."""

    letter: str
    turns: int
    row: int
    column: int
    price: int
    open: bool
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile on the map."""

    card: str
    kind: str
    name: str
    shape: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DistrictView:
    """A district of the open boards."""

    cells: tuple[str, ...]
    tiles: int
    needed: int
    utility: bool


@dataclass(frozen=True, slots=True)
class ShapeView:
    """A shape, and how many zone tiles of each colour are left of it."""

    name: str
    picture: str
    left: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class SeatView:
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
    """The whole table."""

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
    boards: tuple[BoardView, ...]
    drawn_boards: tuple[str, ...]
    tiles: tuple[TileView, ...]
    districts: tuple[DistrictView, ...]
    shapes: tuple[ShapeView, ...]
    seats: tuple[SeatView, ...]
    offered: tuple[CardView, ...]
    exchange: tuple[CardView, ...]
    news: CardView | None
    unique: tuple[CardView, ...]
    piles: tuple[tuple[str, ...], ...]
    """The cards still in each pile, which everybody can work out; never in the order of the pile."""
    drawing: DrawView | None
    lines: tuple[LineView, ...]
    score: int
    title: str | None
    loss: str


def view(state: State, seat: Seat | None) -> View:
    """All that the seat may see; hands are open, so that it is the same for everybody."""
    ended = result(state)
    drawing = state.drawing
    laid = bool(state.layout)
    return View(
        you=seat,
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
        bars=tuple(
            BarView(marker, value, bar.lowest, bar.highest)
            for marker, value, bar in zip(MARKERS, state.bars, state.box.scale, strict=True)
        ),
        shortage=shortage(state.bars),
        employment_bill=employment_bill(state),
        boards=_boards(state) if laid else (),
        drawn_boards=state.drawn_boards,
        tiles=_tiles(state) if laid else (),
        districts=_districts(state) if laid else (),
        shapes=_shapes(state),
        seats=tuple(
            SeatView(
                number, faces(state, hand), face(state.card(state.roles[number])) if number < len(state.roles) else None
            )
            for number, hand in enumerate(state.hands)
        ),
        offered=faces(state, state.offered),
        exchange=faces(state, state.exchange),
        news=face(state.card(state.news)) if state.news else None,
        unique=faces(state, tuple(tile.card for tile in state.tiles if state.card(tile.card).kind == UNIQUE)),
        piles=state.piles,
        drawing=DrawView(drawing.purpose.value, drawing.due, drawing.barred, drawing.pile) if drawing else None,
        lines=tuple(
            LineView(line.what, line.points, tuple((cause.cause, cause.points, cause.where) for cause in line.because))
            for line in city_lines(state, 0)
        ),
        score=standing(state, 0).total,
        title=ended.title if ended else None,
        loss=state.loss,
    )


def face(card: Card) -> CardView:
    """A card as it is printed."""
    condition = "" if card.condition == ALWAYS else condition_text(card.condition)
    return CardView(
        card.id,
        card.kind,
        card.name,
        card.shape,
        row_text(card.row),
        condition,
        row_text(card.reward),
        effects_text(card.effects),
    )


def faces(state: State, cards: tuple[str, ...]) -> tuple[CardView, ...]:
    """Several cards."""
    return tuple(face(state.card(card)) for card in cards)


def _boards(state: State) -> tuple[BoardView, ...]:
    return tuple(
        BoardView(
            slot.board,
            slot.turns,
            slot.row,
            slot.column,
            board_price(state, slot.board),
            slot.board in state.opened,
            lying(state.box.boards[slot.board], slot.turns),
        )
        for slot in state.ground.layout.slots
    )


def _cells(state: State, mask: int) -> tuple[str, ...]:
    return tuple(state.ground.cell(bit) for bit in bits(mask))


def _tiles(state: State) -> tuple[TileView, ...]:
    return tuple(
        TileView(
            tile.card, state.card(tile.card).kind, state.card(tile.card).name, tile.shape, _cells(state, tile.mask)
        )
        for tile in state.tiles
    )


def _districts(state: State) -> tuple[DistrictView, ...]:
    utilities = [tile.mask for tile in state.tiles if state.card(tile.card).is_utility]
    return tuple(
        DistrictView(
            _cells(state, district),
            tiles_in(state, district),
            tiles_needed(state),
            any(mask & district for mask in utilities),
        )
        for district in state.districts
    )


def _shapes(state: State) -> tuple[ShapeView, ...]:
    left = {zone: state.tiles_left(zone) for zone in ZONES}
    return tuple(
        ShapeView(name, str(shape), tuple((zone, left[zone][name]) for zone in ZONES if name in left[zone]))
        for name, shape in state.box.shapes.items()
    )
