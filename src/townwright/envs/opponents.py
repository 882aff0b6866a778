"""A learner among bots, for Gymnasium: the other seats are played by ours, and the learner's seat goes round.

>>> from townwright.core import registry
>>> env = AgainstBots(registry.names()[0], opponents=["random"])
>>> seen, info = env.reset(seed=1)
>>> env.seat, env.reset()[0] is not None, env.seat
(0, True, 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from townwright.bots.checked_bot import checked_bots
from townwright.bots.named_bots import find_named
from townwright.bots.player import Bot, Limit
from townwright.core.seats import Seat
from townwright.envs.plays import RulesKind, known_rules
from townwright.envs.solo import SoloEnv
from townwright.envs.table import listed

__all__ = ["AgainstBots", "Opponent", "make"]

NODES = 1_000
"""What a bot may look at in one decision unless its name says otherwise."""


class Opponent:
    """A bot with its budget: ``greedy``, ``expert:440``, ``my_module:BOT`` or ``my_module:BOT:440``, or an object."""

    def __init__(self, game: str, asked: str | Bot) -> None:
        name, _, nodes = asked.rpartition(":") if isinstance(asked, str) else ("", "", "")
        has_nodes = bool(name) and nodes.isascii() and nodes.isdigit()
        self.limit = Limit(int(nodes) if has_nodes else NODES)
        if self.limit.nodes < 1:
            raise ValueError(f"a bot looks at one node or more in a decision, and {asked!r} at none")
        self.bot = find_named(game, name if has_nodes else asked) if isinstance(asked, str) else own_bot(game, asked)


def own_bot(game: str, brought: object) -> Bot:
    """An object that was given as a bot, checked now and with every answer; or a refusal that says what it lacks."""
    try:
        (bot,) = checked_bots(type(brought).__module__, game, brought)
    except (TypeError, ValueError) as error:
        raise TypeError(f"{brought!r} is no bot that plays {game}: {error}") from error
    return bot


class AgainstBots(SoloEnv):
    """One seat is the learner's, the others are played by bots, each with its own view alone.

    With ``rotate`` the learner's seat is the next one in every game; ``seat`` says which it is now. The rules are the
    readable ones, since bots are shown views.
    """

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot] = (),
        rotate: bool = True,
        rules: RulesKind = "auto",
        **more: Any,
    ) -> None:
        known_rules(rules)
        opponents = listed("opponents", opponents)
        if not opponents:
            raise ValueError(f"name the opponents of {game}, such as opponents=['random']")
        self.seats = len(opponents) + 1
        super().__init__(game, rules="readable", **more)
        self.opponents = [Opponent(game, asked) for asked in opponents]
        self.rotate, self._games = rotate, 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a game; with a seed, from the first seat again."""
        if seed is not None:
            self._games = 0
        self.seat = self._games % self.seats if self.rotate else 0
        self._games += 1
        super().reset(seed=seed, options=options)
        self._luck = Random(int(self.np_random.integers(1 << 62)))  # noqa: S311  the bots' own stream
        self._let_others_act()
        self.renderer.after_change(self.play, self.seat)
        return self.seen(), self.play.facts(self.seat)

    def take(self, number: int) -> bool:
        """Says the learner's number, and lets the others act as long as it waits."""
        there = super().take(number)
        self._let_others_act()
        return there

    def _let_others_act(self) -> None:
        table = self.play.table
        while table.to_act and self.seat not in table.to_act:
            seat: Seat = table.to_act[0]
            opponent = self.opponents[(seat - self.seat - 1) % self.seats]
            view, legal = self.game.view(table.state, seat), self.game.legal(table.state, seat)
            table.play(seat, opponent.bot.choose(view, legal, opponent.limit, self._luck).action)


def make(game: str, opponents: Sequence[str | Bot] = (), **more: Any) -> SoloEnv:
    """The environment of one learner: alone, or among bots if opponents are named. It is what Gymnasium makes."""
    return AgainstBots(game, opponents, **more) if opponents else SoloEnv(game, **more)
