"""What a campaign consists of, read from ``campaign.toml`` in the folder of a game's bots."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from townwright import bots
from townwright.core import registry


class StagePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to play a game, alone, and what its stars ask for."""

    name: str
    options: dict[str, str]
    """As a file says them; defaults fill the rest."""
    points: int
    """What a city must have for the star for points."""
    hard: dict[str, str]
    """The options that are different where it is harder."""
    hard_points: int
    """What a city must have there."""
    named: tuple[str, ...] = ()
    """The options that the file says, once the others are written out as well."""


class CampaignFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The stages of a campaign in their order."""

    stages: tuple[StagePlan, ...]


@cache
def plans() -> Mapping[str, tuple[StagePlan, ...]]:
    """The campaigns by game, with every option written out; a game without a file has none."""
    files = {game: Path(bots.__file__).parent / game / "campaign.toml" for game in registry.own_names()}
    return {
        game: tuple(written_out(game, stage) for stage in read(file)) for game, file in files.items() if file.is_file()
    }


def read(file: Path) -> tuple[StagePlan, ...]:
    """The stages that a file tells of."""
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), CampaignFile).stages


def written_out(game: str, stage: StagePlan) -> StagePlan:
    """The stage with every option of both ways to play it."""
    rules = registry.find(game)
    usual = dict(rules.option_words(rules.options(stage.options)))
    hard = dict(rules.option_words(rules.options({**stage.options, **stage.hard})))
    return msgspec.structs.replace(stage, options=usual, hard=hard, named=tuple({**stage.options, **stage.hard}))
