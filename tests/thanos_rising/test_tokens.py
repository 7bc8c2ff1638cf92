"""Bonus tokens and the four windows in which they are played (TR-20, section 5)."""

import pytest

from sixstones import Match, State
from sixstones.core.errors import IllegalAction
from tests.kit import asked, every, kinds, legal, play, question, refusal, the
from tests.thanos_rising.table import (
    QUIET,
    counters,
    damage,
    deploy,
    finish,
    hand,
    pool,
    position,
    put,
    roll,
    rolled,
    team,
    view,
)

DIE = {"pool": {"red": 1}, "step": "before_roll", "sector": 0}


def windows(state: State) -> list[tuple[int, int]]:
    """The seats asked in each window to the end of the turn, if everybody always passes."""
    found = []
    turn = state.turn
    while state.turn == turn and state.result() is None:
        if asked(state) == "window":
            found.append((int(question(state).data["window"]), int(state.actor)))  # type: ignore[call-overload]
            play(state, "pass")
        elif state.actor < 0:
            play(state, "* " + state.game.text(state.outcomes()[0][0]))
        else:
            play(state, legal(state, "stop", "assign", "forfeit", "lay", "done")[0])
    return found


# Every kind of token.


@pytest.mark.rule("TR-20.4", "TR-AMB-51")
@pytest.mark.parametrize(
    ("token", "card", "symbol"),
    [
        ("symbol_battle", "hawkeye", "battle"), ("symbol_tech", "friday", "tech"),
        ("symbol_mystic", "wong", "mystic"), ("symbol_cosmic", "loki", "cosmic"),
    ],
)  # fmt: skip
def test_a_symbol_token_covers_one_symbol_of_a_card_that_lacks_it(token: str, card: str, symbol: str) -> None:
    fields: dict[str, object] = {"step": "after_dice", "sector": 0, "tokens": [{}, {token: 1}]}
    other = "hawkeye" if card != "hawkeye" else "friday"
    state = position(sectors=[[card, other]], **fields)
    laid = the(play(state, f"play {token}"), "token_laid")
    assert (laid.data["card"], laid.data["symbol"]) == (card, symbol)
    useless = position(sectors=[[other]], **fields)
    assert asked(useless) != "window"


@pytest.mark.rule("TR-20.5", "TR-AMB-24")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "purple"])
def test_a_die_token_adds_a_die_unless_none_is_left(colour: str) -> None:
    state = position(sectors=QUIET, tokens=[{f"die_{colour}": 1}], **DIE)
    log = play(state, f"play die_{colour}")
    assert the(log, "die_added").data["color"] == colour
    assert pool(state)[colour] == (2 if colour == "red" else 1)
    stock = {"red": 6, "blue": 3, "green": 3, "purple": 3}
    none = position(
        sectors=QUIET, step="before_roll", sector=0, tokens=[{f"die_{colour}": 1}], pool={colour: stock[colour]}
    )
    assert asked(none) != "window"


@pytest.mark.rule("TR-20.6", "TR-AMB-30")
def test_heal_two_and_counter_off_remove_counters() -> None:
    state = position(
        sectors=QUIET, step="last_window", sector=0, damage={"wong": 3, "drax": 1}, tokens=[{"heal_two": 1}]
    )
    play(state, "play heal_two", "heal wong")
    assert damage(state) == {"wong": 1, "drax": 1}
    stones = position(
        sectors=QUIET, step="last_window", sector=0, stones={"mind": 40, "soul": 1}, tokens=[{"counter_off": 1}]
    )
    play(stones, "play counter_off", "remove soul")
    assert counters(stones) == {}
    assert view(stones)["collected"] == ["mind"]


