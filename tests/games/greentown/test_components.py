"""The set that is in the box, and sets that owners write."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from townwright.core.refusals import Refusal, Unreadable, Untrue
from townwright.games.greentown import GAME
from townwright.games.greentown.box.loader import load, standard
from townwright.games.greentown.box.pieces import HOTEL, TREE
from townwright.games.greentown.map.hexes import COUNT, WRITTEN
from townwright.games.greentown.map.network import Network, connected
from townwright.games.greentown.options import read_options
from townwright.texts import translate as in_language

from .tables import offered, say, without_chance

STANDARD = (Path(str(__import__("townwright").__file__)).parent / "games/greentown/box/townwright-1.json").read_text(
    "utf-8"
)
SIX_WAYS = (Path(__file__).parent / "sets" / "six-ways.json").read_text("utf-8")

EMPTY = "greentown 1\n"


def changed(**entries: Any) -> str:
    """Townwright's set with other entries and so another name, one key to a line."""
    data = {**json.loads(STANDARD), "name": "changed", **entries}
    return json.dumps({key: value for key, value in data.items() if value is not ...}, indent=1)


def test_the_set_has_every_fact_of_the_rulebook() -> None:
    assert GAME.check_components(STANDARD) == ()
    assert GAME.is_components(STANDARD)


def test_a_text_that_is_no_json_is_refused_where_it_stops_being_one() -> None:
    with pytest.raises(Unreadable) as refused:
        load('{"tiles": {},\n "cards": [,]}')

    assert refused.value.line == 2
    assert str(refused.value) == "from line 2, column 12 on this is no JSON"
    assert in_language(refused.value.phrase, "de") == "Ab Zeile 2, Spalte 12 ist das kein JSON mehr."


@pytest.mark.parametrize(
    ("setup", "tiles", "roads", "loose", "supply"),
    [
        ("first", 10, 15, 6, "2c4 2f4 2t4 3c2 3f3 3t3 4c2 4t3 5c3 6c0"),
        ("flower", 9, 12, 9, "2c4 2f4 2t4 3c4 3f2 3t2 4c4 4t2 5c3 6c0"),
        ("strip", 10, 14, 12, "2c4 2f4 2t4 3c6 3f2 3t4 4c0 4t1 5c3 6c0"),
    ],
)
def test_the_setups_add_up(setup: str, tiles: int, roads: int, loose: int, supply: str) -> None:
    """14.2 and 14.3: connected, no dead end at the start, six trees and two hotels."""
    components = standard()
    found = components.setup(setup)
    assert found is not None
    network = Network.of(dict(found.tiles))
    left = zip(components.kinds, components.supply(found), strict=True)

    assert connected(network)
    assert len(found.tiles) == tiles
    assert sum(COUNT[exits] for exits in network.roads.values()) == 2 * roads
    assert " ".join(f"{kind.name}{count}" for kind, count in left) == supply
    assert (len(network.standing(HOTEL)), len(network.standing(TREE))) == (2, 6)
    open_exits = sum(COUNT[tile.exits] - COUNT[network.roads[place]] for place, tile in network)
    assert open_exits == sum(COUNT[sides] for sides in network.open_hexes().values())
    assert open_exits == loose or setup == "flower"


def test_every_card_can_be_fulfilled_without_passing_a_hotel() -> None:
    """14.4."""
    for card in standard().cards:
        assert sum(wish.least for wish in card.wishes) <= card.stops - 1 <= sum(wish.most for wish in card.wishes)


def test_every_kind_can_grow_without_losing_an_exit() -> None:
    """14.1."""
    components = standard()
    for kind in components.kinds:
        if COUNT[kind.exits] < 6:
            assert any(kind.exits & new == kind.exits for new in components.grown[kind.exits])


