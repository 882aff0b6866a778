"""Writes down all that a device sends during games whose deals and moves are fixed; needs the standard library alone.

``python -m tests.local.transcript MODULE...`` plays without these modules, as in an interpreter that lacks them.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from itertools import count
from random import Random
from typing import Any

WATCH = {"say": "watch", "table": "table-one"}
FRAMES: list[object] = [
    {"say": "ping"},
    {"say": "hello", "ticket": "abcdefgh"},
    {"say": "hello", "ticket": "short"},
    {"say": "hello"},
    {"say": "unknown"},
    {"table": "table-one"},
    WATCH,
    {**WATCH, "after": 3, "seat": 0, "key": None},
    {**WATCH, "after": -1},
    {**WATCH, "after": 2**31},
    {**WATCH, "after": 1.0},
    {**WATCH, "after": True},
    {**WATCH, "after": "1"},
    {**WATCH, "seat": 100},
    {**WATCH, "more": 1},
    {"say": "vote", "table": "table-one", "id": "my-own-id", "offer": 1, "agree": 1},
    {"say": "vote", "table": "table-one", "id": "my-own-id", "offer": 1, "agree": True},
    {"say": "propose", "table": "table-one", "id": "my-own-id", "offer": "undo"},
    {"say": "propose", "table": "table-one", "id": "my-own-id", "offer": "nonsense"},
    {"say": "ask", "table": "table-one", "ask": 1, "seat": 0, "words": ["a", "b"]},
    {"say": "ask", "table": "table-one", "ask": 1, "seat": 0, "words": ["a"] * 201},
    {"say": "ask", "table": "table-one", "ask": 1, "seat": 0, "words": [""]},
    {"say": "ask", "table": "table-one", "ask": 1, "seat": 0, "words": "ab"},
    ["say", "ping"],
    None,
]
"""What pages could send, most of it wrong."""


class Missing(MetaPathFinder):
    """Makes the import of some modules fail."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = frozenset(names)

    def find_spec(self, fullname: str, _path: object = None, _target: object = None) -> None:
        """Refuse the module if it is one of these."""
        if fullname.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)


def readings() -> list[Any]:
    """What each of the frames is read as; None for those that are refused."""
    import msgspec

    from townwright.server.protocol.client_messages import ClientMessage

    found: list[Any] = []
    for frame in FRAMES:
        try:
            found.append(msgspec.to_builtins(msgspec.convert(frame, ClientMessage)))
        except msgspec.ValidationError:
            found.append(None)
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]  # plain data


def transcript() -> list[Any]:
    """All frames and responses of a few games and questions."""
    from townwright.core.dealer import Dealer
    from townwright.local import device_tables
    from townwright.local.device_tables import DeviceTables
    from townwright.local.page_session import PageSession
    from townwright.local.requests import LocalRequests
    from townwright.local.storage import MemoryStorage

    random, ids, times = Random(7), count(), count(1_700_000_000_000)
    fresh, fresh_id = Dealer.fresh, device_tables.fresh_table_id
    Dealer.fresh = classmethod(lambda cls: cls(random.randbytes(32)))  # type: ignore[method-assign,assignment]  # deals that repeat
    device_tables.fresh_table_id = lambda: f"device-{next(ids):08}"
    told: list[Any] = []
    tables = DeviceTables(MemoryStorage(), lambda: next(times))
    session = PageSession(tables, lambda text: told.append(json.loads(text)))
    requests = LocalRequests(tables, session)

    async def ask(method: str, path: str, **body: Any) -> Any:
        response = await requests.answer(method, path, json.dumps(body) if body else "")
        told.append([response.status, response.body if path.endswith("/record") else json.loads(response.body)])
        return told[-1][1]

    async def say(say: str, **body: Any) -> None:
        await session.receive(json.dumps({"say": say, **body}))

    async def play(game: str, options: dict[str, str], moves: int) -> None:
        plans = [{"who": "you"}, {"who": "friend", "name": "Ben"}, {"who": "bot", "name": "random"}]
        table = (await ask("POST", "/api/tables", game=game, options=options, seats=plans))["table"]
        await say("watch", table=table)
        for move in range(moves):
            await session.settled()
            sight = next(frame["sight"] for frame in reversed(told) if isinstance(frame, dict) and frame.get("sight"))
            if sight["turn"] is None:
                break
            words: list[str] = []
            whole = False
            while not whole:
                await say("ask", table=table, ask=move, seat=sight["seat"], words=words)
                chosen = random.choice([choice for choice in told[-1]["choices"] if choice["why_not"] is None])
                words.append(chosen["word"])
                whole = chosen["whole"]
            where = {"table": table, "seat": sight["seat"], "turn": sight["turn"]}
            await say("act", id=f"move-of-mine-{move}", action=" ".join(words), **where)
        text = await ask("GET", f"/api/tables/{table}/record")
        await ask("POST", "/api/records", text=text, seat=0, course=True)

    async def scene() -> None:
        await say("hello", ticket="any-ticket")
        await ask("GET", "/api/games")
        await ask("POST", "/api/me", name="Ada")
        await ask("POST", "/api/me", name="")
        await ask("POST", "/api/me", nickname="Ada")
        await play("cities", {"seats": "3"}, 14)
        await play("greentown", {"seats": "3"}, 3)
        await play("skylines", {"seats": "3"}, 8)
        await say("act", table="device-none", id="an-id-of-mine", seat=0, turn=1, action="x")
        for path in ("/api/tables", "/api/best", "/api/me", "/api/games/skylines/bots", "/api/invitations/x"):
            await ask("GET", path)

    try:
        asyncio.run(scene())
    finally:
        Dealer.fresh, device_tables.fresh_table_id = fresh, fresh_id  # type: ignore[method-assign]  # as before
    return told


if __name__ == "__main__":
    sys.meta_path.insert(0, Missing(sys.argv[1:]))
    from townwright.local import structs

    structs.install()
    print(json.dumps({"readings": readings(), "transcript": transcript()}))
