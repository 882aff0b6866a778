"""Bots of installed packages: checked when they are found, and again with every answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, cast

from townwright.bots.player import Answer, Bot, Limit
from townwright.core import registry
from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal, Untrue

__all__ = ["CheckedBot", "checked_bots"]

NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")


def checked_bots(package: str, game: str, brought: Any) -> tuple[CheckedBot, ...]:
    """The bots of an entry, one or several, or a ``TypeError`` that says what they lack."""
    found = tuple(brought) if isinstance(brought, tuple | list) else (brought,)
    for bot in found:
        if isinstance(bot, type):
            raise TypeError(f"{bot.__name__} is a class; a bot is an object, as {bot.__name__}()")
        for field, kind in (("name", str), ("character", Phrase), ("level", int)):
            if not isinstance(getattr(bot, field, None), kind):
                raise TypeError(f"a bot has a field {field} of the type {kind.__name__}")
        if not NAME.fullmatch(bot.name):
            raise TypeError(f"a bot's name is one word in small letters, not {bot.name!r}")
        if not callable(getattr(bot, "choose", None)):
            raise TypeError(f"the bot {bot.name} has no method choose")
    return tuple(CheckedBot(bot, package, game) for bot in found)


@dataclass(frozen=True)
class CheckedBot:
    """A bot that somebody brought: what it answers is an action of the game, or a refusal in one sentence."""

    bot: Bot
    package: str
    game: str

    @property
    def name(self) -> str:
        """The word that calls for the bot."""
        return self.bot.name

    @property
    def character(self) -> Phrase:
        """The sentence that describes how the bot plays."""
        return self.bot.character

    @property
    def level(self) -> int:
        """The strength of the bot among those of its game; 0 is chance."""
        return self.bot.level

    def choose(self, view: Any, legal: Sequence[Any], limit: Limit, random: Random) -> Answer:
        """The bot's answer, with its action as the game itself reads it."""
        try:
            answer: Any = self.bot.choose(view, legal, limit, random)
        except Exception as error:
            raise self._refusal(Phrase("bot-fails", "{kind}: {error}", named(error))) from error
        if not isinstance(answer, Answer):
            raise self._refusal(
                Phrase("bot-no-answer", "it answers with {kind} instead of an Answer", {"kind": kind_of(answer)})
            )
        remark, nodes = cast("tuple[object, object]", (answer.remark, answer.nodes))
        if not (remark is None or isinstance(remark, Phrase)) or not isinstance(nodes, int):
            raise self._refusal(Phrase("bot-odd-answer", "the remark is a Phrase or None, and nodes is a number"))
        try:
            return Answer(registry.find(self.game).read(str(answer.action)), answer.remark, answer.nodes)
        except Refusal as refusal:
            raise self._refusal(refusal.phrase) from refusal

    def _refusal(self, why: Phrase) -> Untrue:
        return Untrue(
            "bot-cannot-play",
            "the bot {bot} of the package {package} fails: {why}",
            bot=self.name,
            package=self.package,
            why=why,
        )


def named(error: Exception) -> dict[str, object]:
    """An error as the arguments of a sentence."""
    return {"kind": type(error).__name__, "error": str(error)}


def kind_of(value: object) -> str:
    """What a value is, in one word."""
    return "nothing" if value is None else type(value).__name__
