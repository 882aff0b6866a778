"""What a planner holds dear, as numbers. All are in points of the final score."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The planner's care for each thing. The defaults were found by playing: see ``docs/balance.md``."""

    coin: float = 1.69
    """Each coin of what the next board, the employment bill and the reserve need."""
    reserve: float = 3.57
    poor: float = 0.35
    """Each of the first four coins besides: without money nothing goes on."""
    spare: float = 1.1
    """Each further coin, up to ten."""
    last_coin: float = 1.05
    """Each coin in the last milestone, up to the bill and the reserve."""
    capacity: float = 1.05
    """Each free space of a utility, fewer for the later ones."""
    shortage: float = 0.85
    """Each missing space, for each milestone still to be scored."""
    shortage_squared: float = 0.06
    employment: float = 0.52
    employment_squared: float = 0.16
    nuisance: float = 0.62
    nuisance_squared: float = 0.11
    square: float = 0.07
    """Each square that a tile covers."""
    waste: float = 0.13
    """The share of a reward that is regretted when a zone is built without it."""
    hand_need: float = 0.36
    """The share of a reward that counts for a service which a card in somebody's hand asks for."""
    pile_need: float = 0.05
    """The same for a card that is still in a pile."""
    cover: float = 34.6
    """So many free squares within reach of a service are enough."""
    company: float = 0.57
    """The share of a reward that counts for a zone which a card in somebody's hand wants in its district."""
    lacking: float = 0.54
    """A tile in a district that needs one before the milestone can end."""
    walled_up: float = 3.0
    """A district in which no second tile finds room any more."""
    loose: float = 0.21
    """Each free square that is left beside a tile: snug tiles leave room."""
    doorstep: float = 0.11
    """Each square taken beside a service that reaches its neighbours only."""
    end: float = 0.31
    """A milestone ends when no play gains more."""
    end_poor: float = 0.27
    """It is put off for each coin short of four that would be left."""
    last_end: float = 0.1
    patience: float = 0.7
    """It is put off for this share of what the other seats could still gain before it."""
    fresh: float = 1.11
    """What a new card instead of the worst is worth, before its price."""
    take: float = 1.14
    """A card of the exchange pile is taken when it gains so much at once."""
    renew: float = -1.54
    """Cards that gain less are renewed when a milestone has ended."""
    stage_two: float = 33.7
    """After so many tiles the planner draws from pile II."""
    stage_three: float = 53.2
    """After so many tiles it draws from pile III."""
