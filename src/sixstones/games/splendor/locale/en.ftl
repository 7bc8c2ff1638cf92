## The game

game-title = Splendor: Marvel
game-blurb = Gather the Infinity Stones, recruit heroes and villains, and claim the Gauntlet before anyone else does.
game-title-splendor_classic = Splendor (classic)
game-blurb-splendor_classic = Collect gems, buy cards that make the next ones cheaper, and win the favour of the nobles.
game-length = 30 min

## Tokens

name-yellow = yellow
name-blue = blue
name-orange = orange
name-red = red
name-purple = purple
name-grey = grey
name-green = green
name-white = white
name-black = black
name-gold = gold

## Characters

name-baron_zemo = Baron Zemo
name-grandmaster = Grandmaster
name-modok = M.O.D.O.K.
name-prowler = Prowler
name-rocket = Rocket
name-spider_woman = Spider-Woman
name-squirrel_girl = Squirrel Girl
name-vulture = Vulture
name-bullseye = Bullseye
name-elektra = Elektra
name-lockjaw = Lockjaw
name-moon_knight = Moon Knight
name-spider_man_2099 = Spider-Man 2099
name-valkyrie = Valkyrie
name-wasp = Wasp
name-taskmaster = Taskmaster
name-hawkeye = Hawkeye
name-kate_bishop = Kate Bishop
name-kingpin = Kingpin
name-scarlet_spider = Scarlet Spider
name-silver_sable = Silver Sable
name-spider_girl = Spider-Girl
name-spider_ham = Spider-Ham
name-yondu = Yondu
name-crystal = Crystal
name-electro = Electro
name-ms_marvel = Ms. Marvel
name-mysterio = Mysterio
name-quake = Quake
name-triton = Triton
name-wong = Wong
name-sandman = Sandman
name-abomination = Abomination
name-america_chavez = America Chavez
name-gorgon = Gorgon
name-kraven = Kraven
name-lizard = Lizard
name-rhino = Rhino
name-winter_soldier = Winter Soldier
name-scorpion = Scorpion
name-maria_hill = Maria Hill
name-shuri = Shuri
name-karnak = Karnak
name-maximus = Maximus
name-the_collector = The Collector
name-red_skull = Red Skull
name-quicksilver = Quicksilver
name-war_machine = War Machine
name-black_cat = Black Cat
name-ghost_spider = Ghost-Spider
name-miles_morales = Miles Morales
name-nebula = Nebula
name-falcon = Falcon
name-nick_fury = Nick Fury
name-groot = Groot
name-punisher = Punisher
name-star_lord = Star-Lord
name-daredevil = Daredevil
name-beta_ray_bill = Beta Ray Bill
name-scarlet_witch = Scarlet Witch
name-ghost_rider = Ghost Rider
name-medusa = Medusa
name-venom = Venom
name-hela = Hela
name-okoye = Okoye
name-she_hulk = She-Hulk
name-carnage = Carnage
name-crossbones = Crossbones
name-ronan = Ronan
name-jessica_jones = Jessica Jones
name-iron_man = Iron Man
name-doctor_octopus = Doctor Octopus
name-vision = Vision
name-green_goblin = Green Goblin
name-black_widow = Black Widow
name-ant_man = Ant-Man
name-iron_fist = Iron Fist
name-gamora = Gamora
name-captain_america = Captain America
name-black_bolt = Black Bolt
name-black_panther = Black Panther
name-spider_man = Spider-Man
name-thor = Thor
name-doctor_strange = Doctor Strange
name-nova = Nova
name-loki = Loki
name-hulk = Hulk
name-captain_marvel = Captain Marvel
name-drax = Drax
name-luke_cage = Luke Cage

## Locations

name-avengers_tower = Avengers Tower
name-attilan = Attilan
name-hells_kitchen = Hell's Kitchen
name-triskelion = Triskelion
name-asgard = Asgard
name-wakanda = Wakanda
name-knowhere = Knowhere
name-atlantis = Atlantis

