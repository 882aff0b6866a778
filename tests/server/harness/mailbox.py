"""An SMTP server of the test's own that keeps every mail (RFC 5321)."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage

from townwright.server.settings import MailSettings


@dataclass
class Mailbox:
    """The mails that were handed over, and how to reach the server."""

    settings: MailSettings
    mails: list[EmailMessage] = field(default_factory=list)
    recipients: list[str] = field(default_factory=list)
    """Where the mails were to be delivered, whatever stands in them."""
    refusing: bool = False
    """Whether it takes no mail."""
    goodbye: str = "221 bye"
    """What it says at the end, or nothing if it hangs up without a word."""
    is_silent: bool = False
    """Whether it takes mails and hangs up without saying so."""

    def texts(self, to: str) -> list[str]:
        """The texts of all mails to an address."""
        return [mail.get_content() for mail in self.mails if mail["To"] == to]


@contextlib.asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """An SMTP server on a loopback port, for as long as the block lasts."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 mail.example ready")
        while line := await reader.readline():
            match line.split()[0].upper():
                case b"EHLO" | b"HELO":
                    say("250 mail.example")
                case b"MAIL" if found.refusing:
                    say("451 not now")
                case b"RCPT":
                    found.recipients.append(line.decode().partition("<")[2].partition(">")[0])
                    say("250 fine")
                case b"DATA":
                    say("354 go on")
                    data = (await reader.readuntil(b"\r\n.\r\n")).removesuffix(b".\r\n").replace(b"\r\n..", b"\r\n.")
                    found.mails.append(message_from_bytes(data, EmailMessage, policy=policy.default))
                    if found.is_silent:
                        break
                    say("250 taken")
                case b"QUIT":
                    if found.goodbye:
                        say(found.goodbye)
                    break
                case _:
                    say("250 fine")
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    found = Mailbox(MailSettings(host="127.0.0.1", port=port, sender="games@example.org", security="none"))
    async with server:
        yield found


@contextlib.contextmanager
def mailbox_of_a_thread() -> Iterator[Mailbox]:
    """An SMTP server that runs in a thread of its own, for as long as the block lasts."""
    found: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, asyncio.Event, Mailbox]] = queue.SimpleQueue()

    async def live() -> None:
        over = asyncio.Event()
        async with mailbox() as box:
            found.put((asyncio.get_running_loop(), over, box))
            await over.wait()

    thread = threading.Thread(target=lambda: asyncio.run(live()))
    thread.start()
    loop, over, box = found.get()
    try:
        yield box
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