DAMAGED = [
    ("{", 1, Unreadable),
    ("[]", 1, Unreadable),
    ("[" * 20_000, 1, Unreadable),
    (STANDARD.replace('"cards"', '"card"'), 1, Unreadable),
    (STANDARD.replace('"trees": 6', '"trees": 6,\n  "roads": 3'), 73, Unreadable),
    (STANDARD.replace('"name": "townwright-1"', '"name": "two words"'), 2, Unreadable),
    (STANDARD.replace('"exits": "02", "count": 4', '"exits": "20", "count": 4'), 5, Unreadable),
    (STANDARD.replace('"exits": "02", "count": 4', '"exits": "2", "count": 4'), 5, Unreadable),
    (STANDARD.replace('"exits": "02", "count": 4', '"exits": "02", "count": "4"'), 5, Unreadable),
    (STANDARD.replace('"exits": "02", "count": 4', '"exits": "02", "count": -4'), 5, Unreadable),
    (STANDARD.replace('"exits": "02", "count": 4', '"exits": "02"'), 5, Unreadable),
    (STANDARD.replace('"exits": "02", "count": 4', '"exits": "12", "count": 4'), 5, Untrue),
    (STANDARD.replace('"2t": ', '"2c": '), 5, Unreadable),
    (STANDARD.replace('[0, 0, "0234", "."]', '[0, 0, "0234", "AC"]'), 22, Unreadable),
    (STANDARD.replace('[0, 0, "0234", "."]', '[0, 0, "0234"]'), 22, Unreadable),
    (STANDARD.replace('[0, 0, "0234", "."]', '[1, 0, "0234", "."]'), 25, Unreadable),
    (STANDARD.replace('[0, 0, "0234", "."]', '[0, 0, "0123", "."]'), 18, Untrue),
    (STANDARD.replace('[0, 0, "0234", "."]', '[0, 0, "0234", "N"]'), 18, Untrue),
    (STANDARD.replace('[2, 0, "12345", "H"]', '[9, 0, "12345", "H"]', 1), 18, Untrue),
    (STANDARD.replace('"H"]', '"."]'), 18, Untrue),
    (STANDARD.replace('"hotels": 4', '"hotels": 1'), 18, Untrue),
    (STANDARD.replace('"count": 5', '"count": 1'), 18, Untrue),
    (STANDARD.replace('"start": true, ', ""), 54, Untrue),
    (STANDARD.replace('"5B": {"stops": 5,', '"5B": {"stops": 5, "start": true,'), 56, Untrue),
    (STANDARD.replace('"start": true', '"start": 1'), 55, Unreadable),
    (STANDARD.replace('"6A": {"stops": 6, "N": [1, 3]', '"6A": {"stops": 6, "N": [3, 1]'), 59, Unreadable),
    (STANDARD.replace('"6A": {"stops": 6', '"6A": {"stops": 0'), 59, Unreadable),
    (STANDARD.replace('"6A": {"stops": 6', '"6 A": {"stops": 6'), 59, Unreadable),
    (STANDARD.replace('"6A": {"stops": 6, "N": [1, 3]', '"6A": {"stops": 6, "N": [false, true]'), 59, Unreadable),
    (STANDARD.replace('"6A": {"stops": 6, "N": [1, 3]', '"6A": {"stops": 6, "N": [1, 1000]'), 59, Unreadable),
    (STANDARD.replace('"6A": {"stops": 6', f'"6A": {{"stops": {"9" * 10_000}'), 59, Unreadable),
    (changed(setups={}), 0, Untrue),
    (changed(cards={}), 0, Untrue),
    (changed(tiles=[]), 0, Unreadable),
    (changed(buildings={"C": 3}), 0, Unreadable),
    (changed(setups={"first": 3}), 0, Unreadable),
]


@pytest.mark.parametrize("number", range(len(DAMAGED)))
def test_a_bad_file_is_refused_at_its_line(number: int) -> None:
    text, line, kind = DAMAGED[number]

    with pytest.raises(kind) as caught:
        load(text)

    assert caught.value.line == (line or caught.value.line)
    assert caught.value.line is not None


@settings(deadline=None, derandomize=True, max_examples=100)
@given(st.data())
def test_no_file_brings_anything_but_a_refusal(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(STANDARD) - 1))
    text = STANDARD[:place] + data.draw(st.text(max_size=2)) + STANDARD[place + data.draw(st.integers(0, 4)) :]
    try:
        load(text)
    except Refusal as caught:
        line = caught.line
    else:
        return
    assert line is not None


