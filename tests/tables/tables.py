"""Tables for tests: made in one line, spoken to in words, played at random from a seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer
from townwright.core.seats import Seat
from townwright.tables.commands import Act, Message, Person, Sit, Speaker
from townwright.tables.facts import Created, Happened
from townwright.tables.handler import hear
from townwright.tables.replies import Answer, Refused, Taken
from townwright.tables.table import Room, opened

from .guessing import GAME as GUESSING

PEOPLE = ("ada", "ben", "cleo", "dora", "emil", "fay")
HOST = PEOPLE[0]
NOON = 1_700_000_000_000
NAMES = {person: person.title() for person in PEOPLE}


def find(name: str) -> AnyGame:
    """The games, and the tests' own."""
    return GUESSING if name == GUESSING.name else registry.find(name)


def games() -> tuple[AnyGame, ...]:
    """Every game there is, the tests' own first."""
    return (GUESSING, *map(registry.find, registry.names()))


def first_fact(game: AnyGame, options: object, dealer: Dealer, **agreed: object) -> Happened:
    words = tuple(game.option_words(options).items())
    fields = {"game": game.name, "rules": game.rules, "options": words, "host": HOST, "visibility": "public"}
    return Happened(1, NOON, Created(**{**fields, "commitment": dealer.commitment, **agreed}))  # type: ignore[arg-type]


def never(_room: Room) -> bool:
    return False


@dataclass
class Table:
    """A room, its dealer and a clock that tests set."""

    room: Room
    dealer: Dealer
    now: int = NOON
    told: list[Happened] = field(default_factory=list)
    """Everything that was to be stored."""

    def say(self, speaker: str | Speaker, message: Message) -> Answer:
        who = Person(speaker) if isinstance(speaker, str) else speaker
        heard = hear(self.room, who, message, self.dealer, self.now, fresh="next-table")
        self.room = heard.room
        self.told.extend(heard.happened)
        return heard.answer

    def done(self, speaker: str | Speaker, message: Message) -> int:
        """Say it and expect it to be taken."""
        answer = self.say(speaker, message)
        assert isinstance(answer, Taken), answer
        return answer.number

    def refusal(self, speaker: str | Speaker, message: Message) -> str:
        """Say it and expect the reason why not."""
        before = self.room
        answer = self.say(speaker, message)
        assert isinstance(answer, Refused), answer
        assert self.room is before
        return answer.why.key

    def act(self, seat: Seat, action: str) -> int:
        """The seat's holder acts on the question that is open."""
        person = self.room.holders[seat].person
        assert person is not None
        return self.done(person, Act(seat, self.turn(seat), action))

    def turn(self, seat: Seat) -> int:
        """The number of the question that the seat is asked."""
        question = self.room.questions[seat]
        assert question is not None
        return question.number

    def play(self, random: Random, until: Callable[[Room], bool] = never) -> None:
        """Random legal actions until the end, or until something holds."""
        while self.room.playing and not until(self.room):
            seat = random.choice(self.room.to_act)
            self.act(seat, str(random.choice(self.room.game.legal(self.room.state, seat))))


def table(options: object | None = None, game: AnyGame = GUESSING, seed: int = 1, **agreed: object) -> Table:
    """A new table with its host and nobody else."""
    dealer = Dealer(bytes([seed]) * 32 if seed < 256 else seed.to_bytes(32, "big"))
    first = first_fact(game, game.options({}) if options is None else options, dealer, **agreed)
    return Table(opened(first, find), dealer, told=[first])


def running(
    options: object | None = None, game: AnyGame = GUESSING, seed: int = 1, people: int = 99, **agreed: object
) -> Table:
    """A table where everybody sits; with fewer people, each holds several seats in turn."""
    made = table(options, game, seed, several=True, **agreed)
    seats = len(made.room.holders)
    for seat in range(seats):
        made.done(PEOPLE[seat % min(people, seats, len(PEOPLE))], Sit(seat, invited=True))
    return made
