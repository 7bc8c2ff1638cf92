## The game

game-title = Thanos : l’Ascension
game-blurb = Tous contre Thanos : lancez les dés, recrutez des héros et battez ses vilains avant qu’il ne tienne six pierres. On gagne ou on perd ensemble.
game-length = 45–60 min

## Heroes

name-captain_america = Captain America
name-black_widow = Black Widow
name-bucky_barnes = Bucky Barnes
name-hawkeye = Hawkeye
name-hulk = Hulk
name-okoye = Okoye
name-quinjet = Quinjet
name-black_panther = Black Panther
name-falcon = Falcon
name-friday = Friday
name-hulkbuster = Hulkbuster
name-iron_man = Iron Man
name-iron_spider = Iron Spider
name-royal_talon_fighter = Royal Talon Fighter
name-shuri = Shuri
name-war_machine = War Machine
name-doctor_strange = Doctor Strange
name-heimdall = Heimdall
name-loki = Loki
name-mantis = Mantis
name-statesman = Statesman
name-thor = Thor
name-vision = Vision
name-wong = Wong
name-gamora = Gamora
name-drax = Drax
name-groot = Groot
name-guardians_ship = Vaisseau des Gardiens
name-nebula = Nebula
name-rocket = Rocket
name-star_lord = Star-Lord
name-the_collector = Le Collectionneur

## Villains

name-outrider_battle_tech = Outrider (combat/technologie)
name-outrider_tech_cosmic = Outrider (technologie/cosmique)
name-outrider_tech_mystic = Outrider (technologie/mystique)
name-outrider_battle_cosmic = Outrider (combat/cosmique)
name-outrider_battle_mystic = Outrider (combat/mystique)
name-outrider_mystic_cosmic = Outrider (mystique/cosmique)
name-cull_obsidian = Cull Obsidian
name-proxima_midnight = Proxima Midnight
name-ebony_maw = Ebony Maw
name-corvus_glaive = Corvus Glaive

## Bases

name-avengers_compound = Complexe des Avengers
name-wakanda = Wakanda
name-sanctum_sanctorum = Sanctum Sanctorum
name-knowhere = Nulle Part

## Stones and their colours

name-soul = Pierre de l’Âme
name-reality = Pierre de Réalité
name-space = Pierre de l’Espace
name-power = Pierre du Pouvoir
name-time = Pierre du Temps
name-mind = Pierre de l’Esprit
name-red = rouge
name-blue = bleu
name-green = vert
name-purple = violet
name-orange = orange
name-yellow = jaune

## Symbols and types

name-battle = combat
name-tech = technologie
name-mystic = mystique
name-cosmic = cosmique

## Dice

name-red-b = rouge « combat »
name-red-t = rouge « technologie »
name-red-m = rouge « mystique »
name-red-x = rouge « cosmique »
name-red-bb = rouge « combat ×2 »
name-red-tt = rouge « technologie ×2 »
name-red-mm = rouge « mystique ×2 »
name-red-xx = rouge « cosmique ×2 »
name-blue-b = bleu « combat »
name-blue-t = bleu « technologie »
name-blue-m = bleu « mystique »
name-blue-x = bleu « cosmique »
name-blue-bb = bleu « combat ×2 »
name-blue-tt = bleu « technologie ×2 »
name-blue-mm = bleu « mystique ×2 »
name-blue-xx = bleu « cosmique ×2 »
name-green-b = vert « combat »
name-green-t = vert « technologie »
name-green-m = vert « mystique »
name-green-x = vert « cosmique »
name-green-bb = vert « combat ×2 »
name-green-tt = vert « technologie ×2 »
name-green-mm = vert « mystique ×2 »
name-green-xx = vert « cosmique ×2 »
name-purple-b = violet « combat »
name-purple-t = violet « technologie »
name-purple-m = violet « mystique »
name-purple-x = violet « cosmique »
name-purple-bb = violet « combat ×2 »
name-purple-tt = violet « technologie ×2 »
name-purple-mm = violet « mystique ×2 »
name-purple-xx = violet « cosmique ×2 »
name-die_of_red = dé rouge
name-die_of_blue = dé bleu
name-die_of_green = dé vert
name-die_of_purple = dé violet
name-thanos_die = dé de Thanos
name-stone_die = dé des pierres
name-turn_ccw = tourner dans le sens antihoraire
name-turn_cw = tourner dans le sens horaire
name-villains = vilains
name-stone = pierre

