"""What the golden records of Greentown are of, who plays them, and how a position is told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tests.golden.cases import Fault, GoldenCases
from tests.golden.players import Cast, copycat, first, last, terse, wordy
from tests.golden.positions import Spelling, words, yes
from tests.golden.variants import Variant, going_round
from townwright.games.greentown.box.loader import standard
from townwright.games.greentown.box.pieces import SEATS, VACANT, Tile
from townwright.games.greentown.map.hexes import WRITTEN, Hex
from townwright.games.greentown.state import Player, State
from townwright.games.greentown.tour import payment_arithmetic


def variants() -> Iterator[Variant]:
    """With and without keeping the marker; every set-up, money hidden and open."""
    setups = tuple(setup.name for setup in standard().setups)
    for seats in ("2", "3", "4"):
        for variant in ("-", "keep")[: 1 if seats == "2" else 2]:
            yield going_round({"variant": variant, "seats": seats}, setup=setups, money=("hidden", "open"))


PLAYERS = Cast(
    weak=("stroller", "guest", "courier"),
    good=("greedy", "planner", "surveyor"),
    odd={"terse": terse, "wordy": wordy, "first": first, "last": last, "copycat": copycat},
)


# A position; a turn is all that a player does with a marker


def marker_used(before: State, after: State) -> bool:
    return before.turn is not None and after.turn is None


def tell(state: State) -> str:
    """The whole table, all money included. The deck below its top card has no order."""
    order = "".join(SEATS[seat] for seat in state.order)
    return "\n".join(
        (
            f"round {state.round} order {order} next {state.next} ending {state.ending or 'no'} over {yes(state.over)}",
            *(tile_line(place, tile) for place, tile in sorted(state.network.tiles.items())),
            "supply " + words(state.supply),
            *(player_line(seat, player) for seat, player in zip(SEATS, state.players, strict=False)),
            f"top {state.top or '-'} deck {words(sorted(state.deck))}",
        )
    )


@lru_cache(maxsize=1 << 14)
def tile_line(place: Hex, tile: Tile) -> str:
    return f"tile {place} {WRITTEN[tile.exits]} {tile.piece or VACANT}"


def player_line(seat: str, player: Player) -> str:
    markers = ",".join(player.markers) or "-"
    return f"seat {seat} money {player.money} hand {words(player.hand)} markers {markers} card {player.card or '-'}"


CASES = GoldenCases(
    set_option="set",
    sets=(standard().name,),
    variants=tuple(variants()),
    cast=lambda _options: PLAYERS,
    spelling=Spelling(marker_used, tell),
    ends=frozenset({"end cards", "end buildings", "end stalled"}),
    faults=(Fault("variant=-", payment_arithmetic, "CHARGE", 2, r"line \d+ '\d+\. [A-D] .*': refused: the tour pays"),),
)
