"""Reads a record line by line and plays it, strictly (17.3): the first wrong line is refused by its number."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from townwright.core.limits.budgets import Budget
from townwright.core.records import Event, Record, Replay, TextLine, check_size, deal_marks
from townwright.core.refusals import NotNow, NotYours, Refusal, Unreadable, pinned
from townwright.core.seats import CHANCE, Seat
from townwright.games.skylines.actions import (
    CARD,
    Action,
    Arrange,
    ChooseRole,
    Drawn,
    Enact,
    EndMilestone,
    Open,
    Play,
    Renew,
    Source,
    Swap,
    Take,
    read,
)
from townwright.games.skylines.box.components import HAND_SIZES
from townwright.games.skylines.box.names import NAME
from townwright.games.skylines.options import Options
from townwright.games.skylines.records.claims import check_loss, check_markers, check_result
from townwright.games.skylines.records.header import RULES, Opening, Tags, check_values, read_tags
from townwright.games.skylines.rules import play, step, to_act
from townwright.games.skylines.state import Phase, Purpose, State
from townwright.games.skylines.turn.setup import start

DEAL: Final = re.compile(rf"deal ([1-4])((?: {CARD})+)")
ROLE: Final = re.compile(rf"role ([1-4]) ({CARD})(?: ({CARD}) > ({CARD}))?")
OPEN: Final = re.compile(r"open ([A-Z])")
TURN: Final = re.compile(r"([1-9][0-9]{0,5})\. ?([1-4]) ([^+]+?)((?: \+\S+)*)")
REFILL: Final = re.compile(r"refill ([1-4])((?: \+\S+)+)")
RENEWAL: Final = re.compile(rf"renew ([1-4])((?: {CARD})+)((?: \+\S+)*)")
RESULT: Final = re.compile(r"result (-?[0-9]{1,4}) (.+)")
LOST: Final = re.compile(r"lost (money|happiness|no action)")
DRAW: Final = re.compile(rf"\+([123x])>({CARD})")
RECORD_STEPS: Final = 600_000
"""The budget of playing a whole record; our own games have needed 18,143 at most."""
CHECK: Final = re.compile(r"([^{}]*)\{([^{}]*)\}")


def replay(text: str, components: Sequence[str] = (), budget: Budget | None = None) -> Replay[Options, State, Action]:
    """The record that a text holds and the position at its end."""
    tags, lines = _split(text, components)
    reader = Reader(read_tags(tags, components), tags, budget or Budget(RECORD_STEPS))
    for line in lines:
        with pinned(line.number):
            reader.read_line(line)
    marks = deal_marks(text, ";")
    record = Record(
        NAME,
        RULES,
        reader.opening.options,
        reader.opening.names,
        tuple(reader.events),
        marks.get("commitment"),
        marks.get("seed"),
    )
    return Replay(record, reader.state)


def _split(text: str, components: Sequence[str]) -> tuple[Tags, list[TextLine]]:
    """The tags, and the lines after them without their comments."""
    tags = Tags()
    lines: list[TextLine] = []
    for number, raw in enumerate(text.split("\n"), start=1):
        said = raw.strip()
        if not said or said.startswith(";"):
            continue
        if not lines and said.startswith("["):
            try:
                tags.add(said, number)
            except Refusal:
                check_values(tags, components)  # a wrong value above comes first
                raise
        else:
            lines.append(TextLine(number, " ".join(said.split(";", 1)[0].split())))
            check_size(lines)
    tags.check_required(lines[0].number if lines else max(1, text.count("\n")))
    return tags, lines


class Reader:
    """A record being read: the position so far, and the events that led to it."""

    def __init__(self, opening: Opening, tags: Tags, budget: Budget) -> None:
        self.budget = budget
        self.opening = opening
        self.state = start(opening.options)
        self.events: list[Event[Action]] = []
        self.line = tags.lines.get("Boards", 0)
        self.ended = False
        for board in opening.drawn_boards:
            self.act(CHANCE, Drawn(board))
        if opening.layout is not None:
            self.line = tags.lines["Layout"]
            self.act(self.state.seat, Arrange(opening.layout))

    def act(self, seat: Seat, action: Action) -> None:
        """Plays one event by the rules and adds it to the record."""
        self.state = play(self.state, seat, action, self.budget)
        self.events.append(Event(seat, action, self.line))

    def read_line(self, line: TextLine) -> None:
        """Plays one line: an event with all that it causes, or the ending."""
        self.line = line.number
        if self.ended:
            raise NotNow("skylines-line-after-end", "nothing follows the result of a game")
        text, check = line.text, None
        if found := CHECK.fullmatch(text):
            text, check = found[1].rstrip(), found[2]
        if found := DEAL.fullmatch(text):
            self.deal(int(found[1]) - 1, found[2].split())
        elif found := ROLE.fullmatch(text):
            self.role(int(found[1]) - 1, found[2], found[3], found[4])
        elif found := OPEN.fullmatch(text):
            self.pass_renewals()
            self.act(self.acting(), Open(found[1]))
        elif found := TURN.fullmatch(text):
            self.turn(int(found[1]), int(found[2]) - 1, found[3], found[4].split())
        elif found := REFILL.fullmatch(text):
            self.refill(int(found[1]) - 1, found[2].split())
        elif found := RENEWAL.fullmatch(text):
            self.renew(int(found[1]) - 1, found[2].split(), found[3].split())
        elif found := RESULT.fullmatch(text):
            self.pass_renewals()
            check_result(self.state, int(found[1]), found[2])
            self.ended = True
        elif found := LOST.fullmatch(text):
            self.pass_renewals()
            check_loss(self.state, found[1])
            self.ended = True
        else:
            raise Unreadable("skylines-line", "'{text}' is no line of a record", text=text)
        if check is not None:
            check_markers(self.state, check, text)

    def acting(self) -> Seat:
        """The seat to act; a refusal if it is chance or nobody."""
        acting = to_act(self.state)
        if not acting:
            raise NotNow("skylines-over", "the game is over")
        return self.state.seat

    def deal(self, seat: Seat, cards: Sequence[str]) -> None:
        """Plays a line that deals a seat its initial hand."""
        if self.state.phase is not Phase.DEAL:
            raise NotNow("skylines-no-deal", "no hand is to be dealt now")
        self.expect(seat)
        if len(cards) != HAND_SIZES[self.state.options.seats]:
            raise NotNow(
                "skylines-deal-size",
                "{size} cards are dealt, not {number}",
                number=len(cards),
                size=HAND_SIZES[self.state.options.seats],
            )
        for card in cards:
            self.act(CHANCE, Drawn(card))

    def role(self, seat: Seat, first: str, second: str | None, kept: str | None) -> None:
        """Plays a line with the roles on offer and the one that was kept, or with the one that was drawn."""
        if self.state.phase is not Phase.OFFER:
            raise NotNow("skylines-no-offer", "no role is to be chosen now")
        self.expect(seat)
        if (second is None) != (self.state.options.role_choice == "one"):
            raise Unreadable("skylines-role-line", "a role line is 'role 1 K1 K2 > K1'")
        self.act(CHANCE, Drawn(first))
        if second is not None and kept is not None:
            self.act(CHANCE, Drawn(second))
            self.act(seat, ChooseRole(kept))

    def turn(self, number: int, seat: Seat, text: str, draws: Sequence[str]) -> None:
        """Plays a numbered turn of a seat with its draws."""
        self.pass_renewals()
        if self.state.phase is not Phase.TURN:
            self.acting()
            raise NotNow("skylines-no-turn", "this is no moment for a turn: {step}", step=step(self.state))
        if number != self.state.turn:
            raise NotNow(
                "skylines-turn-number", "this is turn {turn}, not {number}", turn=self.state.turn, number=number
            )
        self.expect(seat)
        action = read(text)
        if not isinstance(action, Play | Enact | Swap | EndMilestone):
            raise Unreadable("skylines-no-turn-action", "'{text}' is not done in a turn", text=text)
        self.act(seat, action)
        self.draw(seat, Purpose.TURN, draws)

    def refill(self, seat: Seat, draws: Sequence[str]) -> None:
        """Plays a line with all replacements of a seat's policies."""
        while self.state.phase is Phase.RENEW and self.state.seat != seat:
            self.act(self.state.seat, Renew())
        self.draw(seat, Purpose.REFILL, draws)

    def renew(self, seat: Seat, cards: Sequence[str], draws: Sequence[str]) -> None:
        """Plays a seat's renewal of cards with its draws."""
        while self.state.phase is Phase.RENEW and self.state.seat != seat:
            self.act(self.state.seat, Renew())
        if self.state.phase is not Phase.RENEW:
            raise NotNow("skylines-no-renewal", "seat {seat} cannot renew cards now", seat=seat + 1)
        if len(set(cards)) < len(cards):
            raise Unreadable("skylines-renew-twice", "'{text}' names a card twice", text=" ".join(cards))
        self.act(seat, Renew(tuple(cards)))
        self.draw(seat, Purpose.RENEW, draws)

    def draw(self, seat: Seat, purpose: Purpose, draws: Sequence[str]) -> None:
        """Plays all draws of a line: none missing, none too many."""
        for text in draws:
            found = DRAW.fullmatch(text)
            if found is None:
                raise Unreadable("skylines-draw", "'{text}' is no draw such as +2>2R4", text=text)
            if not self.drawing(seat, purpose):
                raise NotNow("skylines-draw-surplus", "no draw is due for '{text}'", text=text)
            if found[1] == "x":
                self.act(seat, Take(found[2]))
            else:
                self.act(seat, Source(found[1]))
                self.act(CHANCE, Drawn(found[2]))
        if self.drawing(seat, purpose):
            raise NotNow("skylines-draw-missing", "a draw is missing")

    def drawing(self, seat: Seat, purpose: Purpose) -> bool:
        """Whether this seat is to draw for this purpose."""
        drawing = self.state.drawing
        return drawing is not None and drawing.purpose is purpose and self.state.seat == seat

    def pass_renewals(self) -> None:
        """Plays a renewal of nothing for each seat that has no line for it."""
        while self.state.phase is Phase.RENEW:
            self.act(self.state.seat, Renew())

    def expect(self, seat: Seat) -> None:
        """Refuses a line of another seat than the one to act."""
        if self.state.seat != seat:
            raise NotYours(
                "skylines-line-seat", "it is seat {seat}'s, not {other}'s", seat=self.state.seat + 1, other=seat + 1
            )
