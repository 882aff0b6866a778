"""Writes the remark that a Cities bot makes about its move."""

from __future__ import annotations

from typing import Final

from townwright.bots.cities.view_reader import city_after, city_of, options_of
from townwright.core.phrases import Phrase
from townwright.core.points import Line
from townwright.games.cities.actions import Action, Laid, Layout, Move, Stay
from townwright.games.cities.city.city import City
from townwright.games.cities.city.frame import CELLS
from townwright.games.cities.city.masks import ATTRACTION, PARK, TOURISTS
from townwright.games.cities.city.pieces import QUADRANTS, Field
from townwright.games.cities.options import Options
from townwright.games.cities.scoring import lines
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import EXTRA

EXPECTS: Final = "bot-cities-expects"
"""The key of a remark that also tells the points expected at the end; below it stands as text, for it is translated."""


def remark(view: View, action: Action, expected: int | None, reason: Phrase | None = None) -> Phrase:
    """The reason for an action, with the points that the bot expects at the end if they are given and still open."""
    options, before = options_of(view), city_of(view)
    reason = reason or reason_for(view, action, before, city_after(before, action, options), options)
    if expected is None or view.round == view.rounds:
        return reason
    return Phrase(
        "bot-cities-expects",
        "{reason}; the whole city will earn about {points:point|points} in the end",
        {"reason": reason, "points": expected},
    )


def reason_for(view: View, action: Action, before: City, after: City, options: Options) -> Phrase:
    """The most important reason for an action."""
    if isinstance(action, Layout):
        ways = open_ways(after)
        return Phrase(
            "bot-cities-layout",
            "so the zones of attractions and parks can grow on {ways:field|fields}, and larger zones pay more",
            {"ways": ways},
        )
    if view.stage == EXTRA and isinstance(action, Move) and action.tile is None:
        return Phrase("bot-cities-no-extra", "the 17th tile would cost more than it brings")
    now = {line.what: line.points for line in lines(after, options.level, 0)}
    led = after.words[TOURISTS] & ~shifted(before, after)
    if isinstance(action, Move) and not isinstance(action.tourist, Stay) and led:
        return tourist_remark(after, led, now)
    return growth_remark(lines(before, options.level, 0), now, options.level)


def later(view: View, action: Move, spares: bool) -> Phrase | None:
    """Why an action that earns less at once than others is good: what it keeps for later; None if nothing can grow."""
    if spares:
        return Phrase("bot-cities-spares", "more points now would take a tourist; it is kept for a larger zone")
    options, before = options_of(view), city_of(view)
    after = city_after(before, action, options)
    came = after.words[TOURISTS] & ~shifted(before, after)
    if options.level > 1 and came and not came & (after.words[ATTRACTION] | after.words[PARK]):
        return Phrase(
            "bot-cities-later-view",
            "not the most points now, but the view from {field} can still grow",
            {"field": on_board(str(after.fields(came)[0]))},
        )
    place = action.tile
    laid = sum(after.bit(Field(place.cell, quadrant)) for quadrant in QUADRANTS) if isinstance(place, Laid) else 0
    found = growing_zone(after, came) or growing_zone(after, laid) or growing_zone(after, after.covered)
    if found is None:
        return None
    kind, zone, ways = found
    field = after.fields(zone & came or zone & laid or zone)[0]
    args = {"field": on_board(str(field)), "size": zone.bit_count(), "ways": ways}
    if kind == PARK:
        return Phrase(
            "bot-cities-later-parks",
            "not the most points now, but the park at {field} ({size:field|fields}) "
            "has room to grow on {ways:side|sides}",
            args,
        )
    return Phrase(
        "bot-cities-later-attractions",
        "not the most points now, but the attractions at {field} ({size:field|fields}) "
        "have room to grow on {ways:side|sides}",
        args,
    )


def growing_zone(city: City, fields: int) -> tuple[int, int, int] | None:
    """Of the zones with one of the fields that with the most empty fields beside it: its kind, it, and how many."""
    best = None
    for kind in (ATTRACTION, PARK):
        left = fields & city.words[kind]
        while left:
            zone = city.ground.zone_of(left & -left, city.words[kind])
            left &= ~zone
            ways = room_beside(city, zone)
            if ways and (best is None or (ways, zone.bit_count()) > (best[2], best[1].bit_count())):
                best = (kind, zone, ways)
    return best


def room_beside(city: City, zone: int) -> int:
    """How many empty fields beside a zone a tile can still come to cover."""
    beside = city.fields(city.ground.beside(zone) & ~city.covered)
    columns, rows = zip(*((cell.column, cell.row) for cell in city.laid_cells), strict=True)
    return sum(
        city.free
        or (
            max(*columns, each.cell.column) - min(*columns, each.cell.column) < CELLS
            and max(*rows, each.cell.row) - min(*rows, each.cell.row) < CELLS
        )
        for each in beside
    )


def open_ways(city: City) -> int:
    """How many empty fields inside the frame lie beside attractions and parks."""
    return (city.ground.beside(city.words[ATTRACTION] | city.words[PARK]) & ~city.covered).bit_count()


def shifted(before: City, after: City) -> int:
    """The tourists of the city before as a mask in the frame of the city after."""
    return sum(after.bit(field) for field in before.tourists)


def on_board(field: str) -> str:
    """The tile that a field belongs to, as the edges of the board name it: ``c4`` for ``c4.2``."""
    return field.partition(".")[0]


def tourist_remark(after: City, led: int, now: dict[str, int]) -> Phrase:
    """The remark about a tourist that was placed or moved."""
    field = str(after.fields(led)[0])
    args = {"field": on_board(field), "points": now[field]}
    if not now[field]:
        return Phrase("bot-cities-hopes", "the tourist on {field} waits for better days", args)
    if led & after.words[ATTRACTION]:
        return Phrase("bot-cities-attractions", "the attractions at {field} now bring {points}", args)
    if led & after.words[PARK]:
        return Phrase("bot-cities-parks", "the park at {field} now brings {points}", args)
    return Phrase("bot-cities-view", "the view from {field} now brings {points}", args)


def growth_remark(before: tuple[Line, ...], now: dict[str, int], level: int) -> Phrase:
    """The remark about a tile: for the tourist who gains most by it, or that it is for later."""
    gains = {line.what: now.get(line.what, 0) - line.points for line in before}
    field = max(gains, key=lambda each: gains[each], default="")
    if not field or gains[field] <= 0:
        if level == 1:  # where nobody looks out from a terrace
            return Phrase("bot-cities-room-zones", "the tile brings no points now; here it leaves zones room to grow")
        return Phrase("bot-cities-room", "the tile brings no points now; here it leaves zones and views room to grow")
    args = {"field": on_board(field), "more": gains[field], "points": now[field]}
    return Phrase("bot-cities-grows", "the tourist on {field} gets {more} more, {points} in all", args)
