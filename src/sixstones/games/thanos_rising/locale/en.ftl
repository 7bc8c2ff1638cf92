## The game

game-title = Thanos Rising
game-blurb = All against Thanos: roll dice, recruit heroes and beat his villains before he has all six stones. You win or lose together.
game-length = 45–60 min

## Heroes

name-captain_america = Captain America
name-black_widow = Black Widow
name-bucky_barnes = Bucky Barnes
name-hawkeye = Hawkeye
name-hulk = Hulk
name-okoye = Okoye
name-quinjet = Quinjet
name-black_panther = Black Panther
name-falcon = Falcon
name-friday = Friday
name-hulkbuster = Hulkbuster
name-iron_man = Iron Man
name-iron_spider = Iron Spider
name-royal_talon_fighter = Royal Talon Fighter
name-shuri = Shuri
name-war_machine = War Machine
name-doctor_strange = Doctor Strange
name-heimdall = Heimdall
name-loki = Loki
name-mantis = Mantis
name-statesman = Statesman
name-thor = Thor
name-vision = Vision
name-wong = Wong
name-gamora = Gamora
name-drax = Drax
name-groot = Groot
name-guardians_ship = Guardians’ Ship
name-nebula = Nebula
name-rocket = Rocket
name-star_lord = Star-Lord
name-the_collector = The Collector

## Villains

name-outrider_battle_tech = Outrider (battle/tech)
name-outrider_tech_cosmic = Outrider (tech/cosmic)
name-outrider_tech_mystic = Outrider (tech/mystic)
name-outrider_battle_cosmic = Outrider (battle/cosmic)
name-outrider_battle_mystic = Outrider (battle/mystic)
name-outrider_mystic_cosmic = Outrider (mystic/cosmic)
name-cull_obsidian = Cull Obsidian
name-proxima_midnight = Proxima Midnight
name-ebony_maw = Ebony Maw
name-corvus_glaive = Corvus Glaive

## Bases

name-avengers_compound = Avengers Compound
name-wakanda = Wakanda
name-sanctum_sanctorum = Sanctum Sanctorum
name-knowhere = Knowhere

## Stones and their colours

name-soul = Soul Stone
name-reality = Reality Stone
name-space = Space Stone
name-power = Power Stone
name-time = Time Stone
name-mind = Mind Stone
name-red = red
name-blue = blue
name-green = green
name-purple = purple
name-orange = orange
name-yellow = yellow

## Symbols and types

name-battle = battle
name-tech = tech
name-mystic = mystic
name-cosmic = cosmic

## Dice

name-red-b = red battle
name-red-t = red tech
name-red-m = red mystic
name-red-x = red cosmic
name-red-bb = red battle ×2
name-red-tt = red tech ×2
name-red-mm = red mystic ×2
name-red-xx = red cosmic ×2
name-blue-b = blue battle
name-blue-t = blue tech
name-blue-m = blue mystic
name-blue-x = blue cosmic
name-blue-bb = blue battle ×2
name-blue-tt = blue tech ×2
name-blue-mm = blue mystic ×2
name-blue-xx = blue cosmic ×2
name-green-b = green battle
name-green-t = green tech
name-green-m = green mystic
name-green-x = green cosmic
name-green-bb = green battle ×2
name-green-tt = green tech ×2
name-green-mm = green mystic ×2
name-green-xx = green cosmic ×2
name-purple-b = purple battle
name-purple-t = purple tech
name-purple-m = purple mystic
name-purple-x = purple cosmic
name-purple-bb = purple battle ×2
name-purple-tt = purple tech ×2
name-purple-mm = purple mystic ×2
name-purple-xx = purple cosmic ×2
name-die_of_red = red die
name-die_of_blue = blue die
name-die_of_green = green die
name-die_of_purple = purple die
name-thanos_die = Thanos die
name-stone_die = stone die
name-turn_ccw = turn counter-clockwise
name-turn_cw = turn clockwise
name-villains = villains
name-stone = stone

## Tokens

name-symbol_battle = battle symbol
name-symbol_tech = tech symbol
name-symbol_mystic = mystic symbol
name-symbol_cosmic = cosmic symbol
name-die_red = extra red die
name-die_blue = extra blue die
name-die_green = extra green die
name-die_purple = extra purple die
name-heal_two = heal 2
name-counter_off = remove a counter

## Levels

name-level_easy = Easy
name-level_normal = Normal
name-level_hard = Hard
name-level_expert = Expert
name-level_expert_six = Expert, six losses

## Places and causes

name-sector_1 = sector 1
name-sector_2 = sector 2
name-sector_3 = sector 3
name-thanos = Thanos
name-dice = dice
name-reward = reward
name-recruited = recruiting

