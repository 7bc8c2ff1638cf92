## Lieux

sp-bank = Réserve
sp-market = Cartes visibles
sp-locations = Lieux
sp-nobles = Nobles
sp-noble = Noble
sp-avengers = Avengers réunis
sp-cards = cartes
sp-tokens = jetons
sp-left = en pioche
sp-new = nouvelle
sp-first = commence chaque manche

## Gemmes du jeu classique

sp-gem-white = Diamant
sp-gem-blue = Saphir
sp-gem-green = Émeraude
sp-gem-red = Rubis
sp-gem-black = Onyx

## Lettres qui distinguent les couleurs sans couleur

sp-letter-yellow = Ja
sp-letter-blue = Bu
sp-letter-orange = Or
sp-letter-red = Ro
sp-letter-purple = Vi
sp-letter-green = Ve
sp-letter-grey = Gr
sp-letter-white = Bc
sp-letter-black = No
sp-letter-gold = Au

## Nombres

sp-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sp-tags = { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}
sp-held = { $count } jetons sur { $limit }

## La ligne sous un nom

sp-line-your-turn = à vous de jouer
sp-line-chooses = choisit
sp-line-thinks = réfléchit
sp-line-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
sp-line-tile = détient Avengers réunis
sp-line-gauntlet = peut prendre le Gant
sp-line-goal = a assez de points
sp-line-handed = un bot joue
sp-line-resigned = a abandonné
sp-line-won = a gagné
sp-line-over = partie terminée

## Textes lus à voix haute et bulles

sp-score = { $points } points sur { $goal }
sp-open-player = Montrer tout ce que possède { $seat }
sp-deck = Pioche de niveau { $level }, { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
sp-deck-tip = Réserver la première carte sans la voir
sp-card-label = { $name }, niveau { $level }, bonus { $bonus }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}, coûte { $cost }
sp-time-stone = apporte la Pierre du Temps
sp-can-recruit = Vous pouvez la recruter
sp-hand-card = Réservée
sp-hand-back = Réservée face cachée, niveau { $level }
sp-pile = { $token } : { $count } dans la réserve
sp-pile-aside = { $token } : { $count } dans la réserve, choisis : { $aside }
sp-cell-cards = { $colour } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
sp-cell-tokens = { $colour } : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
sp-give-one = Rendre un jeton { $colour } sur { $count }
sp-keep-one = Garder finalement le jeton { $colour }
sp-chip-coloured = { $colour } ; payer avec { $wild } à la place
sp-chip-wild = { $wild } pour { $colour } ; payer avec { $colour } à la place
sp-location-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, demande des cartes : { $needs }.
sp-taken-by = Pris par { $seat }.
sp-tile-label = Avengers réunis, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, pour le plus de symboles, trois au moins.
sp-tile-holder = { $seat } la détient avec { $count ->
    [one] { $count } symbole.
   *[other] { $count } symboles.
}
sp-tile-tip = La première personne à trois symboles prend la tuile. Qui en a ensuite plus que son détenteur la lui prend.
sp-goal-marvel = Pour gagner : { $goal } points, une carte de chacune des cinq couleurs et la Pierre du Temps.
sp-goal-classic = { $goal } points déclenchent la dernière manche. Le plus grand total gagne.
sp-zoom = Regarder { $card } de près

## Ce qu’on peut faire

sp-recruit = Recruter
sp-reserve = Réserver
sp-take = Prendre
sp-pay = Payer
sp-give-back = Rendre
sp-pass = Passer
sp-turn-title = À vous de jouer
sp-turn-recruit = { $count ->
    [one] Vous pouvez recruter la carte encadrée, prendre des jetons ou réserver une carte.
   *[other] Vous pouvez recruter { $count } cartes encadrées, prendre des jetons ou réserver une carte.
}
sp-turn-hint = Prenez trois jetons différents, ou cliquez deux fois sur une pile pour deux. Ou cliquez sur une carte pour la réserver.
sp-turn-brief = Prenez des jetons ou choisissez une carte.
sp-turn-cards = Cliquez sur une carte pour voir ce que vous pouvez en faire.
sp-take-title = Prendre
sp-take-more = { $count ->
    [one] Choisissez encore un jeton.
   *[other] Choisissez encore { $count } jetons.
}
sp-take-or-same = Ou encore la même pile, pour en prendre deux.
sp-take-same = Cliquez encore sur la même pile pour deux.
sp-take-then = Vous aurez { $count } jetons sur { $limit }.
sp-take-over = { $count ->
    [one] Vous devrez en rendre un.
   *[other] Vous devrez en rendre { $count }.
}
sp-recruit-title = Recruter { $card }
sp-reserve-title = Réserver { $card }
sp-pay-word = prix
sp-free = ne vous coûte rien
sp-then = puis
sp-reserve-gain = gardée pour vous,
sp-deck-title = Réserver une carte cachée de niveau { $level }
sp-deck-gain = Visible de vous uniquement,
sp-pay-title = Payer { $card }
sp-pay-hint = Cliquez sur un jeton pour payer avec { $wild } à la place.
sp-return-title = { $count ->
    [one] Rendez un jeton
   *[other] Rendez { $count } jetons
}
sp-return-hint = { $done } sur { $count } : cliquez sur les jetons de votre panneau.
sp-return-ready = Il en reste dix.
sp-location-title = Choisissez un lieu
sp-noble-title = Choisissez un noble
sp-location-hint = Cliquez sur une des tuiles en surbrillance.
sp-pass-title = Vous ne pouvez rien faire
sp-pass-hint = Ni jetons, ni place pour réserver, ni carte à votre portée.

## Fiches

sp-sheet-level = Niveau
sp-sheet-points = Points
sp-sheet-bonus = Bonus permanent
sp-sheet-cost = Coût imprimé
sp-sheet-price = Vous coûte maintenant
sp-sheet-missing = Jetons manquants
sp-sheet-tags = Symboles Avengers
sp-sheet-time = Apporte la Pierre du Temps
sp-sheet-hand = Cartes réservées
sp-sheet-team = Cartes recrutées

## Sets of the box, in the lobby

set-splendor = Marvel
set-splendor_classic = Classique
