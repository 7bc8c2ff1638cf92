## The board

iw-board = Board, nine columns and eight rows with places around it
iw-outside = Outside place
iw-outside-about = Counts as a cell: characters can stand here, leave tokens and be sent home from here.
iw-back-red = Closed red tile
iw-back-blue = Closed blue tile
iw-back-about = Its face is decided when somebody reveals it.
iw-exits = Points { $directions }.
iw-possible = Possible: { $actions }
iw-detained-here = { $character }, detained
iw-lens = A closer look at { $cell }
iw-trap = trap

## What tiles do

iw-tile-leadership = When revealed, one half of the leadership token is placed here.
iw-tile-energy = When revealed, an energy token is placed here.
iw-tile-superheroes = When revealed, two superheroes are placed here.
iw-tile-q_ship = Push Thanos to an adjacent cell, or swap your base with its neighbour in the ring. You must do one of the two.
iw-tile-guardians_ship = Reveal any two closed tiles.
iw-tile-cull_obsidian = You may swap two free tiles anywhere. If you do, this character is detained.
iw-tile-dropship = You may fly to a free open Battlefield.
iw-tile-thanos_base = Thanos appears here when this is revealed. Anybody who comes here goes back to base and drops everything.
iw-tile-teleport = Go to another open free Teleport, if there is one.
iw-tile-rotation = All open team bases go to the place of the next one, with everything on them.
iw-tile-proxima = Choose a direction: everybody on that line goes back to base, Thanos too.
iw-tile-ebony_maw = Next round, every team is played by its owner's neighbour on the left.
iw-tile-corvus = Drop everything here, go to the nearest outside place and be detained. If two are equally near, a toss decides.
iw-tile-outrider_general = Be detained: next turn this character cannot be moved.
iw-tile-loki = All closed tiles around are revealed.
iw-tile-short_route = Go on at once, two cells straight in a direction you choose.
iw-tile-arrow = Go on at once, one cell along one of the arrows.
iw-tile-battlefield = Hold out here with a superhero until your next turn, then leave: the superhero scores one point.
iw-tile-blank = A blank face: it does nothing.
iw-base-own = Your base. A character who comes here may call the partner. Stones left here are safe from Thanos.
iw-base-other = A trap for other teams: anybody who comes here goes back to base and drops everything.
iw-base-neutral = Nobody's base: anybody who comes here goes back to base and drops everything.

## Stones, abilities, tokens

iw-stone-soul = Thanos does not go after the bearer.
iw-stone-power = After bases have been shifted, you may swap yours with any tile on the same side.
iw-stone-time = Once a turn: take a token from an adjacent cell, even from a character.
iw-stone-space = You may ignore traps.
iw-stone-reality = Once a turn: turn your own or an adjacent tile by a quarter.
iw-stone-mind = Anybody who sends the bearer home goes home too.
iw-ability-strike_nearest = Go to the nearest rival and send them home.
iw-ability-open_surrounding = Reveal every closed tile around.
iw-ability-jump_to_free = Jump to any free cell, open or closed.
iw-ability-steal_surrounding = Take a token from a cell around, even from a character's card.
iw-ability-step_surrounding = Go to any cell around, corners too.
iw-ability-all_home = Everybody goes home and keeps what they carry. Thanos too.
iw-ability-swap_base_in_ring = Swap your base with any tile of the ring.
iw-ability-swap_two_free = Swap any two free tiles.
iw-ability-ray_of_returns = Choose a direction: everybody on that line goes home.
iw-ability-swap_places = Change places with anybody who is not on a base.
iw-letter-stone_mind = M
iw-letter-stone_space = Sp
iw-letter-stone_soul = So
iw-letter-stone_reality = R
iw-letter-stone_power = P
iw-letter-stone_time = T
iw-short-stone_mind = Mind
iw-short-stone_space = Space
iw-short-stone_soul = Soul
iw-short-stone_reality = Reality
iw-short-stone_power = Power
iw-short-stone_time = Time
iw-short-leadership_a = Leadership 1
iw-short-leadership_b = Leadership 2
iw-token-hero = Carry it to a Battlefield, hold out for a turn, then leave: one point.
iw-token-leadership = Both halves together are two points.
iw-token-energy = Spend it to ready a used ability.

## What is being resolved

