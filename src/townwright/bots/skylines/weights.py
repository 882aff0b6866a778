"""The weights of the planner's evaluation. All are in points of the final score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NEVER: Final = 1000.0
"""More coins than anybody ever has."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each thing counts in the evaluation. The defaults were found by playing: see ``docs/balance.md``."""

    coin: float = 1.56
    """Each coin of what the next board, the employment bill and the reserve need."""
    reserve: float = 4.71
    poor: float = 0.361
    """Each of the first four coins besides: without money nothing goes on."""
    broke: float = 8.43
    """Each coin that is missing for the next board and the bill when the open boards are full: nothing can earn it."""
    stake: float = 1.52
    """So many coins more are needed while a district lacks a tile: an exchange may bring the card for it."""
    roomy: float = 53.3
    """With so many free squares the open boards are not full at all."""
    spare: float = 0.787
    """Each further coin, up to ten."""
    last_coin: float = 1.01
    """Each coin in the last milestone, up to the bill and the reserve."""
    capacity: float = 1.14
    """Each free space of a utility, fewer for the later ones."""
    shortage: float = 1.18
    """Each missing space, for each milestone still to be scored."""
    shortage_squared: float = 0.052
    employment: float = 0.536
    employment_squared: float = 0.137
    nuisance: float = 0.697
    nuisance_squared: float = 0.092
    square: float = 0.037
    """Each square that a tile covers."""
    waste: float = 0.199
    """The share of a reward that is regretted when a zone is built without it."""
    hand_need: float = 0.343
    """The share of a reward that counts for a service which a card in somebody's hand asks for."""
    pile_need: float = 0.047
    """The same for a card that is still in a pile."""
    cover: float = 28.0
    """So many free squares within reach of a service are enough."""
    company: float = 0.515
    """The share of a reward that counts for a zone which a card in somebody's hand wants in its district."""
    lacking: float = 0.384
    """A tile in a district that needs one before the milestone can end."""
    urgent: float = 2.06
    """So much more when the open boards are full, and as much less as they are free."""
    walled_up: float = 2.71
    """A district in which a tile of stage I leaves no room for a second one."""
    walled_up_late: float = 12.0
    """The same for later tiles: hardly anything small is left to come."""
    loose: float = 0.243
    """Each free square that is left beside a tile: snug tiles leave room."""
    doorstep: float = 0.152
    """Each square taken beside a service that reaches its neighbours only."""
    end: float = 0.298
    """A milestone ends when no play gains more."""
    end_poor: float = 0.262
    """It is put off for each coin short of four that would be left."""
    last_end: float = 0.085
    patience: float = 0.593
    """It is put off for this share of what the other seats could still gain before it."""
    fresh: float = 1.05
    """What a new card instead of the worst is worth, before its price."""
    take: float = 1.34
    """A card of the exchange pile is taken when it gains so much at once."""
    renew: float = -1.24
    """Cards that gain less are renewed when a milestone has ended."""
    thrift: float = 8.82
    """With fewer coins left after the next board and the bill the planner draws from pile I."""
    stage_two: float = 15.5
    """After so many tiles the planner draws from pile II."""
    stage_three: float = 25.6
    """After so many tiles it draws from pile III, unless it looks."""
    look_from: float = 15.5
    """After so many tiles,"""
    ample: float = 4.0
    """with so many coins left for each seat, it looks at what the cards in each pile would bring before it draws."""
    useless: float = -1.0
    """What a card in a pile counts at least, however little it would bring now."""


FULL_TABLE: Final = Weights(
    coin=0.827, reserve=8.77, poor=0.338, broke=14.6, stake=0.994, roomy=51.9, spare=0.511, last_coin=0.65,
    capacity=0.995, shortage=1.52, shortage_squared=0.0355, employment=0.609, employment_squared=0.157,
    nuisance=0.792, nuisance_squared=0.161, square=0.00706, waste=0.254, hand_need=0.302, pile_need=0.0746,
    cover=34.0, company=0.405, lacking=0.283, urgent=2.5, walled_up=2.98, walled_up_late=12.1, loose=0.224,
    doorstep=0.15, end=0.365, end_poor=0.293, last_end=0.106, patience=0.528, fresh=0.782, take=0.77, renew=-0.941,
    thrift=10.3, stage_two=18.0, stage_three=32.1, look_from=18.0, ample=3.48, useless=-0.705,
)  # fmt: skip
"""With four seats, where everybody holds three cards only: more is put by, each coin counts for less, and cards of the
exchange pile are welcome sooner."""
