## The game

game-title = La Guerre de l’Infini
game-blurb = Deux héros par équipe, un plateau que nul ne connaît : révélez les tuiles, menez les héros aux champs de bataille et gardez les Pierres hors de portée de Thanos.
game-length = 60–90 min

## Teams

name-team_iron_man = Équipe d’Iron Man
name-team_star_lord = Équipe de Star-Lord
name-team_captain_america = Équipe de Captain America
name-team_black_panther = Équipe de Black Panther
name-team_thor = Équipe de Thor

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

name-strike_nearest = Frapper le plus proche
name-open_surrounding = Révéler les alentours
name-jump_to_free = Sauter sur une case libre
name-steal_surrounding = Prendre un jeton alentour
name-step_surrounding = Aller sur une case alentour
name-all_home = Tous à la base
name-swap_base_in_ring = Déplacer la base sur l’anneau
name-swap_two_free = Échanger deux cases libres
name-ray_of_returns = Rayon de renvoi
name-swap_places = Échanger les places

## Tiles

name-stone_soul = Pierre de l’Âme
name-stone_power = Pierre du Pouvoir
name-stone_time = Pierre du Temps
name-stone_space = Pierre de l’Espace
name-stone_reality = Pierre de Réalité
name-stone_mind = Pierre de l’Esprit
name-leadership_a = Commandement, première moitié
name-leadership_b = Commandement, seconde moitié
name-heroes_1 = Hulk et Black Widow
name-heroes_2 = Doctor Strange et Wong
name-heroes_3 = Vision et Sorcière Rouge
name-heroes_4 = Falcon et War Machine
name-heroes_5 = Drax et Mantis
name-heroes_6 = Groot et Nebula
name-heroes_7 = Shuri et M’Baku
name-energy = Énergie
name-thanos_base = Base de Thanos
name-battlefield = Champ de bataille
name-q_ship = Vaisseau Q
name-guardians_ship = Vaisseau des Gardiens
name-dropship = Vaisseau de débarquement
name-cull_obsidian = Cull Obsidian
name-proxima = Proxima Midnight
name-ebony_maw = Ebony Maw
name-corvus = Corvus Glaive
name-outrider_general = Général des Outriders
name-loki = Loki
name-teleport = Téléporteur
name-rotation_cw = Mouvement circulaire horaire
name-rotation_ccw = Mouvement circulaire antihoraire
name-short_route = Raccourci
name-arrow_1 = Flèche simple
name-arrow_2 = Flèche double
name-arrow_3 = Flèche triple
name-arrow_4 = Flèche quadruple
name-base_iron_man = Base d’Iron Man
name-base_star_lord = Base de Star-Lord
name-base_captain_america = Base de Captain America
name-base_black_panther = Base de Black Panther
name-base_thor = Base de Thor
name-blank = Tuile vierge

## Kinds of tiles

name-infinity_stone = Pierre d’Infinité
name-superheroes = Super-héros
name-team_base = Base d’équipe
name-rotation = Mouvement circulaire
name-arrow = Flèche

## Superheroes

name-hero_hulk = Hulk
name-hero_black_widow = Black Widow
name-hero_doctor_strange = Doctor Strange
name-hero_wong = Wong
name-hero_vision = Vision
name-hero_scarlet_witch = Sorcière Rouge
name-hero_falcon = Falcon
name-hero_war_machine = War Machine
name-hero_drax = Drax
name-hero_mantis = Mantis
name-hero_groot = Groot
name-hero_nebula = Nebula
name-hero_shuri = Shuri
name-hero_m_baku = M’Baku

## Kinds of tokens and other words of the table

name-superhero = super-héros
name-leadership = commandement
name-thanos = Thanos
name-gauntlet = Gant de l’Infini
name-red = rouge
name-blue = bleu
name-north = nord
name-east = est
name-south = sud
name-west = ouest
name-clockwise = sens horaire
name-counterclockwise = sens antihoraire
name-floor = la case
name-slot = sa carte
name-cell = sa case
name-base = la base
name-partner = la case du partenaire
name-right = à droite du milieu
name-left = à gauche du milieu
name-closed_red = tuile rouge cachée
name-closed_blue = tuile bleue cachée
name-outside = place vide
name-open_tile = tuile ouverte

