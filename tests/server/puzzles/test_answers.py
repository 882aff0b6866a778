"""Answers to puzzles: judged by the rules, counted once for each person, and told to nobody before."""

from __future__ import annotations

import json
from pathlib import Path

import httpx

from tests.server.harness.serving import serving
from townwright.study import puzzles


async def test_an_answer_is_judged_and_the_first_one_counts(tmp_path: Path) -> None:
    puzzle = puzzles.shipped("greentown")[0]
    async with serving(tmp_path) as server:
        ada, bob = await server.page("Ada"), await server.page("Bob")
        shown = await ada.get("/api/puzzles/greentown/1")
        wrong = await ada.http.post("/api/puzzles/greentown/1/answers", json={"actions": ["nonsense"]})
        right = await ada.post("/api/puzzles/greentown/1/answers", actions=list(puzzle.answer))
        again = await ada.post("/api/puzzles/greentown/1/answers", actions=[])
        told = await bob.post("/api/puzzles/greentown/1/answers", actions=[])
        late = await bob.post("/api/puzzles/greentown/1/answers", actions=told["answer"])
        lists = {each["game"]: each for each in (await bob.get("/api/puzzles"))["games"]}
        seen = await bob.get("/api/puzzles/greentown/1")

    assert puzzle.answer[0] not in json.dumps(shown)
    assert (shown["goal"], shown["people"], shown["tried"], shown["yours"]) == (puzzle.goal, 0, False, False)
    assert wrong.status_code == 400  # what the rules do not know is no answer, and counts as none
    assert (right["solved"], right["brought"], right["people"], right["first"]) == (True, puzzle.goal, 1, 1)
    assert (again["people"], again["first"]) == (1, 1)
    assert (told["solved"], told["brought"], told["people"], told["first"]) == (False, None, 2, 1)
    assert (late["solved"], late["people"], late["first"]) == (True, 2, 1)
    assert (lists["greentown"]["tried"], lists["greentown"]["solved"]) == (1, 1)
    assert (seen["tried"], seen["yours"], seen["next"]) == (True, True, 2)


async def test_there_is_nothing_behind_the_last_puzzle(tmp_path: Path) -> None:
    beyond = len(puzzles.shipped("cities")) + 1
    async with serving(tmp_path) as server:
        page = await server.page("Ada")
        found: list[httpx.Response] = [
            await page.http.get(f"/api/puzzles/{where}")
            for where in ("cities/0", f"cities/{beyond}", "brickford/1", f"cities/{10**30}")
        ]

    assert [response.status_code for response in found] == [404] * 4
