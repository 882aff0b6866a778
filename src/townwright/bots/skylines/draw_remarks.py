"""Writes the reason for drawing from a pile: what city or hand lack that lies there, or what its cards are like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from townwright.bots.skylines.evaluation import outlook
from townwright.core.phrases import Phrase
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.box.names import MARKER_NAMES, SERVING_NAMES, minus
from townwright.games.skylines.effects.conditions import Uses
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import MONEY, NUMBER

FEW_COINS: Final = 3
"""So many coins beside the price of the next board are still few."""

Need: TypeAlias = tuple[Phrase, Callable[[Card], bool]]
"""What is wanted, and the cards that bring it."""


def draw_remark(state: State, pile: str) -> Phrase:
    """The reason for drawing from a pile: the first need that no card of the hand meets and cards of the pile do."""
    hand = [state.card(name) for name in state.hands[state.seat]]
    cards = [state.card(name) for name in state.piles[int(pile) - 1]]
    for need, meets in _needs(state, hand):
        found = sum(map(meets, cards))
        if found and not any(map(meets, hand)):
            return Phrase(
                "bots-skylines-source-need",
                "{need}; pile {pile} still has {number:such card|such cards}",
                {"need": need, "pile": "I" * int(pile), "number": found},
            )
    if pile == "1":
        return Phrase("bots-skylines-source-cheap", "the cards of pile I cost least")
    return Phrase(
        "bots-skylines-source-strong",
        "the cards of pile {pile} bring more than those before, and the city can use them now",
        {"pile": "I" * int(pile)},
    )


def _needs(state: State, hand: list[Card]) -> Iterator[Need]:
    """What is wanted most, one after the other: an end of a shortage, a service for a reward in hand, coins."""
    bars = state.bars
    for marker in sorted(("pow", "wat", "gar"), key=lambda each: bars[NUMBER[each]]):
        if bars[NUMBER[marker]] < 0:
            args = {"marker": MARKER_NAMES[marker], "value": minus(bars[NUMBER[marker]])}
            wanted = Phrase(
                "bots-skylines-lacks-supply", "{marker} stands at {value}, and no card of this hand helps", args
            )
            yield wanted, _of_kind(f"util:{marker}")
    built = {state.card(tile.card).service for tile in state.tiles}
    for card in hand:
        services = [term.service for terms in card.condition for term in terms if isinstance(term, Uses)]
        for service in services:
            if service not in built:
                args = {"card": card.name, "service": SERVING_NAMES[service]}
                wanted = Phrase("bots-skylines-lacks-service", "the reward of {card} still needs {service}", args)
                yield wanted, _of_kind(f"svc:{service}")
    price = outlook(state).next_price
    if price > 0 and bars.money < price + FEW_COINS:
        wanted = Phrase(
            "bots-skylines-lacks-coins",
            "the next board costs {price:coin|coins}, and no card of this hand brings any",
            {"price": price},
        )
        yield wanted, lambda card: any(entry.marker == MONEY and entry.change > 0 for entry in card.reward)


def _of_kind(kind: str) -> Callable[[Card], bool]:
    return lambda card: card.kind == kind
