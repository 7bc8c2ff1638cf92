## The game

game-title = Infinity War
game-blurb = Two heroes per team on a board nobody knows. Reveal tiles, carry superheroes to the battlefields, and keep the Stones from Thanos.
game-length = 60–90 min

## Teams

name-team_iron_man = Iron Man's team
name-team_star_lord = Star-Lord's team
name-team_captain_america = Captain America's team
name-team_black_panther = Black Panther's team
name-team_thor = Thor's team

## Characters

name-iron_man = Iron Man
name-spider_man = Spider-Man
name-star_lord = Star-Lord
name-gamora = Gamora
name-captain_america = Captain America
name-bucky = Bucky
name-black_panther = Black Panther
name-okoye = Okoye
name-thor = Thor
name-rocket = Rocket

## Abilities

name-strike_nearest = Strike the nearest
name-open_surrounding = Open all around
name-jump_to_free = Jump to a free cell
name-steal_surrounding = Take a token from around
name-step_surrounding = Step to any cell around
name-all_home = Everybody home
name-swap_base_in_ring = Swap the base within the ring
name-swap_two_free = Swap two free cells
name-ray_of_returns = Ray of returns
name-swap_places = Swap places

## Tiles

name-stone_soul = Soul Stone
name-stone_power = Power Stone
name-stone_time = Time Stone
name-stone_space = Space Stone
name-stone_reality = Reality Stone
name-stone_mind = Mind Stone
name-leadership_a = Leadership, first half
name-leadership_b = Leadership, second half
name-heroes_1 = Hulk and Black Widow
name-heroes_2 = Doctor Strange and Wong
name-heroes_3 = Vision and Scarlet Witch
name-heroes_4 = Falcon and War Machine
name-heroes_5 = Drax and Mantis
name-heroes_6 = Groot and Nebula
name-heroes_7 = Shuri and M’Baku
name-energy = Energy
name-thanos_base = Thanos base
name-battlefield = Battlefield
name-q_ship = Q-ship
name-guardians_ship = Guardians' ship
name-dropship = Dropship
name-cull_obsidian = Cull Obsidian
name-proxima = Proxima Midnight
name-ebony_maw = Ebony Maw
name-corvus = Corvus Glaive
name-outrider_general = Outrider general
name-loki = Loki
name-teleport = Teleport
name-rotation_cw = Rotation, clockwise
name-rotation_ccw = Rotation, counter-clockwise
name-short_route = Short route
name-arrow_1 = One-way arrow
name-arrow_2 = Two-way arrow
name-arrow_3 = Three-way arrow
name-arrow_4 = Four-way arrow
name-base_iron_man = Iron Man's base
name-base_star_lord = Star-Lord's base
name-base_captain_america = Captain America's base
name-base_black_panther = Black Panther's base
name-base_thor = Thor's base
name-blank = Blank tile

## Kinds of tiles

name-infinity_stone = Infinity Stone
name-superheroes = Superheroes
name-team_base = Team base
name-rotation = Rotation
name-arrow = Arrow

## Superheroes

name-hero_hulk = Hulk
name-hero_black_widow = Black Widow
name-hero_doctor_strange = Doctor Strange
name-hero_wong = Wong
name-hero_vision = Vision
name-hero_scarlet_witch = Scarlet Witch
name-hero_falcon = Falcon
name-hero_war_machine = War Machine
name-hero_drax = Drax
name-hero_mantis = Mantis
name-hero_groot = Groot
name-hero_nebula = Nebula
name-hero_shuri = Shuri
name-hero_m_baku = M’Baku

## Kinds of tokens and other words of the table

name-superhero = superhero
name-leadership = leadership
name-thanos = Thanos
name-gauntlet = Infinity Gauntlet
name-red = red
name-blue = blue
name-north = north
name-east = east
name-south = south
name-west = west
name-clockwise = clockwise
name-counterclockwise = counter-clockwise
name-floor = the cell
name-slot = their card
name-cell = their cell
name-base = the base
name-partner = their partner's cell
name-right = right of the middle
name-left = left of the middle
name-closed_red = closed red tile
name-closed_blue = closed blue tile
name-outside = empty place
name-open_tile = open tile

## Words of the terminal board

