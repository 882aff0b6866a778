"""Why something cannot be done now, and what a play would bring, as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from townwright.core.phrases import Phrase
from townwright.games.skylines.box.boards import SIDE, STREET, WATER, lying
from townwright.games.skylines.box.cards import POLICY, Card
from townwright.games.skylines.box.names import KIND_NAMES, MARKER_NAMES, minus, signed
from townwright.games.skylines.effects.cards_in_force import Force
from townwright.games.skylines.effects.clauses import Forbid
from townwright.games.skylines.effects.conditions import ALWAYS, Marker, Term
from townwright.games.skylines.effects.explanations import asks_bars, explain_condition, explain_terms
from townwright.games.skylines.effects.rows import explain_row
from townwright.games.skylines.effects.spots import Spot
from townwright.games.skylines.map.ground import anchors, bits, laid_mask, parts
from townwright.games.skylines.map.tile_placement import blocks, can_be_played
from townwright.games.skylines.seen.employment import explain_employment
from townwright.games.skylines.seen.lost_changes import entries_that_move, lost_phrases, net_row
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import MARKERS, MONEY, Bars, Entry, move
from townwright.games.skylines.turn.card_play import PlayCourse, PlayedSteps, SeatPlays


def why_not_card(player: SeatPlays, card: Card) -> Phrase | None:
    """What stands in the way of playing a card anywhere."""
    if card.kind == POLICY:
        return why_not_here(player, card, player.bare)
    if not next(blocks(player, card), None):
        return _no_space(player, card)
    if can_be_played(player, card):
        return None
    # Every place is refused: the first one's reason stands for all.
    block = next(blocks(player, card))
    return why_not_here(player, card, Spot(player.town, block.tile << next(bits(block.places))))


def _no_space(player: SeatPlays, card: Card) -> Phrase:
    if card.is_zone and not player.state.tiles_left(card.kind):
        return Phrase("skylines-no-tile", "no {kind} tile is left", {"kind": KIND_NAMES[card.kind]})
    if card.is_utility and not player.free_for_utilities:
        return Phrase("skylines-no-district", "every district with a free square already has a utility")
    return _no_fit(player, card, player.state.tiles_left(card.kind) if card.is_zone else (card.shape,))


def _no_fit(player: SeatPlays, card: Card, shapes: Iterable[str]) -> Phrase:
    """Which rule keeps tiles of these shapes from lying anywhere: a utility, too few squares, or their form."""
    ground = player.town.ground
    tiles = [player.state.box.shapes[shape] for shape in shapes]
    if card.is_utility and any(places for tile in tiles for _, _, places in anchors(ground, tile, player.free)):
        return Phrase("skylines-only-second-utility", "its tile only fits where the district already has a utility")
    needed = min(tile.size for tile in tiles)
    room = max((part.bit_count() for part in parts(ground, player.free)), default=0)
    if room < needed:
        return Phrase(
            "skylines-no-room",
            "its tile needs {needed} free squares side by side, and there are at most {room}",
            {"needed": needed, "room": room},
        )
    return Phrase(
        "skylines-no-fit",
        "however it is turned, its tile fits nowhere: it needs {needed} free squares side by side in its form, "
        "and streets, water or edges are in the way",
        {"needed": needed},
    )


def why_not_shape(player: SeatPlays, card: Card, shape: str) -> Phrase | None:
    """What stands in the way of using one tile for a zone."""
    if shape not in player.state.tiles_left(card.kind):
        return Phrase(
            "skylines-shape-gone",
            "no {kind} tile {shape} is left",
            {"kind": KIND_NAMES[card.kind], "shape": shape},
        )
    mine = [block for block in blocks(player, card) if block.shape == shape]
    if not mine:
        return _no_fit(player, card, (shape,))
    spots = (Spot(player.town, block.tile << bit) for block in mine for bit in bits(block.places))
    why = None
    for spot in spots:
        why = why_not_here(player, card, spot)
        if why is None:
            return None
    return why


def why_not_place(player: SeatPlays, shape: str, cell: str, code: int, utility: bool) -> Phrase | int:
    """The tile's squares, or what stands in the way of laying it there."""
    state, ground = player.state, player.town.ground
    bit = ground.bit(cell)
    if bit is None or cell[0] not in state.opened:
        return Phrase("skylines-board-closed", "board {board} is not open", {"board": cell[0]})
    mask = laid_mask(ground, state.box.shapes[shape], code, bit)
    if mask is None:
        return Phrase(
            "skylines-code-not-lowest",
            "code {code} shows {shape} as a lower code does; only the lowest is written",
            {"code": code, "shape": shape},
        )
    squares = 0
    for board in state.opened:
        squares |= ground.squares[board]
    if missed := mask & ~squares:
        return _off_the_squares(state, next(bits(missed)))
    if taken := mask & ~player.free:
        return Phrase("skylines-square-taken", "{cell} is already built upon", {"cell": ground.cell(next(bits(taken)))})
    if utility and mask & ~player.free_for_utilities:
        return Phrase("skylines-second-utility", "its district already has a utility")
    return mask


