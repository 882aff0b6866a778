"""What the soak commands of hosting are made of: later releases, and the site of ``deploy/`` under another address."""

from __future__ import annotations

import re
from pathlib import Path

from tests.hosting import releases
from tests.hosting.debian import site_file
from tests.hosting.follower import PAGE, blocks
from townwright.server.store.migrations import versions


def test_the_files_of_a_later_page_have_other_names_wherever_they_are_named(tmp_path: Path) -> None:
    page = tmp_path / "client_dist"
    (page / "assets").mkdir(parents=True)
    (page / "assets" / "Board-AAAAAAAA.js").write_text("import('./End-BBBBBBBB.js')")
    (page / "assets" / "End-BBBBBBBB.js").write_text("")
    (page / "index.html").write_text("/assets/Board-AAAAAAAA.js")

    releases.rename_page(page, 3)

    assert sorted(path.name for path in (page / "assets").iterdir()) == ["Board-AAAAAA03.js", "End-BBBBBB03.js"]
    assert (page / "assets" / "Board-AAAAAA03.js").read_text() == "import('./End-BBBBBB03.js')"
    assert (page / "index.html").read_text() == "/assets/Board-AAAAAA03.js"


def test_a_site_of_a_test_is_that_of_deploy_under_another_address() -> None:
    text = site_file("http://127.0.0.1:9", (1, 2), "auto_https off\n")

    assert "http://127.0.0.1:9 {" in text
    assert "reverse_proxy 127.0.0.1:1 127.0.0.1:2 {" in text
    assert "games.example" not in text


def test_the_page_for_hosts_has_commands_below_each_heading_that_is_followed() -> None:
    headings = ("1. Install", "2. Start", "3. The outside", "With PostgreSQL", "Back-ups", "Upgrade and go back")

    followed = [line for heading in headings for line in blocks(heading)]

    assert len(followed) >= 30
    assert all(re.match(r"sudo|curl|rm|/opt/townwright/[12]/bin/pip wheel", line) for line in followed)


def test_the_pages_for_hosts_tell_which_storage_versions_only_add() -> None:
    newest, adding = len(versions.VERSIONS), [str(number) for number in sorted(versions.ADDITIVE)]
    english, german = PAGE.read_text("utf-8"), (PAGE.parent / "de" / PAGE.name).read_text("utf-8")

    assert f"Of the storage versions up to {newest}, {' and '.join(adding)} only add." in english
    assert f"Von den Ablage-Versionen bis {newest} fügen {' und '.join(adding)} nur etwas hinzu." in german
