"""The table: one table at one moment, as it follows from everything that has happened there."""

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
    Late,
    Left,
    NumberedFact,
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
class Table:
    """A table. It is only ever made by ``opened`` and ``after``."""

    game: AnyGame
    created: Created
    options: Any
    log: tuple[NumberedFact, ...]
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


def opened(first: NumberedFact, find: FindGame = registry.find) -> Table:
    """The table right after its table was created."""
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
    return Table(game, created, options, (first,), (NOBODY,) * options.seats, questions=(None,) * options.seats)


def folded(history: Iterable[NumberedFact], find: FindGame = registry.find) -> Table:
    """The table after a whole history."""
    facts = iter(history)
    table = opened(next(facts), find)
    for happened in facts:
        table = after(table, happened)
    return table


def after(table: Table, happened: NumberedFact) -> Table:
    """The table after one more fact; a move that the rules do not allow is refused."""
    if happened.number != table.number + 1:
        raise ValueError(f"fact {happened.number} does not follow fact {table.number}")
    return _with(replace(table, log=(*table.log, happened)), happened, happened.fact)


def _with(table: Table, happened: NumberedFact, fact: Fact) -> Table:
    match fact:
        case Sat(seat, person, player):
            return _seated(table, seat, Holder(person=person, player=player))
        case BotSat(seat, bot):
            return _seated(table, seat, Holder(bot=bot, kept_for=table.holders[seat].kept_for))
        case Left(seat):
            before = table.holders[seat]
            return _seated(table, seat, Holder(kept_for=before.person or before.kept_for) if table.begun else NOBODY)
        case Began():
            return _asked(replace(table, state=table.game.start(table.options)), happened, ())
        case Acted(seat, action):
            return _played(table, happened, seat, table.game.read(action))
        case Dealt(action):
            return _played(table, happened, CHANCE, table.game.read(action))
        case Undone(acted):
            return _taken_back(table, happened, acted)
        case Late(seat):
            questions = tuple(
                replace(question, late=True) if question and asked == seat else question
                for asked, question in enumerate(table.questions)
            )
            return replace(table, questions=questions)
        case Offered(person=person):
            return replace(table, offers=(*table.offers, Offer(happened.number, fact, (person,))))
        case Agreed(number, person):
            offers = tuple(offer.agreed_by(person) if offer.number == number else offer for offer in table.offers)
            return replace(table, offers=offers)
        case Declined(number, person):
            declined = (offer.without(person) if offer.number == number else offer for offer in table.offers)
            return replace(table, offers=tuple(offer for offer in declined if not offer.hopeless(table.holders)))
        case Rematched(rematch):
            return replace(table, rematch=rematch, offers=_but(table, "rematch"))
        case Ended(why):
            return replace(
                table,
                ended=why,
                to_act=(),
                questions=(None,) * len(table.holders),
                offers=(),
                **_unveiled(table, happened),
            )
        case Created():
            raise ValueError("a table is created once")


def _seated(table: Table, seat: Seat, holder: Holder) -> Table:
    """Whoever leaves takes their offers along, and an offer of a bot for the seat is settled or pointless."""
    holders = tuple(holder if place == seat else before for place, before in enumerate(table.holders))
    table = replace(table, holders=holders)
    offers = tuple(
        offer
        for offer in table.offers
        if offer.made.person in table.persons
        and not (offer.made.offer == "bot" and offer.made.seat == seat and not holder.empty)
    )
    return replace(table, offers=offers)


def _played(table: Table, happened: NumberedFact, seat: Seat, action: Any) -> Table:
    """A move changes the position, and nobody can agree any longer to undo what came before it."""
    unseen = seat != CHANCE and (len(table.to_act) > 1 or bool(table.together))
    table = replace(
        table,
        state=table.game.play(table.state, seat, action),
        moves=(*table.moves, Move(happened.number, seat, action)),
        together=(*table.together, happened.number) if unseen else table.together,
        offers=_but(table, "undo"),
    )
    return _asked(table, happened, table.to_act if unseen else (), seat)


def _asked(table: Table, happened: NumberedFact, before: tuple[Seat, ...], mover: Seat | None = None) -> Table:
    """Asks the seats that are to act. Who is still busy with the same simultaneous turn keeps the question."""
    to_act = table.game.to_act(table.state)
    questions: list[Question | None] = [None] * len(table.holders)
    for seat in to_act:
        if seat != CHANCE:
            kept = table.questions[seat] if seat in before and seat != mover else None
            questions[seat] = kept or Question(happened.number, happened.at)
    table = replace(table, to_act=to_act, questions=tuple(questions))
    if table.together and not (set(before) - {mover}) & set(to_act):
        return replace(table, **_unveiled(table, happened))
    return table


def _unveiled(table: Table, happened: NumberedFact) -> dict[str, Any]:
    """A simultaneous turn has closed: everybody may see its actions from this fact on."""
    shown = tuple((number, happened.number) for number in table.together)
    return {"together": (), "opened": table.opened + shown}


def _taken_back(table: Table, happened: NumberedFact, acted: int) -> Table:
    """Undo is replay: the game is played again without the last move."""
    if not table.moves or table.moves[-1].number != acted:
        raise ValueError(f"fact {acted} is not the last move")
    state = table.game.start(table.options)
    for move in table.moves[:-1]:
        state = table.game.play(state, move.seat, move.action)
    return _asked(replace(table, state=state, moves=table.moves[:-1], offers=_but(table, "undo")), happened, ())


def _but(table: Table, kind: str) -> tuple[Offer, ...]:
    """The open offers of all other kinds."""
    return tuple(offer for offer in table.offers if offer.made.offer != kind)
