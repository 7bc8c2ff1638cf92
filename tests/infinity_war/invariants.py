"""The invariants of Infinity War, one function per id, checked on dumps and events only.

`Watch` follows a game step by step and calls every function of CHECKS after each step. IW-INV-6, 38 … 42 speak of
several games at once and are properties of their own (test_random_play.py).
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from sixstones import CHANCE, OVER, Event, State
from sixstones.games.infinity_war.components import BASE_FACE, FACES, TEAMS

Dump = dict[str, Any]
RING = {f"{x},{y}" for x in range(1, 10) for y in range(1, 9) if x in (1, 9) or y in (1, 8)}
BOARD = [f"{x},{y}" for y in range(1, 9) for x in range(1, 10)]
PLACES = [f"{x},{y}" for x in range(1, 10) for y in (0, 9)] + [f"{x},{y}" for x in (0, 10) for y in range(1, 9)]
SPOTS = {*BOARD, *PLACES}
BASES = {FACES[face] for face in BASE_FACE}
STONES = ["stone_soul", "stone_power", "stone_time", "stone_space", "stone_reality", "stone_mind"]
HALVES = ["leadership_a", "leadership_b"]
ARROWS = {"arrow_1", "arrow_2", "arrow_3"}


class Board:
    """The tiles of one dump: the face of every cell, the cells and count of every face."""

    def __init__(self, tiles: dict[str, str]) -> None:
        self.tiles = tiles
        self.faces = {cell: tile.split()[0] for cell, tile in tiles.items()}
        self.cells: dict[str, list[str]] = {}
        for cell in BOARD:
            self.cells.setdefault(self.faces.get(cell, "place"), []).append(cell)
        self.count = Counter({face: len(cells) for face, cells in self.cells.items()})


class Watch:
    """A watched game: the position before and after the last step, its events, turn tallies."""

    def __init__(self, state: State) -> None:
        self.state = state
        start: Dump = state.dump()
        self.now = self.before = start
        self.board = self.old_board = Board(start["tiles"])
        self.view: Dump = state.view(None)
        self.full_set = full_set(state)
        self.events: list[Event] = []
        self.happened: set[str] = set()
        self.action = ""
        self.kind = ""
        self.asked = ""
        self.used: Counter[str] = Counter()
        self.mains = 0
        self.activations = 0
        self.decisions = 0
        self.turns: list[int] = []
        self.ebony: list[bool] = []
        self.last_round_at = -1
        self.turn_events = 0
        self.placed = self._placed()

    def step(self, seat: int, action: int) -> None:
        """Apply one action and check everything."""
        asked = self.state.asks(seat) if seat >= 0 else None
        self.asked = asked.kind if asked else ""
        self.before = self.now
        self.events = []
        self.action = self.state.game.text(action)
        self.kind = self.state.game.actions.kind(action)
        self.state.apply(seat, action, self.events)
        self.happened = {event.kind for event in self.events}
        now: Dump = self.state.dump()
        self.now = now
        self.view = self.state.view(None)
        self.old_board = self.board
        if now["tiles"] != self.board.tiles:
            self.board = Board(now["tiles"])
        self.placed = self._placed()
        try:
            self.count(seat)
            for check in CHECKS:
                check(self)
        except AssertionError as error:
            told = [event.full() for event in self.events]
            raise AssertionError(f"after {self.action!r}: {error}\n{told}\n{self.before}\n{self.now}") from error

    def count(self, seat: int) -> None:
        if seat >= 0:
            self.decisions += 1
            if self.asked == "turn" and self.kind in ("move", "swap_base", "stand_up"):
                self.mains += 1
        for event in self.events:
            if event.kind in ("ability", "recharged"):
                self.used[event.kind + str(event.data["character"])] += 1
            if event.kind == "stone_used" and event.data["stone"] != "stone_power":
                self.used[str(event.data["stone"])] += 1
            if event.kind in ("thanos_moves", "thanos_stays"):
                self.activations += 1
            if event.kind == "last_round":
                self.last_round_at = len(self.turns)
            if event.kind in ("turn", "turn_swapped"):
                self.end_of_turn()
                self.turns.append(int(str(event.data["seat"])))
                self.ebony.append(event.kind == "turn_swapped")

    def end_of_turn(self) -> None:
        if self.turns:
            inv_29(self)
            inv_31(self)
            inv_35(self)
        self.used.clear()
        self.mains = self.activations = self.decisions = 0

    # What the dumps say.

    def board_of(self, dump: Dump | None) -> Board:
        return self.board if dump is None or dump is self.now else self.old_board

    def face(self, cell: str, dump: Dump | None = None) -> str:
        return self.board_of(dump).faces.get(cell, "place")

    def has(self, *kinds: str) -> bool:
        return not self.happened.isdisjoint(kinds)

    def stable(self) -> bool:
        return self.now["phase"] in ("pre", "post") and not self.now["stack"]

    def tokens(self, wanted: Callable[[str], bool]) -> Counter[str]:
        """Count tokens by where they are: supply, cells, left, right, tablets, box."""
        return Counter([place for place, id in self.placed if wanted(id)])

    def _placed(self) -> list[tuple[str, str]]:
        """Every token with the kind of place it is at."""
        found = [(place, id) for place in ("supply", "box") for id in self.now[place]]
        found += [("cells", id) for ids in self.now["tokens"].values() for id in ids]
        found += [("tablets", id) for ids in self.now["tablets"] for id in ids]
        for who in self.now["characters"].values():
            found += [(slot, who[slot]) for slot in ("left", "right") if who[slot] is not None]
        return found

    def seat_of(self, character: str) -> int:
        return list(self.now["characters"]).index(character) // 2

    def base(self, seat: int, dump: Dump | None = None) -> str:
        face = "base_" + (dump or self.now)["teams"][seat].removeprefix("team_")
        return self.board_of(dump).cells[face][0]

    def open(self, face: str) -> list[str]:
        return self.board.cells.get(face, [])

    def set_up(self) -> bool:
        return str(self.now["phase"]) != "setup"


def full_set(state: State) -> Counter[str]:
    """The tiles in play, by back and face, of the options in force."""
    pool = state.house.pool  # type: ignore[attr-defined]
    count: Counter[str] = Counter()
    for at, number in enumerate(pool):
        count[FACES[at % len(FACES)]] += number
    return count


def inv_1(watch: Watch) -> None:
    assert set(watch.now["tiles"]) == set(BOARD)
    if watch.board is not watch.old_board and not watch.has("tiles_swapped", "base_shifted") and watch.set_up():
        for cell in BOARD:
            old, new = watch.face(cell, watch.before), watch.face(cell)
            assert old == new or old in ("red", "blue", "unlaid"), f"{cell}: {old} became {new}"


def inv_2(watch: Watch) -> None:
    same = watch.board is watch.old_board and watch.now["pool"] == watch.before["pool"]
    if not watch.set_up() or same:
        return
    total = watch.full_set
    found = Counter(watch.board.count)
    for back in ("red", "blue"):
        assert found.pop(back, 0) == sum(watch.now["pool"][back].values())
        found.update(watch.now["pool"][back])
    assert found == +total
    assert sum(total.values()) == 72


def inv_3(watch: Watch) -> None:
    if watch.before["phase"] == "setup":
        return
    for back in ("red", "blue"):
        assert watch.board.count[back] <= watch.old_board.count[back]


def inv_4(watch: Watch) -> None:
    pending = [f for f in watch.now["stack"] if f["frame"] in ("orient", "orient_around", "open_around")]
    tiles = watch.now["tiles"]
    assert all(tiles[cell] in ("red", "blue") for back in ("red", "blue") for cell in watch.open(back))
    stay = not watch.has("tiles_swapped", "base_shifted", "turned", "oriented")
    for cell in [cell for arrow in ARROWS for cell in watch.open(arrow)]:
        _, direction = tiles[cell].split()
        assert direction != "unset" or pending
        if stay:
            old = watch.before["tiles"][cell]
            assert old == tiles[cell] or old in ("red", "blue")


def inv_5(watch: Watch) -> None:
    if not watch.set_up():
        return
    for seat in range(len(watch.now["teams"])):
        assert watch.base(seat) in RING
    for face in BASES:
        if not RING.isdisjoint(watch.old_board.cells.get(face, [])):
            assert not RING.isdisjoint(watch.open(face))
    if watch.has("rotation") and not watch.has("tiles_swapped"):
        spots = [{c for c in RING if watch.face(c, dump) in BASES} for dump in (watch.before, watch.now)]
        assert spots[0] <= spots[1]


def inv_7(watch: Watch) -> None:
    homes = {watch.base(seat) for seat in range(len(watch.now["teams"]))} if watch.set_up() else set()
    assert len(homes) in (0, len(watch.now["teams"]))
    assert len(watch.open("thanos_base")) + sum(p.get("thanos_base", 0) for p in watch.now["pool"].values()) == 1


def inv_8(watch: Watch) -> None:
    if watch.set_up():
        assert len(watch.now["characters"]) == 2 * len(watch.now["teams"])
        assert all(who["cell"] in SPOTS for who in watch.now["characters"].values())


def inv_9(watch: Watch) -> None:
    there = bool(watch.open("thanos_base"))
    assert there == (watch.now["thanos"] in SPOTS) == (watch.now["gauntlet"] is not None)
    if watch.before["gauntlet"] is not None:
        assert watch.now["gauntlet"] == watch.before["gauntlet"]


def inv_10(watch: Watch) -> None:
    if watch.stable():
        there: dict[str, list[int]] = {}
        for who, fields in watch.now["characters"].items():
            there.setdefault(fields["cell"], []).append(watch.seat_of(who))
        for cell, seats in there.items():
            assert len(set(seats)) == 1, f"teams {seats} on {cell}"
            assert len(seats) <= 2


def inv_11(watch: Watch) -> None:
    if watch.stable():
        assert all(who["cell"] != watch.now["thanos"] for who in watch.now["characters"].values())


def inv_12(watch: Watch) -> None:
    if watch.stable():
        assert all(watch.face(who["cell"]) not in ("red", "blue") for who in watch.now["characters"].values())


def inv_13(watch: Watch) -> None:
    if watch.stable():
        for id, who in watch.now["characters"].items():
            face = watch.face(who["cell"])
            if (face in BASES or face == "thanos_base") and who["cell"] != watch.base(watch.seat_of(id)):
                assert who["right"] == "stone_space", f"{id} on {face}"


def inv_14(watch: Watch) -> None:
    cell = watch.now["thanos"]
    if cell and watch.face(cell) in BASES:
        neutral = watch.face(cell) not in ["base_" + team.removeprefix("team_") for team in watch.now["teams"]]
        stayed = watch.before["thanos"] == cell or watch.has("carried")
        assert neutral
        assert stayed


def inv_15(watch: Watch) -> None:
    for event in watch.events:
        if event.kind in ("returned", "returned_by"):
            who = watch.now["characters"][event.data["character"]]
            assert who["left"] is None
            assert who["right"] is None
            assert who["cell"] == watch.base(watch.seat_of(str(event.data["character"])))


def inv_16(watch: Watch) -> None:
    team = watch.before["active"]
    for event in watch.events:
        if event.kind == "detained":
            assert watch.seat_of(str(event.data["character"])) == team
    if watch.kind == "move" and watch.asked == "turn":
        assert watch.before["characters"][watch.action.split()[1]]["detained"] != "serving"


def inv_17(watch: Watch) -> None:
    placed = [(place, id) for place, id in watch.placed if id in STONES]
    assert sorted(id for _, id in placed) == sorted(STONES)
    for place, stone in placed:
        assert place not in ("left", "tablets")
        assert (place == "supply") == (not watch.open(stone))


def inv_18(watch: Watch) -> None:
    where = watch.tokens(lambda id: id.startswith("hero_"))
    assert sum(where.values()) == 14
    assert where["right"] == 0
    closed = sum(not watch.open(f"heroes_{n}") for n in range(1, 8))
    assert where["supply"] == 2 * closed


def inv_19(watch: Watch) -> None:
    where = watch.tokens(lambda id: id in HALVES)
    assert sum(where.values()) == 2
    assert where["left"] <= 1
    assert all(len(set(HALVES) & set(tablet)) in (0, 2) for tablet in watch.now["tablets"])


def inv_20(watch: Watch) -> None:
    where = watch.tokens(lambda id: id == "energy")
    assert sum(where.values()) == 5
    assert where["supply"] == 5 - len(watch.open("energy"))


def inv_21(watch: Watch) -> None:
    for who in watch.now["characters"].values():
        assert who["left"] not in STONES
        assert who["right"] in [None, *STONES]


def inv_22(watch: Watch) -> None:
    if watch.before["supply"] != watch.now["supply"]:
        assert not Counter(watch.now["supply"]) - Counter(watch.before["supply"])
    for old, new in zip(watch.before["tablets"], watch.now["tablets"], strict=True):
        assert set(old) <= set(new)
    was: Counter[str] = Counter(watch.before["box"])
    boxed: Counter[str] = Counter(watch.now["box"])
    assert not was - boxed
    gone = boxed - was
    taken = Counter(str(e.data["token"]) for e in watch.events if e.kind in ("seized", "thanos_takes"))
    taken["energy"] += sum(e.kind == "recharged" for e in watch.events)
    assert gone == +taken


def inv_23(watch: Watch) -> None:
    if watch.state.options["thanos_seizes_carried_stone"] != "counts":
        return
    acting, seized, taken = False, 0, 0
    for event in watch.events:
        if event.kind in ("turn", "turn_swapped", "thanos_moves", "thanos_stays"):
            acting, seized, taken = event.kind.startswith("thanos"), 0, 0
        seized += acting and event.kind == "seized"
        taken += acting and event.kind == "thanos_takes"
        assert taken <= 1
        assert not (seized and taken)


def inv_24(watch: Watch) -> None:
    for cell in watch.now["tokens"]:
        assert cell in SPOTS
        if watch.face(cell) in ("red", "blue") and cell not in watch.before["tokens"]:
            met = watch.has("tiles_swapped", "base_shifted")
            met = met or any(e.kind == "dropped" and e.data["cell"] == cell for e in watch.events)
            assert met


def inv_25(watch: Watch) -> None:
    if watch.stable() and watch.state.options["leadership_pair_on_floor"]:
        for who in watch.now["characters"].values():
            if who["left"] in HALVES:
                assert not set(HALVES) & set(watch.now["tokens"].get(who["cell"], []))


def inv_26(watch: Watch) -> None:
    view = watch.view
    points = [len(tablet) for tablet in watch.now["tablets"]]
    assert view["points"] == points
    assert sum(points) <= 16
    assert all(a <= b for a, b in zip(map(len, watch.before["tablets"]), points, strict=True))


def inv_27(watch: Watch) -> None:
    if not watch.set_up() or watch.before["phase"] == "setup":
        return
    homes = {watch.base(seat, watch.before) for seat in range(len(watch.now["teams"]))}
    for event in watch.events:
        if event.kind == "thanos_takes" and not watch.has("tiles_swapped", "rotation"):
            assert event.data["cell"] not in homes


def inv_28(watch: Watch) -> None:
    fields = watch.state.house.blank_face  # type: ignore[attr-defined]
    for who in watch.now["characters"].values():
        if who["battle"] != "none":
            face = watch.face(who["cell"])
            assert face == "battlefield" or (face == "blank" and FACES[fields] == "battlefield")
            assert who["left"].startswith("hero_")
    for event in watch.events:
        if event.kind == "scored":
            was = watch.before["characters"][event.data["character"]]["battle"]
            assert was == "qualified" or watch.has("qualified")


def inv_29(watch: Watch) -> None:
    assert watch.mains == 1, f"{watch.mains} main actions"


def inv_30(watch: Watch) -> None:
    for id, who in watch.now["characters"].items():
        if watch.seat_of(id) == watch.now["active"] and watch.set_up():
            assert who["cell"] in who["visited"]
    seen = {id: set(who.get("visited", [])) for id, who in watch.before["characters"].items()}
    steps = 0
    for event in watch.events:
        if event.kind in ("turn", "turn_swapped"):
            break
        if event.kind in ("move", "arrow", "short_route"):
            cells = seen[str(event.data["character"])]
            free = event.kind == "short_route" and not watch.state.options["short_route_obeys_visited"]
            assert free or event.data["to"] not in cells
            cells.add(str(event.data["to"]))
            steps += 1
    assert steps < 106


def inv_31(watch: Watch) -> None:
    for id in watch.now["characters"]:
        assert watch.used["ability" + id] <= 1 + watch.used["recharged" + id]
    assert watch.used["stone_time"] <= 1
    assert watch.used["stone_reality"] <= 1
    assert watch.now["box"].count("energy") <= 5


def inv_32(watch: Watch) -> None:
    if watch.state.actor >= 0:
        assert len(watch.state.legal(watch.state.actor)) > 1
    assert watch.decisions < 2000


def inv_33(watch: Watch) -> None:
    if watch.state.actor >= 0 and watch.set_up():
        asked = watch.state.asks(watch.state.actor)
        assert asked is not None
        view = watch.view
        assert watch.state.actor == view["controller"] or asked.kind == "power"


def inv_34(watch: Watch) -> None:
    n = len(watch.now["teams"])
    turns = watch.turns
    assert watch.now["ebony_turns"] == 0 or watch.now["phase"] == "over" or watch.ebony[-1]
    if len(turns) > 1:
        assert turns[-1] == (turns[-2] + 1) % n
    if watch.ebony and watch.ebony[-1]:
        run = 0
        while run < len(watch.ebony) and watch.ebony[-1 - run]:
            run += 1
        assert run <= n
        assert watch.now["phase"] == "over" or watch.now["ebony_turns"] == n - run + 1


def inv_35(watch: Watch) -> None:
    """Called when a turn is over: its team held the Gauntlet exactly if Thanos acted."""
    team = watch.turns[-1]
    first = watch.now["appeared"] == len(watch.turns) and not watch.state.options["thanos_acts_on_opening_turn"]
    assert watch.activations == (watch.now["gauntlet"] == team and not first)


def inv_36(watch: Watch) -> None:
    if watch.last_round_at >= 0:
        left = len(watch.now["teams"]) - (len(watch.turns) - watch.last_round_at)
        assert left >= 0
        if watch.now["phase"] == "over" and watch.now["ending"] in ("tiles", "heroes"):
            assert left == 0
        assert watch.now["ending"]


def inv_37(watch: Watch) -> None:
    if not watch.set_up():
        return
    over = watch.now["phase"] == "over"
    assert (watch.now["ending"] == "thanos") == (set(STONES) <= set(watch.now["box"]))
    view = watch.view
    six = [seat for seat, stones in enumerate(view["stones"]) if stones == 6]
    assert len(six) <= 1
    if six:
        assert over
        assert watch.now["ending"] == "six_stones"


CHECKS = [
    inv_1, inv_2, inv_3, inv_4, inv_5, inv_7, inv_8, inv_9, inv_10, inv_11, inv_12, inv_13, inv_14, inv_15, inv_16,
    inv_17, inv_18, inv_19, inv_20, inv_21, inv_22, inv_23, inv_24, inv_25, inv_26, inv_27, inv_28, inv_30, inv_32,
    inv_33, inv_34, inv_36, inv_37,
]  # fmt: skip

__all__ = ["CHANCE", "CHECKS", "OVER", "TEAMS", "Watch"]
