"""The prospects of a turn's dice: cards and abilities they could complete, by their odds."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.vecs import vec
from sixstones.games.thanos_rising import dice, worth
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.cards import can_receive, is_complete, lacks
from sixstones.games.thanos_rising.components import TIMED_ASSIGN, TIMED_MANIP, TIMED_POOL
from sixstones.games.thanos_rising.layout import AGAIN, FRESH, HANDS, PAID, POOL, SHOWN
from sixstones.games.thanos_rising.odds import odds, pack
from sixstones.games.thanos_rising.shipped import FIRST_TOKEN, HERO_COUNT, TOKEN_COUNT

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

_MOST: Final[i64] = 6  # cards and abilities that are weighed
_GIFTS: Final[i64] = 2  # symbol tokens that are counted on for one card
_FAR: Final[i64] = 8  # symbols of cards together beyond which odds are not worth working out
JOKER: Final = 0.55  # how far an ability that turns a die is counted on
SECOND: Final = 0.65  # what is completed after the first: dice of one roll go to one card only
THIRD: Final = 0.4


class Plan:
    """Everything the dice left can be used for: what it lacks, what completing it is worth."""

    def __init__(self, s: "ThanosRising") -> None:
        self.s: ThanosRising = s
        self.count: i64 = 0
        self.asset: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
        self.gain: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
        self.missing: vec[i64] = vec[i64]([0 for _ in range(32)])  # by target; the last eight are scratch
        self.rest: vec[i64] = vec[i64]([0, 0, 0, 0])  # dice to be rolled, by colour
        self.left: vec[i64] = vec[i64]([0, 0, 0, 0])  # dice left once those shown are laid
        self.gifts: vec[i64] = vec[i64]([0, 0, 0, 0])  # symbol tokens that could still be played
        self.jokers: i64 = 0
        self.shown: i64 = 0
        self.done: float = 0.0  # worth of what is complete
        self._dice()
        self._cards()
        self._abilities()
        self._helpers()

    def _dice(self) -> None:
        s = self.s
        if s.step <= st.S_POOL:
            self._foresee()
            return
        for colour in range(4):
            self.rest[colour] = s.dice[POOL + colour] + s.dice[AGAIN + colour]
        if s.rolls > 0:
            for kind in range(32):
                self.shown += s.dice[SHOWN + kind]

    def _foresee(self) -> None:
        """Before the pool is collected: the dice of the base and of abilities that hold."""
        s = self.s
        box = s.house.box
        base = s.base[s.active]
        for colour in range(4):
            self.rest[colour] = box.base_pool[base * 4 + colour]
        heroes = s.team[s.active] & box.of_timing[TIMED_POOL]
        who: i64 = 0
        while heroes != 0:
            if heroes & 1 and dice.holds(s, who):
                listed = box.program[box.start[who] + 1]
                per = box.program[box.start[who] + 2]
                for colour in range(4):
                    if (listed >> colour) & 1:
                        self.rest[colour] += 1 if per == 0 else s.damage[who] // per
                        break
            heroes >>= 1
            who += 1

    def _cards(self) -> None:
        s = self.s
        for place in range(3):
            asset = s.slots[s.sector * 3 + place]
            if asset < 0:
                continue
            if is_complete(s, place):
                self.done += worth.gain(s, asset)
            elif can_receive(s, place):
                at = self.count * 4
                for k in range(4):
                    self.missing[at + k] = lacks(s, place, k)
                self._add(asset, worth.gain(s, asset))

    def _add(self, asset: i64, gain: float) -> None:
        """One target more; what it lacks is written already."""
        self.asset[self.count] = asset
        self.gain[self.count] = gain
        self.count += 1

    def _abilities(self) -> None:
        """Own heroes whose ability is paid with dice."""
        s = self.s
        box = s.house.box
        ready = s.team[s.active] & box.of_timing[TIMED_ASSIGN] & ~s.used & ~s.fresh
        who: i64 = 0
        while ready != 0:
            if ready & 1 and dice.holds(s, who) and self.count < _MOST:
                missing = box.pay_count[who] - s.cover[PAID + who]
                value = worth.ability(s, who)
                if missing <= 0:
                    self.done += value
                elif value > 0.0:
                    at = self.count * 4
                    for k in range(4):
                        self.missing[at + k] = missing if k == box.pay_symbol[who] else 0
                    self._add(who, value)
            ready >>= 1
            who += 1

    def _helpers(self) -> None:
        """Abilities that turn a die, and symbol tokens of seats that may still play them."""
        s = self.s
        box = s.house.box
        ready = s.team[s.active] & box.of_timing[TIMED_MANIP] & ~s.used & ~s.fresh
        who: i64 = 0
        while ready != 0:
            if ready & 1 and box.program[box.start[who]] == pr.CALL_TURN_FACE:
                self.jokers += 1
            ready >>= 1
            who += 1
        if s.step > st.S_MORE_DICE:
            return
        for token in range(TOKEN_COUNT):
            at = box.start[FIRST_TOKEN + token]
            if box.program[at] != pr.CALL_SYMBOL:
                continue
            for seat in range(s.seats):
                if (s.out >> seat) & 1 or (s.step == st.S_MORE_DICE and (s.passed >> seat) & 1):
                    continue
                n = s.tokens[HANDS + seat * TOKEN_COUNT + token]
                if seat == s.active:
                    n -= s.tokens[FRESH + token]
                self.gifts[box.program[at + 1]] += n

    def value(self, chosen: i64) -> float:
        """The best that can be done with the dice.

        Those shown may go to `chosen` alone (-1: to any one card).
        """
        if self.shown == 0:
            for colour in range(4):
                self.left[colour] = self.rest[colour]
            return self.done + self._chain()
        best = 0.0
        tried = False
        for target in range(self.count):
            if (chosen < 0 or self.asset[target] == chosen) and self.fits(target):
                best = max(best, self.first(target))
                tried = True
        if not tried:
            best = self._none_fits()
        return self.done + best

    def fits(self, target: i64) -> bool:
        """Whether a die shown covers something of a target."""
        for kind in range(32):
            if self.s.dice[SHOWN + kind] > 0 and self.missing[target * 4 + (kind & 3)] > 0:
                return True
        return False

    def first(self, target: i64) -> float:
        """The worth of the dice if the fitting ones are laid on this target."""
        s = self.s
        at = target * 4
        for k in range(4):
            self.missing[24 + k] = self.missing[at + k]
            self.left[k] = self.rest[k]
        for size in range(1, -1, -1):
            for colour in range(4):
                for symbol in range(4):
                    n = s.dice[SHOWN + colour * 8 + size * 4 + symbol]
                    while n > 0:
                        n -= 1
                        if self.missing[at + symbol] > 0:
                            self.missing[at + symbol] -= 1 + size
                        else:
                            self.left[colour] += 1
        value = self._chain()
        for k in range(4):
            self.missing[at + k] = self.missing[24 + k]
        return value

    def _none_fits(self) -> float:
        """All dice shown but one are rolled again."""
        spare: i64 = -1
        for colour in range(4):
            n = self.rest[colour]
            for face in range(8):
                n += self.s.dice[SHOWN + colour * 8 + face]
            self.left[colour] = n
            if spare < 0 or n > self.left[spare]:
                spare = colour
        if self.left[spare] > 0:
            self.left[spare] -= 1
        return self._chain()

    def _chain(self) -> float:
        """The most promising target, and what the dice may complete after it."""
        best: i64 = -1
        value = 0.0
        for target in range(self.count):
            promise = self._promise(target)
            if promise > value:
                value = promise
                best = target
        if best < 0:
            return 0.0
        total = self.left[0] + self.left[1] + self.left[2] + self.left[3]
        for k in range(4):
            self.missing[28 + k] = max(self.missing[best * 4 + k], 0)
        second = self._next(best, -1, total)
        if second < 0:
            return value
        value += SECOND * self.gain[second] * self._together(second)
        for k in range(4):
            self.missing[28 + k] += max(self.missing[second * 4 + k], 0)
        third = self._next(best, second, total)
        if third >= 0:
            value += THIRD * self.gain[third] * self._together(third)
        return value

    def _next(self, first: i64, second: i64, total: i64) -> i64:
        """The target that is best worth its dice beside those in the scratch.

        -1 where the dice are too few.
        """
        best: i64 = -1
        highest = 0.0
        needed = self.missing[28] + self.missing[29] + self.missing[30] + self.missing[31]
        for target in range(self.count):
            if target in (first, second):
                continue
            more: i64 = 0
            for k in range(4):
                more += max(self.missing[target * 4 + k], 0)
            if needed + more > min(total, _FAR):
                continue
            value = self.gain[target] * self._together(target)
            if value > highest:
                highest = value
                best = target
        return best

    def _together(self, target: i64) -> float:
        for k in range(4):
            self.missing[24 + k] = self.missing[28 + k] + max(self.missing[target * 4 + k], 0)
        return odds(self.s.house.box, pack(self.s.house.box, self.missing, 24, self.left))

    def _promise(self, target: i64) -> float:
        """The worth of a target by its odds, with helping abilities and tokens."""
        box = self.s.house.box
        at = target * 4
        gain = self.gain[target]
        chance = odds(box, pack(box, self.missing, at, self.left))
        if chance > 0.995:
            return gain
        if self.jokers > 0:
            chance = max(chance, chance + JOKER * (self._with_jokers(at) - chance))
        if self.asset[target] >= HERO_COUNT or gain > worth.TOKEN:
            used: i64 = 0
            for k in range(4):
                n = min(max(self.missing[at + k], 0), min(self.gifts[k], _GIFTS - used))
                self.missing[28 + k] = max(self.missing[at + k], 0) - n
                used += n
            if used > 0:
                more = odds(box, pack(box, self.missing, 28, self.left)) - chance
                if more > 0.0:
                    return gain * chance + more * max(0.0, gain - worth.TOKEN * float(used))
        return gain * chance

    def _with_jokers(self, at: i64) -> float:
        """The odds when one die each covers what is hardest to roll."""
        box = self.s.house.box
        spent: i64 = 0
        for k in range(4):
            self.missing[28 + k] = max(self.missing[at + k], 0)
        for _ in range(self.jokers):
            hardest: i64 = -1
            for k in range(4):
                if self.missing[28 + k] > 0 and (hardest < 0 or self.left[k] < self.left[hardest]):
                    hardest = k
            if hardest < 0:
                break
            self.missing[28 + hardest] -= 1
            spare: i64 = -1
            for k in range(4):
                if self.left[k] > 0 and (spare < 0 or self.left[k] > self.left[spare]):
                    spare = k
            if spare < 0:
                break
            self.left[spare] -= 1
            spent += BIT[8 * spare]
        chance = odds(box, pack(box, self.missing, 28, self.left))
        for k in range(4):
            self.left[k] += (spent >> (8 * k)) & 255
        return chance
