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
GAMES = sorted(path.stem for path in HERE.glob("*.jsonl"))
every_game = pytest.mark.parametrize("game", GAMES)


def records(game: str, kind: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """The records of a game, by where they stand: the text of each, and what is ``expected`` or ``refused``."""
    lines = (HERE / f"{game}.jsonl").read_text("utf-8").splitlines()
    read = {f"line {number}": json.loads(line) for number, line in enumerate(lines, 1)}
    found = {where: (record["text"], record[kind]) for where, record in read.items() if kind in record}
    assert found
    return found


def told(game: str, text: str) -> dict[str, Any]:
    """What ``townwright replay --json`` says, in the second program's words."""
    found = registry.find(game)
    said: dict[str, Any] = facts(found, "record", found.replay(text))
    said["totals"] = said["money"] = [seat["total"] for seat in said["seats"]]
    said["points"] = [seat["points"] for seat in said["seats"]]
    return {"rank": None, "reason": None, **said, **(said["result"] or {})}


def refused_at(game: str, text: str) -> int | str | None:
    """The line at which a record is refused."""
    try:
        registry.find(game).replay(text)
    except Refusal as refusal:
        return refusal.line
    return "not refused"


@every_game
def test_a_record_of_another_program_replays_to_the_same_end(game: str) -> None:
    for where, (text, expected) in records(game, "expected").items():
        said = told(game, text)

        assert {fact: said[fact] for fact in expected} == expected, where


@every_game
def test_a_damaged_record_is_refused_at_its_line(game: str) -> None:
    damaged = records(game, "refused")
    found = {(where, refused["damage"]): refused_at(game, text) for where, (text, refused) in damaged.items()}

    assert found == {(where, refused["damage"]): refused["line"] for where, (_, refused) in damaged.items()}


def test_every_game_has_records_of_another_program() -> None:
    assert set(GAMES) == set(registry.names())
