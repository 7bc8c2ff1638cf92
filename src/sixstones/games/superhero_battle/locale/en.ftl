## The game

game-title = Guardians & Avengers: Superhero Battle
game-blurb = Everybody lays a card in secret, then they are opened one by one: strike, dodge, set traps and be the last hero standing.
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
name-board_laid = laid
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
option-third_win_tie-help = How it is settled when several sides win their third battle together.
option-third_win_tie-first_player = nearest to the first player
option-third_win_tie-to_four = play on to a fourth win
option-third_win_tie-deciding_battle = a deciding battle
option-team_mode = Team play
option-team_mode-help = Four players in two teams, six in two or three, eight in two or four.
option-team_mode-off = each for himself
option-team_mode-two = two teams
option-team_mode-three = three teams
option-team_mode-four = four teams
option-boxes_in_play = Boxes in play
option-boxes_in_play-help = Which of the two boxes is played with; five to eight players need both.
option-boxes_in_play-auto = as the number of players asks
option-boxes_in_play-guardians = Guardians
option-boxes_in_play-avengers = Avengers
option-boxes_in_play-both = both
option-team_seats = Teams
option-team_seats-help = Whether team cards are dealt, or friends who sit alternately are a team.
option-team_seats-dealt = dealt
option-team_seats-by_seat = by seat
option-seize_initiative_variant = Icon of Seize the Initiative
option-seize_initiative_variant-help = Whether the first player loses or gains energy when the card is taken.
option-seize_initiative_variant-default = damage
option-seize_initiative_variant-energy = energy
option-seize_initiative_variant-mixed = energy only for oneself
option-shoot_to_kill_variant = Targets of Shoot to Kill
option-shoot_to_kill_variant-help = Whether it hits everybody or one opponent.
option-shoot_to_kill_variant-default = all opponents
option-shoot_to_kill_variant-one_target = one opponent
option-barrage_fire_variant = Targets of Barrage Fire
option-barrage_fire_variant-help = Whether it hits everybody, up to two or one opponent.
option-barrage_fire_variant-default = all opponents
option-barrage_fire_variant-up_to_two = up to two opponents
option-barrage_fire_variant-one_target = one opponent
option-trim_by = Trimming to five
option-trim_by-help = Who chooses the cards above five before a battle.
option-trim_by-owner = the owner
option-trim_by-random = chance
option-all_exit_result = All leave at once
option-all_exit_result-help = Who wins when the last heroes leave together for another reason than lack of cards.
option-all_exit_result-all_win = all of them
option-all_exit_result-nobody_wins = nobody
option-discard_pile = Discard
option-discard_pile-help = What everybody sees of the common discard.
option-discard_pile-public = all cards
option-discard_pile-top_only = the top card
option-discard_pile-hidden = only its size
option-team_hands = Team-mates' hands
option-team_hands-help = Whether team-mates see each other's cards.
option-team_hands-hidden = hidden
option-team_hands-shared = shared
option-first_player = First player
option-first_player-help = Who holds the first-player card at the start.
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
option-cards-help = A card file with the texts of the box in front of you; without one, the stand-ins are played.
option-cards-none = as shipped

## Questions

ask-pick_hero = Which of the two is your hero: { $heroes }?
ask-trim = You have more than five cards. Discard { $count }.
ask-draft = Take one of the cards laid out.
ask-lay = Lay a card face down. You may change it until everybody has chosen.
ask-action = You opened { $card }. Which action do you perform?
ask-order = You perform both actions of { $card }. Which one first?
ask-ability = Do you use the ability of { $hero } now?
ask-optional = { $source }: do you want this step?
ask-target = { $source }: choose an opponent.
ask-targets = { $source }: choose up to two opponents.
ask-event_target = Which of those hit takes more?
ask-name = Name a technique to { $to_seat }.
ask-tactic = { $op_id ->
    [set_trap] Choose a tactic for a trap.
    [remove_trap] Choose a trap to remove.
    [place_knockout] Choose a tactic for a Knockout.
    [remove_knockout] Choose a Knockout to remove.
   *[flip_tactic] Choose a tactic to turn over ({ $count } left).
}
ask-option = { $source }: choose one.
ask-discard = Choose a card to discard ({ $count } in all). You may change it until everybody has chosen.
ask-pick_card = { $from_seat } holds { $cards }. Which card is discarded?
ask-swap = Which card from your hand takes the place of the laid one?

## Headings over actions of one kind

