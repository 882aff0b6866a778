"""``townwright puzzles``: what is made can be proved, the same seed makes the same file, and a wrong one is found."""

from __future__ import annotations

import json
import lzma
from dataclasses import replace
from pathlib import Path

import pytest

from townwright.study.puzzles.files import read_file, shipped, write_file

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


def test_a_file_that_cannot_be_written_is_refused_before_a_game_is_played(call: Call, tmp_path: Path) -> None:
    told = call("puzzles", "make", "greentown", "--games", "1000000", "--out", str(tmp_path / "none" / "made"))

    assert told.exit_code == 1
    assert "the puzzles cannot be written: No such file or directory" in told.output


@pytest.mark.parametrize("text", ["", "hello\n", '{"game": "cities"}\n'])
def test_a_file_of_something_else_is_refused(call: Call, tmp_path: Path, text: str) -> None:
    file = tmp_path / "other"
    file.write_bytes(lzma.compress(text.encode()))
    told = call("puzzles", "check", "--file", str(file))

    assert told.exit_code == 1
    assert "'other' is no file of puzzles" in told.output


def test_a_puzzle_whose_game_cannot_be_played_is_wrong(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "bent"
    write_file(file, [replace(shipped("greentown")[0], record="nothing that was played\n")])
    told = call("puzzles", "check", "--file", str(file))

    assert told.exit_code == 1
    assert "1 of 1 puzzles are wrong: 1" in told.output
