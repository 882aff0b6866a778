"""The page never shows a key instead of a text, and the catalogues hold nothing that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from townwright import bots
from townwright.core import registry

from ..test_texts import messages
from .serving import ROOT

SOURCES = tuple((ROOT / "client" / "src").rglob("*"))
SCOPES = (
    "page|city|green|sky|learn|rules|picture|term|about|companion|own|account|review|daily|history|mail|device|puzzles|"
    "campaign|achievements?|ratings|contests|fair|lab"
)
LITERAL = re.compile(rf'"((?:{SCOPES})-[a-z0-9-]+)"')
TEMPLATE = re.compile(rf"`((?:{SCOPES})-[^`]*)`")
NAMES = ("", "&nbsp;", "Townwright", "CSV", "JSON", "UTC")
"""What is called so in every language."""
BEGINNING = re.compile(r"keysOfAll\(`([^`]*)`\)")


def code() -> str:
    """All of the page's own code."""
    return "\n".join(path.read_text("utf-8") for path in SOURCES if path.suffix in (".ts", ".svelte"))


def spoken() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that the code names, and the shapes of those that it puts together."""
    text = code()
    begun = BEGINNING.findall(text)
    whole = [re.escape(shape) for shape in TEMPLATE.findall(text) if shape not in begun]
    shapes = {
        re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", shape) for shape in (*whole, *(f"{re.escape(one)}.+" for one in begun))
    }
    return set(LITERAL.findall(text)), [re.compile(shape) for shape in shapes]


def test_every_text_that_the_page_says_is_in_the_catalogue() -> None:
    literal, _ = spoken()

    assert literal - messages("en").keys() == set()


def test_every_text_of_the_catalogue_is_said() -> None:
    literal, shapes = spoken()
    unsaid = {key for key in messages("en") if key not in literal and not any(shape.fullmatch(key) for shape in shapes)}

    assert unsaid == set()


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if path.suffix == ".svelte"], ids=lambda path: Path(path).stem
)
def test_no_component_holds_a_sentence_of_its_own(path: Path) -> None:
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL)
    inner = re.compile(r"\{[^{}]*\}")
    while inner.search(markup):  # expressions may hold others
        markup = inner.sub("", markup)
    visible = re.findall(r">([^<>{}]*[A-Za-z]{3,}[^<>{}]*)<", markup)

    assert [text for text in visible if text.strip(" ·\n") not in NAMES] == []


def test_every_bot_has_a_name_for_people() -> None:
    named = {f"page-bot-{bot.name}" for game in registry.names() for bot in bots.of(game)}

    assert named - messages("en").keys() == set()


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_text_is_there_twice(language: str) -> None:
    folder = ROOT / "src" / "townwright" / "texts" / language
    keys = [
        key
        for path in sorted(folder.rglob("*.ftl"))
        for key in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text("utf-8"), re.MULTILINE)
    ]

    assert sorted({key for key in keys if keys.count(key) > 1}) == []
