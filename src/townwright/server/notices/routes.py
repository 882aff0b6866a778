"""How people choose where they are told of their turns, and how they stop it."""

from __future__ import annotations

import logging
import smtplib
from functools import partial

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow, Unreadable
from townwright.server.auth.session_cookies import Visitor
from townwright.server.http.errors import ApiError
from townwright.server.notices.links import LinkPurpose, address_hash, read_link, write_link
from townwright.server.notices.mail import is_address, is_unsent
from townwright.server.notices.notice_texts import CONFIRM, confirmation_text
from townwright.server.notices.push_addresses import read_endpoint
from townwright.server.protocol.notices import MailWish, NoticeChoices, PushWish, UsedLink
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.services import Services
from townwright.server.store.models import fresh_id
from townwright.server.store.notices.models import AskPermission, MailAddress, PushSubscription
from townwright.texts import translate

log = logging.getLogger(__name__)


@get("/api/me/notices", summary="How you are told of your turns")
async def choices(state: State, visitor: FoundVisitor) -> NoticeChoices:
    """Return which ways there are to tell the visitor of turns, and which are chosen."""
    return await chosen(state.services, visitor)


async def chosen(services: Services, visitor: Visitor) -> NoticeChoices:
    """The ways to tell a visitor of turns, and which of them are chosen."""
    person, channels = known(visitor), services.notice_channels
    service = await channels.push()
    mail, question = await services.store.mail_of(person), await services.store.question_of(person)
    devices = await services.store.subscriptions(person)
    return NoticeChoices(
        push_key=None if service is None else service.key.public,
        devices=len(devices),
        this_device=any(one.session_id == visitor.session for one in devices),
        can_mail=channels.mail is not None,
        address="" if mail is None else mail.address,
        asked="" if question is None else question.address,
    )


@post("/api/me/notices/push", summary="Be told of turns in this browser", status_code=200)
async def subscribe(state: State, visitor: FoundVisitor, data: JSONBody[PushWish]) -> NoticeChoices:
    """Store where this browser's push service is reached; the subscription ends with the session."""
    services: Services = state.services
    person = known(visitor)
    services.visitor_limits.notices.enter(person)
    if await services.notice_channels.push() is None:
        raise NotNow("server-no-push", "this server sends no notices to browsers")
    from townwright.server.notices.web_push import check_keys

    read_endpoint(data.endpoint, services.settings.private_push)
    check_keys(data.p256dh, data.auth)
    language, limits = data.language, services.settings.limits
    wish = PushSubscription(data.endpoint, person, visitor.session, data.p256dh, data.auth, language, services.now())
    await services.store.subscribe(wish, limits.push_subscriptions)
    return await chosen(services, visitor)


@delete("/api/me/notices/push", summary="No more notices in this browser", status_code=200)
async def unsubscribe(state: State, visitor: FoundVisitor) -> NoticeChoices:
    """Delete the subscription of this browser."""
    services: Services = state.services
    await services.store.unsubscribe_session(known(visitor), visitor.session)
    return await chosen(services, visitor)


@post("/api/me/notices/mail", summary="Be told of turns by mail", status_code=200)
async def set_mail(state: State, visitor: FoundVisitor, data: JSONBody[MailWish]) -> NoticeChoices:
    """Ask an address whether it wants notices; nothing else is sent there before somebody agrees.

    The address that has agreed before stays until then, also if the mail cannot be sent.
    """
    services: Services = state.services
    person, channels = known(visitor), services.notice_channels
    if channels.mail is None:
        raise NotNow("server-no-mail", "this server sends no mail")
    if not is_address(data.address):
        raise Unreadable("server-bad-address", "this is not an address for mail")
    for who in (person, visitor.address):
        services.visitor_limits.mails.enter(who)
    secret = await channels.secret()
    hashed = address_hash(secret, data.address)
    check_asking(await services.store.may_ask(hashed, services.now(), services.settings.limits.questions_per_hour))
    wish = MailAddress(fresh_id(), person, data.address, data.language, services.now())
    await services.store.put_question(wish)
    confirm, never = (
        f"{channels.origin}/mail/{token}"
        for token in (write_link(secret, "confirm", wish.id), write_link(secret, "never", hashed))
    )
    text = confirmation_text(confirm, never, channels.origin, wish.language)
    try:
        await channels.mail.send(wish.address, translate(CONFIRM, wish.language), text, never)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("the mail server did not take a question: %s", type(error).__name__)
        if is_unsent(error):  # else it may still arrive, and its links must work then
            await services.store.delete_mail(wish.id)
            await services.store.not_asked(hashed)
        raise NotNow("server-mail-failed", "the mail could not be sent; try again later") from None
    return await chosen(services, visitor)


def check_asking(asking: AskPermission) -> None:
    """Refuse a question that may not be asked; in the same words for who was asked and for who objects."""
    if asking == "asked lately":
        raise NotNow(
            "server-mail-asked",
            "this address was asked within the last day, or does not want to be asked; look for our mail there",
        )
    if asking == "too many":
        raise NotNow("server-mail-busy", "too many addresses were asked in this hour; try again in the next one")


@delete("/api/me/notices/mail", summary="No more notices by mail", status_code=200)
async def delete_mail(state: State, visitor: FoundVisitor) -> NoticeChoices:
    """Delete the visitor's address, and one that was asked and has not agreed."""
    services: Services = state.services
    await services.store.delete_mails_of(known(visitor))
    return await chosen(services, visitor)


@get("/api/notices/{token:str}", summary="What a link in a mail is for")
async def mail_link(state: State, token: FromPath[str]) -> UsedLink:
    """Show whether a link confirms an address, stops its mails or all questions; looking at it changes nothing."""
    purpose, _ = await linked(state.services, token)
    return UsedLink(purpose=purpose)


@post("/api/notices/{token:str}", summary="Do what a link in a mail is for", status_code=200)
async def use_mail_link(state: State, token: FromPath[str]) -> UsedLink:
    """Confirm the address of a mail, stop its mails or never ask it again; whoever has the mail may do it."""
    services: Services = state.services
    purpose, address_id = await linked(services, token)
    match purpose:
        case "stop":
            await services.store.delete_mail(address_id)
        case "confirm":
            await services.store.confirm_mail(address_id, services.now())
        case "never":
            secret = await services.notice_channels.secret()
            await services.store.never_ask(address_id, services.now(), partial(address_hash, secret))
    return UsedLink(purpose=purpose)


async def linked(services: Services, token: str) -> tuple[LinkPurpose, str]:
    """What a link is for, and the id or hash of its address; the same error for a wrong link and for a used one."""
    found = read_link(await services.notice_channels.secret(), token)
    if found is None or (found[0] != "never" and await services.store.mail_address(found[1]) is None):
        raise ApiError(
            404, "gone", Phrase("server-mail-link-gone", "this link has been used already, or it never existed")
        )
    return found
