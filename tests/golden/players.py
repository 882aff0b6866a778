"""Who plays the golden records: dice, bots, people as far as bots can be like them, and odd ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.games.skylines.finding import gloomy, planner, reckless, spender
from townwright import bots
from townwright.bots.player import Limit
from townwright.core.contract import AnyGame
from townwright.core.refusals import Refusal
from townwright.games.skylines.state import Phase

QUICK = Limit(nodes=1)
SLIPS = 0.2
"""How often somebody human-like does whatever comes to mind."""

ONE_STEP = "one step ahead"
WITHOUT_LIMITS = "cities without limits"
"""Where bots that weigh every move would take long."""

WEAK: Mapping[str, tuple[str, ...]] = {
    "cities": ("dreamer", "visitor", "citizen"),
    WITHOUT_LIMITS: ("dreamer", "visitor"),
    "greentown": ("stroller", "guest", "courier"),
    "skylines": ("novice", ONE_STEP),
}
GOOD: Mapping[str, tuple[str, ...]] = {
    "cities": ("greedy", "planner", "surveyor"),
    WITHOUT_LIMITS: ("guide", "citizen", "mason"),
    "greentown": ("greedy", "planner", "surveyor"),
    "skylines": (ONE_STEP,),
}
"""Players that decide at once, by game."""
PLANNERS = ("novice", "builder", "planner", "novice", "adept")
"""Bots of Skylines that take longer and finish most of their cities."""


@dataclass(frozen=True)
class Moment:
    """What a player is asked."""

    game: AnyGame
    state: Any
    seat: int
    legal: Sequence[Any]
    said: tuple[Any, ...]
    """What has been done so far, the last last."""
    random: Random


Player = Callable[[Moment], Any]


def at_random(moment: Moment) -> Any:
    return moment.legal[moment.random.randrange(len(moment.legal))]


def bot(name: str) -> Player:
    """A bot's own choice."""
    if name == ONE_STEP:
        return in_skylines(planner)

    def choose(moment: Moment) -> Any:
        view = moment.game.view(moment.state, moment.seat)
        return bots.find(moment.game.name, name).choose(view, moment.legal, QUICK, moment.random).action

    return choose


def human(name: str) -> Player:
    """A bot that slips now and then."""
    well = bot(name)
    return lambda moment: at_random(moment) if moment.random.random() < SLIPS else well(moment)


# Odd ones


def first(moment: Moment) -> Any:
    return moment.legal[0]


def last(moment: Moment) -> Any:
    return moment.legal[len(moment.legal) - 1]


def terse(moment: Moment) -> Any:
    """Whatever is soonest said: stays, lapses, ends."""
    return min(some(moment), key=lambda action: len(str(action)))


def wordy(moment: Moment) -> Any:
    return max(some(moment), key=lambda action: len(str(action)))


def copycat(moment: Moment) -> Any:
    """What was done last, if it can be done again; so cities become equal and players tie."""
    for action in moment.said[-1:]:
        try:
            moment.game.play(moment.state, moment.seat, action)
        except Refusal:
            continue
        return action
    return at_random(moment)


def in_skylines(choose: Callable[[Any, Sequence[Any], Random], Any]) -> Player:
    """One of the players who look for a way in which a city can end."""

    def play(moment: Moment) -> Any:
        careless = choose is not spender and moment.state.phase in (Phase.DRAW, Phase.LAYOUT, Phase.ROLE)
        return at_random(moment) if careless else choose(moment.state, moment.legal, moment.random)

    return play


def some(moment: Moment) -> list[Any]:
    """Some of the legal actions; there may be very many."""
    return [at_random(moment) for _ in range(30)] + [last(moment)]


ODD: Mapping[str, Mapping[str, Player]] = {
    "cities": {"copycat": copycat, "terse": terse, "first": first, "copycats": copycat, "last": last},
    "greentown": {"terse": terse, "wordy": wordy, "first": first, "last": last, "copycat": copycat},
    "skylines": {
        "spender": in_skylines(spender),
        "gloomy": in_skylines(gloomy),
        "reckless": in_skylines(reckless),
        "last": last,
        "terse": terse,
    },
}


def lineup(game: str, number: int, options: Any) -> tuple[str, list[Player]]:
    """Who plays the record of that number: five of ten are random, one is odd."""
    tenth, further, seats = number % 10, number // 10, range(options.seats)
    known = WITHOUT_LIMITS if getattr(options, "free", False) else game
    weak, good = (names[further % len(names)] for names in (WEAK[known], GOOD[known]))
    match tenth:
        case 5:
            name = PLANNERS[further % len(PLANNERS)] if game == "skylines" else (good, weak)[further % 2]
            return f"bots {name}", [bot(name) for _ in seats]
        case 6:
            return f"mixed, {good} first", [(bot(good), at_random, bot(weak))[seat % 3] for seat in seats]
        case 7 | 8:
            name = good if tenth == 7 else weak
            return f"human-like, as {name}", [human(name) for _ in seats]
        case 9:
            name, odd = [*ODD[game].items()][further % len(ODD[game])]
            return f"odd, {name}", [odd for _ in seats]
        case _:
            return "random", [at_random for _ in seats]
