"""The tuned set changes numbers, never the facts of the rulebook."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from statistics import fmean

import pytest

from townwright.games.skylines.bars import HAPPINESS, MONEY
from townwright.games.skylines.cards import Card
from townwright.games.skylines.components import DRAFT, unusual
from townwright.games.skylines.loading import FOLDER, own_set

TUNED = own_set("townwright-tuned-1")
FIRST = own_set(DRAFT)
FACTS = {
    line.split()[0]
    for line in (FOLDER / f"{DRAFT}.txt").read_text("utf-8").splitlines()
    if "[rulebook" in line and "|" in line
}


SEALS = {
    DRAFT: "745f77694e842a9f9a6490974d0330190f330e8fd954ab346769ed70204bad91",
    "townwright-tuned-1": "040defa18f9bc5ca5e96367cef728c5113b79908052b22f3c694e36432a3ea47",
}
"""Records name the set they were played with. Whoever changes a number gives the set a new name."""


@pytest.mark.parametrize("name", SEALS)
def test_a_set_that_records_name_does_not_change(name: str) -> None:
    assert sha256((FOLDER / f"{name}.txt").read_bytes()).hexdigest() == SEALS[name]


def test_every_card_keeps_its_name_its_kind_and_its_condition() -> None:
    assert {card.id: (card.name, card.kind, card.service, card.condition) for card in TUNED.cards.values()} == {
        card.id: (card.name, card.kind, card.service, card.condition) for card in FIRST.cards.values()
    }


@pytest.mark.parametrize("fact", sorted(FACTS))
def test_a_card_of_the_rulebook_differs_in_its_tile_at_most(fact: str) -> None:
    assert replace(TUNED.cards[fact], shape=FIRST.cards[fact].shape) == FIRST.cards[fact]


def test_bars_layouts_and_the_numbers_of_tiles_are_those_of_the_rulebook() -> None:
    assert (TUNED.scale, TUNED.layouts) == (FIRST.scale, FIRST.layouts)
    assert unusual(TUNED) == ()


def test_the_printed_prices_of_boards_stay_and_every_first_board_can_be_paid() -> None:
    prices = {letter: board.price for letter, board in TUNED.boards.items()}

    assert (prices["A"], prices["B"], prices["E"]) == (2, 4, 5)
    assert max(prices.values()) <= 5


@pytest.mark.parametrize("kind", ["R", "C", "I"])
def test_rewards_grow_with_the_stage(kind: str) -> None:
    zones = [card for card in TUNED.cards.values() if card.kind == kind]
    rewards = [fmean(map(reward, (card for card in zones if card.stage == stage))) for stage in (1, 2, 3)]

    assert rewards == sorted(rewards)


def reward(card: Card) -> int:
    return sum(entry.change for entry in card.reward if entry.marker in (HAPPINESS, MONEY))
