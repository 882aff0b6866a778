"""A game in progress, word by word: what all environments share.

Whole actions are too many to number (there may be millions), so an environment's step is one word
of an action's notation. The words that can come next are numbered in the game's order; more than fit on a
page are turned over to. What a number means stands in ``offered``.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from townwright.core import registry
from townwright.core.choices import Choice
from townwright.core.contract import AnyGame
from townwright.core.dealer import stream_of
from townwright.core.options.fields import NOTHING
from townwright.core.records import Event
from townwright.core.seats import CHANCE, Seat
from townwright.envs import VERSION
from townwright.envs.chances import Chance, dealer_of
from townwright.speed.runtime.row_batch import LOST

__all__ = ["GameTable"]

PAGE = 512
"""How many words are numbered at once. No game has been seen with more than 300 in a row."""
DONE, TURN_OVER = "(done)", "(more)"
"""Not words of the notation: the action ends here; the next page of words."""
LONGEST = 2_000
"""Words for each seat after which environments cut a game off. Only those who say what is not there come near it."""


def in_words(options: Mapping[str, object]) -> dict[str, str]:
    """Options as the games read them: ``level=3`` is ``level="3"``, and ``["a", "b"]`` is ``"a b"``."""
    return {name: in_word(value) for name, value in options.items()}


def in_word(value: object) -> str:
    """One option as the games read it."""
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or NOTHING
    return str(value)


def table_in(options: Mapping[str, Any] | None, game: AnyGame, words: Mapping[str, object]) -> GameTable | None:
    """The table that ``reset`` shall go on from, if one is given: of the environment's own game and options."""
    given = (options or {}).get("table")
    if given is not None and not (isinstance(given, GameTable) and given.plays(game, words)):
        told = (
            f"{given.game.name} with {given.game.option_words(given.options)}"
            if isinstance(given, GameTable)
            else given
        )
        wanted = game.option_words(game.options(in_words(words)))
        raise ValueError(f"this environment plays {game.name} with {wanted}; it cannot go on from a table of {told}")
    return given


