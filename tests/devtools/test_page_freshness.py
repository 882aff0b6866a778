"""Whether the built page fits its sources is told without reading them, as long as none of them looks otherwise."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import ModuleType

import pytest
from hatch_build import builder

ROOT = Path(__file__).parents[2]


@pytest.fixture
def page(tmp_path: Path) -> ModuleType:
    """The builder of a checkout with one source of each kind, whose page is built."""
    for name in ("client/build.py", "client/engine.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    made = builder(tmp_path)
    assert made is not None
    for folder in (*(made.CLIENT / name for name in made.FOLDERS), made.TEXTS, made.GAMES, made.BUILT, made.MODULES):
        folder.mkdir(parents=True)
    engine = made.engine()
    for path in (*(made.CLIENT / name for name in made.CONFIGURED), *(engine.PACKAGE / name for name in engine.ALONE)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("source")
    (made.CLIENT / "src" / "App.svelte").write_text("source")
    made.STAMP.write_text(made.digest(made.sources()))
    made.ENGINE_STAMP.write_text(made.digest(engine.taken()))
    return made


def test_sources_that_look_as_before_are_not_read(page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert page.built()

    with monkeypatch.context() as unread:
        unread.delattr(page, "digest")
        assert page.built()


@pytest.mark.parametrize("name", ["client/src/App.svelte", "client/index.html", "src/townwright/server/__init__.py"])
def test_a_source_that_changed_is_seen_and_one_that_was_only_written_again_is_read(page: ModuleType, name: str) -> None:
    assert page.built()

    (page.ROOT / name).write_text("another source")
    assert not page.built()

    (page.ROOT / name).write_text("source")
    assert page.built()


def test_a_page_that_is_gone_does_not_fit(page: ModuleType) -> None:
    assert page.built()

    page.STAMP.unlink()
    assert not page.built()
