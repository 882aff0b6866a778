"""Bots take seats, think elsewhere, and lose nothing when they are stopped."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from tests.server.harness.serving import serving
from tests.tables.guessing import GAME as GUESSING
from tests.tables.tables import NOON, find, running
from townwright.core import registry
from townwright.core.refusals import NotNow
from townwright.server.bots.bot_seats import BotSeats
from townwright.server.bots.worker_main import BotTask, choose_move, input_for_bot, serve_bot
from townwright.server.bots.worker_pool import WorkerPool
from townwright.server.live.table_actor import HERE, TableActor
from townwright.server.live.table_registry import TableRegistry
from townwright.server.live.table_rules import TableRules
from townwright.server.sandbox.sealed_table import seal_table
from townwright.server.store.contract import Store
from townwright.server.workers.worker import Worker
from townwright.tables.commands import Command, Sender
from townwright.tables.fact_replay import apply_fact
from townwright.tables.facts import BotSat, Fact, Left, NumberedFact, Sat
from townwright.tables.replies import Refused, Sentence
from townwright.tables.table import Table

BOT = {"who": "bot", "name": "random"}


@pytest.mark.parametrize("game", ["guessing", "cities"])
def test_somebody_alone_plays_against_a_bot(game: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            ada = await server.page("Ada")
            seats = [{"who": "you"}, {"who": "bot", "name": "random"}]
            table = await ada.table(game, options={"seats": "2"}, seats=seats)
            await ada.watch(table)
            await ada.play(table, Random(1))
            assert ada.sights[table]["seats"][1]["name"] == "random"
            assert ada.sights[table]["result"] is not None

    asyncio.run(scene())


def test_a_bot_whose_turn_it_was_when_the_server_went_away_acts_when_it_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, bot_workers=0) as server:  # nobody thinks
            ada = await server.page("Ada")
            seats = [{"who": "bot", "name": "random"}, {"who": "bot", "name": "random"}]
            table = await ada.table(seats=seats)
        async with serving(tmp_path) as server:
            row = await server.services.store.table(table)
            assert row is not None
            assert row.host is not None
            async with asyncio.timeout(120):
                while [one.index.stage for one in await server.services.store.tables_of(row.host)] != ["ended"]:
                    await asyncio.sleep(0.02)

    asyncio.run(scene())


@pytest.mark.parametrize("gone", ["asking", "listening"])
def test_a_mind_whose_server_has_gone_ends_without_a_word(gone: str, capfd: pytest.CaptureFixture[str]) -> None:
    context = multiprocessing.get_context("spawn")
    told, telling = context.Pipe(duplex=False)
    answers, answering = context.Pipe(duplex=False)
    mind = context.Process(target=serve_bot, args=(told, answering), daemon=True)
    mind.start()
    told.close()
    answering.close()
    answers.close()
    if gone == "listening":
        state = running(game=registry.find("cities")).table.state
        telling.send(input_for_bot(find, BotTask("cities", "random", state, 0, nodes=1, seed=1)))
        mind.join(300)
    telling.close()
    mind.join(300)

    assert mind.exitcode == 0
    assert capfd.readouterr().err == ""


def test_a_worker_that_is_killed_or_takes_too_long_finds_nothing_and_is_replaced() -> None:
    state = running().table.state

    async def scene() -> None:
        worker_pool = WorkerPool(1, 10, 120.0, find)
        for number in range(2):  # either of the two processes that a worker is
            first = await worker_pool.choose("guessing", "random", state, 0, 2)
            assert first is not None
            assert GUESSING.read(first) in GUESSING.legal(state, 0)
            os.kill(worker_pool.pids[number], signal.SIGKILL)
            assert await worker_pool.choose("guessing", "random", state, 0, 2) is None
            assert worker_pool.pids == ()
        assert await worker_pool.choose("guessing", "nobody", state, 0, 3) is None
        worker_pool.end()
        hasty = WorkerPool(1, 10, 0.0, find)
        assert await hasty.choose("guessing", "random", state, 0, 4) is None
        hasty.end()

    asyncio.run(scene())


@pytest.mark.parametrize("game", ["guessing", *registry.names()])
def test_a_bot_chooses_the_same_whatever_it_cannot_see(game: str) -> None:
    rules = find(game)
    options = next(options for options in rules.every_option() if options.seats > 1)
    made = running(options, rules)
    made.play(Random(3), until=lambda table: len(table.to_act) > 1)
    if not made.table.playing:
        return
    hidden, waiting = made.table.to_act[:2]
    legal = rules.legal(made.table.state, hidden)
    twins = [rules.play(made.table.state, hidden, action) for action in (legal[0], legal[-1])]
    told = [input_for_bot(find, BotTask(game, "random", twin, waiting, 100, seed=7)) for twin in twins]
    assert pickle.dumps(told[0]) == pickle.dumps(told[1]), "what the bot's process is told"
    assert choose_move(told[0]) == choose_move(told[1])


@dataclass
class Refusing:
    """A actor whose table changes while it hears a bot, and which then refuses."""

    table: Table
    then: Table
    table_id: str = "the-table"
    rules: TableRules = HERE
    handled: list[str | None] = field(default_factory=list)

    async def handle(self, _speaker: Sender, _message: Command, action_id: str | None = None) -> Refused:
        self.handled.append(action_id)
        self.table = self.then
        return Refused("not-now", Sentence("table-seat-not-yours", "seat 2 is not yours"))


def with_facts(table: Table, *facts: Fact) -> Table:
    for fact in facts:
        table = apply_fact(table, NumberedFact(table.number + 1, table.at, fact))
    return table


@pytest.mark.parametrize("relieved", [True, False], ids=["relieved", "wrong"])
def test_a_bot_is_wrong_about_the_rules_only_while_it_sits_there(
    relieved: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with_bot = with_facts(running().table, Left(1, "replaced"), BotSat(1, "random"))
    then = with_facts(with_bot, Left(1, "replaced"), Sat(1, "ben", "ben")) if relieved else with_bot
    actor = Refusing(with_bot, then)

    async def scene() -> None:
        table_registry = TableRegistry(cast("Store", None), find, lambda: NOON)
        bots = BotSeats(table_registry, WorkerPool(1, 10, 0.0, find))
        question = with_bot.pending_turns[1]
        assert question is not None
        await bots._act(cast("TableActor", actor), 1, question.number)
        bots.stop()

    asyncio.run(scene())
    assert len(actor.handled) == (1 if relieved else 2)
    assert ("a bot chose what is not allowed" in caplog.messages) is not relieved


@dataclass
class Thoughtless:
    """Workers that never find anything, and count how often they are asked."""

    asked: int = 0

    async def choose(self, *_task: object) -> None:
        self.asked += 1

    def end(self) -> None:
        """There is nothing to stop."""


def test_a_bot_that_failed_three_times_in_one_turn_acts_without_thinking() -> None:
    with_bot = with_facts(running().table, Left(1, "replaced"), BotSat(1, "random"))
    question = with_bot.pending_turns[1]
    assert question is not None
    workers = Thoughtless()
    refused: list[str] = []

    async def any_action(*_table: object) -> str:
        refused.append("tried")
        raise NotNow("server-too-long", "this takes too long to compute here")

    actor = Refusing(with_bot, with_bot, rules=cast("TableRules", SimpleNamespace(any_action=any_action)))

    async def scene() -> None:
        bots = BotSeats(TableRegistry(cast("Store", None), find, lambda: NOON), cast("WorkerPool", workers))
        for _ in range(5):
            await bots._act(cast("TableActor", actor), 1, question.number)
        bots.stop()

    asyncio.run(scene())
    assert workers.asked == 3
    assert len(refused) == 5


def test_a_bot_at_a_sealed_table_is_prepared_and_then_has_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[tuple[str, float]] = []
    ask = Worker.ask

    async def noted(worker: Worker, task: bytes, seconds: float) -> bytes | None:
        limits.append(("Preparation" if b"Preparation" in task else "BotTask", seconds))
        return await ask(worker, task, 120.0)

    monkeypatch.setattr(Worker, "ask", noted)
    table = running().table
    state = seal_table(table).state

    async def scene() -> None:
        worker_pool = WorkerPool(1, 10, 10.0, find, first_seconds=90.0)
        for _ in range(2):
            action = await worker_pool.choose("guessing", "random", state, 0, 2)
            assert action is not None
            assert GUESSING.read(action) in GUESSING.legal(table.state, 0)
        worker_pool.end()

    asyncio.run(scene())
    assert limits == [("Preparation", 90.0), ("BotTask", 2.0), ("BotTask", 2.0)]


def test_a_bots_folder_that_does_not_load_leaves_the_games_and_their_random_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_game: str) -> None:
        raise SyntaxError("somebody's own bot")

    monkeypatch.setattr("townwright.bots.of", broken)

    async def scene() -> None:
        async with serving(tmp_path) as server:
            ada = await server.page("Ada")
            assert {tuple(game["bots"]) for game in await ada.get("/api/games")} == {("random",)}
            table = await ada.table("cities", options={"seats": "2"}, seats=[{"who": "you"}, BOT])
            assert (await ada.watch(table))["sight"]["status"] == "playing"

    asyncio.run(scene())
