"""What a seat may not know never reaches it: views of states that differ only in that are equal."""

from __future__ import annotations

import dataclasses
import json
from importlib import import_module
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from tests.conformance.cases import CASES, every_case, every_game, played
from townwright.core.abilities.sharing import SplitViews, shared_views
from townwright.core.contract import AnyGame
from townwright.tables.patches import SharedPatches, difference, patched, with_part


@every_game
def test_the_twins_differ_in_what_the_game_hides(game: AnyGame) -> None:
    """So that the next test compares something: a game with secrets has twins, one without says so."""
    twins = import_module(f"tests.games.{game.name}.twins")
    cases = [played(number) for number, (other, _) in enumerate(CASES) if other is game]

    found = any(
        twins.twin(state, seat, Random(1)) is not None
        for case in cases
        for state in case.states
        for seat in range(case.record.options.seats)
    )

    assert found is twins.HIDES


@every_case
def test_a_view_does_not_depend_on_what_the_seat_may_not_know(number: int) -> None:
    case, random = played(number), Random(number)
    twin = import_module(f"tests.games.{case.game.name}.twins").twin
    for state in case.states:
        for seat in (None, *range(case.record.options.seats)):
            other = twin(state, seat, random)
            if other is not None:
                assert other != state
                assert case.game.view(other, seat) == case.game.view(state, seat)
                shared, others = shared_views(case.game, state), shared_views(case.game, other)
                assert others.of(seat) == shared.of(seat)
                if isinstance(shared, SplitViews) and isinstance(others, SplitViews):
                    assert (others.common, others.own(seat)) == (shared.common, shared.own(seat))


@every_case
def test_a_view_is_plain_data(number: int) -> None:
    case = played(number)
    for state in Random(number).sample(case.states, min(8, len(case.states))):
        for seat in (None, *range(case.record.options.seats)):
            assert_plain(case.game.view(state, seat))


@every_case
def test_a_page_that_is_told_what_changed_has_the_whole_view(number: int) -> None:
    case, random = played(number), Random(number)
    seat, start = random.choice((None, *range(case.record.options.seats))), random.randrange(len(case.states))
    seen = [case.game.view(state, seat) for state in case.states[start : start + 12]]
    shown = wire(seen[0])
    for before, after in pairwise(seen):
        shown = patched(shown, wire(difference(before, after) or {}))
        assert shown == wire(after)


@every_case
def test_what_is_told_to_all_who_are_shown_the_same_makes_the_whole_view_of_each(number: int) -> None:
    case, random = played(number), Random(number)
    seats, start = (None, *range(case.record.options.seats)), random.randrange(len(case.states))
    states = case.states[start : start + 8]
    patches = SharedPatches(lambda patch: msgspec.Raw(msgspec.json.encode(patch)))
    shown = {seat: wire(case.game.view(states[0], seat)) for seat in seats}
    earlier = shared_views(case.game, states[0])
    for state in states[1:]:
        later = shared_views(case.game, state, earlier)
        for seat in random.sample(seats, len(seats)):
            changes = difference(earlier.of(seat), later.of(seat), patches)
            shown[seat] = patched(shown[seat], wire(changes or {}))
            assert shown[seat] == wire(case.game.view(state, seat))
            assert later.of(seat) == shared_views(case.game, state).of(seat)
        earlier = later if random.random() < 0.8 else shared_views(case.game, state)
    taken_back = shared_views(case.game, states[0], earlier)
    assert all(taken_back.of(seat) == shared_views(case.game, states[0]).of(seat) for seat in seats)


@every_case
def test_what_all_are_told_with_what_a_seat_alone_is_told_makes_the_whole_view_of_each(number: int) -> None:
    case, random = played(number), Random(number)
    seats, start = (None, *range(case.record.options.seats)), random.randrange(len(case.states))
    states = case.states[start : start + 8]
    earlier = shared_views(case.game, states[0])
    if not isinstance(earlier, SplitViews):
        return
    shown = {seat: wire(case.game.view(states[0], seat)) for seat in seats}
    for state in states[1:]:
        later = shared_views(case.game, state, earlier)
        assert isinstance(later, SplitViews)
        for seat in seats:
            changes = difference(earlier.common, later.common)
            if seat is not None and later.own(seat) is not earlier.own(seat):
                changes = with_part(changes, later.place(seat), difference(earlier.own(seat), later.own(seat)))
            shown[seat] = patched(shown[seat], wire(changes or {}))
            assert shown[seat] == wire(case.game.view(state, seat))
        earlier = later


def wire(value: Any) -> Any:
    """The value as it comes out of a socket."""
    return json.loads(msgspec.json.encode(value))


def assert_plain(value: Any) -> None:
    """Dataclasses, tuples, strings, numbers, booleans and None go over the wire as they are."""
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            assert_plain(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            assert_plain(part)
    else:
        assert value is None or isinstance(value, str | int | bool), value
