"""Writes a record as text (rule 15.1); the inverse of ``records.replay``.

Only whole turns are written: the parts of a turn in progress wait until it is complete.
"""

from __future__ import annotations

from collections.abc import Sequence

from townwright.core.records import Event, Record, write_deal_marks
from townwright.core.seats import CHANCE
from townwright.games.greentown.actions import UNKNOWN, UNWRITTEN, Action, Deal, Turn, TurnUp
from townwright.games.greentown.box.pieces import SEATS
from townwright.games.greentown.options import Options, option_words
from townwright.games.greentown.records.header import NAME, NO_CARDS
from townwright.games.greentown.rules import play
from townwright.games.greentown.state import State, start
from townwright.games.greentown.turn.rounds import result

Events = Sequence[Event[Action]]


def write(record: Record[Options, Action]) -> str:
    """The record as text. A deck that is not known to its end is written ``?``, what was seen of it as a comment."""
    turns, state = turn_lines(record)
    lines = [*header_lines(record), *seat_lines(record), *write_deal_marks(record), *turns, *closing_lines(state)]
    return "\n".join(lines) + "\n"


def header_lines(record: Record[Options, Action]) -> list[str]:
    """The header, as far as chance has dealt."""
    words = option_words(record.options)
    lines = [
        f"{NAME} {record.rules}",
        f"set {words['set']}",
        f"setup {words['setup']}",
        f"players {words['seats']}",
        f"variant {words['variant']}",
    ]
    if record.options.open_money:
        lines.append("# money open")
    draws = [event.action for event in record.events if event.seat == CHANCE]
    dealt = {draw.seat: draw.card for draw in draws[: record.options.seats] if isinstance(draw, Deal)}
    if len(dealt) < record.options.seats:
        return lines
    lines.append("dealt " + " ".join(dealt[seat] for seat in range(record.options.seats)))
    deck = draws[record.options.seats :]
    told = deck or not record.options.components.deck_cards
    return [*lines, deck_line(record.options, deck)] if told else lines


def deck_line(options: Options, draws: Sequence[Action]) -> str:
    """The deck, if every card of it has been seen; otherwise ``?`` with the cards seen as a comment."""
    seen = [draw.card for draw in draws if isinstance(draw, Deal | TurnUp) and draw.card != UNKNOWN]
    if len(seen) == len(options.components.deck_cards):
        return "deck " + (" ".join(seen) or NO_CARDS)
    known = " ".join(seen)
    return f"deck ?  # turned up {known}" if known else "deck ?"


def seat_lines(record: Record[Options, Action]) -> list[str]:
    """A line for each player who has a name; what a line cannot hold is left out of it."""
    names = [" ".join(name.replace("#", " ").split()) for name in record.names]
    return [f"seat {seat} {name}" for seat, name in zip(SEATS, names, strict=False) if name not in ("", seat)]


def turn_lines(record: Record[Options, Action]) -> tuple[list[str], State]:
    """One line for each turn that is complete, and the position at the end."""
    state, lines, words = start(record.options), list[str](), list[str]()
    seat = CHANCE
    for event in record.events:
        before, state = state, play(state, event.seat, event.action)
        if event.seat != CHANCE:
            seat = event.seat
            words += spoken(event.action)
        if state.turn is None and words and before.order:
            lines.append(f"{len(lines) + 1}. {SEATS[seat]} {' '.join(with_claims(words, state))}")
            words = []
    return lines, state


def spoken(action: Action) -> list[str]:
    """The words of an action that a turn line holds."""
    parts = action.parts if isinstance(action, Turn) else (action,)
    return [str(part) for part in parts if not isinstance(part, UNWRITTEN)]


def with_claims(words: list[str], state: State) -> list[str]:
    """The words of a turn, with the payments and the card drawn after its tour."""
    line = []
    for word in words:
        line.append(word)
        if word.startswith("~(") and state.last is not None:
            line.append("=" + "/".join(map(str, state.last.payment.paid)))
            line.append(f"<{state.last.drawn or '-'}")
    return line


def closing_lines(state: State) -> list[str]:
    """How the game ended, if it has."""
    outcome = result(state)
    if outcome is None:
        return []
    money = "/".join(str(player.money) for player in state.players)
    return [f"end {outcome.reason} {money}", "rank " + "".join(SEATS[seat] for seat in outcome.rank)]
