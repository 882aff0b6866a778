"""Damages golden records, and sees that each is refused, comes out the same, or is found by its marks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from tests.golden.cases import cases_of
from tests.golden.checking import check
from tests.golden.corpus import File, Golden
from townwright.core import registry
from townwright.core.records import decode
from townwright.core.refusals import Refusal

Damage = Callable[[str, Random], str]

REFUSED, SAME, FOUND = "refused at a line", "the same game", "found by the marks"


def flipped(text: str, random: Random) -> str:
    """One bit is another; it may no longer be text."""
    data = bytearray(text.encode())
    data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return decode(bytes(data))


def cut(text: str, random: Random) -> str:
    """It ends early, in a line or between two."""
    return text[: random.randrange(len(text))]


def swapped(text: str, random: Random) -> str:
    """Two lines have changed places."""
    lines = text.split("\n")
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def dropped(text: str, random: Random) -> str:
    """A line is missing."""
    lines = text.split("\n")
    del lines[random.randrange(len(lines))]
    return "\n".join(lines)


def doubled(text: str, random: Random) -> str:
    """A line stands twice."""
    lines = text.split("\n")
    number = random.randrange(len(lines))
    return "\n".join((*lines[:number], lines[number], *lines[number:]))


def of_other_rules(text: str, random: Random) -> str:
    """It names rules that nobody knows, or that are still to come."""
    other = random.choice(("0", "2", "99", "-1", "x"))
    return re.sub(r'^(\[Version "|[a-z]+ )1\b', lambda found: found[1] + other, text, count=1, flags=re.MULTILINE)


DAMAGES: tuple[Damage, ...] = (flipped, cut, swapped, dropped, doubled, of_other_rules)


def damaged(file: File, goldens: Sequence[Golden], seed: str) -> Counter[str]:
    """Damages each of the records in every way once, and counts what came of it."""
    random = Random(f"{seed} {file}")
    return Counter(one(file, golden, damage, random) for golden in goldens for damage in DAMAGES)


def one(file: File, golden: Golden, damage: Damage, random: Random) -> str:
    """What came of one damage."""
    try:
        text = damage(golden.text, random)
    except Refusal:  # no longer text
        return REFUSED
    different = check(file, replace(golden, text=text))
    if different is None:
        assert story(file, text) == story(file, golden.text), f"{damage.__name__}: another game is taken for {golden}"
        return SAME
    return REFUSED if different.how.startswith("refused: ") else FOUND


def story(file: File, text: str) -> tuple[list[int], str]:
    """Who acted, and the last position. What was done may differ where it makes none, as a marker kept at the end."""
    game = registry.find(file.game)
    replay = game.replay(text)
    return [event.seat for event in replay.record.events], cases_of(file.game).spelling.tell(replay.state)
