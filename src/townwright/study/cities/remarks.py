"""What a better move would have brought, in words with places."""

from __future__ import annotations

from townwright.core.phrases import Phrase
from townwright.core.points import Line
from townwright.games.cities import GAME
from townwright.games.cities.actions import Layout, Move
from townwright.games.cities.city.city import City
from townwright.games.cities.city.masks import ATTRACTION, PARK, TOURISTS
from townwright.games.cities.scoring import lines
from townwright.study.cities.decisions import DecisionValues

KIND_PHRASES = (
    Phrase("study-cities-attractions-later", "by the end the attractions would bring {points} more on average"),
    Phrase("study-cities-parks-later", "by the end the parks would bring {points} more on average"),
    Phrase("study-cities-views-later", "by the end the views would bring {points} more on average"),
)


def remark(found: DecisionValues) -> tuple[Phrase, tuple[str, ...]]:
    """What the leader would have brought that the played move does not, and the places that this speaks of."""
    first, position = found.first, found.first.position
    best = GAME.legal(position.state, 0)[first.moves[first.leader].number]
    after = GAME.play(position.state, 0, best).cities[0]
    now, then = gains(position.after, after, position.state.options.level)
    reason, places = at_once(now, then, after) or later(found, best)
    return Phrase("study-cities-better", "{move}: {reason}", {"move": str(best), "reason": reason}), places


def gains(played: City, best: City, level: int) -> tuple[dict[str, Line], dict[str, Line]]:
    """The points of the tourists after the played move and after the best one, by their fields."""
    return {line.what: line for line in lines(played, level, 0)}, {line.what: line for line in lines(best, level, 0)}


def at_once(now: dict[str, Line], then: dict[str, Line], after: City) -> tuple[Phrase, tuple[str, ...]] | None:
    """The tourist who would have more at once, and by how much; None if nobody would."""
    more = {field: line.points - (now[field].points if field in now else 0) for field, line in then.items()}
    field = max(more, key=lambda each: more[each], default="")
    if (
        not field
        or more[field] <= 0
        or sum(line.points for line in then.values()) <= sum(line.points for line in now.values())
    ):
        return None
    args = {"field": field, "more": more[field]}
    places = places_of(then[field])
    mask = next(1 << place for place in range(64) if after.words[TOURISTS] >> place & 1 and name(after, place) == field)
    if field not in now:
        return Phrase("study-cities-new-tourist", "a tourist on {field} would have brought {more}", args), places
    if mask & after.words[ATTRACTION]:
        return Phrase(
            "study-cities-attractions-now", "the attractions at {field} would bring {more} more", args
        ), places
    if mask & after.words[PARK]:
        return Phrase("study-cities-park-now", "the park at {field} would bring {more} more", args), places
    return (
        Phrase("study-cities-view-now", "the terrace on {field} would see {more:more field|more fields}", args),
        places,
    )


def name(city: City, place: int) -> str:
    """The name of a field by its place on the boards."""
    return str(city.fields(1 << place)[0])


def places_of(line: Line) -> tuple[str, ...]:
    """The field of a tourist, and the fields that bring its points."""
    return (line.what, *dict.fromkeys(where for because in line.because for where in because.where))


def later(found: DecisionValues, best: object) -> tuple[Phrase, tuple[str, ...]]:
    """Which kind of points would grow by the end, where nothing is gained at once."""
    kind = max(range(len(KIND_PHRASES)), key=lambda each: found.kinds[each])
    where = cells(best)
    if found.kinds[kind] < 0.05:
        return Phrase("study-cities-room", "this leaves more room for what is still to come"), where
    phrase = KIND_PHRASES[kind]
    return Phrase(phrase.key, phrase.english, {"points": round(found.kinds[kind], 1)}), where


def cells(action: object) -> tuple[str, ...]:
    """The cells on which an action lays tiles."""
    if isinstance(action, Layout):
        return tuple(str(laid.cell) for laid in action.tiles)
    if isinstance(action, Move) and action.tile is not None:
        return (str(action.tile).partition("@")[2],)
    return ()
