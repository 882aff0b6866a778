"""Records: the two of the rules page, one for every ending, and damaged ones refused at their line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.skylines.finding import PROOFS, RECORDS
from tests.games.skylines.towns import own_box
from tests.playing import Played
from townwright.core.dealer import Dealer
from townwright.core.refusals import NotNow, NotYours, Refusal, Unknown, Unreadable, Untrue
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME
from townwright.games.skylines.state import Phase
from townwright.texts import translate

PAGES = Path(__file__).parent / "pages"
INTRO, LOST = ((PAGES / name).read_text("utf-8") for name in ("introductory.txt", "all-modules.txt"))


def line(text: str, start: str, after: str = "") -> int:
    """The number of the line that begins so; the first at or behind the place where the text differs from another."""
    pairs = enumerate(zip(text.split("\n"), after.split("\n"), strict=False), start=1)
    differs = next((number for number, (mine, other) in pairs if mine != other), 1) if after else 1
    lines = enumerate(text.split("\n"), start=1)
    return next(number for number, found in lines if number >= differs and found.startswith(start))


def test_the_whole_introductory_game_of_the_rules_page() -> None:
    replay = GAME.replay(INTRO)
    result = GAME.result(replay.state)

    assert result is not None
    assert result.facts() == {
        "outcome": "finished",
        "why": None,
        "score": 21,
        "title": "Busy City",
        "bars": {
            "mon": 7,
            "pow": 0,
            "wat": -3,
            "gar": -1,
            "lab": 1,
            "hap": 17,
            "pol": 4,
            "tra": 1,
            "cri": 0,
            "ovr": 21,
        },
    }
    assert result.account() == "score 21, Busy City"
    assert GAME.write(replay.record) == INTRO
    assert [str(line) for line in GAME.points(replay.state)[:3]] == [
        "overall happiness = 26 (milestone 1: 4; milestone 2: 5; milestone 3: 17)",
        "pollution = -4 (deduction pol: -4)",
        "traffic = -1 (deduction tra: -1)",
    ]


def test_the_game_with_all_modules_of_the_rules_page() -> None:
    replay = GAME.replay(LOST)
    result = GAME.result(replay.state)

    assert result is not None
    assert result.winners == ()
    assert result.facts() == {
        "outcome": "lost",
        "why": "happiness",
        "score": None,
        "title": None,
        "bars": {
            "mon": 0,
            "pow": -3,
            "wat": -4,
            "gar": 1,
            "lab": -5,
            "hap": -10,
            "pol": 3,
            "tra": 5,
            "cri": 2,
            "ovr": -3,
        },
    }
    again = GAME.replay(GAME.write(replay.record))
    assert (again.record, again.state) == (replay.record, replay.state)


@pytest.mark.parametrize("name", sorted(PROOFS))
def test_a_recorded_game_proves_what_it_is_named_after(name: str) -> None:
    text = (RECORDS / f"{name}.txt").read_text("utf-8")

    replay = GAME.replay(text)

    states = [GAME.start(replay.record.options)]
    for event in replay.record.events:
        states.append(GAME.play(states[-1], event.seat, event.action))
    assert PROOFS[name][2](Played(GAME, Dealer(bytes(32)), replay.record, tuple(states)))
    assert states[-1] == replay.state
    assert GAME.write(replay.record) == text
    assert GAME.options(GAME.option_words(replay.record.options)) == replay.record.options


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("finished-as-a-dying-city", "score −[0-9]+, Dying City"),
        ("finished-without-importance", "score [0-9]+, City of no importance"),
        ("lost-by-missing-utilities", "lost: happiness"),
        ("lost-by-a-bill-for-employment", "lost: money"),
        ("lost-without-an-action", "lost: no action"),
    ],
)
def test_the_end_is_told_in_a_few_words(name: str, told: str) -> None:
    result = GAME.result(GAME.replay((RECORDS / f"{name}.txt").read_text("utf-8")).state)

    assert result is not None
    assert re.fullmatch(told, result.account())


def test_every_record_in_the_folder_is_proved() -> None:
    assert {path.stem for path in RECORDS.glob("*.txt")} == set(PROOFS)


DAMAGES = [
    # what is replaced in the introductory game, by what, the line that is refused, how, and what is said
    ('[Game "skylines"]', '[Game "chess"]', '[Game "chess"]', Unreadable, "another game"),
    ('[Layout "B0 E0 A0"]', "", "deal 1", Unreadable, "the tag Layout is missing"),
    ('[Layout "B0 E0 A0"]', '[Layot "B0 E0 A0"]', "[Layot", Unreadable, "the tag Layout is missing"),
    ('[Layout "B0 E0 A0"]', '[Layout "B0 E0 A1"]', "[Layout", NotNow, "water meets land"),
    ('[Layout "B0 E0 A0"]', '[Layout "B0 E0 A0]', "[Layout", Unreadable, "is no tag"),
    ('[Players "2"]', '[Players "5"]', "[Players", Unreadable, "no number of seats from 1 to 4"),
    ('[Players "2"]', '[Players "3"]', "deal 1", NotNow, "4 cards are dealt, not 5"),
    ('[Players "2"]', '[Players "2"]\n[Players "2"]', "[Players", Unreadable, "comes twice"),
    ('[Capital "12"]', '[Capital "much"]', "[Capital", Unreadable, "'much' is no number"),
    ('[Capital "12"]', '[Capital "10"]', "open A", Untrue, "mon is 8, not 10"),
    ('[Modules "-"]', '[Modules "nothing"]', "[Modules", Unreadable, "is nothing for"),
    ('[Modules "-"]', '[Modules ""]', "[Modules", Unreadable, "is nothing for 'modules'"),
    ('[Modules "-"]', '[Modules "roles"]', "open A", NotYours, "a draw is due"),
    ('[Version "1"]', '[Version "7"]', "[Version", Unknown, "rules version 7"),
    ('[Set "townwright-draft-1"]', '[Set "another"]', "[Set", Unknown, "no set 'another'"),
    ("deal 2 1I3 1S6", "deal 2 1I3 1S5", "deal 2", NotNow, "1S5 cannot be drawn there"),
    ("deal 2 1I3 1S6", "deal 2 1I3 2S6", "deal 2", NotNow, "2S6 cannot be drawn there"),
    ("deal 2 1I3 1S6", "deal 2 1S6", "deal 2", NotNow, "5 cards are dealt, not 4"),
    ("deal 1 ", "deal 2 ", "deal 2", NotYours, "seat 1's, not 2's"),
    ("open A ", "open D ", "open D", NotNow, "board D is not on the table"),
    ("1. 1 play", "2. 1 play", "2. 1 play", NotNow, "this is turn 1, not 2"),
    ("2. 2 play", "2. 1 play", "2. 1 play", NotYours, "seat 2's, not 1's"),
    ("1S5 Af2/0", "1S5 Af2/2", "1. ", NotNow, "only the lowest"),
    ("1S5 Af2/0", "1S5 Af9/0", "1. ", Unreadable, "is no action"),
    ("1S5 Af2/0", "1S5 D2 Af2/0", "1. ", NotNow, "only for them"),
    ("1S5 Af2/0", "1S5 Ac2/0", "1. ", NotNow, "Ad2 is a street"),
    ("2R4 I3 Aa5/0", "2R4 Aa5/0", "5. ", NotNow, "only for them"),
    ("2R4 I3 Aa5/0", "2R4 I3 Aa6/0", "5. ", NotNow, "already built upon"),
    ("2R4 I3 Aa5/0", "2R5 I3 Aa5/0", "5. ", NotNow, "not in the hand"),
    (" +2>2R4", "", "1. ", NotNow, "a draw is missing"),
    (" +2>2R4", " +2>2R4 +1>1R2", "1. ", NotNow, "no draw is due"),
    (" +2>2R4", " +2>1R2", "1. ", NotNow, "cannot be drawn there"),
    (" +2>2R4", " +x>1R2", "1. ", NotNow, "not in the exchange pile"),
    (" +2>2R4", " +4>2R4", "1. ", Unreadable, "is no draw"),
    (" +1>1I4", " +1>1U3", "2. ", NotNow, "1U3 cannot be drawn there"),
    ("{mon=9 ", "{mon=8 ", "1. ", Untrue, "mon is 9, not 8"),
    ("{mon=9 ", "{", "1. ", Unreadable, "does not name mon"),
    ("{mon=9 ", "{mon=9 mon=9 ", "1. ", Unreadable, "'mon=9' is no marker's value"),
    ("{mon=9 ", "{gold=9 ", "1. ", Unreadable, "'gold=9' is no marker's value"),
    ("{mon=9 ", "{mon=9 {", "1. ", Unreadable, "is no line"),
    ("7. 1 end ", "7. 1 end +1>1R2 ", "7. ", NotNow, "no draw is due"),
    ("6. 2 play 1I3 L4 Ae5/4", "6. 2 end", "6. ", NotNow, "no draw is due"),
    ("5. 1 play 2R4 I3 Aa5/0 +1>1C2", "5. 1 play 2R4 I3 Ac1/1 +1>1C2", "5. ", NotNow, "already built upon"),
    ("open E ", "open A ", "open A", NotNow, "already open"),
    ("8. 1 play 1C2", "renew 1 1C3 +1>1R2\n8. 1 play 1C2", "renew", NotNow, "1C3 is not in the hand"),
    ("8. 1 play 1C2", "renew 1 1C2\n8. 1 play 1C2", "renew", NotNow, "a draw is missing"),
    ("8. 1 play 1C2", "renew 1 1C2 1C2 +1>1R2 +1>1R3\n8. 1 play 1C2", "renew", Unreadable, "names a card twice"),
    ("8. 1 play 1C2", "renew 1\n8. 1 play 1C2", "renew", Unreadable, "is no line"),
    ("8. 1 play 1C2", "refill 1 +1>1R2\n8. 1 play 1C2", "refill", NotNow, "no draw is due"),
    ("8. 1 play 1C2", "dance\n8. 1 play 1C2", "dance", Unreadable, "'dance' is no line of a record"),
    ("8. 1 play 1C2", '[Date "today"]\n8. 1 play 1C2', "[Date", Unreadable, "is no line of a record"),
    ("21. 1 end", "21. 1 jump", "21. ", Unreadable, "is no action"),
    ("21. 1 end", "21. 1 open A", "21. ", Unreadable, "is not done in a turn"),
    ("result 21 Busy City", "result 22 Busy City", "result", Untrue, "the game ended with a score of 21: Busy City"),
    ("result 21 Busy City", "result 21 Boom City", "result", Untrue, "the game ended with a score of 21: Busy City"),
    ("result 21 Busy City", "lost money", "lost", Untrue, "has not been lost"),
    ("result 21 Busy City", "result 21 Busy City\nopen A", "open A", NotNow, "nothing follows"),
    ("result 21 Busy City", "22. 1 end", "22. ", NotNow, "the game is over"),
    ("20. 2 play", "result 9 City of no importance\n20. 2 play", "result", Untrue, "has not been finished"),
]


@pytest.mark.parametrize(("old", "new", "at", "kind", "says"), DAMAGES)
def test_a_damaged_record_is_refused_at_its_line(old: str, new: str, at: str, kind: type[Refusal], says: str) -> None:
    damaged = INTRO.replace(old, new, 1)
    assert damaged != INTRO

    with pytest.raises(kind, match=says) as refused:
        GAME.replay(damaged)

    assert refused.value.line == line(damaged, at, after=INTRO)


MODULE_DAMAGES = [
    ("role 1 K3 K4 > K3", "role 1 K3 K3 > K3", "role 1", NotNow, "K3 cannot be drawn there"),
    ("role 1 K3 K4 > K3", "role 1 K3 K4 > K5", "role 1", NotNow, "K5 is not on offer"),
    ("role 1 K3 K4 > K3", "role 1 K3", "role 1", Unreadable, "a role line is"),
    ("role 2 K2 K5 > K5", "role 2 K2 K3 > K2", "role 2", NotNow, "K3 cannot be drawn there"),
    ("role 2 ", "role 3 ", "role 3", NotYours, "seat 2's, not 3's"),
    (" +2>2N5 +1>1R1", " +2>2N5", "6. ", NotNow, "a draw is missing"),
    ("+x>1C1 {mon=11", "+x>1C9 {mon=11", "10. ", NotNow, "1C9 is not in the exchange pile"),
    ("refill 2 +3>3S6", "refill 2 +3>3S6 +1>1R2", "refill 2", NotNow, "no draw is due"),
    ("refill 2 +3>3S6", "refill 1 +3>3S6", "refill 1", NotNow, "no draw is due"),
    ("refill 2 +3>3S6", "renew 2 2I4 +3>3S6", "renew 2", NotNow, "cannot renew cards now"),
    ("renew 3 1C2 +1>1C3", "renew 3 1C2 +x>1C1", "renew 3", NotNow, "the exchange pile is closed"),
    ("renew 3 1C2 +1>1C3", "renew 1 1S1 +1>1C3", "renew 1 1S1 +1", NotNow, "cannot renew cards now"),
    ("14. 1 policy 2P3", "14. 1 swap 2P3", "14. ", NotNow, "cannot be put on the exchange pile"),
    ("lost happiness", "lost money", "lost", Untrue, "lost by happiness"),
    ("lost happiness", "result -3 Dying City", "result", Untrue, "has not been finished"),
    ("hap=-10 ", "hap=-5 ", "19. ", Untrue, "hap is -10, not -5"),
]


@pytest.mark.parametrize(("old", "new", "at", "kind", "says"), MODULE_DAMAGES)
def test_a_damaged_record_with_modules_is_refused_at_its_line(
    old: str, new: str, at: str, kind: type[Refusal], says: str
) -> None:
    damaged = LOST.replace(old, new, 1)

    with pytest.raises(kind, match=says) as refused:
        GAME.replay(damaged)

    assert refused.value.line == line(damaged, at, after=LOST)


def test_a_wrong_result_is_refused_in_german() -> None:
    with pytest.raises(Untrue) as refused:
        GAME.replay(INTRO.replace("result 21", "result 22"))

    assert translate(refused.value.phrase, "de") == "Das Spiel endete mit 21 Punkten: Geschäftige Stadt."


def test_a_refill_line_cannot_be_left_out() -> None:
    damaged = "\n".join(text for text in LOST.split("\n") if not text.startswith("refill"))

    with pytest.raises(Refusal) as refused:
        GAME.replay(damaged)

    assert refused.value.line == line(damaged, "renew 3")


def test_comments_blanks_and_windows_line_ends_do_not_matter() -> None:
    text = INTRO.replace("open A", "; the first board\n\n  open   A").replace("\n", " ; so\r\n")

    assert GAME.replay(text).state == GAME.replay(INTRO).state


def test_a_record_may_stop_early_and_says_who_is_to_act() -> None:
    lines = INTRO.split("\n")
    begun = GAME.replay("\n".join(lines[: line(INTRO, "7. ")]))

    assert GAME.to_act(begun.state) == (0,)
    assert begun.state.phase is Phase.OPEN
    assert GAME.result(begun.state) is None
    assert GAME.replay("\n".join(lines[:8])).record.events == ()


def test_events_know_the_lines_that_they_stood_on() -> None:
    events = GAME.replay(INTRO).record.events

    assert events[0].line == line(INTRO, "deal 1")
    assert events[-1].line == line(INTRO, "21. ")
    assert events[0].seat == CHANCE


def test_a_half_finished_event_is_not_written() -> None:
    replay = GAME.replay(INTRO)
    first_draw = next(n for n, event in enumerate(replay.record.events) if str(event.action).startswith("+"))
    record = type(replay.record)(
        "skylines", 1, replay.record.options, ("Seat 1", "Seat 2"), replay.record.events[: first_draw + 1]
    )

    text = GAME.write(record)

    assert text.rstrip().split("\n")[-1].startswith("open A")
    assert GAME.write(GAME.replay(text).record) == text


def test_names_of_any_kind_and_deal_marks_read_back() -> None:
    replay = GAME.replay(INTRO)
    names = ('A "quoted" ; name', "back\\slash")
    record = type(replay.record)(
        "skylines", 1, replay.record.options, names, replay.record.events, "ab" * 32, "cd" * 32
    )

    assert GAME.replay(GAME.write(record)).record == record


def test_a_record_may_name_an_owners_set() -> None:
    box = own_box(news="2N1 | now: cri+1 | Mine")
    text = INTRO.replace("townwright-draft-1", box.name)

    assert GAME.replay(text, [box.source]).state.bars == GAME.replay(INTRO).state.bars
    with pytest.raises(Unknown):
        GAME.replay(text)


def test_the_bill_of_a_lost_game_may_stand_in_the_check_or_not() -> None:
    text = (RECORDS / "lost-by-a-bill-for-employment.txt").read_text("utf-8")
    lines = text.rstrip().split("\n")
    state = GAME.replay(text).state
    short = state.bars.money - abs(state.bars.employment)

    lines[-2] = lines[-2].replace(f"{{mon={state.bars.money} ", f"{{mon={short} ")

    assert GAME.replay("\n".join(lines)).state == state


def test_what_opens_a_record_of_skylines() -> None:
    assert GAME.opens(INTRO)
    assert GAME.opens("; a comment\n" + LOST)
    assert not GAME.opens("cities 1 seats=2\n")
