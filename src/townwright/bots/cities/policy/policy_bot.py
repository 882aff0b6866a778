"""The bot that plays by the learnt policy: the likeliest tile, then the likeliest tourist, without looking ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from townwright.bots.cities.policy.policy_network import PolicyNetwork, learnt_policy
from townwright.bots.cities.remarks import remark
from townwright.bots.cities.view_reader import city_of, options_of
from townwright.bots.player import Answer, Bot, Limit
from townwright.core.phrases import Phrase
from townwright.games.cities.actions import Action, read
from townwright.games.cities.city import masks
from townwright.games.cities.city.pieces import KINDS, QUADRANTS, TILES
from townwright.games.cities.options import Options
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import EXTRA, SET_UP
from townwright.speed.cities import row_layout as at
from townwright.speed.cities.action_numbers import action_of
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.turns import offer

BOARDS, FIELDS = int(masks.LAST) + 1, int(masks.ROW) * int(masks.ROW)
FIRST_HAND = BOARDS * FIELDS
FIRST_TILE = FIRST_HAND + len(KINDS) * len(QUADRANTS)
FIRST_STOCK = FIRST_TILE + TILES
FIRST_STAGE = FIRST_STOCK + int(masks.FULL_STOCK) + 1
FIRST_LEVEL = FIRST_STAGE + 3
"""Where each kind of input begins."""


@dataclass(frozen=True)
class PolicyBot:
    """A bot that takes the action its network finds likeliest; where the network was not trained another one plays."""

    name: str
    character: Phrase
    level: int
    elsewhere: Bot
    """Who plays the extra tile, and cities without limits."""

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        """Choose the action that the policy finds likeliest to be good."""
        if view.stage == EXTRA or not options_of(view).terms.compiled:
            return self.elsewhere.choose(view, legal, limit, random)
        fast, row = game_for(options_of(view)), row_of(view)
        words = [likeliest(learnt_policy(), fast, row)]
        if view.stage != SET_UP:
            words.append(likeliest(learnt_policy(), fast, row))
        action = read(" ".join(words))
        return Answer(action, remark(view, action, None))


@lru_cache(maxsize=4)
def game_for(options: Options) -> FastCities:
    """Return the rules over words for these options, as Python runs them."""
    return FastCities(options, compiled=False)


def row_of(view: View) -> list[int]:
    """Return the seat's city as a row at the decision that is due; tiles that nobody has seen stand in any order."""
    fast = game_for(options_of(view))
    came = [tile for tile in range(1, TILES + 1) if tile not in view.out and tile not in view.hand]
    if view.stage == SET_UP:
        row: list[int] = fast.row(view.hand)
        return row
    row = fast.row((*came, *view.hand))
    row[: masks.LENGTH] = city_of(view).words
    row[at.STAGE], row[at.TURNED_UP] = at.TILE, len(came) + 1
    row[at.HAND] = fast.tile_word(view.hand[0])
    row[at.CHOICES] = offer(fast.figures, row)
    return row


def likeliest(policy: PolicyNetwork, fast: FastCities, row: list[int]) -> str:
    """Make the decision that is due in a row by the policy; returns it as it is written."""
    hidden = policy.hidden(list(inputs(fast, row)))
    best = max(range(row[at.CHOICES]), key=lambda choice: policy.score(hidden, action_of(row, choice)))
    word = fast.names(row)[best]
    fast.step(row, best)
    return word


def inputs(fast: FastCities, row: list[int]) -> Iterator[int]:
    """Give the numbers of the inputs that are on, in the order of ``speed.cities.observation``."""
    for board in range(BOARDS):
        yield from (board * FIELDS + field for field in bits(row[board]))
    if row[at.STAGE] == at.TILE:
        for kind in range(len(KINDS)):
            for field in bits(fast.faces[(row[at.HAND] >> at.PLACE) + kind]):
                down, across = divmod(field, int(masks.ROW))
                yield FIRST_HAND + kind * len(QUADRANTS) + down * 2 + across
    for word in row[at.STACK : at.STACK + row[at.TURNED_UP]]:
        yield FIRST_TILE + fast.tile_number(word) - 1
    yield FIRST_STOCK + row[masks.STOCK]
    yield FIRST_STAGE + row[at.STAGE]
    yield FIRST_LEVEL + row[at.LEVEL] - 1


def bits(mask: int) -> Iterator[int]:
    """Give the places of the bits of a mask."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