@pytest.mark.rule("TR-20.8", "TR-20.9", "TR-AMB-1")
def test_used_tokens_are_discarded_and_shuffled_when_the_pile_is_empty() -> None:
    everything = {**{f"symbol_{kind}": 4 for kind in ("battle", "tech", "mystic", "cosmic")}, "counter_off": 3}
    dice = {f"die_{colour}": 2 for colour in ("red", "blue", "green", "purple")}
    state = position(
        step="reward", sector=0, sectors=QUIET, hits=1, tokens=[{}, {**everything, **dice}], discard={"heal_two": 3}
    )
    assert view(state)["pile"] == {"heal_two": 3}
    log = play(state, "* draw heal_two")
    assert the(log, "token_drawn").data["token"] == "heal_two"
    assert view(state)["discard"] == {}
    played = position(sectors=QUIET, step="last_window", sector=0, damage={"wong": 1}, tokens=[{"heal_two": 1}])
    play(played, "play heal_two")
    assert view(played)["discard"] == {"heal_two": 1}


@pytest.mark.rule("TR-AMB-44")
def test_without_pile_and_discards_no_token_is_drawn() -> None:
    everything = {
        **{f"symbol_{kind}": 4 for kind in ("battle", "tech", "mystic", "cosmic")},
        "counter_off": 3,
        "heal_two": 3,
    }
    dice = {f"die_{colour}": 2 for colour in ("red", "blue", "green", "purple")}
    state = position(step="reward", sector=0, sectors=QUIET, hits=2, tokens=[{}, {**everything, **dice}])
    assert hand(state) == {}


@pytest.mark.rule("TR-20.1", "TR-13.6")
def test_every_counter_on_a_villain_earns_a_token_for_the_active_seat() -> None:
    state = position(step="reward", sector=0, sectors=QUIET, hits=3, rewarded=1)
    play(state, "* draw die_red", "* draw die_red")
    assert view(state)["tokens"] == [{"die_red": 2}, {}]


# Windows.


@pytest.mark.rule("TR-20.2", "TR-20.3", "TR-AMB-54")
def test_everybody_with_something_usable_is_asked_the_others_first() -> None:
    tokens: list[object] = [{"heal_two": 1}, {"heal_two": 1}, {}]
    state = position(players=3, sectors=QUIET, tokens=tokens, damage={"loki": 2}, **DIE)
    assert windows(state) == [(1, 1), (1, 0), (2, 1), (3, 1), (3, 0), (4, 1), (4, 0)]


@pytest.mark.rule("TR-AMB-51", "TR-AMB-54")
def test_nobody_is_asked_who_could_do_nothing() -> None:
    tokens: list[object] = [{}, {"heal_two": 1, "counter_off": 1, "symbol_cosmic": 1}]
    state = position(sectors=[["hawkeye", "okoye"], QUIET[1], QUIET[2]], tokens=tokens, **DIE)
    assert windows(state) == []
    fresh = position(sectors=QUIET, tokens=[{"die_red": 1}], fresh_tokens={"die_red": 1}, **DIE)
    assert asked(fresh) != "window"


@pytest.mark.rule("TR-20.7", "TR-AMB-56")
def test_who_waits_is_asked_again_after_the_dice_and_before_the_end() -> None:
    state = position(sectors=QUIET, tokens=[{}, {"heal_two": 1}], damage={"loki": 2}, **DIE)
    assert legal(state)[:3] == ["pass", "wait", "pass turn"]
    play(state, "wait")
    assert windows(state) == [(3, 1), (4, 1)]
    late = position(sectors=QUIET, step="after_dice", sector=0, tokens=[{}, {"heal_two": 1}], damage={"loki": 2})
    assert "wait" not in legal(late)


@pytest.mark.rule("TR-AMB-54")
def test_not_this_turn_is_said_once_and_forgotten_with_the_turn() -> None:
    state = position(sectors=QUIET, tokens=[{}, {"heal_two": 1}], damage={"loki": 2}, **DIE)
    play(state, "pass turn")
    assert view(state)["out"] == [1]
    assert windows(state) == []
    assert view(state)["out"] == []


