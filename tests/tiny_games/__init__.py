"""Tiny games with secret choices, interrupts, a common victory, or teams."""
