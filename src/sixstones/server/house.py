"""What a table is besides its game: whose it is, what was agreed, who was sent away, what is asked of the others."""

from dataclasses import dataclass, field, replace
from typing import cast

from sixstones.server.journal import Entry
from sixstones.server.terms import Terms


@dataclass(slots=True)
class Consent:
    """Something that needs the others: asked for at `at`, and agreed to by these."""

    by: str
    name: str
    at: int
    agreed: list[str] = field(default_factory=list)

    def copy(self) -> "Consent":
        return replace(self, agreed=self.agreed[:])


@dataclass(slots=True)
class House:
    """Folded from the entries, as the table is."""

    owner: str
    owner_name: str
    terms: Terms = field(default_factory=Terms)
    banned: dict[str, str] = field(default_factory=dict)
    muted: dict[str, str] = field(default_factory=dict)
    links: dict[int | None, int] = field(default_factory=dict)  # how often the invitations to a seat were revoked
    claims: dict[int, Consent] = field(default_factory=dict)  # by the seat whose holder is away
    closing: Consent | None = None
    closed: str | None = None  # why the table was closed

    def copy(self) -> "House":
        return replace(
            self,
            banned=dict(self.banned),
            muted=dict(self.muted),
            links=dict(self.links),
            claims={seat: claim.copy() for seat, claim in self.claims.items()},
            closing=None if self.closing is None else self.closing.copy(),
        )

    def fold(self, entry: Entry) -> None:
        """What an entry changes here; the game is no matter of this."""
        body, by = entry.body, str(entry.by)
        who, name = str(body.get("who")), str(body.get("name"))
        match entry.kind:
            case "opened" | "terms":
                self.terms = Terms.model_validate(body.get("terms", {}))
            case "seat" | "move":
                self.claims.pop(cast(int, body["seat"]), None)
            case "claim":
                seat = cast(int, body["seat"])
                if body.get("anew") or seat not in self.claims:
                    self.claims[seat] = Consent(by, name, entry.at)
                self.claims[seat].agreed.append(by)
            case "ban":
                self.banned[who] = name
            case "unban":
                self.banned.pop(who, None)
            case "mute":
                self.muted[who] = name
            case "unmute":
                self.muted.pop(who, None)
            case "close-asked":
                self.closing = Consent(by, name, entry.at, [by])
            case "close-agreed" if self.closing is not None:
                self.closing.agreed.append(by)
            case "close-refused":
                self.closing = None
            case "closed":
                self.closing, self.closed = None, str(body["cause"])
        if "owner" in body:
            self.owner, self.owner_name = cast("list[str]", body["owner"])
        for link in cast("list[int | None]", body.get("revoked", [])):
            self.links[link] = self.links.get(link, 0) + 1