## Tiles

name-avengers_tile = Avengers tile
name-gauntlet_tile = Infinity Gauntlet tile

## Cards of the classic game: bonus, points, price

name-l1_white_1 = White card (2 red, 1 black)
name-l1_white_2 = White card (3 blue)
name-l1_white_3 = White card (1 blue, 1 green, 1 red, 1 black)
name-l1_white_4 = White card (2 blue, 2 black)
name-l1_white_5 = White card (1 blue, 2 green, 1 red, 1 black)
name-l1_white_6 = White card (2 blue, 2 green, 1 black)
name-l1_white_7 = White card (3 white, 1 blue, 1 black)
name-l1_white_8 = White card, 1 point (4 green)
name-l1_blue_1 = Blue card (3 black)
name-l1_blue_2 = Blue card (1 white, 2 black)
name-l1_blue_3 = Blue card (2 green, 2 black)
name-l1_blue_4 = Blue card (1 white, 1 green, 1 red, 1 black)
name-l1_blue_5 = Blue card (1 blue, 3 green, 1 red)
name-l1_blue_6 = Blue card (1 white, 1 green, 2 red, 1 black)
name-l1_blue_7 = Blue card (1 white, 2 green, 2 red)
name-l1_blue_8 = Blue card, 1 point (4 red)
name-l1_green_1 = Green card (3 red)
name-l1_green_2 = Green card (2 white, 1 blue)
name-l1_green_3 = Green card (2 blue, 2 red)
name-l1_green_4 = Green card (1 white, 1 blue, 1 red, 1 black)
name-l1_green_5 = Green card (1 blue, 2 red, 2 black)
name-l1_green_6 = Green card (1 white, 1 blue, 1 red, 2 black)
name-l1_green_7 = Green card (1 white, 3 blue, 1 green)
name-l1_green_8 = Green card, 1 point (4 black)
name-l1_red_1 = Red card (2 blue, 1 green)
name-l1_red_2 = Red card (3 white)
name-l1_red_3 = Red card (1 white, 1 blue, 1 green, 1 black)
name-l1_red_4 = Red card (2 white, 2 red)
name-l1_red_5 = Red card (1 white, 1 red, 3 black)
name-l1_red_6 = Red card (2 white, 1 green, 2 black)
name-l1_red_7 = Red card (2 white, 1 blue, 1 green, 1 black)
name-l1_red_8 = Red card, 1 point (4 white)
name-l1_black_1 = Black card (2 green, 1 red)
name-l1_black_2 = Black card (3 green)
name-l1_black_3 = Black card (1 white, 1 blue, 1 green, 1 red)
name-l1_black_4 = Black card (2 white, 2 green)
name-l1_black_5 = Black card (1 green, 3 red, 1 black)
name-l1_black_6 = Black card (1 white, 2 blue, 1 green, 1 red)
name-l1_black_7 = Black card (2 white, 2 blue, 1 red)
name-l1_black_8 = Black card, 1 point (4 blue)
name-l2_white_1 = White card, 1 point (3 green, 2 red, 2 black)
name-l2_white_2 = White card, 1 point (2 white, 3 blue, 3 red)
name-l2_white_3 = White card, 2 points (5 red)
name-l2_white_4 = White card, 2 points (1 green, 4 red, 2 black)
name-l2_white_5 = White card, 2 points (5 red, 3 black)
name-l2_white_6 = White card, 3 points (6 white)
name-l2_blue_1 = Blue card, 1 point (2 blue, 2 green, 3 red)
name-l2_blue_2 = Blue card, 1 point (2 blue, 3 green, 3 black)
name-l2_blue_3 = Blue card, 2 points (5 blue)
name-l2_blue_4 = Blue card, 2 points (2 white, 1 red, 4 black)
name-l2_blue_5 = Blue card, 2 points (5 white, 3 blue)
name-l2_blue_6 = Blue card, 3 points (6 blue)
name-l2_green_1 = Green card, 1 point (2 white, 3 blue, 2 black)
name-l2_green_2 = Green card, 1 point (3 white, 2 green, 3 red)
name-l2_green_3 = Green card, 2 points (5 green)
name-l2_green_4 = Green card, 2 points (4 white, 2 blue, 1 black)
name-l2_green_5 = Green card, 2 points (5 blue, 3 green)
name-l2_green_6 = Green card, 3 points (6 green)
name-l2_red_1 = Red card, 1 point (2 white, 2 red, 3 black)
name-l2_red_2 = Red card, 1 point (3 blue, 2 red, 3 black)
name-l2_red_3 = Red card, 2 points (5 black)
name-l2_red_4 = Red card, 2 points (1 white, 4 blue, 2 green)
name-l2_red_5 = Red card, 2 points (3 white, 5 black)
name-l2_red_6 = Red card, 3 points (6 red)
name-l2_black_1 = Black card, 1 point (3 white, 2 blue, 2 green)
name-l2_black_2 = Black card, 1 point (3 white, 3 green, 2 black)
name-l2_black_3 = Black card, 2 points (5 white)
name-l2_black_4 = Black card, 2 points (1 blue, 4 green, 2 red)
name-l2_black_5 = Black card, 2 points (5 green, 3 red)
name-l2_black_6 = Black card, 3 points (6 black)
name-l3_white_1 = White card, 3 points (3 blue, 3 green, 5 red, 3 black)
name-l3_white_2 = White card, 4 points (7 black)
name-l3_white_3 = White card, 4 points (3 white, 3 red, 6 black)
name-l3_white_4 = White card, 5 points (3 white, 7 black)
name-l3_blue_1 = Blue card, 3 points (3 white, 3 green, 3 red, 5 black)
name-l3_blue_2 = Blue card, 4 points (7 white)
name-l3_blue_3 = Blue card, 4 points (6 white, 3 blue, 3 black)
name-l3_blue_4 = Blue card, 5 points (7 white, 3 blue)
name-l3_green_1 = Green card, 3 points (5 white, 3 blue, 3 red, 3 black)
name-l3_green_2 = Green card, 4 points (7 blue)
name-l3_green_3 = Green card, 4 points (3 white, 6 blue, 3 green)
name-l3_green_4 = Green card, 5 points (7 blue, 3 green)
name-l3_red_1 = Red card, 3 points (3 white, 5 blue, 3 green, 3 black)
name-l3_red_2 = Red card, 4 points (7 green)
name-l3_red_3 = Red card, 4 points (3 blue, 6 green, 3 red)
name-l3_red_4 = Red card, 5 points (7 green, 3 red)
name-l3_black_1 = Black card, 3 points (3 white, 3 blue, 5 green, 3 red)
name-l3_black_2 = Black card, 4 points (7 red)
name-l3_black_3 = Black card, 4 points (3 green, 6 red, 3 black)
name-l3_black_4 = Black card, 5 points (7 red, 3 black)

