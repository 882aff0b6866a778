"""What is agreed before a game of Skylines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from townwright.core.refusals import NotNow, Unknown, Unreadable
from townwright.games.skylines.box.boards import check_layout, read_layout
from townwright.games.skylines.box.cards import ROLE
from townwright.games.skylines.box.components import DRAFT, HAND_SIZES, MODULE_KINDS, MODULES, Box
from townwright.games.skylines.box.loader import find_set, own_set

FREE: Final = ""
"""The layout of a game whose boards are drawn and arranged at the table."""

CAPITALS: Final = {"beginner": 12, "advanced": 10, "expert": 8}
LARGEST_CAPITAL: Final = 999
FEWEST_BOARDS, MOST_BOARDS = 3, 6


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a scenario presets (3.2); every preset can be overruled by an own word."""

    layout: str
    """The name of one of the set's layouts, or ``FREE``."""
    capital: int
    modules: tuple[str, ...]


SCENARIOS: Final = {
    "intro": Scenario("intro", 12, ()),
    "1": Scenario("s1", 10, MODULES[:1]),
    "2": Scenario("s2", 10, MODULES[:2]),
    "3": Scenario("s3", 10, MODULES[:3]),
    "4": Scenario("s4", 10, MODULES),
    "5": Scenario(FREE, 10, MODULES),
    "free": Scenario(FREE, 10, ()),
}


@dataclass(frozen=True, slots=True)
class Options:
    """A table of Skylines."""

    box: Box
    seats: int = 2
    scenario: str = "intro"
    """What the table calls itself; the rules ask only the fields below."""
    layout: str = FREE
    boards: int = 4
    """How many boards are on the table."""
    capital: int = 10
    modules: tuple[str, ...] = ()
    role_choice: str = "two"
    """``two`` on offer for each player, or ``one`` at random."""
    policy_refill: bool = True
    """Whether unused policies are replaced (A29)."""


WORDS: Final = ("seats", "scenario", "layout", "boards", "capital", "modules", "role_choice", "policy_refill", "set")


