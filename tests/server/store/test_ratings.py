"""Ratings in the store: every result counts once and in order, days when closed, and nobody's after leaving."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from townwright.server.store.contract import Store
from townwright.server.store.daily.models import StoredDeal, StoredTry, TryEnd
from townwright.server.store.models import Person
from townwright.server.store.queries import daily_tries
from townwright.server.store.ratings import deal_ratings, queries
from townwright.server.store.ratings.board_models import BoardChoice, BoardGroup
from townwright.server.store.ratings.models import DealPlayed, RatedResult, RatedSeat, StoredRating

NOW = 1_800_000_000_000
DAY = "2027-01-15"


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.add_person(Person(name, name.title(), NOW))


async def ended(store: Store, table: str, at: int, *seats: tuple[str | None, int], day: str = "") -> None:
    within: Any = store
    rated = tuple(RatedSeat(person, None, total, True) for person, total in seats)
    result = RatedResult("cities", "level=1", at, day, rated)
    await within._write(lambda transaction: queries.put(transaction, table, result))


async def tried(store: Store, *names: str) -> None:
    """Let people try the deal of the day, each a point better than the one before."""
    within: Any = store
    await store.put_deals([(StoredDeal(DAY, "cities", "0" * 64, "{}", 17, NOW), "1" * 64)])
    for number, name in enumerate(names):
        begun, end = StoredTry(DAY, "cities", name, name, NOW), TryEnd(10 + number, won=True)
        await within._write(lambda transaction, begun=begun: daily_tries.begin(transaction, begun))
        await within._write(lambda transaction, name=name, end=end: daily_tries.end(transaction, name, NOW, end))


def counted(played: DealPlayed) -> Mapping[str, tuple[float, float]]:
    """Adds a person's points to the mean, and one to the spread for each seat that was compared."""
    seats = [seat for result in played.results for seat in result.seats]
    before = {person: rating.mean for person, rating in played.before.items()}
    return {
        seat.person: (before.get(seat.person, 0) + seat.total, len(seats))
        for seat in seats
        if seat.person is not None and not seat.hinted
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
    trend = [{"rating": 2, "spread": 1}, {"rating": 7, "spread": 2}]
    whole = {"rating": 7, "spread": 2, "games": 2, "after_each_game": trend, "changed_at": 20}
    assert exported == [{"game": "cities", "kind": "level=1", **whole}]


async def test_who_asked_for_a_hint_is_not_rated_and_the_others_are(store: Store) -> None:
    await people(store, "ada", "ben")
    await ended(store, "one", 10, ("ada", 5), ("ben", 1))
    await store.note_hint("one", "ada")
    await store.note_hint("one", "ada")
    await store.rate_tables(counted)

    assert await store.ratings_of("ada") == ()
    assert [each.mean for each in await store.ratings_of("ben")] == [1]


async def test_the_deal_of_a_day_counts_for_all_together_when_it_is_closed(store: Store) -> None:
    await people(store, "ada", "ben", "guest")
    await tried(store, "ada", "guest")
    for number, name in enumerate(("ada", "guest")):
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


async def test_the_daily_board_has_tries_that_no_rating_follows_from(store: Store) -> None:
    await people(store, "ada", "ben", "cleo")
    await tried(store, "ada", "ben", "cleo")
    await store.choose_board("ben", BoardChoice("Ben", everybody=True, friends=False), NOW)
    await store.close_deals("2027-01-16", "2027-01-16", NOW + 1)

    assert [(line.name, line.better) for line in await store.daily_board(DAY, ("ben",))] == [("Ben", 0.5)]


async def test_a_try_at_a_deal_waits_if_another_game_counted_after_it_was_judged(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    within: Any = store
    monkeypatch.setattr(deal_ratings, "BATCH", 1)
    await people(store, "ada", "ben")
    await tried(store, "ada", "ben")
    for number, name in enumerate(("ada", "ben")):
        await ended(store, name, NOW, (name, 10 + number), day=DAY)
    await store.close_deals("2027-01-16", "2027-01-16", NOW + 1)
    deal = await within._read(lambda transaction: deal_ratings.waiting_deal(transaction, DAY, "cities"))
    batches = deal_ratings.judged(deal, counted(deal.played))
    await ended(store, "other", NOW, ("ada", 5))
    await store.rate_tables(counted)
    for tries in batches:
        await within._write(lambda transaction, tries=tries: deal_ratings.keep_judged(transaction, tries))
    between = [[each.mean for each in await store.ratings_of(who)] for who in ("ada", "ben")]
    waiting = await store.deals_to_rate()
    await store.rate_deal(DAY, "cities", counted)

    assert len(batches) == 2
    assert (between, waiting) == ([[5], [11]], ((DAY, "cities"),))
    assert [(each.mean, each.spread, each.games) for each in await store.ratings_of("ada")] == [(15, 2, 2)]
    assert [(each.mean, each.games) for each in await store.ratings_of("ben")] == [(11, 1)]
    assert await store.deals_to_rate() == ()


async def test_a_day_that_is_cut_off_while_it_counts_goes_on_as_if_it_had_not_been(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    names, judged, keep = ("ada", "ben", "cleo", "dora"), list[DealPlayed](), deal_ratings.keep_judged

    def by_all(played: DealPlayed) -> Mapping[str, tuple[float, float]]:
        """Adds what all together had before to a person's points."""
        judged.append(played)
        before = sum(rating.mean for rating in played.before.values())
        return {who: (before + mean, spread) for who, (mean, spread) in counted(played).items()}

    def killed(transaction: Any, tries: Any) -> None:
        keep(transaction, tries)
        raise ConnectionError("the process is killed before the end of the transaction")

    monkeypatch.setattr(deal_ratings, "BATCH", 1)
    await people(store, *names)
    await tried(store, *names)
    for number, name in enumerate(names):
        await ended(store, name, NOW, (name, 10 + number), day=DAY)
        if name != "cleo":
            await ended(store, f"before {name}", NOW, (name, 3))
    await store.rate_tables(counted)
    await store.close_deals("2027-01-16", "2027-01-16", NOW + 1)
    for survived in range(3):
        batches = iter([keep] * survived + [killed])
        monkeypatch.setattr(deal_ratings, "keep_judged", lambda *given, at=batches, **named: next(at)(*given, **named))
        with pytest.raises(ConnectionError):
            await store.rate_deal(DAY, "cities", by_all)
        if survived == 1:
            await ended(store, "meanwhile", NOW + 2, ("ada", 5))
            await store.rate_tables(counted)
    monkeypatch.setattr(deal_ratings, "keep_judged", keep)
    for _ in range(2):
        await store.rate_deal(DAY, "cities", by_all)
    found = {who: [(each.mean, each.games) for each in await store.ratings_of(who)] for who in names}

    assert [played.before for played in judged] == [judged[0].before] * 4
    assert found == {
        "ada": [(9 + 3 + 10 + 5, 3)],
        "ben": [(9 + 3 + 11, 2)],
        "cleo": [(9 + 12, 1)],
        "dora": [(9 + 3 + 13, 2)],
    }
    assert await store.deals_to_rate() == ()


async def test_a_guests_rating_becomes_that_of_the_account_and_what_still_waits_counts_for_it(store: Store) -> None:
    within: Any = store
    await people(store, "ada", "guest", "second")
    await ended(store, "one", 10, ("guest", 5), ("second", 3))
    await store.rate_tables(counted)
    await ended(store, "two", 20, ("guest", 7))
    await store.choose_board("guest", BoardChoice("Guest", everybody=True, friends=True), NOW)
    await store.make_group(BoardGroup("club", "The club", "guest", NOW))
    for guest in ("guest", "second"):
        await store.join_guest(guest, "ada", NOW)
    await ended(store, "both", 30, ("guest", 50), ("ada", 50))
    await store.rate_tables(counted)
    joined = {who: [each.mean for each in await store.ratings_of(who)] for who in ("ada", "guest", "second")}
    seen = await store.board_choice("guest"), await store.board_choice("ada"), await store.board_group("club")
    left = StoredRating("cities", "level=1", 100, 50, 9)
    await within._write(lambda transaction: queries.keep(transaction, "guest", left))
    await store.choose_board("guest", BoardChoice("Guest", everybody=True, friends=True), NOW)
    await store.forget("ada")

    assert joined == {"ada": [12], "guest": [], "second": []}
    assert seen == (None, None, None)
    assert (await store.ratings_of("guest"), await store.board_choice("guest")) == ((), None)
