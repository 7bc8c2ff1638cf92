## The game

game-title = La Bataille des super-héros
game-blurb = Chacun joue une carte en secret, puis on les révèle une à une : frappez, esquivez, piégez et restez le dernier héros debout.
game-length = 30 à 45 min

## Techniques and their actions

name-ambush = Embuscade
name-seize_initiative = Prise d’initiative
name-stun = Étourdissement
name-arsenal = Arsenal
name-explosives = Explosifs
name-ammunition = Munitions
name-planning = Planification
name-feint = Feinte
name-vantage_point = Position avantageuse
name-close_combat = Corps à corps
name-flurry_of_blows = Pluie de coups
name-battle_thrill = Ardeur au combat
name-defence = Défense
name-defensive_stance = Posture défensive
name-breather = Répit
name-trick = Ruse
name-sliding_tackle = Tacle glissé
name-tripwire = Fil piégé
name-shot = Tir
name-shoot_to_kill = Tir meurtrier
name-barrage_fire = Tir de barrage

## Heroes

name-star_lord = Star-Lord
name-gamora = Gamora
name-drax = Drax
name-rocket = Rocket
name-groot = Groot
name-mantis = Mantis
name-nebula = Nebula
name-yondu = Yondu
name-cosmo = Cosmo
name-adam_warlock = Adam Warlock
name-iron_man = Iron Man
name-captain_america = Captain America
name-thor = Thor
name-hulk = Hulk
name-black_widow = Black Widow
name-hawkeye = Hawkeye
name-black_panther = Black Panther
name-captain_marvel = Captain Marvel
name-doctor_strange = Doctor Strange
name-spider_man = Spider-Man

## Battlefields

name-sakaar_arena = Arène de Sakaar
name-kyln = Le Kyln
name-milano = Le Milano
name-xandar = Xandar
name-knowhere = Nulle Part
name-collectors_museum = Musée du Collectionneur
name-ego = Ego
name-realm_of_death = Royaume de la Mort
name-grandmasters_palace = Palais du Grand Maître
name-morag = Morag
name-contraxia = Contraxia
name-titan = Titan
name-avengers_tower = Tour des Avengers
name-sokovia = Sokovie
name-hydra_base = Base de l’HYDRA
name-asgard = Asgard
name-helicarrier = Héliporteur
name-negative_zone = Zone négative
name-quantum_realm = Royaume quantique
name-raft = Le Raft
name-savage_land = Terre sauvage
name-new_york = New York
name-wakanda = Wakanda
name-training_centre = Centre d’entraînement

## Tactics

name-trap = piège
name-knockout = K.-O.

## Team cards and boxes

name-red = rouge
name-blue = bleue
name-guardians = Gardiens
name-avengers = Avengers

## Words of the terminal board

name-board_battle = Combat
name-board_cards = cartes
name-board_deck = pioche
name-board_discard = défausse
name-board_energy = énergie
name-board_first = premier joueur
name-board_hand = main
name-board_known = connu
name-board_laid = jouée
name-board_layout = Choix
name-board_out = hors combat
name-board_round = manche
name-board_stage = étape
name-board_tactics = Tactiques
name-board_team = équipe
name-board_used = capacité utilisée
name-board_wins = victoires

## Options