## The board in a terminal

name-board_turn = Turn
name-board_villains = Villains
name-board_heroes = Heroes lost
name-board_stones = Stones
name-board_deck = Deck
name-board_thanos = THANOS
name-board_here = team here
name-board_dice = Dice
name-board_pool = to roll
name-board_forfeited = lost
name-board_tokens = Tokens
name-board_used = used
name-board_new = new
name-board_no_heal = no healing
name-board_empty = empty
name-board_soul = Soul
name-board_reality = Reality
name-board_space = Space
name-board_power = Power
name-board_time = Time
name-board_mind = Mind

## Headings over actions

kind-pass = Skip
kind-wait = Ask me after the roll
kind-pass_turn = Skip this turn
kind-done = Done
kind-stop = Stop rolling
kind-deploy = Deploy to a sector
kind-assign = Assign dice to a card
kind-lay = Assign a die
kind-forfeit = Forfeit a die
kind-use = Use an ability
kind-play = Play a token
kind-heal = Remove damage
kind-remove = Remove a counter from a stone
kind-hit = Damage a villain
kind-pick = Choose a die
kind-face = Choose a face
kind-color = Choose a colour
kind-base = Choose a base
kind-keep = Keep a token
kind-trigger = Next villain
kind-damage = Damage a hero
kind-play_of = Play a teammate’s token

## Questions

ask-base = Choose your base.
ask-deploy = Choose a sector to deploy to.
ask-villains = Choose the villain who acts next: { $cards }.
ask-tied = { $source } hits one of these heroes. Choose the hero.
ask-strike = { $owner_self ->
    [yes] { $source } hits { $left } more of your heroes. Choose the next.
   *[no] { $source } hits { $left } more of { $owner }’s heroes. Choose the next.
}
ask-color = { $source } gives a die. Choose its colour.
ask-window = { $window ->
    [1] { $active_seat_self ->
        [yes] Use a token or ability before you roll?
       *[no] Play a token before { $active_seat } rolls?
    }
    [2] { $active_seat_self ->
        [yes] Play a token for your roll?
       *[no] Play a token for { $active_seat }’s roll?
    }
    [3] { $active_seat_self ->
        [yes] Your dice are assigned. Use a token or ability?
       *[no] { $active_seat }’s dice are assigned. Play a token?
    }
   *[4] { $active_seat_self ->
        [yes] Last chance this turn to heal or to remove counters.
       *[no] Last chance in { $active_seat }’s turn to heal or to remove counters.
    }
}
ask-before_check = Change dice before the team ability is checked?
ask-assign = Roll { $roll }: choose a card for your dice.
ask-lay = Choose the dice for { $card }.
ask-manip_die = { $source }: choose a die.
ask-manip_face = { $source } turns the die { $die }. Choose its new face.
ask-token_card = Choose a card for the token ({ $source }).
ask-heal = { $target_id ->
    [one_hero] { $source } removes up to { $n } damage from one hero. Choose the hero.
   *[other] { $source } removes { $n } more damage. Choose a hero.
}
ask-remove = { $source } removes a counter from a stone. Choose the stone.
ask-hit = { $source } damages a villain. Choose the villain.
ask-keep = Choose a token to keep.
ask-abilities = Choose the ability that works next.

## What happens

