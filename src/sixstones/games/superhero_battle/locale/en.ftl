## The game

game-title = Guardians & Avengers: Superhero Battle
game-blurb = Everybody plays a card in secret, then the cards are revealed one by one: strike, dodge, set traps and be the last hero standing.
game-length = 30–45 min

## Techniques and their actions

name-ambush = Ambush
name-seize_initiative = Seize the Initiative
name-stun = Stun
name-arsenal = Arsenal
name-explosives = Explosives
name-ammunition = Ammunition
name-planning = Planning
name-feint = Feint
name-vantage_point = Vantage Point
name-close_combat = Close Combat
name-flurry_of_blows = Flurry of Blows
name-battle_thrill = Battle Thrill
name-defence = Defence
name-defensive_stance = Defensive Stance
name-breather = Breather
name-trick = Trick
name-sliding_tackle = Sliding Tackle
name-tripwire = Tripwire
name-shot = Shot
name-shoot_to_kill = Shoot to Kill
name-barrage_fire = Barrage Fire

## Heroes

name-star_lord = Star-Lord
name-gamora = Gamora
name-drax = Drax
name-rocket = Rocket
name-groot = Groot
name-mantis = Mantis
name-nebula = Nebula
name-yondu = Yondu
name-cosmo = Cosmo
name-adam_warlock = Adam Warlock
name-iron_man = Iron Man
name-captain_america = Captain America
name-thor = Thor
name-hulk = Hulk
name-black_widow = Black Widow
name-hawkeye = Hawkeye
name-black_panther = Black Panther
name-captain_marvel = Captain Marvel
name-doctor_strange = Doctor Strange
name-spider_man = Spider-Man

## Battlefields

name-sakaar_arena = Sakaar Arena
name-kyln = The Kyln
name-milano = The Milano
name-xandar = Xandar
name-knowhere = Knowhere
name-collectors_museum = Collector's Museum
name-ego = Ego
name-realm_of_death = Realm of Death
name-grandmasters_palace = Grandmaster's Palace
name-morag = Morag
name-contraxia = Contraxia
name-titan = Titan
name-avengers_tower = Avengers Tower
name-sokovia = Sokovia
name-hydra_base = HYDRA Base
name-asgard = Asgard
name-helicarrier = Helicarrier
name-negative_zone = Negative Zone
name-quantum_realm = Quantum Realm
name-raft = The Raft
name-savage_land = Savage Land
name-new_york = New York
name-wakanda = Wakanda
name-training_centre = Training Centre

## Tactics

name-trap = trap
name-knockout = Knockout

## Team cards and boxes

name-red = red
name-blue = blue
name-guardians = Guardians
name-avengers = Avengers

## Words of the terminal board

name-board_battle = Battle
name-board_cards = cards
name-board_deck = deck
name-board_discard = discard
name-board_energy = energy
name-board_first = first player
name-board_hand = hand
name-board_known = known
name-board_laid = played
name-board_layout = Draft
name-board_out = out of the battle
name-board_round = round
name-board_stage = stage
name-board_tactics = Tactics
name-board_team = team
name-board_used = ability used
name-board_wins = wins

## Options