def test_what_is_unusual_is_told_and_not_refused() -> None:
    text = changed(
        tiles={**json.loads(STANDARD)["tiles"], "3x": {"exits": "024", "count": 2}},
        spares={},
        trees=6,
        buildings=2,
        cards={
            "5A": {"stops": 5, "start": True, "N": [2, 4]},
            "5B": {"stops": 5, "N": [2, 4]},
            "6A": {"stops": 6, "N": [2, 4]},
        },
        setups={"first": json.loads(STANDARD)["setups"]["flower"]},
    )

    assert {phrase.key.removeprefix("greentown-fact-") for phrase in GAME.check_components(text)} == {
        "tiles", "spares", "kinds", "first", "stacks", "smaller", "open", "buildings", "cards", "few-fives", "example",
    }  # fmt: skip


def test_a_card_that_names_no_category_asks_for_none() -> None:
    """D21."""
    cards = {"5A": {"stops": 5, "start": True}, "5B": {"stops": 5, "C": [1, 2]}}
    found = load(changed(cards=cards)).card("5B")

    assert found is not None
    assert [tuple(wish) for wish in found.wishes] == [(0, 0), (1, 2), (0, 0), (0, 0)]


def test_an_owners_set_is_called_by_its_name() -> None:
    agreed = GAME.options({"set": "six-ways", "seats": "3"}, [SIX_WAYS])

    assert agreed.components.name == "six-ways"
    assert agreed.setup.name == "crossing"
    with pytest.raises(Refusal, match="six-ways"):
        GAME.options({"set": "six-ways"})


def test_an_owners_set_cannot_take_the_name_of_ours() -> None:
    """It would silently stand for another set in every record."""
    other = STANDARD.replace('"6A": {"stops": 6, "N": [1, 3]', '"6A": {"stops": 6, "N": [1, 2]')

    assert GAME.options({}, [STANDARD]) == GAME.options({})
    for take in (GAME.check_components, lambda text: GAME.options({}, [text]), lambda text: GAME.replay(EMPTY, [text])):
        with pytest.raises(Untrue, match="choose a new name") as caught:
            take(other)
        assert caught.value.line == 2


def test_with_the_spare_tiles_in_play_five_exits_grow_to_six() -> None:
    state = without_chance(GAME.start(read_options({"set": "six-ways"}, [SIX_WAYS])))

    assert len(state.network.hotels) == 3
    assert state.supply[-1] == 2
    state = say(state, "B", "^(2,0)012345")
    assert WRITTEN[next(tile.exits for place, tile in state.network if str(place) == "(2,0)")] == "012345"
    assert state.supply[-1] == 1
    assert not any(word.startswith("^(2,0)") for word in offered(state))


def test_without_the_spare_tiles_five_exits_stay_five() -> None:
    """D34."""
    state = without_chance(GAME.start(read_options({})))

    assert not any(word.startswith("^(2,0)") for word in offered(say(state, "B")))


def test_a_setup_that_uses_a_spare_tile_brings_the_others_into_play() -> None:
    rows = [*json.loads(STANDARD)["setups"]["first"][:-1], [2, 0, "012345", "H"]]
    components = load(changed(setups={"first": rows}))

    assert components.supply(components.setups[0])[-1] == 1


def test_too_few_fives_for_the_table_are_refused() -> None:
    cards = {"5A": {"stops": 5, "start": True, "N": [0, 4]}, "5B": {"stops": 5, "N": [0, 4]}}
    text = changed(name="small", cards=cards)

    assert GAME.options({"set": "small", "seats": "2"}, [text]).seats == 2
    with pytest.raises(Refusal, match="too few for 3 players"):
        GAME.options({"set": "small", "seats": "3"}, [text])
    replay = GAME.replay("greentown 1\nset small\nsetup first\nplayers 2\nvariant -\ndealt 5B 5A\ndeck -\n", [text])
    assert GAME.to_act(replay.state) == (1,)
    assert "deck -\n" in GAME.write(replay.record)


def test_component_files_of_other_games_are_passed_over() -> None:
    others = ["tileset mybox\n1 AA/PP\n", SIX_WAYS]

    assert GAME.options({"set": "six-ways"}, others).components.name == "six-ways"
    assert not GAME.is_components(others[0])
