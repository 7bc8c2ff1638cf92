## Le jeu

game-title = Splendor : Marvel
game-blurb = Réunissez les Pierres d’Infinité, recrutez héros et vilains et emparez-vous du Gant avant tous les autres.
game-title-splendor_classic = Splendor (classique)
game-blurb-splendor_classic = Amassez des gemmes, achetez des cartes qui rendent les suivantes moins chères et gagnez la faveur des nobles.
game-length = 30 min

## Jetons

name-yellow = jaune
name-blue = bleu
name-orange = orange
name-red = rouge
name-purple = violet
name-grey = gris
name-green = vert
name-white = blanc
name-black = noir
name-gold = or

## Personnages

name-baron_zemo = Baron Zemo
name-grandmaster = Le Grand Maître
name-modok = M.O.D.O.K.
name-prowler = Le Rôdeur
name-rocket = Rocket
name-spider_woman = Spider-Woman
name-squirrel_girl = Écureuillette
name-vulture = Le Vautour
name-bullseye = Bullseye
name-elektra = Elektra
name-lockjaw = Gueule d’Or
name-moon_knight = Moon Knight
name-spider_man_2099 = Spider-Man 2099
name-valkyrie = Valkyrie
name-wasp = La Guêpe
name-taskmaster = Taskmaster
name-hawkeye = Hawkeye
name-kate_bishop = Kate Bishop
name-kingpin = Le Caïd
name-scarlet_spider = Scarlet Spider
name-silver_sable = Silver Sable
name-spider_girl = Spider-Girl
name-spider_ham = Spider-Cochon
name-yondu = Yondu
name-crystal = Crystal
name-electro = Electro
name-ms_marvel = Miss Marvel
name-mysterio = Mysterio
name-quake = Quake
name-triton = Triton
name-wong = Wong
name-sandman = L’Homme-sable
name-abomination = L’Abomination
name-america_chavez = America Chavez
name-gorgon = Gorgone
name-kraven = Kraven
name-lizard = Le Lézard
name-rhino = Le Rhino
name-winter_soldier = Le Soldat de l’Hiver
name-scorpion = Le Scorpion
name-maria_hill = Maria Hill
name-shuri = Shuri
name-karnak = Karnak
name-maximus = Maximus
name-the_collector = Le Collectionneur
name-red_skull = Crâne rouge
name-quicksilver = Vif-Argent
name-war_machine = War Machine
name-black_cat = La Chatte noire
name-ghost_spider = Ghost-Spider
name-miles_morales = Miles Morales
name-nebula = Nebula
name-falcon = Falcon
name-nick_fury = Nick Fury
name-groot = Groot
name-punisher = Le Punisher
name-star_lord = Star-Lord
name-daredevil = Daredevil
name-beta_ray_bill = Beta Ray Bill
name-scarlet_witch = La Sorcière Rouge
name-ghost_rider = Ghost Rider
name-medusa = Médusa
name-venom = Venom
name-hela = Hela
name-okoye = Okoye
name-she_hulk = She-Hulk
name-carnage = Carnage
name-crossbones = Crossbones
name-ronan = Ronan
name-jessica_jones = Jessica Jones
name-iron_man = Iron Man
name-doctor_octopus = Docteur Octopus
name-vision = Vision
name-green_goblin = Le Bouffon vert
name-black_widow = Black Widow
name-ant_man = Ant-Man
name-iron_fist = Iron Fist
name-gamora = Gamora
name-captain_america = Captain America
name-black_bolt = Flèche noire
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

## Lieux

name-avengers_tower = Tour des Avengers
name-attilan = Attilan
name-hells_kitchen = Hell’s Kitchen
name-triskelion = Triskelion
name-asgard = Asgard
name-wakanda = Wakanda
name-knowhere = Nulle Part
name-atlantis = Atlantide

## Tuiles

name-avengers_tile = tuile Avengers
name-gauntlet_tile = tuile Gant de l’Infini

## Cartes du jeu classique : bonus, points, prix

