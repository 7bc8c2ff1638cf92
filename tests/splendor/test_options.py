"""SP-V: the options of a game."""

from itertools import combinations

import pytest

from sixstones import Rng
from sixstones.core.errors import BadOption
from tests.splendor.positions import (
    COLOURS,
    MARVEL,
    leaving,
    legal,
    look,
    play,
    position,
    question,
    refusal,
    seat,
    table,
    the,
    tokens,
)


def sets(colours: list[str], *sizes: int) -> list[str]:
    return ["take " + " ".join(s) for size in sizes for s in combinations(colours, size)]


# Cards.


@pytest.mark.rule("SP-V-2")
@pytest.mark.parametrize(
    ("cards", "spider_ham", "bullseye", "tags"),
    [
        (None, {"yellow": 1, "purple": 2}, {"blue": 1, "orange": 1, "red": 2, "purple": 1}, (1, 0)),
        ("printed", {"yellow": 1, "purple": 2}, {"blue": 1, "orange": 1, "red": 2, "purple": 1}, (1, 0)),
        ("balanced", {"red": 2, "purple": 2}, {"yellow": 2, "blue": 1, "orange": 1, "red": 1}, (0, 1)),
    ],
)
def test_balanced_cards_replace_four_of_the_printed_ones(
    cards: str | None, spider_ham: dict[str, int], bullseye: dict[str, int], tags: tuple[int, int]
) -> None:
    rows = [["spider_ham", "bullseye", "kingpin", "prowler"]]
    teams = (seat(team="doctor_strange"), seat(team="nova"), seat())
    state = position(*teams, rows=rows, options={} if cards is None else {"cards": cards}, seat=2)
    prices = state.view(2)["prices"]
    costs = [prices[f"1-{n}"]["cost"] for n in (1, 2, 3, 4)]  # type: ignore[index]
    assert costs[:2] == [spider_ham, bullseye]
    assert costs[2:] == [{"yellow": 1, "purple": 2}, {"blue": 1, "orange": 1, "red": 2, "purple": 1}]
    assert (look(state, 0)["tags"], look(state, 1)["tags"]) == tags


@pytest.mark.rule("SP-V-2")
def test_balanced_costs_are_what_is_paid() -> None:
    state = position(seat("R2 P2"), rows=[["spider_ham"]], options={"cards": "balanced"})
    play(state, "recruit 1-1")
    assert tokens(state) == ""
    assert "recruit 1-1" not in legal(position(seat("R2 P2"), rows=[["spider_ham"]]))


# Taking fewer.


@pytest.mark.rule("SP-V-4", "SP-AMB-7")
@pytest.mark.parametrize(
    ("take_fewer", "left", "text", "rule"),
    [
        ("always", "Y1 B1 O1 R1", "take yellow blue orange", "SP-3.4"),
        ("always", "Y1 B1 O1 R1", "take yellow blue", "SP-V-4"),
        ("always", "Y1 B1 O1", "take yellow", "SP-V-4"),
        ("always", "Y1 B1", "take yellow", "SP-3.6"),
        ("scarce_free", "Y1 B1", "take yellow", "SP-3.6"),
        ("scarce_max", "Y1 B1", "take yellow blue", "SP-3.6"),
        ("scarce_max", "Y4 B1 O1", "take yellow yellow", "SP-3.7"),
    ],
)
@pytest.mark.rule("SP-V-4", "SP-3.6")
def test_taking_is_told_with_the_rule_that_allows_it(take_fewer: str, left: str, text: str, rule: str) -> None:
    state = position(*leaving(left + " S5", players=3), options={"take_fewer": take_fewer})
    assert the(play(state, text), "tokens_taken").rule == rule


