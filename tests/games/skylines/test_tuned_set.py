"""The tuned sets change numbers, never the facts of the rulebook."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from statistics import fmean

import pytest

from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.box.components import DRAFT, Box, unusual
from townwright.games.skylines.box.loader import FOLDER, own_set, own_sets
from townwright.games.skylines.effects.conditions import Condition, Count
from townwright.games.skylines.turn.bars import HAPPINESS, MONEY

FIRST = own_set(DRAFT)
TUNED = [own_set(name) for name in own_sets() if name != DRAFT]
each_tuned = pytest.mark.parametrize("tuned", TUNED, ids=lambda box: str(box.name))
FACTS = {
    line.split()[0]
    for line in (FOLDER / f"{DRAFT}.txt").read_text("utf-8").splitlines()
    if "[rulebook" in line and "|" in line
}


SEALS = {
    DRAFT: "745f77694e842a9f9a6490974d0330190f330e8fd954ab346769ed70204bad91",
    "townwright-tuned-1": "040defa18f9bc5ca5e96367cef728c5113b79908052b22f3c694e36432a3ea47",
    "townwright-tuned-2": "e2a14260e972cf87e54d77cf4e8fb987f99d6813ad7d9ed44bf43e8d525c080d",
}
"""Records name the set they were played with. Whoever changes a number gives the set a new name."""


def test_every_set_is_sealed() -> None:
    assert tuple(sorted(SEALS)) == own_sets()


@pytest.mark.parametrize("name", SEALS)
def test_a_set_that_records_name_does_not_change(name: str) -> None:
    assert sha256((FOLDER / f"{name}.txt").read_bytes()).hexdigest() == SEALS[name]


@each_tuned
def test_every_card_keeps_its_name_its_kind_and_what_its_condition_asks_about(tuned: Box) -> None:
    assert {card.id: described(card) for card in tuned.cards.values()} == {
        card.id: described(card) for card in FIRST.cards.values()
    }


@each_tuned
@pytest.mark.parametrize("fact", sorted(FACTS))
def test_a_card_of_the_rulebook_differs_in_its_tile_at_most(tuned: Box, fact: str) -> None:
    assert replace(tuned.cards[fact], shape=FIRST.cards[fact].shape) == FIRST.cards[fact]


@each_tuned
def test_bars_layouts_and_the_numbers_of_tiles_are_those_of_the_rulebook(tuned: Box) -> None:
    assert (tuned.scale, tuned.layouts) == (FIRST.scale, FIRST.layouts)
    assert unusual(tuned) == ()


@each_tuned
def test_the_printed_prices_of_boards_stay_and_every_first_board_can_be_paid(tuned: Box) -> None:
    prices = {letter: board.price for letter, board in tuned.boards.items()}

    assert (prices["A"], prices["B"], prices["E"]) == (2, 4, 5)
    assert max(prices.values()) <= 5


@each_tuned
@pytest.mark.parametrize("kind", ["R", "C", "I"])
def test_rewards_grow_with_the_stage(tuned: Box, kind: str) -> None:
    zones = [card for card in tuned.cards.values() if card.kind == kind]
    rewards = [fmean(map(reward, (card for card in zones if card.stage == stage))) for stage in (1, 2, 3)]

    assert rewards == sorted(rewards)


def described(card: Card) -> tuple[str, str, str, Condition]:
    """A card without its numbers: how many tiles a condition wants may be tuned, of what and where may not."""
    asked = tuple(
        tuple(replace(term, number=1) if isinstance(term, Count) else term for term in terms)
        for terms in card.condition
    )
    return card.name, card.kind, card.service, asked


def reward(card: Card) -> int:
    return sum(entry.change for entry in card.reward if entry.marker in (HAPPINESS, MONEY))
