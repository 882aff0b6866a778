"""Suggests actions to people: what the strongest bot would do, without moves of tourists that gain or keep nothing.

Where another action earns more at once, the reason is what can grow later.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from townwright.bots.advice import Advice, begins_with, from_bots
from townwright.bots.cities.remarks import EXPECTS, later, remark, shifted
from townwright.bots.cities.view_reader import city_after, city_of, options_of
from townwright.bots.player import Limit
from townwright.games.cities.actions import Action, Jump, Move, Place, Stay, Walk
from townwright.games.cities.city.city import City
from townwright.games.cities.city.masks import ATTRACTION, PARK, TOURISTS
from townwright.games.cities.options import Options
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import EXTRA


def advise(
    view: View, legal: Sequence[Action], limit: Limit, random: Random, most: int = 3, words: Sequence[str] = ()
) -> tuple[Advice, ...]:
    """What the strongest bot would do that begins with the words; a tourist stays where moving it changes nothing."""
    found = from_bots("cities", view, legal, limit, random, words)
    simple = tuple(each if len(words) > 1 else simpler(view, legal, each) for each in found[:most])
    others = [action for action in legal if begins_with(action, words)]
    return tuple(with_reason(view, others, each) for each in simple)


def simpler(view: View, legal: Sequence[Action], advice: Advice) -> Advice:
    """The advice, or the same tile without a tourist that would only walk about in its own zone.

    Nor does a tourist leave for fewer points while others wait: then the best that comes or stays is advised.
    """
    action = advice.action
    if not isinstance(action, Move) or not isinstance(action.tourist, Walk | Jump):
        return advice
    options, before, still = options_of(view), city_of(view), replace(action, tourist=Stay())
    if still not in legal:
        return advice
    if within_zone(before, city_after(before, action, options)):
        better = still
    elif before.stock > 0 and points_after(before, action, options) < points_after(before, still, options):
        same = [each for each in legal if isinstance(each, Move) and each.tile == action.tile]
        staying = [each for each in same if isinstance(each.tourist, Stay | Place)]
        better = max(staying, key=lambda each: points_after(before, each, options))
    else:
        return advice
    return replace(advice, action=better, remark=remark(view, better, expected(advice)))


def points_after(before: City, move: Move, options: Options) -> int:
    """What a city is worth after a move."""
    city = city_after(before, move, options)
    return int(city.ground.score(list(city.words), options.level))


def expected(advice: Advice) -> int | None:
    """The points expected at the end, if the remark tells them."""
    points = advice.remark.args.get("points") if advice.remark.key == EXPECTS else None
    return points if isinstance(points, int) else None


def with_reason(view: View, others: Sequence[Action], advice: Advice) -> Advice:
    """The advice, with what can grow later as its reason where one of the others earns more at once."""
    action = advice.action
    if view.stage == EXTRA or not isinstance(action, Move):
        return advice
    more = [each for each in others if isinstance(each, Move) and isinstance(each.tourist, Stay | Place)]
    options, before = options_of(view), city_of(view)
    own = points_after(before, action, options)
    higher = [each for each in more if points_after(before, each, options) > own]
    if not higher:
        return advice
    alone = any(isinstance(each.tourist, Stay) for each in higher)
    reason = later(view, action, spares=isinstance(action.tourist, Stay) and not alone)
    return replace(advice, remark=remark(view, action, expected(advice), reason)) if reason else advice


def within_zone(before: City, after: City) -> bool:
    """Whether the tourist that moved is still in the zone of attractions or parks that it came from."""
    stood, stands = shifted(before, after), after.words[TOURISTS]
    left, came = stood & ~stands, stands & ~stood
    return any(
        came & after.words[kind] and left & after.ground.zone_of(came, after.words[kind]) for kind in (ATTRACTION, PARK)
    )
