"""Settings, logs, metrics and the time."""