## Words of the terminal board

name-board_turn = Tour
name-board_plays = joué par
name-board_points = points
name-board_stones = Pierres
name-board_used = utilisé
name-board_ready = prêt
name-board_detained = retenu
name-board_battle = au combat
name-board_held_out = a tenu
name-board_gauntlet = Gant
name-board_closed = Cachées
name-board_last_turns = tours avant la fin
name-board_ebony = manche d’Ebony Maw
name-board_resolving = À résoudre
name-board_base = base

## Options

option-tile_set = Jeu de tuiles
option-tile_set-help = Ce qui se trouve sous les dos. Les règles n’impriment pas les quantités ; les deux jeux sont des reconstitutions.
option-tile_set-a = A : la plupart des effets en double
option-tile_set-b = B : adversaires nommés uniques
option-tiles = Jeu de tuiles personnel
option-tiles-help = La table de votre boîte, lue dans un fichier de tuiles ; elle remplace le jeu de tuiles.
option-tiles-none = non utilisé
option-layout = Disposition
option-layout-help = Dos bleus autour des rouges, ou toutes les tuiles mélangées.
option-layout-ring = anneau bleu, rouges au centre
option-layout-mixed = tout mélangé
option-teleports_in_corners = Téléporteurs révélés dans les coins
option-teleports_in_corners-help = Quatre téléporteurs sont révélés dans les coins dès le début.
option-blank_tiles = Tuiles vierges
option-blank_tiles-help = Combien de tuiles rouges sont remplacées par des vierges.
option-blank_rule = Effet des tuiles vierges
option-blank_rule-help = L’effet de cette tuile s’applique aussi aux tuiles vierges.
option-blank_rule-none = aucun
option-blank_replaces = Tuiles remplacées par des vierges
option-blank_replaces-help = Une tuile rouge par vierge ; sans choix, les plus fréquentes hormis les champs de bataille.
option-turn_cap = Limite de tours
option-turn_cap-help = Après ce nombre de tours on compte les points ; 0 : pas de limite.
option-thanos_seizes_carried_stone = Thanos saisit une Pierre portée
option-thanos_seizes_carried_stone-help = Ce que devient la Pierre d’un personnage que Thanos renvoie à sa base.
option-thanos_seizes_carried_stone-counts = il la prend au lieu d’un autre jeton
option-thanos_seizes_carried_stone-extra = il la prend en plus d’un autre jeton
option-thanos_seizes_carried_stone-off = elle reste sur la case
option-thanos_acts_on_opening_turn = Thanos agit dès son apparition
option-thanos_acts_on_opening_turn-help = S’il est activé à la fin du tour même où sa base est révélée.
option-thanos_tie_unit = Égalités de distance
option-thanos_tie_unit-help = Ce que l’on compte quand plusieurs personnages sont à égale distance de Thanos.
option-thanos_tie_unit-characters = les personnages
option-thanos_tie_unit-cells = les cases
option-thanos_enters_team_base = Thanos sur une base d’équipe
option-thanos_enters_team_base-help = S’il frappe ceux qui s’y trouvent avant d’être renvoyé chez lui.
option-thanos_enters_team_base-sent_home_first = il est renvoyé aussitôt
option-thanos_enters_team_base-hits_first = il frappe d’abord
option-end_check = Contrôle de fin de partie
option-end_check-help = Avant ou après l’action de Thanos.
option-end_check-after_thanos = après Thanos
option-end_check-before_thanos = avant Thanos
option-score_on_forced_leave = Point si chassé du champ de bataille
option-score_on_forced_leave-help = Si un super-héros qui a tenu marque quand son porteur est renvoyé à sa base.
option-leadership_pair_on_floor = Les deux jetons de commandement sur une case
option-leadership_pair_on_floor-help = Si en ramasser un à côté de l’autre marque aussitôt les deux.
option-pass_when_detained = Se relever comme action principale
option-pass_when_detained-help = Si une équipe avec un personnage retenu peut ne rien faire d’autre.
option-window_before_trap = Actions libres avant un piège
option-window_before_trap-help = Si l’on peut agir entre l’entrée dans un piège et son effet.
option-pending_property_lapses = Effet en attente perdu
option-pending_property_lapses-help = Si l’effet d’une tuile est perdu quand le personnage l’a quittée par une action libre.
option-rocket_side_collision = Collision lors de l’échange de Rocket
option-rocket_side_collision-help = Qui est renvoyé quand des personnages de deux équipes partagent une case après l’échange.
option-rocket_side_collision-foreign_returned = les personnages des autres
option-rocket_side_collision-arriver_returns = ceux qui s’y trouvaient
option-stone_pickup_on_neutral_base = Pierres sur les bases neutres
option-stone_pickup_on_neutral_base-help = Si l’on peut ramasser une Pierre sur la base d’une équipe absente.
option-energy_cell_scope = Énergie sur une case
option-energy_cell_scope-help = Quelle carte l’énergie posée sur la case d’un personnage peut rétablir.
option-energy_cell_scope-same_character = celle de ce personnage
option-energy_cell_scope-any_own_character = n’importe laquelle de l’équipe
option-power_stone_off_turn = Pierre du Pouvoir hors de son tour
option-power_stone_off_turn-help = Si elle sert aussi après une rotation pendant le tour d’un autre.
option-space_lost_on_base = Pierre de l’Espace perdue sur une base adverse
option-space_lost_on_base-help = Ce que devient le personnage qui l’y perd.
option-space_lost_on_base-returned = renvoyé à sa base
option-space_lost_on_base-stays = il reste
option-short_route_obeys_visited = Raccourci et cases déjà visitées
option-short_route_obeys_visited-help = Si un raccourci ne peut mener à une case où il est déjà passé ce tour-ci.
option-guardians_ship_order = Vaisseau des Gardiens
option-guardians_ship_order-help = Si l’on choisit la seconde tuile après avoir vu la première.
option-guardians_ship_order-one_by_one = l’une après l’autre
option-guardians_ship_order-both_first = les deux d’abord
option-three_player_gap = Trois joueurs : distance des bases
option-three_player_gap-help = Comment compter les neuf cases entre les bases.
option-three_player_gap-between = neuf cases entre elles
option-three_player_gap-steps = neuf pas
option-four_player_toss = Quatre joueurs : lancers
option-four_player_toss-help = Un lancer pour les deux petits côtés, ou un pour chacun.
option-four_player_toss-one = un
option-four_player_toss-two = deux
option-team_choice = Équipes
option-team_choice-help = Comment les équipes sont attribuées.
option-team_choice-random = au hasard
option-team_choice-seat_order = au choix, dans l’ordre des places