@pytest.mark.parametrize(
    ("take_fewer", "left", "wanted"),
    [
        ("scarce_max", "Y1 B1 O1 R1 P1", sets(COLOURS, 3)),
        ("scarce_free", "Y1 B1 O1 R1 P1", sets(COLOURS, 3)),
        ("always", "Y1 B1 O1 R1 P1", sets(COLOURS, 3, 2, 1)),
        ("scarce_max", "Y1 B1 O1", sets(COLOURS[:3], 3)),
        ("scarce_free", "Y1 B1 O1", sets(COLOURS[:3], 3)),
        ("always", "Y1 B1 O1", sets(COLOURS[:3], 3, 2, 1)),
        ("scarce_max", "Y1 B1", sets(COLOURS[:2], 2)),
        ("scarce_free", "Y1 B1", sets(COLOURS[:2], 2, 1)),
        ("always", "Y1 B1", sets(COLOURS[:2], 2, 1)),
        ("scarce_max", "P1", ["take purple"]),
        ("scarce_free", "P1", ["take purple"]),
        ("always", "P1", ["take purple"]),
        ("always", "", []),
    ],
)
def test_how_many_different_tokens_may_be_taken(take_fewer: str, left: str, wanted: list[str]) -> None:
    state = position(*leaving(left + " S5", players=2), options={"take_fewer": take_fewer})
    assert legal(state, "take") == wanted


# Payment.


@pytest.mark.rule("SP-V-5", "SP-AMB-17")
def test_automatic_payment_spends_the_least_grey_without_asking() -> None:
    free = position(seat("Y1 R2 S2"), rows=[["rocket"]])
    play(free, "recruit 1-1")
    assert question(free).kind == "pay"
    auto = position(seat("Y1 R2 S2"), rows=[["rocket"]], options={"payment": "auto"})
    play(auto, "recruit 1-1")
    assert tokens(auto) == "S2"
    assert auto.actor == 1
    needed = position(seat("R3 S2", team="crystal"), rows=[[], ["punisher"]], options={"payment": "auto"})
    play(needed, "recruit 2-1")
    assert tokens(needed) == "S1"


# Giving back.


@pytest.mark.rule("SP-V-6", "SP-AMB-45")
def test_one_by_one_tokens_go_back_in_the_order_of_the_colours() -> None:
    state = position(seat("Y3 B3 O2 S2"), options={"return_mode": "one_by_one"})
    play(state, "take blue red purple")
    singles = ["yellow", "blue", "orange", "red", "purple", "grey"]
    assert legal(state) == [f"return {name}" for name in singles if name != "grey"]
    play(state, "return blue")
    assert question(state).data == {"count": 2}
    assert legal(state) == [f"return {name}" for name in singles[1:]]
    assert refusal(state, "return yellow").rule == "SP-AMB-45"
    play(state, "return orange")
    assert legal(state) == [f"return {name}" for name in singles[2:]]
    play(state, "return orange")
    assert tokens(state) == "Y3 B3 R1 P1 S2"
    assert state.actor == 1


@pytest.mark.rule("SP-V-6")
def test_both_ways_of_giving_back_reach_the_same_positions_each_by_one_path() -> None:
    def ends(mode: str) -> list[str]:
        state = position(seat("Y1 B2 O3 R1 S3"), options={"return_mode": mode})
        play(state, "take yellow blue purple")
        open_states, found = [state], []
        while open_states:
            here = open_states.pop()
            if here.actor == 1:
                found.append(tokens(here))
                continue
            for text in legal(here):
                after = here.clone()
                play(after, text)
                open_states.append(after)
        return sorted(found)

    assert ends("one_by_one") == ends("set")
    assert len(ends("set")) == len(set(ends("set")))


@pytest.mark.rule("SP-AMB-45")
def test_one_by_one_a_kind_is_open_only_if_enough_follows_it() -> None:
    state = position(seat("Y4 B4 S2"), options={"return_mode": "one_by_one"})
    play(state, "take orange red purple")
    assert legal(state) == ["return yellow", "return blue", "return orange", "return red", "return purple"]
    last = state.clone()
    log = play(last, "return purple")
    assert [event.data["tokens"] for event in log] == [["purple"], ["grey"], ["grey"]]
    assert tokens(last) == "Y4 B4 O1 R1"


