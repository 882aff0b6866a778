"""Reads a record and plays it again, line by line; the first wrong line is refused by its number (rule 14.4)."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence

from townwright.core.limits.budgets import Budget
from townwright.core.records import Event, Record, Replay, TextLine, deal_marks, text_lines
from townwright.core.refusals import NotNow, NotYours, Unreadable, Untrue, pinned
from townwright.core.seats import CHANCE, Seat
from townwright.games.cities.actions import Action, CommonLayout, Draw, Layout, read
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.city.tile_placement import laid_out
from townwright.games.cities.options import Options
from townwright.games.cities.records.header import NAME, RULES, Header, not_due, read_header
from townwright.games.cities.rules import play, start
from townwright.games.cities.scoring import ranked, standing
from townwright.games.cities.state import SET_UP, State

NUMBER = r"(?:0|[1-9][0-9]{0,8})"
NUMBERS = re.compile(rf"{NUMBER}(?: {NUMBER})*", re.ASCII)
START = re.compile(rf"start ({NUMBER}) ({NUMBER}) ({NUMBER})", re.ASCII)
ROUND = re.compile(rf"round ({NUMBER}) tile ({NUMBER})", re.ASCII)
EXTRA = re.compile(rf"extra tile ({NUMBER})", re.ASCII)
LINE_STEPS = 10
"""Steps that a line costs, besides what its action does."""
RECORD_STEPS = 500_000
"""The budget of playing a whole record; 200 players take about 100,000."""
SCORE = re.compile(rf"score ({NUMBER}) ({NUMBER}) : ((?:{NUMBER} ){{6}}{NUMBER})", re.ASCII)


def replay(text: str, components: Sequence[str] = (), budget: Budget | None = None) -> Replay[Options, State, Action]:
    """The record of a text and the position at its end."""
    lines, marks = deque(text_lines(text)), deal_marks(text)
    reader = Reader(read_header(lines, components), budget or Budget(RECORD_STEPS))
    for line in lines:
        with pinned(line.number):
            reader.read(line)
    record = Record(
        NAME,
        RULES,
        reader.state.options,
        reader.names,
        tuple(reader.events),
        marks.get("commitment"),
        marks.get("seed"),
    )
    return Replay(record, reader.state)


class Reader:
    """Where the reading of a record stands."""

    def __init__(self, header: Header, budget: Budget) -> None:
        self.budget = budget
        self.names = header.names
        self.state = start(header.options)
        self.events: list[Event[Action]] = []
        self.shown = 0
        """Seats whose layout of a quick start has been read: it is one draw, but a line for each."""
        self.boxed = False
        self.scored = 0
        self.won = False

    def read(self, line: TextLine) -> None:
        """Takes one line after the header."""
        self.budget.spend(LINE_STEPS)
        if self.won:
            raise Unreadable("cities-record-over", "nothing comes after the winner")
        key = line.text.split(" ")[0]
        readers = {
            "start": self.read_start,
            "round": self.read_round,
            "extra": self.read_extra,
            "box": self.read_box,
            "score": self.read_score,
            "winner": self.read_winner,
        }
        readers.get(key, self.read_player)(line)

    def due(self) -> str:
        """The form of the line that is to come."""
        if not self.state.drawn:
            return "start T T T"
        waiting = self.waiting()
        if waiting is not None:
            return f"{waiting + 1} {'TILE TILE TILE' if self.state.stage == SET_UP else 'MOVE'}"
        if not self.state.over:
            return f"round {self.state.round + 1} tile T" if self.state.round < ROUNDS else "extra tile T"
        if self.scored < len(self.names):
            return f"score {self.scored + 1} TOTAL : P P P P P P P"
        return "winner N …"

    def waiting(self) -> Seat | None:
        """The seat whose line of this round is to come."""
        if self.state.options.terms.common_layout and self.state.stage == SET_UP:
            return self.shown if self.shown < len(self.names) else None
        return next((seat for seat, move in enumerate(self.state.moves) if move is None), None)

    def play(self, seat: Seat, action: Action, line: TextLine) -> None:
        """Plays the action and keeps it in its canonical spelling."""
        self.state = play(self.state, seat, action, self.budget)
        if seat != CHANCE:
            action = self.state.moves[seat] or action
        elif isinstance(action, CommonLayout) and isinstance(layout := self.state.moves[0], Layout):
            action = CommonLayout(layout)
        self.events.append(Event(seat, action, line.number))

    # Draws

    def read_start(self, line: TextLine) -> None:
        """Reads ``start T T T``, the three starting tiles."""
        found = START.fullmatch(line.text)
        if found is None or self.state.drawn:
            raise not_due(line.text, self.due())
        for tile in found.groups():
            self.play(CHANCE, Draw(int(tile)), line)

    def read_round(self, line: TextLine) -> None:
        """Reads ``round R tile T``, the tile turned up for a round."""
        found = ROUND.fullmatch(line.text)
        self.check_everybody_finished()
        if found is None or not self.state.complete or self.state.round >= ROUNDS:
            raise not_due(line.text, self.due())
        if int(found[1]) != self.state.round + 1:
            raise NotNow(
                "cities-round-order", "the next round is {due}, not {given}", due=self.state.round + 1, given=found[1]
            )
        self.play(CHANCE, Draw(int(found[2])), line)

    def read_extra(self, line: TextLine) -> None:
        """Reads ``extra tile T``, which only ``onemore`` has."""
        found = EXTRA.fullmatch(line.text)
        self.check_everybody_finished()
        if found is None or self.state.over or self.state.round != ROUNDS:
            raise not_due(line.text, self.due())
        self.play(CHANCE, Draw(int(found[1])), line)

    def check_everybody_finished(self) -> None:
        """Refuses a new tile before everybody has finished (rule 4)."""
        waiting = self.waiting()
        if self.state.drawn and waiting is not None:
            raise NotNow("cities-not-finished", "player {player} has not finished this round", player=waiting + 1)

    # Players

    def read_player(self, line: TextLine) -> None:
        """Reads ``N TILE TILE TILE`` or ``N MOVE`` and plays it for that player."""
        number, _, said = line.text.partition(" ")
        if not re.fullmatch(NUMBER, number, re.ASCII):
            raise not_due(line.text, self.due())
        seat, waiting = int(number) - 1, self.waiting()
        if not 0 <= seat < len(self.names):
            raise NotYours("cities-no-such-player", "there is no player {player}", player=seat + 1)
        if waiting is not None and self.state.drawn and seat > waiting:
            raise NotYours(
                "cities-player-first", "player {due} comes before player {player}", due=waiting + 1, player=seat + 1
            )
        action = read(said)
        if self.state.options.terms.common_layout and self.state.stage == SET_UP and self.state.drawn:
            self.read_common_layout(seat, action, line)
        else:
            self.play(seat, action, line)

    def read_common_layout(self, seat: Seat, action: Action, line: TextLine) -> None:
        """Plays the first player's layout of a quick start for all, and refuses another one from the others."""
        if seat != self.shown:
            raise NotYours("cities-finished", "player {player} has already finished this round", player=seat + 1)
        if not isinstance(action, Layout):
            raise NotNow(
                "cities-layout-due", "the three starting tiles are to be laid, not '{action}'", action=str(action)
            )
        if seat == 0:
            self.play(CHANCE, CommonLayout(action), line)
        elif laid_out(action, self.state.hand, self.state.options)[0] != self.state.moves[seat]:
            raise Untrue(
                "cities-layout-not-common",
                "in a quick start everybody has the layout {layout}",
                layout=str(self.state.moves[seat]),
            )
        self.shown += 1

    # What follows from the game

    def read_box(self, line: TextLine) -> None:
        """Reads ``box T …`` and refuses all but exactly the tiles that were not drawn, in any order."""
        tiles = line.text.partition(" ")[2]
        if not self.state.over or self.boxed or self.scored or not NUMBERS.fullmatch(tiles):
            raise not_due(line.text, self.due())
        if sorted(map(int, tiles.split(" "))) != list(self.state.out):
            raise Untrue("cities-box-untrue", "the unused tiles are {tiles}", tiles=" ".join(map(str, self.state.out)))
        self.boxed = True

    def read_score(self, line: TextLine) -> None:
        """Reads ``score N TOTAL : P P P P P P P`` and refuses points that the city does not have."""
        found = SCORE.fullmatch(line.text)
        if not self.state.over or found is None or int(found[1]) != self.scored + 1:
            raise not_due(line.text, self.due())
        true = standing(self.state.cities[self.scored], self.state.options.level)
        if (int(found[2]), tuple(map(int, found[3].split(" ")))) != (true.total, true.points):
            points = " ".join(map(str, true.points))
            raise Untrue(
                "cities-score-untrue",
                "player {player} has {total} : {points}",
                player=found[1],
                total=true.total,
                points=points,
            )
        self.scored += 1

    def read_winner(self, line: TextLine) -> None:
        """Reads ``winner N …`` and refuses other winners than the points give."""
        said = line.text.partition(" ")[2]
        if not self.state.over or self.scored < len(self.names) or not NUMBERS.fullmatch(said):
            raise not_due(line.text, self.due())
        winners = " ".join(str(seat + 1) for seat in ranked(self.state.cities, self.state.options.level).winners)
        if said != winners:
            raise Untrue("cities-winner-untrue", "the game is won by {winners}", winners=winners)
        self.won = True
