"""The table as text: the hex map with its streets, then what lies beside it.

A tile is its hex and its piece, ``(0,-1)N``; a street runs from it to the middle of the side that it
reaches, so two streets that meet are a road and one that stops halfway is open or a dead end.
"""

from __future__ import annotations

from collections import defaultdict

from townwright.games.greentown.box.pieces import BUILDINGS, SEATS, VACANT, Tile
from townwright.games.greentown.map.hexes import SIDES_OF, WRITTEN, Hex
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.rules import acting
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.payment import explain

WIDE, HIGH = 14, 3
"""Characters from a hex to its eastern neighbour, and lines from a row to the next."""
STREETS = {1: (2, -1, "/"), 2: (-2, -1, "\\"), 4: (-2, 1, "/"), 5: (2, 1, "\\")}
"""Where the slanting streets are drawn, beside the hex's middle."""


def draw(state: State) -> str:
    """The map, the supply, the cards and the players; money only where it lies open."""
    return "\n".join([draw_network(state.network), "", *beside(state)])


def draw_network(network: Network) -> str:
    """The map, north at the top."""
    if not network.tiles:
        return ""
    west = min(middle(place) for place in network.tiles)
    north = min(place.r for place in network.tiles)
    canvas: dict[tuple[int, int], str] = {}
    for place, tile in network:
        paint(canvas, middle(place) - west + WIDE // 2, (place.r - north) * HIGH + 1, place, tile)
    rows: defaultdict[int, list[int]] = defaultdict(list)
    for x, y in canvas:
        rows[y].append(x)
    lines = ["".join(canvas.get((x, y), " ") for x in range(max(rows.get(y, (-1,))) + 1)) for y in range(max(rows) + 1)]
    return "\n".join(lines).strip("\n")


def middle(place: Hex) -> int:
    """Rule 3: x = q + r/2, in characters."""
    return place.q * WIDE + place.r * (WIDE // 2)


def paint(canvas: dict[tuple[int, int], str], x: int, y: int, place: Hex, tile: Tile) -> None:
    """Puts one tile on the canvas, its middle at (x, y)."""
    label = f"{place}{VACANT if tile.piece is None else tile.piece}"
    left = x - len(label) // 2
    for side in SIDES_OF[tile.exits]:
        if side in STREETS:
            right, down, street = STREETS[side]
            canvas[x + right, y + down] = street
    if tile.exits >> 0 & 1:
        canvas.update(((at, y), "-") for at in range(left + len(label), x + WIDE // 2))
    if tile.exits >> 3 & 1:
        canvas.update(((at, y), "-") for at in range(x - WIDE // 2, left))
    canvas.update(((left + at, y), character) for at, character in enumerate(label))


def beside(state: State) -> list[str]:
    """What lies beside the map, one line each."""
    components, options = state.options.components, state.options
    stacks = (
        f"{kind.name} {WRITTEN[kind.exits]} ×{left}"
        for kind, left in zip(components.kinds, state.supply, strict=True)
        if kind in components.in_play(options.setup)
    )
    order = "".join(SEATS[seat] for seat in state.order)
    lines = [
        f"supply: {', '.join(stacks)}",
        f"deck: {state.top or '-'} on top, {state.cards_left} cards",
        f"round {state.round}, order {order or '-'}, to act: {acting(state)}",
    ]
    for seat, player in enumerate(state.players):
        hand = "".join(f"{category}{left}" for category, left in zip(BUILDINGS, player.hand, strict=True))
        money = f", money {player.money}" if options.open_money or state.over else ""
        lines.append(f"{SEATS[seat]}: card {player.card or '-'}, hand {hand}, markers {markers(player.markers)}{money}")
    if state.last is not None:
        lines.append(f"last tour: {SEATS[state.last.seat]} with card {state.last.payment.card}")
        lines += [f"    {line}" for line in explain(state.last.payment) if line.because]
    return lines


def markers(up: tuple[str, ...]) -> str:
    """Markers that are face up."""
    return ",".join(up) or "-"
