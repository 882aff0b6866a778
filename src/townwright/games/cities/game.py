"""The object ``GAME``: Cities by the contract of ``core``; each method calls the module that has the rule."""

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
from townwright.games.cities import achievements as shown
from townwright.games.cities import actions, options, rules, scoring
from townwright.games.cities.actions import Action
from townwright.games.cities.box import components
from townwright.games.cities.box import contents as held
from townwright.games.cities.options import Options
from townwright.games.cities.records import header, reader, writer
from townwright.games.cities.records.reader import RECORD_STEPS
from townwright.games.cities.rules import STEPS
from townwright.games.cities.seen import choices, companion, drawing, shared_views
from townwright.games.cities.seen.shared_views import RoundViews
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import State


class Cities:
    """The game of Cities: everyone builds their own city from the same tiles, and all seats act at once."""

    name = header.NAME
    title = "Cities"
    rules = header.RULES
    option_schema = options.SCHEMA
    interaction: Interaction = "none"
    steps = STEPS
    record_steps = RECORD_STEPS
    achievement_names = tuple(shown.TESTS)

    # Options and seats

    def options(self, words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
        """Read the options of a game from words; own tile sets are called by their names."""
        return options.read_options(words, components)

    def option_words(self, options_: Options) -> dict[str, str]:
        """Write every option out in words; the inverse of ``options``."""
        return options.option_words(options_)

    def every_option(self) -> Iterable[Options]:
        """Return options that between them use every level, variant and tile set, for tests."""
        return options.every_option()

    def seat_name(self, seat: Seat) -> str | int:
        """Return how records call a seat: 1, 2, …"""
        return seat + 1

    def hides(self, options: Options) -> bool:  # noqa: ARG002
        """Return False: what others lay is hidden only while the round is open."""
        return False

    # Play

    def start(self, options: Options) -> State:
        """Return the position before the first tile is turned up."""
        return rules.start(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return chance while a tile or a common layout is due, else every seat that has not finished this round."""
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat, budget: Budget | None = None) -> Sequence[Action]:
        """Return every action open to the seat, in the order that ``moves`` documents."""
        return rules.legal(state, seat, budget)

    def choices(self, state: State, seat: Seat, words: Sequence[str], budget: Budget | None = None) -> Sequence[Choice]:
        """Return the words that can follow these of an action: the laid tiles first, then the tourist."""
        return choices.choices(state, seat, words, budget)

    def play(self, state: State, seat: Seat, action: Action, budget: Budget | None = None) -> State:
        """Return the position after the action, or refuse it."""
        return rules.play(state, seat, action, budget)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that a seat, or None for a spectator, may see."""
        return shared_views.view(state, seat)

    def shared_views(self, state: State, before: RoundViews | None = None) -> RoundViews:
        """Return what all see who have finished the round, and what all others see."""
        return shared_views.shared_views(state, before)

    def points(self, state: State) -> tuple[Line, ...]:
        """Return a line for each tourist, seat by seat, in reading order."""
        level = state.options.level
        return tuple(line for seat, city in enumerate(state.cities) for line in scoring.lines(city, level, seat))

    def standing(self, state: State, seat: Seat) -> Standing:
        """Return a seat's total, and its seven tourists' points in descending order to break ties."""
        return scoring.standing(state.cities[seat], state.options.level)

    def result(self, state: State) -> Result | None:
        """Return the ranks once the last tile has been laid, None before."""
        return scoring.ranked(state.cities, state.options.level) if state.over else None

    def most_points(self, state: State) -> int | None:
        """Return the fields of attractions and parks drawn, at level 1; None where views pay too, or with variants."""
        plain = state.options.level == 1 and not state.options.variants
        return scoring.zone_fields(state.drawn, state.options.tiles) if plain else None

    def achievements(self, replay: Replay[Options, State, Action], seat: Seat) -> tuple[str, ...]:
        """Return what a seat has shown in a finished game."""
        return shown.achievements(replay, seat)

    # Notation

    def read(self, text: str) -> Action:
        """Read an action from its notation; the inverse of ``str``."""
        return actions.read(text)

    def opens(self, text: str) -> bool:
        """Return whether the text begins as a record of Cities does."""
        return header.opens(text)

    def replay(
        self, text: str, components: Sequence[str] = (), budget: Budget | None = None
    ) -> Replay[Options, State, Action]:
        """Play a record's text again, or refuse it at its first wrong line."""
        return reader.replay(text, components, budget)

    def write(self, record: Record[Options, Action]) -> str:
        """Write a record as text, with points and winners once the game is over."""
        return writer.write(record)

    def draw(self, state: State) -> str:
        """Draw the cities as text, one after the other."""
        return drawing.draw(state.cities)

    # For the physical box

    def is_components(self, text: str) -> bool:
        """Return whether the text begins as a tile set does."""
        return components.is_tile_set(text)

    def check_components(self, text: str) -> tuple[Phrase, ...]:
        """Return what is unusual about a tile set; refuse a bad one at its line."""
        return components.unusual(components.read_tile_set(text))

    def contents(self, text: str) -> held.Contents:
        """Return what a tile set holds, for showing it; refuse a bad one at its line."""
        return held.contents(text)

    def score(
        self, text: str, words: Mapping[str, str], components: Sequence[str] = (), budget: Budget | None = None
    ) -> Tally:
        """Score a city line or a picture of a city at the ``level`` of the words."""
        return companion.score(text, words, components, budget)
