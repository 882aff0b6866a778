"""Lasting effects are worth something before they act."""

from __future__ import annotations

import pytest

from townwright.bots.skylines.demand import Demand
from townwright.bots.skylines.evaluation import Outlook
from townwright.bots.skylines.lasting_effects import lasting_value
from townwright.bots.skylines.weights import Weights
from townwright.games.skylines import GAME
from townwright.games.skylines.box.cards import ROLE, UNIQUE, Card
from townwright.games.skylines.effects.clauses import Now

BOX = GAME.options({"scenario": "4"}).box
EARLY, LATE = Outlook(4, 3, 1.0), Outlook(1, 0, 0.5)
DEMAND = Demand({"edu": 4.0, "bus": 6.0, "cop": 2.0}, ())
LASTING = [
    card
    for card in map(BOX.cards.__getitem__, (*BOX.of_kind(ROLE), *BOX.of_kind(UNIQUE)))
    if not all(isinstance(clause, Now) for clause in card.effects)
]


@pytest.mark.parametrize("card", LASTING, ids=lambda card: card.id)
def test_every_role_and_every_lasting_building_promises_something_and_more_in_the_beginning(card: Card) -> None:
    early, late = (lasting_value(card, outlook, DEMAND, Weights()) for outlook in (EARLY, LATE))

    assert early >= late > 0
