"""Reads a component file: sections in square brackets, columns separated by ``|``.

A file opens with ``skylines components NAME``. ``from NAME`` on the next line takes every section that
the file leaves out from a set of Townwright's own. Lines that begin with ``;`` are comments.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from townwright.core.limits.caps import at_most
from townwright.core.phrases import Phrase
from townwright.core.records import TextLine, check_size
from townwright.core.refusals import Unknown, Unreadable, Untrue, pinned
from townwright.games.skylines.box.card_reader import COLUMNS, read_card
from townwright.games.skylines.box.cards import Card, terms_of
from townwright.games.skylines.box.components import Box, check_box, same_contents
from townwright.games.skylines.box.file_sections import bars, boards, columns, shapes, tiles
from townwright.games.skylines.box.names import NAME
from townwright.games.skylines.turn.bars import Scale, scale

FOLDER: Final = Path(__file__).parent
OPENING: Final = f"{NAME} components"
HEAD: Final = re.compile(rf"{OPENING} ([a-z0-9][a-z0-9.-]{{0,39}})")
SECTIONS: Final = ("bars", "shapes", "tiles", "boards", "cards", "unique", "roles", "policies", "news", "layouts")

MOST_CARDS: Final = 400
"""Cards in a set; the printed box has 115."""
MOST_TERMS: Final = 1_500
"""Clauses and terms of the conditions of all cards together; our own sets have about 200."""
MOST_LAYOUTS: Final = 100
"""Named layouts; our own sets have 5."""

Sections = dict[str, list[TextLine]]


def is_components(text: str) -> bool:
    """Whether a text begins as a component file does."""
    lines = (line.strip() for line in io.StringIO(text))
    return next((line for line in lines if line and not line.startswith(";")), "").startswith(OPENING)


@cache
def own_set(name: str) -> Box:
    """A set of Townwright's own, by its name."""
    path = FOLDER / f"{name}.txt"
    if name not in own_sets():
        raise Unknown(
            "skylines-set-unknown",
            "there is no set '{name}'; there are {names}",
            name=name,
            names=", ".join(own_sets()),
        )
    return _load(path.read_text("utf-8"))


@cache
def own_sets() -> tuple[str, ...]:
    """The names of the sets that come with Townwright."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))


def find_set(name: str, components: Sequence[str]) -> Box:
    """The set of that name among an owner's files and Townwright's own."""
    for text in components:
        if is_components(text):
            box = load(text)
            if box.name == name:
                return box
    return own_set(name)


@lru_cache(maxsize=64)
def load(text: str) -> Box:
    """The set that a file holds, or a refusal at the line and word that is wrong.

    Records name their set, so that a name of Townwright's own means the same to everybody.
    """
    box = _load(text)
    if box.name not in own_sets():
        return box
    own = own_set(box.name)
    if not same_contents(box, own):
        raise Untrue(
            "skylines-set-taken",
            "{name} is Townwright's own set and says other things; choose a new name",
            name=own.name,
        ).at(_lines(text)[0].number)
    return own


def _load(text: str) -> Box:
    name, base, sections, at = _split(text)
    box = _read(name, text, base, sections, at)
    check_box(box)
    return box


def _lines(text: str) -> list[TextLine]:
    found: list[TextLine] = []
    for number, line in enumerate(text.split("\n"), start=1):
        said = line.strip()
        if said and not said.startswith(";"):
            found.append(TextLine(number, said))
            check_size(found)
    return found


def _split(text: str) -> tuple[str, Box | None, Sections, dict[str, int]]:
    """The name, the set it is built upon, the lines of each section, and where the sections begin."""
    lines = _lines(text)
    head = HEAD.fullmatch(lines[0].text) if lines else None
    if head is None:
        raise Unreadable(
            "skylines-set-head", "a component file opens with 'skylines components' and a name in small letters"
        ).at(lines[0].number if lines else 1)
    base: Box | None = None
    rest = lines[1:]
    if rest and rest[0].text.startswith("from "):
        with pinned(rest[0].number):
            base = own_set(rest[0].text.removeprefix("from ").strip())
        rest = rest[1:]
    sections: Sections = {}
    at: dict[str, int] = {}
    here: list[TextLine] | None = None
    for line in rest:
        title = line.text[1:-1] if line.text.startswith("[") and line.text.endswith("]") else None
        if title is not None:
            if title not in SECTIONS or title in sections:
                raise Unreadable("skylines-set-section", "'[{title}]' is no section, or comes twice", title=title).at(
                    line.number
                )
            here = sections[title] = []
            at[title] = line.number
        elif here is None:
            raise Unreadable("skylines-set-outside", "'{text}' stands before any section", text=line.text).at(
                line.number
            )
        else:
            here.append(line)
    for title in SECTIONS:
        if title not in sections and base is None:
            raise Unreadable("skylines-set-missing", "the section [{title}] is missing", title=title).at(
                lines[-1].number
            )
    return head[1], base, sections, at


def _read(name: str, text: str, base: Box | None, sections: Sections, at: dict[str, int]) -> Box:
    """Puts the sections together, those of the base where the file has none."""
    lines = dict(at)
    box = base or Box(name, text, Scale(), {}, {}, {}, {}, {}, {})
    if "bars" in sections:
        box = replace(box, scale=scale(bars(sections["bars"], at["bars"])))
    if "shapes" in sections:
        box = replace(box, shapes=shapes(sections["shapes"]))
    if "tiles" in sections:
        box = replace(box, tiles=tiles(sections["tiles"], box.shapes))
    if "boards" in sections:
        box = replace(box, boards=boards(sections["boards"]))
    cards: dict[str, Card] = {}
    for title in COLUMNS:
        if title in sections:
            cards.update(_cards(title, sections[title], box, cards, lines))
        else:
            cards.update({card.id: card for card in box.cards.values() if _section_of(card) == title})
    with pinned(at.get("cards", 1)):
        terms = sum(map(terms_of, cards.values()))
        at_most(MOST_TERMS, terms, Phrase("skylines-cap-terms", "clauses and terms of all cards"))
    layouts = dict(box.layouts)
    if "layouts" in sections:
        layouts = {}
        with pinned(at["layouts"]):
            at_most(MOST_LAYOUTS, len(sections["layouts"]), Phrase("skylines-cap-layouts", "layouts"))
        for line in sections["layouts"]:
            title, layout = columns(line, 2)
            layouts[title] = layout
            lines[f"layout {title}"] = line.number
    for title in SECTIONS:
        lines.setdefault(title, 1)
    for key in (*cards, *(f"layout {title}" for title in layouts)):
        lines.setdefault(key, 1)
    return replace(box, name=name, source=text, cards=cards, layouts=layouts, lines=lines)


def _section_of(card: Card) -> str:
    return {"uniq": "unique", "role": "roles", "policy": "policies", "news": "news"}.get(card.kind, "cards")


def _cards(title: str, lines: list[TextLine], box: Box, known: dict[str, Card], at: dict[str, int]) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for line in lines:
        with pinned(line.number):
            at_most(MOST_CARDS, len(known) + len(cards) + 1, Phrase("skylines-cap-cards", "cards"))
            card = read_card(title, columns(line, COLUMNS[title]), box.shapes)
        if card.id in known or card.id in cards:
            raise Unreadable("skylines-set-card-twice", "the card {card} comes twice", card=card.id).at(line.number)
        cards[card.id] = card
        at[card.id] = line.number
    return cards
