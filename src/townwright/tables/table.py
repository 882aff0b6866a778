"""The room: one table at one moment, as it follows from everything that has happened there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.dealer import stream_of
from townwright.core.refusals import NotYours, Unknown
from townwright.core.seats import CHANCE, Seat
from townwright.tables.facts import (
    Acted,
    Agreed,
    Began,
    BotSat,
    Created,
    Dealt,
    Declined,
    Ended,
    Fact,
    Happened,
    Late,
    Left,
    Offered,
    Rematched,
    Sat,
    Undone,
    Why,
)
from townwright.tables.seat_holders import Holder, Offer

FindGame: TypeAlias = Callable[[str], AnyGame]


NOBODY = Holder()


@dataclass(frozen=True, slots=True)
class Move:
    """An action or a draw that counts, and the number of its fact."""

    number: int
    seat: Seat
    action: Any


@dataclass(frozen=True, slots=True)
class Question:
    """A seat is asked to act: since which fact, since when, and whether its time ran out."""

    number: int
    at: int
    late: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """A table. It is only ever made by ``opened`` and ``after``."""

    game: AnyGame
    created: Created
    options: Any
    log: tuple[Happened, ...]
    holders: tuple[Holder, ...]
    state: Any = None
    """The game's position; None before it begins."""
    to_act: tuple[Seat, ...] = ()
    moves: tuple[Move, ...] = ()
    questions: tuple[Question | None, ...] = ()
    """By seat, for those that are to act."""
    together: tuple[int, ...] = ()
    """The actions of the open turn in which several seats act at once, unseen by each other."""
    opened: tuple[tuple[int, int], ...] = ()
    """For each such action of a closed turn: its number, and the number of the fact that closed the turn."""
    offers: tuple[Offer, ...] = ()
    ended: Why | None = None
    rematch: str | None = None

    @property
    def number(self) -> int:
        """The number of the last fact."""
        return self.log[-1].number

    @property
    def at(self) -> int:
        """The time of the last fact."""
        return self.log[-1].at

    @property
    def begun(self) -> bool:
        return self.state is not None

    @property
    def playing(self) -> bool:
        return self.begun and self.ended is None

    @property
    def persons(self) -> tuple[str, ...]:
        """Everybody with a seat, in the order of seats."""
        return tuple(dict.fromkeys(holder.person for holder in self.holders if holder.person is not None))

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """The seats that the person holds."""
        if person is None:
            return ()
        return tuple(seat for seat, holder in enumerate(self.holders) if holder.person == person)

    def kept_for(self, person: str | None) -> tuple[Seat, ...]:
        """The seats that the person had in this game, and may take again while it runs."""
        return tuple(seat for seat, holder in enumerate(self.holders) if person and holder.kept_for == person)

    def is_member(self, person: str | None) -> bool:
        """Whether the person has a seat or laid the game on the table."""
        return person is not None and (person == self.created.host or bool(self.seats_of(person)))

    def called(self, seat: Seat) -> str:
        """How the game calls the seat."""
        return str(self.game.seat_name(seat))

    def existing(self, seat: Seat) -> Seat:
        """The seat, if the table has it."""
        if not 0 <= seat < len(self.holders):
            raise NotYours("table-no-such-seat", "this table has {seats:seat|seats}", seats=len(self.holders))
        return seat

    def drawn(self) -> Counter[str]:
        """How many draws of each stream have been made."""
        return Counter(stream_of(move.action) for move in self.moves if move.seat == CHANCE)


def opened(first: Happened, find: FindGame = registry.find) -> Room:
    """The room right after its table was created."""
    created = first.fact
    if not isinstance(created, Created):
        raise TypeError(f"a table begins with its creation, not with {created!r}")
    game = find(created.game)
    if created.rules != game.rules:
        # Playing it on by other rules would change what happened.
        raise Unknown(
            "table-rules-unknown", "this table is played by version {rules} of the rules", rules=created.rules
        )
    options = game.options(dict(created.options), created.components)
    return Room(game, created, options, (first,), (NOBODY,) * options.seats, questions=(None,) * options.seats)


def folded(history: Iterable[Happened], find: FindGame = registry.find) -> Room:
    """The room after a whole history."""
    facts = iter(history)
    room = opened(next(facts), find)
    for happened in facts:
        room = after(room, happened)
    return room


def after(room: Room, happened: Happened) -> Room:
    """The room after one more fact; a move that the rules do not allow is refused."""
    if happened.number != room.number + 1:
        raise ValueError(f"fact {happened.number} does not follow fact {room.number}")
    return _with(replace(room, log=(*room.log, happened)), happened, happened.fact)


