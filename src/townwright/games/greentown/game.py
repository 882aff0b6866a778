"""The object ``GAME``: Greentown by the contract of ``core``; each method calls the module that has the rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from townwright.core.abilities.sharing import SplitViews
from townwright.core.choices import Choice
from townwright.core.contract import Interaction
from townwright.core.figures import Figures
from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.core.points import Line, Tally
from townwright.core.records import Record, Replay
from townwright.core.results import Result, Standing
from townwright.core.seats import Seat
from townwright.games.greentown import achievements as shown
from townwright.games.greentown import notation, options, rules
from townwright.games.greentown import state as states
from townwright.games.greentown.actions import Action
from townwright.games.greentown.box import contents as held
from townwright.games.greentown.box import loader, printed_box
from townwright.games.greentown.box.pieces import SEATS
from townwright.games.greentown.options import Options
from townwright.games.greentown.records import header, reader, writer
from townwright.games.greentown.records.reader import RECORD_STEPS
from townwright.games.greentown.rules import STEPS
from townwright.games.greentown.seen import choices, companion, drawing, view
from townwright.games.greentown.seen.view import View
from townwright.games.greentown.state import State
from townwright.games.greentown.tour import earnings
from townwright.games.greentown.turn import rounds


class Greentown:
    """The game of Greentown: a shared town of streets and sites, and tours that please visitors."""

    name = header.NAME
    title = "Greentown"
    rules = header.RULES
    option_schema = options.SCHEMA
    interaction: Interaction = "competitive"
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
        """Return options that between them use every set-up, variant and kind of money, for tests."""
        return options.every_option()

    def seat_name(self, seat: Seat) -> str:
        """Return the letter that records call a seat by: A, B, …"""
        return SEATS[seat]

    def hides(self, options: Options) -> bool:
        """Return whether the money is hidden (rule 11)."""
        return not options.open_money

    # Play

    def start(self, options: Options) -> State:
        """Return the position with the set-up on the table and no card dealt."""
        return states.start(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seat whose turn it is, chance while a card is due, and nobody at the end."""
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat, budget: Budget | None = None) -> Sequence[Action]:
        """Return the next parts of the seat's turn, or the draws that chance has, in their order."""
        return rules.legal(state, seat, budget)

    def choices(self, state: State, seat: Seat, words: Sequence[str], budget: Budget | None = None) -> Sequence[Choice]:
        """Return the words that can follow these of a turn, with what each brings."""
        return choices.choices(state, seat, words, budget)

    def play(self, state: State, seat: Seat, action: Action, budget: Budget | None = None) -> State:
        """Return the position after a part, a whole turn or a draw, or refuse it."""
        return rules.play(state, seat, action, budget)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that a seat, or None for a spectator, may see."""
        return view.view(state, seat)

    def shared_views(self, state: State, before: SplitViews | None = None) -> SplitViews:  # noqa: ARG002
        """Return what all see, and what each seat has of money and alone knows."""
        common = view.table(state)
        return SplitViews(common, partial(view.own_seat, state), view.place_of, partial(view.seen_from, common, state))

    def points(self, state: State) -> tuple[Line, ...]:
        """Return a line for each tour that paid or charged a seat, after what it had before the first one known."""
        return earnings.lines(state)

    def standing(self, state: State, seat: Seat) -> Standing:
        """Return the money that the seat has now."""
        return Standing(state.players[seat].money)

    def figures(self, state: State) -> Figures:
        """Return the money of every seat."""
        return (("money", tuple(player.money for player in state.players)),)

    def result(self, state: State) -> Result | None:
        """Return the ranks and why the game ended, None while it runs."""
        return rounds.result(state)

    def achievements(self, replay: Replay[Options, State, Action], seat: Seat) -> tuple[str, ...]:
        """Return what a seat has shown in a finished game."""
        return shown.achievements(replay, seat)

    # Notation

    def read(self, text: str) -> Action:
        """Read an action from its notation; the inverse of ``str``."""
        return notation.read(text)

    def opens(self, text: str) -> bool:
        """Return whether the text begins as a record of Greentown does."""
        return header.opens(text)

    def replay(
        self, text: str, components: Sequence[str] = (), budget: Budget | None = None
    ) -> Replay[Options, State, Action]:
        """Play a record's text again, or refuse it at its first wrong line."""
        return reader.replay(text, components, budget)

    def write(self, record: Record[Options, Action]) -> str:
        """Write a record as text; the turn in progress is left out until it is complete."""
        return writer.write(record)

    def draw(self, state: State) -> str:
        """Draw the map, the supply, the cards and the players as text."""
        return drawing.draw(state)

    # For the physical box

    def is_components(self, text: str) -> bool:
        """Return whether the text begins as a component set of Greentown does."""
        return loader.is_components(text)

    def check_components(self, text: str) -> tuple[Phrase, ...]:
        """Return where a component set differs from the printed box; refuse a bad one at its line."""
        return printed_box.unusual(loader.load(text))

    def contents(self, text: str) -> held.Contents:
        """Return what a component set holds, for showing it; refuse a bad one at its line."""
        return held.contents(text)

    def score(
        self, text: str, words: Mapping[str, str], components: Sequence[str] = (), budget: Budget | None = None
    ) -> Tally:
        """Pay the tour in the last line of the text on the table that the lines above it describe."""
        return companion.score(text, words, components, budget)
