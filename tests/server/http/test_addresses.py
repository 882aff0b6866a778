"""How a server is called."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from townwright.core.refusals import Unreadable
from townwright.server.http import addresses
from townwright.server.http.addresses import check_origin, is_numeric, is_wildcard, own_origins, visitor_address

EVERY = "0.0.0.0"  # noqa: S104  nothing listens there


@pytest.mark.parametrize(
    ("host", "port", "origins"),
    [
        ("127.0.0.1", 8000, ("http://127.0.0.1:8000", "http://localhost:8000")),
        ("localhost", 8000, ("http://127.0.0.1:8000", "http://localhost:8000")),
        ("::1", 8000, ("http://[::1]:8000", "http://localhost:8000")),
        (EVERY, 80, ("http://127.0.0.1", "http://localhost")),
        ("192.168.7.9", 8000, ("http://192.168.7.9:8000",)),
        ("games.example", 80, ("http://games.example",)),
    ],
)
def test_a_server_answers_to_where_it_listens_as_browsers_write_it(
    host: str, port: int, origins: tuple[str, ...]
) -> None:
    assert own_origins(host, port) == origins


@pytest.mark.parametrize("host", ["192.168.7.9:8000", "[fd00::7]:8000", "localhost:8000", "127.0.0.1:8000"])
def test_an_address_in_numbers_is_nobodys_name(host: str) -> None:
    assert is_numeric(host)
    assert is_numeric(host, 8000)
    assert not is_numeric(host, 8001)


def test_browsers_leave_the_port_of_http_out() -> None:
    assert is_numeric("192.168.7.9", 80)
    assert not is_numeric("192.168.7.9", 8000)


@pytest.mark.parametrize(
    "host",
    ["", ":8000", "games.example:8000", "1.2.3.4.example", "1.2.3", "fd00::7", "[1.2.3.4]", "a@1.2.3.4", "1.2.3.4:x"],
)
def test_whatever_is_not_written_like_an_address_is_none(host: str) -> None:
    assert not is_numeric(host)


def test_a_longer_host_than_any_name_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[str] = []
    monkeypatch.setattr(addresses, "HOST", SimpleNamespace(fullmatch=searched.append))

    assert not is_numeric("[" + ":" * 32_000)
    assert searched == []


def test_the_addresses_that_mean_every_address() -> None:
    assert all(map(is_wildcard, ("", EVERY, "::")))
    assert not any(map(is_wildcard, ("127.0.0.1", "::1", "games.example")))


@pytest.mark.parametrize(
    "origin",
    ["https://games.example", "http://192.168.7.9:8000", "http://[fd00::7]:8000", "https://xn--bcher-kva.example"],
)
def test_an_origin_as_browsers_write_it_is_good(origin: str) -> None:
    assert check_origin(origin) == origin


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("https://games.example/", "https://games.example"),
        ("games.example", "https://games.example"),
        ("games.example:8443", "https://games.example:8443"),
        ("https://Games.example:443/lobby?x#y", "https://games.example"),
        ("https://ada@games.example", "https://games.example"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
    ],
)
def test_an_origin_as_no_browser_writes_it_is_refused_with_how_they_do(written: str, meant: str) -> None:
    with pytest.raises(Unreadable) as refused:
        check_origin(written)
    assert str(refused.value).endswith(f"write {meant}")


@pytest.mark.parametrize("written", ["", "https://", "ftp://games.example", "*", "https://a b", "https://a:x"])
def test_what_is_no_origin_is_refused(written: str) -> None:
    with pytest.raises(Unreadable):
        check_origin(written)


def test_one_customers_network_of_ipv6_is_one_visitor() -> None:
    assert visitor_address("2001:db8::1") == visitor_address("2001:db8::2:3") != visitor_address("2001:db8:0:1::1")
    assert visitor_address("198.51.100.7") == "198.51.100.7"
