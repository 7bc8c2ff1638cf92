"""Events come in order, with their rule; secrets only to those who may know."""

import pytest

from sixstones import CHANCE, OVER, Event, Game, Match, Rng, State
from tests.splendor.positions import ALPHA, CLASSIC, MARVEL, kinds, leaving, play, position, seat, the
from tests.splendor.walks import stuck

RULES = {
    "first_player": {"SP-AMB-6"},
    "location_laid": {"SP-2.4", "SP-V-3.4"},
    "card_laid": {"SP-2.3", "SP-5.4"},
    "tokens_taken": {"SP-3.4", "SP-3.6", "SP-3.7", "SP-V-4"},
    "card_reserved": {"SP-6.1"},
    "card_drawn": {"SP-6.2"},
    "grey_taken": {"SP-6.3"},
    "grey_missing": {"SP-6.9"},
    "gap_stays": {"SP-5.6"},
    "card_recruited": {"SP-7.2", "SP-8.3"},
    "card_recruited_from_hand": {"SP-7.2", "SP-8.3"},
    "time_stone_taken": {"SP-10.3"},
    "tile_taken": {"SP-11.2"},
    "tile_changes_hands": {"SP-11.5"},
    "condition_lost": {"SP-14.1"},
    "condition_met": {"SP-12.2", "SP-V-3.6"},
    "location_taken": {"SP-9.2"},
    "tokens_returned": {"SP-4.4"},
    "passed": {"SP-AMB-36"},
    "game_ended": {"SP-13.1", "SP-13.2", "SP-13.3", "SP-13.4", "SP-13.5", "SP-V-3.7", "SP-AMB-37", "SP-AMB-38"},
}


def test_the_deal_is_told_card_by_card() -> None:
    log: list[Event] = []
    MARVEL.start(3).settle(Rng(1), log)
    assert kinds(log) == ["first_player"] + ["location_laid"] * 3 + ["card_laid"] * 12
    assert [event.data["slot"] for event in log[4:]] == [
        f"{level}-{slot}" for level in (1, 2, 3) for slot in (1, 2, 3, 4)
    ]
    assert {event.rule for event in log[4:]} == {"SP-2.3"}


def test_a_recruit_is_told_in_the_order_in_which_it_happens() -> None:
    team = "spider_woman squirrel_girl elektra crystal electro ms_marvel triton wong moon_knight kraven gorgon lizard"
    rival = seat(team="kate_bishop america_chavez winter_soldier hawkeye")
    hero = seat("Y2 B1 P3 O4", team=team)
    state = position(hero, rival, rows=[[], [], ["black_widow"]], locations=["atlantis", "avengers_tower"])
    log = play(state, "recruit 3-1", auto=False)
    assert kinds(log) == ["card_recruited", "time_stone_taken", "tile_changes_hands"]
    assert the(log, "card_recruited").data == {
        "seat": 0, "card": "black_widow", "slot": "3-1", "paid": ["yellow", "blue"],
    }  # fmt: skip
    assert kinds(play(state, "* iron_man")) == ["card_laid", "location_taken"]


def test_a_card_from_the_hand_is_told_with_its_place_and_reveals_what_was_blind() -> None:
    state = position(seat("R3", hand="rocket baron_zemo", blind=[0, 1]))
    event = the(play(state.clone(), "recruit hand 2"), "card_recruited_from_hand")
    assert event.data == {"seat": 0, "card": "baron_zemo", "place": 2, "paid": ["red", "red", "red"]}
    assert event.reveals
    seen = position(seat("R3", hand="baron_zemo", blind=[0]))
    assert not the(play(seen, "recruit hand 1"), "card_recruited_from_hand").reveals


@pytest.mark.rule("SP-AMB-43", "SP-V-8")
@pytest.mark.parametrize(
    ("view", "blind", "news"),
    [
        ("known_if_seen", 0, False), ("known_if_seen", 1, True), ("hidden", 0, True), ("hidden", 1, True),
        ("open", 0, False), ("open", 1, False),
    ],
)  # fmt: skip
def test_a_card_from_the_hand_is_news_where_others_did_not_know_it(view: str, blind: int, news: bool) -> None:
    state = position(seat("R3", hand="baron_zemo", blind=[blind]), options={"reserved_view": view})
    event = the(play(state, "recruit hand 1"), "card_recruited_from_hand")
    assert event.reveals == news
    assert state.view(1)["seats"] == state.view(None)["seats"]


