"""A tiny game that keeps the contract: all guess a die at once, then each in turn may chalk marks until resting.

Every round the seats guess in secret, chance rolls, and whoever guessed right gets 3 points; a mark of
chalk is worth 1, and a seat may make two of them in a round.
"""

# ruff: noqa: ARG002  the contract asks for more than so small a game needs

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Literal

from townwright.core.choices import Choice
from townwright.core.contract import Contents, Interaction
from townwright.core.limits.budgets import Budget
from townwright.core.options.fields import Number
from townwright.core.options.schema import Schema
from townwright.core.phrases import Phrase
from townwright.core.points import Because, Line, Tally, total
from townwright.core.records import Event, Record, Replay, deal_marks, text_lines, write_deal_marks
from townwright.core.refusals import NotNow, NotYours, Unreadable
from townwright.core.results import Result, Standing
from townwright.core.seats import CHANCE, Seat

SCHEMA = Schema(
    Number("seats", Phrase("guessing-seats", "seats"), least=1, most=6, default=2, tried=(1, 2, 3)),
    Number("rounds", Phrase("guessing-rounds", "rounds"), least=1, most=400, default=2, usual=(1, 2)),
)


@dataclass(frozen=True, slots=True)
class Options:
    seats: int = 2
    rounds: int = 2


@dataclass(frozen=True, slots=True)
class Action:
    verb: Literal["guess", "roll", "chalk", "rest"]
    value: int | None = None
    stream: str = "die"

    def __str__(self) -> str:
        return self.verb if self.value is None else f"{self.verb} {self.value}"


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    guesses: tuple[int | None, ...]
    round: int = 0
    phase: Literal["guess", "roll", "chalk", "over"] = "guess"
    rolled: tuple[int, ...] = ()
    seat: Seat = 0
    marks: tuple[int, ...] = ()
    chalked: int = 0
    hits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    round: int
    rolled: tuple[int, ...]
    ready: tuple[bool, ...]
    own: int | None
    marks: tuple[int, ...]
    hits: tuple[int, ...]


