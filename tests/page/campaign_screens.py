"""The campaign with its stars and a gallery, and what was shown in games.

How far somebody has come lies in this file, and the city is one of the recorded games; ``tests/server/campaign`` plays
and counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from .contest_screens import SESSION, elsewhere_in_time, visitor
from .late import late_table
from .links import go
from .serving import ROOT

RECORD = ROOT / "tests" / "games" / "skylines" / "records" / "finished-without-importance.txt"


def walk_campaign(page: Page, origin: str) -> Iterator[str]:
    """Look at the stages before and after some were played, at the end of a game, and at all that was shown."""
    go(page, origin, "/campaign")
    expect(page.locator("[data-stage]")).to_have_count(6)
    expect(page.locator("[data-star]")).to_have_count(18)
    expect(page.locator("[data-star].won")).to_have_count(0)
    table = finished(page, origin)
    campaigns = page.request.get(f"{origin}/api/campaign").json()
    shown = page.request.get(f"{origin}/api/achievements").json()
    first = campaigns[0]["stages"][0]
    first |= {"played": 3, "best": {"table": table, "total": 21, "ended_at": 1_800_000_000_000}}
    for star in first["stars"][:2]:
        star["won"] = True
    for one in shown[::2]:
        one |= {"table": table, "at": 1_800_000_000_000, "times": 2, "here": one["game"] == "skylines"}
    page.route("**/api/campaign", lambda route: route.fulfill(body=json.dumps(campaigns)))
    page.route("**/api/achievements*", lambda route: route.fulfill(body=json.dumps(shown)))
    go(page, origin, "/campaign")
    expect(page.locator("[data-star].won")).to_have_count(2)
    expect(page.locator("[data-city] svg .picture")).to_have_count(1)
    yield "campaign"
    go(page, origin, f"/table/{table}")
    expect(page.locator("[data-achievement]")).to_have_count(5)
    yield "achievements-at-the-end"
    go(page, origin, "/history")
    page.locator("[data-achievements=cities] summary").click()
    expect(page.locator("[data-achievements=cities] [data-achievement]").first).to_be_visible()
    yield "achievements"
    page.unroute_all()
    go(page, origin, "/campaign")
    page.locator("[data-stage='1'] button").last.click()
    expect(page.locator(".closed-board").first).to_be_visible()  # the stage is on the table


def finished(page: Page, origin: str) -> str:
    """A table with a city that is finished."""
    page.request.post(f"{origin}/api/me", data={"name": "Ada"}, headers={"origin": origin})
    table = late_table(page, origin, RECORD, left=1).rpartition("/")[2]
    (own,) = [each["value"] for each in page.context.cookies() if each["name"] == SESSION]

    async def end() -> None:
        player = await visitor(origin, "", own)
        await player.watch(table)
        await player.act(table, "end")
        await player.socket.close()
        await player.http.aclose()

    elsewhere_in_time(end())
    return table
