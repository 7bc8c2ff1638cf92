"""A table besides its game: its owner, rules, bans, invitations and open votes."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Self

from sixstones.table.entries import (
    Banned,
    BotClaimed,
    CloseAgreed,
    CloseAsked,
    Closed,
    CloseRefused,
    Entry,
    Kicked,
    LinksRevoked,
    Move,
    Muted,
    Opened,
    OwnerChanged,
    RulesChanged,
    SeatChanged,
    Unbanned,
    Unmuted,
)
from sixstones.table.rules import TableRules


@dataclass(slots=True)
class Consent:
    """Something that needs the others: asked for at `at`, and agreed to by these."""

    by: str
    name: str
    at: int
    agreed: list[str] = field(default_factory=list)

    def copy(self) -> Self:
        return replace(self, agreed=self.agreed[:])

    def waiting(self, may: Iterable[str]) -> list[str]:
        """The people among these who have not agreed yet."""
        return [person for person in may if person not in self.agreed]

    def forget_name(self, people: Collection[str], name: str) -> None:
        """Call whoever asked `name`, if it was one of these people."""
        if self.by in people:
            self.name = name


@dataclass(slots=True)
class UndoRequest(Consent):
    """A request to go back to entry `to`, further than the sender may alone."""

    seat: int = 0
    to: int = 0


@dataclass(slots=True)
class Management:
    """Folded from the entries, as the table is."""

    owner: str
    owner_name: str
    rules: TableRules = field(default_factory=TableRules)
    banned: dict[str, str] = field(default_factory=dict)
    muted: dict[str, str] = field(default_factory=dict)
    links: dict[int | None, int] = field(default_factory=dict)  # how often the invitations to a seat were revoked
    claims: dict[int, Consent] = field(default_factory=dict)  # by the seat whose holder is away
    closing: Consent | None = None
    closed: str | None = None  # why the table was closed

    def copy(self) -> "Management":
        return replace(
            self,
            banned=dict(self.banned),
            muted=dict(self.muted),
            links=dict(self.links),
            claims={seat: claim.copy() for seat, claim in self.claims.items()},
            closing=None if self.closing is None else self.closing.copy(),
        )

    def forget_names(self, people: Collection[str], name: str) -> None:
        """These people are called `name` from now on."""
        if self.owner in people:
            self.owner_name = name
        for listed in (self.banned, self.muted):
            listed.update({id: name for id in listed if id in people})
        for consent in [*self.claims.values(), *([self.closing] if self.closing is not None else [])]:
            consent.forget_name(people, name)

    def fold(self, entry: Entry) -> None:
        """Take in the next entry; the game itself is not touched."""
        by = str(entry.by)
        match entry.what:
            case Move(seat=seat):
                self.claims.pop(seat, None)
            case SeatChanged(seat=seat, owner=owner, revoked=revoked):
                self.claims.pop(seat, None)
                if owner is not None:
                    self.owner, self.owner_name = owner
                self._revoke(revoked)
            case Opened(terms=rules) | RulesChanged(terms=rules):
                self.rules = rules
            case BotClaimed(seat=seat, name=name, anew=anew):
                if anew or seat not in self.claims:
                    self.claims[seat] = Consent(by, name, entry.at)
                self.claims[seat].agreed.append(by)
            case Kicked(revoked=revoked) | LinksRevoked(revoked=revoked):
                self._revoke(revoked)
            case Banned(who=who, name=name, revoked=revoked):
                self.banned[who] = name
                self._revoke(revoked)
            case Unbanned(who=who):
                self.banned.pop(who, None)
            case Muted(who=who, name=name):
                self.muted[who] = name
            case Unmuted(who=who):
                self.muted.pop(who, None)
            case OwnerChanged(owner=owner):
                self.owner, self.owner_name = owner
            case CloseAsked(name=name):
                self.closing = Consent(by, name, entry.at, [by])
            case CloseAgreed() if self.closing is not None:
                self.closing.agreed.append(by)
            case CloseRefused():
                self.closing = None
            case Closed(cause=cause):
                self.closing, self.closed = None, cause

    def _revoke(self, links: list[int | None]) -> None:
        for link in links:
            self.links[link] = self.links.get(link, 0) + 1
