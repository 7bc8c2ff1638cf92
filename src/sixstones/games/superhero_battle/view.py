"""The view of a seat, built up from what it may know.

Section 8 of the rules reference.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import members
from sixstones.core.facts import CHANCE
from sixstones.games.superhero_battle import frames, legal, packs
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import (
    ACTIONS,
    BATTLEFIELDS,
    HEROES,
    KNOCKOUTS,
    STAGES,
    TEAM_CARDS,
    TECHNIQUE_COUNT,
    TECHNIQUES,
)
from sixstones.games.superhero_battle.frames import WIDTH
from sixstones.games.superhero_battle.handling import names, who_see, who_see_discard
from sixstones.games.superhero_battle.notation import frame_dict, last_opened
from sixstones.games.superhero_battle.options import HIDDEN, PUBLIC
from sixstones.games.superhero_battle.prepare import trimmer
from sixstones.games.superhero_battle.programs import source_word
from sixstones.games.superhero_battle.table import clockwise, hand_is_open, order_of, rule_of

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def sees_hand(s: "SuperheroBattle", viewer: i64, owner: i64) -> bool:
    """Whether a viewer (the spectator is `seats`) sees this hand now."""
    if viewer == owner or hand_is_open(s, owner):
        return True
    if s.house.shared_hands and viewer < s.seats and (s.mates[owner] >> viewer) & 1:
        return True
    at = s.depth - WIDTH
    if at < 0 or s.stack[at] != frames.PICK_CARD:
        return False
    return s.stack[at + frames.PICK_CARD_SEAT] == viewer and s.stack[at + frames.PICK_CARD_TARGET] == owner


def remember_seen_hands(s: "SuperheroBattle") -> None:
    """Remember the cards of a seen hand, and the one laid from it (SB-AMB-56)."""
    if frames.top_kind(s) == frames.PICK_CARD:  # whoever picks sees the hand alone
        return
    for owner in range(s.seats):
        closed = s.hand[owner] + (packs.UNIT[s.laid[owner]] if s.laid[owner] >= 0 else 0)
        for viewer in range(s.seats + 1):
            if viewer != owner and sees_hand(s, viewer, owner):
                s.known[viewer * s.seats + owner] = closed


def is_choosing(s: "SuperheroBattle") -> bool:
    """Whether cards are being laid: until all lie, hands look as before the choice (SB-AMB-57)."""
    return frames.top_kind(s) == frames.LAY


def witnesses(s: "SuperheroBattle", by: i64) -> list[int] | None:
    """The seats that learn which step was made, asked before it is applied; None is everybody."""
    at = s.depth - WIDTH
    kind = s.stack[at]
    if by != CHANCE:
        if legal.commits(s) or kind == frames.SWAP:
            return [int(by)]
        if kind == frames.TRIM:
            return who_see_discard(s, by)
        if kind == frames.PICK_CARD:
            return who_see_discard(s, s.stack[at + frames.PICK_CARD_TARGET], by)
        return None
    if kind == frames.TEAM_CARD:
        return [int(s.stack[at + frames.TEAM_CARD_SEAT])]
    if kind == frames.DEAL_HERO:
        return [int(s.stack[at + frames.DEAL_HERO_SEAT])]
    if kind == frames.DRAW:
        return who_see(s, s.stack[at + frames.DRAW_SEAT])
    if kind == frames.DISCARD_RANDOM:
        return who_see_discard(s, s.stack[at + frames.DISCARD_RANDOM_SEAT])
    if kind == frames.TRIM:
        return who_see_discard(s, trimmer(s))
    return None


def view(s: "SuperheroBattle", seat: int | None) -> dict[str, object]:
    viewer: i64 = s.seats if seat is None else seat
    found = s.view_head(seat)
    if s.options["cards"] is not None:  # the table tells once which cards are played with, not every position
        found["options"] = {**s.options, "cards": {"own": True}}
    found["phase"] = frames.FRAMES.names[s.stack[0]] if s.depth > 0 else "over"
    found["pending"] = [frame_dict(s, at) for at in range(0, s.depth, WIDTH)]
    found["battle"] = s.battle
    found["round"] = s.stages // STAGES + 1
    found["stage"] = s.stage + 1
    found["stages"] = s.stages
    found["holder"] = None if s.holder < 0 else s.holder
    found["places"] = [int(seat) for seat in s.at]
    found["order"] = _order(s)
    found["opener"] = None if s.opener < 0 else s.opener
    found["opened"] = None if s.opened < 0 else TECHNIQUES[s.opened]
    found["action"] = None if s.action < 0 else ACTIONS[s.action]
    found["returned"] = s.returned == 1
    found["acted"] = members(s.acted)
    found["chosen"] = _chosen(s)
    found["battlefield"] = None if s.field < 0 else BATTLEFIELDS[s.field]
    found["battlefields"] = {
        "left": len(members(s.fields)),
        "played": [BATTLEFIELDS[field] for field in members(s.played_fields)],
    }
    found["deck"] = packs.size(s.deck)
    found["discard"] = _discard(s)
    found["layout"] = names(s.layout)
    found["tactics"] = [_tactic(s, t) for t in range(TECHNIQUE_COUNT)]
    found["trap_damage"] = rule_of(s, -1, v.TRAP_DAMAGE, 1)
    found["knockouts"] = KNOCKOUTS - len(members(s.knockouts))
    found["target"] = s.target
    found["deciding"] = members(s.deciding)
    found["left"] = members(s.left)
    found["left_for_cards"] = s.left_for_cards == 1
    found["seats"] = [_seat(s, viewer, owner) for owner in range(s.seats)]
    return found


def _order(s: "SuperheroBattle") -> list[int]:
    """The heroes in the battle in the order of opening, from the first player clockwise.

    Rules SB-12.4, SB-18.2.
    """
    if s.holder < 0:
        return []
    seats: list[int] = []
    for n in range(s.seats):
        seat = clockwise(s, s.holder, n)
        if (s.fighting >> seat) & 1:
            seats.append(int(seat))
    return seats


def _chosen(s: "SuperheroBattle") -> list[int]:
    """The seats that have chosen while others still do (SB-AMB-54)."""
    if s.depth == 0 or not legal.commits(s):
        return []
    kind = frames.top_kind(s)
    return [
        seat
        for seat in range(s.seats)
        if (legal.takes_part(s, seat) or (kind == frames.LAY and s.laid[seat] >= 0)) and legal.has_chosen(s, seat)
    ]


def _discard(s: "SuperheroBattle") -> dict[str, object]:
    """The discard as far as it is open (SB-AMB-33, SB-AMB-66)."""
    found: dict[str, object] = {"count": packs.size(s.discard), "top": None, "cards": None}
    if s.house.pile != HIDDEN and s.top >= 0:
        found["top"] = TECHNIQUES[s.top]
    if s.house.pile == PUBLIC:
        found["cards"] = names(s.discard)
    return found


def _tactic(s: "SuperheroBattle", t: i64) -> dict[str, object]:
    return {
        "technique": TECHNIQUES[t],
        "number": s.house.book.number[t],
        "trap": (s.traps >> t) & 1 == 1,
        "knockout": (s.knockouts >> t) & 1 == 1,
    }


def _seat(s: "SuperheroBattle", viewer: i64, owner: i64) -> dict[str, object]:
    """One player; `hand` is None for those who do not see it, `known` is what they remember.

    The owner reads there what everybody remembers of the hand (SB-AMB-56).
    """
    own = viewer == owner
    shown = s.hand[owner]
    if is_choosing(s) and not own and s.laid[owner] >= 0:
        shown += packs.UNIT[s.laid[owner]]
    found: dict[str, object] = {
        "hero": None if s.hero[owner] < 0 else HEROES[s.hero[owner]],
        "used": (s.used >> owner) & 1 == 1,
        "energy": s.energy[owner],
        "wins": s.wins[owner],
        "in_battle": (s.fighting >> owner) & 1 == 1,
        "member": (s.members >> owner) & 1 == 1,
        "place": s.place[owner],
        "team": _team(s, viewer, owner),
        "cards": packs.size(shown),
        "hand": names(shown) if sees_hand(s, viewer, owner) else None,
        "known": names(s.known[(s.seats if own else viewer) * s.seats + owner]),
        "has_laid": s.laid[owner] >= 0,
        "laid": TECHNIQUES[s.laid[owner]] if own and s.laid[owner] >= 0 else None,
        "series": [_in_series(s, s.series[owner], n) for n in range(rows.length(s.series[owner]))],
        "last": last_opened(s, owner),
        "order": v.VALUES["series_order"][order_of(s, owner)],
        "dealt": [HEROES[hero] for hero in s.dealt[owner * 2 : owner * 2 + 2] if hero >= 0] if own else None,
        "pick": _pick(s, owner) if own else None,
        "perils": _perils(s, owner) if own else None,
    }
    return found


def _perils(s: "SuperheroBattle", owner: i64) -> dict[str, dict[str, object]]:
    """By technique, the effect of opening it on this hero before the action, as far as known."""
    found: dict[str, dict[str, object]] = {}
    if (s.fighting >> owner) & 1 == 0:
        return found
    for t in range(TECHNIQUE_COUNT):
        if not rows.fits(s, order_of(s, owner), s.series[owner], t):
            found[TECHNIQUES[t]] = {"cause": "number", "rule": "SB-17.3", "amount": 0}
        elif (s.knockouts >> t) & 1 and not rows.guards(s, owner, v.KNOCKOUT):
            amount = rule_of(s, owner, v.KNOCKOUT_DAMAGE, 0)
            found[TECHNIQUES[t]] = {"cause": "knockout", "rule": "SB-15.4", "amount": amount}
        elif (s.traps >> t) & 1:
            amount = rule_of(s, owner, v.TRAP_DAMAGE, 1)
            found[TECHNIQUES[t]] = {"cause": "trap", "rule": "SB-16.3", "amount": amount}
    return found


def _team(s: "SuperheroBattle", viewer: i64, owner: i64) -> object:
    """The team; while team cards are dealt only one's own card (SB-22.2)."""
    if s.house.teams == 0 or s.team[owner] < 0:
        return None
    if s.depth > 0 and s.stack[0] == frames.TEAM_CARD:
        return TEAM_CARDS[s.team[owner]] if viewer == owner else None
    return s.team[owner]


def _in_series(s: "SuperheroBattle", series: i64, n: i64) -> dict[str, object]:
    blocks: list[str] = []
    guard = rows.turned_at(series, n)
    if guard >= 0:
        blocks = [source_word(source) for source in members(s.house.book.guards[guard])]
    return {"card": TECHNIQUES[rows.card(series, n)], "turned": guard >= 0, "blocks": blocks}


def _pick(s: "SuperheroBattle", owner: i64) -> list[str]:
    """The viewer's own choice while others still choose."""
    if frames.top_kind(s) == frames.PICK_HERO:
        return [HEROES[s.pick[owner] - 1]] if s.pick[owner] > 0 else []
    found: list[str] = []
    picks = s.pick[owner]
    while picks != 0:
        found.append(TECHNIQUES[(picks & 15) - 1])
        picks >>= 4
    return found
