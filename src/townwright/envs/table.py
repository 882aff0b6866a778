"""A game in progress, number by number: what all environments share.

Whole actions are too many to number (there may be millions), so an action is said by one number or by several, one
after the other. What each number means is the same in every position (``numbering``); ``offered`` tells
which can come now.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, Self, TypeVar

import numpy as np
import numpy.typing as npt

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.dealer import stream_of
from townwright.core.notebooks import drawing_html
from townwright.core.options.fields import NOTHING
from townwright.core.records import Event, Record
from townwright.core.seats import CHANCE, Seat
from townwright.envs import VERSION
from townwright.envs.actions.numbered_seats import NumberedSeats, check_seat
from townwright.envs.chances import Chance, Steered, checked_chance, dealer_of, whole_seed
from townwright.envs.observations import hashed_features
from townwright.speed.runtime.row_batch import LOST

__all__ = ["GameTable"]

A = TypeVar("A")
LONGEST = 2_000
"""Numbers for each seat after which environments cut a game off. Only those who say what is not there come near it."""


def in_words(options: Mapping[str, object]) -> dict[str, str]:
    """Options as the games read them: ``level=3`` is ``level="3"``, and ``["a", "b"]`` is ``"a b"``."""
    if not isinstance(options, Mapping):
        raise TypeError(f"options are named, such as {{'seats': 2}}, and not {options!r}")
    return {name: in_word(value) for name, value in options.items()}


def in_word(value: object) -> str:
    """One option as the games read it."""
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or NOTHING
    return str(value)


def listed(name: str, given: Sequence[A]) -> tuple[A, ...]:
    """What is given as a list; a text alone, which would be taken letter by letter, is refused."""
    if isinstance(given, str):
        raise ValueError(f"{name} are a list, such as {name}=[{given[:20]!r}], and not one text")
    if not isinstance(given, Iterable):
        raise ValueError(f"{name} are a list, and not {given!r}")
    return tuple(given)


def own_sets(components: Sequence[str]) -> tuple[str, ...]:
    """The texts of own component sets, of this game or of others; what is none of any game is refused."""
    texts = listed("components", components)
    for text in texts:
        registry.find_by_components(text)
    return texts


def named_options(options: Mapping[str, Any] | None, example: str = "{'table': table}") -> Mapping[str, Any]:
    """What ``reset`` is given beside a seed; nothing is no option. A refusal shows the ``example``."""
    if not isinstance(options, Mapping | None):
        raise TypeError(f"options of reset are named, such as {example}, and not {options!r}")
    return options or {}


def table_in(
    options: Mapping[str, Any] | None, game: AnyGame, agreed: Any, passed_over: Sequence[str] = ()
) -> GameTable | None:
    """A copy of the table that ``reset`` is given to go on from, which has to be of the same game and options."""
    for name in named_options(options):
        if name not in ("table", *passed_over):
            raise ValueError(f"reset knows the option 'table' and not {name!r}")
    given = named_options(options).get("table")
    if given is None:
        return None
    if isinstance(given, GameTable) and given.plays(game, agreed):
        return given.copy()
    told = f"{given.game.name} with {given.game.option_words(given.options)}" if isinstance(given, GameTable) else given
    wanted = game.option_words(agreed)
    raise ValueError(f"this environment plays {game.name} with {wanted}; it cannot go on from a table of {told}")


def read_saved(text: str) -> dict[str, Any]:
    """What ``save`` has written, or a refusal of what is something else."""
    try:
        saved = json.loads(text)
    except (TypeError, ValueError) as error:
        raise ValueError(f"this is no table that was saved: {error}") from error
    if not isinstance(saved, dict) or "version" not in saved:
        raise ValueError("this is no table that was saved: it tells no version of the environments")
    return saved


class GameTable(NumberedSeats):
    """One game of any kind. Copies share nothing that changes."""

    def __init__(
        self,
        game: AnyGame,
        words: Mapping[str, object] | None = None,
        seed: int = 0,
        chance: Chance | None = None,
        manual: bool = False,
        components: Sequence[str] = (),
    ) -> None:
        self.components = listed("components", components)
        """The texts of own component sets that the options may name."""
        self.game, self.options = game, game.options(in_words({} if words is None else words), self.components)
        self.seed, self.chance = whole_seed(seed), checked_chance(chance) or dealer_of(seed)
        if isinstance(chance, Steered):
            chance.check_streams(getattr(self.numbering, "STREAMS", tuple(chance.script)))
        self.manual = manual
        """Whether chance is answered from outside, by ``draw``."""
        self.state = game.start(self.options)
        self.events: list[Event[Any]] = []
        self.drawn = Counter[str]()
        self.begin_saying()
        self._features: dict[Seat, Any] = {}
        self._let_chance_answer()

    def plays(self, game: AnyGame, options: Any) -> bool:
        """Whether it is a table of that game with those options."""
        return bool(self.game.name == game.name and self.options == options)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; ``(CHANCE,)`` when a draw is due, ``()`` at the end."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    # Playing

    def play(self, seat: Seat, action: Any) -> None:
        """Plays a whole action of a seat that has said nothing of one yet; chance answers."""
        if self.spoken.get(seat):
            raise ValueError(f"seat {seat} has begun to say another action")
        self._play(seat, action)
        self._let_chance_answer()

    def _play(self, seat: Seat, action: Any) -> None:
        self.state = self.game.play(self.state, seat, action)
        self.events.append(Event(seat, action))
        self._features = {}
        self.forget_offers()

    # Chance

    def _let_chance_answer(self) -> None:
        while not self.manual and self.to_act == (CHANCE,):
            self.draw(self.chance.answer(self.game.legal(self.state, CHANCE), self.drawn))

    def draw(self, outcome: Any) -> None:
        """Plays this outcome as the answer of chance."""
        self._play(CHANCE, outcome)
        self.drawn[stream_of(outcome)] += 1

    # What it is worth

    def worth(self, seat: Seat) -> float:
        """The points of the seat as they stand; a lost game is worth the same little to everybody."""
        check_seat(seat, self.options.seats)
        result = self.game.result(self.state)
        if result is not None and result.facts().get("outcome") == "lost":
            return LOST
        return self.game.standing(self.state, seat).total

    def features(self, seat: Seat) -> npt.NDArray[np.float32]:
        """What the seat sees and has said as hashed features; those of its view are made once for each position."""
        if seat not in self._features:
            self._features[seat] = hashed_features.features({"view": self.game.view(self.state, seat)})
        said = hashed_features.said_features(self.said.get(seat, ()), self.spoken.get(seat, ()))
        found: npt.NDArray[np.float32] = self._features[seat] + said
        return found

    def facts(self, seat: Seat) -> dict[str, Any]:
        """The seat's own points with their reasons, and what the numbers mean; for ``info``."""
        return {
            "offered": dict(self.offered(seat)),
            "points": self.game.standing(self.state, seat).total,
            "because": tuple(str(line) for line in self.game.points(self.state) if line.seat == seat),
        }

    def _repr_html_(self) -> str:
        """The table as notebooks show it: the drawing, and the record to be unfolded."""
        return (
            f"{drawing_html(self.game.draw(self.state))}"
            f"<details><summary>record</summary><pre>{escape(self.record())}</pre></details>"
        )

    # Copies and records

    def record(self, names: Sequence[str] = ()) -> str:
        """Returns the game so far as a record's text, which ``townwright replay`` and the page can read."""
        seats = tuple(names) or tuple(f"seat {seat}" for seat in range(self.options.seats))
        return self.game.write(Record(self.game.name, self.game.rules, self.options, seats, tuple(self.events)))

    def copy(self) -> Self:
        """The same moment, to be played on apart."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.events, other.drawn = self.events.copy(), self.drawn.copy()
        self.copy_said(other)
        other._features = self._features.copy()
        return other

    def __deepcopy__(self, _memo: object) -> GameTable:
        return self.copy()

    def save(self) -> str:
        """Everything that ``load`` needs, as text."""
        return json.dumps(
            {
                "version": VERSION,
                "game": self.game.name,
                "rules": self.game.rules,
                "options": self.game.option_words(self.options),
                "components": self.components,
                "seed": self.seed,
                "manual": self.manual,
                "events": [[event.seat, str(event.action)] for event in self.events],
                "said": [[seat, *words] for seat, words in self.said.items()],
                "half": [[seat, *numbers] for seat, numbers in self.half.items()],
                "spoken": [[seat, *numbers] for seat, numbers in self.spoken.items()],
            }
        )

    @classmethod
    def load(cls, text: str, chance: Chance | None = None) -> GameTable:
        """The table that was saved; a chance other than the seed's dealer is to be given again."""
        saved = read_saved(text)
        if saved["version"] != VERSION:
            raise ValueError(f"saved by version {saved['version']} of the environments; this is version {VERSION}")
        game = registry.find(saved["game"])
        if saved["rules"] != game.rules:
            raise ValueError(f"saved by version {saved['rules']} of the rules of {game.name}; this is {game.rules}")
        table = cls(game, saved["options"], saved["seed"], chance, manual=True, components=saved["components"])
        for seat, action in saved["events"]:
            if seat == CHANCE:
                table.draw(table.game.read(action))
            else:
                table._play(seat, table.game.read(action))
        table.said = {seat: tuple(words) for seat, *words in saved["said"]}
        table.half = {seat: tuple(numbers) for seat, *numbers in saved["half"]}
        table.spoken = {seat: tuple(numbers) for seat, *numbers in saved["spoken"]}
        table.manual = saved.get("manual", False)
        table._let_chance_answer()
        return table
