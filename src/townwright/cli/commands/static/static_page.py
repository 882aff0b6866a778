"""Writes the page into a folder of plain files: everything under relative addresses, played by the browser alone."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

LEFT_OUT: Final = (".br", ".gz", ".stamp")
"""How files end that only a server of Townwright or a build has a use for."""
LISTS: Final = "ahead.json"
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types townwright-worker townwright-engine",
    )
)
"""What a server says in a header, as far as a page can say it of itself."""
BASE: Final = re.compile(r"(function\((\w+)\)\{return)([`\"'])/\3\+\2\}")
"""Where the page's loader puts the root before the name of a file; it counts from its own folder."""


class NotBuilt(Exception):
    """Raised if there is no page that a folder could be made of."""


def write_static(built: Path, target: Path) -> int:
    """Write the built page into a new or empty folder, and return the bytes of its files."""
    if not (built / "engine" / "engine.json").is_file():
        raise NotBuilt(str(built))
    size = 0
    for path in sorted(path for path in built.rglob("*") if path.is_file()):
        name = path.relative_to(built).as_posix()
        if path.suffix in LEFT_OUT or name == LISTS:
            continue
        written = target / name
        written.parent.mkdir(parents=True, exist_ok=True)
        change = CHANGES.get("index.html" if name == "index.html" else path.suffix)
        if change is None or name.startswith("engine/"):
            shutil.copyfile(path, written)
        else:
            written.write_text(change(path.read_text("utf-8")), "utf-8")
        size += written.stat().st_size
    return size


def page(text: str) -> str:
    """The page itself: it knows that there is no server, and names its files from where it lies."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    text = text.replace('<html lang="en">', '<html lang="en" data-static>', 1)
    text = text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)
    return re.sub(r'(href|src)="/', r'\1="./', text)


def script(text: str) -> str:
    """A script: what it names by the root, it names from where the page lies."""
    return re.sub(r"([`\"'])/assets/", r"\1./assets/", BASE.sub(r"\1\3../\3+\2}", text))


def style(text: str) -> str:
    """A style: the files that it names lie beside it."""
    return text.replace("url(/assets/", "url(./")


def manifest(text: str) -> str:
    """What installs the page."""
    return re.sub(r'"/', '"./', text)


CHANGES: Final[Mapping[str, Callable[[str], str]]] = {
    "index.html": page,
    ".js": script,
    ".css": style,
    ".webmanifest": manifest,
}
"""By their kind, the files that are changed."""
