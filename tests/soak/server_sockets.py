"""Strange messages, cuts and resends in number: ``python3 dev soak server_sockets --messages 50000 --cuts 1000``."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

import click

from tests.server.harness.cutting import GAPS, Cuts
from tests.server.harness.fuzzing import CODES, Errors, Fuzz
from tests.server.harness.resending import Resending
from tests.server.harness.serving import serving
from tests.server.protocol.test_fuzzing import check_tables, tables_of_all_games

BACK = {0.5: 0.5, 0.99: 3.0}
"""Seconds after which such a share of those who were cut off must be back."""


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
    with tempfile.TemporaryDirectory() as folder, Errors() as errors:
        async with serving(Path(folder)) as server:
            tables = await tables_of_all_games(server)
            stranger = await server.page()
            fuzz = Fuzz(server, Random(seed), tables)
            pages = (*server.pages[:2], stranger)
            await asyncio.gather(*(fuzz.page(page, -(-messages // 3)) for page in pages))
            await check_tables(server, tables)
            assert {1007} <= set(fuzz.closed) <= set(CODES), fuzz.closed
    assert not errors.messages, errors.messages[:5]
    return f"{fuzz.sent} sent, closed {fuzz.closed}, all tables intact, no error logged"


async def cut(cuts: int, seed: int) -> str:
    """Two players and a spectator who are cut off all the time; then some who were away for long."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            done = Cuts(server, Random(seed))
            while done.done < cuts:
                await done.play(rounds=20)
            for gap in GAPS:
                await done.long_absence(gap)
    for share, most in BACK.items():
        assert done.back_within(share) <= most, str(done)
    return f"{done}; gaps of up to {max(GAPS)} facts"


async def resend(sends: int, seed: int) -> str:
    """Actions that are sent again from two tabs, late, after cuts and in any order."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            done = Resending(server, Random(seed))
            while done.sends < sends:
                await done.play(rounds=20)
    return str(done)


if __name__ == "__main__":
    main()