def _with(room: Room, happened: Happened, fact: Fact) -> Room:
    match fact:
        case Sat(seat, person, player):
            return _seated(room, seat, Holder(person=person, player=player))
        case BotSat(seat, bot):
            return _seated(room, seat, Holder(bot=bot, kept_for=room.holders[seat].kept_for))
        case Left(seat):
            before = room.holders[seat]
            return _seated(room, seat, Holder(kept_for=before.person or before.kept_for) if room.begun else NOBODY)
        case Began():
            return _asked(replace(room, state=room.game.start(room.options)), happened, ())
        case Acted(seat, action):
            return _played(room, happened, seat, room.game.read(action))
        case Dealt(action):
            return _played(room, happened, CHANCE, room.game.read(action))
        case Undone(acted):
            return _taken_back(room, happened, acted)
        case Late(seat):
            questions = tuple(
                replace(question, late=True) if question and asked == seat else question
                for asked, question in enumerate(room.questions)
            )
            return replace(room, questions=questions)
        case Offered(person=person):
            return replace(room, offers=(*room.offers, Offer(happened.number, fact, (person,))))
        case Agreed(number, person):
            offers = tuple(offer.agreed_by(person) if offer.number == number else offer for offer in room.offers)
            return replace(room, offers=offers)
        case Declined(number, person):
            declined = (offer.without(person) if offer.number == number else offer for offer in room.offers)
            return replace(room, offers=tuple(offer for offer in declined if not offer.hopeless(room.holders)))
        case Rematched(table):
            return replace(room, rematch=table, offers=_but(room, "rematch"))
        case Ended(why):
            return replace(
                room,
                ended=why,
                to_act=(),
                questions=(None,) * len(room.holders),
                offers=(),
                **_unveiled(room, happened),
            )
        case Created():
            raise ValueError("a table is created once")


def _seated(room: Room, seat: Seat, holder: Holder) -> Room:
    """Whoever leaves takes their offers along, and an offer of a bot for the seat is settled or pointless."""
    holders = tuple(holder if place == seat else before for place, before in enumerate(room.holders))
    room = replace(room, holders=holders)
    offers = tuple(
        offer
        for offer in room.offers
        if offer.made.person in room.persons
        and not (offer.made.offer == "bot" and offer.made.seat == seat and not holder.empty)
    )
    return replace(room, offers=offers)


def _played(room: Room, happened: Happened, seat: Seat, action: Any) -> Room:
    """A move changes the position, and nobody can agree any longer to undo what came before it."""
    unseen = seat != CHANCE and (len(room.to_act) > 1 or bool(room.together))
    room = replace(
        room,
        state=room.game.play(room.state, seat, action),
        moves=(*room.moves, Move(happened.number, seat, action)),
        together=(*room.together, happened.number) if unseen else room.together,
        offers=_but(room, "undo"),
    )
    return _asked(room, happened, room.to_act if unseen else (), seat)


def _asked(room: Room, happened: Happened, before: tuple[Seat, ...], mover: Seat | None = None) -> Room:
    """Asks the seats that are to act. Who is still busy with the same simultaneous turn keeps the question."""
    to_act = room.game.to_act(room.state)
    questions: list[Question | None] = [None] * len(room.holders)
    for seat in to_act:
        if seat != CHANCE:
            kept = room.questions[seat] if seat in before and seat != mover else None
            questions[seat] = kept or Question(happened.number, happened.at)
    room = replace(room, to_act=to_act, questions=tuple(questions))
    if room.together and not (set(before) - {mover}) & set(to_act):
        return replace(room, **_unveiled(room, happened))
    return room


def _unveiled(room: Room, happened: Happened) -> dict[str, Any]:
    """A simultaneous turn has closed: everybody may see its actions from this fact on."""
    shown = tuple((number, happened.number) for number in room.together)
    return {"together": (), "opened": room.opened + shown}


def _taken_back(room: Room, happened: Happened, acted: int) -> Room:
    """Undo is replay: the game is played again without the last move."""
    if not room.moves or room.moves[-1].number != acted:
        raise ValueError(f"fact {acted} is not the last move")
    state = room.game.start(room.options)
    for move in room.moves[:-1]:
        state = room.game.play(state, move.seat, move.action)
    return _asked(replace(room, state=state, moves=room.moves[:-1], offers=_but(room, "undo")), happened, ())


def _but(room: Room, kind: str) -> tuple[Offer, ...]:
    """The open offers of all other kinds."""
    return tuple(offer for offer in room.offers if offer.made.offer != kind)
