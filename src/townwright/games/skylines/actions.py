"""What a player can say in Skylines, what chance answers, and how both are written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from townwright.core.refusals import Unreadable
from townwright.games.skylines.box.boards import Layout, read_layout

PILES: Final = {"1": "stage I", "2": "stage II", "3": "stage III"}
CARD: Final = r"[A-Z0-9][A-Za-z0-9]{1,19}"
SHAPE: Final = r"[A-Z][A-Za-z0-9]{0,19}"
PLACE: Final = re.compile(r"([A-Z][a-h][1-8])/([0-7])")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tile lies: its first square in reading order and how it is turned, ``Bg3/3``."""

    cell: str
    code: int

    def __str__(self) -> str:
        return f"{self.cell}/{self.code}"


@dataclass(frozen=True, slots=True)
class Play:
    """Build: ``play 1S5 Af2/0``, and with the chosen tile for a zone, ``play 1R5 L3 Bg3/3``."""

    card: str
    shape: str | None
    place: Place

    def __str__(self) -> str:
        return " ".join(("play", self.card, *((self.shape,) if self.shape else ()), str(self.place)))


@dataclass(frozen=True, slots=True)
class Enact:
    """Play a policy: ``policy 2P3``."""

    card: str

    def __str__(self) -> str:
        return f"policy {self.card}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Pay to put a card on the exchange pile and draw another: ``swap 1C1``."""

    card: str

    def __str__(self) -> str:
        return f"swap {self.card}"


@dataclass(frozen=True, slots=True)
class EndMilestone:
    """End the milestone: ``end``."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Source:
    """Draw from the top of a pile: ``+2``."""

    pile: str

    def __str__(self) -> str:
        return f"+{self.pile}"


@dataclass(frozen=True, slots=True)
class Take:
    """Draw a card of the exchange pile: ``+x>1C1``."""

    card: str

    def __str__(self) -> str:
        return f"+x>{self.card}"


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance names what was drawn: a card, a role or a board, ``>2R4``, ``>K3``, ``>E``."""

    name: str

    def __str__(self) -> str:
        return f">{self.name}"

    @property
    def stream(self) -> str:
        """Cards begin with their stage, roles with a letter; a board is one letter."""
        if len(self.name) == 1:
            return "boards"
        return PILES.get(self.name[0], "roles")


@dataclass(frozen=True, slots=True)
class Open:
    """Pay for a board and turn it face up: ``open E``."""

    board: str

    def __str__(self) -> str:
        return f"open {self.board}"


@dataclass(frozen=True, slots=True)
class ChooseRole:
    """Keep one of the two roles on offer: ``role K3``."""

    role: str

    def __str__(self) -> str:
        return f"role {self.role}"


@dataclass(frozen=True, slots=True)
class Renew:
    """Pay to put cards on the exchange pile and draw as many: ``renew 1C1 1S1``; ``renew`` keeps all."""

    cards: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return " ".join(("renew", *self.cards))


@dataclass(frozen=True, slots=True)
class Arrange:
    """Lay the drawn boards: ``layout A0 B3 / C2 F0``."""

    layout: Layout

    def __str__(self) -> str:
        return f"layout {str(self.layout).replace('/', ' / ')}"


Action = Play | Enact | Swap | EndMilestone | Source | Take | Drawn | Open | ChooseRole | Renew | Arrange

FORMS: Final = (
    (re.compile(rf"policy ({CARD})"), Enact),
    (re.compile(rf"swap ({CARD})"), Swap),
    (re.compile(r"\+([123])"), Source),
    (re.compile(rf"\+x>({CARD})"), Take),
    (re.compile(rf">({CARD}|[A-Z])"), Drawn),
    (re.compile(r"open ([A-Z])"), Open),
    (re.compile(rf"role ({CARD})"), ChooseRole),
)
"""The actions that are one word behind their name."""

PLAY: Final = re.compile(rf"play ({CARD})(?: ({SHAPE}))? ([A-Z][a-h][1-8])/([0-7])")
RENEW: Final = re.compile(rf"renew((?: {CARD})*)")


def read(text: str) -> Action:
    """The action that a text spells."""
    words = " ".join(text.split())
    if words == "end":
        return EndMilestone()
    for form, action in FORMS:
        found = form.fullmatch(words)
        if found:
            made: Action = action(found[1])
            return made
    if found := PLAY.fullmatch(words):
        return Play(found[1], found[2], Place(found[3], int(found[4])))
    if found := RENEW.fullmatch(words):
        return _renewal(found[1].split(), text)
    if words.startswith("layout "):
        return Arrange(read_layout(words.removeprefix("layout ")))
    raise Unreadable(
        "skylines-no-action",
        "'{text}' is no action; write 'play 1S1 Ac4/0', 'play 1R1 L3 Ac4/0', 'policy 2P1', 'swap 1C1', 'end', "
        "'+1', '+x>1C1', 'open A', 'role K1', 'renew 1C1' or 'layout A0 B3 / C2 F0'",
        text=text,
    )


def _renewal(cards: Sequence[str], text: str) -> Renew:
    if len(set(cards)) < len(cards):
        raise Unreadable("skylines-renew-twice", "'{text}' names a card twice", text=text)
    return Renew(tuple(cards))