name-l1_white_1 = Carte blanche (2 rouges, 1 noir)
name-l1_white_2 = Carte blanche (3 bleus)
name-l1_white_3 = Carte blanche (1 bleu, 1 vert, 1 rouge, 1 noir)
name-l1_white_4 = Carte blanche (2 bleus, 2 noirs)
name-l1_white_5 = Carte blanche (1 bleu, 2 verts, 1 rouge, 1 noir)
name-l1_white_6 = Carte blanche (2 bleus, 2 verts, 1 noir)
name-l1_white_7 = Carte blanche (3 blancs, 1 bleu, 1 noir)
name-l1_white_8 = Carte blanche, 1 point (4 verts)
name-l1_blue_1 = Carte bleue (3 noirs)
name-l1_blue_2 = Carte bleue (1 blanc, 2 noirs)
name-l1_blue_3 = Carte bleue (2 verts, 2 noirs)
name-l1_blue_4 = Carte bleue (1 blanc, 1 vert, 1 rouge, 1 noir)
name-l1_blue_5 = Carte bleue (1 bleu, 3 verts, 1 rouge)
name-l1_blue_6 = Carte bleue (1 blanc, 1 vert, 2 rouges, 1 noir)
name-l1_blue_7 = Carte bleue (1 blanc, 2 verts, 2 rouges)
name-l1_blue_8 = Carte bleue, 1 point (4 rouges)
name-l1_green_1 = Carte verte (3 rouges)
name-l1_green_2 = Carte verte (2 blancs, 1 bleu)
name-l1_green_3 = Carte verte (2 bleus, 2 rouges)
name-l1_green_4 = Carte verte (1 blanc, 1 bleu, 1 rouge, 1 noir)
name-l1_green_5 = Carte verte (1 bleu, 2 rouges, 2 noirs)
name-l1_green_6 = Carte verte (1 blanc, 1 bleu, 1 rouge, 2 noirs)
name-l1_green_7 = Carte verte (1 blanc, 3 bleus, 1 vert)
name-l1_green_8 = Carte verte, 1 point (4 noirs)
name-l1_red_1 = Carte rouge (2 bleus, 1 vert)
name-l1_red_2 = Carte rouge (3 blancs)
name-l1_red_3 = Carte rouge (1 blanc, 1 bleu, 1 vert, 1 noir)
name-l1_red_4 = Carte rouge (2 blancs, 2 rouges)
name-l1_red_5 = Carte rouge (1 blanc, 1 rouge, 3 noirs)
name-l1_red_6 = Carte rouge (2 blancs, 1 vert, 2 noirs)
name-l1_red_7 = Carte rouge (2 blancs, 1 bleu, 1 vert, 1 noir)
name-l1_red_8 = Carte rouge, 1 point (4 blancs)
name-l1_black_1 = Carte noire (2 verts, 1 rouge)
name-l1_black_2 = Carte noire (3 verts)
name-l1_black_3 = Carte noire (1 blanc, 1 bleu, 1 vert, 1 rouge)
name-l1_black_4 = Carte noire (2 blancs, 2 verts)
name-l1_black_5 = Carte noire (1 vert, 3 rouges, 1 noir)
name-l1_black_6 = Carte noire (1 blanc, 2 bleus, 1 vert, 1 rouge)
name-l1_black_7 = Carte noire (2 blancs, 2 bleus, 1 rouge)
name-l1_black_8 = Carte noire, 1 point (4 bleus)
name-l2_white_1 = Carte blanche, 1 point (3 verts, 2 rouges, 2 noirs)
name-l2_white_2 = Carte blanche, 1 point (2 blancs, 3 bleus, 3 rouges)
name-l2_white_3 = Carte blanche, 2 points (5 rouges)
name-l2_white_4 = Carte blanche, 2 points (1 vert, 4 rouges, 2 noirs)
name-l2_white_5 = Carte blanche, 2 points (5 rouges, 3 noirs)
name-l2_white_6 = Carte blanche, 3 points (6 blancs)
name-l2_blue_1 = Carte bleue, 1 point (2 bleus, 2 verts, 3 rouges)
name-l2_blue_2 = Carte bleue, 1 point (2 bleus, 3 verts, 3 noirs)
name-l2_blue_3 = Carte bleue, 2 points (5 bleus)
name-l2_blue_4 = Carte bleue, 2 points (2 blancs, 1 rouge, 4 noirs)
name-l2_blue_5 = Carte bleue, 2 points (5 blancs, 3 bleus)
name-l2_blue_6 = Carte bleue, 3 points (6 bleus)
name-l2_green_1 = Carte verte, 1 point (2 blancs, 3 bleus, 2 noirs)
name-l2_green_2 = Carte verte, 1 point (3 blancs, 2 verts, 3 rouges)
name-l2_green_3 = Carte verte, 2 points (5 verts)
name-l2_green_4 = Carte verte, 2 points (4 blancs, 2 bleus, 1 noir)
name-l2_green_5 = Carte verte, 2 points (5 bleus, 3 verts)
name-l2_green_6 = Carte verte, 3 points (6 verts)
name-l2_red_1 = Carte rouge, 1 point (2 blancs, 2 rouges, 3 noirs)
name-l2_red_2 = Carte rouge, 1 point (3 bleus, 2 rouges, 3 noirs)
name-l2_red_3 = Carte rouge, 2 points (5 noirs)
name-l2_red_4 = Carte rouge, 2 points (1 blanc, 4 bleus, 2 verts)
name-l2_red_5 = Carte rouge, 2 points (3 blancs, 5 noirs)
name-l2_red_6 = Carte rouge, 3 points (6 rouges)
name-l2_black_1 = Carte noire, 1 point (3 blancs, 2 bleus, 2 verts)
name-l2_black_2 = Carte noire, 1 point (3 blancs, 3 verts, 2 noirs)
name-l2_black_3 = Carte noire, 2 points (5 blancs)
name-l2_black_4 = Carte noire, 2 points (1 bleu, 4 verts, 2 rouges)
name-l2_black_5 = Carte noire, 2 points (5 verts, 3 rouges)
name-l2_black_6 = Carte noire, 3 points (6 noirs)
name-l3_white_1 = Carte blanche, 3 points (3 bleus, 3 verts, 5 rouges, 3 noirs)
name-l3_white_2 = Carte blanche, 4 points (7 noirs)
name-l3_white_3 = Carte blanche, 4 points (3 blancs, 3 rouges, 6 noirs)
name-l3_white_4 = Carte blanche, 5 points (3 blancs, 7 noirs)
name-l3_blue_1 = Carte bleue, 3 points (3 blancs, 3 verts, 3 rouges, 5 noirs)
name-l3_blue_2 = Carte bleue, 4 points (7 blancs)
name-l3_blue_3 = Carte bleue, 4 points (6 blancs, 3 bleus, 3 noirs)
name-l3_blue_4 = Carte bleue, 5 points (7 blancs, 3 bleus)
name-l3_green_1 = Carte verte, 3 points (5 blancs, 3 bleus, 3 rouges, 3 noirs)
name-l3_green_2 = Carte verte, 4 points (7 bleus)
name-l3_green_3 = Carte verte, 4 points (3 blancs, 6 bleus, 3 verts)
name-l3_green_4 = Carte verte, 5 points (7 bleus, 3 verts)
name-l3_red_1 = Carte rouge, 3 points (3 blancs, 5 bleus, 3 verts, 3 noirs)
name-l3_red_2 = Carte rouge, 4 points (7 verts)
name-l3_red_3 = Carte rouge, 4 points (3 bleus, 6 verts, 3 rouges)
name-l3_red_4 = Carte rouge, 5 points (7 verts, 3 rouges)
name-l3_black_1 = Carte noire, 3 points (3 blancs, 3 bleus, 5 verts, 3 rouges)
name-l3_black_2 = Carte noire, 4 points (7 rouges)
name-l3_black_3 = Carte noire, 4 points (3 verts, 6 rouges, 3 noirs)
name-l3_black_4 = Carte noire, 5 points (7 rouges, 3 noirs)

