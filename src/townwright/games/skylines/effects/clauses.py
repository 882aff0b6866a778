"""Clauses of the effect language (14.4): what unique buildings, roles, policies and news do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from townwright.games.skylines.box.names import ACTION_NAMES, KIND_NAMES, PRICE_NAMES, SERVICES
from townwright.games.skylines.effects.conditions import ALWAYS, Condition, condition_text, take_condition
from townwright.games.skylines.effects.rows import row_text, take_row
from townwright.games.skylines.effects.word_reader import (
    A_CLAUSE,
    A_KIND,
    A_MARKER,
    A_PRICE,
    A_SCOPE,
    A_SERVICE,
    AN_ACTION,
    EffectWords,
)
from townwright.games.skylines.turn.bar_arithmetic import is_harmful, softened
from townwright.games.skylines.turn.bars import MARKERS, NUMBER, EntryRow

Kinds = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Now:
    """Once: ``now: hap+4``, ``now if city(C)>=3: mon+7``."""

    row: EntryRow
    condition: Condition = ALWAYS

    def __str__(self) -> str:
        return f"now{_if(self.condition)}: {row_text(self.row)}"


@dataclass(frozen=True, slots=True)
class Build:
    """Whenever a tile of these kinds is built, after row 2: ``build C: mon+1``."""

    kinds: Kinds
    row: EntryRow
    condition: Condition = ALWAYS

    def __str__(self) -> str:
        return f"build {','.join(self.kinds)}{_if(self.condition)}: {row_text(self.row)}"


@dataclass(frozen=True, slots=True)
class Burden:
    """Added to row 1 of cards of these kinds: ``burden R: wat-1``."""

    kinds: Kinds
    row: EntryRow

    def __str__(self) -> str:
        return f"burden {','.join(self.kinds)}: {row_text(self.row)}"


@dataclass(frozen=True, slots=True)
class Ease:
    """Less harm in row 1 of cards of these kinds: ``ease I pol 1``."""

    kinds: Kinds
    marker: str
    number: int

    def __str__(self) -> str:
        return f"ease {','.join(self.kinds)} {self.marker} {self.number}"


@dataclass(frozen=True, slots=True)
class Price:
    """A price changes, never below 0: ``price swap -1``."""

    what: str
    change: int

    def __str__(self) -> str:
        return f"price {self.what} {self.change:+d}"


@dataclass(frozen=True, slots=True)
class Forbid:
    """Something is not allowed: ``forbid swap``, ``forbid build I if pol>=2``."""

    action: str
    kinds: Kinds = ()
    condition: Condition = ALWAYS

    def __str__(self) -> str:
        kinds = f" {','.join(self.kinds)}" if self.kinds else ""
        return f"forbid {self.action}{kinds}{_if(self.condition)}"


@dataclass(frozen=True, slots=True)
class Provide:
    """The building offers a service to its district or to the city: ``provide edu city``."""

    service: str
    scope: str

    def __str__(self) -> str:
        return f"provide {self.service} {self.scope}"


@dataclass(frozen=True, slots=True)
class Mute:
    """Buildings of a service do not count in conditions: ``mute bus``."""

    service: str

    def __str__(self) -> str:
        return f"mute {self.service}"


@dataclass(frozen=True, slots=True)
class Extend:
    """Stage I buildings of a service, or of all, serve their whole district: ``extend svc``."""

    service: str

    def __str__(self) -> str:
        return f"extend {self.service}"


@dataclass(frozen=True, slots=True)
class Milestone:
    """In step 1b of every end of a milestone: ``milestone: pol-1``."""

    row: EntryRow
    condition: Condition = ALWAYS

    def __str__(self) -> str:
        return f"milestone{_if(self.condition)}: {row_text(self.row)}"


@dataclass(frozen=True, slots=True)
class AtTheEnd:
    """Before the final deduction: ``final: pol-2``."""

    row: EntryRow
    condition: Condition = ALWAYS

    def __str__(self) -> str:
        return f"final{_if(self.condition)}: {row_text(self.row)}"


Clause = Now | Build | Burden | Ease | Price | Forbid | Provide | Mute | Extend | Milestone | AtTheEnd
Effects = tuple[Clause, ...]

CLAUSES: Final = (
    "now", "build", "burden", "ease", "price", "forbid", "provide", "mute", "extend", "milestone", "final",
)  # fmt: skip


def _if(condition: Condition) -> str:
    return "" if condition == ALWAYS else f" if {condition_text(condition)}"


def read_effects(text: str) -> Effects:
    """The clauses that a text spells, separated by ``;``."""
    words = EffectWords(text)
    clauses = [_take_clause(words)]
    while words.take_if(";"):
        clauses.append(_take_clause(words))
        words.check_length(clauses)
    if words:
        words.expect(";")
    return tuple(clauses)


def effects_text(effects: Effects) -> str:
    """The inverse of ``read_effects``."""
    return "; ".join(map(str, effects))


def _take_clause(words: EffectWords) -> Clause:
    match words.one_of(CLAUSES, A_CLAUSE):
        case "now":
            condition = _take_if(words)
            return Now(_take_colon_row(words), condition)
        case "milestone":
            condition = _take_if(words)
            return Milestone(_take_colon_row(words), condition)
        case "final":
            condition = _take_if(words)
            return AtTheEnd(_take_colon_row(words), condition)
        case "build":
            kinds, condition = _take_kinds(words), _take_if(words)
            return Build(kinds, _take_colon_row(words), condition)
        case "burden":
            kinds = _take_kinds(words)
            return Burden(kinds, _take_colon_row(words))
        case "ease":
            return Ease(_take_kinds(words), words.one_of(NUMBER, A_MARKER), words.number())
        case "price":
            return Price(words.one_of(PRICE_NAMES, A_PRICE), words.integer())
        case "forbid":
            action = words.one_of(("build", *ACTION_NAMES), AN_ACTION)
            return Forbid(action, _take_kinds(words) if action == "build" else (), _take_if(words))
        case "provide":
            service = words.one_of(SERVICES, A_SERVICE)
            return Provide(service, words.one_of(("district", "city"), A_SCOPE))
        case "mute":
            return Mute(words.one_of(SERVICES, A_SERVICE))
        case _:
            return Extend(words.one_of(("svc", *SERVICES), A_SERVICE))


def _take_if(words: EffectWords) -> Condition:
    return take_condition(words) if words.take_if("if") else ALWAYS


def _take_kinds(words: EffectWords) -> Kinds:
    kinds = [words.one_of(KIND_NAMES, A_KIND)]
    while words.take_if(","):
        kinds.append(words.one_of(KIND_NAMES, A_KIND))
        words.check_length(kinds)
    return tuple(kinds)


def _take_colon_row(words: EffectWords) -> EntryRow:
    words.expect(":")
    return take_row(words)


def eased(row: EntryRow, ease: Ease) -> EntryRow:
    """The row with its harmful change of the marker made smaller, not beyond 0."""
    easier = []
    for entry in row:
        change = entry.change
        if MARKERS[entry.marker] == ease.marker and is_harmful(entry.marker, change) and not entry.towards_zero:
            change = softened(change, ease.number)
        easier.append(entry._replace(change=change))
    return tuple(entry for entry in easier if entry.change)
