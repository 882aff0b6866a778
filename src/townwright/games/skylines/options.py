"""What is agreed before a game of Skylines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from townwright.core.options.cases import covering
from townwright.core.refusals import NotNow
from townwright.games.skylines.box.boards import check_layout, read_layout
from townwright.games.skylines.box.cards import ROLE
from townwright.games.skylines.box.components import MODULE_KINDS, Box
from townwright.games.skylines.box.loader import find_set
from townwright.games.skylines.option_schema import CAPITAL, FEWEST_BOARDS, FREE_WORD, MODULES_CHOSEN, SCHEMA

FREE: Final = ""
"""The layout of a game whose boards are drawn and arranged at the table."""


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


def read_options(words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
    """The options that words spell."""
    agreed = SCHEMA.read(words)
    box = find_set(agreed["set"], components)
    layout = _layout(agreed["layout"], box)
    if layout == FREE and agreed["boards"] < FEWEST_BOARDS:
        raise NotNow("skylines-boards-least", "at least {number:board|boards} are drawn", number=FEWEST_BOARDS)
    options = Options(
        box,
        agreed["seats"],
        agreed["scenario"],
        layout,
        agreed["boards"] if layout == FREE else len(read_layout(layout).slots),
        agreed["capital"],
        checked_modules(agreed["modules"], box),
        agreed["role_choice"],
        agreed["policy_refill"] == "on",
    )
    check_boards(options.boards, box)
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
    if word == FREE_WORD:
        return FREE
    layout = read_layout(box.layouts.get(word, word))
    check_layout(layout, box.boards)
    return str(layout)


def read_capital(word: str) -> int:
    """A number of coins, or the difficulty of scenario 5 in words."""
    return CAPITAL.read(word)


def read_modules(text: str, box: Box) -> tuple[str, ...]:
    """The modules in their own order; ``-`` is none."""
    return checked_modules(MODULES_CHOSEN.read(text), box)


def checked_modules(modules: tuple[str, ...], box: Box) -> tuple[str, ...]:
    """The modules, or a refusal if the set has no cards for one of them."""
    for module in modules:
        if not box.of_kind(MODULE_KINDS[module]):
            raise NotNow("skylines-module-empty", "the set {set} has no cards for '{word}'", set=box.name, word=module)
    return modules


def option_words(options: Options) -> dict[str, str]:
    """The inverse of ``read_options``."""
    return SCHEMA.write(
        {
            "seats": options.seats,
            "scenario": options.scenario,
            "layout": options.layout or FREE_WORD,
            "boards": options.boards,
            "capital": options.capital,
            "modules": options.modules,
            "role_choice": options.role_choice,
            "policy_refill": "on" if options.policy_refill else "off",
            "set": options.box.name,
        }
    )


def every_option() -> Iterator[Options]:
    """Every value, and every two that go together; seats, boards, capitals and sets going round."""
    return map(read_options, covering(SCHEMA))
