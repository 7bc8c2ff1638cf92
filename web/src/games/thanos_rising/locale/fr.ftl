tr-threat = Où en est la partie
tr-stone = { $stone } : { $counters } marqueurs sur { $of }
tr-stone-got = { $stone } : dans le Gant
tr-in-gauntlet = prise
tr-villains = Vilains
tr-heroes-lost = Pertes
tr-weakest = La plus faible
tr-weakest-left = { $left } · { $heroes ->
    [one] 1 héros
   *[other] { $heroes } héros
}
tr-damage = dégâts { $damage } sur { $spaces }
tr-needs = il faut { $symbols }
tr-beaten = K.-O.
tr-falls = tombe
tr-would-fall = peut tomber
tr-hit = prend un coup
tr-recruits = vous rejoint
tr-fresh = pouvoir prêt au prochain tour
tr-used = pouvoir utilisé
tr-ready = pouvoir prêt
tr-empty = pas de carte
tr-sector-about = Secteur { $number }{ $faced ->
    [yes] , face à Thanos
   *[no] {""}
}
tr-thanos-here = Thanos
tr-plan = ≈ { $expected }, { $worst } au plus
tr-plan-about = Dégâts attendus pour votre équipe ici, et au pire
tr-plan-long = L’étape de Thanos coûte à l’équipe { $expected } dégâts en moyenne et { $worst } au pire. En rouge, ce qui peut être touché.
tr-deploy = Se déployer dans le secteur { $number }
tr-dice = Dés de pouvoir
tr-roll = Lancer { $roll }
tr-no-roll = Pas encore lancés
tr-check = Pouvoir d’équipe : { $need } × « { $symbol } » au premier lancer
tr-no-dice = plus de dés
tr-die-face = { $color } : { $symbol }{ $size ->
    [2] {" "}deux fois
   *[other] {""}
}
tr-stone-die = Dé des pierres
tr-thanos-die = Dé de Thanos
tr-face-turn_cw = Thanos tourne dans le sens horaire
tr-face-turn_ccw = Thanos tourne dans le sens antihoraire
tr-face-villains = les vilains des autres secteurs agissent aussi
tr-face-stone = on relance le dé des pierres
tr-tokens = Jetons
tr-active = joue
tr-no-team = Pas encore de héros
tr-bases = Bases
tr-heroes = Héros
tr-sectors = Secteurs
tr-mates = Équipiers
tr-window-hint = Jouez un jeton, utilisez un pouvoir, ou refusez.
tr-assign-hint = Choisissez une carte, puis posez-y des dés de ce lancer.
tr-lay-hint = Choisissez les dés pour cette carte, puis relancez.
tr-do-deploy = Se déployer
tr-do-base = Prendre cette base
tr-do-assign = Poser des dés
tr-do-use = Utiliser
tr-do-heal = Soigner
tr-do-hit = Frapper
tr-do-trigger = Agit ensuite
tr-do-damage = Prend les dégâts
tr-do-lay = Poser
tr-do-pick = Choisir
tr-do-forfeit = Sacrifier
tr-do-done = Terminé
tr-do-stop = Ne plus lancer
tr-do-pass = Pas maintenant
tr-do-wait = Me demander après le lancer
tr-do-pass_turn = Pas ce tour-ci
event-roll-die = { $roll ->
    [1] { $seat } lance les dés : { $die }.
   *[other] { $seat } relance : { $die }.
}
tr-what-thanos-does = Ce que fait Thanos
tr-what-thanos-did = Ce qu’a fait Thanos
tr-watch-again = Revoir
tr-step-stone = 2a Pierre
tr-step-way = 2b Rotation
tr-step-attack = 2c Attaque
tr-step-villain = 2d Vilains
tr-step-done = fait
tr-deed-stone = { $stone } : { $from } → { $to }
tr-deed-full = { $stone } est pleine
tr-deed-turned = { $from } → { $to }
tr-deed-attack = { $count ->
    [0] Personne n’y est
    [one] 1 héros est touché
   *[other] { $count } héros sont touchés
}
tr-deed-villain = { $card } agit
end-title-villains = Les vilains sont vaincus
end-title-six_stones = Thanos claque des doigts
end-title-heroes = Trop de héros sont tombés
end-title-team = Une équipe est perdue