option-third_win_tie = Égalité à la troisième victoire
option-third_win_tie-help = Ce qui départage plusieurs camps qui gagnent leur troisième combat en même temps.
option-third_win_tie-first_player = le plus proche du premier joueur
option-third_win_tie-to_four = jouer jusqu’à une quatrième victoire
option-third_win_tie-deciding_battle = un combat décisif
option-team_mode = Jeu en équipes
option-team_mode-help = À quatre deux équipes, à six deux ou trois, à huit deux ou quatre.
option-team_mode-off = chacun pour soi
option-team_mode-two = deux équipes
option-team_mode-three = trois équipes
option-team_mode-four = quatre équipes
option-boxes_in_play = Boîtes utilisées
option-boxes_in_play-help = Les boîtes utilisées. À cinq joueurs et plus, il faut les deux.
option-boxes_in_play-auto = selon le nombre de joueurs
option-boxes_in_play-guardians = Gardiens
option-boxes_in_play-avengers = Avengers
option-boxes_in_play-both = les deux
option-team_seats = Équipes
option-team_seats-help = Distribuer les cartes Équipe, ou faire équipe une place sur deux.
option-team_seats-dealt = distribuées
option-team_seats-by_seat = selon les places
option-seize_initiative_variant = Symbole de Prise d’initiative
option-seize_initiative_variant-help = Si le premier joueur perd ou gagne de l’énergie quand on lui prend la carte Premier joueur.
option-seize_initiative_variant-default = dégât
option-seize_initiative_variant-energy = énergie
option-seize_initiative_variant-mixed = énergie pour soi seulement
option-shoot_to_kill_variant = Cibles de Tir meurtrier
option-shoot_to_kill_variant-help = S’il touche tous les adversaires ou un seul.
option-shoot_to_kill_variant-default = tous les adversaires
option-shoot_to_kill_variant-one_target = un adversaire
option-barrage_fire_variant = Cibles de Tir de barrage
option-barrage_fire_variant-help = S’il touche tous les adversaires, jusqu’à deux, ou un seul.
option-barrage_fire_variant-default = tous les adversaires
option-barrage_fire_variant-up_to_two = jusqu’à deux adversaires
option-barrage_fire_variant-one_target = un adversaire
option-trim_by = Défausser jusqu’à cinq
option-trim_by-help = Qui choisit les cartes en trop à défausser avant un combat.
option-trim_by-owner = le propriétaire
option-trim_by-random = le hasard
option-all_exit_result = Tous sortent ensemble
option-all_exit_result-help = Qui gagne quand les derniers héros sortent ensemble sans manquer de cartes.
option-all_exit_result-all_win = tous
option-all_exit_result-nobody_wins = personne
option-discard_pile = Défausse
option-discard_pile-help = Ce que tous voient de la défausse commune.
option-discard_pile-public = toutes les cartes
option-discard_pile-top_only = la carte du dessus
option-discard_pile-hidden = seulement sa taille
option-team_hands = Mains des équipiers
option-team_hands-help = Si les équipiers voient les cartes les uns des autres.
option-team_hands-hidden = cachées
option-team_hands-shared = partagées
option-first_player = Premier joueur
option-first_player-help = Qui a la carte Premier joueur au départ.
option-first_player-random = tiré au sort
option-first_player-p1 = place 1
option-first_player-p2 = place 2
option-first_player-p3 = place 3
option-first_player-p4 = place 4
option-first_player-p5 = place 5
option-first_player-p6 = place 6
option-first_player-p7 = place 7
option-first_player-p8 = place 8
option-cards = Vos propres cartes
option-cards-help = Un fichier de cartes avec les textes de votre boîte. Sinon, on joue avec des cartes de remplacement.
option-cards-none = celles fournies

## Questions

ask-pick_hero = Vous avez reçu { $heroes }. Choisissez votre héros.
ask-trim = Vous avez plus de cinq cartes. Défaussez-en { $count }.
ask-draft = Prenez une carte visible.
ask-lay = Jouez une carte face cachée. Vous pouvez la changer jusqu’à ce que tous aient choisi.
ask-action = Vous révélez { $card }. Choisissez une action.
ask-order = Vous faites les deux actions de { $card }. Laquelle d’abord ?
ask-ability = Utiliser maintenant la capacité de { $hero } ?
ask-optional = { $source } : voulez-vous le faire ?
ask-target = { $source } : choisissez un adversaire.
ask-targets = { $source } : choisissez jusqu’à deux adversaires.
ask-event_target = Choisissez le héros touché qui subit davantage.
ask-name = Annoncez une technique à { $to_seat }.
ask-tactic = { $op_id ->
    [set_trap] Choisissez une tactique à piéger.
    [remove_trap] Choisissez un piège à retirer.
    [place_knockout] Choisissez une tactique pour un K.-O.
    [remove_knockout] Choisissez un K.-O. à retirer.
   *[flip_tactic] Choisissez une tactique à retourner (encore { $count }).
}
ask-option = { $source } : faites un choix.
ask-discard = Choisissez une carte à défausser ({ $count } en tout). Vous pouvez la changer jusqu’à ce que tous aient choisi.
ask-pick_card = { $from_seat } a { $cards }. Quelle carte défausser ?
ask-swap = Choisissez la carte de votre main qui remplace la carte jouée.

## Headings over actions of one kind

kind-lay = Jouer face cachée
kind-take = Prendre
kind-do = Action à faire
kind-use = Utiliser
kind-pass = Non
kind-target = Cible
kind-name = Annoncer
kind-tactic = Tactique
kind-discard = Défausser
kind-swap = Échanger contre
kind-option = Choix
kind-hero = Héros

## What happened

