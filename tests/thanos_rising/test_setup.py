"""The box and the set-up (TR-1, TR-2, TR-3, TR-26), options and levels."""

import pytest

from sixstones import CHANCE, Rng, State
from sixstones.core.errors import BadOption, BadPlayers
from tests.kit import asked, every, legal, outcomes, play, refusal
from tests.thanos_rising.table import GAME, active, position, view

PARTS = GAME.components


def of(kind: str) -> dict[str, dict[str, object]]:
    return {id: data for id, data in PARTS.items() if data["type"] == kind}


def started(players: int = 2, **options: object) -> State:
    """Everything of the set-up but the cards: bases in order, Thanos faces sector 1."""
    state = GAME.start(players, options)
    play(state, "* facing 2")
    while asked(state) == "base":
        play(state, legal(state)[0])
    return state


@pytest.mark.rule("TR-1.1", "TR-AMB-57")
def test_two_to_four_seats_play_and_nobody_alone() -> None:
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            GAME.start(players)
    assert (GAME.min_players, GAME.max_players, GAME.payoff) == (2, 4, "together")


@pytest.mark.rule("TR-1.2", "TR-1.3", "TR-AMB-9", "TR-26.2")
def test_the_stock() -> None:
    assert (len(of("hero")), len(of("villain")), len(of("base")), len(of("stone"))) == (32, 10, 4, 6)
    assert {data["hero_type"] for data in of("hero").values()} == {"battle", "tech", "mystic", "cosmic"}
    assert sum(int(str(data["count"])) for data in of("token").values()) == 30
    assert sum(int(str(data.get("count", 0))) for data in of("die").values()) == 15
    for level in ("easy", "expert"):
        deck = started(level=level).dump()["deck"]
        assert len([id for id in deck if id in of("villain")]) == 10  # type: ignore[attr-defined]


@pytest.mark.rule("TR-1.4", "TR-24.1")
def test_a_base_states_pool_leader_and_team_ability() -> None:
    base = PARTS["avengers_compound"]
    assert (base["leader"], base["pool"]) == ("captain_america", {"red": 4})
    assert base["trigger"] == {"call": "opening_symbols", "symbol": "battle", "min": 5}
    assert base["effect"] == [{"call": "hit_villain", "n": 1, "target": "any"}]


@pytest.mark.rule("TR-1.5", "TR-14.6", "TR-5.5")
def test_dice_come_out_of_the_common_stock_and_go_back_with_the_deployment_token() -> None:
    state = position(step="pool", sector=0)
    assert view(state)["pool"] == {"red": 4}
    assert view(state)["sector"] == 0
    ended = position(step="end", sector=0, locked=[{"die": "red b", "card": "hawkeye"}])
    assert (active(ended), view(ended)["sector"], view(ended)["tray"]) == (1, None, [])


@pytest.mark.rule("TR-1.6")
def test_faces_of_the_dice() -> None:
    assert sorted(PARTS["die_of_red"]["faces"]) == ["b", "b", "bb", "m", "t", "x"]  # type: ignore[call-overload]
    assert "tt" in PARTS["die_of_blue"]["faces"]  # type: ignore[operator]


@pytest.mark.rule("TR-1.7", "TR-15.3", "TR-AMB-4")
def test_a_hero_card_has_type_spaces_symbols_and_ability() -> None:
    hawkeye = PARTS["hawkeye"]
    assert (hawkeye["hero_type"], hawkeye["spaces"], hawkeye["cost"]) == ("battle", 4, {"battle": 3})
    assert hawkeye["effect"] == [{"call": "reroll", "dice": 1}]
    assert PARTS["outrider_battle_tech"]["cost"] == {"battle": 2, "tech": 1}


@pytest.mark.rule("TR-2.2", "TR-2.3", "TR-26.1", "TR-26.3")
@pytest.mark.parametrize(
    ("level", "villains", "heroes"),
    [("easy", 7, 10), ("normal", 8, 10), ("hard", 9, 10), ("expert", 10, 10), ("expert_six", 10, 6)],
)
def test_levels(level: str, villains: int, heroes: int) -> None:
    assert GAME.check(2)["level"] == "easy"
    for players in (2, 3, 4):
        goal = GAME.start(players, {"level": level}).view(0)["goal"]
        assert (goal["villains"]["of"], goal["heroes"]["of"]) == (villains, heroes)  # type: ignore[index]


@pytest.mark.rule("TR-3.1", "TR-3.2", "TR-3.3")
def test_the_gauntlet_is_empty_and_everything_lies_ready() -> None:
    state = GAME.start(2)
    assert [stone["counters"] for stone in view(state)["gauntlet"]] == [0] * 6
    assert not any(stone["collected"] for stone in view(state)["gauntlet"])
    assert sum(view(state)["pile"].values()) == 30
    assert view(state)["tokens"] == [{}, {}]


@pytest.mark.rule("TR-3.4")
def test_thanos_faces_a_random_sector() -> None:
    state = GAME.start(2)
    assert outcomes(state) == ["facing 1", "facing 2", "facing 3"]
    play(state, "* facing 3")
    assert view(state)["facing"] == 2


@pytest.mark.rule("TR-3.5", "TR-3.6", "TR-3.7", "TR-3.11")
def test_everybody_chooses_a_base_nobody_has_and_takes_its_leader() -> None:
    state = GAME.start(3)
    play(state, "* facing 1", "base knowhere")
    assert legal(state) == ["base avengers_compound", "base wakanda", "base sanctum_sanctorum"]
    assert refusal(state, "base knowhere").rule == "TR-3.11"
    play(state, "base wakanda", "base avengers_compound")
    assert view(state)["teams"] == [["gamora"], ["black_panther"], ["captain_america"]]
    assert "doctor_strange" in view(state)["deck"]
    assert len(view(state)["deck"]) == 39


@pytest.mark.rule("TR-3.8", "TR-3.9")
def test_nine_cards_are_laid_out_and_can_be_recruited_or_attacked() -> None:
    state = started(first_player="p1")
    while state.actor == CHANCE:
        state.apply(CHANCE, state.sample(Rng(1)))
    assert all(len(row) == 3 and None not in row for row in view(state)["sectors"])
    assert len(view(state)["deck"]) == 31
    assert asked(state) == "deploy"


@pytest.mark.rule("TR-3.10", "TR-4.7", "TR-AMB-10")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    state = position(step="setup", facing=0, players=3)
    assert outcomes(state) == ["first p1", "first p2", "first p3"]
    play(state, "* first p3")
    assert int(state.actor) == 2
    chosen = position(step="setup", facing=0, options={"first_player": "p2"})
    assert int(chosen.actor) == 1
    ended = position(step="end", sector=0, active=2, players=3)
    assert int(ended.actor) == 0


def test_bases_can_be_assigned_by_the_table() -> None:
    state = GAME.start(2, {"bases": ["knowhere", "wakanda"]})
    log = play(state, "* facing 1")
    assert [event["base"] for event in every(log, "base")] == ["knowhere", "wakanda"]
    for bases in (["knowhere"], ["knowhere", "knowhere"], ["nowhere", "wakanda"]):
        with pytest.raises(BadOption):
            GAME.start(2, {"bases": bases})
    with pytest.raises(BadOption, match="first_player"):
        GAME.start(2, {"first_player": "p3"})


@pytest.mark.rule("TR-AMB-49")
def test_nobody_can_be_attacked_but_villains() -> None:
    targets = {
        GAME.actions.parts(action)[0] for action in range(GAME.actions.size) if GAME.actions.kind(action) == "hit"
    }
    assert targets == set(of("villain"))
