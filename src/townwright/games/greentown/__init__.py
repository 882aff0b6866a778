"""Greentown (Günter Cornett, Michael Uhlemann, 2006): a shared town of streets, and tours that please visitors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from townwright.core.choices import Choice
from townwright.core.contract import Game
from townwright.core.phrases import Phrase
from townwright.core.points import Line, Tally
from townwright.core.records import Record, Replay
from townwright.core.results import Result, Standing
from townwright.core.seats import Seat
from townwright.games.greentown import (
    choices,
    companion,
    drawing,
    earning,
    facts,
    headers,
    loading,
    notation,
    records,
    rounds,
    rules,
    writing,
)
from townwright.games.greentown import contents as held
from townwright.games.greentown import options as agreed
from townwright.games.greentown import state as states
from townwright.games.greentown import view as views
from townwright.games.greentown.actions import Action
from townwright.games.greentown.options import Options
from townwright.games.greentown.pieces import SEATS
from townwright.games.greentown.state import State
from townwright.games.greentown.view import View


class Greentown:
    """Keeps the contract; each method is a door to the room that does the work."""

    name = headers.NAME
    title = "Greentown"
    rules = headers.RULES

    def options(self, words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
        return agreed.read_options(words, components)

    def option_words(self, options: Options) -> dict[str, str]:
        return agreed.option_words(options)

    def every_option(self) -> Iterable[Options]:
        return agreed.every_option()

    def seat_name(self, seat: Seat) -> str:
        return SEATS[seat]

    def start(self, options: Options) -> State:
        return states.start(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return rules.legal(state, seat)

    def choices(self, state: State, seat: Seat, words: Sequence[str]) -> Sequence[Choice]:
        return choices.choices(state, seat, words)

    def play(self, state: State, seat: Seat, action: Action) -> State:
        return rules.play(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(state, seat)

    def points(self, state: State) -> tuple[Line, ...]:
        """A line for each tour that was about a seat, and what it had before the first that is known."""
        return earning.lines(state)

    def standing(self, state: State, seat: Seat) -> Standing:
        return Standing(state.players[seat].money)

    def result(self, state: State) -> Result | None:
        return rounds.result(state)

    def read(self, text: str) -> Action:
        return notation.read(text)

    def opens(self, text: str) -> bool:
        return records.opens(text)

    def replay(self, text: str, components: Sequence[str] = ()) -> Replay[Options, State, Action]:
        return records.replay(text, components)

    def write(self, record: Record[Options, Action]) -> str:
        return writing.write(record)

    def draw(self, state: State) -> str:
        return drawing.draw(state)

    def is_components(self, text: str) -> bool:
        return loading.looks_like_components(text)

    def check_components(self, text: str) -> tuple[Phrase, ...]:
        return facts.unusual(loading.load(text))

    def contents(self, text: str) -> held.Contents:
        return held.contents(text)

    def score(self, text: str, words: Mapping[str, str], components: Sequence[str] = ()) -> Tally:
        return companion.score(text, words, components)


GAME: Game[Options, State, Action, View] = Greentown()
