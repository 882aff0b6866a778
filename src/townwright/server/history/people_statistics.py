"""What the finished games of the people of a store tell, as a host or somebody on the own machine asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from townwright.core import registry
from townwright.core.refusals import Refusal
from townwright.server.history.statistics import MOST_GAMES, KindStatistics, statistics
from townwright.server.ops.administration import people
from townwright.server.protocol.history_responses import RatingRange
from townwright.server.ratings.shown_ratings import range_of
from townwright.server.store.history.queries import past_games
from townwright.server.store.ratings.queries import of_person
from townwright.server.store.transaction import Transaction
from townwright.study import ratings

MOST_PEOPLE = 100_000
"""People whose games are looked for, the newest."""


@dataclass(frozen=True, slots=True)
class WayToPlay:
    """What somebody made of one way to play a game."""

    called: str
    """The game and what was agreed otherwise than usual."""
    statistics: KindStatistics
    rating: RatingRange | None

    def as_object(self) -> dict[str, Any]:
        """All of it for JSON."""
        own = self.rating
        rating = None if own is None else {"value": own.value, "low": own.low, "high": own.high}
        return {**asdict(self.statistics), "rating": rating}


@dataclass(frozen=True, slots=True)
class PersonStatistics:
    """What the games of one person tell; the way that was played last comes first."""

    id: str
    name: str
    account: bool
    ways: tuple[WayToPlay, ...]


def everybody(transaction: Transaction, name: str, game: str | None, limit: int) -> tuple[PersonStatistics, ...]:
    """So many people whose name contains the words and who have finished a game, the newest first."""
    found = list[PersonStatistics]()
    for person in people(transaction, name, MOST_PEOPLE):
        ways = ways_of(transaction, person.id, game) if person.tables else ()
        if ways:
            found.append(PersonStatistics(person.id, person.name, person.account, ways))
        if len(found) == limit:
            break
    return tuple(found)


def ways_of(transaction: Transaction, person_id: str, game: str | None) -> tuple[WayToPlay, ...]:
    """What somebody's games tell, with the ratings that have been counted."""
    rated = {(each.game, each.kind): each for each in of_person(transaction, person_id)}
    ways = list[WayToPlay]()
    for kind in statistics(past_games(transaction, person_id, game, None, MOST_GAMES)):
        known_as = ratings.kind_of(kind.game, kind.options)
        own = None if known_as is None else rated.get((kind.game, known_as.name))
        ways.append(
            WayToPlay(called(kind.game, kind.options), kind, None if own is None else range_of(own.mean, own.spread))
        )
    return tuple(ways)


def called(game: str, options: Mapping[str, str]) -> str:
    """A game with the number of its seats, and those of its options that are not the usual ones."""
    try:
        rules = registry.find(game)
        usual = dict(rules.option_words(rules.options({"seats": options["seats"]})))
    except (Refusal, LookupError):
        usual = {}
    told = [f"{name}={word}" for name, word in options.items() if name == "seats" or usual.get(name) != word]
    return " ".join((game, *told))
