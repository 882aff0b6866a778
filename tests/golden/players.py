"""Who plays the golden records: dice, bots, people as far as bots can be like them, and odd ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from townwright import bots
from townwright.bots.player import Limit
from townwright.core.contract import AnyGame
from townwright.core.refusals import Refusal

QUICK = Limit(nodes=1)
SLIPS = 0.2
"""How often somebody human-like does whatever comes to mind."""


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


@dataclass(frozen=True)
class Cast:
    """The players of a game by name; they decide at once."""

    weak: tuple[str, ...]
    good: tuple[str, ...]
    odd: Mapping[str, Player]
    among_bots: tuple[str, ...] = ()
    """Bots that play a whole table of their like; if none, the good and the weak in turn."""
    further: Mapping[str, Player] = field(default_factory=dict)
    """Players among the weak and the good that are no bots of ours."""

    def player(self, name: str) -> Player:
        """Returns the player of that name."""
        return self.further.get(name) or bot(name)


def at_random(moment: Moment) -> Any:
    return moment.legal[moment.random.randrange(len(moment.legal))]


def bot(name: str) -> Player:
    """A bot's own choice."""

    def choose(moment: Moment) -> Any:
        view = moment.game.view(moment.state, moment.seat)
        return bots.find(moment.game.name, name).choose(view, moment.legal, QUICK, moment.random).action

    return choose


def human(well: Player) -> Player:
    """A player that slips now and then."""
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


def some(moment: Moment) -> list[Any]:
    """Some of the legal actions; there may be very many."""
    return [at_random(moment) for _ in range(30)] + [last(moment)]


def lineup(cast: Cast, number: int, seats: int) -> tuple[str, list[Player]]:
    """Who plays the record of that number: five of ten are random, one is odd."""
    tenth, further, all_seats = number % 10, number // 10, range(seats)
    weak, good = (names[further % len(names)] for names in (cast.weak, cast.good))
    match tenth:
        case 5:
            name = cast.among_bots[further % len(cast.among_bots)] if cast.among_bots else (good, weak)[further % 2]
            return f"bots {name}", [cast.player(name) for _ in all_seats]
        case 6:
            players = (cast.player(good), at_random, cast.player(weak))
            return f"mixed, {good} first", [players[seat % 3] for seat in all_seats]
        case 7 | 8:
            name = good if tenth == 7 else weak
            return f"human-like, as {name}", [human(cast.player(name)) for _ in all_seats]
        case 9:
            name, odd = [*cast.odd.items()][further % len(cast.odd)]
            return f"odd, {name}", [odd for _ in all_seats]
        case _:
            return "random", [at_random for _ in all_seats]