## Nobles of the classic game: the bonuses they ask for

name-noble_white_blue = Noble · white, blue
name-noble_blue_green = Noble · blue, green
name-noble_green_red = Noble · green, red
name-noble_red_black = Noble · red, black
name-noble_white_black = Noble · white, black
name-noble_white_blue_green = Noble · white, blue, green
name-noble_blue_green_red = Noble · blue, green, red
name-noble_green_red_black = Noble · green, red, black
name-noble_white_red_black = Noble · white, red, black
name-noble_white_blue_black = Noble · white, blue, black

## Words of the terminal board

name-board_bank = Bank
name-board_bonuses = bonuses
name-board_cards = cards
name-board_deck = deck
name-board_first = begins
name-board_hand = hand
name-board_hidden = hidden
name-board_level = level
name-board_locations = Locations
name-board_nobles = Nobles
name-board_points = points
name-board_qualified = condition met
name-board_round = Round
name-board_tags = tags
name-board_tokens = tokens

## Options

option-cards = Cards
option-cards-help = The printed set, or an unofficial one that evens out four cards: { name-spider_ham }, { name-bullseye }, { name-doctor_strange } and { name-nova }.
option-cards-printed = as printed
option-cards-balanced = balanced
option-take_fewer = Taking fewer tokens
option-take_fewer-help = Whether you may take fewer different tokens than the bank could give you.
option-take_fewer-scarce_max = never by choice
option-take_fewer-scarce_free = when fewer than three colours are left
option-take_fewer-always = always
option-payment = Payment
option-payment-help = Whether you choose how many wild tokens to spend, or the game spends as few as possible.
option-payment-free = you choose
option-payment-auto = automatic, fewest wild tokens
option-return_mode = Giving tokens back
option-return_mode-help = Whether tokens over the limit of ten go back in one decision or one by one.
option-return_mode-set = all at once
option-return_mode-one_by_one = one by one
option-first_player-help = Which seat starts every round.
option-reserved_view = Reserved cards
option-reserved_view-help = What other players see of the cards in your hand.
option-reserved_view-known_if_seen = known if they were face up
option-reserved_view-hidden = hidden, only the level is known
option-reserved_view-open = visible to everybody
option-max_rounds = Round limit
option-max_rounds-help = After this many rounds the game ends without a winner. 100 is plenty for games between bots.
option-max_rounds-none = no limit
option-locations = Locations or nobles
option-locations-help = Which tiles are in the middle: one per player, and only one side of each tile. In the classic game there is one noble more than players.
option-locations-none = drawn at random

