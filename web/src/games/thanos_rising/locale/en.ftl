tr-threat = How near the end is
tr-stone = { $stone }: { $counters } of { $of } counters
tr-stone-got = { $stone }: in the Gauntlet
tr-in-gauntlet = taken
tr-villains = Villains
tr-heroes-lost = Heroes lost
tr-weakest = Weakest team
tr-weakest-left = { $left } left · { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}
tr-damage = damage { $damage } of { $spaces }
tr-needs = needs { $symbols }
tr-beaten = beaten
tr-falls = falls
tr-would-fall = may fall
tr-hit = is hit
tr-recruits = joins you
tr-fresh = ready from the next turn
tr-used = used this turn
tr-ready = ready
tr-empty = no card
tr-sector-about = Sector { $number }{ $faced ->
    [yes] , Thanos faces it
   *[no] {""}
}
tr-thanos-here = Thanos
tr-plan = ≈ { $expected }, at most { $worst }
tr-plan-about = Damage your team can expect here, and at worst
tr-plan-long = Thanos's step costs your team { $expected } damage on average and { $worst } at worst; red cells show what may be hit.
tr-deploy = Deploy to sector { $number }
tr-dice = Power dice
tr-roll = Roll { $roll }
tr-no-roll = Not rolled yet
tr-check = Team ability: { $need } × { $symbol } on the first roll
tr-no-dice = no dice left
tr-die-face = { $color }: { $symbol }{ $size ->
    [2] {" "}twice
   *[other] {""}
}
tr-stone-die = Stone die
tr-thanos-die = Thanos die
tr-face-turn_cw = Thanos turns clockwise
tr-face-turn_ccw = Thanos turns counter-clockwise
tr-face-villains = villains elsewhere act too
tr-face-stone = the stone die is rolled again
tr-tokens = Tokens
tr-active = has the turn
tr-no-team = No heroes yet
tr-bases = Bases
tr-mates = Team-mates
tr-window-hint = Play a token, use an ability, or pass.
tr-assign-hint = Choose a card; then lay dice of this roll on it.
tr-lay-hint = Choose the dice that go there, then roll on.
tr-do-deploy = Deploy
tr-do-base = Take this base
tr-do-assign = Assign dice
tr-do-use = Use the ability
tr-do-heal = Heal
tr-do-hit = Hit
tr-do-trigger = Acts next
tr-do-damage = Takes the damage
tr-do-lay = Lay
tr-do-pick = Choose
tr-do-forfeit = Forfeit
tr-do-done = Done
tr-do-stop = Stop rolling
tr-do-pass = Pass
tr-do-wait = Wait until the dice are done
tr-do-pass_turn = Not this turn
