"""What the page will ask for next, named together with the page, so that a browser fetches it all at once.

The build writes down which files each screen needs; what else a screen begins with are questions to this server. A
browser that knows nothing of such names, or speaks another language than it says, merely asks later.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from litestar import Request

from townwright.core.refusals import Refusal
from townwright.server.auth.session_cookies import Visitor
from townwright.server.auth.visibility import TableDamaged
from townwright.server.services import Services
from townwright.server.workers.fair_queue import TryAgain

LANGUAGES: Final = ("en", "de")
MOST_READ: Final = 1_000
"""Characters of what a browser says about languages that are read."""
TABLE: Final = re.compile(r"(table|replay)/([\w-]{8,64})")

ScreenFiles = dict[str, dict[str, list[str]]]
"""The files of each screen in each language; it goes by the first word of its address, by all of it, or by a game."""


async def links(request: Request[Any, Any, Any], path: str, lists: bytes | None) -> str:
    """The header that names what the screen at an address begins with; empty if there is nothing to name."""
    if lists is None:
        return ""
    visitor: Visitor = request.state.visitor
    at_table = TABLE.fullmatch(path)
    game = await game_at(request.app.state.services, at_table[2], visitor) if at_table else None
    screens = (path.split("/")[0] or "home", path, game or "")
    files = files_of(lists, screens, language(request.headers.get("accept-language", "")))
    return ", ".join([*map(file_link, files), *map(question_link, questions(path, visitor, game))])


async def game_at(services: Services, table: str, visitor: Visitor) -> str | None:
    """The game at a table, if the visitor may see it."""
    try:
        actor = await services.table_access.seen_by(table, visitor.person, None)
    except (TableDamaged, Refusal, TryAgain):
        return None
    return None if actor is None else actor.table.created.game


def questions(path: str, visitor: Visitor, game: str | None) -> tuple[str, ...]:
    """What the screen will ask this server, as far as it is allowed to."""
    kind, _, part = path.partition("/")
    if kind == "":
        own = () if visitor.person is None else ("/api/tables", "/api/best")
        return ("/api/games", "/api/lobby", "/api/me", *own)
    if kind == "table" and game is not None:
        return (f"/api/tables/{part}",)
    if kind == "replay" and game is not None:
        return (f"/api/tables/{part}/record", f"/api/tables/{part}/components", "/api/me")
    return ("/api/me",) if kind == "learn" and part else ()


def language(accepted: str) -> str:
    """The first language that the browser names and the page speaks; weights are in order as browsers write them.

    >>> language("de-AT,de;q=0.9,en;q=0.8"), language("fr"), language("")
    ('de', 'en', 'en')
    """
    codes = (re.split(r"[-;]", one.strip().lower())[0] for one in accepted[:MOST_READ].split(","))
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


@cache
def read(lists: bytes) -> ScreenFiles:
    """The lists as the build wrote them."""
    found: ScreenFiles = json.loads(lists)
    return found


def files_of(lists: bytes, screens: Iterable[str], language: str) -> tuple[str, ...]:
    """The files of several screens, each once."""
    by_screen = read(lists)
    return tuple(dict.fromkeys(file for screen in screens for file in by_screen.get(screen, {}).get(language, ())))


def file_link(file: str) -> str:
    """How a file is named; a script is a module, and everything is fetched as the page itself will do it."""
    kind = "rel=preload; as=style" if file.endswith(".css") else "rel=modulepreload"
    return f"</{file}>; {kind}; crossorigin"


def question_link(path: str) -> str:
    """How a question is named."""
    return f"<{path}>; rel=preload; as=fetch; crossorigin"
