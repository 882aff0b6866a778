"""Lays games on new tables of a device: fresh, or from the middle of a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from townwright.core.dealer import Dealer
from townwright.core.refusals import NotNow, Unreadable
from townwright.local import device_bots
from townwright.local.device_tables import OWNER, DeviceTables, OpenTable
from townwright.server.protocol.requests import Branch, NewTable, SeatPlan
from townwright.server.sandbox import component_tasks, record_tasks
from townwright.server.store import display_names
from townwright.tables.facts import BotSat, Created, Fact, Sat


class NewTables:
    """Makes the tables that a page asks for."""

    def __init__(self, tables: DeviceTables) -> None:
        self._tables = tables

    async def create(self, asked: NewTable) -> str:
        """Store the table that is asked for, and return its id; refused if it needs people from elsewhere."""
        if asked.visibility == "public" or asked.seconds is not None:
            raise NotNow("local-nobody-else", "nobody else comes to a table on this device, and no time runs there")
        game = self._tables.find(asked.game)
        words, seats = component_tasks.agree_options(self._tables.find, game.name, asked.options, asked.components)
        created = Created(
            game=game.name,
            rules=game.rules,
            options=tuple(words.items()),
            host=OWNER,
            commitment="",
            components=asked.components,
            aids=asked.aids,
        )
        people, names = planned(game.name, asked.seats, seats)
        return await self._tables.create(created, people, names)

    async def branch(self, asked: Branch) -> str:
        """Store a table that begins with a record's first moves, and return its id."""
        found = record_tasks.branch(asked.text, asked.components, asked.moves, asked.same_deal, asked.whole)
        if any(plan.who == "open" for plan in asked.seats):
            raise Unreadable("server-branch-open", "say who plays each seat of a game that has begun")
        plans = (*asked.seats, *(SeatPlan(who="you"),) * (found.seats - len(asked.seats)))
        people, names = planned(found.game, plans, found.seats)
        created = Created(
            game=found.game,
            rules=found.rules,
            options=tuple(found.options.items()),
            host=OWNER,
            commitment="",
            components=asked.components,
            aids=asked.aids,
            branched=asked.moves,
            retried=asked.same_deal,
        )
        dealer = Dealer.of(found.seed) if found.seed is not None else None
        return await self._tables.create(created, people, names, found.moves[: asked.moves], dealer)

    def friend(self, opened: OpenTable, name: str) -> str:
        """Add a friend to the people of a table, and return the friend's id."""
        names = {**opened.row.names}
        friend = f"friend-{len(names)}"
        opened.row = replace(opened.row, names={**names, friend: display_names.checked(name)})
        return friend


def planned(game: str, plans: Sequence[SeatPlan], seats: int) -> tuple[list[Fact], dict[str, str]]:
    """Who sits where from the beginning, and the names of the friends among them by their ids."""
    if len(plans) > seats:
        raise Unreadable("server-too-many-seats", "this game has {seats:seat|seats}", seats=seats)
    facts: list[Fact] = []
    names: dict[str, str] = {}
    for seat, plan in enumerate(plans):
        match plan.who:
            case "you":
                facts.append(Sat(seat, OWNER, OWNER))
            case "friend":
                if plan.name is None:
                    raise Unreadable("server-friend-name", "say how your friend is called")
                friend = f"friend-{len(names)}"
                names[friend] = display_names.checked(plan.name)
                facts.append(Sat(seat, OWNER, friend))
            case "bot":
                facts.append(BotSat(seat, device_bots.find_offered(game, plan.name or "").name))
            case "open":
                pass
    return facts, names