## Tokens

name-symbol_battle = symbole « combat »
name-symbol_tech = symbole « technologie »
name-symbol_mystic = symbole « mystique »
name-symbol_cosmic = symbole « cosmique »
name-die_red = dé rouge en plus
name-die_blue = dé bleu en plus
name-die_green = dé vert en plus
name-die_purple = dé violet en plus
name-heal_two = soin de 2
name-counter_off = retirer un marqueur

## Levels

name-level_easy = Facile
name-level_normal = Normal
name-level_hard = Difficile
name-level_expert = Expert
name-level_expert_six = Expert, six pertes

## Places and causes

name-sector_1 = secteur 1
name-sector_2 = secteur 2
name-sector_3 = secteur 3
name-thanos = Thanos
name-dice = dés
name-reward = récompense
name-recruited = recrutement

## The board in a terminal

name-board_turn = Tour
name-board_villains = Vilains
name-board_heroes = Héros perdus
name-board_stones = Pierres
name-board_deck = Pioche
name-board_thanos = THANOS
name-board_here = équipe ici
name-board_dice = Dés
name-board_pool = à lancer
name-board_forfeited = perdus
name-board_tokens = Jetons
name-board_used = utilisé
name-board_new = nouveau
name-board_no_heal = aucun soin
name-board_empty = vide
name-board_soul = Âme
name-board_reality = Réalité
name-board_space = Espace
name-board_power = Pouvoir
name-board_time = Temps
name-board_mind = Esprit

## Headings over actions

kind-pass = Pas maintenant
kind-wait = Me demander après le lancer
kind-pass_turn = Pas ce tour-ci
kind-done = Terminé
kind-stop = Arrêter les lancers
kind-deploy = Se déployer dans un secteur
kind-assign = Dés sur une carte
kind-lay = Poser un dé
kind-forfeit = Sacrifier un dé
kind-use = Utiliser un pouvoir
kind-play = Jouer un jeton
kind-heal = Retirer des dégâts
kind-remove = Retirer un marqueur d’une pierre
kind-hit = Blesser un vilain
kind-pick = Choisir un dé
kind-face = Choisir une face
kind-color = Choisir une couleur
kind-base = Choisir une base
kind-keep = Garder un jeton
kind-trigger = Vilain suivant
kind-damage = Blesser un héros
kind-play_of = Jouer le jeton d’un équipier

## Questions

ask-base = Choisissez votre base.
ask-deploy = Choisissez un secteur où vous déployer.
ask-villains = Choisissez le vilain qui agit ensuite : { $cards }.
ask-tied = { $source } blesse l’un de ces héros. Choisissez lequel.
ask-strike = { $owner_self ->
    [yes] { $source } blesse encore { $left } de vos héros. Choisissez le prochain.
   *[no] { $source } blesse encore { $left } héros de { $owner }. Choisissez le prochain.
}
ask-color = { $source } donne un dé. Choisissez sa couleur.
ask-window = { $window ->
    [1] { $active_seat_self ->
        [yes] Jouer un jeton ou un pouvoir avant votre lancer ?
       *[no] Jouer un jeton avant le lancer de { $active_seat } ?
    }
    [2] { $active_seat_self ->
        [yes] Jouer un jeton pour votre lancer ?
       *[no] Jouer un jeton pour le lancer de { $active_seat } ?
    }
    [3] { $active_seat_self ->
        [yes] Vos dés sont posés. Jouer un jeton ou un pouvoir ?
       *[no] Les dés de { $active_seat } sont posés. Jouer un jeton ?
    }
   *[4] { $active_seat_self ->
        [yes] Dernière occasion de ce tour de soigner ou de retirer des marqueurs.
       *[no] Dernière occasion du tour de { $active_seat } de soigner ou de retirer des marqueurs.
    }
}
ask-before_check = Changer des dés avant la vérification du pouvoir d’équipe ?
ask-assign = Lancer { $roll } : choisissez une carte pour vos dés.
ask-lay = Choisissez les dés pour { $card }.
ask-manip_die = { $source } : choisissez un dé.
ask-manip_face = { $source } tourne le dé { $die }. Choisissez la face.
ask-token_card = Choisissez une carte pour le jeton ({ $source }).
ask-heal = { $target_id ->
    [one_hero] { $source } retire jusqu’à { $n } dégâts d’un héros. Choisissez le héros.
   *[other] { $source } retire encore { $n } dégâts. Choisissez un héros.
}
ask-remove = { $source } retire un marqueur d’une pierre. Choisissez la pierre.
ask-hit = { $source } blesse un vilain. Choisissez le vilain.
ask-keep = Choisissez le jeton à garder.
ask-abilities = Choisissez le pouvoir qui agit ensuite.