class GameTable:
    """One game of any kind. Copies share nothing that changes."""

    def __init__(
        self,
        game: AnyGame,
        words: Mapping[str, object] | None = None,
        seed: int = 0,
        chance: Chance | None = None,
        manual: bool = False,
    ) -> None:
        self.game, self.options = game, game.options(in_words(words or {}))
        self.seed, self.chance = seed, chance or dealer_of(seed)
        self.manual = manual
        """Whether chance is answered from outside, by ``draw``."""
        self.state = game.start(self.options)
        self.events: list[Event[Any]] = []
        self.drawn = Counter[str]()
        self.said: dict[Seat, tuple[str, ...]] = {}
        """The words of actions that are not whole yet."""
        self.page: dict[Seat, int] = {}
        self._offered: dict[Seat, tuple[str, ...]] = {}
        self._asked: dict[tuple[Seat, tuple[str, ...]], Sequence[Choice]] = {}
        self._let_chance_answer()

    def plays(self, game: AnyGame, words: Mapping[str, object]) -> bool:
        """Whether it is a table of that game with those options."""
        return self.game.name == game.name and self.options == game.options(in_words(words))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; ``(CHANCE,)`` when a draw is due, ``()`` at the end."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    # Choosing

    def offered(self, seat: Seat) -> tuple[str, ...]:
        """What the numbers 0, 1 … mean for the seat now; nothing if it is not to act."""
        if seat not in self._offered:
            self._offered[seat] = self._page(seat) if seat in self.to_act else ()
        return self._offered[seat]

    def _page(self, seat: Seat) -> tuple[str, ...]:
        said = self.said.get(seat, ())
        words = [each.word for each in self._choices(seat, said) if each.why_not is None]
        if self._is_whole(seat, said):
            words.insert(0, DONE)
        if len(words) <= PAGE:
            return tuple(words)
        start = self.page.get(seat, 0) * (PAGE - 1) % len(words)
        return (*words[start : start + PAGE - 1], TURN_OVER)

    def _choices(self, seat: Seat, said: tuple[str, ...]) -> Sequence[Choice]:
        """What can come after these words, asked of the rules once for each position."""
        if (seat, said) not in self._asked:
            self._asked[seat, said] = tuple(self.game.choices(self.state, seat, said))
        return self._asked[seat, said]

    def _is_whole(self, seat: Seat, said: tuple[str, ...]) -> bool:
        """Whether the words are an action although more could follow."""
        if not said:
            return False
        before = self._choices(seat, said[:-1])
        return any(each.word == said[-1] and each.whole for each in before)

    def take(self, seat: Seat, number: int) -> None:
        """Says the word of that number for the seat; when its action is whole it is played, and chance answers."""
        offered = self.offered(seat)
        if not 0 <= number < len(offered):
            raise ValueError(f"seat {seat} has {len(offered)} choices, and none with the number {number}")
        word = offered[number]
        self._offered = {}
        if word == TURN_OVER:
            self.page[seat] = self.page.get(seat, 0) + 1
            return
        self.page.pop(seat, None)
        said = self.said.get(seat, ())
        if word != DONE:
            said = (*said, word)
            if self._choices(seat, said):
                self.said[seat] = said
                return
        self.said.pop(seat, None)
        self._play(seat, self.game.read(" ".join(said)))
        self._let_chance_answer()

    def try_to_take(self, seat: Seat, number: int) -> bool:
        """The same for learners that do not look at the mask: a number that stands for nothing changes nothing."""
        there = 0 <= number < len(self.offered(seat))
        if there:
            self.take(seat, number)
        return there

    def _play(self, seat: Seat, action: Any) -> None:
        self.state = self.game.play(self.state, seat, action)
        self.events.append(Event(seat, action))
        self._offered, self._asked = {}, {}

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
        result = self.game.result(self.state)
        if result is not None and result.facts().get("outcome") == "lost":
            return LOST
        return self.game.standing(self.state, seat).total

    def facts(self, seat: Seat) -> dict[str, Any]:
        """The seat's own points with their reasons, and what the numbers mean; for ``info``."""
        return {
            "offered": self.offered(seat),
            "points": self.game.standing(self.state, seat).total,
            "because": tuple(str(line) for line in self.game.points(self.state) if line.seat == seat),
        }

    # Copies

    def copy(self) -> GameTable:
        """The same moment, to be played on apart."""
        other = object.__new__(GameTable)
        other.__dict__.update(self.__dict__)
        other.events, other.drawn = self.events.copy(), self.drawn.copy()
        other.said, other.page = self.said.copy(), self.page.copy()
        other._offered, other._asked = self._offered.copy(), self._asked.copy()
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
                "seed": self.seed,
                "manual": self.manual,
                "events": [[event.seat, str(event.action)] for event in self.events],
                "said": [[seat, *words] for seat, words in self.said.items()],
                "page": list(self.page.items()),
            }
        )

    @classmethod
    def load(cls, text: str, chance: Chance | None = None) -> GameTable:
        """The table that was saved; a chance other than the seed's dealer is to be given again."""
        saved = json.loads(text)
        if saved["version"] != VERSION:
            raise ValueError(f"saved by version {saved['version']} of the environments; this is version {VERSION}")
        game = registry.find(saved["game"])
        if saved["rules"] != game.rules:
            raise ValueError(f"saved by version {saved['rules']} of the rules of {game.name}; this is {game.rules}")
        table = cls(game, saved["options"], saved["seed"], chance, manual=True)
        for seat, action in saved["events"]:
            if seat == CHANCE:
                table.draw(table.game.read(action))
            else:
                table._play(seat, table.game.read(action))
        table.said = {seat: tuple(words) for seat, *words in saved["said"]}
        table.page = dict(saved["page"])
        table.manual = saved.get("manual", False)
        table._let_chance_answer()
        return table
