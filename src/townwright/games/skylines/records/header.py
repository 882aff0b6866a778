"""The tags that open a record: ``[Players "2"]`` and its like."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from townwright.core.limits.caps import at_most
from townwright.core.phrases import Phrase
from townwright.core.records import checked_name
from townwright.core.refusals import NotNow, Unknown, Unreadable, pinned
from townwright.games.skylines.box.boards import Layout, check_layout, read_layout
from townwright.games.skylines.box.components import DRAFT, HAND_SIZES, Box
from townwright.games.skylines.box.loader import find_set
from townwright.games.skylines.box.names import NAME
from townwright.games.skylines.option_schema import (
    FEWEST_BOARDS,
    MOST_BOARDS,
    POLICY_REFILL,
    ROLE_CHOICE,
    SCENARIOS,
    SCHEMA,
)
from townwright.games.skylines.options import (
    FREE,
    Options,
    check_boards,
    check_roles,
    option_words,
    read_capital,
    read_modules,
)

GAME_TAG: Final = re.compile(rf'\[Game\s+"{NAME}"\]')
TAG: Final = re.compile(r'\[(\w+)\s+"((?:[^"\\]|\\.)*)"\](?:\s*;.*)?')
REQUIRED: Final = ("Game", "Layout", "Players", "Capital", "Modules")
RECOMMENDED: Final = ("Version", "Set", "Scenario", "Date", *(f"Seat{number}" for number in HAND_SIZES))
OWN: Final = ("Boards", "RoleChoice", "PolicyRefill")
"""Townwright's own: boards drawn for a free layout, and switches that differ from the default."""
UNARRANGED: Final = "?"
RULES: Final = 1
MOST_TAGS: Final = 60
"""Tags of a record; Townwright writes 15 at most."""


def opens(text: str) -> bool:
    """Whether the text begins as a record of Skylines does: the tag of the game stands among its tags."""
    tags = (line.strip() for line in text.split("\n"))
    return any(GAME_TAG.match(line) for line in tags if line.startswith("["))


@dataclass
class Tags:
    """The tags of a record with their lines."""

    values: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def add(self, text: str, line: int) -> None:
        """One more tag; none comes twice."""
        found = TAG.fullmatch(text)
        if found is None:
            raise Unreadable("skylines-tag", "'{text}' is no tag such as [Players \"2\"]", text=text).at(line)
        key, value = found[1], re.sub(r"\\(.)", r"\1", found[2])
        with pinned(line):
            at_most(MOST_TAGS, len(self.values) + 1, Phrase("skylines-cap-tags", "tags"))
            checked_name(value)
        if key in self.values:
            raise Unreadable("skylines-tag-twice", "the tag {key} comes twice", key=key).at(line)
        self.values[key] = value
        self.lines[key] = line

    def check_required(self, line: int) -> None:
        """Refuses a record without a required tag: at a tag that nobody knows, or else where the tags end."""
        for key in REQUIRED:
            if key not in self.values:
                strange = [self.lines[tag] for tag in self.values if tag not in (*REQUIRED, *RECOMMENDED, *OWN)]
                raise Unreadable("skylines-tag-missing", "the tag {key} is missing", key=key).at(
                    min(strange, default=line)
                )


@dataclass(frozen=True, slots=True)
class Opening:
    """What the tags say: the table, the players, and how a free layout came about."""

    options: Options
    names: tuple[str, ...]
    drawn_boards: tuple[str, ...] = ()
    layout: Layout | None = None
    """The layout that the token holder chose for them."""


def check_values(tags: Tags, components: Sequence[str]) -> None:
    """Refuses the first tag whose value is wrong, at its line."""
    readers = _Readers(tags, components)
    for key in tags.values:
        reader = getattr(readers, f"read_{key.lower()}", None)
        if reader is not None:
            with pinned(tags.lines[key]):
                reader()


def read_tags(tags: Tags, components: Sequence[str]) -> Opening:
    """The opening that the tags spell."""
    check_values(tags, components)
    opening = _Readers(tags, components).opening()
    with pinned(tags.lines["Modules"]):
        check_roles(opening.options)
    return opening


def default_names(seats: int) -> tuple[str, ...]:
    """What players are called who have no name."""
    return tuple(f"Seat {number}" for number in range(1, seats + 1))


