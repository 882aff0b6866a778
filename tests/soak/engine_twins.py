"""Plays server and browser side by side with the same deals: ``dev soak engine_twins --games 5``.

A real server and the engine in a real Chromium get the same deals and the same random moves of people, with options by
chance and one bot of those that play on devices; every fact, every sight, every answer to what can be done next and the
record at the end are compared.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import click
from playwright.async_api import async_playwright

from tests.local.worker_pages import WorkerPage, worker_page
from tests.page.conftest import FLAGS, chromium
from tests.page.static_site import StaticSite, static_site
from tests.server.harness.pages import Page
from tests.server.harness.serving import Server, serving
from tests.tables.tables import NOON
from townwright.core import registry
from townwright.core.dealer import Dealer
from townwright.local import device_bots

SAME = f"""
import types
from townwright.core.dealer import Dealer
from townwright.local import browser, device_tables
browser.time = types.SimpleNamespace(time=lambda: {NOON / 1000})
"""
DEAL = """
Dealer.fresh = classmethod(lambda cls: cls(bytes.fromhex({seed!r})))
device_tables.fresh_table_id = lambda: {table!r}
"""


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(registry.own_names()))
@click.option("--games", default=5, show_default=True, help="Of each kind.")
@click.option("--moves", default=1_000, show_default=True, help="Moves of people in a game, at most.")
@click.option("--seed", default=1, show_default=True)
def main(names: tuple[str, ...], games: int, moves: int, seed: int) -> None:
    """Compare them; fails at the first difference."""
    with tempfile.TemporaryDirectory() as folder, static_site(Path(folder)) as site:
        asyncio.run(both(Path(folder), site, names or registry.own_names(), games, moves, seed))


async def both(folder: Path, site: StaticSite, names: tuple[str, ...], games: int, moves: int, seed: int) -> None:
    """A server and a browser for as long as it takes."""
    seeds: list[bytes] = []
    Dealer.fresh = classmethod(lambda cls: cls(seeds[-1]))  # type: ignore[assignment]  # both deal the same
    async with serving(folder, now=lambda: NOON) as server, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        tab = await browser.new_page()
        tab.set_default_timeout(0)
        offline, online = worker_page(tab), await server.page("Ada")
        await offline.start(site)
        await offline.run(SAME)
        await offline.post("/api/me", name="Ada")
        for name in names:
            started, compared = perf_counter(), 0
            for number in range(games):
                random = Random(f"{seed} {name} {number}")
                seeds.append(random.randbytes(32))
                compared += await compare(server, online, offline, name, seeds[-1], moves, random)
            print(
                f"{name}: {games} games, {compared} updates compared, 0 different; {perf_counter() - started:.0f} s",
                flush=True,
            )
        await browser.close()


def agreed(name: str, random: Random) -> dict[str, Any]:
    """A table of any options, with people on all seats but the last, on which a bot sits."""
    game = registry.find(name)
    options = random.choice([*game.every_option()])
    people = [{"who": "you"}, *({"who": "friend", "name": f"Ben {number}"} for number in range(options.seats - 2))]
    bots = [{"who": "bot", "name": random.choice(device_bots.offered(name)).name}] if options.seats > 1 else []
    return {"options": game.option_words(options), "seats": people + bots}


async def compare(
    server: Server, online: Page, offline: WorkerPage, name: str, seed: bytes, moves: int, random: Random
) -> int:
    """Play one game at both, and return how many facts were compared."""
    asked, chance = agreed(name, random), random.random()
    table = await online.table(name, **asked)
    await offline.run(DEAL.format(seed=seed.hex(), table=table))
    assert await offline.table(name, **asked) == table
    if online.socket is None:
        await online.connect()
    await online.watch(table)
    await offline.watch(table)
    chances = Random(chance), Random(chance)
    for _ in range(moves):
        await caught_up(server, online, offline, table)
        same(offline.facts[table], online.facts[table], asked, seed)
        same(offline.sights[table], online.sights[table], asked, seed)
        if online.sights[table]["turn"] is None:
            break
        action = await online.random_action(table, chances[0])
        assert await offline.random_action(table, chances[1]) == action
        asks = [next(each for each in reversed(page.frames) if each["say"] == "choices") for page in (online, offline)]
        assert asks[0] == asks[1], (name, seed.hex(), action)
        first, second = await online.act(table, action), await offline.act(table, action)
        assert (first["say"], first["number"]) == (second["say"], second["number"])
    assert await offline.get(f"/api/tables/{table}/record") == await online.get(f"/api/tables/{table}/record")
    for page in (online, offline):
        await page.say("unwatch", table=table)
    return len(online.facts[table])


def same(offline: dict[Any, Any], online: dict[Any, Any], asked: dict[str, Any], seed: bytes) -> None:
    """Fail where two tell something else, and say what."""
    different = {
        key: (offline.get(key), online.get(key)) for key in {*offline, *online} if offline.get(key) != online.get(key)
    }
    assert not different, f"the device and the server differ at {asked} with the seed {seed.hex()}: {different}"


async def caught_up(server: Server, online: Page, offline: WorkerPage, table: str) -> None:
    """Hear of all that follows at both until no bot is to act."""
    actor = await server.services.table_registry.actor(table)
    assert actor is not None
    while any(turn and holder.bot for turn, holder in zip(actor.table.pending_turns, actor.table.holders, strict=True)):
        await asyncio.sleep(0.005)
    await server.caught_up(online, table)
    while offline.numbers[table] < online.numbers[table] or offline.sights[table]["number"] < offline.numbers[table]:
        await offline.handle()


if __name__ == "__main__":
    main()
