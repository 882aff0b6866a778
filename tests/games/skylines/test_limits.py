"""Numbers, words and lists that nobody could mean get a sentence, wherever they stand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.games.skylines.towns import town
from townwright.core.refusals import Refusal, Unreadable
from townwright.games.skylines import GAME
from townwright.games.skylines.effects.clauses import read_effects
from townwright.games.skylines.effects.conditions import read_condition
from townwright.games.skylines.effects.explanations import explain_condition, explain_effects
from townwright.texts import translate

RECORD = (Path(__file__).parent / "records" / "finished-on-a-free-layout.txt").read_text("utf-8")
BEGINNING = "\n".join(RECORD.split("\n")[:24])
"""As far as the first renewal."""
TABLE = """\
bars mon=8 pow=-1 ovr=4
layout B0 E0 A0
open A
tile 1S5 Af2/0
tile 1C2 I3 Ae3/0
roles K3 K5
news 2N1
"""
COMPONENTS = """\
skylines components limits
from townwright-draft-1
[bars]
pow | -5 | 10
wat | -5 | 10
gar | -5 | 10
lab | -5 | 5
hap | -5 | 25
pol | 0 | 6
tra | 0 | 6
cri | 0 | 6
[tiles]
R | L3*4
C | I3*4
I | O4*4
[unique]
2Q1 | L3 | mon-3 | build R if in(R)>=2&lab<-1&size>3|boards=2: hap+1; price swap -1; ease I pol 1 | Hall
[policies]
2P1 | mon-1 | now: lab~3 | Fair
[layouts]
intro | B0 E0 A0
"""
DIGITS = re.compile(r"[0-9]+")
HUGE = "9" * 5000


def with_huge_numbers(text: str) -> Iterator[str]:
    """The text once for each number in it, which has thousands of digits instead."""
    for found in DIGITS.finditer(text):
        yield text[: found.start()] + HUGE + text[found.end() :]


def sentence(reader: Callable[[str], object], text: str) -> str | None:
    """What the refusal says, or None if the text is read."""
    try:
        reader(text)
    except Refusal as refusal:
        return str(refusal)
    return None


@pytest.mark.parametrize(
    ("reader", "text"),
    [
        (GAME.replay, BEGINNING),
        (lambda text: GAME.score(text, {}), TABLE),
        (GAME.check_components, COMPONENTS),
        (GAME.read, "play 1R5 L3 Bg3/3"),
        (GAME.read, "layout A0 B3 / C2 F0"),
        (GAME.read, "+x>1C1"),
        (lambda text: GAME.options({"seats": text}), "2"),
        (lambda text: GAME.options({"boards": text}), "4"),
        (lambda text: GAME.options({"capital": text}), "12"),
        (lambda text: GAME.options({"layout": text}), "A0"),
        (lambda text: GAME.options({"scenario": text}), "4"),
    ],
)
def test_a_number_of_thousands_of_digits_gets_a_short_sentence(reader: Callable[[str], object], text: str) -> None:
    assert sentence(reader, text) is None

    for changed in with_huge_numbers(text):
        said = sentence(reader, changed)

        assert said is None or len(said) < 600


@pytest.mark.parametrize("text", ["mon-1000", f"mon-{HUGE}"])
def test_a_row_has_numbers_up_to_999(text: str) -> None:
    with pytest.raises(Unreadable, match="a number up to 999 should be there"):
        read_effects(f"now: {text}")


def test_a_turn_with_a_number_of_thousands_of_digits_is_no_line() -> None:
    line = RECORD.index("\n1. ") + 1

    with pytest.raises(Unreadable, match="is no line of a record") as refused:
        GAME.replay(RECORD[:line] + HUGE[:3_000] + RECORD[line + 1 :])

    assert refused.value.line == RECORD[:line].count("\n") + 1


@pytest.mark.parametrize("joint", ["&", "|"])
def test_a_condition_of_twenty_terms_is_explained_and_a_longer_one_refused(joint: str) -> None:
    longest = joint.join(["water"] * 20)

    assert translate(explain_condition(read_condition(longest)), "de").count("am Wasser") == 20
    with pytest.raises(Unreadable, match="strings together more than 20"):
        read_condition(f"{longest}|water")


@pytest.mark.parametrize(
    ("joint", "first", "next_one"),
    [("; ", "mute bus", "mute bus"), (",", "forbid build R", "C"), ("&", "forbid swap if lab<0", "lab<0")],
)
def test_a_card_of_twenty_clauses_or_kinds_is_explained_and_a_longer_one_refused(
    joint: str, first: str, next_one: str
) -> None:
    longest = joint.join([first, *[next_one] * 19])

    assert translate(explain_effects(read_effects(longest)), "de")
    with pytest.raises(Unreadable, match="strings together more than 20"):
        read_effects(f"{longest}{joint}{next_one}")


def test_a_refused_action_of_a_thousand_cards_is_not_repeated_whole() -> None:
    renewal = GAME.read("renew " + " ".join(f"1C{number}" for number in range(1000)))

    with pytest.raises(Refusal) as refused:
        GAME.play(town("A0", hand="1R1"), 0, renewal)

    assert len(str(refused.value)) < 600
