"""Records: rule 15, read strictly, written back, and refused at the line that is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from townwright.core.records import Event, Record
from townwright.core.refusals import NotNow, NotYours, Refusal, Unknown, Unreadable, Untrue
from townwright.core.seats import CHANCE
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import Action, TurnUp
from townwright.games.greentown.options import Options
from townwright.games.greentown.rules import legal, play, to_act
from townwright.games.greentown.state import State, start

from .tables import options

FOLDER = Path(__file__).parent
SAMPLE = (FOLDER / "records" / "the-deck-runs-out.txt").read_text("utf-8")
OWN_SET = (FOLDER / "sets" / "six-ways.json").read_text("utf-8")


class Shown(NamedTuple):
    """A recorded game and the position at its end."""

    text: str
    state: State

    def has(self, pattern: str) -> bool:
        return re.search(pattern, self.text) is not None


PROVED: dict[str, Callable[[Shown], bool]] = {
    "the-deck-runs-out": lambda game: game.state.ending == "cards" and game.has("<-"),
    "the-ninth-building-ends-the-game": lambda game: game.state.ending == "buildings" and game.state.cards_left > 0,
    "a-standstill-ends-the-game": lambda game: game.state.over and game.state.ending is None,
    "the-marker-is-kept": lambda game: game.text.count(" keep\n") >= 3,
    "a-build-lapses": lambda game: game.has(r"B -\n") and game.has(r"BT - ~\("),
    "a-build-has-one-step": lambda game: game.has(r"E?B [+^]\S+( [CSM]\S+)?\n"),
    "a-tour-lapses": lambda game: game.has("T ~-\n"),
    "two-players-get-the-difference": lambda game: game.state.options.seats == 2,
    "four-players-take-double-turns": lambda game: game.has(r"4\. (\w).*\n5\. \1"),
    "six-exits-and-a-third-hotel": lambda game: game.has(r"\)012345") and len(game.state.network.hotels) == 3,
    "both-triggers-in-one-game": lambda game: game.state.ending == "buildings" and game.has("<-"),
    "a-running-game-hides-its-deck": lambda game: game.has(r"deck \?") and not game.state.over,
}
"""Each recorded game, and what it shows."""


def without_comments(text: str) -> str:
    return re.sub(r" *#.*$", "", text, flags=re.MULTILINE).lstrip("\n")


@pytest.mark.parametrize("name", PROVED)
def test_a_recorded_game_shows_what_its_name_says_and_is_written_back(name: str) -> None:
    text = (FOLDER / "records" / f"{name}.txt").read_text("utf-8")

    replay = GAME.replay(text, [OWN_SET])

    assert PROVED[name](Shown(text, replay.state))
    assert without_comments(GAME.write(replay.record)) == without_comments(text)
    assert GAME.replay(GAME.write(replay.record), [OWN_SET]) == replay


def test_every_recorded_game_is_named() -> None:
    assert {path.stem for path in (FOLDER / "records").glob("*.txt")} == set(PROVED)


def test_the_game_of_the_rules_page_ends_as_it_says() -> None:
    replay = GAME.replay(SAMPLE)
    result = GAME.result(replay.state)

    assert [player.money for player in replay.state.players] == [13, 14]
    assert result is not None
    assert result.facts() == {"reason": "cards", "rank": "BA"}
    assert [GAME.standing(replay.state, seat).total for seat in (0, 1)] == [13, 14]


def test_a_record_with_both_triggers_may_name_either() -> None:
    text = (FOLDER / "records" / "both-triggers-in-one-game.txt").read_text("utf-8")

    assert GAME.replay(text.replace("end buildings", "end cards")).state.over
    with pytest.raises(Untrue):
        GAME.replay(text.replace("end buildings", "end stalled"))


DAMAGED = [
    (1, "greentown 2", Unknown),
    (1, "greentown", Unknown),
    (2, "set townwright-2", Unknown),
    (2, "setup first", Unreadable),
    (3, "setup second", Unknown),
    (3, "setup  first", Unknown),
    (4, "players 5", Unreadable),
    (4, "players two", Unreadable),
    (5, "variant kept", Unreadable),
    (5, "variant keep", NotNow),
    (6, "dealt 5D", Untrue),
    (6, "dealt 5D 5D", Untrue),
    (6, "dealt 5D 5B", Untrue),
    (6, "dealt 6C 5A", Untrue),
    (6, "dealt 5D 5A 5B", Untrue),
    (7, "deck 6C 6A 6B 7C 7B 7A 8A 8C 8B 9B 9C", Untrue),
    (7, "deck 6C 6A 7C 6B 7B 7A 8A 8C 8B 9B 9C 9A", Untrue),
    (7, "deck 6C 6A 6B 7C 7B 7A 8A 8C 8B 9B 9C 9C", Untrue),
    (7, "deck", Untrue),
    (8, "2. B B ^(2,-1)0234 +(2,1)12 M(1,1)>(0,0)", Untrue),
    (8, "1. A B ^(2,-1)0234 +(2,1)12 M(1,1)>(0,0)", NotYours),
    (8, "1. B B  ^(2,-1)0234 +(2,1)12 M(1,1)>(0,0)", Unreadable),
    (8, " 1. B B ^(2,-1)0234 +(2,1)12 M(1,1)>(0,0)", Unreadable),
    (8, "1.B B ^(2,-1)0234 +(2,1)12 M(1,1)>(0,0)", Unreadable),
    (8, "01. B B ^(2,-1)0234 +(2,1)12 M(1,1)>(0,0)", Unreadable),
    (8, "1. B B ^(2,-1)0243 +(2,1)12 M(1,1)>(0,0)", Unreadable),
    (8, "1. B B ^(2,-01)0234 +(2,1)12 M(1,1)>(0,0)", Unreadable),
    (8, "1. B B ^(2,-1)0234 +(2,1)12 M(1,1)>(0,1)", NotNow),
    (8, "1. B B ^(2,-1)0234 +(2,1)12 N(1,1)>(0,0)", Unreadable),
    (8, "1. B B ^(2,-1)0234", NotNow),
    (8, "1. B B -", NotNow),
    (8, "1. B BT ^(2,-1)0234 +(2,1)12 M(1,1)>(0,0)", Unreadable),
    (8, "1. B B ^(2,-1)0234 +(2,1)12 M(1,1)>(0,0) keep", NotNow),
    (8, "1. B B ^(2,-1)0234 +(2,1)12 nothing", Unreadable),
    (10, "3. A T ~(2,0)31334", Unreadable),
    (10, "3. A T ~(2,0)31334 =3/0", Unreadable),
    (10, "3. A T ~(2,0)31334 <6C =3/0", Unreadable),
    (10, "3. A T ~(2,0)31334 =2/0 <6C", Untrue),
    (10, "3. A T ~(2,0)31334 =3/0/0 <6C", Untrue),
    (10, "3. A T ~(2,0)31334 =03/0 <6C", Unreadable),
    (10, "3. A T ~(2,0)31334 =3/0 <6A", Untrue),
    (10, "3. A T ~(2,0)31334 =3/0 <-", Untrue),
    (10, "3. A T ~(2,0)3133 =3/0 <6C", NotNow),
    (10, "3. A B ~(2,0)31334 =3/0 <6C", Unreadable),
    (10, "3. A T ~-", NotNow),
    (10, "3. A T ~- =0/0 <6C", Unreadable),
    (10, "end cards 3/0", Untrue),
    (10, "rank AB", Unreadable),
    (10, "nonsense", Unreadable),
    (26, "end cards 14/13", Untrue),
    (26, "end buildings 13/14", Untrue),
    (26, "end cards 13/14 ", None),
    (26, "19. A B -", NotYours),
    (27, "rank AB", Untrue),
    (27, "rank B", Untrue),
    (27, "end cards 13/14", Unreadable),
]


@pytest.mark.parametrize(("line", "damage", "kind"), DAMAGED)
def test_a_damaged_line_is_refused_at_its_number(line: int, damage: str, kind: type[Refusal] | None) -> None:
    lines = without_comments(SAMPLE).splitlines()
    lines[line - 1] = damage
    if kind is None:
        assert GAME.replay("\n".join(lines)).state.over
        return

    with pytest.raises(kind) as caught:
        GAME.replay("\n".join(lines))

    assert caught.value.line == line


def test_nothing_may_follow_the_rank() -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.replay(SAMPLE + "rank BA\n")

    assert caught.value.line == len(SAMPLE.splitlines()) + 1


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n"])
def test_an_empty_record_is_refused(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.replay(text)

    assert caught.value.line == 1
    assert not GAME.opens(text)


def test_comments_and_empty_lines_count_as_lines_and_say_nothing() -> None:
    lines = without_comments(SAMPLE).splitlines()
    text = "\n\n# a comment\n" + "\n\n".join(line + "  # so be it" for line in lines)

    assert GAME.replay(text).state == GAME.replay(SAMPLE).state
    with pytest.raises(Refusal) as caught:
        GAME.replay(text.replace("=3/0", "=4/0"))
    assert caught.value.line == 4 + 2 * 9


def test_a_record_may_stop_after_any_line() -> None:
    lines = without_comments(SAMPLE).splitlines()
    for length in range(1, len(lines)):
        assert GAME.replay("\n".join(lines[:length])).record.game == "greentown"


def test_names_stand_in_seat_lines() -> None:
    lines = without_comments(SAMPLE).splitlines()
    named = [*lines[:7], "seat B Bert the Builder", "seat A Anna", *lines[7:]]

    replay = GAME.replay("\n".join(named))

    assert replay.record.names == ("Anna", "Bert the Builder")
    assert GAME.replay(GAME.write(replay.record)) == replay


@pytest.mark.parametrize("wrong", ["seat C Carl", "seat A Anton", "seat a Anna", "seat A"])
def test_a_wrong_seat_line_is_refused(wrong: str) -> None:
    lines = without_comments(SAMPLE).splitlines()

    with pytest.raises(Refusal) as caught:
        GAME.replay("\n".join([*lines[:7], "seat A Anna", wrong, *lines[7:]]))

    assert caught.value.line == 9


@settings(deadline=None, derandomize=True, max_examples=30)
@given(st.text(max_size=20))
def test_whatever_a_player_is_called_the_record_stays_readable(name: str) -> None:
    record = replace(GAME.replay(SAMPLE).record, names=(name, "Bert"))

    assert GAME.replay(GAME.write(record)).record.events == record.events


def running(seed: int, seats: str, length: int, **words: str) -> Record[Options, Action]:
    """The record of a random game after so many events."""
    random, agreed = Random(seed), options(seats=seats, **words)
    state, events = start(agreed), list[Event[Action]]()
    while to_act(state) and len(events) < length:
        seat = to_act(state)[0]
        action = random.choice(legal(state, seat))
        events.append(Event(seat, action))
        state = play(state, seat, action)
    return Record("greentown", 1, agreed, tuple("ABCD"[: int(seats)]), tuple(events))


@settings(deadline=None, derandomize=True, max_examples=40)
@given(st.integers(0, 999), st.sampled_from("234"), st.integers(0, 90), st.sampled_from(("hidden", "open")))
def test_a_running_game_reads_back_up_to_its_last_whole_turn(seed: int, seats: str, length: int, money: str) -> None:
    record = running(seed, seats, length, money=money)
    text = GAME.write(record)

    replay = GAME.replay(text)

    assert record.events[: len(replay.record.events)] == replay.record.events
    assert GAME.write(replay.record) == text
    assert replay.record.options == record.options


def test_a_hidden_deck_follows_from_the_draws() -> None:
    full, hidden = GAME.replay(SAMPLE), GAME.replay(re.sub("deck .*", "deck ?", SAMPLE))

    assert hidden == full


def test_a_hidden_deck_leaves_the_top_card_open() -> None:
    """The cards drawn are known; what lies on the deck at the end is not, and play can go on without it."""
    lines = without_comments(SAMPLE).splitlines()
    lines[6] = "deck ?"
    after_draw, after_build = GAME.replay("\n".join(lines[:11])), GAME.replay("\n".join(lines[:12]))

    assert GAME.to_act(after_draw.state) == (CHANCE,)
    assert [str(draw) for draw in GAME.legal(after_draw.state, CHANCE)] == ["top 6B"]
    assert after_build.record.events[-5].action == TurnUp("?")
    assert GAME.to_act(after_build.state) == (0,)
    assert GAME.view(after_build.state, 0).top is None


@pytest.mark.parametrize(("card", "line"), [("6C", 11), ("7A", 11), ("8A", 11), ("XX", 11)])
def test_a_card_that_cannot_be_drawn_from_a_hidden_deck_is_refused(card: str, line: int) -> None:
    lines = without_comments(SAMPLE).splitlines()
    lines[6], lines[10] = "deck ?", lines[10].replace("<6A", f"<{card}")

    with pytest.raises(Untrue) as caught:
        GAME.replay("\n".join(lines))

    assert caught.value.line == line


def test_the_dealers_marks_are_read_and_written() -> None:
    record = replace(GAME.replay(SAMPLE).record, commitment="ab" * 32, seed="cd" * 32)

    assert GAME.replay(GAME.write(record)).record == record


@settings(deadline=None, derandomize=True, max_examples=150)
@given(st.data())
def test_no_text_brings_anything_but_a_refusal(data: st.DataObject) -> None:
    text = without_comments(SAMPLE)
    place = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.text(max_size=3))
    damaged = text[:place] + put + text[place + data.draw(st.integers(0, 3)) :]
    try:
        GAME.replay(damaged)
    except Refusal as caught:
        line = caught.line
    else:
        return

    assert line is not None
    assert line >= text[:place].count("\n")