## Questions

ask-team = { $seat } : choisissez votre équipe.
ask-turn = { $team } : déplacez un personnage ou votre base. Vous pouvez d’abord faire des actions libres.
ask-finish = { $team } : faites des actions libres, ou terminez le tour.
ask-window = { $character } est en { $cell } ({ $tile }). D’abord une action libre, ou laisser agir la tuile ?
ask-orient = Révélé en { $cell } : { $tile }. Dans quel sens ?
ask-trap = { $character } est pris au piège ({ $tile }, { $cell }). L’ignorer grâce à la Pierre de l’Espace ?
ask-arrow = { $character } en { $cell } : choisissez la flèche à suivre.
ask-short_route = { $character } en { $cell } : choisissez où mène le raccourci.
ask-teleport = { $character } : choisissez un téléporteur.
ask-dropship = { $character } : choisissez un champ de bataille où voler, ou restez.
ask-base_call = { $character } est à sa base. Appeler { $partner } ?
ask-q_ship = Vaisseau Q : pousser Thanos d’une case, ou déplacer la base ?
ask-guardians_ship = Vaisseau des Gardiens : choisissez une tuile à révéler. Encore : { $left }.
ask-guardians_second = Vaisseau des Gardiens : choisissez une tuile à révéler en plus de { $first }.
ask-cull_obsidian = Cull Obsidian : échanger deux tuiles libres, puis rester retenu ? Choisissez la première, ou refusez.
ask-cull_second = Cull Obsidian : choisissez la tuile à échanger avec { $first }.
ask-proxima = Proxima Midnight : choisissez une direction. Tous ceux sur cette ligne retournent à leur base.
ask-strike = { $character } frappe le plus proche : choisissez la case.
ask-jump = { $character } saute : choisissez une case libre.
ask-step = { $character } avance : choisissez une case alentour.
ask-swap_base_in_ring = { $character } : choisissez la tuile de l’anneau à échanger avec votre base.
ask-swap_first = { $character } échange deux tuiles libres : choisissez la première.
ask-swap_second = { $character } : choisissez la tuile à échanger avec { $first }.
ask-ray = { $character } : choisissez une direction. Tous ceux sur cette ligne retournent à leur base.
ask-swap_places = { $character } change de place : choisissez la case de l’autre personnage.
ask-partner = { $character } change de place : choisissez un personnage en { $at }.
ask-take_cell = { $character } prend un jeton : choisissez la case.
ask-take_holder = { $character } prend un jeton en { $at } : choisissez à qui.
ask-take_token = { $character } prend un jeton en { $at } : choisissez le jeton.
ask-turn_tile = { $character } tourne une tuile : choisissez-la.
ask-turn_way = { $character } tourne la tuile { $at } : choisissez le sens.
ask-power = Pierre du Pouvoir : { $team } peut échanger sa base ({ $cell }) avec une tuile du même côté.