## Questions

ask-turn = Your turn: take tokens, reserve a card or recruit one.
ask-pay = { $card } costs you { $price }. Choose the part to pay with wild tokens.
ask-location = You can take one of several tiles: { $locations }. Choose one.
ask-return = You have more than ten tokens. { $count ->
    [one] Give one back.
   *[other] Give { $count } back.
}

## Headings over actions of one kind

kind-take = Take different tokens
kind-take_two = Take two of the same colour
kind-reserve = Reserve a card
kind-reserve_deck = Reserve the top card of a deck
kind-recruit = Recruit a card
kind-recruit_hand = Recruit a reserved card
kind-pass = Pass
kind-return = Give tokens back
kind-pay = Pay
kind-location = Take a tile

## What happened

event-first_player = { $seat } is the first player.
event-location_laid = { $location } is placed in the middle.
event-card_laid = { $card } is revealed at { $slot }.
event-tokens_taken = { $seat } takes { $tokens }.
event-tokens_returned = { $seat } gives back { $tokens }.
event-card_reserved = { $seat } reserves { $card }.
# For everybody; whoever knows the card reads the message below it.
event-card_drawn = { $seat } reserves the top card of deck { $level }.
event-card_drawn-secret = { $seat } draws { $card } from deck { $level } and reserves it.
event-grey_taken = { $seat } takes a { $token } token with the card.
event-grey_missing = No { $token } token is left for { $seat }.
event-gap_stays = The deck has run out: space { $slot } stays empty.
event-card_recruited = { $paid_count ->
    [0] { $seat } recruits { $card } without paying.
   *[other] { $seat } recruits { $card } and pays { $paid }.
}
event-card_recruited_from_hand = { $paid_count ->
    [0] { $seat } recruits { $card } from hand without paying.
   *[other] { $seat } recruits { $card } from hand and pays { $paid }.
}
event-time_stone_taken = { $seat } takes a Time Stone.
event-tile_taken = { $seat } takes the Avengers tile and its 3 points.
event-tile_changes_hands = { $seat } takes the Avengers tile and its 3 points from { $from_seat }.
event-location_taken = { $seat } takes { $location } and its 3 points.
event-passed = { $seat } cannot do anything and passes.
event-condition_met = { $seat } triggers the end of the game. This round is played to its end.
event-condition_lost = { $seat } falls below 16 points and no longer meets the Gauntlet condition.
event-game_ended = { $reason ->
    [stalemate] The game ends without a winner: nobody can do anything any more.
    [round_limit] The game ends without a winner: the round limit is reached.
    [points] The game is over. Victory with the most points: { $seats }.
   *[gauntlet] The game is over. The Infinity Gauntlet goes to { $seats }.
}

