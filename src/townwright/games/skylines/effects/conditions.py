"""Conditions of the effect language (14.2): ``use(cop)&in(R)>=2``, ``lab<0|water``."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from townwright.games.skylines.box.names import KIND_NAMES, SERVICES
from townwright.games.skylines.effects.word_reader import (
    A_COMPARISON,
    A_CONDITION,
    A_JOINT,
    A_KIND,
    A_SERVICE,
    EffectWords,
)
from townwright.games.skylines.turn.bars import NUMBER, Bars

COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
}


class Site(Protocol):
    """What conditions can ask about the city, and about the tile that is being laid."""

    def uses(self, service: str) -> bool:
        """Whether the tile uses a service (6.3)."""

    def count(self, scope: str, kind: str) -> int:
        """How many tiles of a kind there are ``in`` the district, ``adj`` to the tile or in the ``city``."""

    @property
    def by_water(self) -> bool:
        """Whether the tile shares an edge with water of an open board."""

    def together(self, building: int) -> bool | None:
        """Whether the tile lies in the district of a building's tile; None if there is no tile or no building."""

    @property
    def size(self) -> int | None:
        """How many squares the tile has; None if no tile is being laid."""

    @property
    def boards(self) -> int:
        """How many boards are open."""

    @property
    def placed(self) -> bool:
        """Whether a tile is being laid at all."""


@dataclass(frozen=True, slots=True)
class Uses:
    """The new tile uses the service (6.3): ``use(med)``."""

    service: str

    def __str__(self) -> str:
        return f"use({self.service})"


@dataclass(frozen=True, slots=True)
class Count:
    """So many tiles of a kind are in the district, beside the tile or on the map: ``in(R)>=2``."""

    scope: str
    kind: str
    compare: str = ">="
    number: int = 1

    def __str__(self) -> str:
        limit = "" if (self.compare, self.number) == (">=", 1) else f"{self.compare}{self.number}"
        return f"{self.scope}({self.kind}){limit}"


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker stands so: ``lab<0``."""

    marker: str
    compare: str
    number: int

    def __str__(self) -> str:
        return f"{self.marker}{self.compare}{self.number}"


@dataclass(frozen=True, slots=True)
class Measure:
    """The tile has so many squares, or so many boards are open: ``size>=5``, ``boards=3``."""

    what: str
    compare: str
    number: int

    def __str__(self) -> str:
        return f"{self.what}{self.compare}{self.number}"


@dataclass(frozen=True, slots=True)
class Plain:
    """One of the words ``water``, ``same``, ``apart`` and ``always``."""

    word: str

    def __str__(self) -> str:
        return self.word


Term = Uses | Count | Marker | Measure | Plain
Condition = tuple[tuple[Term, ...], ...]
"""Alternatives, each of which needs all its terms."""

ALWAYS: Final[Condition] = ((Plain("always"),),)


def read_condition(text: str) -> Condition:
    """The condition that a text spells; an empty one always holds."""
    words = EffectWords(text)
    if not words:
        return ALWAYS
    condition = take_condition(words)
    if words:
        words.refuse(A_JOINT)
    return condition


def take_condition(words: EffectWords) -> Condition:
    """The condition that comes next; ``&`` binds tighter than ``|``."""
    alternatives = [_take_all(words)]
    while words.take_if("|"):
        alternatives.append(_take_all(words))
        words.check_length([term for terms in alternatives for term in terms])
    return tuple(alternatives)


def _take_all(words: EffectWords) -> tuple[Term, ...]:
    terms = [_take_term(words)]
    while words.take_if("&"):
        terms.append(_take_term(words))
        words.check_length(terms)
    return tuple(terms)


def _take_term(words: EffectWords) -> Term:
    word = words.peek
    if word == "use":
        words.take()
        words.expect("(")
        service = words.one_of(SERVICES, A_SERVICE)
        words.expect(")")
        return Uses(service)
    if word in ("in", "adj", "city"):
        words.take()
        words.expect("(")
        kind = words.one_of(KIND_NAMES, A_KIND)
        words.expect(")")
        if words.peek not in COMPARE:
            return Count(word, kind)
        return Count(word, kind, words.take(), words.number())
    if word in NUMBER:
        return Marker(words.take(), words.one_of(COMPARE, A_COMPARISON), words.integer())
    if word in ("size", "boards"):
        return Measure(words.take(), words.one_of(COMPARE, A_COMPARISON), words.number())
    return Plain(words.one_of(("water", "same", "apart", "always"), A_CONDITION))


def condition_text(condition: Condition) -> str:
    """The inverse of ``read_condition``."""
    return "|".join("&".join(map(str, terms)) for terms in condition)


def holds(condition: Condition, site: Site, bars: Bars, building: int = 0) -> bool:
    """Whether the condition is true at this moment; the building is the one whose clause asks."""
    return any(all(term_holds(term, site, bars, building) for term in terms) for terms in condition)


def term_holds(term: Term, site: Site, bars: Bars, building: int = 0) -> bool:
    """Whether one term is true. Where no tile is laid, what asks about a tile is false."""
    match term:
        case Uses(service):
            return site.placed and site.uses(service)
        case Count(scope, kind, compare, number):
            return (site.placed or scope == "city") and COMPARE[compare](site.count(scope, kind), number)
        case Marker(marker, compare, number):
            return COMPARE[compare](bars[NUMBER[marker]], number)
        case Measure("boards", compare, number):
            return COMPARE[compare](site.boards, number)
        case Measure(_, compare, number):
            return site.size is not None and COMPARE[compare](site.size, number)
        case Plain("water"):
            return site.by_water
        case Plain("same"):
            return site.together(building) is True
        case Plain("apart"):
            return site.together(building) is False
        case Plain():
            return True


def places_matter(condition: Condition) -> bool:
    """Whether the answer can differ from place to place, or from tile to tile."""
    return any(
        isinstance(term, Uses)
        or (isinstance(term, Count) and term.scope != "city")
        or (isinstance(term, Measure) and term.what == "size")
        or (isinstance(term, Plain) and term.word != "always")
        for terms in condition
        for term in terms
    )


def unmet(condition: Condition, site: Site, bars: Bars, building: int = 0) -> tuple[Term, ...]:
    """The terms that fail, of the alternative that is nearest to being true."""
    failing = [tuple(term for term in terms if not term_holds(term, site, bars, building)) for terms in condition]
    return min(failing, key=len)
