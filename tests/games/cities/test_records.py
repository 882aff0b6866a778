"""Records replay by themselves, read back as they were written, and are refused at their first wrong line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.cities.towns import after, drawn, game
from tests.option_classes import option_classes
from tests.playing import random_game
from townwright.core.records import Event, Record
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE
from townwright.games.cities import GAME
from townwright.games.cities.actions import Action, Draw
from townwright.games.cities.options import Options

OPTIONS = option_classes(GAME)
FOLDER = Path(__file__).parent / "records"
RECORDS = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}
SOLO, TWO = RECORDS["a-solo-game-at-level-3"], RECORDS["the-higher-total-wins"]
QUICK, EXTRA = RECORDS["a-quick-start-has-one-layout-for-all"], RECORDS[
    "one-lays-the-extra-tile-over-a-tourist-and-one-does-not"
]  # fmt: skip

WINNERS = {
    "a-city-without-limits": (0,),
    "a-quick-start-has-one-layout-for-all": (2,),
    "a-solo-game-at-level-3": (0,),
    "a-tie-goes-on-to-the-second-tourist": (1,),
    "a-tie-goes-to-the-better-tourist": (1,),
    "all-variants-together": (0,),
    "equal-tourists-share-the-victory": (0, 1),
    "one-lays-the-extra-tile-over-a-tourist-and-one-does-not": (0,),
    "the-higher-total-wins": (1,),
    "tourists-stay-where-they-are-placed": (1,),
    "two-of-three-share-the-victory-and-the-third-is-third": (0, 1),
    "without-jumps": (0,),
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_replays_to_its_end_and_is_written_as_it_was(name: str) -> None:
    replay = GAME.replay(RECORDS[name])
    result = GAME.result(replay.state)

    assert GAME.write(replay.record) == RECORDS[name]
    assert (None if result is None else result.winners) == WINNERS.get(name)


def test_the_solo_game_of_the_rules_page_earns_34_points() -> None:
    replay = GAME.replay(SOLO)

    assert GAME.standing(replay.state, 0).points == (11, 9, 6, 3, 3, 2, 0)
    assert GAME.view(replay.state, 0).players[0].city.picture.splitlines() == [
        "AAWPPWTa",
        "PTpWaAAT",
        "WPPPaPPa",
        "WPTAAPAP",
        "pTTTTWAW",
        "WTWATWAT",
        "TWTPPTWA",
        "WTPtWWPP",
    ]


def test_a_game_in_progress_waits_for_the_next_tile() -> None:
    replay = GAME.replay(RECORDS["a-game-of-two-in-progress"])

    assert GAME.to_act(replay.state) == (CHANCE,)
    assert [str(city).split(";")[1] for city in replay.state.cities] == ["c4.2,d5.3", "e3.1,d3.4"]
    assert replay.record.names == ("Ada", "Ben")


@pytest.mark.parametrize("text", [SOLO, TWO, QUICK, EXTRA], ids=["solo", "two", "quick start", "onemore"])
def test_a_record_may_stop_after_any_line(text: str) -> None:
    lines = text.splitlines()
    whole = GAME.replay(text).record.events
    for length in range(1, len(lines) + 1):
        replay = GAME.replay("\n".join(lines[:length]))

        assert whole[: len(replay.record.events)] == replay.record.events
        assert GAME.replay(GAME.write(replay.record)).record == replay.record


def test_comments_empty_lines_and_line_ends_of_windows_do_not_matter() -> None:
    lines = SOLO.splitlines()
    spread = "\r\n".join(["# a game", "", *(f"{line}  # said" for line in lines), "", "# the end"])

    assert GAME.replay(spread).record == GAME.replay(SOLO).record
    assert GAME.replay(spread).record.events[0].line == 8


def test_a_turn_that_looks_the_same_is_read_and_written_in_its_canonical_letter() -> None:
    turned = SOLO.replace("1 8E@d1 +2", "1 8W@d1 +2").replace("1 12N@a4 -", "1 12S@a4 -")

    assert turned != SOLO
    assert GAME.write(GAME.replay(turned).record) == SOLO


def test_the_box_is_read_in_any_order() -> None:
    boxed = SOLO.replace("score 1", "box 23 22 19 18 9 4 3 2\nscore 1")

    assert GAME.replay(boxed).record == GAME.replay(SOLO).record


def test_names_may_have_blanks() -> None:
    names = GAME.replay(RECORDS["two-of-three-share-the-victory-and-the-third-is-third"]).record.names

    assert names == ("Ada", "Ben", "Cleo von der Au")


@pytest.mark.parametrize(("given", "written"), [("A # B", "A B"), (" \n", "Player 1"), ("two\nlines", "two lines")])
def test_a_name_that_would_break_a_line_is_made_plain(given: str, written: str) -> None:
    record = replace(GAME.replay(SOLO).record, names=(given,))

    assert GAME.replay(GAME.write(record)).record.names == (written,)


@settings(max_examples=15, deadline=None)
@given(
    options=st.sampled_from(OPTIONS),
    seed=st.integers(),
    names=st.lists(st.text(), min_size=4, max_size=4),
    cut=st.floats(0, 1),
)
def test_a_record_of_any_game_and_any_names_reads_back(
    options: Options, seed: int, names: list[str], cut: float
) -> None:
    played = random_game(GAME, options, f"record {seed}")
    seats = played.record.options.seats
    events = played.events[: round(cut * len(played.events))]
    text = GAME.write(replace(played.record, names=tuple(names[:seats]), events=events))

    record = GAME.replay(text).record

    assert GAME.write(record) == text
    assert GAME.replay(GAME.write(record)).record == record
    assert record.events == events or len(events) < 3


def test_the_deal_marks_stand_in_comments() -> None:
    record = replace(GAME.replay(SOLO).record, commitment="ab" * 32, seed="cd" * 32)

    assert GAME.replay(GAME.write(record)).record == record


def test_an_owner_plays_with_an_own_tile_set() -> None:
    faces = GAME.replay(SOLO).state.options.tiles.faces
    own = "\n".join(["tileset mybox", *(f"{number} {face}" for number, face in enumerate(faces, start=1))])
    text = SOLO.replace("mixed24", "mybox")

    assert GAME.write(GAME.replay(text, [own]).record) == text


# Rounds that still run


def running(said: str) -> Record[Options, Action]:
    """The record of a game of two by what was said in it."""
    events = []
    for each in said.split("; "):
        first, _, rest = each.partition(" ")
        seat = int(first) - 1 if first.isdigit() else CHANCE
        events.append(Event(seat, GAME.read(rest if first.isdigit() else each)))
    return Record("cities", 1, GAME.options({"seats": "2"}), ("Ada", "Ben"), tuple(events))


LAYOUTS = f"{drawn(6, 19, 23)}; 1 6E@d4 19N@c5 23S@e3; 2 6W@d4 19W@b6 23E@c5; tile 16"


def test_players_are_written_in_ascending_order_whoever_finished_first() -> None:
    record = running(f"{LAYOUTS}; 2 16S@d3 +2; 1 16S@e5 +4; tile 8")
    replay = GAME.replay(GAME.write(record))

    assert replay.state == game(f"{LAYOUTS}; 1 16S@e5 +4; 2 16S@d3 +2; tile 8")
    assert [event.seat for event in replay.record.events[-3:-1]] == [0, 1]


def test_a_move_that_would_stand_before_its_turn_is_written_when_the_others_have_finished() -> None:
    record = running(f"{LAYOUTS}; 2 16S@d3 +2")

    assert GAME.write(record).endswith("round 1 tile 16\n")


def test_the_starting_tiles_are_written_when_all_three_are_drawn() -> None:
    record = running(drawn(6, 19))

    assert GAME.write(record).endswith("player 2 Ben\n")
    assert GAME.replay(GAME.write(record)).record.events == ()


# Damage


def put(line: str, new: str) -> Callable[[str], str]:
    """Replaces the one line of this beginning."""

    def damaged(text: str) -> str:
        lines = text.splitlines()
        (place,) = [number for number, each in enumerate(lines) if each.startswith(line)][:1]
        return "\n".join((*lines[:place], *([new] if new else []), *lines[place + 1 :]))

    return damaged


def add(line: str, new: str) -> Callable[[str], str]:
    """Adds a line before the one of this beginning."""
    return lambda text: put(line, f"{new}\n{next(each for each in text.splitlines() if each.startswith(line))}")(text)


DAMAGE = [
    ("another version", SOLO, put("cities", "cities 2"), 1, "unknown"),
    ("no version", SOLO, put("cities", "cities"), 1, "unknown"),
    ("an unknown tile set", SOLO, put("tiles", "tiles mixed25"), 2, "unknown"),
    ("a missing header line", SOLO, put("tiles", ""), 2, "unreadable"),
    ("header lines in another order", SOLO, put("tiles", "level 3\ntiles mixed24"), 2, "unreadable"),
    ("a level that does not exist", SOLO, put("level", "level 4"), 3, "unreadable"),
    ("an unknown variant", SOLO, put("variants", "variants nojump flying"), 4, "unreadable"),
    ("a variant twice", SOLO, put("variants", "variants free free"), 4, "unreadable"),
    ("a quick start at level 3", SOLO, put("variants", "variants quickstart"), 4, "not-now"),
    ("no player", SOLO, put("player", ""), 5, "unreadable"),
    ("a player without a name", SOLO, put("player", "player 1"), 5, "unreadable"),
    ("players out of order", TWO, put("player 1", "player 2 Ada"), 5, "not-now"),
    ("a player twice", TWO, put("player 2", "player 1 Ben"), 6, "not-now"),
    ("no start", SOLO, put("start", ""), 6, "not-yours"),
    ("two starting tiles", SOLO, put("start", "start 16 6"), 6, "unreadable"),
    ("a starting tile twice", SOLO, put("start", "start 16 6 16"), 6, "not-now"),
    ("a starting tile that does not exist", SOLO, put("start", "start 16 6 25"), 6, "not-now"),
    ("the start twice", SOLO, add("1 16S", "start 1 2 3"), 7, "unreadable"),
    ("a layout that is none", SOLO, put("1 16S", "1 16S@d4 6W@c3 17N@b3"), 7, "not-now"),
    ("a layout in another order", SOLO, put("1 16S", "1 6W@d4 16S@c3 17N@b2"), 7, "not-now"),
    ("a layout too short", SOLO, put("1 16S", "1 16S@d4 6W@c3"), 7, "unreadable"),
    ("a missing layout", TWO, put("2 ", ""), 9, "not-now"),
    ("a layout out of turn", TWO, put("1 ", ""), 8, "not-yours"),
    ("a round left out", SOLO, put("round 1 tile", "round 2 tile 13"), 8, "not-now"),
    ("a tile drawn twice", SOLO, put("round 2", "round 2 tile 13"), 10, "not-now"),
    ("a tile that does not exist", SOLO, put("round 2", "round 2 tile 0"), 10, "not-now"),
    ("a round without its tile", SOLO, put("round 2", "round 2"), 10, "unreadable"),
    ("a cell that is taken", SOLO, put("1 13N@a1", "1 13N@b2 -"), 9, "not-now"),
    ("a cell apart", SOLO, put("1 13N@a1", "1 13N@g7 -"), 9, "not-now"),
    ("another tile", SOLO, put("1 13N@a1", "1 14N@a1 -"), 9, "not-now"),
    ("a turn that does not exist", SOLO, put("1 13N@a1", "1 13Q@a1 -"), 9, "unreadable"),
    ("two blanks", SOLO, put("1 13N@a1", "1 13N@a1  -"), 9, "unreadable"),
    ("no tourist action", SOLO, put("1 13N@a1", "1 13N@a1"), 9, "unreadable"),
    ("a tourist on water", SOLO, put("1 11E@b1", "1 11E@b1 +1"), 11, "not-now"),
    ("a jump that is a walk", SOLO, put("1 15S@c1", "1 15S@c1 b1.3^5"), 13, "unreadable"),
    ("a tourist from nowhere", SOLO, put("1 15S@c1", "1 15S@c1 a1.1^3"), 13, "not-now"),
    ("a missing move", SOLO, put("1 11E@b1", ""), 11, "not-now"),
    ("a move twice", SOLO, add("round 3", "1 11E@b1 +3"), 12, "not-yours"),
    ("a move of nobody", SOLO, put("1 13N@a1", "2 13N@a1 -"), 9, "not-yours"),
    ("a move of player 0", SOLO, put("1 13N@a1", "0 13N@a1 -"), 9, "not-yours"),
    ("words that mean nothing", SOLO, put("1 13N@a1", "hello"), 9, "unreadable"),
    ("an extra tile without the variant", SOLO, add("score", "extra tile 2"), 34, "unreadable"),
    ("a box too early", SOLO, put("round 13", "box 2 3 4 9 18 19 22 23"), 32, "unreadable"),
    ("a box that lies", SOLO, add("score", "box 1 3 4 9 18 19 22 23"), 34, "untrue"),
    ("a box too small", SOLO, add("score", "box 3 4 9 18 19 22 23"), 34, "untrue"),
    ("a box of words", SOLO, add("score", "box many"), 34, "unreadable"),
    ("a box twice", SOLO, add("score", "box 2 3 4 9 18 19 22 23\nbox 2 3 4 9 18 19 22 23"), 35, "unreadable"),
    ("a box after the score", SOLO, add("winner", "box 2 3 4 9 18 19 22 23"), 35, "unreadable"),
    ("a total that lies", SOLO, put("score", "score 1 35 : 11 9 6 3 3 2 0"), 34, "untrue"),
    ("a tourist that lies", SOLO, put("score", "score 1 34 : 11 9 6 3 2 2 1"), 34, "untrue"),
    ("points in another order", SOLO, put("score", "score 1 34 : 9 11 6 3 3 2 0"), 34, "untrue"),
    ("six tourists", SOLO, put("score", "score 1 34 : 11 9 6 3 3 2"), 34, "unreadable"),
    ("a score too early", SOLO, put("round 13", "score 1 34 : 11 9 6 3 3 2 0"), 32, "unreadable"),
    ("a missing score", TWO, put("score 1", ""), 49, "unreadable"),
    ("a score twice", TWO, add("winner", "score 2 23 : 5 4 4 4 3 2 1"), 51, "unreadable"),
    ("a winner without scores", SOLO, put("score", ""), 34, "unreadable"),
    ("a winner that lies", TWO, put("winner", "winner 1"), 51, "untrue"),
    ("too many winners", TWO, put("winner", "winner 1 2"), 51, "untrue"),
    ("a winner of nobody", TWO, put("winner", "winner"), 51, "unreadable"),
    ("something after the winner", SOLO, lambda text: f"{text}winner 1\n", 36, "unreadable"),
    ("another layout in a quick start", QUICK, lambda text: other_layout(text), 10, "untrue"),
    ("a missing layout in a quick start", QUICK, put("3 ", ""), 11, "not-now"),
    ("a layout twice in a quick start", QUICK, lambda text: twice(text, 9), 10, "not-yours"),
    ("a move in place of a layout in a quick start", QUICK, put("2 ", "2 5N@d4 -"), 10, "not-now"),
    ("an extra tile drawn before", EXTRA, put("extra", "extra tile 1"), 49, "not-now"),
]


def other_layout(text: str) -> str:
    """The second player's layout with another turn of the first tile."""
    lines = text.splitlines()
    tile, at, cells = lines[9].partition("@")
    lines[9] = tile[:-1] + ("N" if tile[-1] != "N" else "E") + at + cells
    return "\n".join(lines)