def test_a_recruit_of_a_blind_card_cannot_be_undone_but_a_take_can() -> None:
    blind = position(seat("R3", hand="baron_zemo", blind=[1]))
    match = Match("splendor", 2, state=blind, seed=1)
    match.play(0, "recruit hand 1")
    assert not match.can_undo(0)
    open_card = Match("splendor", 2, state=position(seat("R3", hand="baron_zemo", blind=[0])), seed=1)
    before = open_card.state.dump()
    open_card.play(0, "recruit hand 1")
    assert open_card.can_undo(0)
    open_card.undo(0)
    assert open_card.state.dump() == before
    refilled = Match("splendor", 2, state=position(seat("R3"), rows=[["baron_zemo"]]), seed=1)
    refilled.play(0, "recruit 1-1")
    assert not refilled.can_undo(0)


def test_the_end_is_told_with_the_winners() -> None:
    state = position(seat(team=ALPHA), seat(), seat=1)
    log = play(state, "take red red")
    assert kinds(log) == ["tokens_taken", "game_ended"]
    assert the(log, "game_ended").data == {"seats": [0], "reason": "gauntlet"}


def test_whole_games_tell_only_known_kinds_with_their_rules_and_a_log_changes_nothing() -> None:
    seen: set[str] = set()
    for game in (MARVEL, CLASSIC):
        for players in (2, 3, 4):
            for seed in range(3):
                seen |= told(game, players, seed)
    rare = {"gap_stays", "grey_missing", "passed", "condition_lost"}
    assert set(RULES) - rare <= seen <= set(RULES)


def told(game: Game, players: int, seed: int) -> set[str]:
    """The kinds of events of a random game that recruits whenever it can."""
    state = game.start(players, {"max_rounds": 60})
    silent = state.clone()
    rng = Rng(seed)
    log: list[Event] = []
    while state.actor != OVER:
        by = state.actor
        action = state.sample(rng) if by == CHANCE else choose(state, rng)
        state.apply(by, action, log)
        silent.apply(by, action)
    assert state.dump() == silent.dump()
    for event in log:
        assert event.rule in RULES[event.kind]
        assert event.rule in game.rules
        assert bool(event.secret) == (event.kind == "card_drawn")
    return set(kinds(log))


def choose(state: State, rng: Rng) -> int:
    legal = state.legal(state.actor)
    recruits = [action for action in legal if state.game.actions.kind(action).startswith("recruit")]
    choices = recruits or legal
    return choices[rng.below(len(choices))]


# Every kind with its figures.


def lines(log: list[Event]) -> list[str]:
    return [" ".join([e.kind, *[f"{k}={v}" for k, v in e.data.items()], f"[{e.rule}]"]) for e in log]


@pytest.mark.rule("SP-2.3", "SP-2.4", "SP-AMB-6", "SP-V-3.4")
def test_dealing_by_rule_and_figures() -> None:
    state = MARVEL.start(2)
    assert lines(play(state, "* first p2", "* asgard", "* attilan", "* rocket", auto=False)) == [
        "first_player seat=1 [SP-AMB-6]",
        "location_laid location=asgard [SP-2.4]",
        "location_laid location=attilan [SP-2.4]",
        "card_laid card=rocket slot=1-1 [SP-2.3]",
    ]
    classic = CLASSIC.start(2, {"first_player": "p1"})
    assert lines(play(classic, "* noble_red_black", auto=False)) == [
        "location_laid location=noble_red_black [SP-V-3.4]"
    ]


@pytest.mark.rule("SP-3.4", "SP-3.6", "SP-3.7", "SP-V-4")
def test_taking_by_rule_and_figures() -> None:
    assert lines(play(position(), "take yellow red purple")) == [
        "tokens_taken seat=0 tokens=['yellow', 'red', 'purple'] [SP-3.4]"
    ]
    assert lines(play(position(seat=1), "take red red")) == ["tokens_taken seat=1 tokens=['red', 'red'] [SP-3.7]"]
    scarce = position(*leaving("Y1 B1 S5", players=2))
    assert lines(play(scarce, "take yellow blue")) == ["tokens_taken seat=0 tokens=['yellow', 'blue'] [SP-3.6]"]
    fewer = position(options={"take_fewer": "always"})
    assert lines(play(fewer, "take blue")) == ["tokens_taken seat=0 tokens=['blue'] [SP-V-4]"]


