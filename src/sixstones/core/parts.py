"""The attributes of an object of an interpreted class; never compiled itself."""


def own_parts(one: object) -> dict[str, object]:
    """The attributes that an interpreted class gave an object, without those of a compiled base."""
    return dict(getattr(one, "__dict__", {}))


def rebuilt(kind: type[object], parts: dict[str, object]) -> object:
    """An object of this class with these attributes, made without its constructor."""
    one = kind.__new__(kind)
    for name, value in parts.items():
        setattr(one, name, value)
    return one