def twice(text: str, line: int) -> str:
    """A line written twice."""
    lines = text.splitlines()
    return "\n".join((*lines[:line], *lines[line - 1 :]))


@pytest.mark.parametrize(
    ("text", "damage", "line", "code"), [row[1:] for row in DAMAGE], ids=[row[0] for row in DAMAGE]
)
def test_a_damaged_record_is_refused_at_its_line(text: str, damage: Callable[[str], str], line: int, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.replay(damage(text))

    assert (refusal.value.line, refusal.value.code) == (line, code), str(refusal.value)


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "chess 1\n"])
def test_a_text_that_is_no_record_is_refused_at_its_first_line(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.replay(text)

    assert refusal.value.line == 1
    assert not GAME.opens(text)


def test_a_refusal_repeats_only_the_beginning_of_a_long_line() -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.replay(SOLO.replace("1 13N@a1 -", "x" * 100_000))

    assert refusal.value.line == 9
    assert len(str(refusal.value)) < 250


def test_the_score_of_a_game_is_the_same_whoever_finishes_first() -> None:
    early, late = (game(f"{LAYOUTS}; {order}") for order in ("1 16S@e5 +4; 2 16S@d3 +2", "2 16S@d3 +2; 1 16S@e5 +4"))

    assert early == late
    assert after(early, str(Draw(8))) == after(late, "tile 8")
