"""Every lesson is tried with every legal move at each step: none that does what the text asks for is refused.

In Greentown a Build can be made in a million ways. Here its steps and its building are taken evenly from all that are
legal; ``python3 dev soak page_games tests/page/test_lesson_moves.py`` tries all of them. Turns with a Build and a tour
are tried by their outline (``lesson_turns.py``); that a lesson sees no more of a turn is a test of its own.
"""

from __future__ import annotations

import json
import runpy
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from townwright.core import registry

from .late import whole_games
from .lesson_steps import ASKED
from .lesson_turns import Outline, Turn, outline, some_with_both, turns, written
from .pupil import LESSONS
from .serving import ROOT

JUDGE = Path(__file__).with_name("lesson_judge.mjs")
EVENLY, ALL = 8, 1_000
"""Each step of a Build, and its building, is tried in so many ways, taken evenly: together they are a million."""
FEW = 3
"""So many where every turn is played to see what is on the table after it."""


class Position(NamedTuple):
    """A step of a lesson in which the pupil acts, and the state before it."""

    number: int
    step: dict[str, Any]
    game: Any
    state: Any
    seat: int


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


def positions(name: str) -> Iterator[Position]:
    """The steps of a lesson in which the pupil acts, each after the answers to those before it."""
    lesson = lessons()[name]
    game = registry.find(lesson["game"])
    record = game.replay(lesson["record"]).record
    state = game.start(record.options)
    for event in record.events:
        state = game.play(state, event.seat, event.action)
    for number, step in enumerate(lesson["steps"]):
        for play in step.get("before", []):
            state = game.play(state, play["seat"], game.read(play["action"]))
        if "answer" in step:
            yield Position(number, step, game, state, lesson["seat"])
            state = game.play(state, lesson["seat"], game.read(step["answer"]))


def view_after(at: Position, action: str) -> Any:
    """What the pupil sees after a move."""
    return at.game.view(at.game.play(at.state, at.seat, at.game.read(action)), at.seat)


def asked_for(at: Position) -> Iterator[Turn]:
    """The moves that do what the text of a step asks for."""
    asked = ASKED[at.step["say"]]
    before = at.game.view(at.state, at.seat)
    if at.game.name == "greentown":
        for turn in turns(at.game, at.state, at.seat, ALL if whole_games() else EVENLY):
            if asked(before, partial(getattr, turn, "after"), turn.action):
                yield turn
        return
    for action in at.game.legal(at.state, at.seat):
        seen = partial(view_after, at, str(action))
        if asked(before, seen, str(action)):
            yield Turn(str(action), seen())


def of_greentown(view: Any) -> dict[str, Any]:
    """What of a view of Greentown, or of its outline, the lessons look at."""
    tiles = [{"q": tile.q, "r": tile.r, "roads": tile.roads, "piece": tile.piece} for tile in view.tiles]
    return {"seats": [{"money": view.seats[0].money}], "tiles": tiles}


SEEN: dict[str, Callable[[Any], Any]] = {
    "cities": lambda view: {
        "players": [{"total": view.players[0].total, "city": {"tourists": list(view.players[0].city.tourists)}}]
    },
    "greentown": of_greentown,
    "skylines": lambda view: {
        "bars": [{"marker": bar.marker, "value": bar.value} for bar in view.bars],
        "seats": [{"hand": []}],
    },
}
"""What of a view the lessons look at."""


def question(name: str, at: Position, tried: Iterable[Turn]) -> str:
    """The line with which the judge is asked about moves."""
    look = SEEN[at.game.name]
    views: dict[Any, int] = {}
    shown: list[Any] = []
    moves = []
    for action, after in tried:
        key = after if isinstance(after, Outline) else id(after)
        if key not in views:
            views[key] = len(views)
            shown.append(look(after))
        moves.append((action, views[key]))
    before = look(at.game.view(at.state, at.seat))
    return json.dumps({"lesson": name, "step": at.number, "before": before, "views": shown, "moves": moves})


def answers(questions: Sequence[str]) -> list[list[str | None]]:
    """What the lessons say against the moves of each question."""
    return [json.loads(line) for line in judge(said="\n".join(questions)).splitlines()]


@pytest.mark.parametrize("name", sorted(LESSONS))
def test_no_move_that_does_what_a_step_asks_for_is_refused(name: str) -> None:
    tried = {at.step["say"]: (at, list(asked_for(at))) for at in positions(name)}
    told = answers([question(name, at, moves) for at, moves in tried.values()])
    refused = {
        say: [move.action for move, said in zip(moves, against, strict=True) if said]
        for (say, (_, moves)), against in zip(tried.items(), told, strict=True)
    }

    assert all(moves for _, moves in tried.values()), {say: len(moves) for say, (_, moves) in tried.items()}
    assert {say: actions[:5] for say, actions in refused.items() if actions} == {}


@pytest.mark.parametrize("name", sorted(name for name in LESSONS if name.startswith("greentown")))
def test_a_lesson_on_turns_with_many_parts_sees_no_more_of_a_turn_than_its_outline(name: str) -> None:
    questions: list[str] = []
    for at in positions(name):
        most = EVENLY if whole_games() else FEW
        found = set(turns(at.game, at.state, at.seat, most))
        played = [turn.action for turn in found if not turn.action.startswith("BT")]
        if any(str(marker) == "BT" for marker in at.game.legal(at.state, at.seat)):
            played += some_with_both(at.game, at.state, at.seat, most, FEW)
        whole = [Turn(action, view_after(at, action)) for action in played]
        seen = [Turn(written(action), outline(view, at.seat)) for action, view in whole]
        told = [
            shown if shown.action.startswith("BT") else Turn(move.action, shown.after)
            for move, shown in zip(whole, seen, strict=True)
        ]
        questions += (question(name, at, whole), question(name, at, seen))

        assert set(told) <= found
    given = answers(questions)

    assert given[::2] == given[1::2]


def test_every_step_that_is_played_is_asked_for_here() -> None:
    played = {step["say"] for lesson in lessons().values() for step in lesson["steps"] if "answer" in step}

    assert played == ASKED.keys()


def test_every_lesson_has_a_pupil_who_learns_it() -> None:
    assert lessons().keys() == LESSONS.keys()
