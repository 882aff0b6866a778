"""Accounts: a name and a password, for those who want to be known in every browser."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody

from townwright.core.phrases import Phrase
from townwright.server.auth import passwords
from townwright.server.auth.login_limits import Attempt
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
async def create(
    request: Request[Any, Any, Any], state: State, visitor: FoundVisitor, data: JSONBody[Credentials]
) -> Response[Me]:
    """Give the visitor an account; games and seats stay theirs, and the session gets a new token."""
    services: Services = state.services
    person = known(visitor)
    services.visitor_limits.logins.new_account(visitor.address)
    if await services.store.account_of(person) is not None:
        raise ApiError(409, "not-now", Phrase("server-has-account", "you already have an account"))
    name = display_names.checked(data.name)
    passwords.check(data.password, name)
    account = Account(person, name, await services.passwords.hash(data.password), services.now())
    await services.store.add_account(account)
    services.table_registry.forget_name(person)
    return await _known_anew(services, request, visitor, account)


@post("/api/account/login", summary="Log in", status_code=200)
async def login(
    request: Request[Any, Any, Any], state: State, visitor: FoundVisitor, data: JSONBody[Credentials]
) -> Response[Me]:
    """Log in with a name and a password; takes as long, and says the same, whichever of the two is wrong."""
    services: Services = state.services
    account = await services.store.account(data.name)
    attempt, known_here = await _attempt(services, request, visitor, data.name, account)
    if not await services.passwords.fits(data.password, account.password_hash if account else None, known_here):
        account = None
    if account is None:
        raise wrong()
    attempt.succeeded()
    if services.passwords.is_outdated(account.password_hash):
        renewed = await services.passwords.hash(data.password, known=True)
        await services.store.set_password(account.person_id, renewed)
    guest = visitor.person
    if guest not in (None, account.person_id) and await services.store.account_of(guest) is None:
        await services.daily_tries.join(guest, account.person_id)
    return await _known_anew(services, request, visitor, account)


async def _attempt(
    services: Services, request: Request[Any, Any, Any], visitor: Visitor, name: str, account: Account | None
) -> tuple[Attempt, bool]:
    """Count a try to log in, and whether the browser knows the account; ``TooManyRequests`` if it must wait."""
    limits = services.visitor_limits.logins
    if account is not None:
        if visitor.person == account.person_id:
            return limits.known_device(visitor.session), True
        device = await services.known_devices.token_for(request, account.person_id, services.now())
        if device is not None:
            return limits.known_device(device), True
    return limits.stranger(display_names.skeleton(name), visitor.address), False


@post("/api/account/password", summary="Change the password", status_code=200)
async def change_password(
    request: Request[Any, Any, Any], state: State, visitor: FoundVisitor, data: JSONBody[NewPassword]
) -> Response[Me]:
    """Change the password and log every other browser out."""
    services: Services = state.services
    person = known(visitor)
    account = await services.store.account_of(person)
    if account is None:
        raise wrong()
    attempt = services.visitor_limits.logins.change_of_password(visitor.session)
    if not await services.passwords.fits(data.old, account.password_hash, known=True):
        raise wrong()
    attempt.succeeded()
    passwords.check(data.new, account.name)
    await services.store.set_password(person, await services.passwords.hash(data.new, known=True))
    await services.store.end_sessions(person)
    services.connections.end(person=person)
    return await _known_anew(services, request, visitor, account)


async def _known_anew(
    services: Services, request: Request[Any, Any, Any], visitor: Visitor, account: Account
) -> Response[Me]:
    """Give the browser a new session in place of the old one, whose token is then worth nothing."""
    token = await services.store.rotate(visitor.token, account.person_id, services.now())
    services.connections.end(session=visitor.session)
    shown = Me(known=True, name=account.name, account=True)
    device = await services.known_devices.cookie(request, account.person_id, services.now())
    return Response(shown, cookies=[session_cookie(services.settings, token), device])


def wrong() -> ApiError:
    """Return the one error of a wrong name or password."""
    return ApiError(403, "not-yours", Phrase("server-wrong-login", "the name or the password is wrong"))
