"""Reads the face of one card from its columns, and says which words do not belong on it."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Final

from townwright.core.limits.caps import at_most
from townwright.core.phrases import Phrase
from townwright.core.refusals import Unreadable
from townwright.games.skylines.actions import CARD
from townwright.games.skylines.box.cards import NEWS, POLICY, ROLE, STAGES, UNIQUE, Card
from townwright.games.skylines.box.names import SERVICES, ZONES
from townwright.games.skylines.effects.clauses import Effects, Now, Provide, read_effects
from townwright.games.skylines.effects.conditions import Condition, Plain, read_condition
from townwright.games.skylines.effects.rows import read_row
from townwright.games.skylines.turn.bars import MONEY, UTILITIES

COLUMNS: Final = {"cards": 7, "unique": 5, "roles": 3, "policies": 4, "news": 3}
"""The sections that hold cards, and how many columns they have."""

CONSTRUCTION: Final = frozenset(
    (*ZONES, *(f"svc:{service}" for service in SERVICES), *(f"util:{utility}" for utility in UTILITIES))
)
ID: Final = re.compile(CARD)
LONGEST_NAME: Final = 100
"""Letters in the name of a card."""


def read_card(section: str, columns: list[str], shapes: Container[str]) -> Card:
    """The card that a line of a section spells."""
    name = _without_annotation(columns[-1])
    at_most(LONGEST_NAME, len(name), Phrase("skylines-cap-name", "letters in a name"))
    _check_id(columns[0], section)
    match section:
        case "cards":
            return _construction(columns, name, shapes)
        case "unique":
            _check_shape(columns[1], shapes)
            effects = _effects(columns[3], UNIQUE)
            return Card(columns[0], UNIQUE, name, shape=columns[1], row=read_row(columns[2]), effects=effects)
        case "roles":
            return Card(columns[0], ROLE, name, effects=_effects(columns[1], ROLE))
        case "policies":
            return Card(columns[0], POLICY, name, row=read_row(columns[1]), effects=_effects(columns[2], POLICY))
        case _:
            return Card(columns[0], NEWS, name, effects=_effects(columns[1], NEWS))


def _without_annotation(name: str) -> str:
    """A name without what stands in square brackets at its end, such as where the set has it from."""
    if not name.endswith("]"):
        return name
    start = name.find("[", name.rfind("]", 0, -1) + 1)
    return name[:start].rstrip() if start >= 0 else name


def _check_id(word: str, section: str) -> None:
    """Ids tell the pile: the stage comes first, and roles begin with a letter."""
    stages = {"cards": STAGES, "roles": ()}.get(section, STAGES[1:])
    if not ID.fullmatch(word) or (word[0] not in stages if stages else word[0].isdigit()):
        raise Unreadable("skylines-set-id", "'{word}' is no id of a card in [{section}]", word=word, section=section)


def _check_shape(word: str, shapes: Container[str]) -> None:
    if word not in shapes:
        raise Unreadable("skylines-set-no-shape", "there is no shape '{word}'", word=word)


def _construction(columns: list[str], name: str, shapes: Container[str]) -> Card:
    card, kind, shape = columns[0], columns[1], columns[2]
    if kind not in CONSTRUCTION:
        raise Unreadable("skylines-set-kind", "'{word}' is no kind of construction card", word=kind)
    row, reward = read_row(columns[3]), read_row(columns[5])
    if kind in ZONES:
        if shape != "*":
            raise Unreadable("skylines-set-zone-shape", "a zone takes any tile: '*' instead of '{word}'", word=shape)
        if any(entry.marker == MONEY and entry.change < 0 for entry in row):
            raise Unreadable("skylines-set-zone-money", "the zone {card} costs money", card=card)
        return Card(card, kind, name, row=row, condition=_placed_condition(columns[4]), reward=reward)
    _check_shape(shape, shapes)
    if columns[4] or reward:
        raise Unreadable(
            "skylines-set-building-reward", "the building {card} has a condition or a second row", card=card
        )
    return Card(card, kind, name, shape=shape, row=row)


def _placed_condition(text: str) -> Condition:
    condition = read_condition(text)
    _refuse_same(condition, text)
    return condition


def _refuse_same(condition: Condition, text: str) -> None:
    for terms in condition:
        for term in terms:
            if term in (Plain("same"), Plain("apart")):
                raise Unreadable(
                    "skylines-set-same", "'{word}' in '{text}' belongs to unique buildings only", word=term, text=text
                )


def _effects(text: str, kind: str) -> Effects:
    """The clauses, if such a card can have them: roles do nothing once, policies nothing else."""
    effects = read_effects(text)
    for clause in effects:
        misplaced = (
            (kind == ROLE and isinstance(clause, Now))
            or (kind == POLICY and not isinstance(clause, Now))
            or (kind != UNIQUE and isinstance(clause, Provide))
        )
        if misplaced:
            raise Unreadable(
                "skylines-set-clause", "'{clause}' does not belong on this kind of card", clause=str(clause)
            )
        if kind != UNIQUE:
            _refuse_same(getattr(clause, "condition", ()), text)
    return effects
