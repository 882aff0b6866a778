"""What tourists may do after the tile is laid (rule 6), and why not."""

from __future__ import annotations

from townwright.core.refusals import NotNow, Refusal
from townwright.games.cities.actions import Jump, Place, Stay, TouristAction, Walk
from townwright.games.cities.city.city import City, places, with_tourist
from townwright.games.cities.city.masks import LAST, TOURISTS, WATER
from townwright.games.cities.city.pieces import Field
from townwright.games.cities.options import Options


def toured(city: City, action: TouristAction, options: Options) -> City:
    """The city after the tourist action, or a refusal."""
    if isinstance(action, Stay):
        return city
    source, target = ends(city, action)
    if not isinstance(action, Place):
        check_mover(city, action, options)
    if not city.ground.tourist_targets(list(city.words), source, options.walks, options.jumps) & target:
        raise why_not(city, action, target)
    touching = bool(city.ground.around(source) & target)
    if isinstance(action, Jump) and touching:
        walk = Walk(action.source, city.fields(target)[0])
        raise NotNow("cities-jump-is-walk", "the fields touch, so it is a walk: write {walk}", walk=str(walk))
    if isinstance(action, Walk) and not touching:
        raise NotNow(
            "cities-walk-too-far",
            "{source} and {target} do not touch",
            source=str(action.source),
            target=str(action.target),
        )
    return with_tourist(city, source, target)


def ends(city: City, action: Place | Walk | Jump) -> tuple[int, int]:
    """Where the tourist comes from, nothing for the stock, and where it goes, as masks."""
    source = 0 if isinstance(action, Place) else city.bit(action.source)
    return source, city.bit(action.target) if isinstance(action, Walk) else quadrant(city, action.quadrant)


def quadrant(city: City, number: int) -> int:
    """A field of the tile just laid, as a mask."""
    return 1 << tuple(places(city.words[LAST]))[number - 1]


def check_mover(city: City, action: Walk | Jump, options: Options) -> None:
    """Whether such a move exists in this game, and a tourist for it."""
    if not options.walks:
        raise NotNow("cities-no-moves", "in this game tourists stay where they are placed")
    if isinstance(action, Jump) and not options.jumps:
        raise NotNow("cities-no-jumps", "in this game tourists do not jump")
    if not city.bit(action.source) & city.words[TOURISTS]:
        raise NotNow("cities-nobody-there", "no tourist stands on {field}", field=str(action.source))


def why_not(city: City, action: Place | Walk | Jump, target: int) -> Refusal:
    """What stands in the way of the tourist."""
    if isinstance(action, Place) and not city.stock:
        return NotNow("cities-stock-empty", "no tourist is left in the stock")
    where: Field = action.target if isinstance(action, Walk) else city.fields(target)[0]
    if not city.covered & target:
        return NotNow("cities-field-empty", "no tile lies on {field}", field=str(where))
    if city.words[WATER] & target:
        return NotNow("cities-field-water", "no tourist can stand in the water on {field}", field=str(where))
    if city.words[TOURISTS] & target:
        return NotNow("cities-field-occupied", "a tourist already stands on {field}", field=str(where))
    source = "" if isinstance(action, Place) else str(action.source)
    return NotNow("cities-walk-too-far", "{source} and {target} do not touch", source=source, target=str(where))
