"""The steps of a Build: a tile is laid or developed (rules 7.1 and 7.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from townwright.core.limits.budgets import Budget
from townwright.core.refusals import NotNow
from townwright.core.seats import Seat
from townwright.games.greentown.actions import Develop, Lay, Step
from townwright.games.greentown.box.components import NO_KIND, Components
from townwright.games.greentown.box.pieces import Tile
from townwright.games.greentown.map import exit_arithmetic
from townwright.games.greentown.map.exit_arithmetic import (
    NOBODY,
    gets_a_road,
    joins_every_part,
    lost_exits,
    may_lose,
    take_tile,
)
from townwright.games.greentown.map.hexes import COUNT, WRITTEN, Exits, Hex
from townwright.games.greentown.map.network import facing, regions
from townwright.games.greentown.state import State


def steps(state: State, seat: Seat, budget: Budget, developed: Hex | None = None) -> Iterator[Step]:
    """Every legal step of the seat: lays, then develops, each by q, then r, then the exits' digits.

    ``developed`` is the hex that the first step of the same Build developed.
    """
    yield from lays(state, budget)
    yield from develops(state, seat, budget, developed)


def any_step(state: State, seat: Seat, budget: Budget, developed: Hex | None = None) -> bool:
    """Whether the seat could make a step."""
    return next(steps(state, seat, budget, developed), None) is not None


def lays(state: State, budget: Budget) -> Iterator[Lay]:
    """Every legal lay: tiles with the fewest exits in the supply, on an empty hex, with a road."""
    components, supply = state.options.components, state.supply
    fewest = fewest_exits(components, supply)
    if fewest is None:
        return
    faces = [exits for exits in components.faces[fewest] if supply[components.shows[exits]]]
    budget.spend(len(state.network.tiles))
    for place, met in state.network.open_hexes().items():
        budget.spend(len(faces))
        for exits in faces:
            if gets_a_road(exits, met):
                yield Lay(place, exits)


def develops(state: State, seat: Seat, budget: Budget, developed: Hex | None = None) -> Iterator[Develop]:
    """Every legal develop; rules a to e and D4."""
    components, supply, network = state.options.components, state.supply, state.network
    for place, tile in network:
        if place == developed:
            continue
        old, owner = tile.exits, owner_of(tile)
        budget.spend(1 + len(components.grown[old]))
        parts: tuple[Exits, ...] | None = None
        for new in components.grown[old]:
            if not supply[components.shows[new]]:
                continue
            lost = lost_exits(old, new)
            if not may_lose(lost, owner, seat):
                continue
            if lost & network.roads[place]:
                if parts is None:
                    budget.spend(len(network.tiles))
                    parts = regions(network, place)
                if not joins_every_part(new, parts, 0, len(parts)):
                    continue
            yield Develop(place, new)


def fewest_exits(components: Components, supply: tuple[int, ...]) -> int | None:
    """The smallest number of exits that occurs in the supply; None if it is empty."""
    return exit_arithmetic.fewest_exits(components.kind_exits, 0, supply, 0, len(supply)) or None


def owner_of(tile: Tile) -> int:
    """The seat whose building the tile carries, or ``NOBODY``."""
    return NOBODY if tile.piece is None or tile.piece.owner is None else tile.piece.owner


def make(state: State, seat: Seat, step: Step, developed: Hex | None = None) -> State:
    """The position after a step, or a refusal that names the rule in its way."""
    if isinstance(step, Lay):
        check_lay(state, step)
    else:
        check_develop(state, seat, step, developed)
    return made(state, step)


def made(state: State, step: Step) -> State:
    """The position after a step that is known to be legal."""
    new = isinstance(step, Lay)
    tile = Tile(step.exits) if new else state.network.tiles[step.place]._replace(exits=step.exits)
    return replace(state, network=state.network.put(step.place, tile), supply=supply_after(state, step))


def supply_after(state: State, step: Step) -> tuple[int, ...]:
    """The supply without the new tile and, at once, with the one that it replaces (7.2 b)."""
    shows, supply = state.options.components.shows, list(state.supply)
    replaced = shows[state.network.tiles[step.place].exits] if isinstance(step, Develop) else NO_KIND
    take_tile(supply, 0, shows[step.exits], replaced)
    return tuple(supply)


def check_supply(state: State, step: Step) -> None:
    """Refuses a tile that the supply does not have."""
    kind = state.options.components.shows[step.exits]
    if kind == NO_KIND:
        raise NotNow("greentown-no-such-tile", "no tile shows the exits {exits}", exits=WRITTEN[step.exits])
    if not state.supply[kind]:
        raise NotNow(
            "greentown-tile-gone",
            "the supply has no tile of kind {kind} left, which {exits} needs",
            kind=state.options.components.kinds[kind].name,
            exits=WRITTEN[step.exits],
        )


def check_lay(state: State, step: Lay) -> None:
    """Refuses a lay that rule 7.1 does not allow."""
    if step.place in state.network.tiles:
        raise NotNow("greentown-hex-taken", "{hex} already has a tile", hex=str(step.place))
    check_supply(state, step)
    fewest = fewest_exits(state.options.components, state.supply)
    if COUNT[step.exits] != fewest:
        raise NotNow(
            "greentown-not-fewest",
            "a tile with {count} exits cannot be laid while the supply has one with {fewest}",
            count=COUNT[step.exits],
            fewest=fewest,
        )
    if not gets_a_road(step.exits, facing(state.network.tiles, step.place)):
        raise NotNow(
            "greentown-no-road", "exits {exits} on {hex} meet no exit", exits=WRITTEN[step.exits], hex=str(step.place)
        )


def check_develop(state: State, seat: Seat, step: Develop, developed: Hex | None) -> None:
    """Refuses a develop that rule 7.2, a to e, or D4 does not allow."""
    tile = state.network.tiles.get(step.place)
    if tile is None:
        raise NotNow("greentown-hex-empty", "{hex} has no tile to develop", hex=str(step.place))
    if step.place == developed:
        raise NotNow("greentown-developed-twice", "one Build cannot develop {hex} twice", hex=str(step.place))
    if COUNT[step.exits] != COUNT[tile.exits] + 1:
        raise NotNow(
            "greentown-not-one-more",
            "{hex} has {old} exits and must get {needed}, not {new}",
            hex=str(step.place),
            old=COUNT[tile.exits],
            needed=COUNT[tile.exits] + 1,
            new=COUNT[step.exits],
        )
    check_supply(state, step)
    lost = lost_exits(tile.exits, step.exits)
    if COUNT[lost] > 1:
        raise NotNow(
            "greentown-exits-lost",
            "{hex} would lose the exits {lost}; at most one may go",
            hex=str(step.place),
            lost=WRITTEN[lost],
        )
    if not may_lose(lost, owner_of(tile), seat):
        raise NotNow(
            "greentown-foreign-exit",
            "{hex} carries another player's building and keeps all its exits; {lost} would go",
            hex=str(step.place),
            lost=WRITTEN[lost],
        )
    parts = regions(state.network, step.place) if lost & state.network.roads[step.place] else ()
    if not joins_every_part(step.exits, parts, 0, len(parts)):
        raise NotNow(
            "greentown-torn",
            "without the exit {lost} of {hex} the network would fall apart",
            lost=WRITTEN[lost],
            hex=str(step.place),
        )
