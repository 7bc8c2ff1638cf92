"""Before the first battle: teams and places, the first player, heroes.

Rules SB-2, SB-3, SB-22, SB-23, SB-24.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.core.vecs import vec
from sixstones.games.superhero_battle import frames
from sixstones.games.superhero_battle.components import (
    BOXES,
    COPIES,
    FIELDS_PER_BOX,
    HERO_COUNT,
    HEROES,
    HEROES_PER_BOX,
    LAYOUTS,
    TEAM_CARDS,
    TECHNIQUE_COUNT,
    WINS,
    texts,
)
from sixstones.games.superhero_battle.frames import become
from sixstones.games.superhero_battle.packs import UNIT
from sixstones.games.superhero_battle.table import set_teams

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def begin(s: "SuperheroBattle") -> None:
    """Make one deck of techniques and one of battlefields.

    Teams come first (SB-2.4, SB-7.1, SB-23.1, SB-23.2).
    """
    s.deck = full_deck(s)
    s.fields = all_fields(s)
    s.target = WINS
    if s.house.teams > 0 and s.house.dealt_teams:
        become(s, frames.TEAM_CARD, 0)
    else:
        teams = s.pick[:]
        for seat in range(s.seats):
            teams[seat] = seat % s.house.teams if s.house.teams > 0 else -1
        s.team = teams
        seat_everybody(s)


def full_deck(s: "SuperheroBattle") -> i64:
    deck: i64 = 0
    for t in range(TECHNIQUE_COUNT):
        deck += UNIT[t] * COPIES * s.house.box_count
    return deck


def all_fields(s: "SuperheroBattle") -> i64:
    """The battlefields of the boxes in play as bits."""
    fields: i64 = 0
    for box in s.house.boxes:
        for n in range(FIELDS_PER_BOX):
            fields |= BIT[BOXES.index(box) * FIELDS_PER_BOX + n]
    return fields


def team_cards_left(s: "SuperheroBattle") -> list[int]:
    """How many team cards of each kind are still to be dealt.

    Rules SB-22.2, SB-24.1, SB-24.3, SB-24.5.
    """
    layout = LAYOUTS[(int(s.seats), int(s.house.teams))]
    left = [2, 2, 2, 2]
    if layout["boxes"] == 1:
        other = 2 if BOXES[0] in s.house.boxes else 0
        left[other] = left[other + 1] = 0
    if layout["removed"] == "one_blue_one_red":
        left[2] -= 1
        left[3] -= 1
    elif layout["removed"] == "one_identical_pair":
        left[3] = 0  # SB-AMB-60
    for seat in range(s.seats):
        if s.team[seat] >= 0:
            left[s.team[seat]] -= 1
    return left


def take_team_card(s: "SuperheroBattle", seat: i64, card: i64) -> None:
    """A player is dealt a team card and looks at it.

    When all have one, the teams are known (SB-22.2, SB-22.3).
    """
    cards = s.team[:]
    cards[seat] = card
    s.team = cards
    if s.log is not None:
        colour, back = TEAM_CARDS[card].split()
        s.log.append(Event("team_card", "SB-22.2", {"seat": seat}, {"colour": colour, "back": back}, [seat]))
    if seat + 1 < s.seats:
        become(s, frames.TEAM_CARD, seat + 1)
        return
    s.team = grouped(s, cards_as_list(s))
    seat_everybody(s)


def cards_as_list(s: "SuperheroBattle") -> list[int]:
    return [int(card) for card in s.team]


def grouped(s: "SuperheroBattle", cards: list[int]) -> vec[i64]:
    """Teams by colour, or by colour and back, numbered by their lowest seat.

    Rules SB-22.3, SB-24.2, SB-24.4, SB-AMB-60.
    """
    layout = LAYOUTS[(int(s.seats), int(s.house.teams))]
    by_back = "back" in texts(layout["group_by"])
    order: list[int] = []
    teams = s.team[:]
    for seat in range(s.seats):
        group = cards[seat] if by_back else cards[seat] % 2
        if group not in order:
            order.append(group)
        teams[seat] = order.index(group)
    return teams


def seat_everybody(s: "SuperheroBattle") -> None:
    set_teams(s)
    if s.log is not None and s.house.teams > 0:
        teams = [[seat for seat in range(s.seats) if s.team[seat] == team] for team in range(s.house.teams)]
        places: list[int] = [int(seat) for seat in s.at]
        s.log.append(Event("teams", "SB-22.3", {"teams": teams, "places": places}, reveals=True))
    become(s, frames.FIRST)


def choose_first(s: "SuperheroBattle", seat: i64) -> None:
    """The first player takes the card; then heroes are dealt (SB-2.1, SB-2.2)."""
    s.holder = seat
    if s.log is not None:
        s.log.append(Event("first_player", "SB-2.2", {"seat": seat}))
    become(s, frames.DEAL_HERO, 0, 0)


def heroes_left(s: "SuperheroBattle", n: i64) -> i64:
    """The heroes a player may be dealt next.

    One of each of both boxes, else two of the one (SB-3.1, SB-23.4).
    """
    left: i64 = 0
    for hero in range(HERO_COUNT):
        box = BOXES[hero // HEROES_PER_BOX]
        if box in s.house.boxes and (s.house.box_count == 1 or hero // HEROES_PER_BOX == n):
            left |= BIT[hero]
    for hero in s.dealt:
        if hero >= 0:
            left &= ~BIT[hero]
    return left


def deal_hero(s: "SuperheroBattle", seat: i64, n: i64, hero: i64) -> None:
    dealt = s.dealt[:]
    dealt[seat * 2 + n] = hero
    s.dealt = dealt
    if s.log is not None:
        s.log.append(Event("hero_dealt", "SB-3.1", {"seat": seat}, {"hero": HEROES[hero]}, [seat]))
    if n == 0:
        become(s, frames.DEAL_HERO, seat, 1)
    elif seat + 1 < s.seats:
        become(s, frames.DEAL_HERO, seat + 1, 0)
    else:
        become(s, frames.PICK_HERO)
        s.turn += 1


def take_heroes(s: "SuperheroBattle") -> None:
    """All have chosen: the heroes are shown together, the others go back to the box unseen.

    Rules SB-3.2, SB-3.3.
    """
    heroes = s.pick[:]
    dealt = s.dealt[:]
    for seat in range(s.seats):
        heroes[seat] = s.pick[seat] - 1
        s.pick[seat] = 0
        dealt[seat * 2] = -1
        dealt[seat * 2 + 1] = -1
    s.hero = heroes
    s.dealt = dealt
    if s.log is not None:
        for seat in range(s.seats):
            s.log.append(Event("hero", "SB-3.2", {"seat": seat, "hero": HEROES[heroes[seat]]}, reveals=True))
    become(s, frames.PREPARE, 0)
