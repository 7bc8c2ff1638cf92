"""The words of card programs as numbers: what the interpreter knows. No card is named here.

The lists of words stand in `data/cards.toml`, section vocabulary; a test checks that both agree.
"""

from typing import Final

from mypy_extensions import i64

# Targets.
SELF: Final[i64] = 0
HOLDER: Final[i64] = 1
ONE_OPPONENT: Final[i64] = 2
UP_TO_TWO: Final[i64] = 3
EACH_OPPONENT: Final[i64] = 4
EACH_IN_BATTLE: Final[i64] = 5
CHOSEN: Final[i64] = 6
EVENT_TARGET: Final[i64] = 7
ONE_EVENT_TARGET: Final[i64] = 8
TARGETS: Final = [
    "self", "holder", "one_opponent", "up_to_two_opponents", "each_opponent", "each_in_battle", "chosen",
    "event_target", "one_event_target",
]  # fmt: skip

# Deciders.
BY_SELF: Final[i64] = 0
BY_OWNER: Final[i64] = 1
BY_RIGHT_OF_FIRST: Final[i64] = 2
DECIDERS: Final = ["self", "owner", "right_of_first"]

# Windows.
BATTLE_START: Final[i64] = 0
AFTER_DRAFT: Final[i64] = 1
BEFORE_REVEAL: Final[i64] = 2
INSTEAD_OF_ACTION: Final[i64] = 3
AFTER_ACTION: Final[i64] = 4
WOULD_DEAL_DAMAGE: Final[i64] = 5
WOULD_TAKE_DAMAGE: Final[i64] = 6
AFTER_DAMAGE: Final[i64] = 7
WOULD_GAIN_ENERGY: Final[i64] = 8
WOULD_LEAVE_BY_DAMAGE: Final[i64] = 9
WOULD_LEAVE_BY_KNOCKOUT: Final[i64] = 10
END_OF_ROUND: Final[i64] = 11
CONTINUOUS: Final[i64] = 12
WINDOWS: Final = [
    "battle_start", "after_draft", "before_reveal", "instead_of_action", "after_action", "would_deal_damage",
    "would_take_damage", "after_damage", "would_gain_energy", "would_leave_by_damage", "would_leave_by_knockout",
    "end_of_round", "continuous",
]  # fmt: skip
WINDOW_COUNT: Final[i64] = 13
OF_DAMAGE: Final = ["would_deal_damage", "would_take_damage", "after_damage"]
WITH_SOURCE: Final = [*OF_DAMAGE, "would_leave_by_damage"]
OF_EVENTS: Final = [*OF_DAMAGE, "would_gain_energy", "would_leave_by_damage", "would_leave_by_knockout"]
OF_BATTLEFIELDS: Final = ["battle_start", "after_draft", "end_of_round", "continuous"]
AFTER_OPENING: Final = ["instead_of_action", "after_action"]

# Conditions.
IN_BATTLE: Final[i64] = 0
IS_HOLDER: Final[i64] = 1
HAS_NAMED: Final[i64] = 2
PLAYED: Final[i64] = 3
SOURCE: Final[i64] = 4
ENERGY_AT_MOST: Final[i64] = 5
NOT: Final[i64] = 6
ALL: Final[i64] = 7
ANY: Final[i64] = 8
CONDITIONS: Final = [
    "in_battle", "is_holder", "has_named", "played", "source", "energy_at_most", "not", "all", "any",
]  # fmt: skip

