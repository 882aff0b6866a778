"""What each draw was worth: what the card would bring, less the mean over all cards that the pile still held.

What a card brings now is the planner's estimate; how much of it is left at the end was learnt from whole games, since a
draw is a fair experiment: cards of one pile are equally likely to come. Luck is therefore 0 on average, whatever the
planner thinks of the cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from townwright.bots.skylines.planner import Planner
from townwright.games.skylines.box.cards import NEWS
from townwright.games.skylines.options import Options, read_options
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.draws import drawable
from townwright.study.reviews import PLACES, Estimate
from townwright.study.samples import mean
from townwright.study.skylines.position_values import CERTAIN, Promise, size, table, weights_for
from townwright.study.skylines.positions import SkylinesDeal, SkylinesDraw
from townwright.study.skylines.rollouts import whole_game

USELESS = -1.0
"""What a card is worth at least: it can wait, and be exchanged."""
START_GAMES = 24
"""Whole games that are played to find what a start is worth where no number was learnt."""


def card_values(state: State, cards: Iterable[str]) -> dict[str, float]:
    """What each card would bring if the seat had it now."""
    planner = Planner(state, weights_for(state))
    return {card: USELESS if state.card(card).kind == NEWS else max(USELESS, planner.estimate(card)) for card in cards}


def surplus(position: SkylinesDraw | SkylinesDeal) -> float:
    """How much more the drawn cards would bring than as many average ones of their pile."""
    state = position.state
    if isinstance(position, SkylinesDraw):
        found = card_values(state, drawable(state))
        return found[position.action.name] - mean(list(found.values()))
    hands = [card for hand in state.hands for card in hand]
    found = card_values(state, (*hands, *state.piles[0]))
    return sum(found[card] for card in hands) - len(hands) * mean(list(found.values()))


def luck(position: SkylinesDraw | SkylinesDeal) -> dict[str, Estimate]:
    """The luck of a draw for each measure."""
    state, more = position.state, surplus(position)
    kept = table()[size(state.options.boards)]["deal" if isinstance(position, SkylinesDeal) else "draw"]
    return {
        measure: Estimate(kept[measure][0] * more, abs(kept[measure][1] * more)) for measure in ("points", "chance")
    }


# Before the first card


def start(laid: State) -> Promise:
    """What a game promises before its cards are dealt, with the boards as they lie, for the best play known here."""
    planned = usual_start(laid)
    gain = table()[size(laid.options.boards)]["search_gain"]
    points = round(planned.points + gain * planned.chance / CERTAIN, PLACES)
    return Promise(points, round(planned.chance, PLACES))


def usual_start(laid: State) -> Promise:
    """What a planner makes of such a start on average: a number that was learnt, or the mean of a few games."""
    name, scenario, seats = laid.box.name, laid.options.scenario, laid.options.seats
    known = table()["starts"].get(name, {}).get(scenario)
    if known and laid.options == usual_options(name, scenario, seats):
        return Promise(*known[seats - 1])
    return played_start(laid)


@lru_cache(maxsize=256)
def usual_options(name: str, scenario: str, seats: int) -> Options:
    """What is agreed in a scenario with a set unless somebody says otherwise."""
    return read_options({"scenario": scenario, "seats": str(seats), "set": name})


@lru_cache(maxsize=64)
def played_start(laid: State) -> Promise:
    """The mean of some whole games of the planner."""
    random = Random(f"starts {laid.layout} {laid.options.seats}")  # noqa: S311  reproducible, not secret
    games = [whole_game(laid, random) for _ in range(START_GAMES)]
    return Promise(mean([game.points for game in games]), mean([game.chance for game in games]))
