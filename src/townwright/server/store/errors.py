"""What the store cannot do.

StoreError            something for the server to handle
├── Behind            another process appended first: read on and hear the message again
├── AlreadyReplied    this action id already has a reply
├── TryTaken          this person has begun a try at the deal of this day already
├── Clash             something that must be unique was there before: an id, an account
├── UnsettledCommit   a commit failed and nobody knows whether it holds: read the log again
├── Down              the storage does not work at this moment; nothing was written
│   └── Outdated      a newer Townwright has changed it, and this process must end
├── BadPage           the database's own file is damaged in the place that was read
├── Damaged           a table's log does not have the hashes it should have
│   └── WrongSeed     its seed is not the one that it committed to
└── Unusable          this storage cannot be opened, and the sentence says why
    └── Incomplete    its log is gone, and with it what was stored last

What is to be told to a person is a refusal of the core: a name that is taken or cannot be one, an
invitation that is gone, a disk too full for a new table.
"""

from __future__ import annotations

from townwright.server.store.models import StoredReply


class StoreError(Exception):
    """The storage could not do what was asked."""


class Behind(StoreError):
    """The table has other events than the caller thought; nothing was written."""

    def __init__(self, head: int) -> None:
        self.head = head
        """The number of the last event."""
        super().__init__(f"the last event is number {head}")


class AlreadyReplied(StoreError):
    """The action id was used before; nothing was written."""

    def __init__(self, reply: StoredReply) -> None:
        self.reply = reply
        super().__init__(f"action {reply.action_id} was answered before")


class TryTaken(StoreError):
    """The person has begun a try at the deal of this day before; nothing was written."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        """Where it is played."""
        super().__init__(f"the try is played at table {table_id}")


class Clash(StoreError):
    """A key that must be unique was used before; nothing was written."""


class UnsettledCommit(StoreError):
    """The commit failed; what was asked may or may not have been stored.

    The caller forgets what it holds of the table, reads the log again, and finds the outcome by action id.
    """


class Down(StoreError):
    """The storage does not reply; nothing was written, and the same may be asked again later."""


class Outdated(Down):
    """A newer Townwright has the storage, or wants it alone; this process writes nothing more and has to end."""


class BadPage(StoreError):
    """The database could not read a part of its own file."""


class Damaged(StoreError):
    """The log of one table is damaged. Other tables are not concerned."""

    def __init__(self, table_id: str, number: int, why: str | None = None) -> None:
        self.table_id = table_id
        self.number = number
        """The first event that is wrong or missing."""
        super().__init__(f"table {table_id} is damaged{f' at event {number}' if why is None else f': {why}'}")


class WrongSeed(Damaged):
    """Nothing may be dealt from the seed that is stored for a table."""

    def __init__(self, table_id: str, why: str) -> None:
        super().__init__(table_id, 0, why)


class Unusable(StoreError):
    """The storage cannot be used, and nothing was written to it; the message is a sentence for the host."""


class Incomplete(Unusable):
    """The storage lacks what was confirmed last, since its log is missing or cut; what is left can be read."""


def is_outage(error: BaseException) -> bool:
    """Return whether an error only says that the storage is away at this moment, which it logs itself."""
    return isinstance(error, Down | UnsettledCommit)