class _Readers:
    """One reader for each tag."""

    def __init__(self, tags: Tags, components: Sequence[str]) -> None:
        self.values = tags.values
        self.components = components

    def read_game(self) -> None:
        if self.values["Game"] != NAME:
            raise Unreadable("skylines-tag-game", "'{game}' is another game", game=self.values["Game"])

    def read_version(self) -> int:
        version = self.values.get("Version", str(RULES))
        if version != str(RULES):
            raise Unknown("skylines-tag-version", "rules version {version} is not known", version=version)
        return RULES

    def read_set(self) -> Box:
        return find_set(self.values.get("Set", DRAFT), self.components)

    def read_players(self) -> int:
        return SCHEMA.seats.read(self.values["Players"])

    def read_capital(self) -> int:
        return read_capital(self.values["Capital"])

    def read_modules(self) -> tuple[str, ...]:
        return read_modules(self.values["Modules"], self.read_set())

    def read_layout(self) -> Layout | None:
        if self.values["Layout"] == UNARRANGED and "Boards" in self.values:
            return None
        layout = read_layout(self.values["Layout"])
        check_layout(layout, self.read_set().boards)
        drawn = self.drawn_boards()
        if drawn is not None and sorted(drawn) != sorted(layout.boards):
            raise NotNow("skylines-other-boards", "these are not the boards that were drawn")
        return layout

    def read_boards(self) -> tuple[str, ...]:
        drawn = self.drawn_boards()
        if drawn is None:
            check_boards(self._number("Boards", FEWEST_BOARDS, MOST_BOARDS), self.read_set())
            return ()
        known = set(drawn) <= set(self.read_set().boards) and len(set(drawn)) == len(drawn)
        if not known or not FEWEST_BOARDS <= len(drawn) <= MOST_BOARDS:
            raise Unreadable("skylines-tag-boards", "'{text}' are no boards of the set", text=self.values["Boards"])
        return drawn

    def read_rolechoice(self) -> str:
        return ROLE_CHOICE.read(self.values["RoleChoice"])

    def read_policyrefill(self) -> bool:
        return POLICY_REFILL.read(self.values["PolicyRefill"]) == "on"

    def drawn_boards(self) -> tuple[str, ...] | None:
        """The boards that were drawn, or None if nothing or only their number is told."""
        text = self.values.get("Boards", "")
        return None if not text or text.isdigit() else tuple(text.split())

    def opening(self) -> Opening:
        layout = self.read_layout()
        seats = self.read_players()
        free = "Boards" in self.values
        drawn = self.read_boards() if free else ()
        number = len(drawn) or int(self.values["Boards"]) if free else len(layout.slots) if layout else 0
        options = Options(
            self.read_set(),
            seats,
            scenario_of(self.values.get("Scenario", "")),
            FREE if free else str(layout),
            number,
            self.read_capital(),
            self.read_modules(),
            self.read_rolechoice() if "RoleChoice" in self.values else ROLE_CHOICE.default_word,
            self.read_policyrefill() if "PolicyRefill" in self.values else True,
        )
        names = tuple(
            self.values.get(f"Seat{number}", name) for number, name in enumerate(default_names(seats), start=1)
        )
        return Opening(options, names, drawn, layout if free else None)

    def _number(self, key: str, lowest: int, highest: int) -> int:
        value = self.values[key]
        if value not in map(str, range(lowest, highest + 1)):
            raise Unreadable(
                "skylines-tag-number",
                "{key} is a number from {lowest} to {highest}, not '{value}'",
                key=key,
                lowest=lowest,
                highest=highest,
                value=value,
            )
        return int(value)


def scenario_of(text: str) -> str:
    """The scenario that a tag means; a table of its own kind is ``free``. The other tags decide what is played."""
    word = text.strip().lower().removeprefix("scenario").strip()
    word = word[1:] if word[:1] == "s" and word[1:] in SCENARIOS else word
    return word if word in SCENARIOS else "free"


def write_tags(opening: Opening) -> list[str]:
    """The inverse of ``read_tags``."""
    options, words = opening.options, option_words(opening.options)
    layout = options.layout or (str(opening.layout) if opening.layout else UNARRANGED)
    tags = [
        ("Game", NAME),
        ("Version", str(RULES)),
        ("Set", options.box.name),
        ("Scenario", options.scenario),
        ("Layout", layout),
        ("Players", words["seats"]),
        ("Capital", words["capital"]),
        ("Modules", words["modules"]),
    ]
    if options.layout == FREE:
        tags.append(("Boards", " ".join(opening.drawn_boards) or str(options.boards)))
    for key, option in (("RoleChoice", ROLE_CHOICE), ("PolicyRefill", POLICY_REFILL)):
        if words[option.name] != option.default_word:
            tags.append((key, words[option.name]))
    for number, (name, default) in enumerate(zip(opening.names, default_names(options.seats), strict=False), start=1):
        if name != default:
            tags.append((f"Seat{number}", name))
    return [f'[{key} "{_escaped(value)}"]' for key, value in tags]


def _escaped(value: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", " ".join(value.split("\n")).replace("\r", " "))
