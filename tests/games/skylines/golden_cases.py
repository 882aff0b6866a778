"""What the golden records of Skylines are of, who plays them, and how a position is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from tests.games.skylines.finding import gloomy, planner, reckless, spender
from tests.golden.cases import Fault, GoldenCases
from tests.golden.players import Cast, Moment, Player, at_random, last, terse
from tests.golden.positions import Spelling, words
from tests.golden.variants import Variant, told
from townwright.games.skylines import GAME
from townwright.games.skylines.box.loader import own_sets
from townwright.games.skylines.map.ground import Ground, bits
from townwright.games.skylines.state import Phase, State, Tile
from townwright.games.skylines.turn import milestone

SWITCHED = {"role_choice": "one", "policy_refill": "off"}
SCENARIOS: Mapping[str, tuple[Mapping[str, str], ...]] = {
    "intro": ({},),
    "1": ({},),
    "2": ({}, {"role_choice": "one"}),
    "3": ({}, {"policy_refill": "off"}, SWITCHED),
    "4": ({}, {"capital": "beginner"}, SWITCHED),
    "5": ({"capital": "beginner"}, {}, {"capital": "expert", "boards": "3"}, {"boards": "5"}, SWITCHED),
    "free": ({"modules": "news"}, {"modules": "unique policies", "layout": "s3", "capital": "15"}, {"boards": "6"}),
}
"""What goes round inside of each."""


def variants() -> Iterator[Variant]:
    """The introductory game, the scenarios and a free table, with capitals, modules, boards and switches."""
    for seats in ("1", "2", "3", "4"):
        for scenario, further in SCENARIOS.items():
            words = {"scenario": scenario, "seats": seats}
            yield Variant(told(words), tuple({**words, **more} for more in further))


# Who plays


def carefully(choose: Callable[[Any, Sequence[Any], Random], Any]) -> Player:
    """One of the players who look for a way in which a city can end; all but the spender draw and set up at random."""

    def play(moment: Moment) -> Any:
        careless = choose is not spender and moment.state.phase in (Phase.DRAW, Phase.LAYOUT, Phase.ROLE)
        return at_random(moment) if careless else choose(moment.state, moment.legal, moment.random)

    return play


ONE_STEP = "one step ahead"
PLAYERS = Cast(
    weak=("novice", ONE_STEP),
    good=(ONE_STEP,),
    odd={
        "spender": carefully(spender),
        "gloomy": carefully(gloomy),
        "reckless": carefully(reckless),
        "last": last,
        "terse": terse,
    },
    # They take longer and finish most of their cities.
    among_bots=("novice", "builder", "planner", "novice", "adept"),
    further={ONE_STEP: carefully(planner)},
)


# A position; a turn, an opened board and a renewal are marked alike

SET_UP = (Phase.BOARDS, Phase.LAYOUT, Phase.DEAL, Phase.OFFER, Phase.ROLE)


def nothing_to_draw(_before: State, after: State) -> bool:
    return after.drawing is None and after.phase not in SET_UP


def tell(state: State) -> str:
    """The bars, the map and the cards. The piles have no order."""
    total = GAME.standing(state, 0).total
    to_act = "over" if state.phase is Phase.OVER else f"{state.phase.value} seat {state.seat + 1}"
    return "\n".join(
        (
            f"turn {state.turn} milestone {state.milestone} {to_act}",
            f"token {state.token + 1} bars {state.bars} score {total} lost {state.loss or 'no'}",
            f"layout {state.layout} open {''.join(state.opened)} refills {words(state.refills)}",
            *(tile_line(state.ground, tile) for tile in state.tiles),
            *("hand " + words(sorted(hand)) for hand in state.hands),
            f"roles {words(state.roles)} left {words(sorted(state.role_deck))}",
            f"exchange {words(sorted(state.exchange))} news {state.news or '-'}",
            *("pile " + words(sorted(pile)) for pile in state.piles),
        )
    )


@lru_cache(maxsize=1 << 14)
def tile_line(ground: Ground, tile: Tile) -> str:
    return f"tile {tile.card} {tile.shape} {words(sorted(ground.cell(bit) for bit in bits(tile.mask)))}"


CASES = GoldenCases(
    set_option="set",
    sets=own_sets(),
    variants=tuple(variants()),
    cast=lambda _options: PLAYERS,
    spelling=Spelling(nothing_to_draw, tell),
    ends=frozenset({"lost money", "lost happiness", "lost no action", "result Busy City", "result Dying City"}),
    faults=(
        Fault("scenario=1", milestone, "nuisances", lambda bars: bars.pollution, r"line \d+ .* end.*: refused: ovr"),
        Fault("scenario=3", milestone, "shortage", lambda _: 0, r"line \d+ .* end.*: refused: "),
    ),
)
