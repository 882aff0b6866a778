"""Suggests actions to people: what the strongest bot would do, without moves of tourists that change nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from townwright.bots.advice import Advice, from_bots
from townwright.bots.cities.remarks import EXPECTS, remark, shifted
from townwright.bots.cities.view_reader import city_after, city_of, options_of
from townwright.bots.player import Limit
from townwright.games.cities.actions import Action, Jump, Move, Stay, Walk
from townwright.games.cities.city.city import City
from townwright.games.cities.city.masks import ATTRACTION, PARK, TOURISTS
from townwright.games.cities.seen.view import View


def advise(
    view: View, legal: Sequence[Action], limit: Limit, random: Random, most: int = 3, words: Sequence[str] = ()
) -> tuple[Advice, ...]:
    """What the strongest bot would do that begins with the words; a tourist stays where moving it changes nothing."""
    found = from_bots("cities", view, legal, limit, random, words)
    return tuple(each if len(words) > 1 else simpler(view, legal, each) for each in found[:most])


def simpler(view: View, legal: Sequence[Action], advice: Advice) -> Advice:
    """The advice, or the same tile without a tourist that would only walk about in its own zone."""
    action = advice.action
    if not isinstance(action, Move) or not isinstance(action.tourist, Walk | Jump):
        return advice
    before, still = city_of(view), replace(action, tourist=Stay())
    if still not in legal or not within_zone(before, city_after(before, action, options_of(view))):
        return advice
    expected = advice.remark.args.get("points") if advice.remark.key == EXPECTS else None
    return replace(advice, action=still, remark=remark(view, still, expected if isinstance(expected, int) else None))


def within_zone(before: City, after: City) -> bool:
    """Whether the tourist that moved is still in the zone of attractions or parks that it came from."""
    stood, stands = shifted(before, after), after.words[TOURISTS]
    left, came = stood & ~stands, stands & ~stood
    return any(
        came & after.words[kind] and left & after.ground.zone_of(came, after.words[kind]) for kind in (ATTRACTION, PARK)
    )