event-team_card = { $seat } regarde une carte Équipe.
event-team_card-secret = { $seat } regarde une carte Équipe : { $colour }, { $back }.
event-teams = Les équipes sont connues et leurs membres s’assoient à tour de rôle.
event-first_player = { $seat } a la carte Premier joueur.
event-hero_dealt = { $seat } reçoit un héros.
event-hero_dealt-secret = { $seat } reçoit { $hero }.
event-chosen = { $seat } a choisi.
event-hero = { $seat } joue { $hero }.
event-battle = Le combat { $battle } commence.
event-battlefield = Le champ de bataille est { $battlefield }.
event-drawn = { $seat } pioche une carte.
event-drawn-secret = { $seat } pioche { $card }.
event-drawn_openly = { $seat } pioche { $card } face visible.
event-laid_out = { $card } est révélée.
event-drafted = { $seat } prend { $card }.
event-layout_discarded = Le reste est défaussé : { $cards }.
event-deck_renewed = La défausse devient la nouvelle pioche : { $count } cartes.
event-stage = Manche { $round }, étape { $stage } : chacun joue une carte.
event-laid = { $seat } a joué une carte face cachée.
event-laid-secret = { $seat } joue { $card } face cachée.
event-opened = { $seat } révèle { $card }.
event-left = { $cause_id ->
    [energy] { $seat } n’a plus d’énergie et quitte le combat.
    [knockout] { $seat } est K.-O. et quitte le combat.
    [number] { $seat } a révélé un numéro qui rompt sa série et quitte le combat.
   *[no_cards] { $seat } n’a pas de carte à jouer et quitte le combat.
}
event-knockout = Il y avait un K.-O. sur { $tactic } : il touche { $seat }.
event-guarded = { $seat } a une protection : { $source } n’a pas d’effet.
event-trap = Il y a un piège sur { $tactic } : { $seat } le déclenche.
event-damage = { $seat } perd { $amount ->
    [one] { $amount } point d’énergie
   *[other] { $amount } points d’énergie
} ({ $source }) : { $from } → { $to }.
event-no_damage = { $seat } ne subit rien ({ $source }).
event-energy = { $seat } : énergie { $from } → { $to }.
event-action = { $seat } joue « { $action } ».
event-ability = { $seat } utilise la capacité de { $hero }.
event-ability_kept = { $seat } garde sa capacité pour plus tard.
event-aimed = { $seat } vise { $to_seat }.
event-named = { $seat } annonce { $card } à { $to_seat }.
event-hand_shown = { $seat } montre sa main : { $cards }.
event-hand_shown_to = { $seat } montre sa main à { $to_seat }.
event-hand_shown_to-secret = { $seat } montre sa main à { $to_seat } : { $cards }.
event-discarded = { $seat } défausse { $card }.
event-discarded_unseen = { $seat } défausse une carte sans la montrer.
event-discarded_unseen-secret = { $seat } défausse { $card } sans la montrer.
event-given = { $seat } reçoit { $card }.
event-deck_shuffled = Exemplaires de { $card } trouvés : { $found }. La pioche est mélangée.
event-first_player_card = { $seat } prend la carte Premier joueur à { $from_seat }.
event-guard = { $seat } tourne la carte : protection tant qu’elle reste dans la série.
event-returned = { $seat } reprend { $card } en main.
event-swapped = { $seat } échange en secret la carte jouée.
event-swapped-secret = { $seat } échange { $from } contre { $card }.
event-knockout_placed = Un K.-O. est posé sur { $tactic }.
event-knockout_removed = Le K.-O. est retiré de { $tactic }.
event-trap_set = Un piège est posé sur { $tactic }.
event-trap_removed = Le piège sur { $tactic } est retiré.
event-round_end = La manche { $round } est finie. Les séries sont défaussées.
event-battle_won = Le combat est gagné par { $seats }.
event-battle_drawn = Personne ne gagne le combat.
event-knockouts_back = Les { $count } K.-O. sont de retour dans la pile.
event-play_to_four = Plusieurs camps ont trois victoires : il en faut maintenant quatre ({ $seats }).
event-deciding_battle = Un combat décisif oppose { $seats }.
event-game_won = La partie est gagnée par { $seats }.

## How a game ended

reason-third_win = troisième combat gagné
reason-nearest_to_first_player = égalité tranchée par la carte Premier joueur
reason-fourth_win = quatrième combat gagné
reason-deciding_battle = combat décisif gagné

## The end explained