## What happens

event-facing = Thanos regarde le { $to }.
event-base = { $seat } prend { $base } avec { $card }.
event-dealt = { $card } est en jeu dans le { $place }.
event-first_player = { $seat } commence.
event-turn = Tour { $turn } : { $seat }.
event-deployed = { $seat } se déploie dans le { $sector }.
event-stone_die = Le dé des pierres montre : { $color }.
event-thanos_die = Dé de Thanos : { $face }.
event-counter = { $stone } : { $from } → { $to } marqueurs ({ $source }).
event-counter_off = { $stone } : { $from } → { $to } marqueurs, grâce à : { $source }.
event-power = { $stone } est dans le Gant : son pouvoir agit.
event-power_void = { $stone } ne fait rien pendant le pouvoir d’un vilain.
event-no_heal = { $stone } : aucun dégât n’est retiré aux héros ce tour-ci.
event-turned = Thanos se tourne : { $from } → { $to }.
event-attack = Thanos attaque le { $sector }.
event-triggered = { $card } agit.
event-damage = { $card } : dégâts { $from } → { $to } ({ $source }).
event-healed = { $card } : dégâts { $from } → { $to }, grâce à : { $source }.
event-villain_hit = { $card } prend des dégâts : { $from } → { $to } ({ $source }).
event-villain_healed = { $card } récupère : { $from } → { $to } ({ $source }).
event-pool = { $seat } prend les dés de { $base } : { $dice }.
event-die_added = { $source } : un dé de plus, { $color }.
event-die_lost = { $source } donnerait un dé, mais il n’en reste plus.
event-roll = { $seat } lance les dés (lancer { $roll }).
event-die = Un dé montre : { $die }.
event-team_ability = { $base } : { $n } × « { $symbol } » au premier lancer. Le pouvoir d’équipe agit.
event-ability = { $seat } utilise le pouvoir de { $card }.
event-die_turned = { $card } : le dé { $from } devient { $to }.
event-laid = { $seat } pose { $die } sur { $card }.
event-token_laid = { $seat } pose le jeton { $token } sur { $card }.
event-forfeited = { $seat } sacrifie { $die }.
event-stopped = { $seat } arrête de lancer.
event-token_played = { $seat } joue un jeton : { $token }.
event-token_drawn = { $seat } pioche un jeton : { $token } ({ $source }).
event-token_discarded = { $seat } défausse un jeton : { $token }.
event-tokens_shuffled = Les jetons défaussés sont mélangés : { $n } à piocher.
event-recruited = { $card } rejoint { $seat }.
event-stays_hurt = { $card } arrive avec { $n } dégâts : aucun soin ce tour-ci.
event-fell = { $card } tombe dans son secteur.
event-fell_in_team = { $card }, héros de { $seat }, tombe.
event-beaten = { $card } : K.-O. !
event-collected = { $stone } rejoint le Gant.
event-won = Assez de vilains sont vaincus : victoire commune.
event-lost = { $reason_id ->
    [six_stones] Thanos a les six pierres : défaite commune.
   *[heroes] Trop de héros sont tombés : défaite commune.
}
event-lost_team = { $seat } n’a plus de héros : défaite commune.

## Why something cannot be done

