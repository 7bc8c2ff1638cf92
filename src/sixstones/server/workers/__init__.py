"""Processes beside the server: bots, checks of card files, analyses."""
