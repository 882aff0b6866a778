"""What the text of each step of a lesson asks for, read from the text and said once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .lesson_turns import Outline

Asked = Callable[[Any, Callable[[], Any], str], bool]
"""Whether a move does what the text of a step asks for: the views before and after it, and its notation."""


def fields(view: Any) -> dict[str, str]:
    """The kinds of all fields of the city."""
    return {
        f"{cell.cell}.{at + 1}": kind
        for cell in view.players[0].city.cells
        for at, kind in enumerate(cell.face.replace("/", ""))
    }


def entered(before: Any, after: Any) -> str | None:
    """The field of a tourist that was placed in this move."""
    old, new = before.players[0].city, after.players[0].city
    return next(iter(set(new.tourists) - set(old.tourists)), None) if new.stock < old.stock else None


def earned(view: Any, field: str) -> int:
    """What the tourist on a field earns."""
    line = next(line for line in view.players[0].lines if line.what == field)
    return sum(because.points for because in line.because)


def placed_on(kinds: str, least: int) -> Asked:
    """A tourist is placed on a field of these kinds, where it earns so much, and nobody loses by it."""

    def asked(before: Any, seen: Callable[[], Any], _action: str) -> bool:
        after = seen()
        field = entered(before, after)
        return (
            field is not None
            and fields(after)[field] in kinds
            and earned(after, field) >= least
            and all(earned(after, old) >= earned(before, old) for old in before.players[0].city.tourists)
        )

    return asked


def zone(view: Any, field: str) -> set[str]:
    """The fields that are joined to a field by sides and show the same."""
    kinds, found, new = fields(view), {field}, [field]
    while new:
        near = {
            other
            for other in kinds.keys() - found
            if kinds[other] == kinds[field] and any(side_by_side(other, each) for each in new)
        }
        found |= near
        new = list(near)
    return found


def side_by_side(one: str, other: str) -> bool:
    """Whether two fields share a side."""
    (column, row), (across, down) = on_grid(one), on_grid(other)
    return abs(column - across) + abs(row - down) == 1


def on_grid(field: str) -> tuple[int, int]:
    """The column and the row of a field."""
    cell, _, quadrant = field.partition(".")
    at = int(quadrant) - 1
    return 2 * ord(cell[0]) + at % 2, 2 * int(cell[1:]) + at // 2


def zone_grows(before: Any, seen: Callable[[], Any], _action: str) -> bool:
    """The zone of the only tourist has more fields, and somebody stands in it."""
    after = seen()
    (field,) = before.players[0].city.tourists
    larger = zone(after, field)
    return len(larger) > len(zone(before, field)) and bool(larger & set(after.players[0].city.tourists))


def grows(before: Any, seen: Callable[[], Any], _action: str) -> bool:
    """The only tourist stays, and earns more."""
    after = seen()
    (field,) = before.players[0].city.tourists
    return field in after.players[0].city.tourists and earned(after, field) > earned(before, field)


def squares(view: Any, card: str) -> set[tuple[str, int, int]]:
    """The squares of a card's tile: board, column and row."""
    cells = next(tile.cells for tile in view.tiles if tile.card == card)
    return {(cell[0], ord(cell[1]), int(cell[2:])) for cell in cells}


