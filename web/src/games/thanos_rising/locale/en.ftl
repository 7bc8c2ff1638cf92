tr-threat = How close the end is
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
tr-plan-long = Thanos's step costs your team { $expected } damage on average and { $worst } at worst. Red cells show what may be hit.
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
tr-active = to play
tr-no-team = No heroes yet
tr-bases = Bases
tr-heroes = Heroes
tr-sectors = Sectors
tr-mates = Teammates
tr-window-hint = Play a token, use an ability, or skip.
tr-assign-hint = Choose a card, then assign dice of this roll to it.
tr-lay-hint = Choose the dice for it, then roll on.
tr-do-deploy = Deploy
tr-do-base = Take this base
tr-do-assign = Assign dice
tr-do-use = Use the ability
tr-do-heal = Heal
tr-do-hit = Hit
tr-do-trigger = Acts next
tr-do-damage = Takes the damage
tr-do-lay = Assign
tr-do-pick = Choose
tr-do-forfeit = Forfeit
tr-do-done = Done
tr-do-stop = Stop rolling
tr-do-pass = Skip now
tr-do-wait = Ask me after the roll
tr-do-pass_turn = Skip this turn
event-roll-die = { $roll ->
    [1] { $seat } rolls: { $die }.
   *[other] { $seat } rolls again: { $die }.
}
tr-what-thanos-does = What Thanos does
tr-what-thanos-did = What Thanos did
tr-watch-again = Watch again
tr-step-stone = 2a Stone
tr-step-way = 2b Turn
tr-step-attack = 2c Attack
tr-step-villain = 2d Villains
tr-step-done = done
tr-deed-stone = { $stone }: { $from } → { $to }
tr-deed-full = { $stone } is full
tr-deed-turned = { $from } → { $to }
tr-deed-attack = { $count ->
    [0] Nobody is there
    [one] 1 hero takes damage
   *[other] { $count } heroes take damage
}
tr-deed-villain = { $card } acts
end-title-villains = The villains are beaten
end-title-six_stones = Thanos snaps his fingers
end-title-heroes = Too many heroes have fallen
end-title-team = A team is lost