## Nobles du jeu classique : les bonus demandés

name-noble_white_blue = Noble · blanc, bleu
name-noble_blue_green = Noble · bleu, vert
name-noble_green_red = Noble · vert, rouge
name-noble_red_black = Noble · rouge, noir
name-noble_white_black = Noble · blanc, noir
name-noble_white_blue_green = Noble · blanc, bleu, vert
name-noble_blue_green_red = Noble · bleu, vert, rouge
name-noble_green_red_black = Noble · vert, rouge, noir
name-noble_white_red_black = Noble · blanc, rouge, noir
name-noble_white_blue_black = Noble · blanc, bleu, noir

## Mots du plateau dans le terminal

name-board_bank = Réserve
name-board_bonuses = bonus
name-board_cards = cartes
name-board_deck = pioche
name-board_first = commence
name-board_hand = main
name-board_hidden = cachée
name-board_level = niveau
name-board_locations = Lieux
name-board_nobles = Nobles
name-board_points = points
name-board_qualified = condition remplie
name-board_round = Manche
name-board_tags = symboles
name-board_tokens = jetons

## Options

option-cards = Cartes
option-cards-help = Le jeu imprimé, ou un jeu non officiel qui rééquilibre quatre cartes : { name-spider_ham }, { name-bullseye }, { name-doctor_strange } et { name-nova }.
option-cards-printed = telles qu’imprimées
option-cards-balanced = équilibrées
option-take_fewer = Prendre moins de jetons
option-take_fewer-help = Peut-on prendre moins de jetons différents que la réserve n’en offre ?
option-take_fewer-scarce_max = jamais par choix
option-take_fewer-scarce_free = s’il reste moins de trois couleurs
option-take_fewer-always = toujours
option-payment = Paiement
option-payment-help = Vous choisissez combien de jetons joker dépenser, ou bien le jeu en dépense le moins possible.
option-payment-free = vous choisissez
option-payment-auto = automatique, le moins de jokers
option-return_mode = Rendre des jetons
option-return_mode-help = Les jetons au-delà de dix se rendent en une seule décision ou un par un.
option-return_mode-set = tous à la fois
option-return_mode-one_by_one = un par un
option-first_player-help = La place qui commence chaque manche.
option-reserved_view = Cartes réservées
option-reserved_view-help = Ce que les autres voient des cartes de votre main.
option-reserved_view-known_if_seen = connues si elles étaient face visible
option-reserved_view-hidden = cachées, seul le niveau est connu
option-reserved_view-open = visibles de tous
option-max_rounds = Limite de manches
option-max_rounds-help = Après ce nombre de manches, la partie s’arrête sans vainqueur. 100 suffisent pour des parties entre bots.
option-max_rounds-none = sans limite
option-locations = Lieux ou nobles
option-locations-help = Les tuiles au centre : une par joueur, et une seule face de chaque tuile. Dans le jeu classique, il y a un noble de plus que de joueurs.
option-locations-none = au hasard

