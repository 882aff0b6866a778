"""Placements by masks against placements found the slow way, and the offer against the direct check."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.skylines import naive
from tests.games.skylines.towns import DRAFT, offered, played, town
from tests.playing import random_game
from townwright.core.limits.budgets import Budget
from townwright.core.refusals import NotNow, Refusal
from townwright.games.skylines import GAME, State
from townwright.games.skylines.box.shapes import Shape, mirrored, orientations, picture, squares_of, turned
from townwright.games.skylines.effects.spots import Spot
from townwright.games.skylines.map.ground import bits
from townwright.games.skylines.map.tile_placement import blocks, legal_blocks
from townwright.games.skylines.state import Phase
from townwright.games.skylines.turn.card_play import SeatPlays

OPTIONS = [{"scenario": "intro", "seats": "2"}, {"scenario": "4", "seats": "3"}, {"scenario": "3", "seats": "1"}]


def turns(words: dict[str, str], number: int) -> list[State]:
    """Turns of some random games."""
    options = GAME.options(words)
    states = [state for seed in range(4) for state in random_game(GAME, options, f"placing {seed}").states]
    found = [state for state in states if state.phase is Phase.TURN and not state.piles_empty]
    return Random(1).sample(found, number)


@pytest.mark.parametrize("words", OPTIONS, ids=lambda words: words["scenario"])
def test_masks_find_the_placements_that_the_slow_way_finds(words: dict[str, str]) -> None:
    for state in turns(words, 12):
        player = SeatPlays(state, state.seat, Budget(10_000_000))
        for card in (state.card(name) for name in state.hands[state.seat]):
            if not card.has_tile:
                continue
            found: dict[str, set[str]] = {}
            for block in blocks(player, card):
                cells = {f"{state.ground.cell(bit)}/{block.code}" for bit in bits(block.places)}
                found.setdefault(block.shape, set()).update(cells)
            for shape in state.tiles_left(card.kind) if card.is_zone else (card.shape,):
                slow = naive.placements(state, shape)
                if card.is_utility:
                    slow = {name: cells for name, cells in slow.items() if not has_utility(state, cells)}
                assert found.get(shape, set()) == set(slow)


def has_utility(state: State, cells: frozenset[naive.Cell]) -> bool:
    around = naive.district(set(cells), set(naive.squares(state)))
    stride = state.ground.stride
    return any(
        state.card(tile.card).is_utility and divmod((tile.mask & -tile.mask).bit_length() - 1, stride) in around
        for tile in state.tiles
    )


@pytest.mark.parametrize("words", OPTIONS, ids=lambda words: words["scenario"])
def test_the_shortcut_over_all_places_agrees_with_asking_at_each(words: dict[str, str]) -> None:
    for state in turns(words, 25):
        player = SeatPlays(state, state.seat, Budget(10_000_000))
        for card in (state.card(name) for name in state.hands[state.seat]):
            if card.has_tile:
                quick = {(b.shape, b.code, bit) for b in legal_blocks(player, card) for bit in bits(b.places)}
                slow = {
                    (b.shape, b.code, bit)
                    for b in blocks(player, card)
                    for bit in bits(b.places)
                    if player.allows(card, Spot(player.town, b.tile << bit))
                }
                assert quick == slow


@pytest.mark.parametrize("words", OPTIONS, ids=lambda words: words["scenario"])
def test_play_accepts_a_placement_exactly_if_it_is_offered(words: dict[str, str]) -> None:
    random = Random(3)
    for state in turns(words, 6):
        legal = offered(state)
        cells = [f"{board}{column}{row}" for board in state.opened for column in "abcdefgh" for row in range(1, 9)]
        for name in state.hands[state.seat]:
            card = state.card(name)
            for _ in range(60):
                shape = f"{random.choice(list(DRAFT.shapes))} " if card.is_zone else ""
                text = f"play {name} {shape}{random.choice(cells)}/{random.randrange(8)}"
                try:
                    GAME.play(state, state.seat, GAME.read(text))
                except Refusal:
                    assert text not in legal
                else:
                    assert text in legal


def test_the_offer_is_lazy_ordered_and_has_every_element_by_its_number() -> None:
    state = town("B0 E0 A0", hand="1R1 1S1", mon=5)

    offers = GAME.legal(state, 0)

    assert len(offers) == len(list(offers))
    assert [offers[number] for number in range(len(offers))] == list(offers)
    assert offers[-1] == offers[len(offers) - 1]
    assert list(offers[3:6]) == list(offers)[3:6]
    with pytest.raises(IndexError):
        offers[len(offers)]
    words = [str(action).split()[:2] for action in offers]
    assert words.index(["play", "1R1"]) < words.index(["play", "1S1"]) < words.index(["swap", "1R1"])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("play 1R1 I3 Ab1/0", "Ad1 is a street"),
        ("play 1R1 I3 Ae8/0", "Af8 is water"),
        ("play 1R1 I3 Ag1/0", "the tile reaches over the edge of the table"),
        ("play 1R1 I3 Aa8/1", "the tile reaches over the edge of the table"),
        ("play 1R1 I3 Aa1/0", "Aa1 is already built upon"),
        ("play 1R1 I3 Ea1/0", "board E is not open"),
        ("play 1R1 I3 Fa1/0", "board F is not open"),
        ("play 1R1 S9 Aa1/0", "no residential tile S9 is left"),
        ("play 1R1 Aa2/0", "a tile is named for zones, and only for them"),
        ("play 1S2 L3 Ae1/0", "a tile is named for zones, and only for them"),
        ("play 1R1 O4 Ae1/1", "only the lowest is written"),
        ("play 1R5 L3 Ae1/0", "1R5 is not in the hand"),
        ("play 2P1 Ae1/0", "2P1 has no tile; write 'policy 2P1'"),
        ("policy 1R1", "1R1 is no policy"),
        ("policy 2P2", "2P2 is not in the hand"),
        ("swap 2P1", "the policy 2P1 cannot be put on the exchange pile"),
        ("swap 1R5", "1R5 is not in the hand"),
        ("+1", "cannot be said now: a card is to be played"),
        ("open E", "cannot be said now"),
    ],
)
def test_a_play_that_cannot_be_says_why(text: str, says: str) -> None:
    state = town("E0 A0", "1S1 Aa1/0", opened="A", hand="1R1 1S2 2P1", mon=9)

    with pytest.raises(NotNow, match=says):
        played(state, text)


def test_a_tile_may_cross_the_seam_of_two_open_boards_but_not_onto_a_closed_one() -> None:
    closed = town("E0 A0", opened="E", hand="1R1")

    with pytest.raises(NotNow, match="Aa1 lies on a closed board"):
        played(closed, "play 1R1 I3 Eg1/0")
    assert "play 1R1 I3 Eg1/0" in offered(town("E0 A0", hand="1R1"))


def test_tiles_of_a_shape_run_out() -> None:
    state = town("A0", "1R1 V5 Aa1/0", hand="1R2")

    assert offered(state, "play 1R2 V5") == set()
    assert offered(state, "play 1R2 Y5")


@pytest.mark.parametrize(
    ("shape", "number"),
    [("D2", 2), ("I3", 2), ("L3", 4), ("O4", 1), ("T4", 4), ("L4", 8), ("S4", 4), ("X5", 1), ("G8", 2), ("S9", 1)],
)
def test_shapes_have_as_many_pictures_as_they_have_symmetries(shape: str, number: int) -> None:
    assert len(orientations(DRAFT.shapes[shape])) == number


def test_codes_turn_clockwise_and_mirror_first() -> None:
    shape = Shape("L4", squares_of("###/#.."))

    pictures = {code: picture(squares) for code, squares in orientations(shape)}

    assert pictures == {
        0: "###/#..",
        1: "##/.#/.#",
        2: "..#/###",
        3: "#./#./##",
        4: "###/..#",
        5: ".#/.#/##",
        6: "#../###",
        7: "##/#./#.",
    }


@pytest.mark.parametrize("name", sorted(DRAFT.shapes))
def test_four_turns_and_two_mirrors_bring_a_shape_back(name: str) -> None:
    squares = DRAFT.shapes[name].squares

    assert turned(turned(turned(turned(squares)))) == squares
    assert mirrored(mirrored(squares)) == squares
    assert squares_of(picture(squares)) == squares
