"""Records: ``brickford 1 seats=2 variants=-``, a line for each player, and one for each thing that happened."""

from __future__ import annotations

import re

from brickford.actions import Action, read
from brickford.options import SCHEMA, Options
from brickford.rules import play
from brickford.state import State
from townwright.core.records import Event, Record, Replay, deal_marks, text_lines, write_deal_marks
from townwright.core.refusals import Unreadable, pinned
from townwright.core.seats import CHANCE

NAME, RULES = "brickford", 1
SPACES = re.compile(r"[#\s]+")


def opens(text: str) -> bool:
    """Whether the text begins as a record of Brickford does."""
    lines = text_lines(text)
    return bool(lines) and lines[0].text.split(" ")[0] == NAME


def write(record: Record[Options, Action]) -> str:
    """The record as text."""
    words = {"seats": str(record.options.seats), "variants": "+".join(record.options.variants) or "-"}
    head = " ".join([NAME, str(RULES), *(f"{name}={word}" for name, word in words.items())])
    names = [f"player {seat} {SPACES.sub(' ', name).strip()}" for seat, name in enumerate(record.names, start=1)]
    events = [f"{'~' if event.seat == CHANCE else event.seat + 1} {event.action}" for event in record.events]
    return "\n".join([head, *names, *events, *write_deal_marks(record), ""])


def replay(text: str) -> Replay[Options, State, Action]:
    """Plays a record's text again, or refuses it at its first wrong line."""
    lines = text_lines(text)
    if not lines or lines[0].text.split(" ")[:2] != [NAME, str(RULES)]:
        raise Unreadable("brickford-no-record", "a record begins with 'brickford 1'").at(1)
    with pinned(lines[0].number):
        pairs = (word.partition("=") for word in lines[0].text.split(" ")[2:])
        options = Options(**SCHEMA.read({name: value.replace("+", " ") for name, _, value in pairs}))
    names, events, state = [f"Player {seat + 1}" for seat in range(options.seats)], [], State(options)
    for line in lines[1:]:
        who, _, said = line.text.partition(" ")
        with pinned(line.number):
            if named := re.fullmatch(r"player ([1-4]) (.+)", line.text):
                names[int(named[1]) - 1 : int(named[1])] = [named[2]]
                continue
            if not re.fullmatch(r"~|[1-4]", who):
                raise Unreadable("brickford-line", "'{text}' is no line of a record", text=line.text)
            seat = CHANCE if who == "~" else int(who) - 1
            events.append(Event(seat, read(said), line.number))
            state = play(state, seat, events[-1].action)
    marks = deal_marks(text)
    found = Record(NAME, RULES, options, tuple(names), tuple(events), marks.get("commitment"), marks.get("seed"))
    return Replay(found, state)