iw-to-resolve = To resolve
iw-step-main = Main action
iw-step-main-about = { $team }: move one character to an adjacent cell, or swap the base with a neighbour in the ring.
iw-step-finish = The main action is done
iw-step-finish-about = { $team }: free actions are still possible.
iw-step-end = End of the turn
iw-step-end-about = The turn passes to the left.
iw-step-thanos = Thanos acts
iw-step-thanos-about = One step towards the nearest character.
iw-step-window = Before it goes on
iw-step-window-about = Free actions are possible.
iw-step-arrived = The tile works
iw-step-arrived-about = { $character } has arrived on { $cell }.
iw-step-reveal = A tile is revealed
iw-step-reveal-about = On { $cell }.
iw-step-orient = Which way do the arrows point?
iw-step-orient-about = The player who reveals arrows decides how they lie on { $cell }.
iw-step-open_around = Tiles around are revealed
iw-step-open_around-about = All closed tiles around { $cell }.
iw-step-orient_around = Arrows around are turned
iw-step-orient_around-about = Those revealed around { $cell }.
iw-step-team = A team is chosen
iw-step-team-about = Every player takes two characters and their base.
iw-step-chance = Chance decides
iw-step-chance-about = The Gauntlet is tossed or a tile is drawn.

## Deeds

iw-do-move = { $character } moves here
iw-do-swap-base = Swap the base with this tile
iw-do-push = Push Thanos here
iw-do-ability = Use the ability
iw-do-use = Use the Stone
iw-do-leave = Leave { $token }
iw-do-pick-up = Pick up { $token }
iw-do-call = Call { $character }
iw-do-from-floor = From the cell
iw-do-continue = Let it work
iw-do-end-turn = End the turn
iw-do-ignore = Ignore the trap
iw-do-suffer = Suffer the trap
iw-do-stand-up = Stand up, nothing else
iw-do-direction = Return all to the { $direction }
iw-do-orient = Point { $way }
iw-do-turn = Turn { $way }
iw-choose-mover = Show where { $character } can go
iw-choose-arrow = Follow this arrow
iw-choose-short_route = Go here
iw-choose-teleport = Teleport here
iw-choose-dropship = Fly here
iw-choose-guardians_ship = Reveal this tile
iw-choose-guardians_second = Reveal this tile too
iw-choose-cull_obsidian = Swap this tile
iw-choose-cull_second = Swap with this tile
iw-choose-strike = Strike here
iw-choose-jump = Jump here
iw-choose-step = Step here
iw-choose-swap_base_in_ring = Swap the base with this tile
iw-choose-swap_first = Swap this tile
iw-choose-swap_second = Swap with this tile
iw-choose-swap_places = Change places here
iw-choose-take_cell = Take from here
iw-choose-turn_tile = Turn this tile
iw-choose-power = Swap the base with this tile
iw-decline-dropship = Stay here
iw-decline-base_call = Call nobody
iw-decline-cull_obsidian = Swap nothing
iw-decline-power = Leave the base
iw-recharge-slot = Recharge from the card
iw-recharge-cell = Recharge from the cell
iw-recharge-base = Recharge from the base
iw-recharge-partner = Recharge from the partner's cell

## The sentence of the bar

iw-say-turn = Your turn
iw-say-turn-lent = You play { $team }
iw-say-turn-hint = Click a lit cell; free actions are on the cards.
iw-say-turn-touch = Tap a lit cell
iw-say-mover = { $character }
iw-say-mover-hint = Click a lit cell to move there.
iw-say-window = Before it goes on
iw-say-window-hint = Free actions first?
iw-say-finish = Main action done
iw-say-finish-hint = Free actions, or end.

## Cards and teams

iw-ready = ability ready
iw-used = used · needs energy
iw-detained = detained
iw-battle-claimed = in battle
iw-battle-qualified = has held out
iw-use-short = use
iw-use-now = Use it
iw-not-now = Not now
iw-leave-short = leave
iw-stands-on = { $character } stands on { $cell }.
iw-slot-left = Token
iw-slot-right = Stone
iw-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
iw-vp = VP
iw-no-team = no team yet
iw-your-team = your team
iw-resigned = resigned
iw-has-gauntlet = Holds the Gauntlet: Thanos acts after this team's turn

## Supply

iw-hidden-hero = { $count } of { $of } superheroes are still hidden
iw-hidden-heroes-short = of { $of } heroes hidden
iw-hidden-leadership = Leadership halves still hidden: { $count }
iw-hidden-energy = Energy still hidden: { $count }
iw-hidden-stones = { $count ->
    [one] { $count } Stone still hidden
   *[other] { $count } Stones still hidden
}
iw-thanos-has = Stones taken by Thanos: { $count } of 6. With all six he wins.
iw-gauntlet-with = Gauntlet: { $seat }. Thanos acts after that team's turn.
iw-closed = Closed tiles: { $red } red, { $blue } blue
iw-closed-short = closed

## Rounds that are different

iw-ebony-you-play = You play { $team } ({ $owner }).
iw-ebony-your-team = { $player } plays your team.
iw-ebony-other = { $player } plays { $team } ({ $owner }).
iw-ebony-rest = Ebony Maw's round: { $count ->
    [one] last turn
   *[other] { $count } turns left
}
iw-ebony-called = Ebony Maw: when this turn ends, every team is played by its owner's left neighbour for a round.
iw-last-round = { $count ->
    [one] The last turn of the game.
   *[other] Last round: { $count } turns to the end.
}
end-title-thanos = Thanos wins