event-facing = Thanos faces { $to }.
event-base = { $seat } takes { $base } with { $card }.
event-dealt = { $card } is revealed in { $place }.
event-first_player = { $seat } goes first.
event-turn = Turn { $turn }: { $seat }.
event-deployed = { $seat } deploys to { $sector }.
event-stone_die = The stone die shows { $color }.
event-thanos_die = Thanos die: { $face }.
event-counter = { $stone }: { $from } → { $to } counters ({ $source }).
event-counter_off = { $stone }: { $from } → { $to } counters, thanks to { $source }.
event-power = { $stone } is in the Gauntlet: its power takes effect.
event-power_void = { $stone } does nothing inside a villain’s ability.
event-no_heal = { $stone }: nobody can remove damage from heroes this turn.
event-turned = Thanos turns from { $from } to { $to }.
event-attack = Thanos attacks { $sector }.
event-triggered = { $card } acts.
event-damage = { $card }: damage { $from } → { $to } ({ $source }).
event-healed = { $card }: damage { $from } → { $to }, thanks to { $source }.
event-villain_hit = { $card } takes damage: { $from } → { $to } ({ $source }).
event-villain_healed = { $card } recovers: { $from } → { $to } ({ $source }).
event-pool = { $seat } takes the dice of { $base }: { $dice }.
event-die_added = { $source }: one more die, { $color }.
event-die_lost = { $source } would give a die, but none is left.
event-roll = { $seat } rolls (roll { $roll }).
event-die = A die shows { $die }.
event-team_ability = { $base }: { $n } × { $symbol } on the opening roll. The team ability works.
event-ability = { $seat } uses { $card }.
event-die_turned = { $card }: the die { $from } becomes { $to }.
event-laid = { $seat } assigns { $die } to { $card }.
event-token_laid = { $seat } puts a token ({ $token }) on { $card }.
event-forfeited = { $seat } forfeits { $die }.
event-stopped = { $seat } stops rolling.
event-token_played = { $seat } plays a token: { $token }.
event-token_drawn = { $seat } draws a token: { $token } ({ $source }).
event-token_discarded = { $seat } discards a token: { $token }.
event-tokens_shuffled = The discarded tokens are shuffled: { $n } to draw from.
event-recruited = { $card } joins { $seat }.
event-stays_hurt = { $card } joins with { $n } damage: nobody can heal this turn.
event-fell = { $card } falls in the sector.
event-fell_in_team = { $card } from { $seat }’s team falls.
event-beaten = { $card } is defeated!
event-collected = { $stone } goes into the Gauntlet.
event-won = Enough villains are defeated: everybody wins.
event-lost = { $reason_id ->
    [six_stones] Thanos has all six stones: everybody loses.
   *[heroes] Too many heroes have fallen: everybody loses.
}
event-lost_team = { $seat } has no heroes left: everybody loses.

## Why something cannot be done

refusal-no-damage = { $card } has no damage to remove, or nobody can heal this turn.
refusal-base-taken = That base is already taken.
refusal-not-your-token = That token belongs to { $owner }. It is their decision.
refusal-no-such-token = There is no such token in that hand.
refusal-dice-first = You can play tokens only after the stone die and the Thanos die.
refusal-fresh-token = That token is new: it can be played from the next turn on.
refusal-no-window = You cannot play tokens at this moment.
refusal-no-use = It would do nothing now.
refusal-not-your-hero = { $card } is not on the team whose turn it is.
refusal-fresh-hero = { $card } joined this turn and is ready next turn.
refusal-used-hero = { $card } has already been used this turn.
refusal-pay-with-dice = You pay for { $card } by assigning dice.
refusal-works-by-itself = The ability of { $card } works by itself.
refusal-can-complete = You can still complete a card in your sector.
refusal-no-such-die = No die shows that.
refusal-must-assign = A card in your sector can take a die, so you must assign one.
refusal-card-first = Choose the card first, then its dice.
refusal-complete = { $card } is already complete.
refusal-full-villain = { $card } has no space for more damage and leaves at the end of the turn.
refusal-no-match = No die shows a symbol that { $card } still needs.
refusal-other-sector = { $card } is in another sector.
refusal-no-price = You do not pay for the ability of { $card } with dice.
refusal-paid-already = You have already paid for { $card } this turn.
refusal-not-there = { $card } is not on the table.
refusal-one-card-per-roll = All dice of one roll go to the same card: { $card }.
refusal-covers-nothing = { $die } covers nothing more on { $card }.

## How it ends

reason-villains = enough villains defeated
reason-six_stones = Thanos has six stones
reason-heroes = too many heroes fallen
reason-team = { $seats_count ->
    [one] { $seats }’s team has no heroes left
   *[other] a team has no heroes left
}

## The end explained

end-villains = { $count } villains are defeated, and { $goal } were needed.
end-win_first = The defeat would have come at the same moment, but a win comes first.
end-six_stones = Thanos has all six stones.
end-heroes = { $count } heroes have fallen. The limit is { $limit }.
end-team = No heroes are left in the team of { $seats }.
end-villains_left = Villains defeated: { $count } of { $goal }.
end-stones_so_far = Stones with Thanos: { $count } of { $goal }.
end-heroes_fallen = Heroes fallen: { $count }. The game is lost at { $limit }.
count-team = Heroes in the team

## Options

