"""SP-INV after every action, for all player counts, both rulesets and every option value."""

from collections import Counter

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sixstones import CHANCE, OVER
from tests.splendor import invariants
from tests.splendor.play import Play, Step, random_game
from tests.splendor.positions import CLASSIC, MARVEL
from tests.splendor.walks import games, openings, option_sets, recruits, steps


def test_the_games_walk_every_ending_every_option_and_every_kind_of_action() -> None:
    ends = Counter(game[-1].after.result.reason for game in games() if game[-1].after.result)
    assert set(ends) == {"gauntlet", "points", "stalemate", "round_limit"}
    kinds = {step.kind for step in steps() if step.by != CHANCE}
    assert kinds == set(MARVEL.actions.kinds())
    for game in (MARVEL, CLASSIC):
        for option in game.options:
            used = [
                str(options.get(option.id, option.default))
                for players in (2, 3, 4)
                for options in option_sets(game, players)
            ]
            assert set(option.choices) <= set(used) or option.id == "locations"
            assert len(set(used)) > 1


def everywhere(name: str) -> None:
    """The invariant after every step of every game; a failure names the step."""
    check = getattr(invariants, name)
    for step in steps():
        try:
            check(step)
        except AssertionError as error:
            raise AssertionError(f"{name} after {step.state.game.text(step.action)!r} by {step.by}: {error}") from error


@pytest.mark.rule("SP-INV-1")
def test_inv_1_colours_are_conserved() -> None:
    everywhere("inv_1")


@pytest.mark.rule("SP-INV-2")
def test_inv_2_grey_and_green_are_conserved() -> None:
    everywhere("inv_2")


@pytest.mark.rule("SP-INV-3")
def test_inv_3_all_tokens_are_conserved_and_none_negative() -> None:
    everywhere("inv_3")


@pytest.mark.rule("SP-INV-4", "SP-4.3", "SP-V-3.8")
def test_inv_4_nobody_ends_a_turn_with_more_than_ten_tokens() -> None:
    everywhere("inv_4")


@pytest.mark.rule("SP-INV-5", "SP-10.3", "SP-10.4")
def test_inv_5_green_goes_with_level_three() -> None:
    everywhere("inv_5")


@pytest.mark.rule("SP-INV-6", "SP-1.4")
def test_inv_6_every_card_is_in_exactly_one_place() -> None:
    everywhere("inv_6")


@pytest.mark.rule("SP-INV-7", "SP-5.5", "SP-5.6")
def test_inv_7_rows_are_full_while_decks_last() -> None:
    everywhere("inv_7")


@pytest.mark.rule("SP-INV-8", "SP-6.6", "SP-6.7")
def test_inv_8_hands_grow_by_reserving_and_shrink_by_recruiting() -> None:
    everywhere("inv_8")


@pytest.mark.rule("SP-INV-9")
def test_inv_9_teams_only_grow() -> None:
    everywhere("inv_9")


@pytest.mark.rule("SP-INV-10", "SP-9.7", "SP-AMB-23")
def test_inv_10_locations_stay_with_their_owners() -> None:
    everywhere("inv_10")


@pytest.mark.rule("SP-INV-11", "SP-9.2")
def test_inv_11_no_location_within_reach_is_left() -> None:
    everywhere("inv_11")


@pytest.mark.rule("SP-INV-12", "SP-11.2")
def test_inv_12_the_tile_lies_with_the_most_tags() -> None:
    everywhere("inv_12")


@pytest.mark.rule("SP-INV-13", "SP-11.5", "SP-11.6")
def test_inv_13_the_tile_moves_by_recruits_only() -> None:
    everywhere("inv_13")


@pytest.mark.rule("SP-INV-14", "SP-7.5", "SP-9.4", "SP-11.3")
def test_inv_14_points_add_up() -> None:
    everywhere("inv_14")


@pytest.mark.rule("SP-INV-15")
def test_inv_15_other_players_lose_only_the_tile() -> None:
    everywhere("inv_15")


@pytest.mark.rule("SP-INV-16")
def test_inv_16_a_turn_brings_the_tokens_of_its_action() -> None:
    everywhere("inv_16")


@pytest.mark.rule("SP-INV-17", "SP-7.4", "SP-8.2")
def test_inv_17_the_net_cost_is_paid_to_the_bank() -> None:
    everywhere("inv_17")


@pytest.mark.rule("SP-INV-18", "SP-12.3")
def test_inv_18_everybody_has_equally_many_turns() -> None:
    everywhere("inv_18")


@pytest.mark.rule("SP-INV-19", "SP-AMB-36", "SP-7.2", "SP-8.1")
def test_inv_19_there_is_always_something_to_do() -> None:
    everywhere("inv_19")


@pytest.mark.rule("SP-INV-20", "SP-13.2", "SP-13.6")
def test_inv_20_winners_meet_the_condition() -> None:
    everywhere("inv_20")


@pytest.mark.rule("SP-INV-21")
def test_inv_21_equal_seeds_and_decisions_give_equal_games() -> None:
    everywhere("inv_21")
    for n, (state, taste) in enumerate(openings()[:6]):
        again = random_game(state, n, taste)
        assert [step.action for step in again] == [step.action for step in games()[n]]
        assert again[-1].next_state.dump() == games()[n][-1].next_state.dump()


@pytest.mark.rule("SP-INV-22", "SP-6.2")
def test_inv_22_unseen_cards_may_be_dealt_anew() -> None:
    everywhere("inv_22")


class Games(RuleBasedStateMachine):
    """Hypothesis chooses the game, the options, every action and every card."""

    play: Play
    last: Step | None = None

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        game = data.draw(st.sampled_from([MARVEL, CLASSIC]))
        players = data.draw(st.integers(2, 4))
        options: dict[str, object] = {}
        for option in game.options:
            if option.choices and option.id != "locations":
                allowed = [c for c in option.choices if c not in [f"p{n}" for n in range(players + 1, 5)]]
                options[option.id] = data.draw(st.sampled_from(allowed))
        options["max_rounds"] = data.draw(st.sampled_from([None, 1, 3, 40]))
        self.play = Play(game.start(players, options))
        for n in range(40):
            if self.play.state.actor != CHANCE:
                break
            self.choose(n * 7)

    @rule(number=st.integers(0, 10_000))
    def choose(self, number: int) -> None:
        state = self.play.state
        if state.actor == OVER:
            assert not any(state.legal(seat) for seat in range(state.seats))
            return
        open_now = [a for a, _ in state.outcomes()] if state.actor == CHANCE else state.legal(state.actor)
        self.last = self.play.step(open_now[number % len(open_now)])

    @precondition(lambda self: self.play.state.actor >= 0)
    @rule(number=st.integers(0, 10_000))
    def recruit_if_possible(self, number: int) -> None:
        state = self.play.state
        liked = [a for a in state.legal(state.actor) if recruits(state.game.actions.kind(a))]
        if liked:
            self.last = self.play.step(liked[number % len(liked)])

    @invariant()
    def every_invariant_holds(self) -> None:
        if self.last is not None:
            invariants.check(self.last)


TestGames = Games.TestCase
TestGames.settings = settings(
    max_examples=20,
    stateful_step_count=60,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate, Phase.shrink],
)