refusal-no-damage = { $card } n’a pas de dégâts à retirer, ou aucun soin n’est possible ce tour-ci.
refusal-base-taken = Cette base est déjà prise.
refusal-not-your-token = Ce jeton est à { $owner } : ce n’est pas à vous de décider.
refusal-no-such-token = Ce jeton n’est pas dans cette main.
refusal-dice-first = On ne joue de jetons qu’après les dés des pierres et de Thanos.
refusal-fresh-token = Ce jeton est nouveau : il se joue à partir du prochain tour.
refusal-no-window = Vous ne pouvez pas jouer de jetons à ce moment.
refusal-no-use = Cela ne servirait à rien maintenant.
refusal-not-your-hero = { $card } n’est pas dans l’équipe dont c’est le tour.
refusal-fresh-hero = { $card } vient d’arriver : son pouvoir sert au prochain tour.
refusal-used-hero = { $card } a déjà servi ce tour-ci.
refusal-pay-with-dice = Le pouvoir de { $card } se paie en y posant des dés.
refusal-works-by-itself = Le pouvoir de { $card } agit tout seul.
refusal-can-complete = Une carte du secteur peut encore être complétée.
refusal-no-such-die = Aucun dé ne montre cela.
refusal-must-assign = Une carte du secteur peut recevoir un dé : vous devez en poser un.
refusal-card-first = Choisissez d’abord la carte, puis ses dés.
refusal-complete = { $card } est déjà complète.
refusal-full-villain = { $card } ne peut plus prendre de dégâts et part à la fin du tour.
refusal-no-match = Aucun dé ne montre un symbole dont { $card } a besoin.
refusal-other-sector = { $card } est dans un autre secteur.
refusal-no-price = Le pouvoir de { $card } ne se paie pas en dés.
refusal-paid-already = Vous avez déjà payé le pouvoir de { $card } ce tour-ci.
refusal-not-there = { $card } n’est pas en jeu.
refusal-one-card-per-roll = Les dés d’un lancer vont sur une seule carte : { $card }.
refusal-covers-nothing = { $die } ne couvre plus rien sur { $card }.

## How it ends

reason-villains = assez de vilains vaincus
reason-six_stones = Thanos a six pierres
reason-heroes = trop de héros tombés
reason-team = { $seats_count ->
    [one] l’équipe de { $seats } n’a plus de héros
   *[other] une équipe n’a plus de héros
}

## The end explained

end-villains = { $count } vilains vaincus, il en fallait { $goal }.
end-win_first = La défaite serait tombée au même moment, mais la victoire passe avant.
end-six_stones = Thanos a les six pierres.
end-heroes = { $count } héros sont tombés. La limite est de { $limit }.
end-team = Il ne reste aucun héros dans l’équipe de { $seats }.
end-villains_left = Vilains vaincus : { $count } sur { $goal }.
end-stones_so_far = Pierres de Thanos : { $count } sur { $goal }.
end-heroes_fallen = Héros tombés : { $count }. À { $limit }, la partie est perdue.
count-team = Héros dans l’équipe

## Options

option-level = Niveau
option-level-help = Combien de vilains il faut vaincre et combien de héros peuvent tomber.
option-level-easy = Facile : 7 vilains
option-level-normal = Normal : 8 vilains
option-level-hard = Difficile : 9 vilains
option-level-expert = Expert : les 10 vilains
option-level-expert_six = Expert, six héros perdus au plus
option-bases = Bases
option-bases-help = Une base par place, dans l’ordre. Vide : chacun choisit.
option-cards = Vos propres cartes
option-cards-help = Un fichier avec les valeurs corrigées des cartes de votre boîte.
option-cards-none = celles du jeu
option-first_player = Premier joueur
option-first_player-help = La place qui commence.
option-first_player-random = tiré au sort
option-first_player-p1 = place 1
option-first_player-p2 = place 2
option-first_player-p3 = place 3
option-first_player-p4 = place 4
option-early_stop = Dés sans espoir
option-early_stop-help = Quand aucune carte du secteur ne peut plus être complétée.
option-early_stop-may = on peut arrêter
option-early_stop-must = on doit arrêter
option-token_control = Jetons
option-token_control-help = Qui décide des jetons des autres.
option-token_control-owner = leurs propriétaires
option-token_control-active = la personne dont c’est le tour
option-cull_picker = Victimes de Cull Obsidian
option-cull_picker-help = Qui choisit les héros blessés.
option-cull_picker-owner = chacun pour son équipe
option-cull_picker-active = la personne dont c’est le tour
option-cull_picker-random = le hasard
option-villain_order = Ordre des vilains
option-villain_order-help = Qui décide quand plusieurs vilains agissent à la fois.
option-villain_order-active = la personne dont c’est le tour
option-villain_order-fixed = par secteur et place
option-windows = Moments des jetons
option-windows-help = Si l’on interroge les joueurs l’un après l’autre.
option-windows-asked = on demande à ceux qui peuvent jouer
option-windows-open = table ouverte : jouer à tout moment
option-team_check_after_manip = Pouvoir d’équipe après changement de dés
option-team_check_after_manip-help = Les dés sont changés avant la vérification du premier lancer.
option-mind_inside_villain_ability = Pierre de l’Esprit dans les pouvoirs de vilains
option-mind_inside_villain_ability-help = Son pouvoir agit quand un vilain l’a lancée.
option-red_stone_blocks_recruit_heal = La Pierre de Réalité laisse les recrues blessées
option-red_stone_blocks_recruit_heal-help = Dans un tour sans soin, les recrues gardent leurs dégâts.
option-nebula_once_per_turn = Nebula une fois par tour
option-nebula_once_per_turn-help = Son pouvoir ne sert qu’une fois par tour.

