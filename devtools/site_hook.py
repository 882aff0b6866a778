"""Puts onto the site's first pages what ``python3 dev docs`` has made, where it is there: pictures and the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

DOCS: Final = Path(__file__).parents[1] / "docs"
PICTURES, GAME = DOCS / "screens", DOCS / "play"
"""Made anew whenever the site is built; no part of the repository."""
PLACE, PLAY_PLACE = "<!-- pictures -->", "<!-- play -->"
"""Where they come on a page."""
INVITATION: Final = {
    "en": "Play now, here in the browser, with nothing to install",
    "de": "Jetzt spielen, hier im Browser, ohne etwas zu installieren",
}
SHOWN: Final = {
    "en": {
        "cities-desk": "Cities: every place says what it brings",
        "greentown-desk": "Greentown: roads, buildings and what the card wishes for",
        "skylines-desk": "Skylines: a city for all, with its bars and the news",
        "review-desk": "The review of a game: what each move cost and what was luck",
        "cities-phone": "Cities on a phone, at night",
        "greentown-phone": "Greentown on a phone",
        "skylines-phone": "Skylines on a phone",
    },
    "de": {
        "cities-desk": "Cities: Jeder Platz sagt, was er bringt",
        "greentown-desk": "Greentown: Straßen, Gebäude und was sich die Karte wünscht",
        "skylines-desk": "Skylines: eine gemeinsame Stadt mit ihren Leisten und den Nachrichten",
        "review-desk": "Die Auswertung eines Spiels: was jeder Zug kostete und was Glück war",
        "cities-phone": "Cities auf dem Telefon, bei Nacht",
        "greentown-phone": "Greentown auf dem Telefon",
        "skylines-phone": "Skylines auf dem Telefon",
    },
}


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    """Called by MkDocs for every page: return its text with pictures and game in their places."""
    language, way = ("de", "../") if page.file.src_uri.startswith("de/") else ("en", "")
    text = markdown.replace(PLACE, gallery(language, way, PICTURES))
    return text.replace(PLAY_PLACE, invitation(language, way, GAME))


def invitation(language: str, way: str, game: Path) -> str:
    """Return a button that leads to the game as Markdown; nothing where the site does not hold it."""
    if not (game / "index.html").is_file():
        return ""
    return f"[{INVITATION[language]}]({way}{game.name}/index.html){{ .md-button .md-button--primary }}"


def gallery(language: str, way: str, folder: Path) -> str:
    """Return the pictures that the folder holds as Markdown, each leading to itself in full size; nothing for none."""
    lines = []
    for name, words in SHOWN[language].items():
        if (folder / f"{name}.png").is_file():
            file, width = f"{way}{folder.name}/{name}.png", 215 if name.endswith("phone") else 325
            lines.append(f'[![{words}]({file} "{words}"){{ loading=lazy width={width} }}]({file})')
    return "\n".join(lines)