class Guessing:
    name = "guessing"
    title = "Guessing"
    rules = 1
    option_schema = SCHEMA
    interaction: Interaction = "competitive"
    steps = 1_000
    record_steps = 100_000

    def options(self, words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
        return Options(**SCHEMA.read(words))

    def option_words(self, options: Options) -> dict[str, str]:
        return SCHEMA.write(asdict(options))

    def every_option(self) -> Iterable[Options]:
        return (Options(seats, rounds) for seats in (1, 2, 3) for rounds in (1, 2))

    def seat_name(self, seat: Seat) -> str | int:
        return "ABCDEF"[seat]

    def hides(self, options: Options) -> bool:
        return False

    def start(self, options: Options) -> State:
        nothing = (0,) * options.seats
        return State(options, (None,) * options.seats, marks=nothing, hits=nothing)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case "guess":
                return tuple(seat for seat, guess in enumerate(state.guesses) if guess is None)
            case "roll":
                return (CHANCE,)
            case "chalk":
                return (state.seat,)
            case _:
                return ()

    def legal(self, state: State, seat: Seat, budget: Budget | None = None) -> Sequence[Action]:
        if seat not in self.to_act(state):
            return ()
        if seat == CHANCE:
            return [Action("roll", value) for value in range(1, 7)]
        if state.phase == "guess":
            return [Action("guess", value) for value in range(1, 7)]
        return [Action("chalk"), Action("rest")] if state.chalked < 2 else [Action("rest")]

    def choices(self, state: State, seat: Seat, words: Sequence[str], budget: Budget | None = None) -> Sequence[Choice]:
        written = [str(action).split() for action in self.legal(state, seat)]
        at = len(words)
        nexts = dict.fromkeys(way[at] for way in written if way[:at] == list(words) and len(way) > at)
        return [Choice(word, whole=[*words, word] in written) for word in nexts]

    def play(self, state: State, seat: Seat, action: Action, budget: Budget | None = None) -> State:
        if seat not in self.to_act(state):
            raise NotYours("guessing-not-yours", "not your turn")
        if action not in self.legal(state, seat):
            raise NotNow("guessing-not-now", "cannot {action} now", action=str(action))
        match action.verb:
            case "guess":
                guesses = tuple(action.value if one == seat else guess for one, guess in enumerate(state.guesses))
                return replace(state, guesses=guesses, phase="guess" if None in guesses else "roll")
            case "roll":
                hits = tuple(
                    hit + (guess == action.value) for hit, guess in zip(state.hits, state.guesses, strict=True)
                )
                rolled = (*state.rolled, action.value or 0)
                return replace(state, rolled=rolled, hits=hits, phase="chalk", seat=0, chalked=0)
            case "chalk":
                marks = tuple(mark + (one == seat) for one, mark in enumerate(state.marks))
                return replace(state, marks=marks, chalked=state.chalked + 1)
            case "rest":
                if seat + 1 < state.options.seats:
                    return replace(state, seat=seat + 1, chalked=0)
                over = state.round + 1 == state.options.rounds
                nobody = (None,) * state.options.seats
                return replace(state, round=state.round + 1, guesses=nobody, phase="over" if over else "guess")

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            state.round,
            state.rolled,
            tuple(guess is not None for guess in state.guesses),
            None if seat is None else state.guesses[seat],
            state.marks,
            state.hits,
        )

    def points(self, state: State) -> tuple[Line, ...]:
        return tuple(
            Line(seat, "all", (Because("hits", 3 * state.hits[seat]), Because("marks", state.marks[seat])))
            for seat in range(state.options.seats)
        )

    def standing(self, state: State, seat: Seat) -> Standing:
        return Standing(total(self.points(state), seat))

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        totals = [self.standing(state, seat).total for seat in range(state.options.seats)]
        return Result(tuple(1 + sum(other > own for other in totals) for own in totals))

    def read(self, text: str) -> Action:
        match text.split():
            case ["guess" | "roll" as verb, value] if value.isascii() and value.isdigit() and len(value) == 1:
                return Action(verb, int(value))
            case ["chalk" | "rest" as verb]:
                return Action(verb)
            case _:
                raise Unreadable("guessing-unreadable", "'{text}' is no action", text=text)

    def opens(self, text: str) -> bool:
        return text.startswith("guessing ")

    def write(self, record: Record[Options, Action]) -> str:
        head = f"guessing {record.rules} {record.options.seats} {record.options.rounds}"
        lines = [f"{event.seat} {event.action}" for event in record.events]
        return "\n".join([head, *record.names, *lines, *write_deal_marks(record), ""])

    def replay(
        self, text: str, components: Sequence[str] = (), budget: Budget | None = None
    ) -> Replay[Options, State, Action]:
        lines = text_lines(text)
        rules, seats, rounds = map(int, lines[0].text.split()[1:])
        options = Options(seats, rounds)
        state, events = self.start(options), []
        for line in lines[1 + seats :]:
            seat, action = line.text.split(" ", 1)
            events.append(Event(int(seat), self.read(action), line.number))
            state = self.play(state, int(seat), events[-1].action)
        marks = deal_marks(text)
        names = tuple(line.text for line in lines[1 : 1 + seats])
        record = Record(self.name, rules, options, names, tuple(events), marks.get("commitment"), marks.get("seed"))
        return Replay(record, state)

    def draw(self, state: State) -> str:
        return repr(state)

    def is_components(self, text: str) -> bool:
        return False

    def check_components(self, text: str) -> tuple[Phrase, ...]:
        return ()

    def contents(self, text: str) -> Contents:
        raise Unreadable("guessing-no-components", "nothing to hold")

    def score(
        self, text: str, words: Mapping[str, str], components: Sequence[str] = (), budget: Budget | None = None
    ) -> Tally:
        raise Unreadable("guessing-no-score", "nothing to score")


GAME = Guessing()
