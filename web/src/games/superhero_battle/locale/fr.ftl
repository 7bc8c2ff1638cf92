## Players

sb-rivals = Adversaires
sb-energy = énergie { $energy } sur 6
sb-wins = { $wins } combats gagnés sur { $of }
sb-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
sb-series = série
sb-hand = Votre main
sb-out = hors du combat
sb-used = utilisée
sb-used-until = utilisée · prête au prochain combat
sb-ready = capacité prête · une fois par combat
sb-once = active · une fois par combat
sb-passive = toujours en vigueur
sb-no-hero = Pas encore de héros
sb-chosen = a choisi
sb-choosing = choisit
sb-thinking = réfléchit
sb-teams = Équipes
sb-team = Équipe { $number }

## The middle of the table

sb-battlefield = champ de bataille
sb-battlefield-none = Aucun
sb-battlefield-two = À deux, on combat sans.
sb-tactics = Tactiques
sb-trap = piège, coûte { $amount }
sb-knockout = K.-O.
sb-knockouts = K.-O.
sb-unseen = { $count } pas encore vues
sb-deck = pioche
sb-discard = défausse
sb-opens = Ordre
sb-takes = Prennent
sb-round-stage = manche { $round } · étape { $stage }
sb-stage = étape { $stage }
sb-layout = Cartes visibles
sb-shown = Cartes qu’on vous montre

## Choosing

sb-pick-hero = Vos deux héros
sb-your-choice = votre choix ; vous pouvez encore en changer
sb-only-you = visible de vous uniquement
sb-fits-any = toute carte convient
sb-fits-not_lower = { $number } ou plus convient
sb-fits-higher = plus de { $number } convient
sb-fits-not_higher = { $number } ou moins convient
sb-flag-not_lower = trop bas
sb-flag-higher = trop bas
sb-flag-not_higher = trop haut
sb-have-chosen = { $chosen } sur { $of } ont choisi
sb-lay-hint = Personne ne voit de carte avant que tous aient choisi. D’ici là, vous pouvez changer la vôtre.
sb-laid-hint = Choisissez une autre carte pour changer. Quand tous ont choisi, les cartes sont révélées.
sb-change-hint = Vous pouvez choisir une autre carte jusqu’à ce que tous aient choisi.
sb-you-laid = Vous avez joué { $card }
sb-you-chose = Vous avez choisi
sb-peril-number = Le numéro ne convient pas : votre héros quitte le combat quand la carte est révélée.
sb-peril-knockout = { $amount ->
    [0] Il y a un K.-O. : votre héros quitte le combat quand la carte est révélée.
    [one] Il y a un K.-O. : il vous coûte { $amount } point d’énergie.
   *[other] Il y a un K.-O. : il vous coûte { $amount } points d’énergie.
}
sb-peril-trap = Il y a un piège : il vous coûte { $amount ->
    [one] { $amount } point d’énergie.
   *[other] { $amount } points d’énergie.
}
sb-safe = Le numéro convient. Ni piège, ni K.-O.
sb-options = Ce que vous pouvez faire
sb-option = Option { $number }
sb-use = { $hero } : utiliser la capacité
sb-now = en ce moment
sb-you-are-out = Vous êtes hors du combat
sb-keep = { $count ->
    [0] Le prochain combat commence avec 3 points d’énergie et 5 cartes.
   *[other] Vous gardez votre main ({ $count }). Le prochain combat commence avec 3 points d’énergie et 5 cartes.
}
sb-cause-number = Le numéro ne convenait pas.
sb-cause-knockout = Un K.-O.
sb-cause-energy = Plus d’énergie.
sb-cause-no_cards = Pas de carte à jouer.

## Buttons

sb-do-lay = Jouer
sb-do-take = Prendre
sb-do-discard = Défausser
sb-do-swap = Échanger
sb-do-target = Viser
sb-do-name = Annoncer
sb-do-tactic = Choisir
sb-do-hero = Jouer ce héros