option-third_win_tie = Tie on the third win
option-third_win_tie-help = What decides when several sides win their third battle at the same time.
option-third_win_tie-first_player = closest to the first player
option-third_win_tie-to_four = play on to a fourth win
option-third_win_tie-deciding_battle = a deciding battle
option-team_mode = Team play
option-team_mode-help = Four players in two teams, six in two or three, eight in two or four.
option-team_mode-off = everybody for themselves
option-team_mode-two = two teams
option-team_mode-three = three teams
option-team_mode-four = four teams
option-boxes_in_play = Boxes in play
option-boxes_in_play-help = Which boxes you play with. Five to eight players need both.
option-boxes_in_play-auto = by the number of players
option-boxes_in_play-guardians = Guardians
option-boxes_in_play-avengers = Avengers
option-boxes_in_play-both = both
option-team_seats = Teams
option-team_seats-help = Whether team cards are dealt, or every other seat belongs to the same team.
option-team_seats-dealt = dealt
option-team_seats-by_seat = by seat
option-seize_initiative_variant = Icon of Seize the Initiative
option-seize_initiative_variant-help = Whether the first player loses or gains energy when somebody takes the first-player card.
option-seize_initiative_variant-default = damage
option-seize_initiative_variant-energy = energy
option-seize_initiative_variant-mixed = energy only for yourself
option-shoot_to_kill_variant = Targets of Shoot to Kill
option-shoot_to_kill_variant-help = Whether it hits all opponents or one.
option-shoot_to_kill_variant-default = all opponents
option-shoot_to_kill_variant-one_target = one opponent
option-barrage_fire_variant = Targets of Barrage Fire
option-barrage_fire_variant-help = Whether it hits all opponents, up to two, or one.
option-barrage_fire_variant-default = all opponents
option-barrage_fire_variant-up_to_two = up to two opponents
option-barrage_fire_variant-one_target = one opponent
option-trim_by = Discarding down to five
option-trim_by-help = Who chooses the extra cards to discard before a battle.
option-trim_by-owner = their owner
option-trim_by-random = chance
option-all_exit_result = All leave at the same time
option-all_exit_result-help = Who wins when the last heroes leave together, and not because they have no cards.
option-all_exit_result-all_win = all of them
option-all_exit_result-nobody_wins = nobody
option-discard_pile = Discard pile
option-discard_pile-help = What everybody sees of the shared discard pile.
option-discard_pile-public = all cards
option-discard_pile-top_only = the top card
option-discard_pile-hidden = only its size
option-team_hands = Teammates' hands
option-team_hands-help = Whether teammates see each other's cards.
option-team_hands-hidden = hidden
option-team_hands-shared = shared
option-first_player = First player
option-first_player-help = Who has the first-player card at the start.
option-first_player-random = drawn at random
option-first_player-p1 = seat 1
option-first_player-p2 = seat 2
option-first_player-p3 = seat 3
option-first_player-p4 = seat 4
option-first_player-p5 = seat 5
option-first_player-p6 = seat 6
option-first_player-p7 = seat 7
option-first_player-p8 = seat 8
option-cards = Your own cards
option-cards-help = A card file with the texts from your own box. Without one, you play with stand-ins.
option-cards-none = as shipped

## Questions

ask-pick_hero = You were dealt { $heroes }. Choose your hero.
ask-trim = You have more than five cards. Discard { $count }.
ask-draft = Take one of the revealed cards.
ask-lay = Play a card face down. You can change it until everybody has chosen.
ask-action = You revealed { $card }. Choose an action.
ask-order = You use both actions of { $card }. Choose the first.
ask-ability = Use the ability of { $hero } now?
ask-optional = { $source }: do you want to do this?
ask-target = { $source }: choose an opponent.
ask-targets = { $source }: choose up to two opponents.
ask-event_target = Choose which of the heroes hit takes more.
ask-name = Name a technique. { $to_seat } has to answer.
ask-tactic = { $op_id ->
    [set_trap] Choose a tactic for a trap.
    [remove_trap] Choose a trap to remove.
    [place_knockout] Choose a tactic for a Knockout.
    [remove_knockout] Choose a Knockout to remove.
   *[flip_tactic] Choose a tactic to turn over ({ $count } left).
}
ask-option = { $source }: choose one.
ask-discard = Choose a card to discard ({ $count } in all). You can change it until everybody has chosen.
ask-pick_card = { $from_seat } has { $cards }. Choose the card to discard.
ask-swap = Choose a card from your hand to replace the one you played.

## Headings over actions of one kind

kind-lay = Play face down
kind-take = Take
kind-do = Action
kind-use = Use
kind-pass = No
kind-target = Target
kind-name = Name
kind-tactic = Tactic
kind-discard = Discard
kind-swap = Swap for
kind-option = Choice
kind-hero = Hero

