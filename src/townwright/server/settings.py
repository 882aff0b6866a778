"""The settings of a server, which it is given when it starts."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

ENVIRONMENT: Final = "TOWNWRIGHT_SETTINGS"
"""The variable that carries the settings to worker processes."""


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much one visitor may ask for. The server goes slow or says no beyond it; it never falls over."""

    frame_bytes: int = 16_384
    seated_messages: float = 5.0
    """Socket messages per second of who has a seat somewhere; 20 seconds' worth may come at once."""
    other_messages: float = 2.5
    sockets_per_session: int = 10
    sockets_per_address: int = 50
    watchers_per_table: int = 200
    tables_per_socket: int = 20
    tables_per_minute: int = 5
    """New tables from one address."""
    open_tables: int = 20
    """Tables of one host that have not ended."""
    guests_per_minute: int = 10
    """New guests from one address."""
    logins_per_network: int = 10
    """Wrong passwords for one name from one network, or from one known browser, in a quarter of an hour."""
    logins_per_name: int = 100
    """Wrong passwords for one name in an hour; beyond it, each network has one try in a quarter of an hour."""
    logins_per_address: int = 100
    """In ten minutes."""
    requests: float = 20.0
    """HTTP requests per second from one address; 10 seconds' worth may come at once."""
    page_files: float = 200.0
    """Files of the page per second from one address; 10 seconds' worth may come at once, as when a class begins."""
    imports_per_minute: int = 30
    """Records and component files of one person that are new here."""
    studies_per_minute: int = 120
    """Positions of one person that are studied and new here."""
    scores_per_minute: int = 60
    """Tables of the physical game that one person or address may score."""
    suggestions: int = 30
    """What one person may suggest in ten seconds."""
    greetings: int = 5
    """What one person may say to a table in ten seconds."""
    hints_per_minute: int = 20
    """Hints for one person."""
    reviews_per_hour: int = 30
    """Reviews that are begun for one person; those that are kept, or under way for others, do not count."""
    reviews_waiting: int = 4
    """Reviews of one person that may wait."""
    push_subscriptions: int = 5
    """Browsers of one person that are told of turns."""
    push_wishes_per_minute: int = 20
    """Subscriptions that one person may make."""
    mails_per_hour: int = 5
    """Mail addresses that one person or one network address may have asked; each address is asked once a day."""
    questions_per_hour: int = 60
    """Mail addresses that the whole server asks."""
    hello_seconds: float = 5.0
    slow_seconds: float = 15.0
    """How long a page may leave a frame unread."""


class MailSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The SMTP server that takes the mails of this server."""

    host: str
    port: int
    sender: str
    """The address that mails are from."""
    user: str = ""
    password: str = ""
    security: Literal["starttls", "tls", "none"] = "starttls"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings of one server, with their defaults."""

    store: str
    """The address of the storage."""
    origins: tuple[str, ...]
    """The addresses under which pages reach this server, exactly: ``https://games.example``."""
    any_address_port: int | None = None
    """With this port, every address of the machine in numbers is one of the server's names as well."""
    instance: str | None = None
    """The storage must be this very one."""
    bot_workers: int = 1
    """Processes that think; with none, bots wait for another server to think for them."""
    bot_nodes: int = 10_000
    bot_seconds: float = 10.0
    """After this a thinking bot is stopped, and moves without thinking."""
    bot_first_seconds: float = 90.0
    """The same for a worker's first answer as a bot, when it loads game and bot."""
    sandbox_workers: int = 2
    """Processes that compute what strangers bring, and as many that search at other tables; ``--sandbox-workers``."""
    review_workers: int = 1
    """Processes that review finished games, with the lowest priority."""
    review_nice: int = 19
    """How far these processes stand behind others; bots have 10."""
    review_effort: float = 1.0
    """How many times the usual budget a review has."""
    grace_seconds: float = 60.0
    """After a start nobody is late for so long, since the server itself was away."""
    metrics_token: str = ""
    """Whoever sends it may read the metrics; without one, only this machine may."""
    mail: MailSettings | None = None
    """The server for mails about turns; without one, none are sent."""
    notice_seconds: float = 60.0
    """After so long somebody who is to act and does not look is told."""
    private_push: bool = False
    """Whether push services may be at private addresses and other ports, where the host runs one of its own."""
    push_ca: str | None = None
    """A file with the certificates that push services are believed by; left out, those of the system."""
    page_folder: str | None = None
    """Where the page's files of other versions lie, which a page that was opened before may still ask for."""
    limits: Limits = Limits()

    @property
    def hosts(self) -> tuple[str, ...]:
        """What a request's Host may be."""
        return tuple(origin.partition("://")[2] for origin in self.origins)

    @property
    def secure(self) -> bool:
        """Whether pages come over TLS."""
        return all(origin.startswith("https://") for origin in self.origins)


def write(settings: Settings) -> str:
    """The settings as text, for a worker's environment."""
    return msgspec.json.encode(settings).decode()


def read(text: str) -> Settings:
    """The inverse of ``write``."""
    return msgspec.json.decode(text, type=Settings)
