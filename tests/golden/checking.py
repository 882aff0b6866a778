"""Plays golden records again and says where one came out differently."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from tests.golden.corpus import File, Golden
from tests.golden.marks import Outcome, Turn, outcome
from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer, verify
from townwright.core.refusals import Refusal


@dataclass(frozen=True)
class Different:
    """A record that does not come out as it did: which, where and how."""

    file: File
    number: int
    where: str
    how: str

    def __str__(self) -> str:
        return f"{self.file} record {self.number}, {self.where}: {self.how}"


def check(file: File, golden: Golden) -> Different | None:
    """None if the record comes out as it did when it was new: turn by turn, in its events, points and deal."""
    game = registry.find(file.game)
    try:
        replay = game.replay(golden.text)
        now, last = outcome(game, replay.record.options, replay.record.events)
        if last != replay.state:
            return Different(file, golden.number, "the end", "its events lead elsewhere than its text")
        if replay.record.rules != file.rules:
            return Different(file, golden.number, "line 1", f"it was played by rules version {replay.record.rules}")
        if replay.record.seed is not None:
            verify(game, replay.record, Dealer.of(replay.record.seed))
    except Refusal as refusal:
        where = told_line(golden, refusal.line or 1)
        turn = first_of_the_lines_before(game, golden, refusal.line or 1)
        return Different(file, golden.number, f"{where}, since {turn}" if turn else where, f"refused: {refusal}")
    where_and_how = difference(golden.outcome, now)
    return where_and_how and Different(file, golden.number, *where_and_how)


def difference(then: Outcome, now: Outcome) -> tuple[str, str] | None:
    """The first turn that differs, or what differs at the end."""
    if then == now:
        return None
    turn = first_turn(then, now)
    if turn is not None:
        return turn, "the position is another"
    for what in ("marks", "events", "totals", "ranks", "whole"):
        if (before := getattr(then, what)) != (after := getattr(now, what)):
            return "the end", f"{what} {before} before, {after} now"
    return None


def first_turn(then: Outcome, now: Outcome) -> str | None:
    """The first turn of now whose mark differs."""
    pairs: zip_longest[tuple[str | None, Turn | None]] = zip_longest(then.marks, now.turns)
    for mark, turn in pairs:
        if turn is not None and turn.mark != mark:
            return f"{turn.what} (line {turn.line})"
    return None


def told_line(golden: Golden, line: int) -> str:
    """A line by its number and how it begins, which names the turn: ``line 12 '5. B BT ^(0,1)1235'``."""
    lines = golden.text.split("\n")
    return f"line {line} '{lines[line - 1][:20] if line <= len(lines) else ''}'"


def first_of_the_lines_before(game: AnyGame, golden: Golden, line: int) -> str | None:
    """A record that is refused late, as at its closing score, may differ earlier: the first such turn."""
    before = "\n".join(golden.text.split("\n")[: line - 1])
    try:
        record = game.replay(before).record
        return first_turn(golden.outcome, outcome(game, record.options, record.events)[0])
    except Refusal:
        return None