@pytest.mark.rule("TR-AMB-54", "TR-AMB-12")
def test_after_a_play_the_round_of_asking_begins_again() -> None:
    tokens: list[object] = [{"die_red": 1}, {"heal_two": 1}, {"die_blue": 1}]
    state = position(players=3, sectors=QUIET, tokens=tokens, damage={"loki": 2}, **DIE)
    play(state, "pass")
    assert int(state.actor) == 2
    play(state, "play die_blue")
    assert int(state.actor) == 1
    assert pool(state) == {"red": 1, "blue": 1}
    play(state, "pass", "play die_red")
    assert int(state.actor) == 1


@pytest.mark.rule("TR-AMB-54", "TR-20.2")
def test_the_others_are_asked_again_after_the_active_seat_plays_beside_the_assignment() -> None:
    tokens: list[object] = [{"symbol_battle": 1}, {"heal_two": 1}]
    state = rolled("red b, red t", sectors=QUIET, tokens=tokens, damage={"loki": 2})
    play(state, "pass")
    assert (asked(state), int(state.actor)) == ("assign", 0)
    play(state, "play symbol_battle", "assign hawkeye")
    assert (asked(state), int(state.actor)) == ("window", 1)
    play(state, "play heal_two")
    assert (asked(state), int(state.actor)) == ("assign", 0)


@pytest.mark.rule("TR-AMB-54", "TR-16.5")
def test_the_others_are_asked_again_after_the_active_seat_uses_an_ability() -> None:
    teams = [["captain_america", "quinjet"], ["black_panther"]]
    fields: dict[str, object] = {"sectors": QUIET, "teams": teams, "tokens": [{}, {"heal_two": 1}]}
    state = position(step="last_window", sector=0, damage={"loki": 2, "wong": 1}, **fields)
    play(state, "pass")
    assert int(state.actor) == 0
    play(state, "use quinjet", "heal loki")
    assert (asked(state), int(state.actor)) == ("window", 1)
    beside = rolled("red b, red t", damage={"loki": 2, "wong": 1}, **fields)
    play(beside, "pass", "use quinjet", "heal loki")
    assert (asked(beside), int(beside.actor)) == ("window", 1)


@pytest.mark.rule("TR-AMB-56")
def test_waiting_is_forgotten_with_the_turn() -> None:
    state = position(sectors=QUIET, tokens=[{}, {"heal_two": 1}, {}], players=3, damage={"loki": 2}, **DIE)
    play(state, "wait")
    assert view(state)["waits"] == [1]
    windows(state)
    assert view(state)["waits"] == []
    deploy(state, 0, "red", "turn_ccw")
    assert (asked(state), question(state).data["window"], int(state.actor)) == ("window", 1, 1)


@pytest.mark.rule("TR-AMB-51", "TR-20.4", "TR-20.5")
def test_symbols_and_dice_come_too_late_before_the_end_of_the_turn() -> None:
    """TW-4 is for tokens and abilities that take counters off.

    Symbols count up to 4B and 4C, dice while rolling.
    """
    tokens: list[object] = [{"symbol_battle": 1, "die_red": 1}, {"symbol_mystic": 1, "die_blue": 1, "heal_two": 1}]
    nobody = position(sectors=QUIET, step="last_window", sector=0, tokens=tokens)
    assert (nobody.turn, int(nobody.actor), asked(nobody)) == (2, 1, "deploy")
    state = position(sectors=QUIET, step="last_window", sector=0, tokens=tokens, damage={"loki": 1})
    assert (int(state.actor), legal(state, "play")) == (1, ["play heal_two"])
    assert refusal(state, "play symbol_mystic").rule == "TR-AMB-51"


