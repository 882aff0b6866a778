"""Tables for tests: made in one line, spoken to in words, played at random from a seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer
from townwright.core.seats import Seat
from townwright.tables.commands import Act, Command, PersonSender, Sender, Sit
from townwright.tables.fact_replay import create_table
from townwright.tables.facts import Created, NumberedFact
from townwright.tables.handler import handle
from townwright.tables.replies import Accepted, Refused, Reply
from townwright.tables.table import Table

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


def first_fact(game: AnyGame, options: object, dealer: Dealer, **agreed: object) -> NumberedFact:
    words = tuple(game.option_words(options).items())
    fields = {"game": game.name, "rules": game.rules, "options": words, "host": HOST, "visibility": "public"}
    return NumberedFact(1, NOON, Created(**{**fields, "commitment": dealer.commitment, **agreed}))  # type: ignore[arg-type]


def never(_table: Table) -> bool:
    return False


@dataclass
class TableHarness:
    """A table, its dealer and a clock that tests set."""

    table: Table
    dealer: Dealer
    now: int = NOON
    told: list[NumberedFact] = field(default_factory=list)
    """Everything that was to be stored."""

    def say(self, sender: str | Sender, message: Command) -> Reply:
        who = PersonSender(sender) if isinstance(sender, str) else sender
        handled = handle(self.table, who, message, self.dealer, self.now, new_table_id="next-table")
        self.table = handled.table
        self.told.extend(handled.facts)
        return handled.reply

    def done(self, sender: str | Sender, message: Command) -> int:
        """Say it and expect it to be taken."""
        answer = self.say(sender, message)
        assert isinstance(answer, Accepted), answer
        return answer.number

    def refusal(self, sender: str | Sender, message: Command) -> str:
        """Say it and expect the reason why not."""
        before = self.table
        answer = self.say(sender, message)
        assert isinstance(answer, Refused), answer
        assert self.table is before
        return answer.why.key

    def act(self, seat: Seat, action: str) -> int:
        """The seat's holder acts on the question that is open."""
        person = self.table.holders[seat].person
        assert person is not None
        return self.done(person, Act(seat, self.turn(seat), action))

    def turn(self, seat: Seat) -> int:
        """The number of the question that the seat is asked."""
        question = self.table.pending_turns[seat]
        assert question is not None
        return question.number

    def play(self, random: Random, until: Callable[[Table], bool] = never) -> None:
        """Random legal actions until the end, or until something holds."""
        while self.table.playing and not until(self.table):
            seat = random.choice(self.table.to_act)
            self.act(seat, str(random.choice(self.table.game.legal(self.table.state, seat))))


def table(options: object | None = None, game: AnyGame = GUESSING, seed: int = 1, **agreed: object) -> TableHarness:
    """A new table with its host and nobody else."""
    dealer = Dealer(bytes([seed]) * 32 if seed < 256 else seed.to_bytes(32, "big"))
    first = first_fact(game, game.options({}) if options is None else options, dealer, **agreed)
    return TableHarness(create_table(first, find), dealer, told=[first])


def running(
    options: object | None = None, game: AnyGame = GUESSING, seed: int = 1, people: int = 99, **agreed: object
) -> TableHarness:
    """A table where everybody sits; with fewer people, each holds several seats in turn."""
    made = table(options, game, seed, several=True, **agreed)
    seats = len(made.table.holders)
    for seat in range(seats):
        made.done(PEOPLE[seat % min(people, seats, len(PEOPLE))], Sit(seat, invited=True))
    return made
