"""The text of a component file: what it says as JSON, and on which line it says it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from townwright.core.refusals import Unreadable

MOST_DIGITS = 9
"""Far more than any number of a component set has, far fewer than Python stops at."""


@dataclass(frozen=True, slots=True)
class JsonSource:
    """A JSON text that can tell the line of a key, or of a row in a list."""

    text: str

    def line(self, *path: str | int) -> int:
        """The line where the keys of the path stand, each sought after the one before; a number counts rows."""
        place = 0
        for step in path:
            if isinstance(step, int):
                brackets = [match.start() for match in re.finditer(r"\[", self.text[place:])]
                found = place + brackets[step + 1] if step + 1 < len(brackets) else -1
            else:
                found = self.text.find(f'"{step}"', place)
            if found < 0:
                break
            place = found
        return self.text.count("\n", 0, place) + 1

    def parse(self) -> dict[str, Any]:
        """The object that the text is."""
        try:
            data = json.loads(self.text, object_pairs_hook=self._object, parse_int=self._whole)
        except json.JSONDecodeError as error:
            raise Unreadable(
                "greentown-set-no-json",
                "from line {line}, column {column} on this is no JSON",
                line=error.lineno,
                column=error.colno,
            ).at(error.lineno) from None
        except RecursionError:
            raise Unreadable("greentown-set-too-deep", "lists stand in lists too deep to be a component set").at(
                1
            ) from None
        if not isinstance(data, dict):
            raise Unreadable("greentown-set-no-object", "a component set is one JSON object").at(1)
        return data

    def _object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        """An object in which every key stands once."""
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                raise Unreadable("greentown-set-key-twice", "'{key}' stands twice", key=key).at(self._second(key))
            found[key] = value
        return found

    def _whole(self, digits: str) -> int:
        """A whole number that is not endless."""
        if len(digits) > MOST_DIGITS:
            line = self.text.count("\n", 0, self.text.find(digits)) + 1
            raise Unreadable("greentown-set-long-number", "{number} is far too large", number=digits).at(line)
        return int(digits)

    def _second(self, key: str) -> int:
        first = self.text.find(f'"{key}"')
        return self.text.count("\n", 0, self.text.find(f'"{key}"', first + 1)) + 1