@pytest.mark.rule("TR-AMB-55", "TR-AMB-25")
def test_dice_gained_after_the_pool_is_empty_are_rolled_together() -> None:
    tokens: list[object] = [{}, {"die_red": 2}]
    state = position(sectors=QUIET, step="after_dice", sector=0, tokens=tokens)
    play(state, "play die_red", "play die_red", "* roll red b", "* roll red b")
    assert asked(state) == "assign"
    log = put(state, "hawkeye", "red b", "red b")
    assert len(every(log, "laid")) == 2
    middle = rolled("red b, red b", sectors=QUIET, tokens=[{}, {"die_blue": 1}])
    play(middle, "play die_blue")
    assert view(middle)["dice"] == ["red b", "red b"]
    put(middle, "hawkeye", "red b")
    assert view(middle)["pool"] == {"red": 1, "blue": 1}


@pytest.mark.rule("TR-AMB-32")
def test_several_symbols_without_a_die_on_another_card_than_the_roll_but_not_on_abilities() -> None:
    tokens: list[object] = [{"symbol_mystic": 2}, {}]
    teams = [["mantis"], ["black_panther"]]
    state = rolled("red b, red t", sectors=[["hawkeye", "wong"]], teams=teams, tokens=tokens)
    log = play(state, "play symbol_mystic", "play symbol_mystic")
    assert [event["card"] for event in every(log, "token_laid")] == ["wong", "wong"]
    put(state, "hawkeye", "red b")
    finish(state)
    assert "wong" in team(state)


@pytest.mark.rule("TR-AMB-12")
def test_the_active_seat_commands_all_tokens_by_option() -> None:
    state = position(
        sectors=QUIET, step="last_window", sector=0, damage={"wong": 1}, stones={"mind": 1},
        tokens=[{}, {"heal_two": 1, "counter_off": 1}], options={"token_control": "active"},
    )  # fmt: skip
    assert int(state.actor) == 0
    assert legal(state, "play", "play_of") == ["play heal_two of p2", "play counter_off of p2"]
    play(state, "play heal_two of p2")
    assert view(state)["tokens"] == [{}, {"counter_off": 1}]
    owner = rolled("red b", sectors=QUIET, damage={"wong": 1}, tokens=[{}, {"heal_two": 1}])
    play(owner, "pass")
    assert refusal(owner, "play heal_two of p2").rule == "TR-AMB-12"


@pytest.mark.rule("TR-AMB-54")
def test_at_an_open_table_others_play_while_the_active_seat_is_asked() -> None:
    options = {"windows": "open"}
    state = position(sectors=QUIET, tokens=[{}, {"heal_two": 1}], damage={"loki": 2, "wong": 1}, options=options, **DIE)
    assert (asked(state), int(state.actor)) == ("window", 0)
    assert legal(state) == ["pass"]
    assert [state.game.text(a) for a in state.legal(1)] == ["play heal_two"]
    state.apply(1, state.game.parse("play heal_two"))
    assert (asked(state), int(state.actor)) == ("heal", 1)
    play(state, "heal loki")
    assert asked(state) != "window"
    closed = position(sectors=QUIET, tokens=[{}, {"heal_two": 1}], damage={"loki": 2}, options=options, **DIE)
    play(closed, "pass")
    assert closed.legal(1) == []


@pytest.mark.rule("TR-AMB-54")
def test_a_move_for_a_closed_window_is_rejected_and_changes_nothing() -> None:
    state = position(sectors=QUIET, tokens=[{}, {"heal_two": 1}], damage={"loki": 2}, **DIE)
    match = Match("thanos_rising", 2, state=state, auto_chance=False)
    match.play(1, "pass")
    before = match.state.dump()
    with pytest.raises(IllegalAction) as refused:
        match.play(1, "play heal_two")
    assert refused.value.data["rule"] == "TR-20.3"
    assert match.state.dump() == before


def test_one_token_of_a_kind_is_spent_at_a_time() -> None:
    state = position(sectors=QUIET, tokens=[{"die_red": 2}], **DIE)
    play(state, "play die_red")
    assert hand(state) == {"die_red": 1}
    log = play(state, "play die_red")
    assert "token_played" in kinds(log)
    roll(state, "red b", "red b", "red t")
