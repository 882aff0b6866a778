"""Accounts: a name and a password, for those who want to be known in every browser."""

from __future__ import annotations

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import JSONBody

from townwright.core.phrases import Phrase
from townwright.server.auth import passwords
from townwright.server.auth.session_cookies import Visitor, session_cookie
from townwright.server.http.errors import Trouble
from townwright.server.protocol.requests import Credentials, NewPassword
from townwright.server.protocol.responses import Me
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.services import House
from townwright.server.store import display_names
from townwright.server.store.models import Account


@post("/api/account", summary="Make an account of the guest that you are", status_code=201)
async def create(state: State, visitor: FoundVisitor, data: JSONBody[Credentials]) -> Response[Me]:
    """Games and seats stay yours. The session gets a new token."""
    house: House = state.house
    person = known(visitor)
    house.gates.logins_from.enter(visitor.address)
    if await house.store.account_of(person) is not None:
        raise Trouble(409, "not-now", Phrase("server-has-account", "you already have an account"))
    name = display_names.checked(data.name)
    passwords.check(data.password, name)
    account = Account(person, name, await house.passwords.hash(data.password), house.now())
    await house.store.add_account(account)
    house.hall.forget_name(person)
    return await _known_anew(house, visitor, account)


@post("/api/account/login", summary="Log in", status_code=200)
async def login(state: State, visitor: FoundVisitor, data: JSONBody[Credentials]) -> Response[Me]:
    """It takes as long, and says the same, whether the name or the password is wrong."""
    house: House = state.house
    house.gates.logins_from.enter(visitor.address)
    house.gates.logins.enter(display_names.skeleton(data.name))
    account = await house.store.account(data.name)
    if not await house.passwords.fits(data.password, None if account is None else account.password_hash):
        account = None
    if account is None:
        raise wrong()
    if house.passwords.is_outdated(account.password_hash):
        await house.store.set_password(account.person_id, await house.passwords.hash(data.password))
    return await _known_anew(house, visitor, account)


@post("/api/account/password", summary="Change the password", status_code=200)
async def change_password(state: State, visitor: FoundVisitor, data: JSONBody[NewPassword]) -> Response[Me]:
    """Every other browser is logged out."""
    house: House = state.house
    person = known(visitor)
    account = await house.store.account_of(person)
    if account is None:
        raise wrong()
    house.gates.logins.enter(display_names.skeleton(account.name))
    if not await house.passwords.fits(data.old, account.password_hash):
        raise wrong()
    passwords.check(data.new, account.name)
    await house.store.set_password(person, await house.passwords.hash(data.new))
    await house.store.end_sessions(person)
    house.end_sockets(person=person)
    return await _known_anew(house, visitor, account)


async def _known_anew(house: House, visitor: Visitor, account: Account) -> Response[Me]:
    """A new session in place of the old one, so that whoever knew the old token knows nothing."""
    token = await house.store.rotate(visitor.token, account.person_id, house.now())
    house.end_sockets(session=visitor.session)
    shown = Me(known=True, name=account.name, account=True)
    return Response(shown, cookies=[session_cookie(house.settings, token)])


def wrong() -> Trouble:
    """The same whatever is wrong."""
    return Trouble(403, "not-yours", Phrase("server-wrong-login", "the name or the password is wrong"))
