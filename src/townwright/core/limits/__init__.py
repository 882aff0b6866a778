"""Bounds for what people supply: budgets of steps for searches, caps for sizes."""