name-board_turn = Turn
name-board_plays = played by
name-board_points = points
name-board_stones = Stones
name-board_used = used
name-board_ready = ready
name-board_detained = detained
name-board_battle = in battle
name-board_held_out = held out
name-board_gauntlet = Gauntlet
name-board_closed = Closed
name-board_last_turns = turns to the end
name-board_ebony = Ebony Maw's round
name-board_resolving = To resolve
name-board_base = base

## Options

option-tile_set = Tile set
option-tile_set-help = Which faces lie under the backs. The rulebook does not print the counts; both sets are reconstructions.
option-tile_set-a = A: most effects twice
option-tile_set-b = B: named foes are unique
option-tiles = Own tile set
option-tiles-help = A table of your own box, read from a tile file; it replaces the tile set.
option-tiles-none = not used
option-layout = Layout
option-layout-help = Blue backs around red ones, or all tiles shuffled together.
option-layout-ring = blue ring, red inside
option-layout-mixed = all mixed
option-teleports_in_corners = Teleports open in the corners
option-teleports_in_corners-help = Four Teleports lie face up in the corners from the start.
option-blank_tiles = Blank tiles
option-blank_tiles-help = How many red tiles are replaced by blank ones.
option-blank_rule = What blank tiles do
option-blank_rule-help = The property of this tile works on blank tiles too.
option-blank_rule-none = nothing
option-blank_replaces = Tiles replaced by blanks
option-blank_replaces-help = One red tile for each blank. If empty, the most frequent ones other than Battlefields.
option-turn_cap = Turn limit
option-turn_cap-help = After this many turns the points are counted. 0 means no limit.
option-thanos_seizes_carried_stone = Thanos seizes a carried Stone
option-thanos_seizes_carried_stone-help = What happens to the Stone of a character whom Thanos returns to base.
option-thanos_seizes_carried_stone-counts = he takes it instead of another token
option-thanos_seizes_carried_stone-extra = he takes it and another token
option-thanos_seizes_carried_stone-off = it falls on the cell
option-thanos_acts_on_opening_turn = Thanos acts on the turn he appears
option-thanos_acts_on_opening_turn-help = Whether he is activated at the end of the very turn that opened his base.
option-thanos_tie_unit = Ties of the nearest
option-thanos_tie_unit-help = What is counted when several characters are equally near to Thanos.
option-thanos_tie_unit-characters = characters
option-thanos_tie_unit-cells = cells
option-thanos_enters_team_base = Thanos on a team base
option-thanos_enters_team_base-help = Whether he strikes those on the base before he is sent home.
option-thanos_enters_team_base-sent_home_first = he is sent home at once
option-thanos_enters_team_base-hits_first = he strikes first
option-end_check = End of the game is checked
option-end_check-help = Before or after Thanos has acted.
option-end_check-after_thanos = after Thanos
option-end_check-before_thanos = before Thanos
option-score_on_forced_leave = Point when driven off a Battlefield
option-score_on_forced_leave-help = Whether a superhero that has held out scores when its bearer is returned to base.
option-leadership_pair_on_floor = Both leadership tokens on one cell
option-leadership_pair_on_floor-help = Whether picking up one beside the other scores both at once.
option-pass_when_detained = Standing up as the main action
option-pass_when_detained-help = Whether a team with a detained character may do nothing else.
option-window_before_trap = Free actions before a trap
option-window_before_trap-help = Whether free actions are possible between entering a trap and its effect.
option-pending_property_lapses = Waiting property lapses
option-pending_property_lapses-help = Whether the property of a tile is lost when the character has left it by a free action.
option-rocket_side_collision = Collision when Rocket swaps
option-rocket_side_collision-help = Who is returned when characters of two teams share a cell after Rocket's swap.
option-rocket_side_collision-foreign_returned = the others' characters
option-rocket_side_collision-arriver_returns = those who were there
option-stone_pickup_on_neutral_base = Stones on unowned bases
option-stone_pickup_on_neutral_base-help = Whether a Stone may be picked up on a base of a team not in play.
option-energy_cell_scope = Energy on a cell
option-energy_cell_scope-help = Whose card the energy on a character's cell may turn back.
option-energy_cell_scope-same_character = that character's
option-energy_cell_scope-any_own_character = either of the team
option-power_stone_off_turn = Power Stone on others' turns
option-power_stone_off_turn-help = Whether the Power Stone also works after a Rotation on another team's turn.
option-space_lost_on_base = Space Stone lost on a foreign base
option-space_lost_on_base-help = What happens to a character who loses the Space Stone there.
option-space_lost_on_base-returned = returned to base
option-space_lost_on_base-stays = stays there
option-short_route_obeys_visited = Short route and visited cells
option-short_route_obeys_visited-help = Whether a Short route may lead to a cell the character has been on this turn: on means it may not.
option-guardians_ship_order = Guardians' ship
option-guardians_ship_order-help = Whether the second tile is chosen after the first has been seen.
option-guardians_ship_order-one_by_one = one by one
option-guardians_ship_order-both_first = both named first
option-three_player_gap = Three players: distance of bases
option-three_player_gap-help = How the nine cells between bases are counted.
option-three_player_gap-between = nine cells between
option-three_player_gap-steps = nine steps
option-four_player_toss = Four players: tosses
option-four_player_toss-help = One toss for both short sides, or one for each.
option-four_player_toss-one = one
option-four_player_toss-two = two
option-team_choice = Teams
option-team_choice-help = How teams are assigned.
option-team_choice-random = drawn at random
option-team_choice-seat_order = chosen in order of seats

