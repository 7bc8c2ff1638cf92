"""The invariants of the rules at every step of a game: `inv_<number>` for TR-INV-<number>.

A `Watch` plays steps and calls every check with the position before and after, and with what happened.
"""

from collections import Counter
from typing import Any

from sixstones import CHANCE, OVER, Event, State
from tests.thanos_rising.table import GAME

HEROES = [id for id, data in GAME.components.items() if data["type"] == "hero"]
VILLAINS = [id for id, data in GAME.components.items() if data["type"] == "villain"]
DICE = {"red": 6, "blue": 3, "green": 3, "purple": 3}
TOKENS = {id: data["count"] for id, data in GAME.components.items() if data["type"] == "token"}


class Watch:
    """A watched game: positions before and after each step, and the events of this turn."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.after: dict[str, Any] = state.dump()
        self.before: dict[str, Any] = self.after
        self.turn: list[Event] = []
        self.log: list[Event] = []
        self.facing: object = self.after["facing"]
        self.check()

    def step(self, seat: int, action: int) -> None:
        if seat != CHANCE:
            inv_16(self, seat)
        self.log = []
        self.before = self.after
        self.state.apply(seat, action, self.log)
        self.after = self.state.dump()
        for event in self.log:
            if event.kind == "turn":
                turn_over(self)
                self.turn = []
            self.turn.append(event)
        self.check()

    def check(self) -> None:
        for check in CHECKS:
            check(self)

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [dict(event.data) for event in self.turn if event.kind == kind]

    @property
    def starts_turn(self) -> bool:
        stack = self.after["stack"]
        return bool(stack) and stack[-1]["frame"] == "deploy"


def spaces(card: str) -> int:
    return int(str(GAME.components[card]["spaces"]))


def turn_over(w: Watch) -> None:
    """The counts of a whole turn."""
    stones = len(w.events("stone_die"))
    if stones:
        assert 1 <= stones <= 5 or w.after["options"]["mind_inside_villain_ability"]  # TR-INV-12
    w.facing = w.after["facing"]


def inv_1(w: Watch) -> None:
    d = w.after
    lying = [card for row in d["sectors"] for card in row if card]
    cards = [*d["deck"], *lying, *[hero for team in d["teams"] for hero in team], *d["fallen"], *d["beaten"]]
    assert Counter(cards) == Counter([*HEROES, *VILLAINS])


def inv_2(w: Watch) -> None:
    total: Counter[str] = Counter()
    for part in [w.after["pile"], w.after["discard"], *w.after["tokens"]]:
        total.update(part)
    assert dict(total) == TOKENS


def inv_3(w: Watch) -> None:
    d = w.after
    out: Counter[str] = Counter()
    for part in (d["pool"], d["again"]):
        out.update(part)
    out.update(die.split()[0] for die in d["dice"])
    out.update(item["die"].split()[0] for item in d["locked"] if "die" in item)
    assert all(out[colour] <= n for colour, n in DICE.items())
    if w.starts_turn:
        assert not out
    for event in w.log:
        if event.kind == "roll" and event.data["roll"] == 1:
            assert sum(w.before["pool"].values()) >= 4 or sum(out.values()) >= 4


def inv_4(w: Watch) -> None:
    d = w.after
    for card, n in d["damage"].items():
        assert 0 <= n <= spaces(card)
        assert card not in d["deck"]
    for event in w.log:
        if event.kind == "dealt":
            assert event.data["card"] not in d["damage"] or w.starts_turn is False


def inv_5(w: Watch) -> None:
    d = w.after
    assert all(n >= 0 for n in d["stones"].values())
    assert not set(d["stones"]) & set(d["collected"])
    assert set(w.before["collected"]) <= set(d["collected"])
    if w.starts_turn:
        assert all(n <= 4 for n in d["stones"].values())


def inv_6(w: Watch) -> None:
    d = w.after
    if w.starts_turn:
        assert all(n < spaces(card) for card, n in d["damage"].items())
        assert all(d["teams"])
        assert not d["deck"] or all(card for row in d["sectors"] for card in row)
        assert d["sector"] is None


def inv_7(w: Watch) -> None:
    for key in ("fallen", "beaten", "collected"):
        assert set(w.before[key]) <= set(w.after[key])
    assert set(w.after["deck"]) <= set(w.before["deck"])


def inv_8(w: Watch) -> None:
    rolls = len(w.events("roll"))
    dice = sum(w.events("pool")[-1]["dice"].values()) + len(w.events("die_added")) if w.events("pool") else 0
    assert rolls <= dice
    if w.log and w.log[-1].kind == "roll" and rolls > 1:
        last = max(at for at, event in enumerate(w.turn[:-1]) if event.kind == "roll")
        between = {event.kind for event in w.turn[last:]}
        assert between & {"laid", "forfeited", "stopped"}


def inv_9(w: Watch) -> None:
    laid = w.events("laid")
    assert all(event["n"] >= 1 for event in laid)
    by_roll: dict[int, set[str]] = {}
    for item in w.after["locked"]:
        if "die" in item and item["card"]:
            by_roll.setdefault(item["roll"], set()).add(item["card"])
    assert all(len(cards) == 1 for cards in by_roll.values())
    for card, data in w.state.view(None)["cards"].items():  # type: ignore[attr-defined]
        for symbol, n in data.get("covered", {}).items():
            assert n <= GAME.components[card]["cost"].get(symbol, 0)  # type: ignore[attr-defined]


def inv_10(w: Watch) -> None:
    hits = w.events("villain_hit")
    by_dice = Counter(event["card"] for event in hits if event["source"] == "dice")
    assert all(n == 1 for n in by_dice.values())
    added = sum(event["to"] - event["from"] for event in hits)
    rewards = len([event for event in w.events("token_drawn") if event["source"] == "reward"])
    assert rewards <= added
    if any(event.kind == "turn" for event in w.log) and (w.after["pile"] or w.after["discard"]):
        assert w.after["hits"] == w.after["rewarded"] == 0


def inv_11(w: Watch) -> None:
    for event in w.log:
        if event.kind == "ability":
            assert event.data["seat"] == w.before["active"]
            assert event.data["card"] in w.before["teams"][w.before["active"]]
            assert event.data["card"] not in w.before["fresh"]
        if event.kind == "token_played" and event.data["seat"] == w.before["active"]:
            token = str(event.data["token"])
            held = w.before["tokens"][w.before["active"]][token]
            assert held > w.before["fresh_tokens"].get(token, 0)


def inv_12(w: Watch) -> None:
    """Each roll of the stone die adds a counter or works as a power.

    Rolls per turn are counted by `turn_over`.
    """
    done = len([e for e in w.events("counter") if e["source"] == "stone_die"]) + len(w.events("power"))
    assert done <= len(w.events("stone_die"))


def inv_13(w: Watch) -> None:
    assert len(w.events("turned")) <= 1
    if w.after["facing"] is not None:
        assert 0 <= w.after["facing"] <= 2


def inv_14(w: Watch) -> None:
    if not (w.before["no_heal"] and w.after["no_heal"]):
        return
    recruits = {str(event.data["card"]) for event in w.log if event.kind == "recruited"}
    if w.after["options"]["red_stone_blocks_recruit_heal"]:
        recruits = set()
    gone = set(w.after["fallen"])
    for card, n in w.before["damage"].items():
        if card in HEROES and card not in recruits | gone:
            assert w.after["damage"].get(card, 0) >= n


def inv_15(w: Watch) -> None:
    d = w.after
    if w.state.actor != OVER:
        assert w.state.result() is None
        return
    ended = w.state.result()
    assert ended is not None
    assert ended.winners in ([], list(range(int(w.state.seats))))
    need = w.state.view(None)["goal"]["villains"]["of"]  # type: ignore[index]
    assert (ended.reason == "villains") is (len(d["beaten"]) >= need)
    assert d["sector"] is None


def inv_16(w: Watch, seat: int) -> None:
    legal = [w.state.game.text(action) for action in w.state.legal(seat)]
    assert legal
    asked = w.state.asks(seat)
    if asked is not None and asked.kind == "window":
        assert "pass" in legal


def inv_17(w: Watch) -> None:
    """Nothing is hidden: all seats see the same but for the viewer and the question."""
    if w.state.number % 20 == 0:
        views = [w.state.view(seat) for seat in range(int(w.state.seats))]
        for view in views:
            del view["seat"], view["ask"]
        assert all(view == views[0] for view in views)


CHECKS = [
    inv_1,
    inv_2,
    inv_3,
    inv_4,
    inv_5,
    inv_6,
    inv_7,
    inv_8,
    inv_9,
    inv_10,
    inv_11,
    inv_12,
    inv_13,
    inv_14,
    inv_15,
    inv_17,
]
