"""The bodies of responses about campaigns."""

from __future__ import annotations

from collections.abc import Mapping

from townwright.server.protocol.field_types import Outgoing


class BestStageGame(Outgoing, frozen=True, kw_only=True):
    """Your best finished game of a stage."""

    table: str
    total: int
    ended_at: int


class StarLine(Outgoing, frozen=True, kw_only=True):
    """A star, what it asks for, and whether you have it."""

    kind: str
    """``finished``, ``points`` or ``hard``."""
    options: Mapping[str, str]
    """The options with which it is won."""
    points: int | None
    """What a game must have; None where any finished one will do."""
    won: bool


class CampaignStage(Outgoing, frozen=True, kw_only=True):
    """One way to play a game, alone."""

    name: str
    options: Mapping[str, str]
    stars: tuple[StarLine, ...]
    played: int
    """How many games of it you have played to their end, lost ones among them."""
    best: BestStageGame | None


class GameCampaign(Outgoing, frozen=True, kw_only=True):
    """The campaign of a game, and how far you have come."""

    game: str
    stages: tuple[CampaignStage, ...]