## Headings over actions of one kind

kind-continue = Laisser agir la tuile
kind-end_turn = Finir le tour
kind-decline = Refuser
kind-ignore = Ignorer le piège
kind-suffer = Subir le piège
kind-call = Appeler le partenaire
kind-stand_up = Se relever, rien d’autre
kind-swap_base = Déplacer la base
kind-choose = Choisir une case
kind-ability = Utiliser une capacité
kind-use = Utiliser une Pierre
kind-leave = Laisser un jeton
kind-direction = Choisir une direction
kind-orient = Orienter la flèche
kind-turn = Tourner la tuile
kind-pick_up = Ramasser un jeton
kind-recharge = Dépenser de l’énergie
kind-take = Prendre un jeton
kind-from = Prendre à
kind-partner = Changer de place avec
kind-team = Choisir une équipe
kind-push = Pousser Thanos
kind-move = Déplacer un personnage

## What happened

event-team = { $seat } joue : { $team }.
event-hand = Le Gant décide : les bases des petits côtés sont { $hand }.
event-laid = Un dos { $back } est posé en { $cell }.
event-base_placed = { $team } : base en { $cell }.
event-first_player = { $seat } commence.
event-turn = Tour { $turn } : { $team } ({ $seat }).
event-turn_swapped = Tour { $turn } : { $team } ({ $seat }), joué par { $controller_seat }.
event-move = { $character } va { $from } → { $to }.
event-arrow = { $character } suit la flèche { $from } → { $to }.
event-short_route = { $character } prend le raccourci { $from } → { $to }.
event-teleport = { $character } se téléporte { $from } → { $to }.
event-dropship = { $character } prend le vaisseau de débarquement { $from } → { $to }.
event-base_call = { $character } est appelé à la base { $from } → { $to }.
event-ejected = Corvus Glaive jette { $character } dehors { $from } → { $to }.
event-strike = { $character } frappe { $from } → { $to }.
event-jump = { $character } saute { $from } → { $to }.
event-step = { $character } avance { $from } → { $to }.
event-swap_places = { $character } change de place { $from } → { $to }.
event-home = { $character } rentre à sa base { $from } → { $to }.
event-carried = { $character } est emporté avec une tuile { $from } → { $to }.
event-carried_token = { $token } : emporté avec une tuile { $from } → { $to }.
event-returned = { $character } est renvoyé à sa base { $from } → { $to }.
event-returned_by = { $by } renvoie { $character } à sa base { $from } → { $to }.
event-opened = Révélé en { $cell } : { $tile } ({ $character }).
event-token_out = Posé en { $cell } : { $token }.
event-oriented = { $tile } en { $cell } : direction { $direction }.
event-turned = { $character } tourne la tuile { $cell } ({ $tile }) : direction { $direction }.
event-picked_up = { $character } ramasse en { $cell } : { $token }.
event-left = { $character } laisse en { $cell } : { $token }.
event-dropped = { $character } lâche en { $cell } : { $token }.
event-taken = { $character } prend en { $cell } : { $token }.
event-taken_from = { $character } prend à { $holder } en { $cell } : { $token }.
event-ability = { $character } utilise sa capacité.
event-stone_used = { $character } utilise : { $stone }.
event-recharged = L’énergie ({ $cell }) recharge la capacité : { $character }.
event-property = { $tile } en { $cell } agit : { $character }.
event-lapsed = { $character } n’y est plus, l’effet est perdu : { $tile }.
event-no_way = { $tile } ne mène nulle part : { $character } reste en { $cell }.
event-trap_ignored = { $character } ignore le piège ({ $tile }, { $cell }).
event-detained = { $character } est retenu en { $cell }.
event-stood_up = { $character } se relève en { $cell }.
event-claimed = { $character } tient le champ de bataille { $cell }.
event-qualified = { $character } a tenu en { $cell } : partir marquera un point.
event-claim_ended = { $character } ne tient plus le champ de bataille { $cell }.
event-scored = { $token } marque pour { $seat } ({ $character }) : { $points } { $points ->
    [one] point
   *[other] points
}.
event-leadership_scored = { $character } réunit les deux jetons de commandement en { $cell } : { $seat } a { $points } { $points ->
    [one] point
   *[other] points
}.
event-tiles_swapped = Les tuiles { $from } et { $to } changent de place.
event-rotation = { $tile } : les bases changent de place.
event-base_shifted = { $tile } : { $from } → { $to }.
event-ebony_called = Ebony Maw : à la prochaine manche, chacun est joué par son voisin de gauche.
event-ebony_over = La manche d’Ebony Maw est finie.
event-thanos_appears = Thanos apparaît en { $cell } ; { $seat } reçoit le Gant.
event-thanos_moves = Thanos va { $from } → { $to }.
event-thanos_pushed = { $character } pousse Thanos { $from } → { $to }.
event-thanos_swapped = Thanos change de place { $from } → { $to }.
event-thanos_stays = Thanos reste en { $cell }.
event-thanos_home = Thanos rentre à sa base { $from } → { $to }.
event-thanos_returned_by = { $by } renvoie Thanos à sa base { $from } → { $to }.
event-toss = { $side_id ->
    [stones] Le Gant montre les Pierres : { $cell }.
   *[empty] Le Gant montre le côté vide : { $cell }.
}
event-seized = Thanos saisit en { $cell } : { $token } ({ $character }).
event-thanos_takes = Thanos prend en { $cell } : { $token }.
event-last_round = { $ending_id ->
    [tiles] Toutes les tuiles sont révélées : la dernière manche commence.
   *[heroes] Tous les super-héros sont hors jeu : la dernière manche commence.
}
event-game_over = { $ending_id ->
    [six_stones] Une équipe contrôle les six Pierres : la partie est finie.
    [thanos] Thanos a les six Pierres : tout le monde perd.
    [turn_cap] La limite de tours est atteinte : on compte les points.
   *[other] La dernière manche est finie : on compte les points.
}

