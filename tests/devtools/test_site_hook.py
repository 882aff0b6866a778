from __future__ import annotations

from pathlib import Path

from devtools.site_hook import SHOWN, gallery, invitation


def test_a_page_shows_the_pictures_that_were_taken_in_their_order(tmp_path: Path) -> None:
    for name in ("skylines-phone", "cities-desk", "something-else"):
        (tmp_path / f"{name}.png").touch()

    shown = gallery("de", "../", tmp_path).splitlines()

    assert [line.split("](")[0] for line in shown] == [
        f"[![{SHOWN['de'][name]}" for name in ("cities-desk", "skylines-phone")
    ]
    assert all(
        line.endswith(f"](../{tmp_path.name}/{name}.png)")
        for line, name in zip(shown, ("cities-desk", "skylines-phone"), strict=True)
    )


def test_a_site_without_pictures_shows_none(tmp_path: Path) -> None:
    assert gallery("en", "", tmp_path / "screens") == ""


def test_a_site_that_holds_the_game_leads_to_it(tmp_path: Path) -> None:
    without = invitation("en", "", tmp_path)
    (tmp_path / "index.html").touch()

    assert without == ""
    assert f"]({tmp_path.name}/index.html)" in invitation("en", "", tmp_path)
