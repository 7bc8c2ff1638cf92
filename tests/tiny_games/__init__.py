"""Two tiny games with what later games need: simultaneous hidden choices, and interrupts."""