## How a game ended

reason-tiles = toutes les tuiles révélées
reason-heroes = tous les super-héros hors jeu
reason-six_stones = les six Pierres à une équipe
reason-thanos = les six Pierres à Thanos
reason-turn_cap = limite de tours atteinte

## The end explained

end-thanos = Thanos a les { $count } Pierres : tout le monde a perdu.
end-six_stones = { $seat } contrôle les six Pierres et gagne aussitôt, quels que soient les points.
end-more_points = { $points } points de victoire contre { $other_points }.
end-more_stones = { $seats } sont à égalité à { $points } ; { $seat } l’emporte avec plus de Pierres : { $stones } contre { $other_stones }.
end-both_leaderships = { $seats } sont à égalité de points et de Pierres ; { $seat } l’emporte avec les deux jetons de commandement.
end-shared = { $seats } sont à égalité de points, de Pierres et de commandement et partagent la victoire.
end-all_tiles = Toutes les tuiles sont révélées et la dernière manche est jouée.
end-all_heroes = Tous les super-héros sont hors jeu et la dernière manche est jouée.
end-turn_cap = La limite de tours ({ $turns }) est atteinte.
count-heroes = Super-héros
count-leadership = Commandement
count-stones = Pierres

## Why something cannot be done

refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à { $owner } de décider.
refusal-not-now = Les actions libres sont possibles avant l’action principale, après elle et avant l’effet d’une tuile.
refusal-main-action-spent = L’action principale de ce tour est déjà faite.
refusal-main-action-first = L’action principale vient d’abord.
refusal-already-been = Ce personnage est déjà passé en { $cell } ce tour-ci.
refusal-second-comes-later = Nommez les deux tuiles dans l’ordre de lecture.
refusal-not-a-target = Impossible de choisir { $cell } ici.
refusal-must-choose = Vous devez choisir l’un des deux.
refusal-not-legal = Cela ne répond pas à la question.
refusal-nobody-detained = Personne dans votre équipe n’est retenu.
refusal-no-pass = Se relever n’est pas une action principale à cette table.
refusal-not-beside-base = { $cell } n’est pas à côté de la base dans l’anneau.
refusal-not-your-character = { $character } n’est pas de l’équipe dont c’est le tour.
refusal-detained = { $character } est retenu ce tour-ci.
refusal-not-adjacent = { $cell } n’est pas une case voisine.
refusal-card-used = { $character } a déjà utilisé cette capacité.
refusal-no-effect = Cela n’aurait aucun effet maintenant.
refusal-stone-not-carried = Personne dans votre équipe ne porte : { $stone }.
refusal-stone-spent = Déjà utilisée ce tour-ci : { $stone }.
refusal-slot-empty = { $character } n’a rien dans cet emplacement.
refusal-handled-already = { $character } l’a déjà fait depuis le dernier événement.
refusal-nothing-there = Ce jeton n’est pas sur la case ({ $character }) : { $token }.
refusal-slot-occupied = L’emplacement est occupé : { $character }.
refusal-half-carried = Personne ne peut ramasser un jeton de commandement tant que l’autre est porté.
refusal-stone-on-foreign-base = Seules Gamora ou la Pierre du Temps peuvent prendre une Pierre sur une base adverse.
refusal-card-not-used = La capacité est prête, inutile de dépenser de l’énergie : { $character }.
refusal-not-his-energy = L’énergie sur la case du partenaire ne sert pas à { $character }.
refusal-no-energy = Il n’y a pas d’énergie là pour { $character }.

## Ce dont parlent les conseils et l’analyse.

term-points = des points
term-stones = des Pierres d’Infinité
term-energy_at_base = de l’énergie à la base
term-heroes_at_base = des super-héros à la base
term-unused = une capacité en réserve
term-detained = une équipe libre de ses mouvements
term-qualified = un champ de bataille tenu
term-claimed = un champ de bataille occupé
term-carried = un super-héros avec l’équipe
term-steps_to_battlefield = un chemin plus court vers un champ de bataille
term-half_and_twin = un jeton de commandement dont l’autre moitié est en vue
term-steps_to_twin = un chemin plus court vers l’autre moitié
term-half = un jeton de commandement
term-energy_carried = de l’énergie en chemin
term-hero_in_sight = un super-héros en vue
term-steps_to_hero = un chemin plus court vers un super-héros
term-steps_to_closed = un chemin plus court vers une tuile cachée
term-danger = la sécurité face aux rivaux
term-danger_of_thanos = la sécurité face à Thanos
term-turn = le tour
term-closed_tiles = un chemin vers les dernières tuiles cachées