# Instructions: the ops of programs, and what the flattening adds.
END: Final[i64] = 0
JUMP: Final[i64] = 1  # address
UNLESS: Final[i64] = 2  # condition, address
OPTIONAL: Final[i64] = 3  # address to go on at when the step is declined
DAMAGE: Final[i64] = 4  # amount, target, unblockable
GAIN_ENERGY: Final[i64] = 5  # amount, target
SET_ENERGY: Final[i64] = 6
DRAW: Final[i64] = 7
DISCARD_RANDOM: Final[i64] = 8
DISCARD_CHOSEN: Final[i64] = 9  # amount, target, decider
NAME_CARD: Final[i64] = 10  # target
DISCARD_NAMED: Final[i64] = 11  # amount or 0 for all, target
REVEAL_HAND: Final[i64] = 12  # target, 1 if to the actor alone
GIVE_CARD: Final[i64] = 13  # technique, target
SET_TRAP: Final[i64] = 14  # amount, decider
REMOVE_TRAP: Final[i64] = 15
FLIP_TACTIC: Final[i64] = 16  # amount, up_to
PLACE_KNOCKOUT: Final[i64] = 17  # amount, decider
REMOVE_KNOCKOUT: Final[i64] = 18
TAKE_FIRST_PLAYER: Final[i64] = 19
PASS_FIRST_PLAYER: Final[i64] = 20
GUARD: Final[i64] = 21  # which list of blocked things
PERFORM_OTHER_ACTION: Final[i64] = 22
RETURN_PLAYED: Final[i64] = 23
SWAP_LAID: Final[i64] = 24
CHOOSE: Final[i64] = 25  # number of options, address after them, an address for each
SET_AMOUNT: Final[i64] = 26  # value, target or -1
ADD_AMOUNT: Final[i64] = 27  # value
CAP_AMOUNT: Final[i64] = 28
MAKE_UNBLOCKABLE: Final[i64] = 29
CANCEL_EXIT: Final[i64] = 30
SET_TRAPS: Final[i64] = 31  # tactics as bits
REMOVE_TRAPS: Final[i64] = 32

OPS: Final = {
    "damage": DAMAGE, "gain_energy": GAIN_ENERGY, "set_energy": SET_ENERGY, "draw": DRAW,
    "discard_random": DISCARD_RANDOM, "discard_chosen": DISCARD_CHOSEN, "name_card": NAME_CARD,
    "discard_named": DISCARD_NAMED, "reveal_hand": REVEAL_HAND, "give_card": GIVE_CARD, "set_trap": SET_TRAP,
    "remove_trap": REMOVE_TRAP, "flip_tactic": FLIP_TACTIC, "place_knockout": PLACE_KNOCKOUT,
    "remove_knockout": REMOVE_KNOCKOUT, "take_first_player": TAKE_FIRST_PLAYER,
    "pass_first_player": PASS_FIRST_PLAYER, "guard": GUARD, "perform_other_action": PERFORM_OTHER_ACTION,
    "return_played": RETURN_PLAYED, "swap_laid": SWAP_LAID, "choose": CHOOSE, "set_amount": SET_AMOUNT,
    "add_amount": ADD_AMOUNT, "cap_amount": CAP_AMOUNT, "make_unblockable": MAKE_UNBLOCKABLE,
    "cancel_exit": CANCEL_EXIT,
}  # fmt: skip

# Rules a continuous program may change, with the numbers of their values.
SERIES_ORDER: Final[i64] = 0
TRAP_DAMAGE: Final[i64] = 1
TRAP_STAYS: Final[i64] = 2
KNOCKOUT_DAMAGE: Final[i64] = 3
ABILITIES_ON: Final[i64] = 4
DISCARD_BY: Final[i64] = 5
HANDS: Final[i64] = 6
DRAFT_PASSES: Final[i64] = 7
BOTH_ACTIONS: Final[i64] = 8
RULE_COUNT: Final[i64] = 9
RULES: Final = [
    "series_order", "trap_damage", "trap_stays", "knockout_damage", "abilities_on", "discard_by", "hands",
    "draft_passes", "both_actions",
]  # fmt: skip
OF_HEROES: Final = ["series_order", "trap_damage", "knockout_damage", "discard_by", "hands", "both_actions"]
NOT_LOWER: Final[i64] = 0
HIGHER: Final[i64] = 1
NOT_HIGHER: Final[i64] = 2
VALUES: Final = {
    "series_order": ["not_lower", "higher", "not_higher"],
    "discard_by": ["random", "owner"],
    "hands": ["hidden", "open"],
}

# What damage and effects come from: an action (technique * 2 + slot), then these.
TRAP: Final[i64] = 14
KNOCKOUT: Final[i64] = 15
HERO: Final[i64] = 16  # + hero: their ability
BATTLEFIELD: Final[i64] = 36  # + battlefield
