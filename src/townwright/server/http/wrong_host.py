"""What a browser shows whose person called the server by a name that it does not have."""

from __future__ import annotations

from html import escape
from typing import Final

from townwright.core.phrases import Phrase
from townwright.core.refusals import shortened
from townwright.texts import languages, translate

PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Townwright</title>
<h1>Townwright</h1>
{sentences}</html>
"""


def wrong_host(host: bytes) -> Phrase:
    """Return the sentence for programs and for whoever runs the server."""
    return Phrase(
        "server-host",
        "this server is not called '{host}'; whoever runs it names the address that browsers use with --origin",
        {"host": printable(host)},
    )


def wrong_host_page(host: bytes) -> bytes:
    """Return a page for a person, in every language; it does not tell foreign names where the server is."""
    told = Phrase(
        "server-host-page",
        "There is a Townwright here, but it is not called '{host}'. "
        "Ask whoever gave you this address for the right one. If you run it yourself, "
        "start it with --origin and the address in your browser's address line.",
        {"host": printable(host)},
    )
    sentences = "".join(f'<p lang="{language}">{escape(translate(told, language))}</p>\n' for language in languages())
    return PAGE.format(sentences=sentences).encode()


def wants_page(headers: dict[bytes, bytes]) -> bool:
    """Return whether a browser asks for something to show, not a program for an answer."""
    return b"text/html" in headers.get(b"accept", b"")


def printable(host: bytes) -> str:
    """Return the name as it may be shown."""
    return str(shortened("".join(filter(str.isprintable, host.decode("latin-1")))))
