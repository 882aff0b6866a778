"""Records that a second program wrote, made from the rules pages alone: good ones, and ones damaged in one line.

Each line of ``<game>.jsonl`` holds a record's text and either what the second program made of it or the line
that it damaged and how.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from townwright.cli.commands.replay import facts
from townwright.core import registry
from townwright.core.refusals import Refusal

HERE = Path(__file__).parent
RECORDS = [
    (path.stem, json.loads(line))
    for path in sorted(HERE.glob("*.jsonl"))
    for line in path.read_text("utf-8").splitlines()
]
GOOD = [(game, record["text"], record["expected"]) for game, record in RECORDS if "expected" in record]
DAMAGED = [(game, record["text"], record["refused"]) for game, record in RECORDS if "refused" in record]


def told(game: str, text: str) -> dict[str, Any]:
    """What ``townwright replay --json`` says, in the second program's words."""
    found = registry.find(game)
    said: dict[str, Any] = facts(found, "record", found.replay(text))
    said["totals"] = said["money"] = [seat["total"] for seat in said["seats"]]
    said["points"] = [seat["points"] for seat in said["seats"]]
    return {"rank": None, "reason": None, **said, **(said["result"] or {})}


@pytest.mark.parametrize(
    ("game", "text", "expected"), GOOD, ids=[f"{game}-{number}" for number, (game, _, _) in enumerate(GOOD)]
)
def test_a_record_of_another_program_replays_to_the_same_end(game: str, text: str, expected: dict[str, Any]) -> None:
    said = told(game, text)

    assert {fact: said[fact] for fact in expected} == expected


@pytest.mark.parametrize(
    ("game", "text", "refused"), DAMAGED, ids=[f"{game}-{refused['damage']}" for game, _, refused in DAMAGED]
)
def test_a_damaged_record_is_refused_at_its_line(game: str, text: str, refused: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        registry.find(game).replay(text)

    assert refusal.value.line == refused["line"]


def test_every_game_has_records_of_another_program() -> None:
    assert {game for game, _, _ in GOOD} == {game for game, _, _ in DAMAGED} == set(registry.names())
