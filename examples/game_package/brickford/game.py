"""Brickford as the contract of Townwright wants a game."""

# ruff: noqa: ARG002  the contract asks for more than so small a game needs

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict

from brickford import actions, records, rules, scoring
from brickford.actions import Action
from brickford.options import SCHEMA, Options
from brickford.state import State
from brickford.view import View, rows, view
from townwright.core.budgets import Budget
from townwright.core.choices import Choice
from townwright.core.contract import Contents, Interaction
from townwright.core.option_cases import covering
from townwright.core.phrases import Phrase
from townwright.core.points import Line, Tally, total
from townwright.core.records import Record, Replay
from townwright.core.refusals import Unreadable
from townwright.core.results import Result, Standing
from townwright.core.seats import Seat


class Brickford:
    """Builders take turns in one town; markets pay their builders for houses beside them."""

    name = records.NAME
    title = "Brickford"
    rules = records.RULES
    option_schema = SCHEMA
    interaction: Interaction = "competitive"
    steps = record_steps = 1_000
    """Nine plots are looked at in less; a game that searches spends the budget that its calls are given."""

    # Options and seats

    def options(self, words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
        return Options(**SCHEMA.read(words))

    def option_words(self, options: Options) -> dict[str, str]:
        return SCHEMA.write(asdict(options))

    def every_option(self) -> Iterable[Options]:
        return map(self.options, covering(SCHEMA))

    def seat_name(self, seat: Seat) -> int:
        return seat + 1

    def hides(self, options: Options) -> bool:
        """No: everything lies on the table."""
        return False

    # Play

    def start(self, options: Options) -> State:
        return State(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat, budget: Budget | None = None) -> Sequence[Action]:
        return rules.legal(state, seat)

    def choices(self, state: State, seat: Seat, words: Sequence[str], budget: Budget | None = None) -> Sequence[Choice]:
        ways = [str(action).split(" ") for action in rules.legal(state, seat)]
        following = dict.fromkeys(
            way[len(words)] for way in ways if way[: len(words)] == list(words) and len(way) > len(words)
        )
        return tuple(Choice(word, whole=[*words, word] in ways) for word in following)

    def play(self, state: State, seat: Seat, action: Action, budget: Budget | None = None) -> State:
        return rules.play(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state)

    def points(self, state: State) -> tuple[Line, ...]:
        return scoring.lines(state)

    def standing(self, state: State, seat: Seat) -> Standing:
        return Standing(total(scoring.lines(state), seat))

    def result(self, state: State) -> Result | None:
        if rules.to_act(state):
            return None
        totals = [self.standing(state, seat).total for seat in range(state.options.seats)]
        return Result(tuple(1 + sum(other > own for other in totals) for own in totals))

    # Notation

    def read(self, text: str) -> Action:
        return actions.read(text)

    def opens(self, text: str) -> bool:
        return records.opens(text)

    def replay(
        self, text: str, components: Sequence[str] = (), budget: Budget | None = None
    ) -> Replay[Options, State, Action]:
        return records.replay(text)

    def write(self, record: Record[Options, Action]) -> str:
        return records.write(record)

    def draw(self, state: State) -> str:
        return "\n".join(rows(state))

    # For the physical box, which Brickford does not have

    def is_components(self, text: str) -> bool:
        return False

    def check_components(self, text: str) -> tuple[Phrase, ...]:
        return ()

    def contents(self, text: str) -> Contents:
        raise Unreadable("brickford-no-components", "Brickford has no component files")

    def score(
        self, text: str, words: Mapping[str, str], components: Sequence[str] = (), budget: Budget | None = None
    ) -> Tally:
        raise Unreadable("brickford-no-table", "Brickford is not scored from paper")


GAME = Brickford()