def read_options(words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
    """The options that words spell."""
    for word in words:
        if word not in WORDS:
            raise Unknown(
                "skylines-option-unknown",
                "there is no option '{word}'; there are {words}",
                word=word,
                words=", ".join(WORDS),
            )
    box = find_set(words.get("set", DRAFT), components)
    name = words.get("scenario", "intro")
    if name not in SCENARIOS:
        raise Unknown(
            "skylines-scenario-unknown",
            "there is no scenario '{name}'; there are {names}",
            name=name,
            names=", ".join(SCENARIOS),
        )
    scenario = SCENARIOS[name]
    layout = _layout(words.get("layout", scenario.layout or "free"), box)
    boards = _number(words.get("boards", "4"), "boards", FEWEST_BOARDS if layout == FREE else 1, MOST_BOARDS)
    if layout != FREE:
        boards = len(read_layout(layout).slots)
    options = Options(
        box,
        _number(words.get("seats", "2"), "seats", 1, max(HAND_SIZES)),
        name,
        layout,
        boards,
        read_capital(words.get("capital", str(scenario.capital))),
        read_modules(words.get("modules", " ".join(scenario.modules) or "-"), box),
        _one_of(words.get("role_choice", "two"), "role_choice", ("two", "one")),
        _one_of(words.get("policy_refill", "on"), "policy_refill", ("on", "off")) == "on",
    )
    check_boards(boards, box)
    check_roles(options)
    return options


def check_boards(number: int, box: Box) -> None:
    """Refuses to draw more boards than there are."""
    if number > len(box.boards):
        raise NotNow("skylines-boards-few", "the set has only {number:board|boards}", number=len(box.boards))


def check_roles(options: Options) -> None:
    """Refuses a table at which chance would run out of roles."""
    if "roles" not in options.modules:
        return
    found = len(options.box.of_kind(ROLE))
    needed = options.seats * (1 if options.role_choice == "one" else 2)
    if found < needed:
        raise NotNow(
            "skylines-roles-few",
            "{needed} roles are drawn at this table, but the set {set} has {number}",
            needed=needed,
            set=options.box.name,
            number=found,
        )


def _layout(word: str, box: Box) -> str:
    """A named layout of the set, a layout's own text, or ``free``."""
    if word == "free":
        return FREE
    layout = read_layout(box.layouts.get(word, word))
    check_layout(layout, box.boards)
    return str(layout)


def read_capital(word: str) -> int:
    """A number of coins, or the difficulty of scenario 5 in words."""
    return CAPITALS[word] if word in CAPITALS else _number(word, "capital", 0, LARGEST_CAPITAL)


def read_modules(text: str, box: Box) -> tuple[str, ...]:
    """The modules in their own order; ``-`` is none."""
    words = [] if text.strip() == "-" else text.split()
    for word in words:
        if word not in MODULES or words.count(word) > 1:
            raise Unreadable(
                "skylines-module-unknown",
                "'{word}' is none of '{modules}' or '-'",
                word=word,
                modules=" ".join(MODULES),
            )
        if not box.of_kind(MODULE_KINDS[word]):
            raise NotNow("skylines-module-empty", "the set {set} has no cards for '{word}'", set=box.name, word=word)
    if not words and text.strip() != "-":
        raise Unreadable("skylines-module-none", "no modules are written '-'")
    return tuple(module for module in MODULES if module in words)


def _number(word: str, what: str, lowest: int, highest: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3 and lowest <= int(word) <= highest):
        raise Unreadable(
            "skylines-option-number",
            "'{word}' is no number of {what} from {lowest} to {highest}",
            word=word,
            what=what,
            lowest=lowest,
            highest=highest,
        )
    return int(word)


def _one_of(word: str, what: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise Unreadable(
            "skylines-option-word",
            "{what} is one of {words}, not '{word}'",
            what=what,
            words=", ".join(words),
            word=word,
        )
    return word


def option_words(options: Options) -> dict[str, str]:
    """The inverse of ``read_options``."""
    return {
        "seats": str(options.seats),
        "scenario": options.scenario,
        "layout": options.layout or "free",
        "boards": str(options.boards),
        "capital": str(options.capital),
        "modules": " ".join(options.modules) or "-",
        "role_choice": options.role_choice,
        "policy_refill": "on" if options.policy_refill else "off",
        "set": options.box.name,
    }


def every_option() -> Iterable[Options]:
    """Every scenario, seat count, capital, module, number of boards and switch at least once."""
    box = own_set(DRAFT)
    for words in (
        {"scenario": "intro", "seats": "1"},
        {"scenario": "intro", "seats": "2"},
        {"scenario": "intro", "seats": "3"},
        {"scenario": "intro", "seats": "4"},
        {"scenario": "1", "seats": "2"},
        {"scenario": "2", "seats": "3", "role_choice": "one"},
        {"scenario": "2", "seats": "1"},
        {"scenario": "3", "seats": "4", "policy_refill": "off"},
        {"scenario": "3", "seats": "2"},
        {"scenario": "4", "seats": "1"},
        {"scenario": "4", "seats": "3"},
        {"scenario": "4", "seats": "4"},
        {"scenario": "5", "seats": "2", "capital": "beginner"},
        {"scenario": "5", "seats": "3", "capital": "expert", "boards": "3"},
        {"scenario": "5", "seats": "1", "layout": "A0 B3 E0/C2 F0 --"},
        {"scenario": "5", "seats": "4", "layout": "A0 B3 C2 D0 F0 E0"},
        {"scenario": "5", "seats": "2", "layout": "A0 B3/C2 F0"},
        {"scenario": "free", "seats": "2", "modules": "news", "capital": "15", "layout": "s3"},
    ):
        yield read_options({**words, "set": box.name})
