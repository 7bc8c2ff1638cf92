"""The invariants SB-INV-1 to SB-INV-21, one function each, over one step of a game."""

import json
from collections import Counter
from functools import cached_property
from itertools import pairwise
from typing import Any

from sixstones import CHANCE, OVER, Event
from sixstones.core.state import State
from tests.superhero_battle.positions import GAME, NAMES

NUMBER = {id: n + 1 for n, id in enumerate(NAMES)}
DAMPED = ("flurry_of_blows", "shoot_to_kill", "barrage_fire")


class Step:
    """One step: the position before and after it, and what happened."""

    def __init__(self, before: State, by: int, action: int) -> None:
        self.state = before.clone()
        self.by = by
        self.action = action
        self.next = before
        self.was: dict[str, Any] = self.state.dump()
        self.log: list[Event] = []
        self.next.apply(by, action, self.log)
        self.now: dict[str, Any] = self.next.dump()
        self.text = GAME.text(action)

    @cached_property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.log]

    @cached_property
    def frames(self) -> list[str]:
        return [str(frame["frame"]) for frame in self.now["stack"]]

    @property
    def phase(self) -> str:
        return self.frames[0] if self.frames else "over"

    def same_battle(self) -> bool:
        return bool(self.was["battle"] == self.now["battle"] and self.phase not in ("prepare", "over"))


def all_cards(d: dict[str, Any]) -> Counter[str]:
    found: Counter[str] = Counter()
    for pile in (d["deck"], d["discard"], d["layout"]):
        found.update(pile)
    for seat in d["seats"]:
        found.update(seat["hand"])
        found.update([card.split()[0] for card in seat["series"]])
        if seat["laid"]:
            found[seat["laid"]] += 1
    return found


def inv_1(step: Step) -> None:
    """No card is ever lost or made."""
    boxes = 2 if step.now["players"] > 4 or step.now["options"]["boxes_in_play"] == "both" else 1
    assert all_cards(step.now) == Counter(dict.fromkeys(NAMES, 7 * boxes))


def inv_2(step: Step) -> None:
    """Energy is 0 to 6.

    A hero in the battle has at least 1 when somebody is asked, reactions excepted.
    """
    for n, seat in enumerate(step.now["seats"]):
        assert 0 <= seat["energy"] <= 6
        fights = n in step.now["fighting"] and step.now["battle"] > 0
        if step.next.actor >= 0 and fights and "damage" not in step.frames:
            assert seat["energy"] >= 1


def inv_3(step: Step) -> None:
    """Seven Knockouts in the stack and on tactics, at most one on each."""
    view: dict[str, Any] = step.next.view(None)
    assert view["knockouts"] + len(set(step.now["knockouts"])) == 7


def inv_4(step: Step) -> None:
    """A tactic changes its side only by an event that says so, or in preparation."""
    changed = set(step.was["traps"]) ^ set(step.now["traps"])
    said = {event.data["tactic"] for event in step.log if event.kind in ("trap_set", "trap_removed")}
    assert changed <= said or "battle" in step.kinds
    assert set(step.now["traps"]) <= set(NAMES)


def inv_5(step: Step) -> None:
    """A hero who is out has no series, is not asked and is no target until the next preparation."""
    if step.now["battle"] == 0 or step.phase == "over":
        return
    for n, seat in enumerate(step.now["seats"]):
        if n not in step.now["fighting"]:
            assert not seat["series"]
            assert seat["laid"] is None
            if step.phase in ("lay", "opening", "round_end"):
                assert n not in step.next.waiting()
    if step.frames[-1:] == ["target"]:
        assert set(step.now["stack"][-1]["targets"]) <= set(step.now["fighting"])


def inv_6(step: Step) -> None:
    """While cards are opened, each has one unopened card before the own turn and none after it."""
    if step.phase != "opening":
        return
    turn = next((frame["seat"] for frame in step.now["stack"] if frame["frame"] == "turn"), None)
    for n in step.now["fighting"]:
        if n != turn:
            assert (step.now["seats"][n]["laid"] is None) == (n in step.now["acted"])


def inv_7(step: Step) -> None:
    """A series has at most three cards and respects its order."""
    view: dict[str, Any] = step.next.view(None)
    for seat in view["seats"]:
        numbers = [NUMBER[card["card"]] for card in seat["series"]]
        assert len(numbers) <= 3
        for left, right in pairwise(numbers):
            wanted = {"not_lower": left <= right, "higher": left < right, "not_higher": left >= right}
            assert wanted[seat["order"]]


def inv_8(step: Step) -> None:
    """Within a stage each hero acts at most once."""
    if step.same_battle() and step.was["stages"] == step.now["stages"]:
        opened = [event.data["seat"] for event in step.log if event.kind == "opened"]
        assert len(opened) == len(set(opened))
        before = set(step.was["acted"]) if step.was["stack"][0]["frame"] == "opening" else set()
        if step.was["opened"] is None:  # whose turn has begun and who has not opened yet
            before.discard(step.was["opener"])
        assert not set(opened) & before