option-level = Level
option-level-help = How many villains must be defeated, and how many heroes may fall.
option-level-easy = Easy: 7 villains
option-level-normal = Normal: 8 villains
option-level-hard = Hard: 9 villains
option-level-expert = Expert: all 10 villains
option-level-expert_six = Expert, six lost heroes at most
option-bases = Bases
option-bases-help = One base for each seat, in order. If empty, everybody chooses.
option-cards = Your own cards
option-cards-help = A file with corrected values of the cards in your box.
option-cards-none = as shipped
option-first_player = First player
option-first_player-help = Which seat begins.
option-first_player-random = drawn at random
option-first_player-p1 = seat 1
option-first_player-p2 = seat 2
option-first_player-p3 = seat 3
option-first_player-p4 = seat 4
option-early_stop = Hopeless dice
option-early_stop-help = When no card in the sector can be completed any more.
option-early_stop-may = you may stop
option-early_stop-must = you must stop
option-token_control = Tokens
option-token_control-help = Who decides about other players’ tokens.
option-token_control-owner = their owners
option-token_control-active = the player whose turn it is
option-cull_picker = Cull Obsidian’s victims
option-cull_picker-help = Who picks the heroes he hits.
option-cull_picker-owner = each player for their own team
option-cull_picker-active = the player whose turn it is
option-cull_picker-random = chance
option-villain_order = Order of villains
option-villain_order-help = Who decides when several villains act at once.
option-villain_order-active = the player whose turn it is
option-villain_order-fixed = by sector and slot
option-windows = Moments for tokens
option-windows-help = Whether players are asked one after the other.
option-windows-asked = everybody who can is asked
option-windows-open = open table: play at any time
option-team_check_after_manip = Team ability after changed dice
option-team_check_after_manip-help = You can change dice before the opening roll is checked.
option-mind_inside_villain_ability = Mind Stone inside villain abilities
option-mind_inside_villain_ability-help = Its power takes effect when a villain rolled it.
option-red_stone_blocks_recruit_heal = Reality Stone keeps recruits hurt
option-red_stone_blocks_recruit_heal-help = Recruits keep their damage in a turn without healing.
option-nebula_once_per_turn = Nebula once per turn
option-nebula_once_per_turn-help = Her ability works only once per turn.

## Abilities: one message for each word of the vocabulary

ability = { $when }: { $does }
ability-heads = { $first }, { $then }
ability-effects = { $first }; { $then }
timing-pool = When you gather dice
timing-manip = After a roll
timing-assign = Pay { $n } { $symbol }
timing-free = On your turn
timing-after_damage = After your dice
condition-always = always
condition-team_has = with a { $type } hero in the team
condition-team_has_other = with another { $type } hero in the team
condition-villain_in_deployed_sector = with a villain in your sector
condition-villain_hit_this_turn = if a villain was hit this turn
condition-self_has_empty_space = with an empty space on this card
condition-opening_symbols = opening roll with at least { $min } × { $symbol }
effect-add_die = { $per_self_damage ->
    [0] +1 die ({ $colors })
   *[other] +1 die ({ $colors }) for every { $per_self_damage } damage on this card
}
effect-reroll = { $dice ->
    [one] reroll one die
   *[other] reroll up to { $dice } dice
}
effect-turn_face = turn one die showing { $showing } to another of its faces
effect-heal = { $target_id ->
    [one_hero] remove up to { $n } damage from any one hero
    [split] remove { $n } damage, split as you like
   *[per_villain_hit] remove { $n } damage from any heroes for each counter put on villains this turn
}
effect-remove_counter = { $n ->
    [one] remove a counter from a stone
   *[other] remove { $n } counters from stones
}
effect-draw_token = { $keep ->
    [0] { $n ->
        [one] draw a token
       *[other] draw { $n } tokens
    }
   *[other] draw { $n } tokens, keep { $keep }
}
effect-hit_villain = { $target_id ->
    [undamaged] { $n } damage on a villain without any, in any sector
   *[any] { $n } damage on any villain
}
effect-damage_self = put { $n } damage on this card
effect-hit_heroes = { $scope_id ->
    [own_sector] { $n } damage on every hero in its sector ({ $types })
    [next_sector_cw] { $n } damage on every hero in the next sector clockwise ({ $types })
   *[active_team] { $n } damage on every hero of the active team ({ $types })
}
effect-hit_each_team = { $n } damage on { $heroes } heroes of every team
effect-hit_one = { $pick_id ->
    [most_health] { $n } damage on the healthiest hero of the active team
   *[least_health] { $n } damage on the weakest hero of the active team
}
effect-roll_stone = { $times ->
    [one] roll the stone die again
   *[other] roll the stone die { $times } more times
}
effect-trigger_villains = the villains in the sector Thanos faces act
effect-no_heal = nobody can remove damage from heroes this turn
effect-heal_villains = remove { $n } damage from every villain
effect-add_counter = { $n } counter on each other stone that has the fewest
effect-symbol = covers one symbol: { $symbol }

## What hints and analyses speak of.

term-villains = hits on villains
term-teams = stronger and healthier teams
term-tokens = bonus tokens
term-losses = fewer wounds
term-stones = keeping the stones from Thanos
term-this_turn = good odds for this turn’s dice
