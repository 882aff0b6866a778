"""The tuned set keeps to the facts of the rulebook and changes only what its history says."""

from __future__ import annotations

from dataclasses import replace

from townwright.games.skylines.components import DRAFT, unusual
from townwright.games.skylines.loading import FOLDER, own_set
from townwright.games.skylines.rows import read_row

TUNED = own_set("townwright-tuned-1")
FIRST = own_set(DRAFT)
REWARDS = {"1R5": "hap+2 mon+1", "1R6": "hap+2 mon+1", "1R8": "hap+2"}


def test_only_the_rewards_of_its_history_differ_from_the_draft() -> None:
    changed = {name: replace(FIRST.cards[name], reward=read_row(reward)) for name, reward in REWARDS.items()}

    assert dict(TUNED.cards) == {**FIRST.cards, **changed}
    assert (TUNED.scale, TUNED.boards, TUNED.tiles, TUNED.layouts) == (
        FIRST.scale,
        FIRST.boards,
        FIRST.tiles,
        FIRST.layouts,
    )
    assert unusual(TUNED) == ()


def test_no_card_of_the_rulebook_is_tuned() -> None:
    lines = (FOLDER / f"{DRAFT}.txt").read_text("utf-8").splitlines()
    facts = {line.split()[0] for line in lines if "[rulebook" in line and "|" in line}

    assert len(facts) == 12
    assert facts.isdisjoint(REWARDS)
