"""Accounts: a name and a password, for those who want to be known in every browser."""

from __future__ import annotations

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import JSONBody

from townwright.core.phrases import Phrase
from townwright.server.auth import passwords
from townwright.server.auth.session_cookies import Visitor, session_cookie
from townwright.server.http.errors import ApiError
from townwright.server.protocol.requests import Credentials, NewPassword
from townwright.server.protocol.responses import Me
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.services import Services
from townwright.server.store import display_names
from townwright.server.store.models import Account


@post("/api/account", summary="Make an account of the guest that you are", status_code=201)
async def create(state: State, visitor: FoundVisitor, data: JSONBody[Credentials]) -> Response[Me]:
    """Games and seats stay yours. The session gets a new token."""
    services: Services = state.services
    person = known(visitor)
    services.rate_limits.logins_from.enter(visitor.address)
    if await services.store.account_of(person) is not None:
        raise ApiError(409, "not-now", Phrase("server-has-account", "you already have an account"))
    name = display_names.checked(data.name)
    passwords.check(data.password, name)
    account = Account(person, name, await services.passwords.hash(data.password), services.now())
    await services.store.add_account(account)
    services.table_registry.forget_name(person)
    return await _known_anew(services, visitor, account)


@post("/api/account/login", summary="Log in", status_code=200)
async def login(state: State, visitor: FoundVisitor, data: JSONBody[Credentials]) -> Response[Me]:
    """It takes as long, and says the same, whether the name or the password is wrong."""
    services: Services = state.services
    services.rate_limits.logins_from.enter(visitor.address)
    services.rate_limits.logins.enter(display_names.skeleton(data.name))
    account = await services.store.account(data.name)
    if not await services.passwords.fits(data.password, None if account is None else account.password_hash):
        account = None
    if account is None:
        raise wrong()
    if services.passwords.is_outdated(account.password_hash):
        await services.store.set_password(account.person_id, await services.passwords.hash(data.password))
    return await _known_anew(services, visitor, account)


@post("/api/account/password", summary="Change the password", status_code=200)
async def change_password(state: State, visitor: FoundVisitor, data: JSONBody[NewPassword]) -> Response[Me]:
    """Every other browser is logged out."""
    services: Services = state.services
    person = known(visitor)
    account = await services.store.account_of(person)
    if account is None:
        raise wrong()
    services.rate_limits.logins.enter(display_names.skeleton(account.name))
    if not await services.passwords.fits(data.old, account.password_hash):
        raise wrong()
    passwords.check(data.new, account.name)
    await services.store.set_password(person, await services.passwords.hash(data.new))
    await services.store.end_sessions(person)
    services.end_sockets(person=person)
    return await _known_anew(services, visitor, account)


async def _known_anew(services: Services, visitor: Visitor, account: Account) -> Response[Me]:
    """A new session in place of the old one, so that whoever knew the old token knows nothing."""
    token = await services.store.rotate(visitor.token, account.person_id, services.now())
    services.end_sockets(session=visitor.session)
    shown = Me(known=True, name=account.name, account=True)
    return Response(shown, cookies=[session_cookie(services.settings, token)])


def wrong() -> ApiError:
    """The same whatever is wrong."""
    return ApiError(403, "not-yours", Phrase("server-wrong-login", "the name or the password is wrong"))
