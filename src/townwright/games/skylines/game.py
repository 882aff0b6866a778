"""Skylines as the contract of ``core`` wants a game: every room of this folder behind one door."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from townwright.core.choices import Choice
from townwright.core.contract import Interaction
from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.core.points import Line, Tally
from townwright.core.records import Record, Replay
from townwright.core.results import Result, Standing
from townwright.core.seats import Seat
from townwright.games.skylines import actions, options, rules, scoring
from townwright.games.skylines.actions import Action
from townwright.games.skylines.box import components, loader, names
from townwright.games.skylines.box import contents as held
from townwright.games.skylines.option_schema import SCHEMA
from townwright.games.skylines.options import Options
from townwright.games.skylines.records import header, reader, writer
from townwright.games.skylines.records.reader import RECORD_STEPS
from townwright.games.skylines.rules import STEPS
from townwright.games.skylines.seen import choices, companion, drawing, view
from townwright.games.skylines.seen.view import View
from townwright.games.skylines.state import State
from townwright.games.skylines.turn import setup


class Skylines:
    """One city for all seats: cards, tiles in districts, and bars that must not fall."""

    name = names.NAME
    title = "Cities: Skylines"
    rules = header.RULES
    option_schema = SCHEMA
    interaction: Interaction = "cooperative"
    steps = STEPS
    record_steps = RECORD_STEPS

    # Options and seats

    def options(self, words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
        return options.read_options(words, components)

    def option_words(self, options_: Options) -> dict[str, str]:
        return options.option_words(options_)

    def every_option(self) -> Iterable[Options]:
        return options.every_option()

    def seat_name(self, seat: Seat) -> int:
        return seat + 1

    def hides(self, options: Options) -> bool:  # noqa: ARG002
        """No: hands and money lie open."""
        return False

    # Play

    def start(self, options: Options) -> State:
        return setup.start(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat, budget: Budget | None = None) -> Sequence[Action]:
        return rules.legal(state, seat, budget)

    def choices(self, state: State, seat: Seat, words: Sequence[str], budget: Budget | None = None) -> Sequence[Choice]:
        return choices.choices(state, seat, words, budget)

    def play(self, state: State, seat: Seat, action: Action, budget: Budget | None = None) -> State:
        return rules.play(state, seat, action, budget)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def points(self, state: State) -> tuple[Line, ...]:
        return scoring.points(state)

    def standing(self, state: State, seat: Seat) -> Standing:
        return scoring.standing(state, seat)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    # Notation

    def read(self, text: str) -> Action:
        return actions.read(text)

    def opens(self, text: str) -> bool:
        return header.opens(text)

    def replay(
        self, text: str, components: Sequence[str] = (), budget: Budget | None = None
    ) -> Replay[Options, State, Action]:
        return reader.replay(text, components, budget)

    def write(self, record: Record[Options, Action]) -> str:
        return writer.write(record)

    def draw(self, state: State) -> str:
        return drawing.draw(state)

    # For the physical box

    def is_components(self, text: str) -> bool:
        return loader.is_components(text)

    def check_components(self, text: str) -> tuple[Phrase, ...]:
        return components.unusual(loader.load(text))

    def contents(self, text: str) -> held.Contents:
        return held.contents(text)

    def score(
        self, text: str, words: Mapping[str, str], components: Sequence[str] = (), budget: Budget | None = None
    ) -> Tally:
        return companion.score(text, words, components, budget)
