"""No byte that a viewer gets depends on what is hidden from it: twins that differ only there look the same."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

import msgspec
import pytest
from msgspec import Raw

from tests.seen_facts import facts_since
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer
from townwright.core.seats import Seat
from townwright.tables import views
from townwright.tables.commands import Act, Propose
from townwright.tables.patches import SharedPatches
from townwright.tables.replies import FactView
from townwright.tables.seats.viewers import viewer_at
from townwright.tables.seen import sights
from townwright.tables.seen.shared_parts import SharedParts
from townwright.tables.table import Table

from .tables import NAMES, PEOPLE, TableHarness, games, running


def all_that_leaves(table: Table, person: str | None, seat: Seat | None, after: int = 0) -> bytes:
    """Every byte that the viewer could ask for."""
    told: list[object] = [views.table_view(table, person, seat, NAMES), facts_since(table, seat, after)]
    if seat is not None:
        told.append(views.choices(table, person, seat, ()))
    return msgspec.json.encode(told)


def viewers(table: Table, but: Seat) -> list[tuple[str | None, Seat | None]]:
    """Everybody who may not know yet what the seat has done: a stranger, and who has still to act."""
    return [(None, None), *((table.holders[seat].person, seat) for seat in table.to_act if seat != but)]


def changes(before: Table, after: Table, mover: Seat, others: list[tuple[str | None, Seat | None]]) -> list[bytes]:
    """What the others are told that has changed, after the mover and everybody else at the table was told."""
    earlier = SharedParts(before, NAMES)
    later, patches = SharedParts(after, NAMES, earlier), SharedPatches(lambda patch: Raw(msgspec.json.encode(patch)))
    told = []
    for person, seat in [(after.holders[mover].person, mover), *others, *others]:
        known = sights.sight(viewer_at(before, person), seat, earlier)
        now = sights.sight(viewer_at(after, person), seat, later)
        told.append(msgspec.json.encode(now.changes_since(known, patches)))
    return told[1:]


def fork(table: TableHarness) -> TableHarness:
    return replace(table, told=list(table.told))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_hidden_action_looks_the_same_whatever_it_is(game: AnyGame) -> None:
    pairs = 0
    for seed, options in enumerate(game.every_option()):
        if options.seats < 2 or pairs > 150:
            continue
        random, made = Random(seed), running(options, game, seed)
        while made.table.playing:
            seat = random.choice(made.table.to_act)
            legal = made.table.game.legal(made.table.state, seat)
            if len(made.table.to_act) > 1 and len(legal) > 1:
                twin, before = fork(made), made.table
                one, other = random.sample(range(len(legal)), 2)
                made.act(seat, str(legal[one]))
                twin.act(seat, str(legal[other]))
                kept = viewers(made.table, seat)
                assert changes(before, made.table, seat, kept) == changes(before, twin.table, seat, kept)
                for person, viewer in viewers(made.table, seat):
                    bytes_ = all_that_leaves(made.table, person, viewer)
                    assert bytes_ == all_that_leaves(twin.table, person, viewer), f"{game.name} {viewer}"
                    pairs += 1
            else:
                made.act(seat, str(random.choice(legal)))
    assert pairs > 20 or all(not plays_at_once(game, options) for options in game.every_option())


def plays_at_once(game: AnyGame, options: object) -> bool:
    """Whether several seats are ever to act at once in a game of these options."""
    made = running(options, game)
    made.play(Random(1), until=lambda table: len(table.to_act) > 1)
    return made.table.playing


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_refusal_tells_nothing_about_what_others_have_done(game: AnyGame) -> None:
    options = next((options for options in game.every_option() if options.seats > 1), None)
    if options is None or not plays_at_once(game, options):
        return
    made = running(options, game)
    made.play(Random(2), until=lambda table: len(table.to_act) > 1)
    seat, waiting = made.table.to_act[:2]
    legal = made.table.game.legal(made.table.state, seat)
    twin = fork(made)
    made.act(seat, str(legal[0]))
    twin.act(seat, str(legal[-1]))
    person = PEOPLE[waiting]
    for message in (Act(waiting, made.turn(waiting), "nonsense"), Act(seat, 3, "x"), Propose("undo")):
        assert made.say(person, message) == twin.say(person, message)


def test_another_seed_shows_nothing_but_another_promise() -> None:
    one, other = running(seed=1), running(seed=2)
    promise = (one.dealer.commitment.encode(), other.dealer.commitment.encode())
    for person, seat in (("ada", 0), ("ben", 1), (None, None)):
        seen_of_one = all_that_leaves(one.table, person, seat)
        assert seen_of_one.replace(*promise) == all_that_leaves(other.table, person, seat)
        assert one.dealer.seed.encode() not in seen_of_one


def test_an_action_of_an_open_turn_is_shown_to_its_seat_and_to_others_when_the_turn_closes() -> None:
    made = running()
    number = made.act(0, "guess 4")

    def action(seat: Seat | None) -> str | None:
        return views.fact_view(made.table, made.table.log[number - 1], seat).action

    assert (action(0), action(1), action(None)) == ("guess 4", None, None)
    made.act(1, "guess 2")
    assert (action(0), action(1), action(None)) == ("guess 4",) * 3


def test_who_catches_up_gets_again_what_was_hidden_then_and_is_open_now() -> None:
    made = running()
    number = made.act(0, "guess 4")
    made.act(1, "guess 2")

    told = facts_since(made.table, 1, number)

    assert [(fact.number, fact.action) for fact in told][:2] == [(number, "guess 4"), (number + 1, "guess 2")]
    assert [fact.number for fact in facts_since(made.table, 1, number + 1)] == [number + 2]


def has_come_to(number: int, table: Table) -> bool:
    return table.number >= number


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_catching_up_from_any_number_ends_with_what_was_seen_all_along(game: AnyGame) -> None:
    made = running(next(iter(game.every_option())), game)
    shown: dict[int, FactView] = {}
    handled, random = 0, Random(3)
    while made.table.playing:
        mark = handled + random.randrange(1, 9)
        made.play(random, until=partial(has_come_to, mark))
        for fact in facts_since(made.table, None, handled):
            shown[fact.number] = fact
        handled = made.table.number
    assert tuple(shown[number] for number in sorted(shown)) == facts_since(made.table, None, 0)


def test_a_mutant_that_shows_an_open_action_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views.fact_view
    monkeypatch.setattr(
        views, "fact_view", lambda table, happened, seat: honest(replace(table, hidden_actions=()), happened, seat)
    )
    made = running()
    twin = fork(made)
    made.act(0, "guess 1")
    twin.act(0, "guess 2")
    assert all_that_leaves(made.table, "ben", 1) != all_that_leaves(twin.table, "ben", 1)


def test_the_dealer_is_not_in_the_room() -> None:
    made = running()
    assert not any(isinstance(getattr(made.table, name), Dealer) for name in Table.__slots__)
    assert made.dealer.seed not in repr(made.table)
