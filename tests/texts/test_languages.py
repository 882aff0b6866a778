"""Both languages say the same: the same parts of a message, and one told from several."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from townwright.texts import FOLDER

from . import catalogues

ASKED = "Leg|Tippt?|Dreh|Zieh|Schreib|Geh|Setz|Führ|Wähl|Berühr"
SHORT = re.compile(rf"(?<![\w-])({ASKED})(?= (an|ein|eine|einen|es|sie|das|die|den|noch|von)\b)", re.I)
"""German imperatives without their ending: one form is enough."""
COMMAND = re.compile(
    r"python3|\bpipx?\b|\buvx?\b|\bsudo\b|\bdev (play|static|serve)|\btownwright [a-z]+ |(?<=\s)--[a-z]"
)
"""What is typed into a terminal, where players of a host's server have none."""
OWN = {"not"}
"""What each language decides for itself: the other words for a term."""


def entries(language: str) -> Iterator[Message]:
    """Every message of a language."""
    for path in sorted((FOLDER / language).rglob("*.ftl")):
        yield from (entry for entry in catalogues.entries(path) if isinstance(entry, Message))


def parts(language: str) -> dict[str, list[str]]:
    """The parts of each message, in their order."""
    return {
        entry.id.name: [part.id.name for part in entry.attributes if part.id.name not in OWN]
        for entry in entries(language)
    }


def plurals(message: Message) -> set[str]:
    """The variables by which a message tells one thing from several."""
    found: set[str] = set()

    class Finder(Visitor):
        def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  Fluent's own name
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)]
            if isinstance(node.selector, VariableReference) and "one" in keys:
                found.add(node.selector.id.name)
            self.generic_visit(node)

    Finder().visit(message)
    return found


def test_a_message_has_the_same_parts_in_both_languages() -> None:
    german = parts("de")

    assert {key: (told, german[key]) for key, told in parts("en").items() if told != german[key]} == {}


def test_a_message_tells_one_from_several_in_both_languages_or_in_none() -> None:
    german = {entry.id.name: plurals(entry) for entry in entries("de")}
    unlike = {
        entry.id.name: (plurals(entry), german[entry.id.name])
        for entry in entries("en")
        if plurals(entry) != german[entry.id.name]
    }

    assert unlike == {}


def test_german_asks_in_one_form() -> None:
    short = [path.name for path in (FOLDER / "de").rglob("*.ftl") for _ in SHORT.finditer(path.read_text("utf-8"))]

    assert short == []


def test_no_text_of_the_page_tells_a_player_to_type_a_command() -> None:
    page = sorted((FOLDER / "en").rglob("*.ftl"))  # what the command line says stands in German alone
    told = [f"{path.name}: {found[0]}" for path in page for found in COMMAND.finditer(path.read_text("utf-8"))]

    assert page
    assert told == []
