"""What happens is told in order, with the rule behind it; secrets only to those who may know."""

import pytest

from sixstones import CHANCE, OVER, Event, Game, Match, Rng, State
from tests.splendor.positions import ALPHA, CLASSIC, MARVEL, kinds, play, position, seat, the

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