kind-lay = Lay face down
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
event-teams = The teams are known, and everybody sits down in turn.
event-first_player = { $seat } is the first player.
event-hero_dealt = { $seat } is dealt a hero.
event-hero_dealt-secret = { $seat } is dealt { $hero }.
event-chosen = { $seat } has chosen.
event-hero = { $seat } plays { $hero }.
event-battle = Battle { $battle } begins.
event-battlefield = The battlefield is { $battlefield }.
event-drawn = { $seat } draws a card.
event-drawn-secret = { $seat } draws { $card }.
event-laid_out = { $card } is laid out.
event-drafted = { $seat } takes { $card }.
event-layout_discarded = The rest is discarded: { $cards }.
event-deck_renewed = The discard becomes the new deck of { $count } cards.
event-stage = Round { $round }, stage { $stage }: everybody lays a card.
event-laid = { $seat } has laid a card.
event-laid-secret = { $seat } lays { $card }.
event-opened = { $seat } opens { $card }.
event-left = { $cause_id ->
    [energy] { $seat } has no energy left and leaves the battle.
    [knockout] { $seat } is knocked out and leaves the battle.
    [number] { $seat } opened a number that breaks the series and leaves the battle.
   *[no_cards] { $seat } has no card to lay and leaves the battle.
}
event-knockout = A Knockout lay on { $tactic }: it hits { $seat }.
event-guarded = { $seat } is protected: { $source } has no effect.
event-trap = { $tactic } is trapped, and { $seat } springs it.
event-damage = { $seat } loses { $amount } energy by { $source }: { $from } → { $to }.
event-no_damage = { $seat } takes no damage by { $source }.
event-energy = Energy of { $seat }: { $from } → { $to }.
event-action = { $seat } performs { $action }.
event-ability = { $seat } uses the ability of { $hero }.
event-ability_kept = { $seat } keeps the ability for later.
event-aimed = { $seat } aims at { $to_seat }.
event-named = { $seat } names { $card } to { $to_seat }.
event-hand_shown = { $seat } shows the hand: { $cards }.
event-hand_shown_to = { $seat } shows the hand to { $to_seat }.
event-hand_shown_to-secret = { $seat } shows the hand to { $to_seat }: { $cards }.
event-discarded = { $seat } discards { $card }.
event-discarded_unseen = { $seat } discards a card unseen.
event-discarded_unseen-secret = { $seat } discards { $card } unseen.
event-given = { $seat } is given { $card }.
event-deck_shuffled = { $found } copies of { $card } were found; the deck is shuffled.
event-first_player_card = { $seat } takes the first-player card from { $from_seat }.
event-guard = { $seat } turns the card and is protected while it lies there.
event-returned = { $seat } takes { $card } back to hand.
event-swapped = { $seat } swaps the laid card unseen.
event-swapped-secret = { $seat } swaps { $from } for { $card }.
event-knockout_placed = A Knockout is placed on { $tactic }.
event-knockout_removed = The Knockout is removed from { $tactic }.
event-trap_set = A trap is set on { $tactic }.
event-trap_removed = The trap on { $tactic } is removed.
event-round_end = Round { $round } is over; all series are discarded.
event-battle_won = The battle is won by { $seats }.
event-battle_drawn = Nobody wins the battle.
event-knockouts_back = All { $count } Knockouts are back in the stack.
event-play_to_four = Several have three wins, so four are needed now: { $seats }.
event-deciding_battle = A deciding battle follows between { $seats }.
event-game_won = The game is won by { $seats }.

## How a game ended

reason-third_win = third battle won
reason-nearest_to_first_player = tie settled by the first-player card
reason-fourth_win = fourth battle won
reason-deciding_battle = deciding battle won

## The end explained

end-third_win = The third battle won is the game ({ $seats }).
end-fourth_win = Several sides had three wins, so the game went on to a fourth ({ $seats }).
end-deciding = Several sides had the wins they needed; the deciding battle goes to { $seats }.
end-first_player = Several sides won together; the first player wins: { $holder }.
end-nearest = Several sides won together; of them { $seats } sit nearest to the first player, { $holder }, going clockwise.
count-wins = Battles won

## Why something cannot be done

refusal-out-of-battle = Your hero is out of this battle.
refusal-not-your-turn = It is not your turn.
refusal-other-question = Another question has to be answered first.
refusal-no-ability-now = No ability can stand in for the action now.
refusal-other-card = You opened { $card }: its actions are open to you.
refusal-not-laid-out = { $card } is not laid out.
refusal-not-in-hand = There is no such card.
refusal-already-chosen = That is what you have chosen.
refusal-not-dealt = This hero was not dealt to you.
refusal-must-choose = You have to choose.
refusal-nobody-there = Nobody sits there.
refusal-target-out = { $seat } is out of the battle.
refusal-target-own-side = { $seat } is on your side.
refusal-target-again = { $seat } cannot be chosen here.
refusal-knockout-there = A Knockout lies on { $tactic } already.
refusal-no-knockout-there = No Knockout lies on { $tactic }.
refusal-trap-there = { $tactic } shows its trap already.
refusal-no-trap-there = { $tactic } shows its number.
refusal-turned-already = { $tactic } was turned already.

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
text-by-right_of_first = { $step } (chosen by the player right of the first player)