## How a game ended

reason-gauntlet = Gauntlet condition met
reason-points = 15 points reached
reason-stalemate = nobody can act any more
reason-round_limit = round limit reached

## The end explained

end-alone = Only { $seat } meets the Gauntlet condition: { $points } points, all five colours and a Time Stone.
end-without = { $seat } has { $points } points but cannot win: { $missing_count ->
    [0] the Time Stone is missing
   *[other] { $time ->
        [yes] missing { $missing }
       *[no] missing { $missing } and the Time Stone
    }
  }.
end-more_points = { $seats } meet the Gauntlet condition. { $points } points beat { $other_points }.
end-most_points = { $points } points beat { $other_points }.
end-tile = { $seats } are tied at { $points } points. { $seat } wins with the Avengers tile.
end-fewer_cards = { $seats } are tied at { $points } points. { $seat } wins with fewer cards: { $cards } against { $other_cards }.
end-shared = { $seats } are tied in everything that counts and share the victory.
end-stalemate = Nobody could act for a whole round, so nobody wins.
end-round_limit = The round limit ({ $rounds }) was reached, so nobody wins.
count-cards_points = Points from cards
count-locations_points = Points from locations
count-nobles_points = Points from nobles
count-tile_points = Avengers tile
count-colours = Colours (of 5)
count-time_stone = Time Stones
count-cards = Cards

## Why something cannot be done

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-other-question = Answer the other question first.
refusal-stack-empty = There is no { $token } token left in the bank.
refusal-take-more = You must take more different tokens.
refusal-too-few-for-two = You can take two of one colour only if the bank has at least four. Now it has { $count } ({ $token }).
refusal-only-with-reserve = You get a { $token } token only when you reserve a card.
refusal-only-with-level-three = You get a { $token } token only with your first card of level 3.
refusal-not-together = Take three tokens of different colours, or two of the same colour.
refusal-hand-full = You already have three reserved cards.
refusal-no-card-there = There is no card there.
refusal-cannot-pay = You need { $count ->
    [one] one more token
   *[other] { $count } more tokens
} for { $card }.
refusal-must-act = You can still do something, so you cannot pass.
refusal-location-out-of-reach = You do not have the bonuses that { $location } asks for.
refusal-location-not-there = { $location } is not in the middle.
refusal-location-at-end-of-turn = You get tiles at the end of your turn. Taking one is not an action.
refusal-too-little-grey = You do not have that many { $token } tokens.
refusal-overpaid = That is more { $token } than the card costs you.
refusal-underpaid = Your tokens do not cover the rest of the price.
refusal-not-held = You do not have that many { $token } tokens.
refusal-return-in-order = One by one, you give tokens back in the order of the bank, and you must end with ten.
refusal-return-one-by-one = You give tokens back one by one: choose just one.
refusal-wrong-return = Give back exactly { $count ->
    [one] one token.
   *[other] { $count } tokens.
}

## What hints and analyses speak of.

term-points = points
term-points_squared = a lead in points
term-first_bonuses = a bonus of a new colour
term-second_bonuses = a second bonus of a colour
term-third_bonuses = a third bonus of a colour
term-more_bonuses = more bonuses
term-tokens = tokens for the next purchases
term-grey = a S.H.I.E.L.D. token that pays for any colour
term-reserved = a reserved card
term-locations = progress towards locations
term-nearest_location = { $about } gets closer
term-best_card = { $about } within reach
term-second_card = a second good card within reach
term-third_card = a third good card within reach
term-turn_to_come = one more turn before the end
term-qualified = everything the Gauntlet condition needs
term-time_stone = the Time Stone
term-tags = Avengers symbols
term-avengers_tile = the Avengers tile
