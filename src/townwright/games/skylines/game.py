"""The object ``GAME``: Skylines by the contract of ``core``; each method calls the module that has the rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from townwright.core.choices import Choice
from townwright.core.contract import Interaction
from townwright.core.figures import Figures
from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.core.points import Line, Tally
from townwright.core.records import Record, Replay
from townwright.core.results import Result, Standing
from townwright.core.seats import Seat
from townwright.games.skylines import achievements as shown
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
from townwright.games.skylines.seen.view import SharedView, View
from townwright.games.skylines.state import State
from townwright.games.skylines.turn import setup


class Skylines:
    """The game of Skylines: one city for all seats, with cards, tiles in districts, and bars that must not fall."""

    name = names.NAME
    title = "Cities: Skylines"
    rules = header.RULES
    option_schema = SCHEMA
    interaction: Interaction = "cooperative"
    steps = STEPS
    record_steps = RECORD_STEPS
    achievement_names = tuple(shown.TESTS)
    losable_alone = True

    # Options and seats

    def options(self, words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
        """Read the options of a game from words; own component sets are called by their names."""
        return options.read_options(words, components)

    def option_words(self, options_: Options) -> dict[str, str]:
        """Write every option out in words; the inverse of ``options``."""
        return options.option_words(options_)

    def every_option(self) -> Iterable[Options]:
        """Return options that between them use every scenario, module and set, for tests."""
        return options.every_option()

    def seat_name(self, seat: Seat) -> int:
        """Return how records call a seat: 1, 2, …"""
        return seat + 1

    def hides(self, options: Options) -> bool:  # noqa: ARG002
        """Return False: hands and money lie open."""
        return False

    # Play

    def start(self, options: Options) -> State:
        """Return the position before anything is drawn or dealt."""
        return setup.start(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the one seat that decides, or chance, and nobody at the end."""
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat, budget: Budget | None = None) -> Sequence[Action]:
        """Return every action open to the seat, in the documented order."""
        return rules.legal(state, seat, budget)

    def choices(self, state: State, seat: Seat, words: Sequence[str], budget: Budget | None = None) -> Sequence[Choice]:
        """Return the words that can follow these of an action, with what each brings or why it cannot come."""
        return choices.choices(state, seat, words, budget)

    def play(self, state: State, seat: Seat, action: Action, budget: Budget | None = None) -> State:
        """Return the position after the action, or refuse it with what stands in the way."""
        return rules.play(state, seat, action, budget)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that a seat, or None for a spectator, may see; only the order of the piles is hidden."""
        return view.view(state, seat)

    def shared_views(self, state: State, before: SharedView | None = None) -> SharedView:  # noqa: ARG002
        """Return what all see."""
        return SharedView(view.table(state))

    def points(self, state: State) -> tuple[Line, ...]:
        """Return the lines of the city's score with their causes, the same for every seat."""
        return scoring.points(state)

    def standing(self, state: State, seat: Seat) -> Standing:
        """Return the score as it is: overall happiness less pollution, traffic and crime."""
        return scoring.standing(state, seat)

    def figures(self, state: State) -> Figures:
        """Return what the city's course is drawn by: its score so far, its happiness and its coins."""
        bars = state.bars
        return (
            ("points", (scoring.standing(state, 0).total,)),
            ("happiness", (bars.happiness,)),
            ("coins", (bars.money,)),
        )

    def result(self, state: State) -> Result | None:
        """Return how the game ended for all, None while it runs."""
        return scoring.result(state)

    def progress(self, state: State) -> int:
        """Return how many tiles lie on the map."""
        return len(state.tiles)

    def achievements(self, replay: Replay[Options, State, Action], seat: Seat) -> tuple[str, ...]:
        """Return what a seat has shown in a finished game."""
        return shown.achievements(replay, seat)

    # Notation

    def read(self, text: str) -> Action:
        """Read an action from its notation; the inverse of ``str``."""
        return actions.read(text)

    def opens(self, text: str) -> bool:
        """Return whether the text begins as a record of Skylines does."""
        return header.opens(text)

    def replay(
        self, text: str, components: Sequence[str] = (), budget: Budget | None = None
    ) -> Replay[Options, State, Action]:
        """Play a record's text again, or refuse it at its first wrong line."""
        return reader.replay(text, components, budget)

    def write(self, record: Record[Options, Action]) -> str:
        """Write a record as text; an event whose draws are not complete is left out."""
        return writer.write(record)

    def draw(self, state: State) -> str:
        """Draw the boards with tiles and districts, the bars, cards and piles as text."""
        return drawing.draw(state)

    # For the physical box

    def is_components(self, text: str) -> bool:
        """Return whether the text begins as a component file of Skylines does."""
        return loader.is_components(text)

    def check_components(self, text: str) -> tuple[Phrase, ...]:
        """Return where a component set differs from the printed box; refuse a bad one at its line."""
        return components.unusual(loader.load(text))

    def contents(self, text: str) -> held.Contents:
        """Return what a component set holds, for showing it; refuse a bad one at its line."""
        return held.contents(text)

    def score(
        self, text: str, words: Mapping[str, str], components: Sequence[str] = (), budget: Budget | None = None
    ) -> Tally:
        """Return what ending the milestone costs and scores at the table that the text describes."""
        return companion.score(text, words, components, budget)
