"""Tasks about the component files of an owner: each is checked by its game before anything is done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.points import Tally
from townwright.core.refusals import Refusal, Unknown
from townwright.server.protocol.responses import ComponentSet, Scored, ScoredLine
from townwright.tables.replies import sentence
from townwright.tables.table import FindGame


class BadFile(Exception):
    """Raised for the one of several files that is refused."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        self.number = number
        """Counted from 1."""
        self.refusal = refusal
        super().__init__(number)

    def __reduce__(self) -> tuple[type[BadFile], tuple[int, Refusal]]:
        """So that it reaches the other side of a process boundary as it is."""
        return BadFile, (self.number, self.refusal)


def check(game: AnyGame, texts: Sequence[str]) -> None:
    """Refuse the first text that is not a good component file of this game."""
    for number, text in enumerate(texts, start=1):
        try:
            if not game.is_components(text):
                foreign = Unknown("server-not-components", "these are no components of {game}", game=game.title)
                raise foreign.at(registry.first_line(text))
            game.check_components(text)
        except Refusal as refusal:
            raise BadFile(number, refusal) from None


def describe_components(text: str) -> bytes:
    """What the game of a component file says about it."""
    game = registry.find_by_components(text)
    unusual, contents = game.check_components(text), game.contents(text)
    return msgspec.json.encode(
        ComponentSet(
            game=game.name,
            name=contents.name,
            options=contents.options,
            unusual=tuple(map(sentence, unusual)),
            contents=contents,
        )
    )


def agree_options(
    find: FindGame, name: str, options: Mapping[str, str], components: Sequence[str]
) -> tuple[dict[str, str], int]:
    """The options of a game with own components in words, and its seats; the first bad file is refused."""
    game = find(name)
    check(game, components)
    made = game.options(options, components)
    return game.option_words(made), made.seats


def score_table(name: str, text: str, options: Mapping[str, str], components: Sequence[str]) -> bytes:
    """The tally of a table of the physical game, ready for any language."""
    game = registry.find(name)
    check(game, components)
    tally: Tally = game.score(text, options, components)
    lines = tuple(
        ScoredLine(seat=line.seat, what=line.what, points=line.points, because=line.because) for line in tally.lines
    )
    return msgspec.json.encode(
        Scored(
            game=game.name,
            picture=tally.picture,
            lines=lines,
            total=sum(line.points for line in lines),
            remarks=tuple(map(sentence, tally.remarks)),
            facts=tally.facts,
        )
    )
