"""The ways to play that are rated, with what the arena measured of them: ``bots/<game>/ratings.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from townwright import bots
from townwright.bots.arena import compete
from townwright.core import registry
from townwright.core.refusals import Refusal
from townwright.study.ratings.rating import SPREAD, Measured, Rating
from townwright.study.ratings.scales import RatingScale

FILE = "ratings.toml"


@dataclass(frozen=True)
class RatedKind:
    """One way to play a game, with the ratings of its programs."""

    game: str
    name: str
    """What tells it from the game's others: ``level=2``."""
    options: Mapping[str, str]
    """Options that are not the usual ones."""
    free: frozenset[str]
    """Options that make no difference."""
    among: Mapping[str, tuple[str, ...]]
    """Options that changed from deal to deal when programs were measured, with what they were."""
    competitive: bool
    """Whether seats play against each other, so that points ahead of the opponent count and not points."""
    programs: Mapping[str, Measured]
    scales: tuple[RatingScale, ...]
    """One, and perhaps one more for deals whose most points are known; or where seats compete one for
    each of several opponents, the weakest first, and one more for each program against which own points tell more."""
    finishing: float | None = None
    """The rating with which half of all games are finished; None where no game can be lost."""
    lost: RatingScale | None = None
    """The scale of how far lost games came; players above its last rating come no further."""

    @property
    def beginning(self) -> Rating:
        """What is believed of somebody without a game: anything from the weakest program to the strongest."""
        ratings = [each.value for each in self.programs.values()]
        return Rating((max(ratings) + min(ratings)) / 2, (max(ratings) - min(ratings)) / 2)

    def scale_for(self, opponent: float, program: str = "", *, bounded: bool = False) -> RatingScale:
        """The scale of own points against a program that has one, or that of the opponent whose rating is nearest.

        Where seats do not compete, ``bounded`` asks for the scale of deals whose most points are known.
        """
        if not self.competitive:
            return next((scale for scale in self.scales if bool(scale.usual) is bounded), self.scales[0])
        measured = [scale for scale in self.scales if scale.by_own_points and scale.against == program]
        ahead = (scale for scale in self.scales if not scale.by_own_points)
        return (
            measured[0] if measured else min(ahead, key=lambda each: abs(self.programs[each.against].value - opponent))
        )

    def is_played_with(self, options: Mapping[str, str]) -> bool:
        """Whether a game with these options is of this kind: in all others they are as its own bring with them."""
        if any(options.get(name) not in values for name, values in self.among.items()):
            return False
        own = {name: options[name] for name in (*self.free, *self.among) if name in options}
        try:
            return self.words_with(own) == options
        except Refusal:
            return False

    def words_with(self, own: Mapping[str, str]) -> Mapping[str, str]:
        """Every option in words, those that are not named as they are where nobody chooses."""
        rules = registry.find(self.game)
        return dict(rules.option_words(rules.options({**self.options, **own})))


def kinds(game: str) -> tuple[RatedKind, ...]:
    """The kinds of a game that are rated, in the order of the file; none for a game without one."""
    return read_kinds(game) if game in registry.own_names() else ()


@cache
def read_kinds(game: str) -> tuple[RatedKind, ...]:
    """The kinds of one of Townwright's own games. What is read is kept, so no other word may come here."""
    file = Path(bots.__file__).parent / game / FILE
    if not file.is_file():
        return ()
    return tuple(read_kind(game, each) for each in tomllib.loads(file.read_text("utf-8"))["kinds"])


def games() -> tuple[str, ...]:
    """The games that are rated, sorted."""
    return tuple(game for game in sorted(registry.own_names()) if kinds(game))


def kind_of(game: str, options: Mapping[str, str]) -> RatedKind | None:
    """The kind that a game with these options is of, or None if that is not rated."""
    return next((kind for kind in kinds(game) if kind.is_played_with(options)), None)


def find(game: str, name: str) -> RatedKind | None:
    """The kind of a game with this name, or None."""
    return next((kind for kind in kinds(game) if kind.name == name), None)


def read_kind(game: str, told: Mapping[str, Any]) -> RatedKind:
    """A kind from its table in the file."""
    return RatedKind(
        game=game,
        name=told["name"],
        options=told["options"],
        free=frozenset(told.get("free", ())),
        among={name: tuple(values) for name, values in told.get("among", {}).items()},
        competitive=compete(game),
        programs={name: Measured(*measured) for name, measured in told["programs"].items()},
        scales=tuple(map(read_scale, told["scales"])),
        finishing=told.get("finishing"),
        lost=read_scale(told["lost"]) if "lost" in told else None,
    )


def read_scale(told: Mapping[str, Any]) -> RatingScale:
    """A scale from its table in the file."""
    return RatingScale(
        tuple(told["points"]),
        tuple(told["ratings"]),
        told.get("against", ""),
        told.get("spread", SPREAD),
        told.get("deal", 0.0),
        told.get("by_own_points", False),
        told.get("usual", 0.0),
    )
