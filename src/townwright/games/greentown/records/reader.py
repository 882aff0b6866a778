"""Plays a record's text again, line by line, and believes nothing that does not follow (rule 15)."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from townwright.core.limits.budgets import Budget
from townwright.core.records import Event, Record, Replay, TextLine, deal_marks, text_lines
from townwright.core.refusals import Unreadable, Untrue, pinned
from townwright.core.seats import CHANCE, Seat
from townwright.games.greentown.actions import UNKNOWN, Action, Deal, TurnUp
from townwright.games.greentown.box.pieces import SEATS
from townwright.games.greentown.notation import read_turn
from townwright.games.greentown.options import Options
from townwright.games.greentown.records.header import NAME, RULES, Header, read_header
from townwright.games.greentown.rules import not_your_turn, play, to_act
from townwright.games.greentown.state import Stage, State, start
from townwright.games.greentown.turn.card_draws import chance_is_due, next_cards
from townwright.games.greentown.turn.parts import play_turn
from townwright.games.greentown.turn.rounds import result

TURN = re.compile(r"([1-9][0-9]{0,5})\. ([A-D]) (\S.*)")
PAID = re.compile(r"=(?:0|[1-9][0-9]{0,3})(?:/(?:0|[1-9][0-9]{0,3})){1,3}")
DRAWN = re.compile(r"<(?:[0-9A-Za-z]{1,12}|-)")
END = re.compile(r"end (cards|buildings|stalled) ([0-9/]+)")
RANK = re.compile(r"rank ([A-D]+)")
TURNED_UP = re.compile(r"^deck \?\s+# turned up((?: [0-9A-Za-z]{1,12})+)\s*$", re.MULTILINE)
"""A comment on the deck's line: the cards that the table has seen, although the record hides the deck."""
RECORD_STEPS = 500_000
"""The budget of playing a whole record; our own games have needed 9,353 at most."""
MONEY_OPEN = re.compile(r"^# money open\s*$", re.MULTILINE)


@dataclass
class Replaying:
    """A record in the middle of being played again."""

    state: State
    known: deque[str]
    """Cards that are known to come, top first."""
    deck_line: int
    budget: Budget
    events: list[Event[Action]] = field(default_factory=list)
    turns: int = 0

    def play(self, seat: Seat, action: Action, line: int) -> None:
        """Plays an action of a line and adds it to the events."""
        self.state = play(self.state, seat, action, self.budget)
        self.events.append(Event(seat, action, line))


def replay(text: str, components: Sequence[str] = (), budget: Budget | None = None) -> Replay[Options, State, Action]:
    """The record and the position at its end; a record may stop after any line."""
    lines = text_lines(text)
    if not lines:
        raise Unreadable("greentown-record-empty", "the record is empty").at(1)
    marks = {"money": "open"} if MONEY_OPEN.search(text) else {}
    header, taken = read_header(lines, components, marks)
    replaying = Replaying(
        start(header.options),
        known_cards(header, text, lines[taken:]),
        header.lines.get("deck", 0),
        budget or Budget(RECORD_STEPS),
    )
    deal(replaying, header)
    closing: list[TextLine] = []
    for line in lines[taken:]:
        with pinned(line.number):
            if closing or line.text.startswith(("end", "rank")):
                close(replaying.state, line.text, len(closing))
                closing.append(line)
            else:
                turn(replaying, line)
    if replaying.deck_line and turn_up_is_due(replaying.state) and known_card(replaying) is not None:
        turn_up(replaying)
    names = tuple(header.names.get(seat, seat) for seat in SEATS[: header.options.seats])
    dealt = deal_marks(text)
    events = tuple(replaying.events)
    record = Record(NAME, RULES, header.options, names, events, dealt.get("commitment"), dealt.get("seed"))
    return Replay(record, replaying.state)


def known_cards(header: Header, text: str, lines: Sequence[TextLine]) -> deque[str]:
    """The cards of the deck, top first, as far as the record tells them.

    Where the deck is hidden they follow from the draws, or stand in a comment that ``write`` leaves.
    """
    if header.deck is not None:
        return deque(header.deck)
    seen = TURNED_UP.search(text)
    if seen is not None:
        return deque(seen[1].split())
    words = (word for line in lines for word in line.text.split(" "))
    return deque(word[1:] for word in words if DRAWN.fullmatch(word) and word != "<-")


def deal(replaying: Replaying, header: Header) -> None:
    """The deal: the start player's card first, then the other seats in turn, as chance does it."""
    if header.dealt is None:
        return
    components, hands = header.options.components, list(enumerate(header.dealt))
    for seat, name in sorted(hands, key=lambda hand: not ((card := components.card(hand[1])) and card.start)):
        replaying.play(CHANCE, Deal(seat, name), header.lines["dealt"])


def turn_up_is_due(state: State) -> bool:
    """Whether the next card of the deck is to be shown."""
    return chance_is_due(state) and bool(state.order) and state.turn is None


