"""What people have shown: it follows from the record, belongs to who played, and moves along with an account."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness.asking import PASSWORD, fresh_name
from tests.server.harness.daily import play
from tests.server.harness.serving import serving
from townwright.core import registry
from townwright.core.abilities.achievements import achievement_names
from townwright.tables import achievements
from townwright.tables.achievements import shown_at
from townwright.tables.seats.holders import SeatHolder, own_seats
from townwright.tables.table import Table


async def test_what_was_shown_is_what_the_record_tells_and_an_account_takes_it_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = registry.find("cities")
    async with serving(tmp_path, bot_workers=0) as server:
        ada, eve = await server.page("Ada"), await server.page("Eve")
        tables = [
            await ada.table("cities", options={"seats": "2", "level": "3"}, seats=[{"who": "you"}, bot])
            for bot in [{"who": "bot", "name": "random"}] * 2
        ]
        actors = [await play(server, table, f"shown {number}") for number, table in enumerate(tables)]
        texts = [(await ada.http.get(f"/api/tables/{table}/record")).text for table in tables]
        first, second = [await ada.get(f"/api/achievements?table={table}") for table in tables]
        await ada.post("/api/account", name=fresh_name(), password=PASSWORD)
        taken = await ada.get(f"/api/achievements?table={tables[1]}")
        nobody = await eve.get(f"/api/achievements?table={tables[0]}")
    expected = [rules.achievements(rules.replay(text), 0) for text in texts]  # type: ignore[attr-defined]  # it has some

    assert [here(each) for each in (first, second)] == expected
    for name in achievement_names(rules):
        found = next(one for one in taken if (one["game"], one["name"]) == ("cities", name))
        where = [table for table, names in zip(tables, expected, strict=True) if name in names]
        assert (found["times"], found["table"]) == (len(where), where[0] if where else None)
    assert taken == second
    assert here(nobody) == ()
    assert {one["times"] for one in nobody} == {0}
    assert [shown_at(actor.table).get("0", ()) for actor in actors] == expected
    for arranged in arrangements(actors[0].table):
        assert shown_at(arranged) == {}
    first = actors[0].table
    crowded = replace(first, holders=(SeatHolder("eve", "friend"), first.holders[0]))
    assert "0" not in shown_at(crowded)
    monkeypatch.setattr(achievements, "MOST_SHOWN", 0)
    assert shown_at(first) == {}


def test_the_own_seat_of_a_person_is_the_first_that_no_friend_plays() -> None:
    friend, own, other = SeatHolder("ada", "friend"), SeatHolder("ada", "ada"), SeatHolder("ben")

    assert own_seats((friend, SeatHolder(bot="random"), own, own, other)) == {"ada": 2, "ben": 4}


def arrangements(table: Table) -> list[Table]:
    """The same game with own tiles, going on from a record, or with a deal that others know; and not finished."""
    created = table.created
    own = tuple({**dict(created.options), "tiles": "mine"}.items())
    others = (
        *(replace(created, options=own), replace(created, branched=3), replace(created, retried=True)),
        *(replace(created, contest="abcdef"), replace(created, daily="2026-11-16", aids=True)),
    )
    return [*(replace(table, created=other) for other in others), replace(table, ended="abandoned")]


def here(told: list[dict[str, Any]]) -> tuple[str, ...]:
    """The names of what was shown at the table that was asked about."""
    return tuple(one["name"] for one in told if one["here"])
