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
from typing import cast

import pytest

from townwright.core import registry
from townwright.server.bots.bot_seats import BotSeats
from townwright.server.bots.worker_pool import Thinkers
from townwright.server.bots.worker_process import Asked, known, think_for_ever, thought
from townwright.server.live.table_actor import Keeper
from townwright.server.live.table_registry import Hall
from townwright.server.store.contract import Store
from townwright.tables.commands import Message, Speaker
from townwright.tables.facts import BotSat, Fact, Happened, Left, Sat
from townwright.tables.replies import Refused, Sentence
from townwright.tables.table import Room, after

from ..tables.guessing import GAME as GUESSING
from ..tables.tables import NOON, find, running
from .serving import serving

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
            row = await server.house.store.table(table)
            assert row is not None
            assert row.host is not None
            async with asyncio.timeout(120):
                while [one.index.stage for one in await server.house.store.tables_of(row.host)] != ["ended"]:
                    await asyncio.sleep(0.02)

    asyncio.run(scene())


@pytest.mark.parametrize("gone", ["asking", "listening"])
def test_a_mind_whose_server_has_gone_ends_without_a_word(gone: str, capfd: pytest.CaptureFixture[str]) -> None:
    context = multiprocessing.get_context("spawn")
    told, telling = context.Pipe(duplex=False)
    answers, answering = context.Pipe(duplex=False)
    mind = context.Process(target=think_for_ever, args=(told, answering), daemon=True)
    mind.start()
    told.close()
    answering.close()
    answers.close()
    if gone == "listening":
        state = running(game=registry.find("cities")).room.state
        telling.send(known(find, Asked("cities", "random", state, 0, nodes=1, seed=1)))
        mind.join(300)
    telling.close()
    mind.join(300)

    assert mind.exitcode == 0
    assert capfd.readouterr().err == ""


def test_a_worker_that_is_killed_or_takes_too_long_is_replaced_and_the_seat_acts_anyway() -> None:
    state = running().room.state

    async def scene() -> None:
        thinkers = Thinkers(1, 10, 120.0, find)
        first = await thinkers.choose("guessing", "random", state, 0, 1)
        assert GUESSING.read(first) in GUESSING.legal(state, 0)
        for number in range(2):  # either of the two processes that a worker is
            first = await thinkers.choose("guessing", "random", state, 0, 2)
            os.kill(thinkers.pids[number], signal.SIGKILL)
            assert GUESSING.read(await thinkers.choose("guessing", "random", state, 0, 2)) in GUESSING.legal(state, 0)
            assert thinkers.pids == ()
        assert GUESSING.read(await thinkers.choose("guessing", "nobody", state, 0, 3)) in GUESSING.legal(state, 0)
        thinkers.end()
        hasty = Thinkers(1, 10, 0.0, find)
        assert GUESSING.read(await hasty.choose("guessing", "random", state, 0, 4)) in GUESSING.legal(state, 0)
        hasty.end()

    asyncio.run(scene())


@pytest.mark.parametrize("game", ["guessing", *registry.names()])
def test_a_bot_chooses_the_same_whatever_it_cannot_see(game: str) -> None:
    rules = find(game)
    options = next(options for options in rules.every_option() if options.seats > 1)
    made = running(options, rules)
    made.play(Random(3), until=lambda room: len(room.to_act) > 1)
    if not made.room.playing:
        return
    hidden, waiting = made.room.to_act[:2]
    legal = rules.legal(made.room.state, hidden)
    twins = [rules.play(made.room.state, hidden, action) for action in (legal[0], legal[-1])]
    told = [known(find, Asked(game, "random", twin, waiting, 100, seed=7)) for twin in twins]
    assert pickle.dumps(told[0]) == pickle.dumps(told[1]), "what the bot's process is told"
    assert thought(told[0]) == thought(told[1])


@dataclass
class Refusing:
    """A keeper whose table changes while it hears a bot, and which then refuses."""

    room: Room
    then: Room
    table_id: str = "the-table"
    heard: list[str | None] = field(default_factory=list)

    async def hear(self, _speaker: Speaker, _message: Message, action_id: str | None = None) -> Refused:
        self.heard.append(action_id)
        self.room = self.then
        return Refused("not-now", Sentence("table-seat-not-yours", "seat 2 is not yours"))


def with_facts(room: Room, *facts: Fact) -> Room:
    for fact in facts:
        room = after(room, Happened(room.number + 1, room.at, fact))
    return room


@pytest.mark.parametrize("relieved", [True, False], ids=["relieved", "wrong"])
def test_a_bot_is_wrong_about_the_rules_only_while_it_sits_there(
    relieved: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with_bot = with_facts(running().room, Left(1, "replaced"), BotSat(1, "random"))
    then = with_facts(with_bot, Left(1, "replaced"), Sat(1, "ben", "ben")) if relieved else with_bot
    keeper = Refusing(with_bot, then)

    async def scene() -> None:
        hall = Hall(cast("Store", None), find, lambda: NOON)
        bots = BotSeats(hall, Thinkers(1, 10, 0.0, find))
        question = with_bot.questions[1]
        assert question is not None
        await bots._act(cast("Keeper", keeper), 1, question.number)
        bots.stop()

    asyncio.run(scene())
    assert len(keeper.heard) == (1 if relieved else 2)
    assert ("a bot chose what is not allowed" in caplog.messages) is not relieved


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
