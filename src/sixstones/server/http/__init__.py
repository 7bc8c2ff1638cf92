"""Answers over HTTP: caching, problems, security headers, metrics."""
