"""Who is next: each network that waits gets a turn before any gets a second one; in it, everybody does."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Hashable
from contextvars import ContextVar
from typing import Generic, NamedTuple, TypeVar

from townwright.core.refusals import NotNow

T = TypeVar("T")

_address: ContextVar[str | None] = ContextVar("address", default=None)


class Requester(NamedTuple):
    """A network and a person in it, as queues count them."""

    network: Hashable
    person: Hashable


def asked_from(address: str) -> None:
    """Count all that this request or socket leads to for an address, also in the tasks that it starts."""
    _address.set(address)


def requester(who: Hashable) -> Requester:
    """Return whom a task for this person counts for; what no visitor has asked for counts for the person alone."""
    return Requester(_address.get() or who, who)


class TryAgain(NotNow):
    """Raised when something is not computed now, whatever it is; the same message may be answered otherwise soon."""


class Busy(TryAgain):
    """Raised when too much is waiting already."""

    code = "busy"


class FairQueue(Generic[T]):
    """WaitingTask tasks by the network and the person that they are for; a few of each may be under way at once.

    Whoever is no ``Requester`` counts as a network of one person.
    """

    def __init__(self, most_each: int, most: int, at_once: int) -> None:
        self._most_each, self._most, self._at_once = most_each, most, at_once
        self._waiting: dict[Hashable, dict[Hashable, deque[T]]] = {}
        self._waiting_in: Counter[Hashable] = Counter()
        """How many tasks of each network wait."""
        self._under_way: Counter[Hashable] = Counter()
        """How many tasks of each network are under way."""

    def __len__(self) -> int:
        return self._waiting_in.total()

    def put(self, who: Hashable, task: T) -> T | None:
        """Queue a task, or refuse it if too much is waiting: of this person, or of all together.

        In a full queue, a network that has at least two tasks less takes the place of the newest task of whoever has
        most in the network that has most; that task is returned, for the caller to refuse.
        """
        network, person = parts(who)
        if len(self._waiting.get(network, {}).get(person, ())) >= self._most_each:
            raise Busy("server-busy-with-yours", "the server still computes what you asked before; wait for that")
        dropped = self._make_room(network, person) if len(self) >= self._most else None
        self._waiting.setdefault(network, {}).setdefault(person, deque()).append(task)
        self._waiting_in[network] += 1
        return dropped

    def _make_room(self, network: Hashable, person: Hashable) -> T:
        """Take the newest task of whoever has most out of the queue; refuse if that would be no fairer."""
        fullest = max(self._waiting_in, key=self._waiting_in.__getitem__, default=network)
        people = self._waiting.get(fullest, {})
        greediest = max(people, key=lambda one: len(people[one]), default=person)
        if fullest == network:
            is_fairer = len(people.get(greediest, ())) >= len(people.get(person, ())) + 2
        else:
            is_fairer = self._waiting_in[fullest] >= self._waiting_in[network] + 2
        if not is_fairer:
            raise busy()
        task = people[greediest].pop()
        self._tidy(fullest, greediest)
        return task

    def next(self) -> tuple[Hashable, T] | None:
        """Take the next task that may begin; its network and its person then stand behind the others."""
        for network, people in self._waiting.items():
            if self._under_way[network] < self._at_once:
                person = next(iter(people))
                tasks = people.pop(person)
                task = tasks.popleft()
                people[person] = tasks
                self._waiting[network] = self._waiting.pop(network)
                self._tidy(network, person)
                self._under_way[network] += 1
                return Requester(network, person), task
        return None

    def _tidy(self, network: Hashable, person: Hashable) -> None:
        """Count one task of a person less, and drop what is empty now."""
        people = self._waiting[network]
        self._waiting_in[network] -= 1
        if not people[person]:
            del people[person]
        if not people:
            del self._waiting[network], self._waiting_in[network]

    def clear(self) -> tuple[T, ...]:
        """Empty the queue and return everything that waited."""
        left = tuple(task for people in self._waiting.values() for tasks in people.values() for task in tasks)
        self._waiting.clear()
        self._waiting_in.clear()
        return left

    def done(self, who: Hashable) -> None:
        """Count one task of a person as finished."""
        network, _ = parts(who)
        self._under_way[network] -= 1
        if not self._under_way[network]:
            del self._under_way[network]

    def forget(self, who: Hashable, task: T) -> None:
        """Take a task out of the queue, if it still waits."""
        network, person = parts(who)
        tasks = self._waiting.get(network, {}).get(person)
        if tasks is not None and task in tasks:
            tasks.remove(task)
            self._tidy(network, person)


def parts(who: Hashable) -> Requester:
    """Return the network and the person that a task is for."""
    return who if isinstance(who, Requester) else Requester(who, who)


def busy() -> Busy:
    """Why a task is not computed when too much of all together is waiting."""
    return Busy("server-busy", "the server has too much to compute at the moment; try again soon")


def stopping() -> TryAgain:
    """Why nothing is computed any more."""
    return TryAgain("server-stopping", "the server stops; try again in a moment")