## Questions

ask-team = { $seat }: choose your team.
ask-turn = { $team }: move a character or swap your base. You can use free actions first.
ask-finish = { $team }: use free actions, or end the turn.
ask-window = { $character } has reached { $tile } at { $cell }. Use free actions first, or let the tile work?
ask-orient = { $tile } revealed at { $cell }. Which way should it point?
ask-trap = { $character } is in a trap ({ $tile } at { $cell }). Ignore it with the Space Stone?
ask-arrow = Choose the arrow { $character } follows from { $cell }.
ask-short_route = Choose where the Short route takes { $character } from { $cell }.
ask-teleport = Choose the Teleport { $character } goes to.
ask-dropship = Choose a Battlefield for { $character } to fly to, or stay.
ask-base_call = Should { $character } call { $partner } to the base?
ask-q_ship = Q-ship: push Thanos one cell, or swap the base?
ask-guardians_ship = Guardians' ship: choose a closed tile to reveal. Left to reveal: { $left }.
ask-guardians_second = Guardians' ship: choose a tile to reveal besides { $first }.
ask-cull_obsidian = Cull Obsidian: swap two free tiles and be detained? Choose the first, or decline.
ask-cull_second = Cull Obsidian: choose the tile to swap with { $first }.
ask-proxima = Proxima Midnight: choose a direction. Everybody on that line returns to base.
ask-strike = { $character } strikes the nearest character: choose the cell.
ask-jump = Choose the free cell { $character } jumps to.
ask-step = Choose the cell { $character } steps to.
ask-swap_base_in_ring = { $character }: choose the tile of the ring to swap with your base.
ask-swap_first = { $character } swaps two free tiles: choose the first.
ask-swap_second = { $character }: choose the tile to swap with { $first }.
ask-ray = { $character }: choose a direction. Everybody on that line returns to base.
ask-swap_places = { $character } changes places: choose the cell of the other character.
ask-partner = { $character } changes places: choose a character on { $at }.
ask-take_cell = { $character } takes a token: choose the cell.
ask-take_holder = { $character } takes a token on { $at }: choose from whom.
ask-take_token = { $character } takes a token on { $at }: choose the token.
ask-turn_tile = { $character } turns a tile: choose it.
ask-turn_way = { $character } turns the tile on { $at }: choose the way.
ask-power = Power Stone: { $team } may swap its base on { $cell } with a tile of the same side.

## Headings over actions of one kind

kind-continue = Let the tile work
kind-end_turn = End the turn
kind-decline = Decline
kind-ignore = Ignore the trap
kind-suffer = Suffer the trap
kind-call = Call the partner
kind-stand_up = Stand up, nothing else
kind-swap_base = Swap the base
kind-choose = Choose a cell
kind-ability = Use an ability
kind-use = Use a Stone
kind-leave = Leave a token
kind-direction = Choose a direction
kind-orient = Point the arrow
kind-turn = Turn the tile
kind-pick_up = Pick up a token
kind-recharge = Spend energy
kind-take = Take a token
kind-from = Take from
kind-partner = Change places with
kind-team = Choose a team
kind-push = Push Thanos
kind-move = Move a character

