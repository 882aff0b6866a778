"""Questions to the lessons of the page: where a pupil acts, what is seen of a move there, and what is said of it."""

from __future__ import annotations

import atexit
import json
import runpy
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from townwright.core import registry

from .lesson_turns import Town, Turn
from .serving import ROOT

JUDGE = Path(__file__).with_name("lesson_judge.mjs")


class Position(NamedTuple):
    """A step of a lesson in which the pupil acts, and the state before it."""

    lesson: str
    number: int
    step: dict[str, Any]
    game: Any
    state: Any
    seat: int

    @property
    def before(self) -> Any:
        """What the pupil sees before acting."""
        return self.game.view(self.state, self.seat)

    def after(self, action: str) -> Any:
        """What the pupil sees after a move."""
        return self.game.view(self.game.play(self.state, self.seat, self.game.read(action)), self.seat)


@cache
def judge() -> subprocess.Popen[str]:
    """The process in which the lessons answer, kept for all questions: it takes longer to start than to answer."""
    node, _ = runpy.run_path(str(ROOT / "client" / "build.py"))["node_and_npm"]()
    process = subprocess.Popen(
        (str(node), str(JUDGE)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    atexit.register(process.communicate)
    return process


def answer(asked: str) -> Any:
    """What the lessons answer to a question."""
    process = judge()
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(BrokenPipeError):
        process.stdin.write(f"{asked}\n")
        process.stdin.flush()
    said = process.stdout.readline()
    if not said:
        judge.cache_clear()  # the next question is asked of another
    assert said, f"the judge has ended with {process.wait()}, and said why"
    return json.loads(said)


@cache
def lessons() -> dict[str, Any]:
    """The lessons of the page by name."""
    return {lesson["name"]: lesson for lesson in answer('{"ask": "list"}')}


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
            yield Position(name, number, step, game, state, lesson["seat"])
            state = game.play(state, lesson["seat"], game.read(step["answer"]))


def of_cities(view: Any) -> dict[str, Any]:
    """What of a view of Cities the outline of a move is made of."""
    player = view.players[0]
    cells = [{"cell": cell.cell, "face": cell.face} for cell in player.city.cells]
    lines = [
        {"what": line.what, "because": [{"points": each.points} for each in line.because]} for line in player.lines
    ]
    city = {"tourists": list(player.city.tourists), "cells": cells}
    return {"players": [{"total": player.total, "city": city, "lines": lines}]}


def of_greentown(view: Any) -> dict[str, Any]:
    """What of a view of Greentown the outline of a turn is made of."""
    tiles = [{"q": tile.q, "r": tile.r, "roads": tile.roads, "piece": tile.piece} for tile in view.tiles]
    return {"seats": [{"money": seat.money} for seat in view.seats], "tiles": tiles}


def of_skylines(view: Any) -> dict[str, Any]:
    """What of a view of Skylines the lessons look at."""
    hand = [{"id": card.id, "name": card.name} for card in view.seats[0].hand]
    return {"bars": [{"marker": bar.marker, "value": bar.value} for bar in view.bars], "seats": [{"hand": hand}]}


SEEN: dict[str, Callable[[Any], Any]] = {
    "cities": of_cities,
    "greentown": of_greentown,
    "skylines": of_skylines,
}
"""What of a view the lessons look at."""


def question(at: Position, ask: str, tried: Iterable[Turn] = (), before: Any = None, **more: Any) -> str:
    """The line with which the judge is asked about a step."""

    def look(view: Any) -> dict[str, Any]:
        return {"seat": at.seat, "view": SEEN[at.game.name](view)}

    views: dict[Any, int] = {}
    shown: list[Any] = []
    moves = []
    for action, after in tried:
        key = after if isinstance(after, Town) else id(after)
        if key not in views:
            views[key] = len(views)
            shown.append(look(after))
        moves.append((action, views[key]))
    asked = {"ask": ask, "lesson": at.lesson, "step": at.number, "before": look(before or at.before)}
    return json.dumps({**asked, "views": shown, "moves": moves, **more})


def answers(questions: Sequence[str]) -> list[list[Any]]:
    """What the lessons answer to each question."""
    return [answer(asked) for asked in questions]
