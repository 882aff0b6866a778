"""The rate limits of a server: how often each visitor may do what, and how many sockets each may hold."""

from __future__ import annotations

from townwright.server.auth.login_limits import LoginLimits
from townwright.server.http.rate_limits import ConnectionSlots, RateLimit
from townwright.server.settings import Limits


class VisitorLimits:
    """All limits that count visitors, each with the figure of the settings."""

    def __init__(self, limits: Limits) -> None:
        self.requests = RateLimit(10 * limits.requests, 10)
        self.page_files = RateLimit(10 * limits.page_files, 10)
        self.guests = RateLimit(limits.guests_per_minute, 60)
        self.tables = RateLimit(limits.tables_per_minute, 60)
        self.records = RateLimit(limits.imports_per_minute, 60)
        self.studies = RateLimit(limits.studies_per_minute, 60)
        self.scores = RateLimit(limits.scores_per_minute, 60)
        self.reviews = RateLimit(limits.reviews_per_hour, 3600)
        self.suggestions = RateLimit(limits.suggestions, 10)
        self.greetings = RateLimit(limits.greetings, 10)
        self.notices = RateLimit(limits.push_wishes_per_minute, 60)
        self.mails = RateLimit(limits.mails_per_hour, 3600)
        self.logins = LoginLimits(limits)
        self.sockets_of = ConnectionSlots(limits.sockets_per_session)
        self.sockets_from = ConnectionSlots(limits.sockets_per_address)