## What happened

event-team = { $seat } plays { $team }.
event-hand = The Gauntlet decides: bases on the short sides lie { $hand }.
event-laid = A { $back } tile is placed face down on { $cell }.
event-base_placed = The base of { $team } lies on { $cell }.
event-first_player = { $seat } begins.
event-turn = Turn { $turn }: { $team } ({ $seat }).
event-turn_swapped = Turn { $turn }: { $team } ({ $seat }), played by { $controller_seat }.
event-move = { $character } moves { $from } → { $to }.
event-arrow = { $character } follows the arrow { $from } → { $to }.
event-short_route = { $character } takes the Short route { $from } → { $to }.
event-teleport = { $character } teleports { $from } → { $to }.
event-dropship = The Dropship takes { $character } { $from } → { $to }.
event-base_call = { $character } is called to the base, { $from } → { $to }.
event-ejected = Corvus Glaive throws { $character } out, { $from } → { $to }.
event-strike = { $character } strikes, { $from } → { $to }.
event-jump = { $character } jumps { $from } → { $to }.
event-step = { $character } steps { $from } → { $to }.
event-swap_places = { $character } changes places, { $from } → { $to }.
event-home = { $character } goes home, { $from } → { $to }.
event-carried = { $character } is carried along with a tile, { $from } → { $to }.
event-carried_token = { $token } is carried along with a tile, { $from } → { $to }.
event-returned = { $character } is returned to base, { $from } → { $to }.
event-returned_by = { $by } returns { $character } to base, { $from } → { $to }.
event-opened = { $tile } is revealed on { $cell } ({ $character }).
event-token_out = { $token } is put on { $cell }.
event-oriented = { $tile } on { $cell } points { $direction }.
event-turned = { $character } turns { $tile } on { $cell }: it points { $direction }.
event-picked_up = { $character } picks up { $token } on { $cell }.
event-left = { $character } leaves { $token } on { $cell }.
event-dropped = { $character } drops { $token } on { $cell }.
event-taken = { $character } takes { $token } from { $cell }.
event-taken_from = { $character } takes { $token } from { $holder } on { $cell }.
event-ability = { $character } uses their ability.
event-stone_used = { $character } uses { $stone }.
event-recharged = Energy from { $cell } readies { $character }'s ability again.
event-property = { $tile } works on { $character } at { $cell }.
event-lapsed = { $character } has left: { $tile } does nothing.
event-no_way = { $tile } leads nowhere: { $character } stays on { $cell }.
event-trap_ignored = { $character } ignores { $tile } on { $cell }.
event-detained = { $character } is detained on { $cell }.
event-stood_up = { $character } stands up on { $cell }.
event-claimed = { $character } holds the Battlefield on { $cell }.
event-qualified = { $character } has held out on { $cell }: leaving scores.
event-claim_ended = { $character } no longer holds the Battlefield on { $cell }.
event-scored = { $token } scores for { $seat } ({ $character }): { $points } { $points ->
    [one] point
   *[other] points
} now.
event-leadership_scored = { $character } joins both leadership tokens on { $cell }: { $seat } has { $points } { $points ->
    [one] point
   *[other] points
} now.
event-tiles_swapped = The tiles on { $from } and { $to } change places.
event-rotation = { $tile }: the bases change places.
event-base_shifted = { $tile } goes { $from } → { $to }.
event-ebony_called = Ebony Maw: next round everybody plays the team of the neighbour on the right.
event-ebony_over = Ebony Maw's round is over.
event-thanos_appears = Thanos appears on { $cell }; { $seat } gets the Gauntlet.
event-thanos_moves = Thanos steps { $from } → { $to }.
event-thanos_pushed = { $character } pushes Thanos { $from } → { $to }.
event-thanos_swapped = Thanos changes places, { $from } → { $to }.
event-thanos_stays = Thanos stays on { $cell }.
event-thanos_home = Thanos goes to his base, { $from } → { $to }.
event-thanos_returned_by = { $by } returns Thanos to his base, { $from } → { $to }.
event-toss = { $side_id ->
    [stones] The Gauntlet shows the Stones: { $cell }.
   *[empty] The Gauntlet shows the empty side: { $cell }.
}
event-seized = Thanos seizes { $token } from { $character } on { $cell }.
event-thanos_takes = Thanos takes { $token } from { $cell }.
event-last_round = { $ending_id ->
    [tiles] All tiles are open: the last round begins.
   *[heroes] All superheroes are out of play: the last round begins.
}
event-game_over = { $ending_id ->
    [six_stones] One team controls all six Stones: the game is over.
    [thanos] Thanos has all six Stones: everybody loses.
    [turn_cap] The turn limit is reached: the points are counted.
   *[other] The last round is over: the points are counted.
}