def _off_the_squares(state: State, bit: int) -> Phrase:
    """A tile reaches over a street, water, a closed board or the edge."""
    row, column = divmod(bit, state.ground.stride)
    for slot in state.ground.layout.slots:
        if (slot.row, slot.column) == (row // SIDE, column // SIDE) and column < state.ground.stride - 1:
            cell = {"cell": state.ground.cell(bit)}
            if slot.board not in state.opened:
                return Phrase("skylines-square-closed", "{cell} lies on a closed board", cell)
            mark = lying(state.box.boards[slot.board], slot.turns)[row % SIDE][column % SIDE]
            if mark == WATER:
                return Phrase("skylines-square-water", "{cell} is water", cell)
            if mark == STREET:
                return Phrase("skylines-square-street", "{cell} is a street", cell)
    return Phrase("skylines-square-outside", "the tile reaches over the edge of the table")


def why_not_here(player: SeatPlays, card: Card, spot: Spot) -> Phrase | None:
    """The effect, the bar or the price that stands in the way of a card at a place where its tile fits."""
    found = player.forbidding(card, spot)
    if found is not None:
        return forbidden(*found)
    course = player.course(card, spot)
    return blocked(*course.blocked, course.bars) if course.blocked else None


def forbidden(clause: Forbid, force: Force) -> Phrase:
    """Why an effect in force does not allow it, with the card that it stands on."""
    if clause.condition == ALWAYS:
        return Phrase("skylines-forbidden", "{card} forbids it", {"card": force.card.name})
    return Phrase(
        "skylines-forbidden-if",
        "{card} forbids it while {condition}",
        {"card": force.card.name, "condition": explain_condition(clause.condition)},
    )


def blocked(entry: Entry, card: Card, bars: Bars) -> Phrase:
    """The entry that blocks, where its marker stands, and the card that it comes from."""
    name, value = card.name, bars[entry.marker]
    if entry.marker == MONEY:
        return Phrase(
            "skylines-short-of-money",
            "{card} costs {price:coin|coins} and the treasury holds {money}",
            {"card": name, "price": -entry.change, "money": value},
        )
    return Phrase(
        "skylines-blocked",
        "{marker} stands at {value}, and {change} by {card} would leave the bar",
        {
            "marker": MARKER_NAMES[MARKERS[entry.marker]],
            "value": minus(value),
            "change": signed(entry.change),
            "card": name,
        },
    )


def row_phrases(state: State, told: PlayedSteps, course: PlayCourse) -> tuple[Phrase, ...]:
    """The rows of a play as they went, what the ends of bars swallow, what it comes to, and whether it loses."""
    said: list[Phrase] = []
    bars, scale = state.bars, state.box.scale
    rows, plain = 0, True
    for step, missing in told:
        args: dict[str, object] = {"card": step.card.name, "row": explain_row(step.row)}
        if missing:
            args["missing"] = explain_terms(missing)
            said.append(missed(args, missing, bars))
            continue
        if step.condition != ALWAYS:
            args["condition"] = explain_condition(step.condition)
            said.append(Phrase("skylines-brings-since", "{card}: {row}, since {condition}", args))
        elif kept := entries_that_move(bars, step.row, scale):
            args["row"] = explain_row(kept)
            said.append(Phrase("skylines-brings", "{card}: {row}", args))
        lost = tuple(lost_phrases(bars, step.row, scale))
        said += lost
        bars = move(bars, step.row, scale).bars
        rows += bool(step.row)
        plain = plain and not lost and not any(entry.towards_zero for entry in step.row)
    if rows > 1 or not plain:
        net = net_row(state.bars, course.bars)
        said.append(Phrase("skylines-brings-together", "together: {row}", {"row": explain_row(net)}))
    if course.bars.employment != state.bars.employment:
        said.append(explain_employment(course.bars.employment))
    if course.lost:
        said.append(Phrase("skylines-brings-loss", "this loses the game"))
    return tuple(said)


def missed(args: dict[str, object], missing: tuple[Term, ...], bars: Bars) -> Phrase:
    """The reward that does not come, and what is missing; a bar is asked for where the rows before have moved it."""
    match missing:
        case (Marker(marker, _, _),):
            args |= {"value": minus(bars[MARKERS.index(marker)])}
            return Phrase(
                "skylines-brings-not-yet", "{card}: {row} only if {missing} after that; it comes to {value}", args
            )
        case _ if asks_bars(missing):
            return Phrase("skylines-brings-not-after", "{card}: {row} only if {missing} after that", args)
    return Phrase("skylines-brings-not", "{card}: {row} only if {missing}", args)


def too_dear(price: int, money: int) -> Phrase:
    """Why the treasury cannot pay."""
    return Phrase(
        "skylines-too-dear",
        "it costs {price:coin|coins} and the treasury holds {money}",
        {"price": price, "money": money},
    )


def not_in_hand(card: str) -> Phrase:
    """Why a card that the seat does not hold cannot be used."""
    return Phrase("skylines-not-in-hand", "{card} is not in the hand", {"card": card})


def forced() -> Phrase:
    """Why nothing but the end of the milestone can be done: all piles are empty (section 4)."""
    return Phrase("skylines-forced-end", "all piles are empty, so the milestone must be ended")
