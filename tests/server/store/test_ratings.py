"""Ratings in the store: every result counts once and in order, days when closed, and nobody's after leaving."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from townwright.server.store.contract import Store
from townwright.server.store.daily.models import StoredDeal, StoredTry, TryEnd
from townwright.server.store.models import Person
from townwright.server.store.operations import daily_tries
from townwright.server.store.ratings import operations
from townwright.server.store.ratings.board_models import BoardChoice
from townwright.server.store.ratings.models import DealPlayed, RatedResult, RatedSeat

NOW = 1_800_000_000_000
DAY = "2027-01-15"


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.add_person(Person(name, name.title(), NOW))


async def ended(store: Store, table: str, at: int, *seats: tuple[str | None, int], day: str = "") -> None:
    within: Any = store
    rated = tuple(RatedSeat(person, None, total, True) for person, total in seats)
    result = RatedResult("cities", "level=1", at, day, rated)
    await within._write(lambda transaction: operations.put(transaction, table, result))


def counted(played: DealPlayed) -> Mapping[str, tuple[float, float]]:
    """Adds a person's points to the mean, and one to the spread for each seat that was compared."""
    seats = [seat for result in played.results for seat in result.seats]
    before = {person: rating.mean for person, rating in played.before.items()}
    return {
        seat.person: (before.get(seat.person, 0) + seat.total, len(seats)) for seat in seats if seat.person is not None
    }


async def test_results_count_once_in_the_order_in_which_games_ended(store: Store) -> None:
    await people(store, "ada", "ben")
    await ended(store, "later", 20, ("ada", 5), ("ben", 1))
    await ended(store, "first", 10, ("ada", 2))
    await ended(store, "first", 10, ("ada", 99))
    rounds = [await store.rate_tables(counted, limit=1) for _ in range(3)]
    (ada,), (ben,) = await store.ratings_of("ada"), await store.ratings_of("ben")
    exported: Any = (await store.export("ada"))["ratings"]

    assert rounds == [1, 1, 0]
    assert (ada.mean, ada.spread, ada.games, ada.trend) == (7, 2, 2, ((2, 1), (7, 2)))
    assert (ben.mean, ben.games, ben.changed_at) == (1, 1, 20)
    assert exported == [{"game": "cities", "kind": "level=1", "rating": 7, "spread": 2, "games": 2}]


async def test_who_asked_for_a_hint_is_not_rated_and_nobody_is_compared_with_them(store: Store) -> None:
    await people(store, "ada", "ben")
    await ended(store, "one", 10, ("ada", 5), ("ben", 1))
    await store.note_hint("one", "ada")
    await store.note_hint("one", "ada")
    await store.rate_tables(counted)

    assert await store.ratings_of("ada") == ()
    assert [each.mean for each in await store.ratings_of("ben")] == [1]


async def test_the_deal_of_a_day_counts_for_all_together_when_it_is_closed(store: Store) -> None:
    within: Any = store
    await people(store, "ada", "ben", "guest")
    await store.put_deals([(StoredDeal(DAY, "cities", "0" * 64, "{}", 17, NOW), "1" * 64)])
    for number, name in enumerate(("ada", "guest")):
        begun = StoredTry(DAY, "cities", name, name, NOW)
        await within._write(lambda transaction, begun=begun: daily_tries.begin(transaction, begun))
        end = TryEnd(10 + number, won=True)
        await within._write(lambda transaction, name=name, end=end: daily_tries.end(transaction, name, NOW, end))
        await ended(store, name, NOW, (name, 10 + number), day=DAY)
    await store.join_guest("guest", "ben", NOW)
    before = await store.rate_tables(counted), await store.deals_to_rate()
    await store.rate_deal(DAY, "cities", counted)
    still = await store.ratings_of("ada")
    await store.close_deals("2027-01-16", "2027-01-16", NOW + 1)
    waiting = await store.deals_to_rate()
    for _ in range(2):
        await store.rate_deal(DAY, "cities", counted)

    await store.choose_board("ada", BoardChoice("Ada", everybody=True, friends=False), NOW)
    lines = await store.daily_board(DAY, ("ada", "ben"))

    assert before == (0, ())
    assert still == ()
    assert [(line.name, line.tries, line.better, line.days) for line in lines] == [("Ada", 1, 0.0, (DAY,))]
    assert await store.daily_board(DAY) == ()
    assert waiting == ((DAY, "cities"),)
    assert [(each.mean, each.spread, each.games) for each in await store.ratings_of("ada")] == [(10, 2, 1)]
    assert [(each.mean, each.games) for each in await store.ratings_of("ben")] == [(11, 1)]
    assert await store.ratings_of("guest") == ()
    assert await store.deals_to_rate() == ()


async def test_who_leaves_has_no_rating_and_gets_none_afterwards(store: Store) -> None:
    await people(store, "ada")
    await ended(store, "one", 10, ("ada", 5))
    await store.rate_tables(counted)
    await ended(store, "two", 20, ("ada", 5))
    await store.forget("ada")
    await store.rate_tables(counted)

    assert await store.ratings_of("ada") == ()
