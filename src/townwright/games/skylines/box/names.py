"""What the game is called, and in sentences its markers, kinds of tiles and services."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from townwright.core.phrases import Phrase

NAME: Final = "skylines"
"""The game's own name, which opens its records and component files."""

SERVICES: Final = ("med", "edu", "cop", "fir", "bus", "prk")
ZONES: Final = ("R", "C", "I")

MARKER_NAMES: Final = {
    "mon": Phrase("skylines-mon", "money"),
    "pow": Phrase("skylines-pow", "power"),
    "wat": Phrase("skylines-wat", "water"),
    "gar": Phrase("skylines-gar", "garbage"),
    "lab": Phrase("skylines-lab", "employment"),
    "hap": Phrase("skylines-hap", "happiness"),
    "pol": Phrase("skylines-pol", "pollution"),
    "tra": Phrase("skylines-tra", "traffic"),
    "cri": Phrase("skylines-cri", "crime"),
    "ovr": Phrase("skylines-ovr", "overall happiness"),
}

KIND_NAMES: Final = {
    "R": Phrase("skylines-kind-residential", "residential"),
    "C": Phrase("skylines-kind-commercial", "commercial"),
    "I": Phrase("skylines-kind-industrial", "industrial"),
    "zone": Phrase("skylines-kind-zone", "zone"),
    "util": Phrase("skylines-kind-utility", "utility"),
    "pow": Phrase("skylines-kind-power", "power utility"),
    "wat": Phrase("skylines-kind-water", "water utility"),
    "gar": Phrase("skylines-kind-garbage", "garbage utility"),
    "svc": Phrase("skylines-kind-service", "service"),
    "med": Phrase("skylines-kind-healthcare", "healthcare"),
    "edu": Phrase("skylines-kind-education", "education"),
    "cop": Phrase("skylines-kind-police", "police"),
    "fir": Phrase("skylines-kind-fire", "fire service"),
    "bus": Phrase("skylines-kind-transport", "public transport"),
    "prk": Phrase("skylines-kind-park", "park"),
    "uniq": Phrase("skylines-kind-unique", "unique building"),
    "tile": Phrase("skylines-kind-tile", "tile"),
}
"""Every kind of tile that conditions and clauses speak of (14.2)."""

SERVING_NAMES: Final = {
    **KIND_NAMES,
    "cop": Phrase("skylines-serving-police", "the police"),
    "fir": Phrase("skylines-serving-fire", "the fire service"),
    "prk": Phrase("skylines-serving-park", "a park"),
}
"""The same, where a service serves a tile."""

ACTION_NAMES: Final = {
    "policy": Phrase("skylines-action-policy", "playing a policy"),
    "swap": Phrase("skylines-action-swap", "exchanging a card"),
    "end": Phrase("skylines-action-end", "ending the milestone"),
}

PRICE_NAMES: Final = {
    "svc": Phrase("skylines-price-svc", "a service"),
    "util": Phrase("skylines-price-util", "a utility"),
    "uniq": Phrase("skylines-price-uniq", "a unique building"),
    "policy": Phrase("skylines-price-policy", "a policy"),
    "swap": Phrase("skylines-price-swap", "an exchange"),
    "renew": Phrase("skylines-price-renew", "a renewed card"),
    "open": Phrase("skylines-price-open", "a board"),
    "labor": Phrase("skylines-price-labor", "the employment bill"),
}

LOSS_NAMES: Final = {
    "money": Phrase("skylines-loss-money", "money"),
    "happiness": Phrase("skylines-loss-happiness", "happiness"),
    "no action": Phrase("skylines-loss-no-action", "no action"),
}

TITLES: Final = (
    # the highest score of each title, section 9.2
    (-1, "Dying City"),
    (10, "City of no importance"),
    (20, "Ambitious City"),
    (30, "Busy City"),
    (40, "Showcase City"),
    (50, "Boom City"),
    (60, "Grand City"),
    (None, "Heavenly City"),
)

TITLE_NAMES: Final = {
    "Dying City": Phrase("skylines-title-dying", "Dying City"),
    "City of no importance": Phrase("skylines-title-no-importance", "City of no importance"),
    "Ambitious City": Phrase("skylines-title-ambitious", "Ambitious City"),
    "Busy City": Phrase("skylines-title-busy", "Busy City"),
    "Showcase City": Phrase("skylines-title-showcase", "Showcase City"),
    "Boom City": Phrase("skylines-title-boom", "Boom City"),
    "Grand City": Phrase("skylines-title-grand", "Grand City"),
    "Heavenly City": Phrase("skylines-title-heavenly", "Heavenly City"),
}


def title(score: int) -> str:
    """The title that a final score earns."""
    return next(name for highest, name in TITLES if highest is None or score <= highest)


def signed(number: int) -> str:
    """``+2`` or, with a real minus sign, ``−1``."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def minus(number: int) -> str:
    """``2`` or, with a real minus sign, ``−1``."""
    return str(number) if number >= 0 else f"−{-number}"


def points(score: int) -> Phrase:
    """``1 point``, ``5 points``."""
    if score == 1:
        return Phrase("skylines-point", "1 point")
    return Phrase("skylines-points", "{score} points", {"score": minus(score)})


def commas(phrases: Sequence[Phrase]) -> Phrase:
    """Phrases in a row, separated by commas."""
    joined = phrases[-1]
    for phrase in reversed(phrases[:-1]):
        joined = Phrase("skylines-comma", "{first}, {rest}", {"first": phrase, "rest": joined})
    return joined


def semicolons(phrases: Sequence[Phrase]) -> Phrase:
    """Clauses in a row, separated by semicolons."""
    joined = phrases[-1]
    for phrase in reversed(phrases[:-1]):
        joined = Phrase("skylines-semicolon", "{first}; {rest}", {"first": phrase, "rest": joined})
    return joined


def kind_list(kinds: Iterable[str]) -> Phrase:
    """Kinds of tiles, any of them: ``park or police``."""
    *others, said = [KIND_NAMES[kind] for kind in kinds]
    for name in reversed(others):
        said = Phrase("skylines-either", "{first} or {rest}", {"first": name, "rest": said})
    return said
