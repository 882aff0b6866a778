"""When deals are promised, begin and close, what a streak counts, and a clock that jumps."""

from __future__ import annotations

from typing import Any

from tests.server.harness.daily import HOUR, MORNING, Place, begin, look, people, play
from townwright.core.dealer import Dealer
from townwright.server.daily.days import DAY_MS, ends_at, shifted


def test_commitments_are_public_a_week_before_and_never_change(place: Place) -> None:
    day = place.next_monday()

    async def scene() -> tuple[Any, Any]:
        (ada,) = await people(place, "Ada")
        before = await ada.get("/api/daily")
        place.clock.at += 3 * DAY_MS
        return before, await ada.get("/api/daily")

    before, after = place.town.run(scene())
    promised = {(each["day"], each["game"]): each["commitment"] for each in before["coming"]}

    assert (before["today"], len(promised)) == (day, 21)
    assert {(each["day"], each["game"]): each["commitment"] for each in after["deals"]}.items() <= promised.items()
    assert all(each["made_at"] < ends_at(shifted(each["day"], -1)) for each in after["deals"])
    assert all(each["own"] is None for each in after["deals"])


def test_a_try_begun_before_midnight_counts_and_its_deal_waits_for_it_a_day(place: Place) -> None:
    day = place.next_monday()

    async def scene() -> tuple[Any, ...]:
        ada, ben, cleo = await people(place, "Ada", "Ben", "Cleo")
        tables = [await begin(page, "cities", day) for page in (ada, ben)]
        place.clock.at = ends_at(day) + 2 * HOUR
        late = await cleo.http.post(f"/api/daily/{day}/cities/try", json={})
        nobody = await look(cleo, "skylines", day)
        place.clock.at = ends_at(day) + 23 * HOUR
        await play(place.server, tables[0], "a")
        in_time, unfinished, without = [await look(page, "cities", day) for page in (ada, ben, cleo)]
        empty = await look(cleo, "skylines", day)
        place.clock.at = ends_at(day) + 24 * HOUR
        await look(cleo, "cities", day)
        await play(place.server, tables[1], "b")
        seen = in_time, unfinished, without, await look(ben, "cities", day), await look(cleo, "cities", day)
        return late, nobody, empty, *seen

    late, nobody, empty, in_time, unfinished, without, too_late, stranger = place.town.run(scene())

    assert (late.status_code, late.json()["why"]["key"]) == (409, "daily-closed")
    assert (nobody["seed"], nobody["today"]) == (None, False)
    assert empty["seed"]  # nobody played it when three hours had passed
    assert in_time["deal"]["own"]["counts"]
    assert (in_time["seed"], unfinished["results"], without["results"]) == (None, None, None)
    assert not too_late["deal"]["own"]["counts"]
    assert too_late["results"]["place"] is None
    assert sum(each["people"] for each in stranger["results"]["field"]) == 1
    assert Dealer.of(stranger["seed"]).commitment == stranger["deal"]["commitment"] == in_time["deal"]["commitment"]


def test_a_deal_is_closed_as_soon_as_the_last_try_has_ended(place: Place) -> None:
    day = place.next_monday()

    async def scene() -> tuple[Any, Any]:
        ada, cleo = await people(place, "Ada", "Cleo")
        table = await begin(ada, "cities", day)
        place.clock.at = ends_at(day) + 5 * HOUR
        before = await look(cleo, "cities", day)
        await play(place.server, table, "a")
        return before, await look(cleo, "cities", day)

    before, after = place.town.run(scene())

    assert (before["seed"], before["results"]) == (None, None)
    assert after["seed"]
    assert sum(each["people"] for each in after["results"]["field"]) == 1


def test_a_streak_and_the_calendar_tell_the_days_that_count(place: Place) -> None:
    day = place.next_monday()

    async def scene() -> tuple[list[int], Any, Any]:
        (ada,) = await people(place, "Ada")
        streaks = []
        for later, game in enumerate(("cities", "skylines", "cities")):
            place.clock.at = MORNING + 7 * place.week * DAY_MS + later * DAY_MS
            await play(place.server, await begin(ada, game, shifted(day, later)), "a")
            streaks.append((await ada.get("/api/daily"))["streak"])
        table = await begin(ada, "skylines", shifted(day, 2))
        await ada.post(f"/api/tables/{table}/leave", seat=0)
        place.clock.at += 3 * DAY_MS
        now = await ada.get("/api/daily")
        return (
            [*streaks, now["streak"], now["longest"]],
            await ada.get("/api/daily/days"),
            await ada.get(f"/api/daily/days?before={shifted(day, 1)}"),
        )

    streaks, month, before = place.town.run(scene())
    own = {(one["day"], one["game"]): one["own"]["state"] for one in month["deals"] if one["own"]}

    assert streaks == [1, 2, 3, 0, 3]
    assert own == {
        (day, "cities"): "finished",
        (shifted(day, 1), "skylines"): "finished",
        (shifted(day, 2), "cities"): "finished",
        (shifted(day, 2), "skylines"): "given-up",
    }
    assert [one["day"] for one in month["deals"]] == sorted((one["day"] for one in month["deals"]), reverse=True)
    assert before["deals"][0]["day"] == day


def test_a_clock_that_jumps_publishes_nothing_that_can_still_be_tried(place: Place) -> None:
    day = place.next_monday()
    tuesday = shifted(day, 1)

    async def scene() -> tuple[Any, ...]:
        ada, ben = await people(place, "Ada", "Ben")
        promised = (await ada.get("/api/daily"))["coming"]
        own = await begin(ada, "cities", day)
        place.clock.at += 2 * DAY_MS
        seeds = [(await look(ben, "cities", each))["seed"] for each in (day, tuesday)]
        place.clock.at -= 2 * DAY_MS
        shut = await ben.http.post(f"/api/daily/{day}/cities/try", json={})
        again = await begin(ada, "cities", day)
        now = await look(ben, "skylines", day)
        place.clock.at += DAY_MS
        return promised, own, seeds, shut, again, now, await look(ben, "cities", tuesday)

    promised, own, seeds, shut, again, now, then = place.town.run(scene())
    (first,) = [each["commitment"] for each in promised if (each["day"], each["game"]) == (tuesday, "cities")]

    assert all(seeds)
    assert again == own
    assert shut.json()["why"]["key"] == "daily-closed"  # it was published, and somebody has tried it
    assert (now["seed"], now["today"]) == (None, True)  # nobody had tried it: it is another deal now
    assert then["deal"]["commitment"] != first == Dealer.of(seeds[1]).commitment
    assert (then["seed"], then["today"]) == (None, True)
