"""Reads the words of the effect language one after another, and says which one is wrong."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import NoReturn

from townwright.core.refusals import Unreadable

TOKEN = re.compile(r"\s*([A-Za-z_]+|\d+|<=|>=|[<>=+\-~&|():;,]|\S)")


class Words:
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
        """The next word, which is then behind us."""
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
        if not self.take_if(word):
            self.refuse(f"'{word}'")

    def one_of(self, words: Container[str], what: str) -> str:
        if self.peek not in words:
            self.refuse(what)
        return self.take()

    def number(self) -> int:
        """Digits."""
        if not (self.peek.isascii() and self.peek.isdigit()):
            self.refuse("a number")
        return int(self.take())

    def integer(self) -> int:
        """Digits, perhaps behind a sign."""
        sign = -1 if self.peek == "-" else 1
        if self.peek in ("-", "+"):
            self.take()
        return sign * self.number()

    def refuse(self, wanted: str) -> NoReturn:
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
