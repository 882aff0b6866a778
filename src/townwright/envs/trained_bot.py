"""A trained function as a bot: it is shown what an environment shows, says numbers, and plays wherever bots play.

>>> from townwright.bots.arena import matches, play
>>> game = registry.names()[0]
>>> first = TrainedBot(game, lambda seen: int(seen["action_mask"].argmax()))
>>> result = play(matches(game, {}, ["mine"], 1, "seed", 1)[0], find=lambda game, name: first)
>>> result.standings[0].total
0
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np

from townwright.bots.player import Answer, Limit
from townwright.core import registry
from townwright.core.phrases import Phrase
from townwright.envs.actions import numbering
from townwright.envs.actions.numbered_seats import whole_number
from townwright.envs.actions.numbering import END, ActionNumbers
from townwright.envs.observations import structured
from townwright.envs.table import in_words

__all__ = ["TrainedBot", "TrainedFunction"]

TrainedFunction: TypeAlias = Callable[[dict[str, Any]], int]
"""What was trained: an observation with its mask, as environments give it, to a number that the mask marks."""

POLICY_LEVEL = 1


class TrainedBot:
    """A bot that asks a function for number after number until they are an action. It sees its view alone.

    It plays only where the options are those that it was made with.
    """

    def __init__(
        self,
        game: str,
        policy: TrainedFunction,
        name: str = "policy",
        components: Sequence[str] = (),
        **options: str | int,
    ) -> None:
        if not callable(policy):
            raise TypeError(f"a trained bot asks a function for numbers, and {policy!r} is none")
        self.game, self.policy, self.name = registry.find(game), policy, name
        self.options = self.game.options(in_words(options), components)
        self.level, self.character = POLICY_LEVEL, Phrase("bot-policy", "plays what it was trained to play")
        self._spell: Any = getattr(numbering.numbering_of(game), "spell_action", None)
        if not callable(self._spell):
            raise ValueError(f"actions of {game} have no numbers of their own that a policy could say")

    def choose(self, view: Any, legal: Sequence[Any], limit: Limit, random: Random) -> Answer:  # noqa: ARG002
        """The action that the numbers of the policy say."""
        self._check_options(view)
        ways = [(*self._spell(action, view, self.options), action) for action in legal]
        said: ActionNumbers = ()
        words: tuple[str, ...] = ()
        while True:
            here = [way for way in ways if way[0][: len(said)] == said]
            exact = [way for way in here if way[0] == said]
            if exact and len(here) == 1:
                return Answer(exact[0][2])
            open_now = {way[0][len(said)] for way in here if way[0] != said} | ({END} if exact else set())
            number = self._ask(view, words, said, open_now)
            if exact and number == END:
                return Answer(exact[0][2])
            said = (*said, number)
            words = next(way[1] for way in here if way[0][: len(said)] == said)[: len(said)]

    def _check_options(self, view: Any) -> None:
        """Refuses a table of other options than it was trained for: its arrays and numbers would be others."""
        mine = self.game.option_words(self.options)
        for option, word in structured.structure_of(self.game.name).told_options(view).items():
            if mine[option] != word:
                raise ValueError(
                    f"the bot {self.name} was trained for {option}={mine[option]}, and this table has {option}={word}"
                )

    def _ask(self, view: Any, words: tuple[str, ...], said: ActionNumbers, open_now: set[int]) -> int:
        mask = np.zeros(numbering.count(self.game, self.options), np.int8)
        mask[list(open_now)] = 1
        seen = structured.structured(self.game.name, self.options, view, structured.HalfSaid(words, said))
        number = whole_number(self.policy({"observation": seen, "action_mask": mask}))
        if number not in open_now:
            raise ValueError(f"the policy says {number}, which the mask does not mark")
        return number
