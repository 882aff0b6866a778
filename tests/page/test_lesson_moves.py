"""Every lesson is tried with legal moves at each step: none that does what the text asks for is refused.

Every move is tried but in Greentown, which has hundreds of thousands of Builds: there every first step is tried, and
every second one after some of them. ``python3 dev soak page_games`` tries every Build.
"""

from __future__ import annotations

import json
import runpy
import subprocess
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from townwright.core import registry

from .late import whole_games
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


ASKED: dict[str, Asked] = {
    "learn-cities-1-tourist": placed_on("AP", 1),
    "learn-cities-1-grow": grows,
    "learn-cities-1-second": placed_on("AP", 1),
    "learn-cities-1-walk": lambda _before, _after, action: "~" in action or "^" in action,
    "learn-cities-2-terrace": placed_on("T", 2),
    "learn-cities-2-water": grows,
    "learn-cities-2-second": placed_on("T", 2),
    "learn-cities-3-attraction": placed_on("A", 4),
    "learn-cities-3-park": placed_on("P", 4),
    "learn-cities-3-view": placed_on("T", 3),
    "learn-greentown-tour": lambda _before, _after, action: "~(" in action,
    "learn-greentown-build": lambda _before, _after, action: "+" in action and any(f" {c}(" in action for c in "CSM"),
    "learn-greentown-develop": lambda _before, _after, action: "^" in action,
    "learn-skylines-clinic": says("play 1S1 "),
    "learn-skylines-draw": says("+1"),
    "learn-skylines-homes": beside("1R1", "1S1"),
    "learn-skylines-power": says("play 1U1 "),
    "learn-skylines-exchange": says("swap 1I3"),
    "learn-skylines-shops": beside("1C4", "1R1"),
    "learn-skylines-milestone": says("end"),
}
"""What the text of each step asks for, read from the text and said once more."""

SEEN: dict[str, Callable[[Any], Any]] = {
    "cities": lambda view: {
        "players": [{"total": view.players[0].total, "city": {"tourists": list(view.players[0].city.tourists)}}]
    },
    "skylines": lambda view: {
        "bars": [{"marker": bar.marker, "value": bar.value} for bar in view.bars],
        "seats": [{"hand": []}],
    },
}
"""What of a view the lessons look at."""
BOTH = 60
"""A turn with a Build and a tour is tried with so many Builds: their number times that of the tours has no end."""
APART = 1 if whole_games() else 23
"""After a first step, one of so many second steps is tried, others after the next."""


def moves(game: Any, state: Any, seat: int) -> Iterator[str]:
    """Every legal move in notation; where moves have parts, those of whole turns."""
    for action in game.legal(state, seat):
        marker = str(action)
        if game.name != "greentown":
            yield marker
        elif marker.endswith("T") and marker != "BT":
            yield from (f"{marker} {tour}" for tour in game.legal(game.play(state, seat, action), seat))
        elif marker != "BT":
            yield from builds(game, game.play(state, seat, action), seat, marker)
        else:
            built = builds(game, game.play(state, seat, action), seat, marker)
            yield from (turn for build in islice(built, BOTH) for turn in toured(game, state, seat, build))


def builds(game: Any, state: Any, seat: int, said: str) -> Iterator[str]:
    """Builds of two steps, each with every building that may be erected after them."""
    for number, first in enumerate(game.legal(state, seat)):
        after = game.play(state, seat, first)
        for second in islice(game.legal(after, seat), number % APART, None, APART):
            steps = f"{said} {first} {second}"
            yield steps
            if "+" in steps:
                erected = game.legal(game.play(after, seat, second), seat)
                yield from (f"{steps} {part}" for part in erected if str(part) != "nothing")


def toured(game: Any, state: Any, seat: int, build: str) -> Iterator[str]:
    """The turn that such a Build begins, with every tour that it allows."""
    for part in build.split():
        state = game.play(state, seat, game.read(part))
    if game.view(state, seat).stage == "erect":
        state = game.play(state, seat, game.read("nothing"))
    yield from (f"{build} {tour}" for tour in game.legal(state, seat))


@pytest.mark.parametrize("name", ["cities-1", "cities-2", "cities-3", "greentown", "skylines"])
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
        for action in moves(game, state, seat):
            seen = partial(view_after, game, state, seat, action)
            if ASKED[step["say"]](before, seen, action):
                views = (
                    {}
                    if game.name == "greentown"
                    else {"before": SEEN[game.name](before), "after": SEEN[game.name](seen())}
                )
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


def test_a_jump_is_what_the_walking_step_asks_for() -> None:
    step = next(at for at, step in enumerate(lessons()["cities-1"]["steps"]) if step["say"] == "learn-cities-1-walk")
    move = {"action": "7N@c1 a1.1^1", "before": {}, "after": {}}

    assert json.loads(judge(said=json.dumps({"lesson": "cities-1", "step": step, "moves": [move]}))) == []


def test_every_step_that_is_played_is_asked_for_here() -> None:
    played = {step["say"] for lesson in lessons().values() for step in lesson["steps"] if "answer" in step}

    assert played == ASKED.keys()
