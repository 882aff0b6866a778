"""What people have made of puzzles: counted once, joined with an account, and forgotten with it."""

from __future__ import annotations

from townwright.server.store.contract import Store
from townwright.server.store.models import Account, Person
from townwright.server.store.puzzles.models import PuzzleCount, PuzzleTry

NOW = 1_800_000_000_000


async def arrive(store: Store, *names: str) -> None:
    for name in names:
        await store.add_person(Person(name, name.title(), NOW))


async def register(store: Store, *names: str) -> None:
    """These people come with an account."""
    await arrive(store, *names)
    for name in names:
        await store.add_account(Account(name, name, "hash", NOW))


async def test_what_a_guest_has_solved_becomes_the_accounts_and_is_forgotten_with_it(store: Store) -> None:
    await arrive(store, "guest")
    await register(store, "ada")
    await store.note_answer("guest", "cities", 1, True, NOW)
    await store.note_answer("guest", "cities", 2, True, NOW)
    await store.note_answer("ada", "cities", 2, False, NOW)
    await store.join_guest("guest", "ada", NOW)
    joined = await store.puzzle_tries("ada")
    exported = (await store.export("ada"))["puzzles"]
    guests = await store.puzzle_tries("guest")
    await store.forget("ada")
    left = await store.puzzle_tries("ada"), await store.puzzle_count("cities", 2), await store.puzzle_count("cities", 3)

    assert joined == (PuzzleTry("cities", 1, NOW, True, True), PuzzleTry("cities", 2, NOW, False, True))
    assert guests == ()
    assert exported == [
        {"game": "cities", "number": 1, "at": NOW, "first": True, "solved": True},
        {"game": "cities", "number": 2, "at": NOW, "first": False, "solved": True},
    ]
    assert left == ((), PuzzleCount(1, 0), PuzzleCount(0, 0))


async def test_who_tried_a_puzzle_as_guest_and_with_an_account_is_counted_once(store: Store) -> None:
    await arrive(store, "guest")
    await register(store, "ada", "eve")
    await store.note_answer("guest", "cities", 9, True, NOW)  # from now on guest is known
    for number in (1, 2, 3):
        await store.note_answer("eve", "cities", number, True, NOW)
    await store.note_answer("guest", "cities", 1, False, NOW + 1)
    await store.note_answer("ada", "cities", 1, True, NOW + 2)
    await store.note_answer("ada", "cities", 2, True, NOW + 1)
    await store.note_answer("guest", "cities", 2, False, NOW + 2)
    await store.note_answer("guest", "cities", 3, None, NOW + 1)
    await store.note_answer("ada", "cities", 3, True, NOW + 2)
    before = await store.puzzle_counts("cities")
    await store.join_guest("guest", "ada", NOW + 3)

    assert before == {1: PuzzleCount(3, 2), 2: PuzzleCount(3, 2), 3: PuzzleCount(2, 2)}
    assert await store.puzzle_counts("cities") == {1: PuzzleCount(2, 1), 2: PuzzleCount(2, 2), 3: PuzzleCount(1, 1)}
    assert (await store.puzzle_tries("ada"))[:3] == (
        PuzzleTry("cities", 1, NOW + 1, False, True),
        PuzzleTry("cities", 2, NOW + 1, True, True),
        PuzzleTry("cities", 3, NOW + 1, False, True),
    )


async def test_a_new_cookie_and_giving_up_are_not_counted(store: Store) -> None:
    await arrive(store, "new", "solver")
    await register(store, "ada")
    await store.note_answer("new", "cities", 1, False, NOW)
    await store.note_answer("new", "cities", 2, False, NOW)
    await store.note_answer("ada", "cities", 1, None, NOW)
    await store.note_answer("ada", "cities", 1, True, NOW)  # knows the answer by now
    await store.note_answer("solver", "cities", 1, True, NOW)
    none = await store.puzzle_counts("cities")
    await store.note_answer("solver", "cities", 2, False, NOW)
    await store.note_answer("ada", "cities", 2, True, NOW)

    assert none == {}
    assert await store.puzzle_counts("cities") == {2: PuzzleCount(2, 1)}


async def test_an_answer_that_was_judged_meanwhile_is_the_accounts_and_nobodys_once_that_is_forgotten(
    store: Store,
) -> None:
    for name in ("guest", "ada"):
        await store.add_person(Person(name, name.title(), NOW))
    await store.join_guest("guest", "ada", NOW)
    await store.note_answer("guest", "cities", 1, True, NOW)
    joined = await store.puzzle_tries("guest"), await store.puzzle_tries("ada")
    await store.forget("ada")
    await store.note_answer("ada", "cities", 2, True, NOW)

    assert joined == ((), (PuzzleTry("cities", 1, NOW, True, True),))
    assert await store.puzzle_tries("ada") == ()
    assert await store.puzzle_count("cities", 2) == PuzzleCount(0, 0)


async def test_what_is_known_of_a_guest_who_cannot_come_back_is_swept_away(store: Store) -> None:
    for name in ("here", "gone"):
        await store.add_person(Person(name, name.title(), NOW))
        await store.note_answer(name, "cities", 1, True, NOW)
    await store.open_session("here", NOW)
    await store.note_answer("gone", "cities", 2, True, NOW)

    await store.sweep(NOW)

    assert len(await store.puzzle_tries("here")) == 1
    assert await store.puzzle_tries("gone") == ()
    assert await store.puzzle_count("cities", 2) == PuzzleCount(1, 1)
