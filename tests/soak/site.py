"""The site: ``python3 dev soak site`` builds it, looks for calls to the outside, and checks the German prose.

Links and anchors are checked by the build itself, English prose by ``dev check``. Debian's packages hunspell and
hunspell-de-de are needed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import click

ROOT = Path(__file__).parents[2]
GERMAN = ROOT / "docs" / "de"
LOADED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc="(?:https?:)?//[^"]+"""
    r"""|<link\b[^>]*rel="(?:stylesheet|preload|icon)"[^>]*href="(?:https?:)?//[^"]+"""
    r"""|url\(["']?(?:https?:)?//[^)]+"""
)
"""What a browser would fetch from elsewhere; a link that somebody may follow is none of it."""
CODE = re.compile(r"<!--.*?-->|^```.*?^```|`[^`]*`|\[[^]]*\]\([^)]*\)", re.M | re.S)
NAMES = {"Caddy", "Caddyfile", "Cities", "English", "Greentown", "PostgreSQL", "Skyline", "Skylines", "Townwright"}
WORDS = {
    *("Aktionsmarker", "Doppelzugmarker", "Fünfen", "Greenie", "Greenies", "Kopier", "Marker", "Neunen", "Siebenen"),
    *("PostgreSQL-Datenbank", "Startspielerstein", "Strg-C", "Tab", "antippen", "attraction", "ausliegenden"),
    *("hinüberzuschauen", "terrace", "zurückgespielt"),
}
"""Right words that the dictionary lacks."""


@click.command(help=__doc__)
def main() -> None:
    """Build, search, spell."""
    with tempfile.TemporaryDirectory() as folder:
        words = (sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", folder)
        subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
        pages = [path for path in Path(folder).rglob("*") if path.suffix in (".html", ".css")]
        outside = {found for path in pages for found in LOADED.findall(path.read_text("utf-8"))}
    print(f"{len(pages)} pages and styles; fetched from elsewhere: {sorted(outside) or 'nothing'}", flush=True)
    wrong = {path.name: found for path in sorted(GERMAN.glob("*.md")) if (found := misspelt(path))}
    print(f"German words that nobody knows: {wrong or 'none'}", flush=True)
    assert not outside
    assert not wrong


def misspelt(path: Path) -> list[str]:
    """The words of a German page that neither the dictionary nor this file knows."""
    program = shutil.which("hunspell") or "hunspell"
    prose = CODE.sub(" ", path.read_text("utf-8"))
    told = subprocess.run(
        (program, "-d", "de_DE", "-i", "utf-8", "-l"), input=prose, capture_output=True, text=True, check=True
    )
    found = {word.strip(".-") for word in told.stdout.split()}
    return sorted(word for word in found if len(word) > 1 and not word.isupper() and word not in NAMES | WORDS)


if __name__ == "__main__":
    main()