## What happened

event-team_card = { $seat } looks at a team card.
event-team_card-secret = { $seat } looks at a team card: { $colour }, { $back }.
event-teams = The teams are known, and they sit alternately.
event-first_player = { $seat } is the first player.
event-hero_dealt = { $seat } is dealt a hero.
event-hero_dealt-secret = { $seat } is dealt { $hero }.
event-chosen = { $seat } has chosen.
event-hero = { $seat } plays { $hero }.
event-battle = Battle { $battle } begins.
event-battlefield = The battlefield is { $battlefield }.
event-drawn = { $seat } draws a card.
event-drawn-secret = { $seat } draws { $card }.
event-drawn_openly = { $seat } draws { $card } face up.
event-laid_out = { $card } is revealed.
event-drafted = { $seat } takes { $card }.
event-layout_discarded = The rest is discarded: { $cards }.
event-deck_renewed = The discard pile becomes the new deck: { $count } cards.
event-stage = Round { $round }, stage { $stage }: everybody plays a card.
event-laid = { $seat } has played a card face down.
event-laid-secret = { $seat } plays { $card } face down.
event-opened = { $seat } reveals { $card }.
event-left = { $cause_id ->
    [energy] { $seat } has no energy left and leaves the battle.
    [knockout] { $seat } is knocked out and leaves the battle.
    [number] { $seat } revealed a number that breaks the series and leaves the battle.
   *[no_cards] { $seat } has no card to play and leaves the battle.
}
event-knockout = There was a Knockout on { $tactic }: it hits { $seat }.
event-guarded = { $seat } is protected: { $source } has no effect.
event-trap = There is a trap on { $tactic }: { $seat } springs it.
event-damage = { $seat } loses { $amount } energy ({ $source }): { $from } → { $to }.
event-no_damage = { $seat } takes no damage ({ $source }).
event-energy = { $seat }: energy { $from } → { $to }.
event-action = { $seat } uses { $action }.
event-ability = { $seat } uses the ability of { $hero }.
event-ability_kept = { $seat } saves the ability for later.
event-aimed = { $seat } targets { $to_seat }.
event-named = { $seat } names { $card } to { $to_seat }.
event-hand_shown = { $seat } shows their hand: { $cards }.
event-hand_shown_to = { $seat } shows their hand to { $to_seat }.
event-hand_shown_to-secret = { $seat } shows their hand to { $to_seat }: { $cards }.
event-discarded = { $seat } discards { $card }.
event-discarded_unseen = { $seat } discards a card face down.
event-discarded_unseen-secret = { $seat } discards { $card } face down.
event-given = { $seat } gets { $card }.
event-deck_shuffled = Copies of { $card } found: { $found }. The deck is shuffled.
event-first_player_card = { $seat } takes the first-player card from { $from_seat }.
event-guard = { $seat } turns the card and is protected while it stays in the series.
event-returned = { $seat } takes { $card } back into their hand.
event-swapped = { $seat } secretly swaps the card they played.
event-swapped-secret = { $seat } swaps { $from } for { $card }.
event-knockout_placed = A Knockout is placed on { $tactic }.
event-knockout_removed = The Knockout is removed from { $tactic }.
event-trap_set = A trap is set on { $tactic }.
event-trap_removed = The trap on { $tactic } is removed.
event-round_end = Round { $round } is over. All series are discarded.
event-battle_won = The battle goes to { $seats }.
event-battle_drawn = Nobody wins the battle.
event-knockouts_back = All { $count } Knockouts go back to the stack.
event-play_to_four = Several sides have three wins, so now they need four: { $seats }.
event-deciding_battle = A deciding battle follows: { $seats }.
event-game_won = The game goes to { $seats }.

## How a game ended

reason-third_win = third battle won
reason-nearest_to_first_player = tie settled by the first-player card
reason-fourth_win = fourth battle won
reason-deciding_battle = deciding battle won

