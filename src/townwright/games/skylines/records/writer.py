"""Writes a record, one whole event per line. An event whose draws are not complete is not written yet."""

from __future__ import annotations

from townwright.core.records import Event, Record, write_deal_marks
from townwright.games.skylines.actions import (
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
)
from townwright.games.skylines.box.boards import Layout
from townwright.games.skylines.box.names import title
from townwright.games.skylines.options import Options
from townwright.games.skylines.records.header import Opening, write_tags
from townwright.games.skylines.rules import play
from townwright.games.skylines.state import Phase, Purpose, State
from townwright.games.skylines.turn.setup import start


def write(record: Record[Options, Action]) -> str:
    """The record as text. Renewals of nothing have no line, so those at the very end are not told."""
    writer = Writer(start(record.options))
    for event in record.events:
        writer.add_event(event)
    drawn = writer.boards if len(writer.boards) == record.options.boards else ()
    opening = Opening(record.options, record.names, drawn, writer.layout)
    lines = [*write_tags(opening), *write_deal_marks(record, ";"), *writer.lines]
    return "\n".join((*lines, *ending(writer.state))) + "\n"


def ending(state: State) -> tuple[str, ...]:
    """The last line of a game that is over."""
    if state.phase is not Phase.OVER:
        return ()
    if state.loss:
        return (f"lost {state.loss}",)
    return (f"result {state.bars.overall} {title(state.bars.overall)}",)


class Writer:
    """A record being written: the position so far, whole lines, and the words of the line in progress."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.lines: list[str] = []
        self.words: list[str] = []
        self.boards: tuple[str, ...] = ()
        self.layout: Layout | None = None

    def add_event(self, event: Event[Action]) -> None:
        """Plays one more event and writes its line as soon as the line is whole."""
        before = self.state
        self.state = play(before, event.seat, event.action)
        seat = before.seat + 1
        match event.action:
            case Drawn(name):
                self.add_draw(before, name)
            case Arrange(layout):
                self.layout = layout
            case ChooseRole(role):
                self.words += [">", role]
                self.end_line()
            case Open():
                self.words = [str(event.action)]
                self.end_line(check=True)
            case Play() | Enact() | Swap() | EndMilestone():
                self.words = [f"{before.turn}.", str(seat), str(event.action)]
                self.end_line_unless_drawing()
            case Renew(cards):
                if cards:
                    self.words = ["renew", str(seat), *cards]
            case Source(pile):
                self.begin_refill(before)
                self.words.append(f"+{pile}>")
            case Take():
                self.words.append(str(event.action))
                self.end_line_unless_drawing()

    def add_draw(self, before: State, name: str) -> None:
        """Adds the board, card or role that chance named to the line in progress."""
        match before.phase:
            case Phase.BOARDS:
                self.boards = (*self.boards, name)
            case Phase.DEAL:
                self.words = self.words or ["deal", str(before.seat + 1)]
                self.words.append(name)
                if (self.state.phase, self.state.seat) != (before.phase, before.seat):
                    self.end_line()
            case Phase.OFFER:
                self.words = self.words or ["role", str(before.seat + 1)]
                self.words.append(name)
                if before.options.role_choice == "one":
                    self.end_line()
            case _:
                self.words[-1] += name
                self.end_line_unless_drawing()

    def begin_refill(self, before: State) -> None:
        """Begins a line ``refill SEAT`` if the seat is about to replace a policy."""
        drawing = before.drawing
        if not self.words and drawing is not None and drawing.purpose is Purpose.REFILL:
            self.words = ["refill", str(before.seat + 1)]

    def end_line_unless_drawing(self) -> None:
        """Ends the line in progress unless the seat has more to draw for it."""
        drawing, (kind, seat, *_) = self.state.drawing, self.words
        purpose = {"refill": Purpose.REFILL, "renew": Purpose.RENEW}.get(kind, Purpose.TURN)
        if drawing is None or drawing.purpose is not purpose or str(self.state.seat + 1) != seat:
            self.end_line(check=True)

    def end_line(self, check: bool = False) -> None:
        """Ends the line in progress and adds it to the lines."""
        self.lines.append(" ".join((*self.words, f"{{{self.state.bars}}}") if check else self.words))
        self.words = []
