"""The invariants SP-INV-1 to SP-INV-22, one function each, over one step of a game.

Those of the end of a turn look at steps that end one; all others hold after every step.
"""

from collections import Counter
from collections.abc import Callable

from sixstones import CHANCE, OVER, Rng
from tests.splendor.play import Step, listed

STACK = {2: 4, 3: 5, 4: 7}
LEVEL_SIZES = [40, 30, 20]


def inv_1(step: Step) -> None:
    """Each colour: bank and players together hold 4, 5 or 7."""
    now = step.after
    for colour in now.colours:
        assert now.bank[colour] + sum(seat.tokens[colour] for seat in now.seats) == STACK[now.players]
    assert len(now.colours) == 5


def inv_2(step: Step) -> None:
    """Grey: five in all. Green: as many as players."""
    now = step.after
    assert now.bank[now.wild] + sum(seat.tokens[now.wild] for seat in now.seats) == 5
    if not now.classic:
        assert now.bank["green"] + sum(seat.tokens["green"] for seat in now.seats) == now.players


def inv_3(step: Step) -> None:
    """All tokens together, none negative."""
    now = step.after
    stacks = [now.bank, *(seat.tokens for seat in now.seats)]
    every = sum(sum(stack.values()) for stack in stacks)
    assert every == 5 * STACK[now.players] + 5 + (0 if now.classic else now.players)
    assert min(n for stack in stacks for n in stack.values()) >= 0


def inv_4(step: Step) -> None:
    """Ten tokens at the end of a turn, nine beside green; thirteen within it."""
    for owner, seat in enumerate(step.after.seats):
        within = owner == step.after.active and not step.ends_turn
        assert seat.held <= (13 if within else 10)
        if not within and seat.tokens.get("green") and not step.after.classic:
            assert seat.held - 1 <= 9


def inv_5(step: Step) -> None:
    """One green token with a level-3 card, else none; it is never lost."""
    if step.after.classic:
        return
    for old, seat in zip(step.before.seats, step.after.seats, strict=True):
        assert seat.tokens["green"] == any(step.after.box[id]["level"] == 3 for id in seat.team)
        assert seat.tokens["green"] >= old.tokens["green"]


def inv_6(step: Step) -> None:
    """Decks, rows, hands and teams partition the cards of every level."""
    now = step.after
    seen = [id for row in now.rows for id in row if id]
    seen += [id for seat in now.seats for id in seat.hand + seat.team]
    assert len(seen) == len(set(seen))
    for level, size in enumerate(LEVEL_SIZES):
        assert sum(now.box[id]["level"] == level + 1 for id in seen) + now.decks[level] == size
    if step.next_state.actor == CHANCE and now.stage in ("draw", "refill"):
        level = now.slot + 1 if now.stage == "draw" else now.slot // 4 + 1
        drawn = [step.state.game.text(action) for action, _ in step.next_state.outcomes()]
        cards = [id for id, part in now.box.items() if part["type"] == "card" and part["level"] == level]
        assert drawn == [id for id in cards if id not in seen]