## Abilities: one message for each word of the vocabulary

ability = { $when } : { $does }
ability-heads = { $first }, { $then }
ability-effects = { $first } ; { $then }
timing-pool = En réunissant vos dés
timing-manip = Après un lancer
timing-assign = Pour { $n } × « { $symbol } »
timing-free = Pendant votre tour
timing-after_damage = Après vos dés
condition-always = toujours
condition-team_has = avec un héros de type « { $type } » dans l’équipe
condition-team_has_other = avec un autre héros de type « { $type } » dans l’équipe
condition-villain_in_deployed_sector = avec un vilain dans le secteur de déploiement
condition-villain_hit_this_turn = si un vilain a été blessé ce tour-ci
condition-self_has_empty_space = avec un espace libre sur cette carte
condition-opening_symbols = premier lancer avec au moins { $min } × « { $symbol } »
effect-add_die = { $per_self_damage ->
    [0] +1 dé ({ $colors })
   *[other] +1 dé ({ $colors }) par tranche de { $per_self_damage } dégâts sur cette carte
}
effect-reroll = { $dice ->
    [one] relancer un dé
   *[other] relancer jusqu’à { $dice } dés
}
effect-turn_face = tourner un dé montrant { $showing } sur une autre de ses faces
effect-heal = { $target_id ->
    [one_hero] retirer jusqu’à { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } d’un héros au choix
    [split] retirer { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }, à répartir librement
   *[per_villain_hit] retirer { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de héros au choix par blessure infligée aux vilains ce tour-ci
}
effect-remove_counter = { $n ->
    [one] retirer { $n } marqueur d’une pierre
   *[other] retirer { $n } marqueurs des pierres
}
effect-draw_token = { $keep ->
    [0] { $n ->
        [one] piocher un jeton
       *[other] piocher { $n } jetons
    }
   *[other] piocher { $n } jetons, en garder { $keep }
}
effect-hit_villain = { $target_id ->
    [undamaged] { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } à un vilain indemne, dans n’importe quel secteur
   *[any] { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } à un vilain au choix
}
effect-damage_self = { $n ->
    [one] poser { $n } dégât sur cette carte
   *[other] poser { $n } dégâts sur cette carte
}
effect-hit_heroes = { $scope_id ->
    [own_sector] { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } à chaque héros de son secteur ({ $types })
    [next_sector_cw] { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } à chaque héros du secteur suivant dans le sens horaire ({ $types })
   *[active_team] { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } à chaque héros de l’équipe active ({ $types })
}
effect-hit_each_team = { $n ->
    [one] { $n } dégât à { $heroes } héros de chaque équipe
   *[other] { $n } dégâts à { $heroes } héros de chaque équipe
}
effect-hit_one = { $pick_id ->
    [most_health] { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } au héros de l’équipe active qui a le plus de santé
   *[least_health] { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } au héros de l’équipe active qui a le moins de santé
}
effect-roll_stone = { $times ->
    [one] relancer le dé des pierres
   *[other] relancer le dé des pierres { $times } fois
}
effect-trigger_villains = les vilains du secteur que regarde Thanos agissent
effect-no_heal = aucun dégât n’est retiré aux héros ce tour-ci
effect-heal_villains = { $n ->
    [one] retirer { $n } dégât de chaque vilain
   *[other] retirer { $n } dégâts de chaque vilain
}
effect-add_counter = { $n } marqueur sur chaque autre pierre qui en a le moins
effect-symbol = couvre un symbole : { $symbol }

## Ce dont parlent les conseils et l’analyse.

term-villains = des coups portés aux vilains
term-teams = des équipes plus fortes et en meilleure santé
term-tokens = des jetons bonus
term-losses = moins de blessures
term-stones = les pierres loin de Thanos
term-this_turn = de bonnes chances aux dés de ce tour
