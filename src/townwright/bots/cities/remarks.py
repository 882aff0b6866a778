"""What a Cities bot says about its move, in words that a person at the table understands."""

from __future__ import annotations

from townwright.bots.cities.view_reader import city_of, options_of, outcome
from townwright.core.phrases import Phrase
from townwright.core.points import Line
from townwright.games.cities.actions import Action, Layout, Move, Stay
from townwright.games.cities.city.city import City
from townwright.games.cities.city.masks import ATTRACTION, PARK, TOURISTS
from townwright.games.cities.options import Options
from townwright.games.cities.scoring import lines
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import EXTRA


def remark(view: View, action: Action, expected: int | None) -> Phrase:
    """Why this action, and what the bot expects if it says so."""
    options, before = options_of(view), city_of(view)
    after = outcome(before, action, options)
    reason = why(view, action, before, after, options)
    if expected is None:
        return reason
    return Phrase(
        "bot-cities-expects",
        "{reason}; about {points:point looks|points look} possible",
        {"reason": reason, "points": expected},
    )


def why(view: View, action: Action, before: City, after: City, options: Options) -> Phrase:
    """The one thing that stands out."""
    if isinstance(action, Layout):
        ways = open_ways(after)
        return Phrase(
            "bot-cities-layout",
            "this leaves {ways:field|fields} open beside attractions and parks",
            {"ways": ways},
        )
    if view.stage == EXTRA and isinstance(action, Move) and action.tile is None:
        return Phrase("bot-cities-no-extra", "the extra tile would cost more than it brings")
    now = {line.what: line.points for line in lines(after, options.level, 0)}
    led = after.words[TOURISTS] & ~shifted(before, after)
    if isinstance(action, Move) and not isinstance(action.tourist, Stay) and led:
        return led_to(after, led, now)
    return grown(lines(before, options.level, 0), now)


def open_ways(city: City) -> int:
    """Empty fields inside the frame beside attractions and parks."""
    return (city.ground.beside(city.words[ATTRACTION] | city.words[PARK]) & ~city.covered).bit_count()


def shifted(before: City, after: City) -> int:
    """The tourists of before as masks of after: the frame may have slid."""
    return sum(after.bit(field) for field in before.tourists)


def led_to(after: City, led: int, now: dict[str, int]) -> Phrase:
    """A tourist was placed or moved."""
    field = str(after.fields(led)[0])
    args = {"field": field, "points": now[field]}
    if not now[field]:
        return Phrase("bot-cities-hopes", "the tourist on {field} waits for better days", args)
    if led & after.words[ATTRACTION]:
        return Phrase("bot-cities-attractions", "the attractions at {field} bring {points} so far", args)
    if led & after.words[PARK]:
        return Phrase("bot-cities-parks", "the park at {field} brings {points} so far", args)
    return Phrase("bot-cities-view", "the view from {field} brings {points} so far", args)


def grown(before: tuple[Line, ...], now: dict[str, int]) -> Phrase:
    """Only the tile matters: for the tourist who gains most by it, or for later."""
    gains = {line.what: now.get(line.what, 0) - line.points for line in before}
    field = max(gains, key=lambda each: gains[each], default="")
    if not field or gains[field] <= 0:
        return Phrase("bot-cities-room", "the tile lies where it is least in the way")
    args = {"field": field, "more": gains[field], "points": now[field]}
    return Phrase("bot-cities-grows", "the tourist on {field} gets {more} more, {points} in all", args)
