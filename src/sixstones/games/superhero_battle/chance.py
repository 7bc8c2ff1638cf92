"""Chance: team cards, first player, heroes, battlefields, cards drawn and lost at random."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import draw as draw_member
from sixstones.core.bits import members
from sixstones.core.facts import CHANCE
from sixstones.core.rng import Rng
from sixstones.games.superhero_battle import actions as act
from sixstones.games.superhero_battle import frames, packs, prepare, setup
from sixstones.games.superhero_battle.components import FIELD_COUNT, HERO_COUNT, TECHNIQUE_COUNT
from sixstones.games.superhero_battle.frames import WIDTH, drop
from sixstones.games.superhero_battle.handling import throw_from_hand

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def _pile(s: "SuperheroBattle", kind: i64) -> i64:
    """The cards one of which chance takes."""
    at = s.depth - WIDTH
    if kind == frames.DISCARD_RANDOM:
        return s.hand[s.stack[at + frames.DISCARD_RANDOM_SEAT]]
    return s.hand[prepare.trimmer(s)] if kind == frames.TRIM else s.deck


def outcomes(s: "SuperheroBattle") -> list[tuple[int, int]]:
    """Every possible outcome with its weight, in order of ids."""
    if s.actor != CHANCE:
        return []
    at = s.depth - WIDTH
    kind = s.stack[at]
    if kind == frames.TEAM_CARD:
        return [(act.TEAM + card, left) for card, left in enumerate(setup.team_cards_left(s)) if left > 0]
    if kind == frames.FIRST:
        return [(act.FIRST + seat, 1) for seat in range(s.seats)]
    if kind == frames.DEAL_HERO:
        return [(act.DEAL + hero, 1) for hero in members(setup.heroes_left(s, s.stack[at + frames.DEAL_HERO_N]))]
    if kind == frames.BATTLEFIELD:
        return [(act.OPEN + field, 1) for field in members(s.fields)]
    pile = _pile(s, kind)
    return [(act.CARD + t, packs.count(pile, t)) for t in range(TECHNIQUE_COUNT) if packs.count(pile, t) > 0]


def sample(s: "SuperheroBattle", rng: Rng) -> i64:
    """One outcome by weight, without listing them."""
    at = s.depth - WIDTH
    kind = s.stack[at]
    if kind == frames.TEAM_CARD:
        left = setup.team_cards_left(s)
        n = rng.below(sum(left))
        for card in range(len(left)):
            n -= left[card]
            if n < 0:
                return act.TEAM + card
    if kind == frames.FIRST:
        return act.FIRST + rng.below(s.seats)
    if kind == frames.DEAL_HERO:
        return act.DEAL + draw_member(setup.heroes_left(s, s.stack[at + frames.DEAL_HERO_N]), HERO_COUNT, rng)
    if kind == frames.BATTLEFIELD:
        return act.OPEN + draw_member(s.fields, FIELD_COUNT, rng)
    return act.CARD + packs.draw(_pile(s, kind), rng)


def happen(s: "SuperheroBattle", action: i64) -> None:
    """Carry out what chance brought."""
    at = s.depth - WIDTH
    kind = s.stack[at]
    if kind == frames.DRAW:
        prepare.draw_card(s, action - act.CARD)
    elif kind == frames.LAYOUT:
        prepare.lay_out(s, action - act.CARD)
    elif kind == frames.DISCARD_RANDOM:
        s.stack[at + frames.DISCARD_RANDOM_LEFT] -= 1
        throw_from_hand(s, s.stack[at + frames.DISCARD_RANDOM_SEAT], action - act.CARD, "SB-25.7")
    elif kind == frames.TRIM:
        throw_from_hand(s, prepare.trimmer(s), action - act.CARD, "SB-9.8")
    elif kind == frames.BATTLEFIELD:
        drop(s)
        prepare.open_field(s, action - act.OPEN)
    elif kind == frames.DEAL_HERO:
        setup.deal_hero(s, s.stack[at + frames.DEAL_HERO_SEAT], s.stack[at + frames.DEAL_HERO_N], action - act.DEAL)
    elif kind == frames.FIRST:
        setup.choose_first(s, action - act.FIRST)
    else:
        setup.take_team_card(s, s.stack[at + frames.TEAM_CARD_SEAT], action - act.TEAM)
