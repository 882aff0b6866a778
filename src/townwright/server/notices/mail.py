"""Sends mail through the host's SMTP server, in threads that nobody waits for at the end."""

from __future__ import annotations

import asyncio
import re
import smtplib
import socket
import ssl
from contextlib import suppress
from email.message import EmailMessage
from typing import Final, Literal
from urllib.parse import parse_qs, unquote, urlsplit

from townwright.core.refusals import Unreadable
from townwright.server.ops.daemon_threads import in_daemon_thread
from townwright.server.settings import MailSettings

SECONDS: Final = 15.0
"""How long each step of a delivery may take."""
AT_ONCE: Final = 3
"""Mails that are handed over at the same time: one more than notices about turns take, for whoever is asked."""
WHOLE_SECONDS: Final = 25.0
"""How long a delivery may take in all, for whoever waits for it."""
LONGEST: Final = 254
WORD: Final = "[A-Za-z0-9!#$%&'*+/=^_`{|}~-]+"
"""No ``?``: between question marks a mail program reads an encoded word, which is somebody else's address."""
LABEL: Final = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS: Final = re.compile(
    rf"(?=[^@]{{1,64}}@){WORD}(?:\.{WORD})*@(?:{LABEL}\.)+[A-Za-z](?:[A-Za-z0-9-]{{0,61}}[A-Za-z0-9])"
)
"""Words between dots, one ``@``, and a domain of labels between dots, of which the last has a letter and one more."""
SECURITY: Final[dict[str, Literal["starttls", "tls", "none"]]] = {
    "smtp": "starttls",
    "smtps": "tls",
    "smtp+plain": "none",
}
PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}


def is_address(text: str) -> bool:
    """Whether a text can be somebody's address: one, in plain letters, without a name or a comment.

    >>> is_address("ada@example.org"), is_address("ada@localhost"), is_address("Ada <ada@example.org>")
    (True, False, False)
    >>> is_address("=?utf-8?q?ada?=@example.org")  # which mail programs read as ada@example.org
    False
    """
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


class Uncomposable(smtplib.SMTPException):
    """A mail that cannot be written as one."""


def is_unsent(error: Exception) -> bool:
    """Whether a mail was certainly not taken: it was never one, the server refused it, or was not reached at all."""
    refused = (
        Uncomposable,
        smtplib.SMTPResponseException,
        smtplib.SMTPRecipientsRefused,
        smtplib.SMTPNotSupportedError,
    )
    return isinstance(error, (*refused, ConnectionRefusedError, socket.gaierror))


def read_server(url: str) -> MailSettings:
    """The server in an address such as ``smtp://user:password@mail.example:587?from=games@example.org``.

    ``smtps://`` is TLS from the first byte, ``smtp+plain://`` none at all. Refusals repeat nothing of it: it is secret.
    """
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[0]
    try:
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        port = 0
    if parts.scheme not in SECURITY:
        raise Unreadable(
            "serve-smtp-scheme",
            "the address of the mail server begins with smtp:// or smtps://, as in "
            "smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS",
        )
    if not parts.hostname or not port:
        raise Unreadable(
            "serve-smtp-host",
            "the address of the mail server names no host, or no port that can be; write it as in "
            "smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS",
        )
    if not is_address(sender):
        raise Unreadable(
            "serve-smtp-from",
            "the address of the mail server lacks who sends the mails: it ends with ?from=ADDRESS, as in "
            "smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS",
        )
    return MailSettings(
        host=parts.hostname,
        port=port,
        sender=sender,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        security=SECURITY[parts.scheme],
    )


class MailSender:
    """Hands mails over to the host's SMTP server, a few at a time."""

    def __init__(self, server: MailSettings) -> None:
        self._server = server
        self._places = asyncio.Semaphore(AT_ONCE)

    async def send(self, to: str, subject: str, text: str, stop_link: str | None = None) -> None:
        """Send a mail; ``OSError`` or ``smtplib.SMTPException`` if the server does not take it in time.

        A thread that hangs keeps its place until it ends, so that there are never more than ``AT_ONCE``.
        ``stop_link`` is told to mail programs as the way to end such mails (RFC 2369).
        """
        message = compose(self._server.sender, to, subject, text, stop_link)
        async with asyncio.timeout(WHOLE_SECONDS):
            await self._places.acquire()
            handed_over = asyncio.ensure_future(in_daemon_thread(lambda: deliver(self._server, to, message)))
            handed_over.add_done_callback(self._ended)
            await asyncio.shield(handed_over)

    def _ended(self, handed_over: asyncio.Future[None]) -> None:
        self._places.release()
        if not handed_over.cancelled():
            handed_over.exception()  # also where nobody waits for it any more


def compose(sender: str, to: str, subject: str, text: str, stop_link: str | None) -> bytes:
    """The bytes of a mail to one address, which stands in it as it was given; ``Uncomposable`` if it cannot."""
    if not is_address(to):
        raise Uncomposable("this is not an address for mail")
    try:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = sender, to, subject
        message["Auto-Submitted"] = "auto-generated"
        if stop_link is not None:
            message["List-Unsubscribe"] = f"<{stop_link}>"
        message.set_content(text)
        return message.as_bytes(policy=message.policy.clone(linesep="\r\n"))
    except Exception as error:
        raise Uncomposable(f"the mail cannot be written: {type(error).__name__}") from error


def deliver(server: MailSettings, to: str, message: bytes) -> None:
    """Hand one mail over; takes as long as the server takes."""
    tls = ssl.create_default_context()
    if server.security == "tls":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=tls)
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    try:
        if server.security == "starttls":
            connection.starttls(context=tls)
        if server.user:
            connection.login(server.user, server.password)
        connection.sendmail(server.sender, [to], message)
    finally:
        with suppress(OSError, smtplib.SMTPException):  # whatever it answers, the mail was taken or refused before
            connection.quit()
        connection.close()