## How a game ended

reason-tiles = all tiles open
reason-heroes = all superheroes out of play
reason-six_stones = all six Stones with one team
reason-thanos = all six Stones with Thanos
reason-turn_cap = turn limit reached

## The end explained

end-thanos = Thanos has all { $count } Stones: everybody loses.
end-six_stones = { $seat } controls all six Stones and wins at once, whatever the points.
end-more_points = { $points } victory points beat { $other_points }.
end-more_stones = { $seats } are level at { $points }; more Stones decide for { $seat }: { $stones } against { $other_stones }.
end-both_leaderships = { $seats } are level in points and Stones; both leadership tokens decide for { $seat }.
end-shared = { $seats } are level in points, Stones and leadership and share the victory.
end-all_tiles = All tiles are open, and the last round has been played.
end-all_heroes = All superheroes are out of play, and the last round has been played.
end-turn_cap = The turn limit ({ $turns }) was reached.
count-heroes = Superheroes
count-leadership = Leadership
count-stones = Stones

## Why something cannot be done

refusal-game-over = The game is over.
refusal-not-your-turn = It is { $owner }'s decision.
refusal-not-now = Free actions are possible before the main action, after it, and before a tile works.
refusal-main-action-spent = This turn's main action is already done.
refusal-main-action-first = The main action comes first.
refusal-already-been = This character has already been on { $cell } this turn.
refusal-second-comes-later = Name the two tiles in reading order.
refusal-not-a-target = { $cell } cannot be chosen here.
refusal-must-choose = You must choose one of the two.
refusal-not-legal = That does not answer the question.
refusal-nobody-detained = Nobody on your team is detained.
refusal-no-pass = Standing up is not a main action at this table.
refusal-not-beside-base = { $cell } is not beside the base in the ring.
refusal-not-your-character = { $character } is not on the team whose turn it is.
refusal-detained = { $character } is detained this turn.
refusal-not-adjacent = { $cell } is not adjacent.
refusal-card-used = { $character } has already used this ability.
refusal-no-effect = That would have no effect now.
refusal-stone-not-carried = Nobody on your team carries { $stone }.
refusal-stone-spent = { $stone } has already been used this turn.
refusal-slot-empty = { $character } has nothing in that slot.
refusal-handled-already = { $character } has already done that since the last event.
refusal-nothing-there = There is no { $token } on { $character }'s cell.
refusal-slot-occupied = { $character }'s slot is full.
refusal-half-carried = Nobody can pick up a leadership token while the other one is being carried.
refusal-stone-on-foreign-base = Only Gamora or the Time Stone can take a Stone from another team's base.
refusal-card-not-used = { $character }'s ability is ready. You do not need energy.
refusal-not-his-energy = { $character } cannot use energy on the partner's cell.
refusal-no-energy = There is no energy for { $character } there.

## What hints and analyses speak of.

term-points = points
term-stones = Infinity Stones
term-energy_at_base = energy at the base
term-heroes_at_base = superheroes at the base
term-unused = an ability kept for later
term-detained = a team free to move
term-qualified = a battlefield held
term-claimed = a battlefield claimed
term-carried = a superhero with the team
term-steps_to_battlefield = a shorter way to a battlefield
term-half_and_twin = a leadership token with its other half in sight
term-steps_to_twin = a shorter way to the other half
term-half = a leadership token
term-energy_carried = energy on the way
term-hero_in_sight = a superhero in sight
term-steps_to_hero = a shorter way to a superhero
term-steps_to_closed = a shorter way to a closed tile
term-danger = safety from rivals
term-danger_of_thanos = safety from Thanos
term-turn = the turn
term-closed_tiles = a way to the last closed tiles
