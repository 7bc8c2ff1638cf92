"""Limits for clients: connections, rates, CPU budgets; long work beside the event loop."""