## The end explained

end-third_win = Three battles won decide the game: { $seats }.
end-fourth_win = Several sides had three wins, so the game went on to a fourth: { $seats }.
end-deciding = Several sides had enough wins. The deciding battle goes to { $seats }.
end-first_player = Several sides won at the same time. The first player wins: { $holder }.
end-nearest = Several sides won at the same time. Clockwise, { $seats } are closest to the first player, { $holder }.
count-wins = Battles won

## Why something cannot be done

refusal-out-of-battle = Your hero is out of this battle.
refusal-not-your-turn = It is not your turn.
refusal-other-question = Answer the other question first.
refusal-no-ability-now = You cannot use an ability instead of the action now.
refusal-other-card = You revealed { $card }: choose one of its actions.
refusal-not-laid-out = { $card } is not among the revealed cards.
refusal-not-in-hand = There is no such card.
refusal-already-chosen = You have already chosen that.
refusal-not-dealt = This hero was not dealt to you.
refusal-must-choose = You must choose.
refusal-nobody-there = Nobody sits there.
refusal-target-out = { $seat } is out of the battle.
refusal-target-own-side = { $seat } is on your side: choose an opponent.
refusal-target-again = You cannot choose { $seat } here.
refusal-knockout-there = There is already a Knockout on { $tactic }.
refusal-no-knockout-there = There is no Knockout on { $tactic }.
refusal-trap-there = There is already a trap on { $tactic }.
refusal-no-trap-there = There is no trap on { $tactic }.
refusal-turned-already = { $tactic } has already been turned over.

## Texts of cards: sentences

text-action = { $steps }.
text-active = once per battle, { $window }: { $steps }.
text-active-if = once per battle, { $window }, if { $condition }: { $steps }.
text-passive = { $window }: { $steps }.
text-passive-if = { $window }, if { $condition }: { $steps }.
text-then = { $first }, then { $second }
text-or = { $first }; or { $second }
text-when = { $step } (if { $condition })
text-optional = if you like, { $step }
text-by-owner = { $step } (chosen by the owner)
text-by-right_of_first = { $step } (chosen by the player to the right of the first player)

## Texts of cards: steps

text-damage = { $target } takes { $amount } damage
text-damage-self = take { $amount } damage
text-damage-unblockable = { $target } takes { $amount } unblockable damage
text-gain_energy = { $target } gains { $amount } energy
text-gain_energy-self = gain { $amount } energy
text-set_energy = { $target } is set to { $amount } energy
text-set_energy-self = set your energy to { $amount }
text-draw = { $target } draws { $amount } { $amount ->
    [one] card
   *[other] cards
}
text-draw-self = draw { $amount } { $amount ->
    [one] card
   *[other] cards
}
text-discard_random = { $target } discards { $amount } random { $amount ->
    [one] card
   *[other] cards
}
text-discard_random-self = discard { $amount } random { $amount ->
    [one] card
   *[other] cards
}
text-discard_chosen = { $target } discards { $amount } { $amount ->
    [one] card
   *[other] cards
} of your choice
text-discard_chosen-self = discard { $amount } { $amount ->
    [one] card
   *[other] cards
} of your choice
text-name_card = name a technique to { $target }
text-discard_named = { $target } discards { $amount } { $amount ->
    [one] card
   *[other] cards
} of that name
text-discard_named-all = { $target } discards all cards of that name
text-discard_named-self = discard { $amount } { $amount ->
    [one] card
   *[other] cards
} of that name
text-reveal_hand = { $target } shows their hand to everybody
text-reveal_hand-to_you = { $target } shows you their hand
text-reveal_hand-self = show your hand to everybody
text-give_card = { $target } gets { $technique } from the deck or the discard pile
text-give_card-self = get { $technique } from the deck or the discard pile
text-set_trap = set { $amount } { $amount ->
    [one] trap
   *[other] traps
}
text-set_trap-numbers = set traps on { $numbers }
text-remove_trap = remove { $amount } { $amount ->
    [one] trap
   *[other] traps
}
text-remove_trap-numbers = remove the traps from { $numbers }
text-flip_tactic = turn { $amount } { $amount ->
    [one] tactic
   *[other] tactics
} over
text-flip_tactic-up_to = turn up to { $amount } { $amount ->
    [one] tactic
   *[other] tactics
} over
text-place_knockout = place { $amount } { $amount ->
    [one] Knockout
   *[other] Knockouts
}
text-remove_knockout = remove { $amount } { $amount ->
    [one] Knockout
   *[other] Knockouts
}
text-take_first_player = take the first-player card
text-pass_first_player = pass the first-player card to the next hero on the left who is in the battle
text-guard = turn this card: while it stays in the series, these have no effect on you: { $blocks }
text-perform_other_action = also use the card's other action
text-return_played = take the revealed card back into your hand
text-swap_laid = secretly swap the card you played with one from your hand
text-choose = choose one ({ $options })
text-if = if { $condition }, { $then }
text-if-else = if { $condition }, { $then }; otherwise { $else }
text-set_amount = it is { $amount } instead
text-set_amount-one = it is { $amount } instead for { $target }
text-add_amount = it is { $amount } more
text-cap_amount = it is at most { $amount }
text-make_unblockable = it cannot be blocked
text-cancel_exit = stay in the battle