@pytest.mark.rule("SP-6.1", "SP-6.2", "SP-6.3", "SP-5.4")
def test_reserving_by_rule_and_figures() -> None:
    state = position(rows=[["rocket"]])
    assert lines(play(state, "reserve 1-1", "* wasp", auto=False)) == [
        "card_reserved seat=0 card=rocket slot=1-1 [SP-6.1]",
        "grey_taken seat=0 token=grey [SP-6.3]",
        "card_laid card=wasp slot=1-1 [SP-5.4]",
    ]
    blind = position()
    log = play(blind, "reserve deck 2", "* groot", auto=False)
    assert lines(log) == ["card_drawn seat=0 level=2 [SP-6.2]", "grey_taken seat=0 token=grey [SP-6.3]"]
    assert (log[0].secret, log[0].seats) == ({"card": "groot"}, [0])
    seen = position(options={"reserved_view": "open"})
    log = play(seen, "reserve deck 2", "* groot", auto=False)
    assert lines(log)[0] == "card_drawn seat=0 level=2 card=groot [SP-6.2]"
    assert (log[0].secret, log[0].seats) == ({}, [])


@pytest.mark.rule("SP-6.9", "SP-5.6")
def test_what_is_missing_by_rule_and_figures() -> None:
    none = position(*leaving("Y4 B4 O4 R4 P4", players=2), rows=[["rocket"]])
    assert lines(play(none, "reserve 1-1", auto=False))[1] == "grey_missing seat=0 token=grey [SP-6.9]"
    three = [id for id in MARVEL.components if MARVEL.components[id].get("level") == 3]
    last = position(seat(team=" ".join(three[:9])), seat(team=" ".join(three[9:19])), rows=[[], [], [three[19]]])
    assert lines(play(last, "reserve 3-1"))[-1] == "gap_stays slot=3-1 [SP-5.6]"


@pytest.mark.rule("SP-7.2", "SP-8.3", "SP-10.3", "SP-11.2")
def test_recruiting_by_rule_and_figures() -> None:
    state = position(seat("R4 S3"), rows=[[], ["punisher"]])
    log = play(state, "recruit 2-1", "pay grey for red red", auto=False)
    paid = ["red", "red", "red", "grey", "grey"]
    assert lines(log) == [f"card_recruited seat=0 card=punisher paid={paid} slot=2-1 [SP-7.2]"]
    free = position(
        seat(team="crystal electro ms_marvel mysterio quake triton wong"), rows=[[], [], ["iron_fist"]], seat=0
    )
    assert lines(play(free, "recruit 3-1", auto=False)) == [
        "card_recruited seat=0 card=iron_fist paid=[] slot=3-1 [SP-8.3]",
        "time_stone_taken seat=0 token=green [SP-10.3]",
    ]
    tile = position(seat("Y2 B1 O2", team="spider_woman squirrel_girl"), rows=[["wasp"]])
    log = play(tile, "recruit 1-1", auto=False)
    assert lines(log)[1] == "tile_taken seat=0 tile=avengers_tile [SP-11.2]"


@pytest.mark.rule("SP-9.2", "SP-4.4", "SP-12.2", "SP-AMB-36")
def test_the_end_of_a_turn_by_rule_and_figures() -> None:
    team = "vulture nebula daredevil hela drax baron_zemo grandmaster elektra lockjaw crystal electro"  # Y3 B3 R3
    state = position(seat("Y2 B3 P4", team=team), locations=["knowhere", "attilan"])
    log = play(state, "take yellow orange red", "return yellow blue blue")
    assert lines(log)[1:] == [
        "location_taken seat=0 location=knowhere [SP-9.2]",
        "tokens_returned seat=0 tokens=['yellow', 'blue', 'blue'] [SP-4.4]",
        "condition_met seat=0 [SP-12.2]",
    ]
    assert lines(play(stuck(), "pass")) == ["passed seat=0 [SP-AMB-36]"]