# What others see of a hand.


@pytest.mark.rule("SP-V-8", "SP-AMB-43", "SP-AMB-20")
@pytest.mark.parametrize(
    ("reserved_view", "shown"),
    [
        ("known_if_seen", ["rocket", None]),
        ("hidden", [None, None]),
        ("open", ["rocket", "okoye"]),
    ],
)
def test_the_option_says_what_others_see_of_a_hand(reserved_view: str, shown: list[str | None]) -> None:
    state = position(rows=[["rocket"]], options={"reserved_view": reserved_view})
    play(state, "reserve 1-1", "take red red")
    log = play(state, "reserve deck 2", "* okoye")
    for viewer in (None, 1):
        assert [c["card"] for c in look(state, 0, viewer)["hand"]] == shown
        assert [c["level"] for c in look(state, 0, viewer)["hand"]] == [1, 2]
        assert the(log, "card_drawn").seen_by(viewer)["data"].get("card") == shown[1]  # type: ignore[attr-defined]
    assert [c["card"] for c in look(state, 0, 0)["hand"]] == ["rocket", "okoye"]


# The limit of rounds.


@pytest.mark.rule("SP-V-9")
@pytest.mark.parametrize("limit", [1, 3])
def test_the_game_stops_after_the_chosen_number_of_rounds(limit: int) -> None:
    state = MARVEL.start(3, {"max_rounds": limit, "first_player": "p2"})
    state.settle(Rng(4))
    played = 0
    while state.result() is None:
        play(state, legal(state, "take", "return")[0])
        played += 1
    assert played == 3 * limit
    assert state.actor == -2


@pytest.mark.parametrize("limit", [0, -1, "many", 10_001, True, 1.5])
def test_an_impossible_limit_is_refused(limit: object) -> None:
    with pytest.raises(BadOption) as caught:
        MARVEL.start(2, {"max_rounds": limit})
    assert caught.value.data["field"] == "options.max_rounds"


# The first player and the locations.


@pytest.mark.rule("SP-V-7")
def test_a_starting_seat_must_exist() -> None:
    for chosen in ("p3", "p4"):
        with pytest.raises(BadOption) as caught:
            MARVEL.start(2, {"first_player": chosen})
        assert caught.value.data["field"] == "options.first_player"
    assert MARVEL.start(4, {"first_player": "p4"}).seats == 4


@pytest.mark.rule("SP-V-10")
def test_chosen_locations_lie_on_the_table() -> None:
    for seed in range(3):
        state = MARVEL.start(3, {"locations": ["wakanda", "attilan", "knowhere"]})
        state.settle(Rng(seed))
        assert sorted(table(state)["locations"]) == ["attilan", "knowhere", "wakanda"]


@pytest.mark.rule("SP-AMB-44")
@pytest.mark.parametrize(
    "listed",
    [
        ["asgard", "wakanda"],  # two faces of one tile
        ["asgard"],
        ["asgard", "attilan", "knowhere"],
        ["asgard", "asgard"],
        ["asgard", "gotham"],
        [],
        7,
    ],
)
def test_impossible_locations_are_an_error_before_the_game_starts(listed: object) -> None:
    with pytest.raises(BadOption) as caught:
        MARVEL.start(2, {"locations": listed})
    assert caught.value.data["field"] == "options.locations"
    assert caught.value.data["expected"]


def test_an_unknown_option_or_value_is_refused_by_name() -> None:
    with pytest.raises(BadOption) as caught:
        MARVEL.start(2, {"colour": "red"})
    assert caught.value.data["field"] == "options.colour"
    for option in ("cards", "take_fewer", "payment", "return_mode", "reserved_view", "first_player"):
        with pytest.raises(BadOption) as caught:
            MARVEL.start(2, {option: "nonsense"})
        assert caught.value.data["field"] == f"options.{option}"