end-third_win = Trois combats gagnés donnent la partie : { $seats }.
end-fourth_win = Plusieurs camps avaient trois victoires : il en fallait une quatrième ({ $seats }).
end-deciding = Plusieurs camps avaient assez de victoires. Le combat décisif revient à { $seats }.
end-first_player = Plusieurs camps ont gagné en même temps. Le premier joueur l’emporte : { $holder }.
end-nearest = Plusieurs camps ont gagné en même temps. Le plus proche du premier joueur ({ $holder }) dans le sens horaire l’emporte : { $seats }.
count-wins = Combats gagnés

## Why something cannot be done

refusal-out-of-battle = Votre héros est hors de ce combat.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-other-question = Répondez d’abord à l’autre question.
refusal-no-ability-now = Aucune capacité ne peut remplacer l’action maintenant.
refusal-other-card = Vous avez révélé { $card } : choisissez une de ses actions.
refusal-not-laid-out = { $card } n’est pas parmi les cartes visibles.
refusal-not-in-hand = Cette carte n’est pas là.
refusal-already-chosen = C’est déjà votre choix.
refusal-not-dealt = Ce héros ne vous a pas été distribué.
refusal-must-choose = Vous devez choisir.
refusal-nobody-there = Personne n’est assis là.
refusal-target-out = { $seat } est hors combat.
refusal-target-own-side = { $seat } est de votre côté. Choisissez un adversaire.
refusal-target-again = Vous ne pouvez pas choisir { $seat } ici.
refusal-knockout-there = Il y a déjà un K.-O. sur { $tactic }.
refusal-no-knockout-there = Il n’y a pas de K.-O. sur { $tactic }.
refusal-trap-there = Il y a déjà un piège sur { $tactic }.
refusal-no-trap-there = Il n’y a pas de piège sur { $tactic }.
refusal-turned-already = { $tactic } a déjà été retournée.

## Texts of cards: sentences

text-action = { $steps }.
text-active = une fois par combat, { $window } : { $steps }.
text-active-if = une fois par combat, { $window }, si { $condition } : { $steps }.
text-passive = { $window } : { $steps }.
text-passive-if = { $window }, si { $condition } : { $steps }.
text-then = { $first }, puis { $second }
text-or = { $first } ; ou { $second }
text-when = { $step } (si { $condition })
text-optional = si vous voulez, { $step }
text-by-owner = { $step } (au choix du propriétaire)
text-by-right_of_first = { $step } (au choix du joueur à droite du premier joueur)

## Texts of cards: steps

text-damage = { $target } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}
text-damage-self = subissez { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}
text-damage-unblockable = { $target } subit { $amount } { $amount ->
    [one] dégât imparable
   *[other] dégâts imparables
}
text-gain_energy = { $target } gagne { $amount ->
    [one] { $amount } point d’énergie
   *[other] { $amount } points d’énergie
}
text-gain_energy-self = gagnez { $amount ->
    [one] { $amount } point d’énergie
   *[other] { $amount } points d’énergie
}
text-set_energy = { $target } passe à { $amount ->
    [one] { $amount } point d’énergie
   *[other] { $amount } points d’énergie
}
text-set_energy-self = passez à { $amount ->
    [one] { $amount } point d’énergie
   *[other] { $amount } points d’énergie
}
text-draw = { $target } pioche { $amount } { $amount ->
    [one] carte
   *[other] cartes
}
text-draw-self = piochez { $amount } { $amount ->
    [one] carte
   *[other] cartes
}
text-discard_random = { $target } défausse { $amount } { $amount ->
    [one] carte
   *[other] cartes
} au hasard
text-discard_random-self = défaussez { $amount } { $amount ->
    [one] carte
   *[other] cartes
} au hasard
text-discard_chosen = { $target } défausse { $amount } { $amount ->
    [one] carte
   *[other] cartes
} de votre choix
text-discard_chosen-self = défaussez { $amount } { $amount ->
    [one] carte
   *[other] cartes
} de votre choix
text-name_card = annoncez une technique à un joueur : { $target }
text-discard_named = { $target } défausse { $amount } { $amount ->
    [one] carte
   *[other] cartes
} de ce nom
text-discard_named-all = { $target } défausse toutes les cartes de ce nom
text-discard_named-self = défaussez { $amount } { $amount ->
    [one] carte
   *[other] cartes
} de ce nom
text-reveal_hand = { $target } montre sa main à tous
text-reveal_hand-to_you = { $target } vous montre sa main
text-reveal_hand-self = montrez votre main à tous
text-give_card = { $target } reçoit { $technique } de la pioche ou de la défausse
text-give_card-self = recevez { $technique } de la pioche ou de la défausse
text-set_trap = posez { $amount } { $amount ->
    [one] piège
   *[other] pièges
}
text-set_trap-numbers = posez des pièges sur { $numbers }
text-remove_trap = retirez { $amount } { $amount ->
    [one] piège
   *[other] pièges
}
text-remove_trap-numbers = retirez les pièges de { $numbers }
text-flip_tactic = retournez { $amount } { $amount ->
    [one] tactique
   *[other] tactiques
}
text-flip_tactic-up_to = retournez jusqu’à { $amount } { $amount ->
    [one] tactique
   *[other] tactiques
}
text-place_knockout = posez { $amount } K.-O.
text-remove_knockout = retirez { $amount } K.-O.
text-take_first_player = prenez la carte Premier joueur
text-pass_first_player = passez la carte Premier joueur au prochain héros à gauche encore au combat
text-guard = tournez cette carte : tant qu’elle reste dans la série, sont sans effet sur vous : { $blocks }
text-perform_other_action = faites aussi l’autre action de la carte
text-return_played = reprenez en main la carte révélée
text-swap_laid = échangez en secret la carte jouée contre une de votre main
text-choose = choisissez une option ({ $options })
text-if = si { $condition }, { $then }
text-if-else = si { $condition }, { $then } ; sinon { $else }
text-set_amount = c’est { $amount } à la place
text-set_amount-one = c’est { $amount } à la place pour { $target }
text-add_amount = c’est { $amount } de plus
text-cap_amount = c’est { $amount } au plus
text-make_unblockable = c’est imparable
text-cancel_exit = restez au combat

