"""Tiny games with what later games need: secret choices, interrupts, a common victory, teams."""
