"""Strange messages, cuts and resends in number: ``python3 dev soak server_sockets --messages 50000 --cuts 1000``."""

from __future__ import annotations

import asyncio
import logging
import secrets
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import click

from tests.server.fuzzing import CODES, Fuzz
from tests.server.serving import Page, Server, serving
from tests.server.test_connections import check_order, cut_and_return
from tests.server.test_fuzzing import check_tables, tables_of_all_games


@click.command()
@click.option("--messages", default=50_000, show_default=True, help="Strange messages.")
@click.option("--cuts", default=1_000, show_default=True, help="Connections to cut.")
@click.option("--sends", default=50_000, show_default=True, help="Actions to send, most of them again.")
@click.option("--seed", default=1, show_default=True)
def main(messages: int, cuts: int, sends: int, seed: int) -> None:
    """Run all three against one server each; none of one kind if its number is 0."""
    logging.basicConfig(level=logging.ERROR)
    for name, number, scene in (("strange messages", messages, fuzz), ("cuts", cuts, cut), ("sends", sends, resend)):
        if number:
            started = perf_counter()
            print(f"{name}: {asyncio.run(scene(number, seed))}; {perf_counter() - started:.0f} s", flush=True)


async def fuzz(messages: int, seed: int) -> str:
    """Strange messages from two players and a stranger."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            tables = await tables_of_all_games(server)
            stranger = await server.page()
            fuzz = Fuzz(server, Random(seed), tables)
            pages = (*server.pages[:2], stranger)
            await asyncio.gather(*(fuzz.page(page, -(-messages // 3)) for page in pages))
            await check_tables(server, tables)
            assert {1007} <= set(fuzz.closed) <= set(CODES), fuzz.closed
            return f"{fuzz.sent} sent, closed {fuzz.closed}, all tables intact"


async def cut(cuts: int, seed: int) -> str:
    """Two players and a spectator who are cut off all the time."""
    random, done, facts = Random(seed), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            while done < cuts:
                pages, table = await pair(server, rounds=20)
                while pages[0].sights[table]["status"] != "ended":
                    for page in pages:
                        if page.sights[table]["turn"] is not None:
                            await page.act(table, await page.random_action(table, random))
                        if random.random() < 0.5:
                            await cut_and_return(page, table, random)
                            done += 1
                        await server.caught_up(page, table)
                for page in pages:
                    await server.caught_up(page, table)
                    check_order(page, table)
                    facts += len(page.facts[table])
                    await page.socket.close()
    return f"{done} cuts, {facts} facts: 0 missing, 0 doubled, 0 out of order, 0 reloads"


async def resend(sends: int, seed: int) -> str:
    """Actions that are sent again from two tabs, late and in any order."""
    random, done, ids = Random(seed), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            while done < sends:
                (ada, ben), table = await pair(server, rounds=20)
                said: list[tuple[Page, dict[str, object]]] = []
                answers: dict[str, set[str]] = {}
                while ada.sights[table]["status"] != "ended":
                    for page in (ada, ben):
                        await server.caught_up(page, table)
                        if page.sights[table]["turn"] is not None:
                            sight, action = page.sights[table], await page.random_action(table, random)
                            about = {"seat": sight["seat"], "turn": sight["turn"], "action": action}
                            frame = {"say": "act", "table": table, "id": secrets.token_hex(8), **about}
                            said.append((page, frame))
                            done += await send(page, frame, answers)
                        for _ in range(6):
                            if said:
                                done += await send(*random.choice(said[-200:]), answers)
                assert all(len(replies) == 1 for replies in answers.values())
                used = [event.action_id for event in await server.house.store.events(table) if event.action_id]
                assert len(used) == len(set(used))
                ids += len(answers)
                for page in (ada, ben):
                    await page.socket.close()
    return f"{done} sends of {ids} ids: each at most once, each with one answer"


async def send(page: Page, frame: dict[str, Any], answers: dict[str, set[str]]) -> int:
    """Send and wait for the answer."""
    await page.say(**frame)
    while (reply := await page.hear()).get("id") != frame["id"]:
        pass
    answers.setdefault(str(frame["id"]), set()).add(str(reply))
    return 1


async def pair(server: Server, rounds: int) -> tuple[tuple[Page, Page], str]:
    """Two people at a new table."""
    ada, ben = await server.page("Ada"), await server.page("Ben")
    options = {"seats": "2", "rounds": str(rounds)}
    table = await ada.table(options=options, visibility="public", seats=[{"who": "you"}])
    await ben.post(f"/api/tables/{table}/sit")
    for page in (ada, ben):
        await page.watch(table)
    return (ada, ben), table


if __name__ == "__main__":
    main()
