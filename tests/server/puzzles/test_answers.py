"""Answers to puzzles: judged by the rules, counted once for each person, and told to nobody before."""

from __future__ import annotations

import json
from pathlib import Path

import httpx

from tests.server.harness.asking import PASSWORD, fresh_name
from tests.server.harness.serving import serving
from townwright.server.store.models import Person
from townwright.study import puzzles


async def test_an_answer_is_judged_and_the_first_one_counts(tmp_path: Path) -> None:
    puzzle = puzzles.shipped("greentown")[0]
    async with serving(tmp_path) as server:
        ada, bob = await server.page("Ada"), await server.page("Bob")
        await ada.post("/api/account", name=fresh_name(), password=PASSWORD)
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
    assert (told["solved"], told["brought"], told["people"], told["first"]) == (False, None, 1, 1)
    assert (late["solved"], late["people"], late["first"]) == (True, 1, 1)
    assert (lists["greentown"]["tried"], lists["greentown"]["solved"]) == (1, 1)
    assert (seen["tried"], seen["yours"]) == (True, True)
    assert seen["next"] > 1


async def test_puzzles_are_found_by_how_hard_they_are_and_what_one_has_made_of_them(tmp_path: Path) -> None:
    count = len(puzzles.shipped("greentown"))
    async with serving(tmp_path) as server:
        ada = await server.page("Ada")
        easiest = (await ada.get("/api/puzzles/greentown?order=easiest"))["puzzles"][0]["number"]
        for number in range(30):  # nobody knows these
            person = await server.page(f"Guest {number}")
            await person.post(f"/api/puzzles/greentown/{easiest}/answers", actions=[])
        before = await ada.get(f"/api/puzzles/greentown/{easiest}")
        store, other = server.services.store, 2 if easiest == 1 else 1
        for name in (f"solver-{number}" for number in range(31)):  # so many fail who have solved another one
            await store.add_person(Person(name, name, 0))
            await store.note_answer(name, "greentown", other, True, 0)
            await store.note_answer(name, "greentown", easiest, False, 0)
        await ada.post(f"/api/puzzles/greentown/{easiest}/answers", actions=[])
        after = await ada.get(f"/api/puzzles/greentown/{easiest}")
        tried = await ada.get("/api/puzzles/greentown?yours=tried")
        hard = await ada.get("/api/puzzles/greentown?difficulty=very-hard&order=hardest&after=24")
        untried = await ada.get("/api/puzzles/greentown?yours=untried&after=1000000000000000000000000000000")
        unknown = [
            (await ada.http.get(f"/api/puzzles/{where}")).status_code for where in ("brickford", "cities?order=up")
        ]

    assert (before["difficulty"], before["people"], after["difficulty"]) == ("easy", 0, "very-hard")
    assert tried["puzzles"] == [
        {"number": easiest, "difficulty": "very-hard", "people": 31, "solved": 0, "yours": "tried"}
    ]
    assert {each["difficulty"] for each in hard["puzzles"]} == {"very-hard"}
    assert len(hard["puzzles"]) == 24 < hard["found"] < count
    assert (untried["found"], untried["puzzles"]) == (count - 1, [])
    assert unknown == [404, 400]


async def test_there_is_nothing_behind_the_last_puzzle(tmp_path: Path) -> None:
    beyond = len(puzzles.shipped("cities")) + 1
    async with serving(tmp_path) as server:
        page = await server.page("Ada")
        found: list[httpx.Response] = [
            await page.http.get(f"/api/puzzles/{where}")
            for where in ("cities/0", f"cities/{beyond}", "brickford/1", f"cities/{10**30}")
        ]

    assert [response.status_code for response in found] == [404] * 4