def inv_9(step: Step) -> None:
    """One first-player card, which moves only by an event that says so."""
    if step.was["holder"] is not None:
        assert step.now["holder"] is not None
        if step.was["holder"] != step.now["holder"]:
            assert "first_player_card" in step.kinds


def inv_10(step: Step) -> None:
    """Protected exactly while a turned card lies in the series.

    Never before one's turn in the first stage.
    """
    for n, seat in enumerate(step.now["seats"]):
        turned = [card for card in seat["series"] if "turned" in card]
        if step.now["stage"] == 0 and n not in step.now["acted"]:
            assert not turned


def inv_11(step: Step) -> None:
    """After the draft hands have five cards and one for each pass, and the table is clear."""
    if "layout_discarded" not in step.kinds or "battle" in step.kinds:
        return
    assert not step.now["layout"]
    if step.frames[:1] == ["prepare"]:
        assert not step.now["knockouts"] or step.now["battlefield"] == "titan"
        assert not step.now["used"]


def inv_12(step: Step) -> None:
    """No battlefield with two players; otherwise exactly one during a battle."""
    if step.now["players"] == 2:
        assert step.now["battlefield"] is None
    elif step.phase in ("lay", "opening", "round_end"):
        assert step.now["battlefield"] is not None
    assert step.now["battlefield"] not in step.now["played_battlefields"]


def inv_13(step: Step) -> None:
    """An active ability is used at most once a battle.

    Used heroes stay face down until the next preparation.
    """
    if step.was["battle"] == step.now["battle"]:
        assert set(step.was["used"]) <= set(step.now["used"])
        users = [event.data["seat"] for event in step.log if event.kind == "ability"]
        assert not set(users) & set(step.was["used"])


def inv_14(step: Step) -> None:
    """A hero who leaves during the own opening performs no action that turn."""
    for at, event in enumerate(step.log):
        if event.kind == "left" and event.data["cause"] in ("number", "knockout"):
            later = step.log[at + 1 :]
            end = next((n for n, other in enumerate(later) if other.kind == "battle"), len(later))
            assert not [e for e in later[:end] if e.kind == "action" and e.data["seat"] == event.data["seat"]]


def inv_15(step: Step) -> None:
    """Every battle has a winning side.

    More than one only after leaving together or at the stage cap.
    """
    for event in step.log:
        if event.kind == "battle_drawn":
            assert step.now["options"]["all_exit_result"] == "nobody_wins"
        if event.kind == "battle_won":
            seats = event.data["seats"]
            assert isinstance(seats, list)
            assert seats


def inv_16(step: Step) -> None:
    """Wins are 0 to 3, or 4 when played on; the game ends with exactly one winning side."""
    most = 4 if step.now["options"]["third_win_tie"] == "to_four" else 3
    assert all(0 <= seat["wins"] <= most for seat in step.now["seats"])
    ended = step.next.result()
    assert (ended is None) == (step.next.actor != OVER)
    if ended is not None:
        assert len({step.next.side(seat) for seat in ended.winners}) == 1
    sides = len({step.next.side(seat) for seat in range(step.now["players"])})
    if step.now["options"]["third_win_tie"] == "first_player" and step.now["holder"] is not None:
        assert step.now["battle"] <= 2 * sides + 1


def inv_17(step: Step) -> None:
    """Between battles no series lies on the table and no Knockout on a tactic."""
    if step.phase == "prepare" and step.frames[-1] != "tactic" and step.now["stack"][0]["step"] < 6:
        assert not step.now["knockouts"]
        assert not any(seat["series"] or seat["laid"] for seat in step.now["seats"])


def inv_19(step: Step) -> None:
    """The same decision in the same position leads to the same position."""
    again = step.state.clone()
    again.apply(step.by, step.action)
    assert again.dump() == step.now


def inv_20(step: Step) -> None:
    """A protected hero loses nothing to what the card blocks, unless it cannot be blocked."""
    for event in step.log:
        if event.kind == "damage" and event.data["source"] in DAMPED:
            seat = event.data["seat"]
            assert isinstance(seat, int)
            before = step.was["seats"][seat]["series"]
            author = event.data.get("by_seat")
            hero = step.was["seats"][author]["hero"] if isinstance(author, int) else None
            if (
                any("turned" in card for card in before)
                and hero != "hawkeye"
                and step.was["stages"] == step.now["stages"]
            ):
                raise AssertionError(f"{event} hit {before}")


INVARIANTS = [
    inv_1, inv_2, inv_3, inv_4, inv_5, inv_6, inv_7, inv_8, inv_9, inv_10, inv_11, inv_12, inv_13, inv_14, inv_15,
    inv_16, inv_17, inv_19, inv_20,
]  # fmt: skip


def check(step: Step) -> None:
    for invariant in INVARIANTS:
        try:
            invariant(step)
        except AssertionError as error:
            raise AssertionError(
                f"{invariant.__name__} after {step.by} {step.text}: {error}\n{json.dumps(step.was)}"
            ) from error


def next_action(state: State, rng: Any) -> tuple[int, int]:
    if state.actor == CHANCE:
        return int(CHANCE), int(state.sample(rng))
    open_now = state.legal(state.actor)
    return int(state.actor), int(open_now[rng.below(len(open_now))])
