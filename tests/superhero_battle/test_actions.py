"""Every action of every technique, by an assertion of its own."""

import pytest

from tests.kit import asked, kinds, play, the
from tests.superhero_battle.positions import A, B, C, draw, dump, energy, fighting, hand, legal, opening, seat


@pytest.mark.rule("SB-26.4")
def test_seize_initiative() -> None:
    state = opening(4, 1, 4)
    play(state, "do battle_thrill")
    draw(state, 1)
    play(state, "do seize_initiative")
    assert dump(state)["holder"] == B
    assert energy(state) == [3, 3, 3]


def test_stun_takes_one_copy_only() -> None:
    state = opening(1, seat([2, 2, 7], laid=4), 4)
    play(state, "do stun", "target p2")
    assert len(legal(state, A)) == 7
    log = play(state, "name arsenal")
    assert hand(state, B) == [2, 7]
    assert "hand_shown" not in kinds(log)


@pytest.mark.rule("SB-26.7", "SB-AMB-58")
def test_explosives_turn_up_to_two_tactics_either_way() -> None:
    state = opening(seat(laid=2, energy=2), 4, traps=["arsenal"])
    assert energy(state)[A] == 1
    play(state, "do explosives", "tactic arsenal")
    assert "tactic arsenal" not in legal(state, A)
    play(state, "tactic shot")
    assert dump(state)["traps"] == ["shot"]
    none = opening(2, 4)
    play(none, "do explosives", "pass")
    assert dump(none)["traps"] == []


@pytest.mark.rule("SB-25.2")
def test_ammunition_draws_two() -> None:
    state = opening(2, 4)
    play(state, "do ammunition")
    assert state.witnesses(-1, state.game.parse("card shot")) == [A]
    draw(state, 7, 1)
    assert hand(state, A) == [1, 2, 3, 4, 7]


@pytest.mark.rule("SB-AMB-18", "SB-15.6", "SB-16.6")
def test_vantage_point_removes_a_trap_or_a_knockout_and_draws() -> None:
    state = opening(3, 4, traps=["shot"], knockouts=["shot"])
    play(state, "do vantage_point")
    assert asked(state) == "option"
    play(state, "option 1", "* card ambush")
    assert (dump(state)["traps"], dump(state)["knockouts"]) == ([], ["shot"])
    state = opening(3, 4, traps=["shot"], knockouts=["shot"])
    play(state, "do vantage_point", "option 2", "* card ambush")
    assert (dump(state)["traps"], dump(state)["knockouts"]) == (["shot"], [])


@pytest.mark.rule("SB-AMB-20", "SB-AMB-58")
def test_an_action_may_be_chosen_without_effect() -> None:
    state = opening(3, 4)
    play(state, "do vantage_point", "* card ambush")
    assert hand(state, A) == [1, 2, 3, 4]


@pytest.mark.rule("SB-27.2", "SB-25.11")
def test_flurry_of_blows_takes_two() -> None:
    state = opening(4, 4, 4)
    assert legal(state, A) == ["do flurry_of_blows", "do battle_thrill"]
    play(state, "do flurry_of_blows")
    assert legal(state, A) == ["target p2", "target p3"]
    play(state, "target p3")
    assert energy(state) == [3, 3, 1]


def test_battle_thrill_gains_and_draws() -> None:
    state = opening(4, 4)
    play(state, "do battle_thrill", "* card shot")
    assert energy(state)[A] == 4
    assert hand(state, A) == [2, 3, 4, 7]


@pytest.mark.rule("SB-26.12")
def test_defensive_stance_turns_the_card() -> None:
    state = opening(5, 4)
    log = play(state, "do defensive_stance")
    assert the(log, "guard").data == {"seat": A}
    assert dump(state)["seats"][A]["series"] == ["defence turned"]


def test_breather_gains_two() -> None:
    state = opening(5, 4)
    play(state, "do breather")
    assert energy(state)[A] == 5


@pytest.mark.rule("SB-25.7")
def test_sliding_tackle_takes_two_random_cards() -> None:
    state = opening(6, seat([1, 1, 7], laid=4))
    play(state, "do sliding_tackle")
    assert dict(state.outcomes()) == {state.game.parse("card ambush"): 2, state.game.parse("card shot"): 1}
    draw(state, 1, 7)
    assert hand(state, B) == [1]


@pytest.mark.rule("SB-25.15", "SB-16.2")
def test_tripwire_sets_a_trap_and_draws() -> None:
    state = opening(6, 4, traps=["shot"])
    play(state, "do tripwire")
    assert "tactic shot" not in legal(state, A)
    play(state, "tactic close_combat", "* card ambush")
    assert energy(state)[B] == 2
    assert hand(state, A) == [1, 2, 3, 4]


@pytest.mark.rule("SB-27.3", "SB-AMB-3")
@pytest.mark.parametrize(("variant", "after"), [("default", [3, 2, 2]), ("one_target", [3, 3, 2])])
def test_shoot_to_kill(variant: str, after: list[int]) -> None:
    state = opening(7, 4, 4, options={"shoot_to_kill_variant": variant})
    play(state, "do shoot_to_kill", *([] if variant == "default" else ["target p3"]))
    assert energy(state) == after


@pytest.mark.rule("SB-AMB-3", "SB-26.17")
def test_barrage_fire_and_its_variants() -> None:
    state = opening(7, seat([1, 2], laid=4), seat([1, 2], laid=4))
    play(state, "do barrage_fire", "* card ambush", "* card arsenal")
    assert [hand(state, n) for n in (B, C)] == [[2], [1]]
    state = opening(7, seat([1, 2], laid=4), seat([], laid=4), options={"barrage_fire_variant": "up_to_two"})
    play(state, "do barrage_fire", "target p3", "pass")
    assert [hand(state, n) for n in (B, C)] == [[1, 2], []]
    assert C in fighting(state)
    state = opening(7, 4, seat([1, 2], laid=4), options={"barrage_fire_variant": "one_target"})
    play(state, "do barrage_fire", "target p3", "* card ambush")
    assert hand(state, C) == [2]


def test_feint_asks_for_a_tactic_of_choice() -> None:
    state = opening(3, 4)
    play(state, "do feint")
    assert len(legal(state, A)) == 7
