"""Who has a seat, and who has to agree to an offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.core.seats import Seat
from townwright.tables.facts import Offered


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who has a seat: a person, a bot, or nobody."""

    person: str | None = None
    player: str | None = None
    bot: str | None = None
    kept_for: str | None = None
    """Who had the seat in the running game, as long as nobody or a bot has it."""

    @property
    def empty(self) -> bool:
        """Whether neither a person nor a bot has the seat."""
        return self.person is None and self.bot is None


def own_seats(holders: Sequence[SeatHolder]) -> dict[str, Seat]:
    """The seat of each person who plays for themselves, not for a friend beside them; the first one of several."""
    own = dict[str, Seat]()
    for seat, holder in enumerate(holders):
        if holder.person is not None and holder.player in (None, holder.person):
            own.setdefault(holder.person, seat)
    return own


@kept_by_identity(most=1024)
def seats_held(holders: tuple[SeatHolder, ...]) -> Mapping[str, tuple[Seat, ...]]:
    """The seats of each person, found once for as long as nobody comes or goes."""
    held = dict[str, tuple[Seat, ...]]()
    for seat, holder in enumerate(holders):
        if holder.person is not None:
            held[holder.person] = (*held.get(holder.person, ()), seat)
    return held


@kept_by_identity(most=1024)
def seats_kept(holders: tuple[SeatHolder, ...]) -> Mapping[str, tuple[Seat, ...]]:
    """The seats that are kept for each person who left, found once for as long as nobody comes or goes."""
    kept = dict[str, tuple[Seat, ...]]()
    for seat, holder in enumerate(holders):
        if holder.kept_for is not None:
            kept[holder.kept_for] = (*kept.get(holder.kept_for, ()), seat)
    return kept


@kept_by_identity(most=1024)
def players_at(holders: tuple[SeatHolder, ...]) -> frozenset[str]:
    """Whose names the seats bear."""
    return frozenset(holder.player for holder in holders if holder.player is not None)


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

    def voters(self, holders: Sequence[SeatHolder]) -> tuple[str, ...]:
        """The persons who may agree or decline."""
        absent = holders[self.made.seat].person if self.made.offer == "bot" and self.made.seat is not None else None
        persons = dict.fromkeys(holder.person for holder in holders if holder.person is not None)
        return tuple(person for person in persons if person != absent)

    def is_accepted(self, holders: Sequence[SeatHolder]) -> bool:
        """Whether enough persons have agreed."""
        voters = self.voters(holders)
        yes = sum(person in self.agreed for person in voters)
        return 2 * yes > len(voters) if self.made.offer == "bot" else yes == len(voters)

    def is_rejected(self, holders: Sequence[SeatHolder]) -> bool:
        """Whether its maker took it back, or so many have declined that it cannot be accepted any more."""
        voters = self.voters(holders)
        no = sum(person in self.declined for person in voters)
        enough = 2 * no >= len(voters) if self.made.offer == "bot" else no > 0
        return enough or self.made.person in self.declined

    def agreed_by(self, person: str) -> Offer:
        """The offer after this person has agreed."""
        return replace(self, agreed=(*self.agreed, person))

    def declined_by(self, person: str) -> Offer:
        """The offer after this person has declined."""
        agreed = tuple(voter for voter in self.agreed if voter != person)
        return replace(self, agreed=agreed, declined=(*self.declined, person))
