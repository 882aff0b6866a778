"""Makes the position from a view. Only the order of the piles is hidden in Skylines, and no position holds it."""

from __future__ import annotations

from townwright.core.points import Because
from townwright.games.skylines.box.cards import ROLE
from townwright.games.skylines.box.components import HAND_SIZES
from townwright.games.skylines.box.loader import own_set
from townwright.games.skylines.map.ground import Ground, ground
from townwright.games.skylines.options import Options
from townwright.games.skylines.seen.card_views import CardView
from townwright.games.skylines.seen.map_views import TileView
from townwright.games.skylines.seen.view import View
from townwright.games.skylines.state import Drawing, Phase, Purpose, State, Tile
from townwright.games.skylines.turn.bars import Bars


def state_of(view: View) -> State:
    """The position that has this view; boards count as opened in reading order.

    What a view leaves out decides nothing that is still to come, but for two small things: which roles
    went to the box, and whether unused policies are replaced, which is taken for granted.
    """
    box = own_set(view.set)
    roles = tuple(seat.role.id for seat in view.seats if seat.role)
    offered = _ids(view.offered)
    drawing = view.drawing
    return State(
        Options(box, len(view.seats), view.scenario, view.layout, view.milestones, modules=view.modules),
        Phase(view.phase),
        Bars._make(bar.value for bar in view.bars),
        hands=tuple(_ids(seat.hand) for seat in view.seats),
        piles=view.piles,
        role_deck=tuple(role for role in box.of_kind(ROLE) if role not in (*roles, *offered))
        if "roles" in view.modules
        else (),
        seat=view.seat,
        token=view.token,
        layout=view.layout,
        drawn_boards=view.drawn_boards,
        opened=tuple(board.letter for board in view.boards if board.open),
        tiles=tuple(_tile(tile, ground(box, view.layout)) for tile in view.tiles),
        roles=roles,
        offered=offered,
        exchange=_ids(view.exchange),
        news=view.news.id if view.news else "",
        drawing=Drawing(Purpose(drawing.purpose), drawing.due, drawing.barred, drawing.pile) if drawing else None,
        refills=_refills(view),
        turn=view.turn,
        milestone=view.milestone,
        scored=tuple(
            Because(cause, points, where)
            for line in view.lines
            if line.what == "overall happiness"
            for cause, points, where in line.because
        ),
        loss=view.loss,
    )


def _ids(cards: tuple[CardView, ...]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def _tile(tile: TileView, ground: Ground) -> Tile:
    return Tile(tile.card, tile.shape, sum(1 << (ground.bit(cell) or 0) for cell in tile.cells))


def _refills(view: View) -> tuple[int, ...]:
    """A hand that is short during step 5 waits for replacements of its policies (A29), but for the seat's own draws."""
    waits = view.phase in ("open", "renew") or (view.drawing is not None and view.drawing.purpose != "turn")
    if not waits or not view.boards or "policies" not in view.modules:
        return ()
    full = HAND_SIZES[len(view.seats)]
    own = None if view.phase == "open" else view.seat
    return tuple(0 if seat.seat == own else full - len(seat.hand) for seat in view.seats)
