"""Building blocks of all shapes on the wire: checked numbers and texts, requests, responses."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field


def _readable(text: str) -> str:
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not cleaned:
        raise ValueError("must have at least one visible character")
    return cleaned


def _whole(value: object) -> object:
    """JSON knows no whole numbers: 2.0 is 2."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Readable = AfterValidator(_readable)
Whole = BeforeValidator(_whole)
SeatNumber = Annotated[int, Field(ge=0, le=63), Whole]
EntryNumber = Annotated[int, Field(ge=0, le=2**31 - 1), Whole]


class RequestShape(BaseModel):
    """Something a client sends."""

    model_config = ConfigDict(strict=True, extra="forbid", use_attribute_docstrings=True)


class ResponseShape(BaseModel):
    """Something the server answers."""

    model_config = ConfigDict(use_attribute_docstrings=True)
