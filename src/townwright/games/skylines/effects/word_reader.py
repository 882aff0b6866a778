"""Reads the words of the effect language one after another, and says which one is wrong."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from typing import Final, NoReturn

from townwright.core.phrases import Phrase
from townwright.core.refusals import Unreadable

TOKEN = re.compile(r"\s*([A-Za-z_]+|\d+|<=|>=|[<>=+\-~&|():;,]|\S)")

DIGITS: Final = 3
"""The most that a number has; every bar is far shorter."""
MOST: Final = 20
"""Terms of a condition, kinds in a list, clauses of a card: what a person still reads."""

A_NUMBER: Final = Phrase("skylines-wanted-number", "a number up to 999")
A_MARKER: Final = Phrase("skylines-wanted-marker", "a marker")
A_SIGN: Final = Phrase("skylines-wanted-change", "'+', '-' or '~'")
A_COMPARISON: Final = Phrase("skylines-wanted-comparison", "a comparison")
A_CONDITION: Final = Phrase("skylines-wanted-condition", "a condition")
A_JOINT: Final = Phrase("skylines-wanted-joint", "'&' or '|'")
A_SERVICE: Final = Phrase("skylines-wanted-service", "a service")
A_KIND: Final = Phrase("skylines-wanted-kind", "a kind of tile")
A_CLAUSE: Final = Phrase("skylines-wanted-clause", "a clause")
A_PRICE: Final = Phrase("skylines-wanted-price", "something that has a price")
AN_ACTION: Final = Phrase("skylines-wanted-action", "an action")
A_SCOPE: Final = Phrase("skylines-wanted-scope", "'district' or 'city'")


class EffectWords:
    """The words of one text of the effect language."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = TOKEN.findall(text)
        self.next = 0

    def __bool__(self) -> bool:
        return self.next < len(self.words)

    @property
    def peek(self) -> str:
        """The next word, or nothing at the end."""
        return self.words[self.next] if self.next < len(self.words) else ""

    def take(self) -> str:
        """Takes the next word and goes on behind it."""
        word = self.peek
        self.next += 1
        return word

    def take_if(self, word: str) -> bool:
        """Whether this word comes next; if so it is taken."""
        if self.peek != word:
            return False
        self.next += 1
        return True

    def expect(self, word: str) -> None:
        """Takes this word, or refuses the text where it does not come next."""
        if not self.take_if(word):
            self.refuse(Phrase("skylines-wanted-word", "'{word}'", {"word": word}))

    def one_of(self, words: Container[str], what: Phrase) -> str:
        """Takes the next word if it is one of these; otherwise refuses it and says what was wanted."""
        if self.peek not in words:
            self.refuse(what)
        return self.take()

    def number(self) -> int:
        """Digits, as few as a bar can need."""
        if not (self.peek.isascii() and self.peek.isdigit() and len(self.peek) <= DIGITS):
            self.refuse(A_NUMBER)
        return int(self.take())

    def integer(self) -> int:
        """Digits, perhaps behind a sign."""
        sign = -1 if self.peek == "-" else 1
        if self.peek in ("-", "+"):
            self.take()
        return sign * self.number()

    def check_length(self, found: Sequence[object]) -> None:
        """Refuses to go on with a list that nobody would read, so that explaining it stays possible."""
        if len(found) > MOST:
            raise Unreadable(
                "skylines-effect-long",
                "'{text}' strings together more than {most} terms, kinds or clauses",
                text=self.text,
                most=MOST,
            )

    def refuse(self, wanted: Phrase) -> NoReturn:
        """Names the word at which reading stopped."""
        if not self:
            raise Unreadable(
                "skylines-effect-short", "'{text}' ends where {wanted} should be", text=self.text, wanted=wanted
            )
        raise Unreadable(
            "skylines-effect-word",
            "'{word}' in '{text}' is not understood; {wanted} should be there",
            word=self.peek,
            text=self.text,
            wanted=wanted,
        )
