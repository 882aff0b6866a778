"""Every lesson is tried with legal moves at each step: none that does what the text asks for is refused.

Every move is tried but in Greentown, where a Build can be made in a million ways: there its steps and its building are
taken evenly from all that are legal. ``python3 dev soak page_games tests/page/test_lesson_moves.py`` tries all of them,
but for the one step that looks at the whole table after a Build.
"""

from __future__ import annotations

import json
import runpy
import subprocess
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from townwright.core import registry
from townwright.games.greentown.map.hexes import Hex, around

from .late import whole_games
from .pupil import LESSONS
from .serving import ROOT

JUDGE = Path(__file__).with_name("lesson_judge.mjs")
Asked = Callable[[Any, Callable[[], Any], str], bool]
"""Whether a move does what the text of a step asks for: the views before and after it, and its notation."""


def judge(*words: str, said: str = "") -> str:
    """What the lessons answer."""
    node, _ = runpy.run_path(str(ROOT / "client" / "build.py"))["node_and_npm"]()
    command = (str(node), str(JUDGE), *words)
    done = subprocess.run(command, input=said, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@cache
def lessons() -> dict[str, Any]:
    """The lessons of the page by name."""
    return {lesson["name"]: lesson for lesson in json.loads(judge("list"))}


def fields(view: Any) -> dict[str, str]:
    """The kinds of all fields of the city."""
    return {
        f"{cell.cell}.{at + 1}": kind
        for cell in view.players[0].city.cells
        for at, kind in enumerate(cell.face.replace("/", ""))
    }


def entered(before: Any, after: Any) -> str | None:
    """The field of a tourist that was placed in this move."""
    old, new = before.players[0].city, after.players[0].city
    return next(iter(set(new.tourists) - set(old.tourists)), None) if new.stock < old.stock else None


def earned(view: Any, field: str) -> int:
    """What the tourist on a field earns."""
    line = next(line for line in view.players[0].lines if line.what == field)
    return sum(because.points for because in line.because)


def placed_on(kinds: str, least: int) -> Asked:
    """A tourist is placed on a field of these kinds, where it earns so much, and nobody loses by it."""

    def asked(before: Any, seen: Callable[[], Any], _action: str) -> bool:
        after = seen()
        field = entered(before, after)
        return (
            field is not None
            and fields(after)[field] in kinds
            and earned(after, field) >= least
            and all(earned(after, old) >= earned(before, old) for old in before.players[0].city.tourists)
        )

    return asked


def grows(before: Any, seen: Callable[[], Any], _action: str) -> bool:
    """The only tourist stays, and earns more."""
    after = seen()
    (field,) = before.players[0].city.tourists
    return field in after.players[0].city.tourists and earned(after, field) > earned(before, field)


def squares(view: Any, card: str) -> set[tuple[str, int, int]]:
    """The squares of a card's tile: board, column and row."""
    cells = next(tile.cells for tile in view.tiles if tile.card == card)
    return {(cell[0], ord(cell[1]), int(cell[2:])) for cell in cells}


def beside(card: str, other: str) -> Asked:
    """The card is played so that its tile shares an edge with that of another."""

    def asked(_before: Any, seen: Callable[[], Any], action: str) -> bool:
        if not action.startswith(f"play {card} "):
            return False
        after = seen()
        near = {
            (board, column + across, row + down)
            for board, column, row in squares(after, other)
            for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        return bool(near & squares(after, card))

    return asked


def says(*beginnings: str) -> Asked:
    """The move begins so."""
    return lambda _before, _after, action: action.startswith(beginnings)


def gained(before: Any, after: Any) -> int:
    """The points that a city has become worth more."""
    more: int = after.players[0].total - before.players[0].total
    return more


def paid(before: Any, after: Any) -> int:
    """The Greenies that the pupil was paid."""
    more: int = after.seats[0].money - before.seats[0].money
    return more


def moves_onto_the_tile(_before: Any, _after: Callable[[], Any], action: str) -> bool:
    """A tourist jumps or walks onto the tile that is laid."""
    tile, _, tourist = action.partition(" ")
    return "^" in tourist or f"~{tile.partition('@')[2]}." in tourist


def tours(_before: Any, _after: Callable[[], Any], action: str) -> bool:
    """The turn leads a tour."""
    return "~(" in action


def lays(_before: Any, _after: Callable[[], Any], action: str) -> bool:
    """The turn lays a tile."""
    return "+" in action


def erects(_before: Any, _after: Callable[[], Any], action: str) -> bool:
    """The turn lays a tile and erects a building."""
    return "+" in action and any(f" {category}(" in action for category in "CSM")


def erects_beside_a_hotel(before: Any, seen: Callable[[], Any], action: str) -> bool:
    """The turn erects a building that a road joins to a hotel."""
    if not erects(before, seen, action):
        return False
    tiles = {Hex(tile.q, tile.r): tile for tile in seen().tiles}
    hotels = {place for place, tile in tiles.items() if tile.piece == "H"}
    return any(
        tile.piece.startswith("A") and any(around(place)[int(side)] in hotels for side in tile.roads)
        for place, tile in tiles.items()
    )


ASKED: dict[str, Asked] = {
    "learn-cities-1-tourist": placed_on("AP", 1),
    "learn-cities-1-grow": grows,
    "learn-cities-1-second": placed_on("AP", 1),
    "learn-cities-walk-walk": lambda before, seen, action: "~" in action and gained(before, seen()) > 0,
    "learn-cities-walk-jump": moves_onto_the_tile,
    "learn-cities-2-terrace": placed_on("T", 2),
    "learn-cities-2-water": grows,
    "learn-cities-2-second": placed_on("T", 2),
    "learn-cities-3-attraction": placed_on("A", 4),
    "learn-cities-3-park": placed_on("P", 4),
    "learn-cities-3-view": placed_on("T", 3),
    "learn-cities-plan-both": lambda before, seen, action: "+" in action and gained(before, seen()) >= 6,
    "learn-cities-plan-wait": lambda before, seen, action: action.endswith(" -") and gained(before, seen()) >= 3,
    "learn-greentown-tour-act": tours,
    "learn-greentown-build-lay": lays,
    "learn-greentown-build-develop": lambda _before, _after, action: "^" in action,
    "learn-greentown-erect-act": erects,
    "learn-greentown-erect-tour": tours,
    "learn-greentown-end-last": erects,
    "learn-greentown-plan-tour": lambda before, seen, action: tours(before, seen, action) and paid(before, seen()) >= 4,
    "learn-greentown-plan-erect": erects_beside_a_hotel,
    "learn-skylines-bars-clinic": says("play 1S1 "),
    "learn-skylines-bars-draw": says("+1"),
    "learn-skylines-bars-homes": beside("1R1", "1S1"),
    "learn-skylines-districts-power": says("play 1U1 "),
    "learn-skylines-districts-swap": says("swap 1I3"),
    "learn-skylines-districts-shops": beside("1C4", "1R1"),
    "learn-skylines-milestone-end": says("end"),
    "learn-skylines-milestone-open": says("open "),
    "learn-skylines-milestone-renew": says("renew"),
    "learn-skylines-unique-play": says("play 2Q3 "),
    "learn-skylines-unique-shop": beside("1C4", "1R1"),
    "learn-skylines-roles-keep": says("role K1"),
    "learn-skylines-roles-clinic": says("play 1S1 "),
    "learn-skylines-policies-enact": says("policy 2P1"),
    "learn-skylines-news-draw": says("+2"),
    "learn-skylines-news-again": says("+1"),
    "learn-skylines-news-home": says("play 1R4 "),
    "learn-skylines-plan-park": says("play 1S6 "),
    "learn-skylines-plan-cottages": beside("1R4", "1S6"),
}
"""What the text of each step asks for, read from the text and said once more."""

SEEN: dict[str, Callable[[Any], Any]] = {
    "cities": lambda view: {
        "players": [{"total": view.players[0].total, "city": {"tourists": list(view.players[0].city.tourists)}}]
    },
    "greentown": lambda view: {
        "seats": [{"money": view.seats[0].money}],
        "tiles": [{"q": tile.q, "r": tile.r, "roads": tile.roads, "piece": tile.piece} for tile in view.tiles],
    },
    "skylines": lambda view: {
        "bars": [{"marker": bar.marker, "value": bar.value} for bar in view.bars],
        "seats": [{"hand": []}],
    },
}
"""What of a view the lessons look at."""
LOOKED_AT = ("learn-greentown-plan-tour", "learn-greentown-plan-erect")
"""The steps of Greentown that look at the table after a turn; the others look at its notation alone."""
EVENLY, ALL = 8, 1_000
"""Each step of a Build, and its building, is tried in so many ways, taken evenly: together they are a million."""
BOTH = 4
"""A turn with a Build and a tour is tried with so many Builds: their number times that of the tours has no end."""


def moves(game: Any, state: Any, seat: int, most: int) -> Iterator[str]:
    """Every legal move in notation; where moves have parts, those of whole turns, with so many ways for each part."""
    for action in game.legal(state, seat):
        marker = str(action)
        if game.name != "greentown":
            yield marker
        elif marker.endswith("T") and marker != "BT":
            yield from (f"{marker} {tour}" for tour in game.legal(game.play(state, seat, action), seat))
        elif marker != "BT":
            yield from builds(game, game.play(state, seat, action), seat, marker, most)
        else:
            built = builds(game, game.play(state, seat, action), seat, marker, EVENLY)
            yield from (turn for build in islice(built, BOTH) for turn in toured(game, state, seat, build))


def evenly(choices: Sequence[Any], most: int) -> Sequence[Any]:
    """So many of them, from the first on, with the same distance between them."""
    return choices[:: -(-len(choices) // most) or 1]


def builds(game: Any, state: Any, seat: int, said: str, most: int) -> Iterator[str]:
    """Builds: two steps, each with buildings that may be erected after them."""
    for first in evenly(game.legal(state, seat), most):
        after = game.play(state, seat, first)
        for second in evenly(game.legal(after, seat), most):
            steps = f"{said} {first} {second}"
            yield steps
            if "+" in steps:
                erected = evenly(game.legal(game.play(after, seat, second), seat), most)
                yield from (f"{steps} {part}" for part in erected if str(part) != "nothing")


def toured(game: Any, state: Any, seat: int, build: str) -> Iterator[str]:
    """The turn that such a Build begins, with every tour that it allows."""
    for part in build.split():
        state = game.play(state, seat, game.read(part))
    if game.view(state, seat).stage == "erect":
        state = game.play(state, seat, game.read("nothing"))
    yield from (f"{build} {tour}" for tour in game.legal(state, seat))


@pytest.mark.parametrize("name", sorted(LESSONS))
def test_no_move_that_does_what_a_step_asks_for_is_refused(name: str) -> None:
    lesson = lessons()[name]
    game = registry.find(lesson["game"])
    seat: int = lesson["seat"]
    record = game.replay(lesson["record"]).record
    state = game.start(record.options)
    for event in record.events:
        state = game.play(state, event.seat, event.action)
    asked_for: dict[str, int] = {}
    lines: list[str] = []
    for number, step in enumerate(lesson["steps"]):
        for play in step.get("before", []):
            state = game.play(state, play["seat"], game.read(play["action"]))
        if "answer" not in step:
            continue
        before = game.view(state, seat)
        good = []
        most = ALL if whole_games() and step["say"] not in LOOKED_AT else EVENLY
        for action in moves(game, state, seat, most):
            seen = partial(view_after, game, state, seat, action)
            if ASKED[step["say"]](before, seen, action):
                look, blind = SEEN[game.name], game.name == "greentown" and step["say"] not in LOOKED_AT
                views = {} if blind else {"before": look(before), "after": look(seen())}
                good.append({"action": action, **views})
        asked_for[step["say"]] = len(good)
        lines.append(json.dumps({"lesson": name, "step": number, "moves": good}))
        state = game.play(state, seat, game.read(step["answer"]))
    refused = [json.loads(line) for line in judge(said="\n".join(lines)).splitlines()]

    assert all(asked_for.values()), asked_for
    assert {say: told[:5] for say, told in zip(asked_for, refused, strict=True) if told} == {}


def view_after(game: Any, state: Any, seat: int, action: str) -> Any:
    """What the pupil sees after a move."""
    return game.view(game.play(state, seat, game.read(action)), seat)


def test_every_step_that_is_played_is_asked_for_here() -> None:
    played = {step["say"] for lesson in lessons().values() for step in lesson["steps"] if "answer" in step}

    assert played == ASKED.keys()


def test_every_lesson_has_a_pupil_who_learns_it() -> None:
    assert lessons().keys() == LESSONS.keys()
