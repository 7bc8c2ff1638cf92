"""Scripts that load, kill and play at a real server."""
