"""The page's files come packed where the browser can unpack them, and are kept as long as they may be."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import httpx
import pytest

from tests.server.harness.town import Town, town
from townwright.server.routes import static_files

SCRIPT = b"export const town = 'wright';" * 50
PACKED = b"packed by the build"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    built = tmp_path_factory.mktemp("built")
    (built / "assets").mkdir()
    (built / "engine" / "pyodide-1.2.3").mkdir(parents=True)
    for name in ("worker-PCWiZQiR.js", "engine.json", "pyodide-1.2.3/pyodide.mjs"):
        (built / "engine" / name).write_bytes(SCRIPT)
    for name in ("sw.js", "icon-maskable.svg", "index.html", "assets/index-PCWiZQiR.js"):
        (built / name).write_bytes(SCRIPT)
        (built / f"{name}.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (built / "assets" / "index-PCWiZQiR.js.br").write_bytes(PACKED)
    (built / "assets" / "letters-D_ZTVpCC.woff2").write_bytes(b"letters")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(static_files, "BUILT", built)
        static_files.files.cache_clear()
        with town(tmp_path_factory.mktemp("files")) as opened:
            yield opened
    static_files.files.cache_clear()


def fetch(place: Town, path: str, **headers: str) -> httpx.Response:
    async def scene() -> httpx.Response:
        http = (await place.server.page()).http
        request = http.build_request("GET", path, headers={name.replace("_", "-"): of for name, of in headers.items()})
        response = await http.send(request, stream=True)
        response._content = b"".join([part async for part in response.aiter_raw()])  # as it came over the wire
        return response

    return place.run(scene())


@pytest.mark.parametrize(
    ("accepted", "way"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=1.0, gzip", "br"),
        ("gzip", "gzip"),
        ("gzip, br;q=0", "gzip"),
        ("gzip;q=0.0", None),
        ("identity", None),
        ("", None),
        ("brotli, gzipped", None),
    ],
)
def test_a_file_comes_in_the_best_way_that_the_browser_can_unpack(place: Town, accepted: str, way: str | None) -> None:
    response = fetch(place, "/assets/index-PCWiZQiR.js", accept_encoding=accepted)
    assert response.headers.get("content-encoding") == way
    assert response.content == {"br": PACKED, "gzip": gzip.compress(SCRIPT, mtime=0), None: SCRIPT}[way]
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", ["/", "/play/somewhere", "/sw.js", "/icon-maskable.svg"])
def test_a_file_without_a_hash_in_its_name_is_asked_for_anew(place: Town, path: str) -> None:
    response = fetch(place, path, accept_encoding="br, gzip")
    assert response.headers["cache-control"] == "no-cache"
    assert response.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/assets/index-PCWiZQiR.js", "/assets/letters-D_ZTVpCC.woff2"])
def test_a_file_with_a_hash_in_its_name_is_kept_for_ever(place: Town, path: str) -> None:
    assert "immutable" in fetch(place, path).headers["cache-control"]


def test_a_browser_that_has_the_file_is_told_so(place: Town) -> None:
    first = fetch(place, "/sw.js", accept_encoding="gzip")
    again = fetch(place, "/sw.js", accept_encoding="gzip", if_none_match=f'"other", {first.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    plain = fetch(place, "/sw.js", accept_encoding="", if_none_match=first.headers["etag"])
    assert plain.status_code == 200, "packed and plain bytes have marks of their own"


def test_of_an_endless_header_only_the_beginning_is_read(place: Town) -> None:
    gap = " " * static_files.MOST_READ
    mark = fetch(place, "/sw.js", accept_encoding="").headers["etag"]
    assert fetch(place, "/sw.js", accept_encoding="", if_none_match=f'"other",{gap}{mark}').status_code == 200
    assert "content-encoding" not in fetch(place, "/sw.js", accept_encoding=f"other,{gap}gzip").headers


def test_packed_files_have_no_address_of_their_own(place: Town) -> None:
    assert fetch(place, "/sw.js.gz").status_code == 404


def test_a_page_may_start_its_own_worker_and_make_no_other_script(place: Town) -> None:
    policy = fetch(place, "/").headers["content-security-policy"].split("; ")
    assert "worker-src 'self'" in policy
    assert "trusted-types townwright-worker townwright-engine" in policy
    assert "script-src 'self'" in policy


def test_web_assembly_runs_in_the_worker_of_the_engine_alone(place: Town) -> None:
    worker = fetch(place, "/engine/worker-PCWiZQiR.js").headers
    assert "script-src 'self' 'wasm-unsafe-eval'" in worker["content-security-policy"].split("; ")
    for path in (
        "/",
        "/sw.js",
        "/assets/index-PCWiZQiR.js",
        "/engine/pyodide-1.2.3/pyodide.mjs",
        "/engine/engine.json",
    ):
        assert "wasm" not in fetch(place, path).headers["content-security-policy"], path


@pytest.mark.parametrize(
    ("path", "for_ever"),
    [
        ("/engine/worker-PCWiZQiR.js", True),
        ("/engine/pyodide-1.2.3/pyodide.mjs", True),
        ("/engine/engine.json", False),
    ],
)
def test_the_files_of_the_engine_are_kept_and_their_list_is_not(place: Town, path: str, for_ever: bool) -> None:
    assert ("immutable" in fetch(place, path).headers["cache-control"]) == for_ever


def test_the_page_and_its_files_never_leave_their_folder(place: Town) -> None:
    async def scene() -> list[int]:
        static_files = await place.server.page()
        ways = (
            "/../pyproject.toml",
            "/..%2f..%2fpyproject.toml",
            "/assets/../../app.py",
            "/%2e%2e/app.py",
            "//etc/passwd.txt",
        )
        return [(await static_files.http.get(way)).status_code for way in ways]

    assert set(place.run(scene())) == {404}
