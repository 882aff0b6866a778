"""A page that is told what changed has the whole sight, whoever else was told something before it."""

from __future__ import annotations

import gc
import json
import weakref
from random import Random
from typing import Any

import msgspec
import pytest

from townwright.core.contract import AnyGame
from townwright.tables import views
from townwright.tables.commands import Leave, Propose, Sit, Vote
from townwright.tables.patches import SharedPatches, patched
from townwright.tables.seats.viewers import viewer_at
from townwright.tables.seen import sights
from townwright.tables.seen.shared_parts import SharedParts
from townwright.tables.seen.sights import Sight
from townwright.tables.table import Table

from .tables import NAMES, TableHarness, games, running


def wire(value: Any) -> Any:
    """The value as it comes out of a socket."""
    return json.loads(msgspec.json.encode(value))


class Watchers:
    """All who have a seat at a table, one who left it and a stranger; each has what it was told."""

    def __init__(self, table: Table) -> None:
        self.parts = SharedParts(table, NAMES)
        self.seen = {person: self.sight(person) for person in (*table.persons, "emil", None)}
        self.shown = {person: wire(sight.whole()) for person, sight in self.seen.items()}

    def sight(self, person: str | None) -> Sight:
        table = self.parts.table
        return sights.sight(viewer_at(table, person), views.default_seat(table, person), self.parts)

    def tell(self, table: Table, random: Random) -> None:
        """Tell everybody what has changed, in any order; some are told nothing this time."""
        self.parts = SharedParts(table, NAMES, self.parts)
        patches = SharedPatches(lambda patch: msgspec.Raw(msgspec.json.encode(patch)))
        for person in random.sample(list(self.seen), len(self.seen)):
            if random.random() < 0.8:
                sight = self.sight(person)
                changes = wire(sight.changes_since(self.seen[person], patches))
                self.shown[person] = patched(self.shown[person], changes)
                self.seen[person] = sight
                assert self.shown[person] == wire(views.table_view(table, person, sight.seat, NAMES)), person


def change(made: TableHarness, random: Random) -> None:
    """Let somebody act, or now and then leave, come back, offer something or answer an offer."""
    table = made.table
    person = random.choice(table.persons)
    match random.randrange(12):
        case 0:
            made.say(person, Propose("undo"))
        case 1:
            made.say(person, Propose("abandon"))
        case 2 if table.offers:
            made.say(person, Vote(table.offers[0].number, agree=False))
        case 3 if len(table.persons) > 1:
            made.say(person, Leave(table.seats_of(person)[0]))
        case 4:
            made.say("emil", Sit())
        case _:
            seat = next((seat for seat in table.to_act if table.holders[seat].person is not None), None)
            if seat is None:
                gone = next(seat for seat in table.to_act if table.holders[seat].empty)
                made.say(table.holders[gone].kept_for or "emil", Sit(gone))
            else:
                made.act(seat, str(random.choice(table.game.legal(table.state, seat))))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_changes_make_the_sight_that_everybody_would_be_shown_whole(game: AnyGame) -> None:
    random = Random(game.name)
    options = random.choice([options for options in game.every_option() if 2 <= options.seats <= 4])
    made = running(options, game, 1)
    watchers = Watchers(made.table)

    for _ in range(60):
        if made.table.playing:
            change(made, random)
        watchers.tell(made.table, random)


def test_what_nobody_is_shown_any_more_is_not_kept() -> None:
    game = games()[0]
    made = running(next(options for options in game.every_option() if options.seats == 2), game, 1)
    watchers, old = Watchers(made.table), []
    for _ in range(6):
        old.append(weakref.ref(watchers.parts))
        seat = made.table.to_act[0]
        made.act(seat, str(made.table.game.legal(made.table.state, seat)[0]))
        for person in watchers.seen:
            watchers.seen[person] = watchers.sight(person)
        watchers.tell(made.table, Random(1))
    watchers.tell(made.table, Random(2))
    for person in watchers.seen:
        watchers.seen[person] = watchers.sight(person)
    gc.collect()

    assert sum(parts() is not None for parts in old) <= 2
