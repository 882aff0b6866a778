"""What the package says of itself is true, and its README reads well away from the checkout."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from runpy import run_path
from typing import Any

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def standalone(text: str, source: str | None) -> str:
    made: str = run_path(str(ROOT / "hatch_build.py"))["standalone"](text, source)
    return made


def test_links_of_the_readme_lead_to_files_that_are_there() -> None:
    linked = re.findall(r"\]\((?!https?://|#)([^)#]+)", README)

    assert len(linked) > 10
    assert [path for path in linked if not (ROOT / path).exists()] == []


def test_without_an_address_links_of_the_readme_name_their_files() -> None:
    alone = standalone("See [the server](docs/server.md), [NOTICE](NOTICE) and [semver](https://semver.org).", None)

    assert alone == "See the server (`docs/server.md`), NOTICE and [semver](https://semver.org)."
    assert re.findall(r"\]\((?!https?://|#)", standalone(README, None)) == []


def test_with_an_address_links_of_the_readme_lead_there() -> None:
    assert standalone("[hosting](docs/hosting.md)", "https://example.org/townwright/") == (
        "[hosting](https://example.org/townwright/docs/hosting.md)"
    )


def test_addresses_are_real_ones_or_none() -> None:
    assert not [url for url in PROJECT.get("urls", {}).values() if "example" in url or "TODO" in url]


def test_the_oldest_python_is_the_same_everywhere() -> None:
    oldest = "3.11"

    assert PROJECT["requires-python"] == f">={oldest}"
    assert f"Python {oldest} or newer" in README
    assert f"OLDEST = ({oldest.replace('.', ', ')})" in (ROOT / "dev").read_text("ascii")
    assert f'"--python-version", "{oldest}"' in (ROOT / "devtools" / "locks.py").read_text("utf-8")


def test_systems_that_nobody_tried_are_not_among_the_classifiers() -> None:
    systems = [each for each in PROJECT["classifiers"] if each.startswith("Operating System")]

    assert systems == ["Operating System :: POSIX :: Linux"]
    assert "nobody has run it there" in README