## Texts of cards: whom

target-self = you
target-holder = the first player
target-one_opponent = one opponent
target-up_to_two_opponents = each of up to two opponents
target-each_opponent = each opponent
target-each_in_battle = each hero in the battle
target-chosen = the chosen opponent
target-event_target = the hero hit
target-one_event_target = one of the heroes hit

## Texts of cards: when

window-battle_start = at the start of the battle
window-after_draft = after the draft
window-before_reveal = before you reveal your card
window-instead_of_action = instead of the action
window-after_action = after your action
window-would_deal_damage = when you deal damage
window-would_take_damage = when you take damage
window-after_damage = after your damage has hit
window-would_gain_energy = when you gain energy
window-would_leave_by_damage = when damage would take you out of the battle
window-would_leave_by_knockout = when a Knockout would take you out of the battle
window-end_of_round = at the end of the round

## Texts of cards: conditions

if-in_battle = { $who } is still in the battle
if-is_holder = { $who } has the first-player card
if-has_named = { $who } has that technique in hand
if-played = the revealed card is { $cards }
if-source = it comes from { $cards }
if-energy_at_most = { $who } has { $amount } energy or less
if-in_battle-self = you are still in the battle
if-is_holder-self = you have the first-player card
if-has_named-self = you have that technique in hand
if-energy_at_most-self = you have { $amount } energy or less
text-not = not: { $condition }
text-all = { $first } and { $second }
text-any = { $first } or { $second }

## Texts of cards: changed rules

rule-knockout_damage-0 = a Knockout takes the hero out of the battle
rule-series_order-not_lower = numbers in a series must not go down
rule-series_order-higher = every number in a series must be higher than the last
rule-series_order-not_higher = numbers in a series must not go up
rule-trap_damage = traps deal { $amount } damage
rule-trap_stays-yes = a sprung trap stays
rule-trap_stays-no = a sprung trap turns back over
rule-knockout_damage = a Knockout deals { $amount } damage instead of taking the hero out
rule-abilities_on-yes = hero abilities work
rule-abilities_on-no = hero abilities do not work
rule-discard_by-random = cards are discarded at random
rule-discard_by-owner = players choose which cards they discard
rule-hands-hidden = hands are hidden
rule-hands-open = everybody sees all hands
rule-draft_passes = the draft goes around { $amount } times
rule-both_actions = with { $cards }, use both actions in any order

## What hints and analyses speak of.

term-wins = a battle won
term-in_battle = staying in the battle
term-energy = energy
term-cards = cards in hand
term-series = a series you can continue
