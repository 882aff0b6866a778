"""What each draw was worth: what the game promises with the card, less the mean over all cards that could have come.

Every card that could have been turned up is tried in the same worlds, so luck is 0 on average whatever the policy
makes of the cards. The deal is compared with what every seat can expect before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from random import Random
from tomllib import loads
from typing import Any, Final

from townwright.core.seats import CHANCE
from townwright.games.greentown import GAME
from townwright.games.greentown.options import Options, read_options
from townwright.games.greentown.state import State
from townwright.games.greentown.turn.card_draws import next_cards
from townwright.study.greentown.decisions import samples
from townwright.study.greentown.positions import DealtCards, TurnedUp
from townwright.study.greentown.rollouts import (
    CERTAIN,
    MEASURES,
    SeatPromise,
    World,
    before_turn,
    blur,
    promise,
    roll_out,
    search_of,
    worlds,
)
from townwright.study.reviews import PLACES, Estimate
from townwright.study.samples import differences, estimate, mean

DRAW_A_SECOND: Final = 0.5
"""Worlds in which each card is tried, for each second of the budget in a game for two."""
DEAL_A_SECOND: Final = 2.0
FEWEST: Final = 2
START_GAMES: Final = 40
"""Whole games that are played to find what a start is worth where no number was learnt."""

SeatLuck = dict[str, tuple[Estimate, ...]]
"""For each measure the luck of each seat."""


def luck(position: TurnedUp, seconds: float, seed: str) -> SeatLuck:
    """The luck of a card that was turned up, for each measure and seat."""
    state, search = position.state, search_of(position.state)
    cards, seats = next_cards(state), len(state.players)
    if len(cards) == 1:
        return {measure: (Estimate(0.0),) * seats for measure in MEASURES}
    count = max(FEWEST, round(DRAW_A_SECOND * seconds * (2 / seats) ** 2))
    found, blurred, playable = worlds(seed, "draw", state, count), blur(state), before_turn(search, state)
    ends = {card: roll_out(search, playable, [with_top(world, card) for world in found]) for card in cards}
    told = {}
    for number, measure in enumerate(MEASURES):
        of_seats = []
        for seat in range(seats):
            each = {card: samples(ends[card], seat, blurred, number) for card in cards}
            usual = [mean(values) for values in zip(*each.values(), strict=True)]
            of_seats.append(estimate(differences(each[position.action.card], usual)))
        told[measure] = tuple(of_seats)
    return told


def with_top(world: World, card: str) -> World:
    """The world with a card on top that changes places with the one that lay there."""
    rest = [world.deck[0] if name == card else name for name in world.deck[1:]]
    return World((card, *rest), world.luck)


def luck_of_deal(position: DealtCards, seconds: float, seed: str) -> SeatLuck:
    """The luck of the first cards: what they promise each seat, less what it could expect before."""
    state, search = position.state, search_of(position.state)
    seats = len(state.players)
    found = worlds(seed, "deal", state, max(FEWEST, round(DEAL_A_SECOND * seconds * (2 / seats) ** 2)))
    ends, before = roll_out(search, before_turn(search, state), found), start(state.options)
    told = {}
    for number, measure in enumerate(MEASURES):
        values = [estimate(samples(ends, seat, blur(state), number)) for seat in range(seats)]
        told[measure] = tuple(Estimate(value.value - before[number], value.error) for value in values)
    return told


# Before the first card


def start(options: Options) -> SeatPromise:
    """What a seat can expect before anything is dealt; all seats can expect the same, and two seats nothing."""
    chance = round(CERTAIN / options.seats, PLACES)
    if options.seats == 2:
        return SeatPromise(0.0, chance)
    known = table()["starts"].get(options.components.name, {}).get(options.setup.name)
    if known and options.components == usual_components(options.components.name):
        return SeatPromise(known[options.seats - 3], chance)
    return SeatPromise(played_start(options), chance)


@cache
def table() -> dict[str, Any]:
    """What was measured with whole games."""
    return loads(files(__package__).joinpath("starts.toml").read_text("utf-8"))


@lru_cache(maxsize=8)
def usual_components(name: str) -> object:
    """The components of one of our own sets."""
    return read_options({"set": name}).components


@lru_cache(maxsize=64)
def played_start(options: Options, games: int = START_GAMES) -> float:
    """The mean lead of all seats in some whole games of the policy."""
    random = Random(f"starts {options.seats} {options.setup.name}")  # noqa: S311  reproducible, not secret
    leads: list[float] = []
    for game in range(games):
        state = dealt(options, random)
        search = search_of(state)
        ends = roll_out(search, before_turn(search, state), worlds(str(game), "start", state, 1))
        leads += (promise(ends[0], seat, 0.0).lead for seat in range(options.seats))
    return round(mean(leads), PLACES)


def dealt(options: Options, random: Random) -> State:
    """A position after a random deal."""
    state = GAME.start(options)
    while not state.order:
        draws: Sequence[Any] = GAME.legal(state, CHANCE)
        state = GAME.play(state, CHANCE, draws[random.randrange(len(draws))])
    return state
