"""Cities as the contract of ``core`` wants a game: every room of this folder behind one door."""

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
from townwright.games.cities import actions, options, rules, scoring
from townwright.games.cities.actions import Action
from townwright.games.cities.box import components
from townwright.games.cities.box import contents as held
from townwright.games.cities.options import Options
from townwright.games.cities.records import header, reader, writer
from townwright.games.cities.records.reader import RECORD_STEPS
from townwright.games.cities.rules import STEPS
from townwright.games.cities.seen import choices, companion, drawing, view
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import State


class Cities:
    """Everyone builds an own city from the same tiles; all seats act at once."""

    name = header.NAME
    title = "Cities"
    rules = header.RULES
    option_schema = options.SCHEMA
    interaction: Interaction = "none"
    steps = STEPS
    record_steps = RECORD_STEPS

    # Options and seats

    def options(self, words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
        return options.read_options(words, components)

    def option_words(self, options_: Options) -> dict[str, str]:
        return options.option_words(options_)

    def every_option(self) -> Iterable[Options]:
        return options.every_option()

    def seat_name(self, seat: Seat) -> str | int:
        """1, 2, …"""
        return seat + 1

    def hides(self, options: Options) -> bool:  # noqa: ARG002
        """No: what others lay is hidden only while the round is open."""
        return False

    # Play

    def start(self, options: Options) -> State:
        return rules.start(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat, budget: Budget | None = None) -> Sequence[Action]:
        """In the order that ``moves`` documents."""
        return rules.legal(state, seat, budget)

    def choices(self, state: State, seat: Seat, words: Sequence[str], budget: Budget | None = None) -> Sequence[Choice]:
        return choices.choices(state, seat, words, budget)

    def play(self, state: State, seat: Seat, action: Action, budget: Budget | None = None) -> State:
        return rules.play(state, seat, action, budget)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def points(self, state: State) -> tuple[Line, ...]:
        """A line for each tourist, seat by seat, in reading order."""
        level = state.options.level
        return tuple(line for seat, city in enumerate(state.cities) for line in scoring.lines(city, level, seat))

    def standing(self, state: State, seat: Seat) -> Standing:
        """The total and the seven tourists' points in descending order."""
        return scoring.standing(state.cities[seat], state.options.level)

    def result(self, state: State) -> Result | None:
        return scoring.ranked(state.cities, state.options.level) if state.over else None

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
        return drawing.draw(state.cities)

    # For the physical box

    def is_components(self, text: str) -> bool:
        return components.is_tile_set(text)

    def check_components(self, text: str) -> tuple[Phrase, ...]:
        return components.unusual(components.read_tile_set(text))

    def contents(self, text: str) -> held.Contents:
        return held.contents(text)

    def score(
        self, text: str, words: Mapping[str, str], components: Sequence[str] = (), budget: Budget | None = None
    ) -> Tally:
        """A city line or a picture, at the ``level`` of the words."""
        return companion.score(text, words, components, budget)