## Texts of cards: steps

text-damage = { $target } takes { $amount } damage
text-damage-self = take { $amount } damage
text-damage-unblockable = { $target } takes { $amount } damage that nothing blocks
text-gain_energy = { $target } gains { $amount } energy
text-gain_energy-self = gain { $amount } energy
text-set_energy = { $target } has { $amount } energy
text-set_energy-self = have { $amount } energy
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
text-name_card = name a technique to a player: { $target }
text-discard_named = { $target } discards { $amount } { $amount ->
    [one] card
   *[other] cards
} of that name
text-discard_named-all = { $target } discards all cards of that name
text-discard_named-self = discard { $amount } { $amount ->
    [one] card
   *[other] cards
} of that name
text-reveal_hand = { $target } shows the hand to all
text-reveal_hand-to_you = { $target } shows you the hand
text-reveal_hand-self = show your hand to all
text-give_card = { $target } gets { $technique } from deck or discard
text-give_card-self = get { $technique } from deck or discard
text-set_trap = set { $amount } { $amount ->
    [one] trap
   *[other] traps
}
text-set_trap-numbers = traps are set on { $numbers }
text-remove_trap = remove { $amount } { $amount ->
    [one] trap
   *[other] traps
}
text-remove_trap-numbers = traps are removed from { $numbers }
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
text-pass_first_player = the first-player card goes to the next hero in the battle on the left
text-guard = turn this card: while it lies in the series, these have no effect on you: { $blocks }
text-perform_other_action = also perform the other action of the card
text-return_played = take the opened card back to hand
text-swap_laid = swap the laid card with one from your hand, unseen
text-choose = choose one ({ $options })
text-if = if { $condition }, { $then }
text-if-else = if { $condition }, { $then }; otherwise { $else }
text-set_amount = the amount is { $amount }
text-set_amount-one = the amount is { $amount } for { $target }
text-add_amount = the amount is { $amount } higher
text-cap_amount = the amount is at most { $amount }
text-make_unblockable = nothing blocks it
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
target-one_event_target = one of those hit

## Texts of cards: when

window-battle_start = at the start of the battle
window-after_draft = after the draft
window-before_reveal = before opening your card
window-instead_of_action = instead of the action
window-after_action = after your action
window-would_deal_damage = when you deal damage
window-would_take_damage = when you take damage
window-after_damage = when your damage has hit
window-would_gain_energy = when you gain energy
window-would_leave_by_damage = when damage would put you out
window-would_leave_by_knockout = when a Knockout would put you out
window-end_of_round = at the end of a round

## Texts of cards: conditions

if-in_battle = { $who } is still in the battle
if-is_holder = { $who } holds the first-player card
if-has_named = { $who } has that technique in hand
if-played = the opened card is { $cards }
if-source = it comes from { $cards }
if-energy_at_most = { $who } has { $amount } energy or less
if-in_battle-self = you are still in the battle
if-is_holder-self = you hold the first-player card
if-has_named-self = you have that technique in hand
if-energy_at_most-self = you have { $amount } energy or less
text-not = not: { $condition }
text-all = { $first } and { $second }
text-any = { $first } or { $second }

## Texts of cards: changed rules

rule-knockout_damage-0 = a Knockout puts the hero out
rule-series_order-not_lower = numbers must not fall within a series
rule-series_order-higher = numbers must rise strictly within a series
rule-series_order-not_higher = numbers must not rise within a series
rule-trap_damage = traps deal { $amount } damage
rule-trap_stays-yes = a sprung trap stays
rule-trap_stays-no = a sprung trap turns back
rule-knockout_damage = a Knockout deals { $amount } damage instead of putting the hero out
rule-abilities_on-yes = hero abilities work
rule-abilities_on-no = hero abilities do not work
rule-discard_by-random = cards are discarded at random
rule-discard_by-owner = discards are chosen by the discarding player
rule-hands-hidden = hands are hidden
rule-hands-open = hands are open
rule-draft_passes = the draft has { $amount } passes
rule-both_actions = with { $cards } perform both actions, in your order

## What hints and analyses speak of.

term-wins = a battle won
term-in_battle = a place in the battle
term-energy = energy
term-cards = cards in hand
term-series = a series that can go on
