"""Every lesson is tried with every legal move at each step: none that does what the text asks for is refused.

In Cities and Skylines every move is tried by itself. In Greentown a turn can be made in millions of ways, but a lesson
sees no more of it than its outline: every outline is tried, and the page makes of a turn the outline that it has by the
rules. Some turns are tried by themselves as well; ``python3 dev soak page_games tests/page/test_lesson_moves.py`` tries
all Builds so.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import product

import pytest

from townwright.games.greentown.actions import BuildLapses, Develop, Erect, Keep, Lay, Part, Tour, TourLapses
from townwright.games.greentown.map.hexes import EVERY_EXITS, Hex, around

from .late import whole_games
from .lesson_drafts import drafts
from .lesson_questions import Position, answers, lessons, positions, question
from .lesson_steps import ASKED, TURNS_ASKED
from .lesson_turns import LETTERS, PARTS, Purse, Tile, Town, Turn, beside_hotel, evenly, every_outline, outline, turns
from .pupil import LESSONS

BY_TURNS = sorted(name for name in LESSONS if name.startswith("greentown"))
BY_MOVES = sorted(LESSONS.keys() - set(BY_TURNS))
BY_TOURISTS = [name for name in BY_MOVES if name.startswith("cities")]
BY_TILE = ("learn-cities-1-grow", "learn-cities-2-water", "learn-cities-plan-wait")
"""Steps that ask for a tile: what a tourist does besides is left open."""
BY_ENDS = {
    *(say for say in ASKED if say.startswith("learn-cities-") and say != "learn-cities-walk-jump"),
    "learn-skylines-bars-homes",
    "learn-skylines-districts-shops",
    "learn-skylines-unique-shop",
    "learn-skylines-plan-cottages",
}
"""Steps with remarks on what a move in the making is told to bring."""
EVENLY, ALL = 8, 1_000
"""Each step of a Build, and its building, is tried in so many ways, taken evenly: together they are a million."""
FEW = 3
"""So many Builds are tried with every tour after them."""
SOME = 60
"""So many other moves are tried where it is enough that something is said of one of them."""
PLACES = [Hex(q, r) for q, r in product(range(-2, 3), repeat=2)]
WORDS = {"lay": "+(0,2)02", "develop": "^(0,0)01345", "erect": "C(0,1)>(0,2)", "tour": "~(2,0)31334", "other": "-"}
"""A word for each part of a turn."""


@cache
def tried(name: str) -> list[tuple[Position, list[Turn]]]:
    """The steps of a lesson in which the pupil acts, each with the moves that do what its text asks for."""
    return [(at, list(asked_for(at))) for at in positions(name)]


def asked_for(at: Position) -> Iterator[Turn]:
    """The moves that do what the text of a step asks for."""
    asked, before = ASKED[at.step["say"]], at.before
    for action in at.game.legal(at.state, at.seat):
        seen = cache(partial(at.after, str(action)))
        if asked(before, seen, str(action)):
            yield Turn(str(action), seen())


@pytest.mark.parametrize("name", BY_MOVES)
def test_no_move_that_does_what_a_step_asks_for_is_refused(name: str) -> None:
    told = answers([question(at, "against", moves) for at, moves in tried(name)])
    refused = {
        at.step["say"]: [move.action for move, said in zip(moves, against, strict=True) if said]
        for (at, moves), against in zip(tried(name), told, strict=True)
    }

    assert all(moves for _, moves in tried(name)), {at.step["say"]: len(moves) for at, moves in tried(name)}
    assert {say: actions[:5] for say, actions in refused.items() if actions} == {}


@pytest.mark.parametrize("name", BY_TOURISTS)
def test_a_step_that_asks_for_a_tourist_is_content_with_no_other_move(name: str) -> None:
    for at, moves in tried(name):
        if at.step["say"] in BY_TILE:
            continue
        legal = [str(action) for action in at.game.legal(at.state, at.seat)]
        (told,) = answers([question(at, "against", [Turn(action, at.after(action)) for action in legal])])

        assert [action for action, said in zip(legal, told, strict=True) if said is None] == [
            move.action for move in moves
        ]


@pytest.mark.parametrize("name", BY_MOVES)
def test_an_early_remark_is_made_only_where_a_move_cannot_become_what_is_asked_for(name: str) -> None:
    for at, moves in tried(name):
        asked = [move.action for move in moves]
        others = [str(action) for action in evenly(at.game.legal(at.state, at.seat), SOME)]
        begun = drafts(at.game, at.state, at.seat, asked, others)
        shown = [draft.wire for draft in begun]
        bare = [{**draft, "ends": []} for draft in shown]  # before anything is offered
        remarks, sooner = answers([question(at, "astray", drafts=shown), question(at, "astray", drafts=bare)])
        made = zip(begun, remarks, sooner, strict=True)

        assert [draft.words for draft, said, early in made if draft.able and (said or early)] == []
        assert (remarks != sooner) == (at.step["say"] in BY_ENDS), at.step["say"]


@pytest.mark.parametrize("name", BY_TURNS)
def test_every_outline_of_a_turn_is_judged_by_what_the_text_asks_for(name: str) -> None:
    every = list(every_outline())
    for at in positions(name):
        asked = [TURNS_ASKED[at.step["say"]](turn) for _, turn in every]
        begun = [
            {"words": [marker, *(WORDS[part] for part in turn.parts[:many])], "ends": []}
            for (marker, turn), wanted in zip(every, asked, strict=True)
            for many in range(len(turn.parts) + 1)
            if wanted
        ]
        told, early = answers(
            [question(at, "wants", outlines=[turn.wire for _, turn in every]), question(at, "astray", drafts=begun)]
        )

        assert [said is None for said in told] == asked
        assert set(early) == {None}


@pytest.mark.parametrize("name", BY_TURNS)
def test_the_page_sees_of_a_turn_what_the_rules_say(name: str) -> None:
    for at in positions(name):
        asked, before = TURNS_ASKED[at.step["say"]], at.before
        tried = list(turns(at.game, at.state, at.seat, ALL if whole_games() else EVENLY, FEW))
        by_rules = [outline(at.game, before, turn, at.seat) for turn in tried]
        seen, told = answers([question(at, "outline", tried), question(at, "against", tried)])

        assert not beside_hotel(before.tiles, LETTERS[at.seat]) or "plan" not in name  # what stands there is new
        assert any(map(asked, by_rules))
        assert seen == [turn.wire for turn in by_rules]
        assert [said is None for said in told] == [asked(turn) for turn in by_rules]


def test_every_word_of_a_turn_is_seen_as_what_it_does() -> None:
    at = next(positions(BY_TURNS[0]))
    steps = [(Lay(place, exits), Develop(place, exits)) for place, exits in product(PLACES, EVERY_EXITS)]
    words: list[Part] = [
        *(step for each in steps for step in each),
        *(Erect(category, place, to) for category, place, to in product("CSM", PLACES, [None, *PLACES])),
        *(Tour(place, sides) for place, sides in product(PLACES, product(range(6), repeat=2))),
        *(BuildLapses(), TourLapses(), Keep()),
    ]
    table = at.before
    (seen,) = answers([question(at, "outline", [Turn(f"BT {word}", table) for word in words])])

    assert [each["parts"] for each in seen] == [[PARTS.get(type(word), "other")] for word in words]


def test_a_building_is_seen_beside_a_hotel_exactly_where_a_road_joins_them() -> None:
    at = next(positions(BY_TURNS[0]))
    hotel = Tile(0, 0, "", "H")
    towns = [
        Town(frozenset({hotel, Tile(*place, "".join(map(str, roads)), piece)}), (Purse(0),))
        for place, piece in product((*PLACES[:12], *PLACES[13:]), ("AC", "BC", "N", "."))
        for roads in ((), *((side,) for side in range(6)), *product(range(6), repeat=2))
    ]
    joined = [
        tile.piece == "AC" and any(around(Hex(tile.q, tile.r))[int(side)] == (0, 0) for side in tile.roads)
        for town in towns
        for tile in town.tiles - {hotel}
    ]
    (seen,) = answers([question(at, "outline", [Turn("B -", town) for town in towns], before=towns[0])])

    assert [each["besideHotel"] for each in seen] == joined


def test_every_step_that_is_played_is_asked_for_here() -> None:
    played = {step["say"] for lesson in lessons().values() for step in lesson["steps"] if "answer" in step}

    assert played == ASKED.keys() | TURNS_ASKED.keys()


def test_every_lesson_has_a_pupil_who_learns_it() -> None:
    assert lessons().keys() == LESSONS.keys()