## Texts of cards: whom

target-self = vous
target-holder = le premier joueur
target-one_opponent = un adversaire
target-up_to_two_opponents = chacun d’au plus deux adversaires
target-each_opponent = chaque adversaire
target-each_in_battle = chaque héros au combat
target-chosen = l’adversaire choisi
target-event_target = le héros touché
target-one_event_target = un des héros touchés

## Texts of cards: when

window-battle_start = au début du combat
window-after_draft = après le choix de cartes
window-before_reveal = avant de révéler votre carte
window-instead_of_action = au lieu de l’action
window-after_action = après votre action
window-would_deal_damage = quand vous infligez des dégâts
window-would_take_damage = quand vous subissez des dégâts
window-after_damage = après que vos dégâts ont porté
window-would_gain_energy = quand vous gagnez de l’énergie
window-would_leave_by_damage = quand des dégâts vous feraient quitter le combat
window-would_leave_by_knockout = quand un K.-O. vous ferait quitter le combat
window-end_of_round = à la fin de la manche

## Texts of cards: conditions

if-in_battle = { $who } est encore au combat
if-is_holder = { $who } a la carte Premier joueur
if-has_named = { $who } a cette technique en main
if-played = la carte révélée est { $cards }
if-source = cela vient de { $cards }
if-energy_at_most = { $who } a au plus { $amount ->
    [one] { $amount } point d’énergie
   *[other] { $amount } points d’énergie
}
if-in_battle-self = vous êtes encore au combat
if-is_holder-self = vous avez la carte Premier joueur
if-has_named-self = vous avez cette technique en main
if-energy_at_most-self = vous avez au plus { $amount ->
    [one] { $amount } point d’énergie
   *[other] { $amount } points d’énergie
}
text-not = pas : { $condition }
text-all = { $first } et { $second }
text-any = { $first } ou { $second }

## Texts of cards: changed rules

rule-knockout_damage-0 = un K.-O. fait quitter le combat au héros
rule-series_order-not_lower = les numéros d’une série ne doivent pas descendre
rule-series_order-higher = chaque numéro d’une série doit dépasser le précédent
rule-series_order-not_higher = les numéros d’une série ne doivent pas monter
rule-trap_damage = les pièges infligent { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}
rule-trap_stays-yes = un piège déclenché reste
rule-trap_stays-no = un piège déclenché se retourne
rule-knockout_damage = un K.-O. inflige { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} au lieu de faire quitter le combat
rule-abilities_on-yes = les capacités des héros agissent
rule-abilities_on-no = les capacités des héros n’agissent pas
rule-discard_by-random = on défausse au hasard
rule-discard_by-owner = le joueur choisit ce qu’il défausse
rule-hands-hidden = les mains sont cachées
rule-hands-open = tout le monde voit les mains
rule-draft_passes = le choix de cartes se fait en { $amount } tours
rule-both_actions = avec { $cards }, faites les deux actions dans l’ordre de votre choix

## Ce dont parlent les conseils et l’analyse.

term-wins = un combat gagné
term-in_battle = rester dans le combat
term-energy = de l’énergie
term-cards = des cartes en main
term-series = une série qui peut continuer
