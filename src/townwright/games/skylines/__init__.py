"""Cities: Skylines – the board game, exactly by its rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from townwright.core.choices import Choice
from townwright.core.contract import Game
from townwright.core.phrases import Phrase
from townwright.core.points import Line, Tally
from townwright.core.records import Record, Replay
from townwright.core.results import Result, Standing
from townwright.core.seats import Seat
from townwright.games.skylines import choosing, companion, drawing, reading, rules, scoring, setup, writing
from townwright.games.skylines import contents as held
from townwright.games.skylines.actions import Action, read
from townwright.games.skylines.components import unusual
from townwright.games.skylines.loading import load, opens_components
from townwright.games.skylines.naming import NAME
from townwright.games.skylines.options import Options, every_option, option_words, read_options
from townwright.games.skylines.state import State
from townwright.games.skylines.tags import RULES
from townwright.games.skylines.view import View, view

__all__ = ["GAME", "Action", "Options", "Skylines", "State", "View"]

OPENING = re.compile(rf'\[Game\s+"{NAME}"\]')


class Skylines:
    """The game as the contract of ``core`` wants it. Each room of this folder answers for its part."""

    name = NAME
    title = "Cities: Skylines"
    rules = RULES

    def options(self, words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
        return read_options(words, components)

    def option_words(self, options: Options) -> dict[str, str]:
        return option_words(options)

    def every_option(self) -> Iterable[Options]:
        return every_option()

    def seat_name(self, seat: Seat) -> int:
        return seat + 1

    def start(self, options: Options) -> State:
        return setup.start(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return rules.legal(state, seat)

    def choices(self, state: State, seat: Seat, words: Sequence[str]) -> Sequence[Choice]:
        return choosing.choices(state, seat, words)

    def play(self, state: State, seat: Seat, action: Action) -> State:
        return rules.play(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def points(self, state: State) -> tuple[Line, ...]:
        return scoring.points(state)

    def standing(self, state: State, seat: Seat) -> Standing:
        return scoring.standing(state, seat)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def read(self, text: str) -> Action:
        return read(text)

    def opens(self, text: str) -> bool:
        tags = (line.strip() for line in text.split("\n"))
        return any(OPENING.match(line) for line in tags if line.startswith("["))

    def replay(self, text: str, components: Sequence[str] = ()) -> Replay[Options, State, Action]:
        return reading.replay(text, components)

    def write(self, record: Record[Options, Action]) -> str:
        return writing.write(record)

    def draw(self, state: State) -> str:
        return drawing.draw(state)

    def is_components(self, text: str) -> bool:
        return opens_components(text)

    def check_components(self, text: str) -> tuple[Phrase, ...]:
        return unusual(load(text))

    def contents(self, text: str) -> held.Contents:
        return held.contents(text)

    def score(self, text: str, words: Mapping[str, str], components: Sequence[str] = ()) -> Tally:
        return companion.tally(text, words, components)


GAME: Game[Options, State, Action, View] = Skylines()
