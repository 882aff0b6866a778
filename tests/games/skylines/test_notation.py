"""Actions and records read back, and whatever else is read is refused in one sentence."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from townwright.core.limits.budgets import Budget
from townwright.core.refusals import Refusal, Unreadable
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import (
    Action,
    Arrange,
    ChooseRole,
    Drawn,
    Enact,
    EndMilestone,
    Open,
    Place,
    Play,
    Renew,
    Source,
    Swap,
    Take,
)
from townwright.games.skylines.box.loader import own_set
from townwright.games.skylines.map.free_layouts import Arrangements

LOST = (Path(__file__).parent / "pages" / "all-modules.txt").read_text("utf-8")
DRAFT = own_set("townwright-draft-1")
ARRANGEMENTS = Arrangements(DRAFT, tuple("ABCD"), Budget(10_000_000))

cards = st.sampled_from(sorted(DRAFT.cards))
places = st.builds(Place, st.from_regex(r"[A-F][a-h][1-8]", fullmatch=True), st.integers(0, 7))
actions = st.one_of(
    st.builds(Play, cards, st.none() | st.sampled_from(sorted(DRAFT.shapes)), places),
    st.builds(Enact, cards),
    st.builds(Swap, cards),
    st.just(EndMilestone()),
    st.builds(Source, st.sampled_from("123")),
    st.builds(Take, cards),
    st.builds(Drawn, cards | st.sampled_from("ABCDEF")),
    st.builds(Open, st.sampled_from("ABCDEF")),
    st.builds(ChooseRole, cards),
    st.builds(Renew, st.lists(cards, unique=True, max_size=7).map(tuple)),
    st.builds(Arrange, st.integers(0, len(ARRANGEMENTS) - 1).map(ARRANGEMENTS.__getitem__)),
)


@given(action=actions)
def test_every_action_reads_back(action: Action) -> None:
    assert GAME.read(str(action)) == action


def test_cards_of_a_renewal_may_come_in_any_order() -> None:
    assert GAME.read("renew 1S1 1C1") == GAME.read("renew 1C1 1S1")
    with pytest.raises(Unreadable, match="names a card twice"):
        GAME.read("renew 1C1 1C1")


@pytest.mark.parametrize(
    ("name", "stream"),
    [("1R1", "stage I"), ("2N4", "stage II"), ("3Q1", "stage III"), ("K10", "roles"), ("E", "boards")],
)
def test_what_chance_gives_names_its_stream(name: str, stream: str) -> None:
    assert Drawn(name).stream == stream


@pytest.mark.parametrize(
    "text",
    ["", "play", "play 1R1", "play 1R1 L3", "play 1R1 L3 Ai1/0", "play 1R1 L3 Aa9/0", "play 1R1 L3 Aa1/8", "+4", "+x",
     ">", "end now", "open", "open AB", "layout", "layout A9", "role", "policy", "swap", "1. 1 end"],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        GAME.read(text)


@given(text=st.text(max_size=40))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    with suppress(Refusal):
        GAME.read(text)


@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_a_record_with_a_changed_character_is_refused_at_a_line_or_still_a_game(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(LOST) - 1))
    mark = data.draw(st.sampled_from('0123456789ABCRKxyz+>{}[]";. \n-'))
    changed = LOST[:place] + mark + LOST[place + 1 :]

    line = refused_at(changed)

    if line is None:
        replay = GAME.replay(changed)
        again = GAME.replay(GAME.write(replay.record))
        assert (again.record, again.state) == (replay.record, replay.state)
    else:
        assert 1 <= line <= changed.count("\n") + 1


def refused_at(text: str) -> int | None:
    """The line at which a record is refused, or None."""
    try:
        GAME.replay(text)
    except Refusal as refusal:
        return refusal.line or 0
    return None


@settings(deadline=None, max_examples=60)
@given(text=st.text(max_size=200))
def test_any_text_behind_the_tags_is_refused_or_a_record(text: str) -> None:
    opening = "\n".join(LOST.split("\n")[:5])

    with suppress(Refusal):
        GAME.replay(f"{opening}\n{text}")
    with suppress(Refusal):
        GAME.score(text, {})
    with suppress(Refusal):
        GAME.check_components(f"skylines components x\n{text}")
