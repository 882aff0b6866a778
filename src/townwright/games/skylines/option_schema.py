"""The options of Skylines, as forms, help, environments and tests know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from townwright.core.options.fields import NOTHING, Number, OneOf, OnlyWith, Presets, SomeOf, Value
from townwright.core.options.schema import Schema
from townwright.core.phrases import Phrase
from townwright.games.skylines.box.components import DRAFT, HAND_SIZES, MODULE_NAMES, MODULES

FREE_WORD: Final = "free"
"""How a layout is written that is drawn and arranged at the table."""
CAPITALS: Final = {"beginner": 12, "advanced": 10, "expert": 8}
LARGEST_CAPITAL: Final = 999
FEWEST_BOARDS, MOST_BOARDS = 3, 6


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a scenario presets (3.2); every preset can be overruled by an own word."""

    label: Phrase
    help: Phrase
    layout: str
    """The name of one of the set's layouts, or ``free``."""
    capital: int
    modules: tuple[str, ...]

    @property
    def presets(self) -> tuple[Presets, ...]:
        """The defaults of the other options in this scenario."""
        words = {"layout": self.layout, "capital": str(self.capital), "modules": " ".join(self.modules) or NOTHING}
        return tuple(Presets(option, word) for option, word in words.items())


SCENARIOS: Final = {
    "intro": Scenario(
        Phrase("skylines-scenario-intro", "introductory game"),
        Phrase("skylines-scenario-intro-help", "Three boards in a row, 12 coins."),
        "intro",
        12,
        (),
    ),
    "1": Scenario(
        Phrase("skylines-scenario-1", "1: A lake in the middle"),
        Phrase("skylines-scenario-1-help", "Four boards and unique buildings."),
        "s1",
        10,
        MODULES[:1],
    ),
    "2": Scenario(
        Phrase("skylines-scenario-2", "2: On the coast"),
        Phrase("skylines-scenario-2-help", "As 1, and everybody gets a role with an ability."),
        "s2",
        10,
        MODULES[:2],
    ),
    "3": Scenario(
        Phrase("skylines-scenario-3", "3: Round the bend"),
        Phrase("skylines-scenario-3-help", "As 2, and cards with decisions: policies."),
        "s3",
        10,
        MODULES[:3],
    ),
    "4": Scenario(
        Phrase("skylines-scenario-4", "4: In the news"),
        Phrase("skylines-scenario-4-help", "As 3, and news: the complete game."),
        "s4",
        10,
        MODULES,
    ),
    "5": Scenario(
        Phrase("skylines-scenario-5", "5: Your own land"),
        Phrase("skylines-scenario-5-help", "Boards drawn by lot, laid by you."),
        FREE_WORD,
        10,
        MODULES,
    ),
    "free": Scenario(
        Phrase("skylines-scenario-free", "free table"),
        Phrase("skylines-scenario-free-help", "Everything as you like it."),
        FREE_WORD,
        10,
        (),
    ),
}
OWN_LAND: Final = OnlyWith("scenario", ("5", "free"))

SCENARIO: Final = OneOf(
    "scenario",
    Phrase("skylines-scenario", "scenario"),
    tuple(
        Value(name, told.label, told.help, told.presets, form="hidden" if name == "free" else "shown")
        for name, told in SCENARIOS.items()
    ),
)
LAYOUT: Final = OneOf(
    "layout",
    Phrase("skylines-layout", "layout"),
    (
        Value(FREE_WORD, Phrase("skylines-layout-free", "drawn by lot, laid at the table")),
        Value("intro", Phrase("skylines-layout-intro", "as in the introductory game"), form="hidden"),
        Value("s1", Phrase("skylines-layout-s1", "as in scenario 1")),
        Value("s2", Phrase("skylines-layout-s2", "as in scenario 2")),
        Value("s3", Phrase("skylines-layout-s3", "as in scenario 3")),
        Value("s4", Phrase("skylines-layout-s4", "as in scenario 4")),
    ),
    default="intro",
    own=Phrase("skylines-layout-own", "boards and their turns, as A0 B3/C2 F0"),
    tried=("A0 B3 E0/C2 F0 --", "A0 B3 C2 D0 F0 E0"),
    form="folded",
    offered_with=OWN_LAND,
)
BOARDS: Final = Number(
    "boards",
    Phrase("skylines-boards", "boards"),
    least=1,
    most=MOST_BOARDS,
    default=4,
    usual=tuple(range(FEWEST_BOARDS, MOST_BOARDS + 1)),
    form="folded",
    offered_with=OnlyWith("layout", (FREE_WORD,)),
)
CAPITAL: Final = Number(
    "capital",
    Phrase("skylines-capital", "starting capital"),
    least=0,
    most=LARGEST_CAPITAL,
    default=12,
    usual=tuple(CAPITALS.values()),
    tried=(15,),
    values=(
        Value("beginner", Phrase("skylines-capital-beginner", "12: beginner")),
        Value("advanced", Phrase("skylines-capital-advanced", "10: advanced")),
        Value("expert", Phrase("skylines-capital-expert", "8: expert")),
    ),
    numbers=CAPITALS,
    offered_with=OWN_LAND,
    suggested="advanced",
    first_game="beginner",
)
MODULES_CHOSEN: Final = SomeOf(
    "modules",
    Phrase("skylines-modules", "modules"),
    tuple(Value(module, MODULE_NAMES[module]) for module in MODULES),
    form="folded",
    offered_with=OnlyWith("scenario", ("free",)),
)
ROLE_CHOICE: Final = OneOf(
    "role_choice",
    Phrase("skylines-role-choice", "roles on offer"),
    (
        Value("two", Phrase("skylines-role-choice-two", "a choice of two roles each")),
        Value("one", Phrase("skylines-role-choice-one", "one random role each")),
    ),
    form="folded",
    offered_with=OnlyWith("scenario", ("2", "3", "4", "5", "free")),
)
POLICY_REFILL: Final = OneOf(
    "policy_refill",
    Phrase("skylines-policy-refill", "unused policies"),
    (
        Value("on", Phrase("skylines-policy-refill-on", "are replaced")),
        Value("off", Phrase("skylines-policy-refill-off", "are not replaced")),
    ),
    form="hidden",
    offered_with=OnlyWith("scenario", ("3", "4", "5", "free")),
)
SET: Final = OneOf(
    "set",
    Phrase("skylines-set", "cards and boards"),
    (
        Value(DRAFT, Phrase("skylines-set-draft", "first card set")),
        Value("townwright-tuned-1", Phrase("skylines-set-tuned", "earlier balanced set"), form="hidden"),
        Value("townwright-tuned-2", Phrase("skylines-set-balanced", "balanced set")),
    ),
    own=Phrase("skylines-set-own", "the name of a set of your own"),
    components=True,
    form="folded",
    suggested="townwright-tuned-2",
)
SCHEMA: Final = Schema(
    Number("seats", Phrase("skylines-seats", "seats"), least=1, most=max(HAND_SIZES), default=2),
    SCENARIO,
    LAYOUT,
    BOARDS,
    CAPITAL,
    MODULES_CHOSEN,
    ROLE_CHOICE,
    POLICY_REFILL,
    SET,
)
