"""Loaded by the process that workers are copied from, this plants the fault in all of them."""

from tests.server.harness import planted_search

planted_search.plant()
