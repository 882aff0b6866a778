"""Answers the requests of a page about the games, tables and records of its device, as the server's routes do."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec

from townwright.core import registry
from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal
from townwright.local import device_achievements, device_bots, proofs
from townwright.local.device_tables import NAME, OWNER, DeviceTables, OpenTable
from townwright.local.new_tables import NewTables
from townwright.local.page_session import FAILED, PageSession
from townwright.local.storage import NotStored
from townwright.server.protocol import requests
from townwright.server.protocol.game_descriptions import options_of
from townwright.server.protocol.game_responses import BotInfo, GameInfo
from townwright.server.protocol.refusals.common import CANNOT_SAVE, NO_TABLE, STATUS
from townwright.server.protocol.responses import BestGame, BestGames, MadeTable, Me, Problem, VisibleTable
from townwright.server.sandbox import component_tasks, record_tasks
from townwright.server.sandbox.component_tasks import BadFile
from townwright.server.store import display_names
from townwright.tables import records, views
from townwright.tables.commands import Cancel, Command, Leave, PersonSender, SendAway, Sit, SitBot
from townwright.tables.replies import Refused, sentence

log = logging.getLogger(__name__)

TAKES_TURNS: Final = "/api/achievements"
"""A long look at many games, which takes one turn after another instead of one for all."""

NEEDS_SERVER = Phrase("local-needs-server", "this needs a server; on this device it is not possible")
UNREADABLE = Phrase("server-unreadable", "the server cannot read this request")
BEST: Final = 10
"""Games in a list of the best."""


@dataclass(frozen=True, slots=True)
class LocalResponse:
    """The answer to a request: a status as over HTTP, and a body in JSON or plain text."""

    status: int
    body: str


class LocalProblem(Exception):
    """Raised to answer a request with a status and a sentence."""

    def __init__(self, status: int, code: str, phrase: Phrase) -> None:
        self.status, self.code, self.phrase = status, code, phrase
        super().__init__(code)


LocalRoute: TypeAlias = Callable[..., Awaitable[object]]


class LocalRequests:
    """The routes of a device by method and path."""

    def __init__(self, tables: DeviceTables, session: PageSession) -> None:
        self._tables, self._session, self._new = tables, session, NewTables(tables)
        table = r"/api/tables/([\w-]+)"
        self._routes: tuple[tuple[str, re.Pattern[str], LocalRoute], ...] = tuple(
            (method, re.compile(pattern), route)
            for method, pattern, route in (
                ("GET", "/api/games", self._games),
                ("GET", r"/api/games/(\w+)/bots", self._bots),
                ("GET", "/api/me", self._me),
                ("POST", "/api/me", self._call_me),
                ("GET", "/api/me/sessions", self._nothing),
                ("GET", "/api/lobby", self._nothing),
                ("GET", "/api/tables", self._mine),
                ("GET", "/api/best", self._best),
                ("GET", r"/api/achievements(?:\?table=([\w-]+))?", self._achievements),
                ("POST", "/api/tables", self._create),
                ("POST", "/api/branches", self._branch),
                ("GET", table, self._look),
                ("GET", table + "/record", self._record),
                ("GET", table + "/components", self._components_of),
                ("POST", table + "/(sit|leave|bot|send-away|cancel)", self._seat),
                ("POST", "/api/records", self._replay),
                ("POST", "/api/proofs", self._prove),
                ("POST", "/api/study", self._study),
                ("POST", "/api/components", self._components),
                ("POST", "/api/score", self._score),
            )
        )

    async def answer(self, method: str, path: str, body: str = "") -> LocalResponse:
        """The response to a request; what needs a server is refused in one sentence."""
        if path.startswith(TAKES_TURNS):
            return await self._answer(method, path, body)
        async with self._session.turn:
            return await self._answer(method, path, body)

    async def _answer(self, method: str, path: str, body: str) -> LocalResponse:
        try:
            for known, pattern, route in self._routes:
                found = pattern.fullmatch(path) or pattern.fullmatch(path.partition("?")[0])
                if known == method and found is not None:
                    return responded(await route(*found.groups(), *([body] if method == "POST" else [])))
            raise LocalProblem(501, "needs-server", NEEDS_SERVER)
        except BadFile as bad:
            return refused(bad.refusal, file=bad.number)
        except Refusal as refusal:
            return refused(refusal)
        except LocalProblem as no:
            return problem(no.status, no.code, no.phrase)
        except NotStored:
            await self._forget_tables(path)
            return problem(503, "cannot-save", CANNOT_SAVE)
        except (ValueError, RecursionError, msgspec.ValidationError):
            return problem(400, "unreadable", UNREADABLE)
        except Exception:
            log.exception("a request could not be answered")
            return problem(500, "failed", FAILED)

    async def _forget_tables(self, path: str) -> None:
        """Let go of all tables, in a turn: somebody else may have one in hand while a long look goes on."""
        if not path.startswith(TAKES_TURNS):
            self._tables.forget()
            return
        async with self._session.turn:
            self._tables.forget()

    # Who is here, and what can be played

    async def _games(self) -> object:
        return tuple(
            GameInfo(
                name=game.name,
                title=game.title,
                rules=game.rules,
                interaction=game.interaction,
                options=options_of(game.name),
                bots=tuple(bot.name for bot in device_bots.offered(game.name)),
            )
            for game in map(registry.find, registry.names())
        )

    async def _bots(self, game: str) -> object:
        found = device_bots.offered_characters(registry.find(game).name)
        return tuple(BotInfo(name=bot.name, plays=sentence(bot.plays), scores=bot.scores) for bot in found)

    async def _me(self) -> object:
        name = await self._tables.owner()
        return Me(known=bool(name), name=name)

    async def _call_me(self, body: str) -> object:
        wanted = display_names.checked(read_body(body, requests.Naming).name)
        await self._tables.storage.change_setting(NAME, wanted)
        return Me(known=True, name=wanted)

    async def _nothing(self) -> object:
        return ()

    # Tables

    async def _mine(self) -> object:
        rows = [row.listed for row in await self._tables.storage.rows()]
        return sorted(rows, key=lambda listed: -int(listed["changed_at"]))

    async def _best(self) -> object:
        groups: dict[tuple[str, str], list[BestGame]] = {}
        for row in await self._tables.storage.rows():
            if row.solo is not None:
                groups.setdefault((row.listed["game"], row.solo["options"]), []).append(
                    BestGame(
                        table=row.id,
                        total=row.solo["total"],
                        won=row.solo["won"],
                        ended_at=row.listed["changed_at"],
                        aids=row.solo["aids"],
                    )
                )
        return tuple(
            BestGames(game=game, options=json.loads(options), played=len(found), best=best_of(found))
            for (game, options), found in sorted(groups.items())
        )

    async def _achievements(self, table_id: str | None) -> object:
        return await device_achievements.achievements(self._tables, self._session.turn, table_id)

    async def _create(self, body: str) -> object:
        return MadeTable(table=await self._new.create(read_body(body, requests.NewTable)))

    async def _branch(self, body: str) -> object:
        return MadeTable(table=await self._new.branch(read_body(body, requests.Branch)))

    async def _opened(self, table_id: str) -> OpenTable:
        opened = await self._tables.open(table_id)
        if opened is None:
            raise LocalProblem(404, "no-table", NO_TABLE)
        await self._tables.read_on(table_id)
        return opened

    async def _look(self, table_id: str) -> object:
        opened = await self._opened(table_id)
        seat, names = views.default_seat(opened.table, OWNER), await self._tables.names(opened)
        return VisibleTable(table=table_id, sight=views.table_view(opened.table, OWNER, seat, names))

    async def _record(self, table_id: str) -> object:
        opened = await self._opened(table_id)
        return LocalResponse(200, records.text(opened.table, await self._tables.names(opened), opened.seed))

    async def _components_of(self, table_id: str) -> object:
        return (await self._opened(table_id)).table.created.components

    async def _seat(self, table_id: str, what: str, body: str) -> object:
        opened = await self._opened(table_id)
        command: Command
        match what:
            case "sit":
                wanted = read_body(body, requests.Sitting)
                player = None if wanted.friend is None else self._new.friend(opened, wanted.friend)
                command = Sit(wanted.seat, player)
            case "leave":
                command = Leave(read_body(body, requests.AtSeat).seat)
            case "send-away":
                command = SendAway(read_body(body, requests.AtSeat).seat)
            case "bot":
                asked = read_body(body, requests.SeatBot)
                command = SitBot(asked.seat, device_bots.find_offered(opened.table.created.game, asked.bot).name)
            case _:
                command = Cancel()
        reply = await self._tables.handle(opened, PersonSender(OWNER), command)
        if isinstance(reply, Refused):
            return LocalResponse(STATUS.get(reply.code, 409), written(problem_of(reply.code, reply.why)))
        await self._session.show(table_id)
        return MadeTable(table=table_id)

    # Records and components

    async def _replay(self, body: str) -> object:
        asked = read_body(body, requests.RecordToReplay)
        shown = record_tasks.replay(asked.text, asked.components, asked.step, asked.seat, asked.course)
        return LocalResponse(200, shown.body.decode())

    async def _prove(self, body: str) -> object:
        asked = read_body(body, requests.RecordToReplay)
        return proofs.prove(asked.text, asked.components)

    async def _study(self, body: str) -> object:
        asked = read_body(body, requests.PositionToStudy)
        shown = record_tasks.study(asked.text, asked.components, asked.plays, asked.seat, asked.words, asked.steps)
        return LocalResponse(200, shown.body.decode())

    async def _components(self, body: str) -> object:
        text = read_body(body, requests.ComponentsToCheck).text
        return LocalResponse(200, component_tasks.describe_components(text).decode())

    async def _score(self, body: str) -> object:
        asked = read_body(body, requests.TableToScore)
        scored = component_tasks.score_table(asked.game, asked.text, asked.options, asked.components)
        return LocalResponse(200, scored.decode())


def best_of(games: Iterable[BestGame]) -> tuple[BestGame, ...]:
    """The best of the games, the best first."""
    return tuple(sorted(games, key=lambda game: (-game.total, game.ended_at))[:BEST])


def read_body(body: str, kind: Any) -> Any:
    """The body of a request as its type; raises ``ValueError`` or ``ValidationError`` for another one."""
    return msgspec.convert(json.loads(body), kind)


def written(value: object) -> str:
    """The value as JSON."""
    return msgspec.json.encode(value).decode()


def responded(value: object) -> LocalResponse:
    """The response with this body."""
    return value if isinstance(value, LocalResponse) else LocalResponse(200, written(value))


def problem_of(code: str, why: Any, line: int | None = None, file: int | None = None) -> Problem:
    """Why a request is not fulfilled."""
    return Problem(code=code, why=why, request=OWNER, line=line, file=file)


def problem(status: int, code: str, phrase: Phrase) -> LocalResponse:
    """The response that says why not."""
    return LocalResponse(status, written(problem_of(code, sentence(phrase))))


def refused(refusal: Refusal, file: int | None = None) -> LocalResponse:
    """The response that passes a refusal on, with the line and the file that are refused."""
    body = written(problem_of(refusal.code, sentence(refusal.phrase), refusal.line, file))
    return LocalResponse(STATUS.get(refusal.code, 409), body)
