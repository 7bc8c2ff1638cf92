"""Guests: identities, the keys that sign them, erasing names."""
