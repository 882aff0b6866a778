"""What all tests share: a law is tried out for as long as it takes, on however busy a machine."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

collect_ignore = ["server/harness/planted_worker.py"]
"""Importing it takes every bound from the rules of the process, which is meant for workers on trial alone."""

settings.register_profile("patient", settings(), deadline=None, suppress_health_check=(HealthCheck.too_slow,))
settings.load_profile("patient")
