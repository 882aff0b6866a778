"""``townwright puzzles``: what is made can be proved, the same seed makes the same file, and a wrong one is found."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from townwright.study.puzzles.files import read_file, write_file

from .conftest import Call


def test_puzzles_are_made_and_proved_and_a_wrong_one_is_found(call: Call, tmp_path: Path) -> None:
    made, again, wrong = (tmp_path / name for name in ("made", "again", "wrong"))
    words = ("puzzles", "make", "greentown", "--games", "4", "--seed", "ours", "--json", "--out")
    told, _ = (call(*words, str(file)) for file in (made, again))
    proved = call("puzzles", "check", "--file", str(made), "--json")
    found = read_file(made)
    write_file(wrong, [replace(found[0], goal=found[0].goal + 1), *found[1:]])
    refused = call("puzzles", "check", "--file", str(wrong))

    assert json.loads(told.stdout)["puzzles"] == len(found) > 0
    assert made.read_bytes() == again.read_bytes()
    assert (proved.exit_code, json.loads(proved.stdout)["wrong"]) == (0, [])
    assert refused.exit_code == 1
    assert f"1 of {len(found)} puzzles are wrong: 1" in refused.stdout


def test_a_game_without_puzzles_is_refused(call: Call) -> None:
    told = call("puzzles", "check", "brickford")

    assert told.exit_code == 1
    assert "there is no game 'brickford'" in told.output
