"""Puzzles: those that are shipped are proved, by the search and by the readable rules."""

from __future__ import annotations

import lzma
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from townwright.core.refusals import NotNow, Unknown, Unreadable
from townwright.core.seats import CHANCE
from townwright.games.cities.options import Options
from townwright.study import puzzles
from townwright.study.puzzles.cities.maker import EndingSearch
from townwright.study.puzzles.contract import FoundPosition, Puzzle
from townwright.study.puzzles.difficulty import DIFFICULTIES, difficulty, expected, to_find
from townwright.study.puzzles.files import read_file, write_file
from townwright.study.puzzles.judging import position
from townwright.study.puzzles.making import make_one, prove

GAMES = puzzles.games()
WORTH_SOLVING = 40
"""First actions at least of the puzzles that are searched through by the readable rules."""


def small(game: str) -> Puzzle:
    """A puzzle about one action of which there are few, but some that bring less."""
    return fewest(each for each in puzzles.shipped(game) if each.turns == 1)


def fewest(found: Iterable[Puzzle]) -> Puzzle:
    """The puzzle with the fewest first actions, of those that have enough to choose from."""
    return min((each for each in found if each.of >= WORTH_SOLVING), key=lambda each: each.of)


@pytest.mark.parametrize("game", GAMES)
def test_hundreds_of_puzzles_are_shipped_and_no_two_are_the_same(game: str) -> None:
    found = list(puzzles.shipped(game))

    assert len(found) >= 300
    assert len({(each.record, each.begun) for each in found}) == len(found)
    assert {each.game for each in found} == {game}


@pytest.mark.parametrize("game", GAMES)
def test_no_action_brings_more_by_the_readable_rules_and_as_many_bring_the_same_as_were_counted(game: str) -> None:
    puzzle = small(game)
    rules, state = position(puzzle)

    worth = [puzzles.brought(puzzle, [str(action)]) for action in rules.legal(state, puzzle.seat)]

    assert (max(worth), worth.count(max(worth)), len(worth)) == (puzzle.goal, puzzle.ways, puzzle.of)
    assert prove(puzzle)


@pytest.mark.parametrize("game", GAMES)
def test_the_answers_of_many_puzzles_bring_what_is_asked(game: str) -> None:
    for puzzle in puzzles.shipped(game)[::40]:
        assert puzzles.is_solved(puzzle, puzzle.answer), puzzle


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_of_every_difficulty_are_expected_and_more_to_find_is_never_easier(game: str) -> None:
    guesses, found = expected(game), [to_find(puzzle) for puzzle in puzzles.shipped(game)]
    by_hardness = [guess for _, guess in sorted(zip(found, guesses, strict=True), key=lambda each: (each[0], -each[1]))]

    assert by_hardness == sorted(guesses, reverse=True)
    assert min(Counter(map(difficulty, guesses)).values()) > len(guesses) / 10
    assert set(map(difficulty, guesses)) == set(DIFFICULTIES)


def test_a_goal_that_is_not_the_most_or_an_answer_that_is_not_right_is_no_proof() -> None:
    puzzle = small("greentown")
    rules, state = position(puzzle)
    worse = next(
        str(action) for action in rules.legal(state, puzzle.seat) if not puzzles.is_solved(puzzle, [str(action)])
    )

    assert not prove(replace(puzzle, goal=puzzle.goal - 1))
    assert not prove(replace(puzzle, goal=puzzle.goal + 1))
    assert not prove(replace(puzzle, answer=(worse,)))


def test_two_rounds_are_searched_alike_by_both_modes() -> None:
    puzzle = fewest(each for each in puzzles.shipped("cities") if each.turns == 2)
    _, state = position(puzzle)
    options: Options = state.options
    tile = int(puzzle.coming[0].split()[-1])

    plain, quick = (EndingSearch(options, compiled).search(state, (tile,)) for compiled in (False, True))

    assert plain == quick
    assert (plain.best, plain.ways, plain.of) == (puzzle.goal, puzzle.ways, puzzle.of)


def test_the_card_that_is_drawn_after_the_last_turn_changes_nothing() -> None:
    puzzle = small("skylines")
    rules, state = position(puzzle)
    state = rules.play(state, puzzle.seat, rules.read(puzzle.answer[0]))
    while (seat := rules.to_act(state)[0]) == CHANCE or str(rules.legal(state, seat)[0]).startswith("+"):
        state = rules.play(state, seat, rules.legal(state, seat)[0])

    ended = rules.play(state, puzzle.seat, rules.read("end"))

    assert rules.standing(ended, puzzle.seat).total == puzzle.goal


def test_the_same_seed_makes_the_same_puzzle() -> None:
    made = [make_one("greentown", "a seed", 2) for _ in range(2)]

    assert made[0] is not None
    assert made[0] == made[1]


def test_puzzles_are_written_and_read_back_in_the_same_bytes(tmp_path: Path) -> None:
    some = puzzles.shipped("greentown")[:20]
    for name in ("one", "two"):
        write_file(tmp_path / name, some)

    assert list(read_file(tmp_path / "one")) == list(some)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


@pytest.mark.parametrize("damage", ["other text", "cut", "a line that is none"])
def test_a_file_that_is_not_whole_is_refused(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    write_file(file, puzzles.shipped("greentown")[:20])
    whole = file.read_bytes()
    damaged = {
        "other text": b"no puzzles",
        "cut": whole[: len(whole) // 2],
        "a line that is none": lzma.compress(b"{}"),
    }
    file.write_bytes(damaged[damage])

    with pytest.raises(Unreadable, match="is no file of puzzles"):
        list(read_file(file))


def test_what_cannot_be_judged_is_refused() -> None:
    puzzle = small("cities")

    with pytest.raises(NotNow, match="about 1 action"):
        puzzles.brought(puzzle, [])
    with pytest.raises(Unreadable):
        puzzles.brought(puzzle, ["nonsense"])
    with pytest.raises(Unknown, match="there is no game 'brickford'"):
        puzzles.find("brickford")
    assert puzzles.find("cities").solve(position(puzzle)[1], FoundPosition(0, 4)) is None
