"""Names of people: what may be in one, and when two look the same."""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from typing import Final

from townwright.core.refusals import NotNow

LONGEST: Final = 24
"""Letters, each with its marks."""
LARGEST: Final = 96
"""Bytes in UTF-8."""
MARKS: Final = 2
"""Marks on one letter."""
BETWEEN: Final = frozenset(" -_.'’")
"""What may stand between letters and digits, one at a time."""

RESERVED: Final = (
    *("admin", "administrator", "anonymous", "bot", "chance", "everybody", "guest", "help", "host", "moderator"),
    *("nobody", "operator", "root", "server", "somebody", "spectator", "support", "system", "table", "townwright"),
)

ALIKE: Final = str.maketrans(
    # Letters that most fonts draw like a Latin one, after case is folded; of each alphabet its own.
    {
        "0": "o", "1": "l", "5": "s", "i": "l", "|": "l", "ı": "l", "ſ": "s",
        "а": "a", "в": "b", "е": "e", "ѕ": "s", "і": "l", "ј": "j", "к": "k", "м": "m", "н": "h", "о": "o",
        "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "ԁ": "d", "ԛ": "q", "ԝ": "w", "һ": "h", "ӏ": "l",
        "α": "a", "β": "b", "γ": "y", "ε": "e", "η": "n", "ι": "l", "κ": "k", "μ": "u", "ν": "v", "ο": "o",
        "ρ": "p", "σ": "o", "τ": "t", "υ": "u", "χ": "x", "ω": "w",
        "օ": "o", "ս": "u", "ո": "n", "հ": "h", "զ": "q", "ց": "g", "ə": "e", "ɑ": "a", "ɡ": "g", "ɩ": "l",
        "ø": "o", "đ": "d", "ħ": "h", "ł": "l", "ŧ": "t", "æ": "ae", "œ": "oe",
    }
)  # fmt: skip


def checked(name: str) -> str:
    r"""The name as it will be shown, or a refusal that says what is wrong with it.

    >>> checked("  Zoe\u0308  van  Dam ")
    'Zoë van Dam'
    """
    shown = unicodedata.normalize("NFC", " ".join(name.split()))
    if any(unicodedata.category(letter) == "Cs" for letter in shown) or not shown:
        raise NotNow("store-name-empty", "a name needs at least one letter")
    for letter in shown:
        if not allowed(letter):
            raise NotNow("store-name-letter", "a name cannot have {letter} in it", letter=called(letter))
    if shown[0] in BETWEEN or shown[-1] in BETWEEN - {"."} or not any(is_letter(letter) for letter in shown):
        raise NotNow("store-name-ends", "a name begins and ends with a letter or digit, and has a letter in it")
    if any(first in BETWEEN and second in BETWEEN - {" "} for first, second in pairwise(shown)):
        raise NotNow("store-name-gaps", "a name has at most one sign between two letters")
    if letters(shown) > LONGEST or len(shown.encode()) > LARGEST or most_marks(shown) > MARKS:
        raise NotNow("store-name-long", "a name has at most {longest} letters", longest=LONGEST)
    if skeleton(shown) in {skeleton(word) for word in RESERVED}:
        raise NotNow("store-name-reserved", "the name '{name}' is kept for the house", name=shown)
    return shown


def skeleton(name: str) -> str:
    r"""The same for all names that a reader may take for one another: case, width, marks, signs, look-alikes.

    >>> skeleton("Anna") == skeleton("ANNA") == skeleton("\u0410nn\u0430") == skeleton("a-n-n-a")
    True
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    # Accents may be overlooked; the vowel signs of other scripts are no accents.
    bare = "".join(
        letter
        for letter in unicodedata.normalize("NFD", folded)
        if unicodedata.category(letter)[0] in "LMN" and not is_accent(letter)
    )
    return bare.translate(ALIKE).replace("rn", "m").replace("vv", "w")


def allowed(letter: str) -> bool:
    """Letters, marks and digits of every script, and a few signs; nothing invisible, turning or pictured."""
    return letter in BETWEEN or is_letter(letter) or letter.isdecimal() or unicodedata.category(letter) in ("Mn", "Mc")


def is_letter(letter: str) -> bool:
    """Whether it is a letter of any script."""
    return unicodedata.category(letter).startswith("L")


def is_mark(letter: str) -> bool:
    """Whether it sits on the letter before it."""
    return unicodedata.category(letter).startswith("M")


def is_accent(letter: str) -> bool:
    """Whether it is one of the marks that European letters carry."""
    return "\u0300" <= letter <= "\u036f"


def letters(name: str) -> int:
    """How many letters a reader counts."""
    return sum(not is_mark(letter) for letter in name)


def most_marks(name: str) -> int:
    """The most marks that sit on one letter."""
    most = run = 0
    for letter in name:
        run = run + 1 if is_mark(letter) else 0
        most = max(most, run)
    return most


def called(letter: str) -> str:
    """A sign by itself if it can be seen, else by its number."""
    return f"'{letter}'" if letter.isprintable() else f"U+{ord(letter):04X}"