## Questions

ask-turn = À vous : prenez des jetons, réservez une carte ou recrutez-en une.
ask-pay = { $card } vous coûte : { $price }. Que payez-vous en jetons joker ?
ask-location = Vous pouvez prendre une de ces tuiles : { $locations }. Choisissez.
ask-return = Vous avez plus de dix jetons. { $count ->
    [one] Rendez un jeton.
   *[other] Rendez { $count } jetons.
}

## Titres des actions d’une même sorte

kind-take = Prendre des jetons différents
kind-take_two = Prendre deux jetons d’une couleur
kind-reserve = Réserver une carte
kind-reserve_deck = Réserver la première carte d’une pioche
kind-recruit = Recruter une carte
kind-recruit_hand = Recruter une carte réservée
kind-pass = Passer
kind-return = Rendre des jetons
kind-pay = Payer
kind-location = Prendre une tuile

## Ce qui s’est passé

event-first_player = { $seat } commence chaque manche.
event-location_laid = Une tuile est placée au centre : { $location }.
event-card_laid = { $card } est révélée en { $slot }.
event-tokens_taken = { $tokens_count ->
    [1] { $seat } prend un jeton : { $tokens }.
   *[other] { $seat } prend { $tokens_count } jetons : { $tokens }.
}
event-tokens_returned = { $tokens_count ->
    [1] { $seat } rend un jeton : { $tokens }.
   *[other] { $seat } rend { $tokens_count } jetons : { $tokens }.
}
event-card_reserved = { $seat } réserve une carte : { $card }.
# Pour tous ; qui connaît la carte lit le message suivant.
event-card_drawn = { $seat } réserve la première carte de la pioche { $level }.
event-card_drawn-secret = { $seat } pioche une carte de niveau { $level } et la réserve : { $card }.
event-grey_taken = { $seat } prend un jeton { $token } avec la carte.
event-grey_missing = Il ne reste pas de jeton { $token } pour { $seat }.
event-gap_stays = La pioche est épuisée : l’emplacement { $slot } reste vide.
event-card_recruited = { $paid_count ->
    [0] { $seat } recrute sans rien payer : { $card }.
   *[other] { $seat } recrute une carte : { $card }. Paiement : { $paid }.
}
event-card_recruited_from_hand = { $paid_count ->
    [0] { $seat } recrute de sa main sans rien payer : { $card }.
   *[other] { $seat } recrute une carte de sa main : { $card }. Paiement : { $paid }.
}
event-time_stone_taken = { $seat } prend une Pierre du Temps.
event-tile_taken = { $seat } prend la tuile Avengers et ses 3 points.
event-tile_changes_hands = { $seat } prend la tuile Avengers et ses 3 points à { $from_seat }.
event-location_taken = { $seat } prend une tuile et ses 3 points : { $location }.
event-passed = { $seat } ne peut rien faire et passe.
event-condition_met = { $seat } déclenche la fin de la partie. On termine la manche.
event-condition_lost = { $seat } passe sous les 16 points et ne remplit plus la condition du Gant.
event-game_ended = { $reason ->
    [stalemate] La partie s’arrête sans vainqueur : plus personne ne peut rien faire.
    [round_limit] La partie s’arrête sans vainqueur : la limite de manches est atteinte.
    [points] La partie est finie. Victoire aux points : { $seats }.
   *[gauntlet] La partie est finie. Le Gant de l’Infini et la victoire : { $seats }.
}