def beside(card: str, other: str) -> Asked:
    """The card is played so that its tile shares an edge with that of another."""

    def asked(_before: Any, seen: Callable[[], Any], action: str) -> bool:
        if not action.startswith(f"play {card} "):
            return False
        after = seen()
        near = {
            (board, column + across, row + down)
            for board, column, row in squares(after, other)
            for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        return bool(near & squares(after, card))

    return asked


def says(*beginnings: str) -> Asked:
    """The move begins so."""
    return lambda _before, _after, action: action.startswith(beginnings)


def gained(before: Any, after: Any) -> int:
    """The points that a city has become worth more."""
    more: int = after.players[0].total - before.players[0].total
    return more


def moves_onto_the_tile(_before: Any, _after: Callable[[], Any], action: str) -> bool:
    """A tourist jumps or walks onto the tile that is laid."""
    tile, _, tourist = action.partition(" ")
    return "^" in tourist or f"~{tile.partition('@')[2]}." in tourist


def moves_for_more(before: Any, seen: Callable[[], Any], action: str) -> bool:
    """A tourist moves, earns more where it comes to than where it stood, and takes it from no other."""
    if "~" not in action and "^" not in action:
        return False
    after = seen()
    had, has = ({line.what: line.points for line in view.players[0].lines} for view in (before, after))
    (left,), (came,) = had.keys() - has.keys(), has.keys() - had.keys()
    more: int = has[came] - had[left]
    return more > 0 and after.players[0].total > before.players[0].total


def erects(turn: Outline) -> bool:
    """The turn lays a tile and erects a building."""
    return {"lay", "erect"} <= set(turn.parts)


ASKED: dict[str, Asked] = {
    "learn-cities-1-tourist": placed_on("AP", 1),
    "learn-cities-1-grow": zone_grows,
    "learn-cities-1-second": placed_on("AP", 1),
    "learn-cities-1-move": moves_for_more,
    "learn-cities-walk-walk": lambda before, seen, action: "~" in action and gained(before, seen()) > 0,
    "learn-cities-walk-jump": moves_onto_the_tile,
    "learn-cities-2-terrace": placed_on("T", 2),
    "learn-cities-2-water": grows,
    "learn-cities-2-second": placed_on("T", 2),
    "learn-cities-3-attraction": placed_on("A", 4),
    "learn-cities-3-park": placed_on("P", 4),
    "learn-cities-3-view": placed_on("T", 3),
    "learn-cities-plan-both": lambda before, seen, action: "+" in action and gained(before, seen()) >= 6,
    "learn-cities-plan-wait": lambda before, seen, action: action.endswith(" -") and gained(before, seen()) >= 3,
    "learn-skylines-bars-open": says("open A"),
    "learn-skylines-bars-clinic": says("play 1S1 "),
    "learn-skylines-bars-draw": says("+1"),
    "learn-skylines-bars-homes": beside("1R1", "1S1"),
    "learn-skylines-bars-end": says("end"),
    "learn-skylines-districts-power": says("play 1U1 "),
    "learn-skylines-districts-swap": says("swap 1I3"),
    "learn-skylines-districts-shops": beside("1C4", "1R1"),
    "learn-skylines-milestone-end": says("end"),
    "learn-skylines-milestone-open": says("open "),
    "learn-skylines-milestone-renew": says("renew"),
    "learn-skylines-unique-play": says("play 2Q3 "),
    "learn-skylines-unique-shop": beside("1C4", "1R1"),
    "learn-skylines-roles-keep": says("role K1"),
    "learn-skylines-roles-clinic": says("play 1S1 "),
    "learn-skylines-policies-enact": says("policy 2P1"),
    "learn-skylines-news-draw": says("+2"),
    "learn-skylines-news-again": says("+1"),
    "learn-skylines-news-home": says("play 1R4 "),
    "learn-skylines-plan-park": says("play 1S6 "),
    "learn-skylines-plan-cottages": beside("1R4", "1S6"),
}
"""What the text of each step asks for, read from the text and said once more."""
TURNS_ASKED: dict[str, Callable[[Outline], bool]] = {
    "learn-greentown-tour-act": lambda turn: "tour" in turn.parts,
    "learn-greentown-tour-build": erects,
    "learn-greentown-build-lay": lambda turn: "lay" in turn.parts,
    "learn-greentown-build-develop": lambda turn: "develop" in turn.parts,
    "learn-greentown-erect-act": erects,
    "learn-greentown-erect-tour": lambda turn: "tour" in turn.parts,
    "learn-greentown-end-last": erects,
    "learn-greentown-plan-tour": lambda turn: "tour" in turn.parts and turn.paid >= 4,
    "learn-greentown-plan-erect": lambda turn: erects(turn) and turn.beside_hotel,
}
"""The same for turns of Greentown, of which a lesson sees an outline."""