def inv_7(step: Step) -> None:
    """A row has four cards of its level or its deck is empty; row and deck together never grow."""
    now = step.after
    for level in range(3):
        row = now.rows[level]
        full = 4 - (now.stage == "refill" and now.slot // 4 == level)
        if now.stage != "deal" and now.decks[level] > 0:
            assert sum(id is not None for id in row) == full
        assert all(now.box[id]["level"] == level + 1 for id in row if id)
        old = sum(id is not None for id in step.before.rows[level]) + step.before.decks[level]
        assert sum(id is not None for id in row) + now.decks[level] <= old


def inv_8(step: Step) -> None:
    """A hand has at most three cards, grows only by reserving and shrinks only by recruiting."""
    for owner, (old, seat) in enumerate(zip(step.before.seats, step.after.seats, strict=True)):
        assert len(seat.hand) <= 3
        grown = len(seat.hand) - len(old.hand)
        if grown:
            assert owner == step.before.active
            reserved = step.turn.kind in ("reserve", "reserve_deck")
            assert grown == (1 if reserved else -1)
            assert reserved or step.turn.kind == "recruit_hand"
        assert len(set(old.hand) - set(seat.hand)) == (grown == -1)


def inv_9(step: Step) -> None:
    """Teams, bonuses, tags and card points never decrease."""
    for owner, (old, seat) in enumerate(zip(step.before.seats, step.after.seats, strict=True)):
        assert set(old.team) <= set(seat.team)
        assert step.after.card_points(owner) >= step.before.card_points(owner)
        assert step.after.tags(owner) >= step.before.tags(owner)
        for colour in step.after.colours:
            assert seat.shown["bonuses"][colour] == step.after.bonus(owner, colour)
            assert seat.shown["bonuses"][colour] >= old.shown["bonuses"][colour]


def inv_10(step: Step) -> None:
    """Locations are of different tiles, as many as the game has.

    One a turn, on the own turn, and they stay.
    """
    now, start = step.after, step.turn.start
    faces = now.middle + [face for seat in now.seats for face in seat.locations]
    assert len({now.box[face]["tile"] for face in faces}) == len(faces)
    if now.stage != "deal":
        assert len(faces) == now.players + now.classic
    for owner, seat in enumerate(now.seats):
        assert set(step.before.seats[owner].locations) <= set(seat.locations)
        if step.before.stage != "deal":
            gained = len(seat.locations) - len(start.seats[owner].locations)
            assert gained <= (1 if owner == step.before.active else 0)


def inv_11(step: Step) -> None:
    """End: who is still within reach of a location has taken another one this turn."""
    if not step.ends_turn:
        return
    owner = step.before.active
    taken = len(step.after.seats[owner].locations) > len(step.turn.start.seats[owner].locations)
    if any(step.after.reaches(owner, face) for face in step.after.middle):
        assert taken


def inv_12(step: Step) -> None:
    """The tile has a holder exactly if somebody has three tags; nobody has more than the holder."""
    now = step.after
    tags = [now.tags(owner) for owner in range(now.players)]
    if now.classic:
        assert now.tile == -1
        return
    assert (now.tile >= 0) == (max(tags) >= 3)
    if now.tile >= 0:
        assert tags[now.tile] == max(tags)


def inv_13(step: Step) -> None:
    """The tile moves only by a recruit of its new holder, from the middle or from fewer tags."""
    old, new = step.before.tile, step.after.tile
    if old == new:
        return
    assert new == step.before.active
    assert any(event.kind.startswith("card_recruited") for event in step.log)
    assert step.after.tags(new) >= 3
    assert old < 0 or step.after.tags(new) > step.after.tags(old)


def inv_14(step: Step) -> None:
    """Points are cards, three per location, three for the tile; their sum is bounded."""
    now = step.after
    for owner, seat in enumerate(now.seats):
        assert seat.shown["points"] == now.points(owner)
        assert seat.shown["qualified"] == now.qualified(owner)
        assert seat.shown["cards"] == len(seat.team)
    most = 140 + 3 * (now.players + 1) if now.classic else 140 + 3 * now.players + 3
    assert sum(now.points(owner) for owner in range(now.players)) <= most


def inv_15(step: Step) -> None:
    """In another player's turn only the tile can be lost; so the condition can go off, never on."""
    for owner, (old, seat) in enumerate(zip(step.before.seats, step.after.seats, strict=True)):
        if owner == step.before.active:
            continue
        assert (seat.tokens, seat.team, seat.hand, seat.locations) == (old.tokens, old.team, old.hand, old.locations)
        lost = step.before.tile == owner != step.after.tile
        assert step.after.points(owner) == step.before.points(owner) - 3 * lost
        assert step.before.qualified(owner) or not step.after.qualified(owner)


def inv_16(step: Step) -> None:
    """How many tokens a whole turn brings before returns, by its action."""
    if not step.ends_turn:
        return
    turn, owner = step.turn, step.before.active
    start = turn.start
    change = step.after.seats[owner].held - start.seats[owner].held + turn.returned
    stacks = sum(start.bank[colour] > 0 for colour in start.colours)
    if turn.kind == "take":
        most = min(3, stacks)
        mode = step.state.options["take_fewer"]
        free = mode == "always" or (mode == "scarce_free" and stacks < 3)
        assert (1 <= change <= most) if free else change == most
    elif turn.kind == "take_two":
        assert change == 2
    elif turn.kind in ("reserve", "reserve_deck"):
        assert change == (1 if start.bank[start.wild] else 0)
    elif turn.kind in ("recruit", "recruit_hand"):
        first = start.box[turn.recruited]["level"] == 3 and not start.seats[owner].tokens.get("green")
        assert change == -start.net(owner, turn.recruited) + (1 if first and not start.classic else 0)
    else:
        assert turn.kind == "pass"
        assert change == 0


def inv_17(step: Step) -> None:
    """The payment is exactly the net cost, and the bank grows by it."""
    bought = [event for event in step.log if event.kind.startswith("card_recruited")]
    if not bought:
        return
    paid = Counter(str(name) for name in listed(bought[0].data["paid"]))
    owner, id = step.before.active, str(bought[0].data["card"])
    assert paid.total() == step.before.net(owner, id)
    for colour in step.before.colours:
        assert paid[colour] <= max(0, step.before.box[id]["cost"].get(colour, 0) - step.before.bonus(owner, colour))
    returned = Counter(
        str(name) for event in step.log if event.kind == "tokens_returned" for name in listed(event.data["tokens"])
    )
    for name in [*step.before.colours, step.before.wild]:
        assert step.after.bank[name] - step.before.bank[name] == paid[name] + returned[name]


def inv_18(step: Step) -> None:
    """Seats have had equally many turns, or one of them one more.

    Equally many at the end of a game.

    A stalemate stops the game at once (SP-AMB-40), wherever in the round it comes.
    """
    apart = max(step.turns) - min(step.turns)
    assert apart <= 1
    if step.after.over and step.after.result is not None and step.after.result.reason != "stalemate":
        assert apart == 0


def inv_19(step: Step) -> None:
    """Unless the game is over somebody can act; passing is open exactly when nothing else is."""
    state, now = step.next_state, step.after
    if state.actor in (CHANCE, OVER):
        assert now.over == (state.actor == OVER)
        return
    legal = state.legal(state.actor)
    assert legal
    assert legal == sorted(set(legal))
    if now.stage != "turn":
        return
    owner = now.active
    hand = now.seats[owner].hand
    tokens = any(now.bank[colour] for colour in now.colours)
    on_the_table = [id for row in now.rows for id in row if id]
    room = len(hand) < 3 and (bool(on_the_table) or any(now.decks))
    grey = now.seats[owner].tokens[now.wild]
    places = {f"{level}-{slot}": id for level, row in enumerate(now.rows, 1) for slot, id in enumerate(row, 1) if id}
    places |= {f"hand {n}": id for n, id in enumerate(hand, 1)}
    payable = [f"recruit {at}" for at, id in places.items() if now.missing(owner, id) <= grey]
    texts = [state.game.text(action) for action in legal]
    assert [text for text in texts if text.startswith("recruit")] == payable
    assert ("pass" in texts) == (not tokens and not room and not payable)
    assert "pass" not in texts or len(texts) == 1


def inv_20(step: Step) -> None:
    """Winners by the condition all meet it, with equal points.

    Several have no tile and equally many cards.
    """
    ended = step.after.result
    assert (ended is None) == (not step.after.over)
    if ended is None:
        return
    if ended.reason not in ("gauntlet", "points"):
        assert ended.winners == []
        return
    now = step.after
    assert 1 <= len(ended.winners) <= now.players
    assert all(now.qualified(owner) for owner in ended.winners)
    rivals = [owner for owner in range(now.players) if now.qualified(owner)]
    assert {now.points(owner) for owner in ended.winners} == {max(now.points(owner) for owner in rivals)}
    if len(ended.winners) > 1:
        assert now.tile not in ended.winners
        assert len({len(now.seats[owner].team) for owner in ended.winners}) == 1


def inv_21(step: Step) -> None:
    """The same decision in the same position leads to the same position."""
    again = step.state.clone()
    again.apply(step.by, step.action)
    assert again.dump() == step.next_state.dump()
    if step.next_state.actor == CHANCE:
        assert again.sample(Rng(5)) == step.next_state.sample(Rng(5))


def inv_22(step: Step) -> None:
    """Cards dealt again among a deck and hidden hands change nothing a player knows."""
    state = step.next_state
    number = step.action % (state.seats + 1)  # one viewer a step, in irregular order
    viewer = None if number == state.seats else number
    other = state.resample(viewer, Rng(len(step.log) + step.action))
    assert other.view(viewer) == state.view(viewer)
    if viewer is not None:
        assert other.legal(viewer) == state.legal(viewer)


INVARIANTS: list[Callable[[Step], None]] = [
    inv_1, inv_2, inv_3, inv_4, inv_5, inv_6, inv_7, inv_8, inv_9, inv_10, inv_11, inv_12, inv_13, inv_14, inv_15,
    inv_16, inv_17, inv_18, inv_19, inv_20, inv_21, inv_22,
]  # fmt: skip


def check(step: Step) -> None:
    """Every invariant after one step."""
    for invariant in INVARIANTS:
        invariant(step)
