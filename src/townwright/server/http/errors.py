"""What goes wrong with a request, and how it is said."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal
from townwright.server.http.disconnects import Disconnected
from townwright.server.http.rate_limits import TooManyRequests
from townwright.server.http.refusal_log import REFUSALS
from townwright.server.protocol.refusals.common import CANNOT_SAVE, NO_TABLE, STATUS, UNREADABLE
from townwright.server.protocol.refusals.request_errors import explain
from townwright.server.protocol.responses import Problem
from townwright.server.sandbox.component_tasks import BadFile
from townwright.server.store.errors import StoreError, is_outage
from townwright.tables.replies import Refused, sentence

log = logging.getLogger(__name__)


class ApiError(Exception):
    """A request ends here, with a status and a sentence."""

    def __init__(self, status: int, code: str, phrase: Phrase) -> None:
        self.status, self.code, self.phrase = status, code, phrase
        super().__init__(code)


class RefusedByTable(Exception):
    """A table refuses what a request asked of it."""

    def __init__(self, refusal: Refused) -> None:
        self.refusal = refusal
        super().__init__(refusal.code)


def no_table() -> ApiError:
    """Return the error for a table that is not there; the same for one that is not for the visitor."""
    return ApiError(404, "no-table", NO_TABLE)


def no_session() -> ApiError:
    """Return the error for a request that needs a session."""
    return ApiError(401, "no-session", Phrase("server-no-session", "say first how you want to be called"))


def cannot_save() -> ApiError:
    """Return the error for a store that does not work at this moment."""
    return ApiError(503, "cannot-save", CANNOT_SAVE)


def answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    """Return a problem as a response."""
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def refused(refusal: Refused, number: str) -> Response[Problem]:
    """Return a table's refusal as a response."""
    problem = Problem(code=refusal.code, why=refusal.why, request=number)
    return answer(STATUS.get(refusal.code, 409), problem)


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Turn every error into a response, and log it under the number that the response bears."""
    number = secrets.token_hex(4)
    response = (
        refused(error.refusal, number) if isinstance(error, RefusedByTable) else _response(request, error, number)
    )
    status = response.status_code or 500
    if status != 500:  # that has a line of its own, with the place
        REFUSALS.note(status, response.content.code, number, route_of(request))
    return response


def _response(request: Request[Any, Any, Any], error: Exception, number: str) -> Response[Problem]:
    headers, file = None, None
    if isinstance(error, BadFile):
        file, error = error.number, error.refusal
    match error:
        case Refusal():
            status, code, phrase = STATUS.get(error.code, 409), error.code, error.phrase
        case ApiError():
            status, code, phrase = error.status, error.code, error.phrase
        case TooManyRequests():
            status, code, phrase = 429, "too-many", error.phrase
            headers = {"Retry-After": str(error.seconds)}
        case HTTPException():
            status, code, phrase = error.status_code, *_http(error.status_code)
            phrase = _unreadable(request) if code == UNREADABLE else phrase
            headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
        case Disconnected():
            status, code, phrase = 408, "gone", Phrase("server-unreadable", "the server cannot read this request")
        case RecursionError() | UnicodeError():
            status, code, phrase = 400, *_http(400)
        case StoreError():
            if not is_outage(error):
                log.error("the store failed", exc_info=error, extra={"request": number})
            trouble = cannot_save()
            status, code, phrase = trouble.status, trouble.code, trouble.phrase
        case _:
            log.error("a request failed", exc_info=error, extra={"request": number, "route": route_of(request)})
            status, code, phrase = 500, "failed", Phrase("server-failed", "something went wrong on the server")
    line = error.line if isinstance(error, Refusal) else None
    return answer(status, Problem(code=code, why=sentence(phrase), request=number, line=line, file=file), headers)


async def remember_body(request: Request[Any, Any, Any]) -> None:
    """Keep the body of a request with it, for ``handle``, which cannot wait for anything."""
    if request.method == "POST":
        request.state.body = await request.body()


def _unreadable(request: Request[Any, Any, Any]) -> Phrase:
    """Return what is wrong with the body of a request, as far as it was read."""
    field = getattr(request.route_handler, "parsed_data_field", None)
    body = request.state.get("body")
    return _http(400)[1] if field is None or body is None else explain(body, field.annotation)


def _http(status: int) -> tuple[str, Phrase]:
    match status:
        case 404:
            return "no-such-thing", Phrase("server-not-found", "there is nothing at this address")
        case 405:
            return "not-this-way", Phrase("server-method", "this address is not used in this way")
        case 413:
            return "too-large", Phrase("server-too-large", "this is larger than the server reads")
        case _:
            return UNREADABLE, Phrase("server-unreadable", "the server cannot read this request")


def route_of(request: Request[Any, Any, Any]) -> str:
    """The route as it is written, without what stood in its place."""
    return f"{request.method} {getattr(request.scope.get('path_template'), '__str__', str)()}"
