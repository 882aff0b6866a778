"""A release is refused unless all of it is right, and what it is made of is written down."""

from __future__ import annotations

import io
import json
import subprocess
import tarfile
import zipfile
from collections.abc import Sequence
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from devtools.releasing import licences, release
from devtools.releasing.bill import bill
from devtools.releasing.licences import Package, carried, hashes_of, installed, is_allowed, licence_of
from devtools.tools import Failed

from devtools import checks, commands, commits, places
from tests.devtools.checkouts import ROOT, move_to

CLICK = Package("pypi", "click", "8.5.1", "BSD-3-Clause", (("sha256", "00"), ("sha256", "11")))
SVELTE = Package("npm", "svelte", "5.57.3", "MIT", (("sha512", "22"),))


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository that is ready for releasing version 1.2.0."""
    move_to(tmp_path, monkeypatch)
    package = tmp_path / "src" / "townwright" / "__init__.py"
    package.parent.mkdir(parents=True)
    package.write_text('"""Games."""\n\n__version__ = "1.2.0"\n')
    (tmp_path / ".gitignore").write_text(".dev/\n")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0 (2026-11-17)\n\n- New.\n\n## 1.1.0 (2026-01-02)\n")
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "all"]):
        commits.git("-c", "user.name=Ada", "-c", "user.email=ada@example.org", *words)
    commits.note_tested(commits.git("rev-parse", "HEAD"))
    return tmp_path


def test_a_version_that_is_committed_and_in_the_changelog_is_ready(checkout: Path) -> None:
    assert release.version_of_commit() == "1.2.0"
    assert release.unready("1.2.0") == []


def test_what_is_not_committed_has_no_say_in_the_version(checkout: Path) -> None:
    (checkout / "src" / "townwright" / "__init__.py").write_text('__version__ = "1.3.0"\n')
    (checkout / "CHANGELOG.md").write_text("## 1.3.0 (2026-11-18)\n")

    assert release.version_of_commit() == "1.2.0"
    assert release.unready("1.2.0") == ["Something here is not committed, and a release is made from a commit."]


def test_a_wheel_is_built_from_the_source_archive(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[Sequence[str]] = []

    def build(command: Sequence[str], *_: object) -> None:
        called.append(command)
        (checkout / ".dev" / "release" / "once" / "dist").mkdir()

    monkeypatch.setattr(release, "run_tool", build)
    clone = checkout / ".dev" / "release" / "once"

    assert release.build(clone, checkout / ".dev" / "tools") == []
    assert [call[1:] for call in called] == [("-m", "build", "--no-isolation", str(clone))], "as it is by default"


@pytest.mark.parametrize(("code", "change", "noted"), [(0, False, True), (1, False, False), (0, True, False)])
def test_a_commit_is_tested_when_all_tests_have_passed_and_nothing_has_changed(
    code: int, change: bool, noted: bool, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run_all(*_: object) -> int:
        if change:
            (checkout / "CHANGELOG.md").write_text("something else")
        return code

    (checkout / ".dev" / "tested.txt").unlink()
    monkeypatch.setattr(commands, "set_up", lambda _: None)
    monkeypatch.setattr(commands, "compile_sources", lambda *_: None)
    monkeypatch.setattr(checks, "beside", run_all)

    assert commands.test([]) == code
    assert commits.is_tested(commits.git("rev-parse", "HEAD")) is noted


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("heading", "CHANGELOG.md does not begin with 1.2.0 and its day"),
        ("file", "Something here is not committed"),
        ("tag", "Version 1.2.0 was released already"),
        ("tests", "This commit has not passed its tests here: run python3 dev test."),
    ],
)
def test_what_is_not_ready_is_told_before_anything_is_built(change: str, told: str, checkout: Path) -> None:
    if change == "heading":
        (checkout / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n- New.\n")
        commits.git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qam", "later")
        commits.note_tested(commits.git("rev-parse", "HEAD"))
    elif change == "tests":
        commits.note_tested("another commit")
    elif change == "file":
        (checkout / "left.txt").touch()
    else:
        commits.git("tag", "v1.2.0")

    assert [sentence[: len(told)] for sentence in release.unready("1.2.0")] == [told]
    with pytest.raises(Failed, match=r"--rehearse goes on without that"):
        release.release(rehearse=False)
    assert not (checkout / ".dev" / "release").exists()


def test_two_builds_that_differ_are_refused_by_name(tmp_path: Path) -> None:
    once, again = tmp_path / "once" / "a.whl", tmp_path / "again" / "a.whl"
    for path, content in ((once, b"1"), (again, b"1")):
        path.parent.mkdir()
        path.write_bytes(content)

    release.compare([once], [again])
    again.write_bytes(b"2")
    with pytest.raises(Failed, match=r"differ in a\.whl"):
        release.compare([once], [again])


@pytest.mark.parametrize(
    ("names", "text", "told"),
    [
        ((), "[docs](https://example.org/docs)", None),
        (("tests/test_all.py",), "", "carries tests/test_all.py"),
        ((), "see [hosting](docs/hosting.md)", "has links that lead nowhere to docs/hosting.md"),
    ],
    ids=["right", "tests inside", "a link into the checkout"],
)
def test_a_wheel_is_refused_for_what_it_carries(
    names: tuple[str, ...], text: str, told: str | None, tmp_path: Path
) -> None:
    wheel = tmp_path / "townwright-1.2.0-py3-none-any.whl"
    about = "townwright-1.2.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in (*release.CARRIED[:2], *(f"{about}/{name}" for name in release.CARRIED[2:]), *names):
            archive.writestr(name, "")
        archive.writestr(f"{about}/METADATA", text)

    if told is None:
        release.check_wheel(wheel)
    else:
        with pytest.raises(Failed, match=told):
            release.check_wheel(wheel)


def test_a_source_archive_without_the_built_page_is_refused(tmp_path: Path) -> None:
    sdist = tmp_path / "townwright-1.2.0.tar.gz"
    with tarfile.open(sdist, "w:gz") as archive:
        for name in release.SOURCES[1:]:
            archive.addfile(tarfile.TarInfo(f"townwright-1.2.0{name}"), io.BytesIO())

    with pytest.raises(Failed, match="misses /src/townwright/client_dist"):
        release.check_sdist(sdist)


def test_checksums_are_what_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(b"wheel")

    release.write_checksums([tmp_path / "a.whl"])

    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=tmp_path, check=True)  # noqa: S607


@pytest.mark.parametrize(
    ("expression", "allowed"),
    [
        ("MIT", True),
        ("BSD-3-Clause AND 0BSD AND Zlib", True),
        ("Apache-2.0 WITH LLVM-exception AND BSD-2-Clause", True),
        ("GPL-3.0-only OR MIT", True),
        ("MIT AND LGPL-3.0-only", False),
        ("(MIT OR CC0-1.0)", True),
        ("(MIT OR Apache-2.0) AND LGPL-3.0-only", False),
        ("LGPL-3.0-only OR (MIT AND (Zlib OR GPL-3.0-only))", True),
        ("MIT OR", False),
        ("(MIT", False),
        ("MIT License", False),
        ("GPL-2.0-only WITH Classpath-exception-2.0", False),
        ("Apache-2.0 WITH Other-exception", False),
        ("", False),
        ("UNKNOWN", False),
    ],
)
def test_a_licence_is_allowed_if_one_may_pass_it_on_by_naming_it(expression: str, allowed: bool) -> None:
    assert is_allowed(expression) is allowed


def test_a_package_whose_licence_asks_for_more_is_named() -> None:
    with pytest.raises(Failed, match=r"psycopg \(LGPL-3\.0-only\)"):
        licences.check([CLICK, Package("pypi", "psycopg", "3.3", "LGPL-3.0-only")])


def test_classifiers_hold_together(tmp_path: Path) -> None:
    about = tmp_path / "odd-1.0.dist-info"
    about.mkdir()
    spoken = ("MIT License", "GNU Lesser General Public License v3 (LGPLv3)")
    lines = [f"Classifier: License :: OSI Approved :: {each}" for each in spoken]
    (about / "METADATA").write_text("\n".join(["Metadata-Version: 2.1", "Name: odd", "Version: 1.0", *lines, ""]))

    assert not is_allowed(licence_of(Distribution.at(about)))


def test_every_pin_of_a_lock_is_listed_and_only_one_for_other_systems_may_be_missing(tmp_path: Path) -> None:
    lock = tmp_path / "run.lock"
    old, new = "numpy==2.4 ; python_full_version < '3.12' \\\n", "numpy==2.5 ; python_full_version >= '3.12' \\\n"
    lock.write_text(f"{old}{new}uvloop==0.23.0 ; sys_platform != 'win32' \\\n")
    about = tmp_path / "site" / "numpy-2.4.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.4\nName: numpy\nVersion: 2.4\nLicense-Expression: MIT\n")

    listed = installed(lock, tmp_path / "site")

    assert [(each.name, each.version, each.licence) for each in listed] == [
        ("numpy", "2.4", "MIT"),
        ("numpy", "2.5", "MIT"),
    ]
    lock.write_text(f"{old}{new}anyio==4.9.0 \\\n")
    with pytest.raises(Failed, match="anyio"):
        installed(lock, tmp_path / "site")


def test_every_package_of_the_base_and_of_the_page_has_an_allowed_licence() -> None:
    packages = [
        Package("pypi", name, "", licence_of(distribution(name))) for name in places.pinned(places.lock_of("run"))
    ]

    licences.check([*packages, *carried(ROOT / "client" / "package-lock.json")])


def test_a_bill_lists_each_package_with_its_licence_and_hashes_and_is_always_the_same() -> None:
    told = bill("1.2.0", "2026-11-17T10:00:00+00:00", [SVELTE, CLICK])
    read = json.loads(told)

    assert told == bill("1.2.0", "2026-11-17T10:00:00+00:00", [CLICK, SVELTE])
    assert (read["bomFormat"], read["specVersion"]) == ("CycloneDX", "1.6")
    assert [part["purl"] for part in read["components"]] == ["pkg:npm/svelte@5.57.3", "pkg:pypi/click@8.5.1"]
    svelte, click = read["components"]
    assert svelte["hashes"] == [{"alg": "SHA-512", "content": "22"}]
    assert [part["hashes"][0]["content"] for part in click["components"]] == ["00", "11"]
    assert click["licenses"] == [{"expression": "BSD-3-Clause"}]


def test_the_hashes_of_a_lock_belong_to_their_package_and_version(tmp_path: Path) -> None:
    one, two = "0" * 64, "1" * 64
    lock = tmp_path / "run.lock"
    lock.write_text(f"numpy==2.4 ; x \\\n    --hash=sha256:{one}\nnumpy==2.5 \\\n    --hash=sha256:{two}\n")

    assert hashes_of(lock) == {("numpy", "2.4"): (("sha256", one),), ("numpy", "2.5"): (("sha256", two),)}
