"""The language of answers: that of the user's surroundings, if Townwright speaks it."""

from __future__ import annotations

import os
import re

from townwright.core.phrases import Phrase

PLACES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the surroundings tell their language; the first that is set counts."""
ENGLISH = ("", "c", "en", "posix")


def language() -> str:
    """Return the language of the user's environment variables by its two letters: ``de`` for ``de_DE.UTF-8``."""
    told = next(filter(None, map(os.environ.get, PLACES)), "")
    return re.split(r"[_.@]", told)[0].lower()


def translated(phrase: Phrase) -> str:
    """Return the phrase in the user's language."""
    spoken = language()
    if spoken in ENGLISH:
        return str(phrase)
    from townwright.texts import translate  # it takes a while to load

    return translate(phrase, spoken)
