"""Cards of every kind, as data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from townwright.core.phrases import Phrase
from townwright.games.skylines.box.names import ZONES, semicolons
from townwright.games.skylines.effects.clauses import Effects
from townwright.games.skylines.effects.conditions import ALWAYS, Condition
from townwright.games.skylines.effects.explanations import asks_bars, explain_condition, explain_effects
from townwright.games.skylines.effects.rows import explain_row
from townwright.games.skylines.turn.bars import EntryRow

UNIQUE, ROLE, POLICY, NEWS = "uniq", "role", "policy", "news"
STAGES: Final = ("1", "2", "3")
DISTRICT_STAGE: Final = 2
"""From this stage on a service serves its whole district; before, only the tiles that touch it (6.3)."""


@dataclass(frozen=True)
class Card:
    """One card: a zone, a service, a utility, a unique building, a role, a policy or a piece of news."""

    id: str
    kind: str
    """``R``, ``C``, ``I``, ``svc:med`` …, ``util:pow`` …, ``uniq``, ``role``, ``policy`` or ``news``."""
    name: str
    shape: str = ""
    """The tile; nothing for zones, which take any tile of their colour, and for cards without one."""
    row: EntryRow = ()
    """Row 1, or the cost of a policy."""
    condition: Condition = ALWAYS
    reward: EntryRow = ()
    """Row 2."""
    effects: Effects = ()

    @property
    def stage(self) -> int:
        """The stage, 1 to 3, that the card's id begins with."""
        return int(self.id[0])

    @cached_property
    def is_zone(self) -> bool:
        """Whether the card builds a zone: residential, commercial or industrial."""
        return self.kind in ZONES

    @cached_property
    def is_utility(self) -> bool:
        """Whether the card builds a utility."""
        return self.kind.startswith("util:")

    @cached_property
    def has_tile(self) -> bool:
        """Whether the card lays a tile: a zone's of any shape, or one of its own shape."""
        return self.is_zone or bool(self.shape)

    @cached_property
    def service(self) -> str:
        """The service that the building offers, or nothing."""
        return self.kind.removeprefix("svc:") if self.kind.startswith("svc:") else ""

    @cached_property
    def words(self) -> frozenset[str]:
        """The kinds of 14.2 that its tile is one of."""
        if self.is_zone:
            return frozenset((self.kind, "zone", "tile"))
        return frozenset((*self.kind.split(":"), "tile")) if self.has_tile else frozenset()

    def explain(self) -> Phrase:
        """All that the card says, as one sentence."""
        said = [explain_row(self.row)] if self.row or not self.effects else []
        if self.reward:
            reward = explain_row(self.reward)
            if self.condition != ALWAYS:
                args = {"condition": explain_condition(self.condition), "then": reward}
                if self.row and any(map(asks_bars, self.condition)):
                    reward = Phrase("skylines-if-after", "if {condition} after that: {then}", args)
                else:
                    reward = Phrase("skylines-if", "if {condition}: {then}", args)
            said.append(reward)
        if self.effects:
            said.append(explain_effects(self.effects))
        return semicolons(said)


def terms_of(card: Card) -> int:
    """How many clauses the card has, and how many terms all its conditions."""
    conditions = [card.condition, *(getattr(clause, "condition", ALWAYS) for clause in card.effects)]
    return len(card.effects) + sum(len(terms) for condition in conditions for terms in condition)