def known_card(replaying: Replaying) -> str | None:
    """The card that is known to come next, if it can."""
    known = replaying.known
    return known[0] if known and known[0] in next_cards(replaying.state) else None


def turn_up(replaying: Replaying) -> None:
    """Shows the next card of the deck, or a back where the record does not tell it."""
    card = known_card(replaying)
    if card is not None:
        replaying.known.popleft()
    replaying.play(CHANCE, TurnUp(UNKNOWN if card is None else card), replaying.deck_line)


def turn(replaying: Replaying, line: TextLine) -> None:
    """One turn line: its number, its seat, its words, and what it claims about money and cards."""
    match = TURN.fullmatch(line.text)
    if match is None:
        raise Unreadable(
            "greentown-line-unreadable", "this is no turn line; write it like '3. A T ~(2,0)31334 =3/0 <6C'"
        )
    number, seat, words = int(match[1]), SEATS.index(match[2]), match[3].split(" ")
    if number != replaying.turns + 1:
        raise Untrue(
            "greentown-turn-number", "turn {number} stands where {due} is due", number=number, due=replaying.turns + 1
        )
    if turn_up_is_due(replaying.state):
        turn_up(replaying)
    if to_act(replaying.state) != (seat,):
        raise not_your_turn(replaying.state, seat)
    words, paid, card = claims(words)
    state, parts = play_turn(replaying.state, read_turn(words), replaying.budget)
    replaying.state, replaying.turns = state, number
    replaying.events += (Event(seat, part, line.number) for part in parts)
    if paid is not None:
        check_paid(state, paid)
        check_drawn(replaying, seat, card, line.number)


def claims(words: list[str]) -> tuple[list[str], str | None, str]:
    """The words of the turn alone, and what the line says about its tour: the payment and the card drawn."""
    tour = next((place for place, word in enumerate(words) if word.startswith("~(")), None)
    if tour is None:
        return words, None, ""
    told = words[tour + 1 : tour + 3]
    if len(told) != 2 or not PAID.fullmatch(told[0]) or not DRAWN.fullmatch(told[1]):
        raise Unreadable(
            "greentown-claims-missing", "after a tour come the payments and the card drawn, such as '=3/0 <6C'"
        )
    return [*words[: tour + 1], *words[tour + 3 :]], told[0][1:], told[1][1:]


def check_paid(state: State, claimed: str) -> None:
    """The payments by seat must be what the tour pays."""
    paid = "" if state.last is None else "/".join(map(str, state.last.payment.paid))
    if paid != claimed:
        raise Untrue("greentown-paid-wrong", "the tour pays {paid}, not {claimed}", paid=paid, claimed=claimed)


def check_drawn(replaying: Replaying, seat: Seat, claimed: str, line: int) -> None:
    """The card drawn must be the one on top; where that is hidden the claim tells it."""
    state = replaying.state
    if state.turn is not None and state.turn.stage is Stage.DRAW:
        if claimed not in next_cards(state):
            cards = ", ".join(next_cards(state))
            raise Untrue(
                "greentown-drawn-impossible",
                "the card drawn can only be one of {cards}, not {claimed}",
                cards=cards,
                claimed=claimed,
            )
        replaying.play(CHANCE, Deal(seat, claimed), line)
        return
    drawn = "-" if state.last is None or state.last.drawn is None else state.last.drawn
    if drawn != claimed:
        raise Untrue("greentown-drawn-wrong", "the card drawn is {drawn}, not {claimed}", drawn=drawn, claimed=claimed)


def close(state: State, text: str, closed: int) -> None:
    """The closing lines: ``end`` with the reason and the money, then ``rank``, then nothing."""
    outcome = result(state)
    pattern = (END, RANK)[closed] if closed < 2 else None
    match = None if pattern is None else pattern.fullmatch(text)
    if match is None:
        raise Unreadable(
            "greentown-closing-line", "a record closes with 'end cards 13/14' and 'rank BA', and nothing follows"
        )
    if outcome is None:
        raise Untrue("greentown-not-over", "the game is not over here")
    if closed == 1:
        rank = "".join(SEATS[seat] for seat in outcome.rank)
        if match[1] != rank:
            raise Untrue("greentown-rank-wrong", "the rank is {rank}, not {claimed}", rank=rank, claimed=match[1])
        return
    money = "/".join(str(player.money) for player in state.players)
    if match[1] not in reasons(state, outcome.reason) or match[2] != money:
        raise Untrue(
            "greentown-end-wrong",
            "the line must be 'end {reason} {money}'",
            reason=outcome.reason,
            money=money,
        )


def reasons(state: State, first: str) -> set[str]:
    """What triggered the end. Both triggers may have, and a record may name either."""
    found = {first}
    if state.ending is not None:
        found |= {"buildings"} if any(not any(player.hand) for player in state.players) else set()
        found |= {"cards"} if any(player.card is None for player in state.players) else set()
    return found
