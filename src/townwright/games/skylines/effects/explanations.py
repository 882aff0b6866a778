"""Conditions and clauses explain themselves in sentences; rows do so in their own room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from townwright.core.phrases import Phrase
from townwright.games.skylines.box.names import (
    ACTION_NAMES,
    KIND_NAMES,
    MARKER_NAMES,
    PRICE_NAMES,
    SERVING_NAMES,
    commas,
    kind_list,
    minus,
    semicolons,
    signed,
)
from townwright.games.skylines.effects.clauses import (
    AtTheEnd,
    Build,
    Burden,
    Clause,
    Ease,
    Effects,
    Extend,
    Forbid,
    Milestone,
    Mute,
    Now,
    Price,
    Provide,
)
from townwright.games.skylines.effects.conditions import ALWAYS, Condition, Count, Marker, Measure, Plain, Term, Uses
from townwright.games.skylines.effects.rows import explain_row

NONE = {("=", 0), ("<", 1), ("<=", 0)}
SOME = {(">=", 1), (">", 0)}


def explain_condition(condition: Condition) -> Phrase:
    """The condition as words: ``it is served by healthcare and the district already has at least 2 …``"""
    alternatives = [explain_terms(terms) for terms in condition]
    said = alternatives[-1]
    for phrase in reversed(alternatives[:-1]):
        said = Phrase("skylines-or", "{first}, or {rest}", {"first": phrase, "rest": said})
    return said


def asks_bars(terms: Iterable[Term]) -> bool:
    """Whether one of the terms asks where a bar stands, which a card's first row may have moved."""
    return any(isinstance(term, Marker) for term in terms)


def explain_terms(terms: tuple[Term, ...]) -> Phrase:
    """Several terms as words; bars of one bound stand together."""
    every: list[Phrase] = []
    for bound, together in groupby(terms, _bound):
        if bound is None:
            every += map(explain_term, together)
        else:
            every.append(explain_bars([term.marker for term in together if isinstance(term, Marker)], *bound))
    said = every[-1]
    for phrase in reversed(every[:-1]):
        said = Phrase("skylines-and", "{first} and {rest}", {"first": phrase, "rest": said})
    return said


def _bound(term: Term) -> tuple[str, int] | None:
    return (term.compare, term.number) if isinstance(term, Marker) else None


def explain_bars(markers: Sequence[str], compare: str, number: int) -> Phrase:
    """Bars of one bound as words: ``power, water and garbage are at least 0``."""
    *others, last = [MARKER_NAMES[marker] for marker in markers]
    if not others:
        return explain_term(Marker(markers[0], compare, number))
    names = Phrase("skylines-and", "{first} and {rest}", {"first": commas(others), "rest": last})
    limit = explain_limit(compare, number)
    return Phrase("skylines-term-markers", "{markers} are {limit}", {"markers": names, "limit": limit})


def explain_term(term: Term) -> Phrase:
    """One term as words."""
    match term:
        case Uses(service):
            return Phrase("skylines-term-use", "it is served by {service}", {"service": SERVING_NAMES[service]})
        case Count():
            return explain_count(term)
        case Marker(marker, compare, number):
            return Phrase(
                "skylines-term-marker",
                "{marker} is {limit}",
                {"marker": MARKER_NAMES[marker], "limit": explain_limit(compare, number)},
            )
        case Measure("size", compare, number):
            return Phrase(
                "skylines-term-size", "squares of the tile: {limit}", {"limit": explain_limit(compare, number)}
            )
        case Measure(_, compare, number):
            return Phrase("skylines-term-boards", "open boards: {limit}", {"limit": explain_limit(compare, number)})
        case Plain("water"):
            return Phrase("skylines-term-water", "the tile lies at the water")
        case Plain("same"):
            return Phrase("skylines-term-same", "the tile lies in this building's district")
        case Plain("apart"):
            return Phrase("skylines-term-apart", "the tile lies outside this building's district")
        case Plain():
            return Phrase("skylines-term-always", "always")