## Comment la partie s’est terminée

reason-gauntlet = condition du Gant remplie
reason-points = 15 points atteints
reason-stalemate = plus personne ne peut agir
reason-round_limit = limite de manches atteinte

## The end explained

end-alone = La condition du Gant n’est remplie que par { $seat } : { $points } points, les cinq couleurs et une Pierre du Temps.
end-without = { $seat } a { $points } points mais ne peut pas gagner. Il manque { $missing_count ->
    [0] la Pierre du Temps
   *[other] { $time ->
        [yes] des couleurs ({ $missing })
       *[no] des couleurs ({ $missing }) et la Pierre du Temps
    }
  }.
end-more_points = { $seats } remplissent la condition du Gant. { $points } points contre { $other_points }.
end-most_points = { $points } points contre { $other_points }.
end-tile = { $seats } sont à égalité avec { $points } points. La tuile Avengers donne la victoire à { $seat }.
end-fewer_cards = { $seats } sont à égalité avec { $points } points. { $seat } l’emporte avec moins de cartes : { $cards } contre { $other_cards }.
end-shared = { $seats } sont à égalité sur tout ce qui compte et partagent la victoire.
end-stalemate = Personne n’a pu agir de toute une manche : il n’y a pas de vainqueur.
end-round_limit = La limite de manches ({ $rounds }) est atteinte : il n’y a pas de vainqueur.
count-cards_points = Points des cartes
count-locations_points = Points des lieux
count-nobles_points = Points des nobles
count-tile_points = Tuile Avengers
count-colours = Couleurs (sur 5)
count-time_stone = Pierres du Temps
count-cards = Cartes

## Pourquoi c’est impossible

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-other-question = Répondez d’abord à l’autre question.
refusal-stack-empty = Il ne reste pas de jeton { $token } dans la réserve.
refusal-take-more = Vous devez prendre davantage de jetons différents.
refusal-too-few-for-two = On ne prend deux jetons d’une couleur que si la réserve en a au moins quatre. Il en reste { $count } ({ $token }).
refusal-only-with-reserve = On n’obtient un jeton { $token } qu’en réservant une carte.
refusal-only-with-level-three = On n’obtient un jeton { $token } qu’avec sa première carte de niveau 3.
refusal-not-together = Prenez trois jetons de couleurs différentes, ou deux de la même couleur.
refusal-hand-full = Vous avez déjà trois cartes réservées.
refusal-no-card-there = Il n’y a pas de carte ici.
refusal-cannot-pay = Pour { $card }, il vous manque { $count ->
    [one] un jeton.
   *[other] { $count } jetons.
}
refusal-must-act = Vous pouvez encore faire quelque chose : vous ne pouvez pas passer.
refusal-location-out-of-reach = Vos bonus ne suffisent pas pour cette tuile : { $location }.
refusal-location-not-there = La tuile { $location } n’est pas au centre de la table.
refusal-location-at-end-of-turn = Les tuiles se prennent à la fin du tour. Ce n’est pas une action.
refusal-too-little-grey = Vous avez moins de jetons de cette sorte : { $token }.
refusal-overpaid = La carte vous coûte moins de jetons de cette couleur : { $token }.
refusal-underpaid = Vos jetons ne couvrent pas le reste du prix.
refusal-not-held = Vous avez moins de jetons de cette sorte : { $token }.
refusal-return-in-order = Un par un, les jetons se rendent dans l’ordre de la réserve, et il doit vous en rester dix.
refusal-return-one-by-one = Les jetons se rendent un par un : choisissez-en un seul.
refusal-wrong-return = Rendez exactement { $count ->
    [one] un jeton.
   *[other] { $count } jetons.
}

## Ce dont parlent les conseils et l’analyse.

term-points = des points
term-points_squared = de l’avance aux points
term-first_bonuses = un bonus d’une nouvelle couleur
term-second_bonuses = un deuxième bonus d’une couleur
term-third_bonuses = un troisième bonus d’une couleur
term-more_bonuses = davantage de bonus
term-tokens = des jetons pour les prochains recrutements
term-grey = un jeton S.H.I.E.L.D. qui vaut toute couleur
term-reserved = une carte réservée
term-locations = des progrès vers les lieux
term-nearest_location = on approche de : { $about }
term-best_card = bientôt accessible : { $about }
term-second_card = une deuxième bonne carte à portée
term-third_card = une troisième bonne carte à portée
term-turn_to_come = un tour de plus avant la fin
term-qualified = tout ce qu’il faut pour le Gant
term-time_stone = la Pierre du Temps
term-tags = des symboles Avengers
term-avengers_tile = la tuile Avengers
