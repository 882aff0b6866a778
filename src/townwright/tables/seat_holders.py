"""Who has a seat, and whose word an offer needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from townwright.tables.facts import Offered


@dataclass(frozen=True, slots=True)
class Holder:
    """Who has a seat: a person, a bot, or nobody."""

    person: str | None = None
    player: str | None = None
    bot: str | None = None
    kept_for: str | None = None
    """Who had the seat in the running game, as long as nobody or a bot has it."""

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True)
class Offer:
    """Something proposed that is still open.

    A bot for an absent seat needs more than half of the other persons; all else needs everybody.
    """

    number: int
    made: Offered
    agreed: tuple[str, ...]
    """The persons who are for it, the one who made it first."""
    declined: tuple[str, ...] = ()

    def voters(self, holders: Sequence[Holder]) -> tuple[str, ...]:
        """The persons whose word counts."""
        absent = holders[self.made.seat].person if self.made.offer == "bot" and self.made.seat is not None else None
        persons = dict.fromkeys(holder.person for holder in holders if holder.person is not None)
        return tuple(person for person in persons if person != absent)

    def carried(self, holders: Sequence[Holder]) -> bool:
        """Whether enough persons have agreed."""
        voters = self.voters(holders)
        yes = sum(person in self.agreed for person in voters)
        return 2 * yes > len(voters) if self.made.offer == "bot" else yes == len(voters)

    def hopeless(self, holders: Sequence[Holder]) -> bool:
        """Whether it was taken back, or too many have declined."""
        voters = self.voters(holders)
        no = sum(person in self.declined for person in voters)
        enough = 2 * no >= len(voters) if self.made.offer == "bot" else no > 0
        return enough or self.made.person in self.declined

    def agreed_by(self, person: str) -> Offer:
        """The offer after this person's yes."""
        return replace(self, agreed=(*self.agreed, person))

    def without(self, person: str) -> Offer:
        """The offer after this person's no."""
        agreed = tuple(voter for voter in self.agreed if voter != person)
        return replace(self, agreed=agreed, declined=(*self.declined, person))
