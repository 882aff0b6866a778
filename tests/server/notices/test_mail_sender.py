"""Mails go to the address that was given, and a mail server that hangs is given up and holds only a few threads."""

from __future__ import annotations

import asyncio
import contextlib
import smtplib
import socket
import string
from collections.abc import AsyncIterator
from email import message_from_bytes, policy

import pytest

from tests.server.harness.mailbox import mailbox
from tests.server.harness.notice_attacks import ADDRESSES
from townwright.server.notices import mail
from townwright.server.notices.mail import AT_ONCE, MailSender, Uncomposable, compose, is_address, is_unsent
from townwright.server.settings import MailSettings


@contextlib.asynccontextmanager
async def silent_server() -> AsyncIterator[tuple[MailSettings, list[asyncio.StreamWriter]]]:
    """A mail server that takes connections and never says anything, and its connections."""
    called: list[asyncio.StreamWriter] = []

    async def take(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        called.append(writer)

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        yield MailSettings(host="127.0.0.1", port=port, sender="games@example.org", security="none"), called
        for writer in called:
            writer.close()


async def test_a_mail_server_that_hangs_is_given_up_and_holds_only_so_many_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with silent_server() as (settings, called), asyncio.timeout(60):
        sender = MailSender(settings)
        sending = [asyncio.ensure_future(send(sender)) for _ in range(2 * AT_ONCE)]
        while len(called) < AT_ONCE:
            await asyncio.sleep(0.01)
        for one in sending:  # as the queue gives them up
            one.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        monkeypatch.setattr(mail, "WHOLE_SECONDS", 0.05)
        with pytest.raises(TimeoutError):
            await send(sender)
        assert len(called) == AT_ONCE, "threads that hang keep their places"

        called.pop().close()
        while len(called) < AT_ONCE:  # the place of the one that ended is free again
            with contextlib.suppress(TimeoutError):
                await send(sender)


async def send(sender: MailSender) -> None:
    """Send a mail."""
    await sender.send("ada@example.org", "Turn", "It is your turn")


async def test_a_mail_that_was_refused_was_not_sent_and_one_without_an_answer_may_have_been() -> None:
    async with mailbox() as box:
        box.refusing = True
        with pytest.raises(smtplib.SMTPException) as refused:
            await send(MailSender(box.settings))

    assert is_unsent(refused.value)
    assert all(map(is_unsent, (ConnectionRefusedError(), socket.gaierror(), smtplib.SMTPDataError(554, "no"))))
    assert not any(map(is_unsent, (TimeoutError(), ConnectionResetError(), smtplib.SMTPServerDisconnected())))


async def test_every_address_that_is_taken_stands_in_its_mail_and_its_envelope_as_it_was_given() -> None:
    marks = string.punctuation.replace("@", "").replace(".", "")
    taken = [
        address
        for first in marks
        for second in marks
        for address in (f"{first}{second}@example.org", f"a{first}{second}q{second}{first}b@example.org")
        if is_address(address)
    ]
    assert len(taken) > 500
    for address in (*taken, "ada.l+games@mail.example.org", "o'neill=x@example.org"):
        mail = message_from_bytes(compose("games@example.org", address, "Turn", "text", None), policy=policy.default)
        assert [one.addr_spec for one in mail["To"].addresses] == [address]

    async with mailbox() as box:
        await MailSender(box.settings).send("o'neill=x@example.org", "Turn", "text")
    assert box.recipients == ["o'neill=x@example.org"]


async def test_a_mail_to_what_is_no_address_or_with_two_lines_as_its_subject_is_not_sent() -> None:
    assert not any(is_address(address) for address in ADDRESSES if isinstance(address, str))
    async with mailbox() as box:
        for address, subject in (
            ("=?utf-8?q?ada?=@example.org", "Turn"),
            ("=?utf-8?q?=0Aa?=@x.org", "Turn"),
            ("ada@example.org", "Turn\nBcc: ben@example.org"),
        ):
            with pytest.raises(Uncomposable) as refused:
                await MailSender(box.settings).send(address, subject, "text")
            assert is_unsent(refused.value)

    assert box.recipients == []


@pytest.mark.parametrize("goodbye", ["421 too busy", "250 fine", ""])
async def test_a_mail_that_was_taken_is_sent_however_the_server_says_goodbye(goodbye: str) -> None:
    async with mailbox() as box:
        box.goodbye = goodbye
        await send(MailSender(box.settings))

    assert len(box.mails) == 1
