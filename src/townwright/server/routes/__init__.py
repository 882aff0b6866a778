"""What can be asked over HTTP, and the socket. Each route only carries: it reads, asks, and writes the answer."""

from __future__ import annotations

from typing import Final

from townwright.server.routes import accounts, games, invitations, machine, page, people, records, socket, tables

EVERY: Final = (
    games.games,
    people.me,
    people.call_me,
    people.forget_me,
    people.export,
    people.sessions,
    people.end_session,
    people.logout,
    people.ticket,
    accounts.create,
    accounts.login,
    accounts.change_password,
    tables.lobby,
    tables.mine,
    tables.create,
    tables.look,
    tables.record,
    tables.sit,
    tables.leave,
    tables.sit_bot,
    tables.send_away,
    tables.cancel,
    invitations.invite,
    invitations.invitations,
    invitations.withdraw,
    invitations.invited,
    invitations.accept,
    records.replay,
    machine.live,
    machine.ready,
    machine.metrics,
    page.index,
    page.file,
    socket.socket,
)