def explain_count(term: Count) -> Phrase:
    """How many tiles of a kind there must be, as words; none and some have words of their own."""
    kind = {"kind": KIND_NAMES[term.kind]}
    limit = {**kind, "limit": explain_limit(term.compare, term.number)}
    match term.scope, (term.compare, term.number) in NONE, (term.compare, term.number) in SOME:
        case "in", True, _:
            return Phrase("skylines-term-in-none", "the district has no {kind} tile yet", kind)
        case "in", _, True:
            return Phrase("skylines-term-in-some", "the district already has at least one {kind} tile", kind)
        case "in", _, _:
            return Phrase("skylines-term-in", "the district already has {limit} {kind} tiles", limit)
        case "adj", True, _:
            return Phrase("skylines-term-adj-none", "the tile lies beside no {kind}", kind)
        case "adj", _, True:
            return Phrase("skylines-term-adj-some", "the tile lies beside at least one {kind} tile", kind)
        case "adj", _, _:
            return Phrase("skylines-term-adj", "the tile lies beside {limit} {kind} tiles", limit)
        case _, True, _:
            return Phrase("skylines-term-city-none", "the city has no {kind} tile yet", kind)
        case _, _, True:
            return Phrase("skylines-term-city-some", "the city already has at least one {kind} tile", kind)
    return Phrase("skylines-term-city", "the city already has {limit} {kind} tiles", limit)


def explain_limit(compare: str, number: int) -> Phrase:
    """A comparison as words: ``at least 2``."""
    args = {"number": minus(number)}
    match compare:
        case "<":
            return Phrase("skylines-limit-below", "below {number}", args)
        case "<=":
            return Phrase("skylines-limit-most", "at most {number}", args)
        case "=":
            return Phrase("skylines-limit-exactly", "exactly {number}", args)
        case ">=":
            return Phrase("skylines-limit-least", "at least {number}", args)
        case _:
            return Phrase("skylines-limit-above", "above {number}", args)


def explain_effects(effects: Effects) -> Phrase:
    """All clauses as one sentence."""
    return semicolons([explain_clause(clause) for clause in effects])


def explain_clause(clause: Clause) -> Phrase:
    """One clause as words, with its condition in front."""
    said = _explain(clause)
    condition = getattr(clause, "condition", ALWAYS)
    if condition == ALWAYS:
        return said
    return Phrase("skylines-if", "if {condition}: {then}", {"condition": explain_condition(condition), "then": said})


def _explain(clause: Clause) -> Phrase:
    match clause:
        case Now(row):
            return Phrase("skylines-clause-now", "once: {row}", {"row": explain_row(row)})
        case Build(kinds, row):
            return Phrase(
                "skylines-clause-build",
                "for every {kinds} tile built: {row}",
                {"kinds": kind_list(kinds), "row": explain_row(row)},
            )
        case Burden(kinds, row):
            return Phrase(
                "skylines-clause-burden",
                "every {kinds} tile built also means {row}",
                {"kinds": kind_list(kinds), "row": explain_row(row)},
            )
        case Ease(kinds, marker, number):
            return Phrase(
                "skylines-clause-ease",
                "{kinds} tiles worsen {marker} by {number} less",
                {"kinds": kind_list(kinds), "marker": MARKER_NAMES[marker], "number": number},
            )
        case Price(what, change):
            return Phrase(
                "skylines-clause-price",
                "price of {what} {change}",
                {"what": PRICE_NAMES[what], "change": signed(change)},
            )
        case Forbid("build", kinds):
            return Phrase("skylines-clause-forbid-build", "{kinds} tiles cannot be built", {"kinds": kind_list(kinds)})
        case Forbid(action):
            return Phrase("skylines-clause-forbid", "{action} is not allowed", {"action": ACTION_NAMES[action]})
        case Provide(service, "city"):
            return Phrase(
                "skylines-clause-provide-city", "offers {service} to the whole city", {"service": KIND_NAMES[service]}
            )
        case Provide(service, _):
            return Phrase(
                "skylines-clause-provide-district", "offers {service} to its district", {"service": KIND_NAMES[service]}
            )
        case Mute(service):
            return Phrase(
                "skylines-clause-mute",
                "{service} buildings do not count in conditions",
                {"service": KIND_NAMES[service]},
            )
        case Extend(service):
            return Phrase(
                "skylines-clause-extend",
                "{service} buildings of stage I serve their whole district",
                {"service": KIND_NAMES[service]},
            )
        case Milestone(row):
            return Phrase(
                "skylines-clause-milestone", "at the end of every milestone: {row}", {"row": explain_row(row)}
            )
        case AtTheEnd(row):
            return Phrase("skylines-clause-final", "before the final score: {row}", {"row": explain_row(row)})
