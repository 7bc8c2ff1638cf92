## The board

iw-board = Plateau : neuf colonnes, huit rangées et des places autour
iw-outside = Place extérieure
iw-outside-about = Compte comme une case : on peut s’y tenir, y laisser des jetons et en être renvoyé.
iw-back-red = Tuile rouge cachée
iw-back-blue = Tuile bleue cachée
iw-back-about = Sa face est décidée quand quelqu’un la révèle.
iw-exits = Directions : { $directions }.
iw-possible = Possible : { $actions }
iw-detained-here = { $character }, retenu
iw-lens = La case { $cell } de près
iw-trap = piège

## What tiles do

iw-tile-leadership = Révélée, elle reçoit une moitié du jeton de commandement.
iw-tile-energy = Révélée, elle reçoit un jeton d’énergie.
iw-tile-superheroes = Révélée, elle reçoit deux super-héros.
iw-tile-q_ship = Poussez Thanos sur une case adjacente, ou échangez votre base avec sa voisine de l’anneau. L’un des deux est obligatoire.
iw-tile-guardians_ship = Révélez deux tuiles cachées de votre choix.
iw-tile-cull_obsidian = Vous pouvez échanger deux tuiles libres ; le personnage est alors retenu.
iw-tile-dropship = Vous pouvez voler vers un champ de bataille libre et révélé.
iw-tile-thanos_base = Thanos y apparaît quand on la révèle. Qui arrive ici laisse tout et rentre à sa base.
iw-tile-teleport = Passage à un autre téléporteur libre et révélé, s’il y en a un.
iw-tile-rotation = Toutes les bases d’équipe révélées prennent la place de la suivante, avec tout ce qu’elles portent.
iw-tile-proxima = Choisissez une direction : tous ceux sur cette ligne retournent à leur base, Thanos aussi.
iw-tile-ebony_maw = Au prochain tour de table, chaque équipe est jouée par le voisin de gauche de son propriétaire.
iw-tile-corvus = Tout laisser ici, aller à la place extérieure la plus proche et être retenu. Deux aussi proches : le sort décide.
iw-tile-outrider_general = Être retenu : au prochain tour ce personnage ne peut être déplacé.
iw-tile-loki = Toutes les tuiles cachées autour sont révélées.
iw-tile-short_route = Continuer aussitôt, deux cases tout droit dans la direction choisie.
iw-tile-arrow = Continuer aussitôt, d’une case, le long d’une des flèches.
iw-tile-battlefield = Tenez ici avec un super-héros jusqu’à votre prochain tour, puis partez : il rapporte un point.
iw-tile-blank = Une face vierge : elle ne fait rien.
iw-base-own = Votre base. Qui y arrive peut appeler le partenaire. Les Pierres laissées ici échappent à Thanos.
iw-base-other = Un piège pour les autres équipes : qui arrive ici laisse tout et rentre à sa base.
iw-base-neutral = Une base sans propriétaire : qui arrive ici laisse tout et rentre à sa base.

## Stones, abilities, tokens

iw-stone-soul = Thanos ne poursuit pas le porteur.
iw-stone-power = Quand les bases ont tourné, la vôtre peut être échangée avec une tuile du même côté.
iw-stone-time = Une fois par tour : prendre un jeton d’une case adjacente, même à quelqu’un.
iw-stone-space = Les pièges peuvent être ignorés.
iw-stone-reality = Une fois par tour : tourner sa tuile ou une voisine d’un quart.
iw-stone-mind = Qui renvoie le porteur rentre aussi.
iw-ability-strike_nearest = Aller au rival le plus proche et le renvoyer.
iw-ability-open_surrounding = Révéler toutes les tuiles cachées autour de lui.
iw-ability-jump_to_free = Sauter sur une case libre, révélée ou non.
iw-ability-steal_surrounding = Prendre un jeton d’une case alentour, même sur une carte.
iw-ability-step_surrounding = Aller sur une case alentour, en diagonale aussi.
iw-ability-all_home = Tous rentrent et gardent leurs jetons ; Thanos aussi.
iw-ability-swap_base_in_ring = Échanger sa base avec une tuile de l’anneau.
iw-ability-swap_two_free = Échanger deux tuiles libres.
iw-ability-ray_of_returns = Choisir une direction : tous ceux sur cette ligne retournent à leur base.
iw-ability-swap_places = Changer de place avec quiconque n’est sur aucune base.
iw-letter-stone_mind = E
iw-letter-stone_space = Es
iw-letter-stone_soul = Â
iw-letter-stone_reality = R
iw-letter-stone_power = P
iw-letter-stone_time = T
iw-short-stone_mind = Esprit
iw-short-stone_space = Espace
iw-short-stone_soul = Âme
iw-short-stone_reality = Réalité
iw-short-stone_power = Pouvoir
iw-short-stone_time = Temps
iw-short-leadership_a = Comman­dement 1
iw-short-leadership_b = Comman­dement 2
iw-token-hero = Portez-le à un champ de bataille, tenez un tour, partez : un point.
iw-token-leadership = Les deux moitiés réunies valent deux points.
iw-token-energy = Dépensez-la pour retourner une carte utilisée.

## What is being resolved

iw-to-resolve = À résoudre
iw-step-main = Action principale
iw-step-main-about = { $team } : un personnage va sur une case adjacente, ou la base est échangée avec une voisine de l’anneau.
iw-step-finish = L’action principale est faite
iw-step-finish-about = { $team } : des actions libres restent possibles.
iw-step-end = Fin du tour
iw-step-end-about = Le tour passe à gauche.
iw-step-thanos = Thanos agit
iw-step-thanos-about = Un pas vers le personnage le plus proche.
iw-step-window = Avant de continuer
iw-step-window-about = Des actions libres sont possibles.
iw-step-arrived = La tuile agit
iw-step-arrived-about = { $character } est arrivé en { $cell }.
iw-step-reveal = Une tuile est révélée
iw-step-reveal-about = En { $cell }.
iw-step-orient = Où pointent les flèches ?
iw-step-orient-about = Qui révèle des flèches décide de leur sens en { $cell }.
iw-step-open_around = Les tuiles autour sont révélées
iw-step-open_around-about = Toutes les tuiles cachées autour de { $cell }.
iw-step-orient_around = Les flèches autour sont orientées
iw-step-orient_around-about = Celles révélées autour de { $cell }.
iw-step-team = Choix d’une équipe
iw-step-team-about = Chacun prend deux personnages et leur base.
iw-step-chance = Le hasard décide
iw-step-chance-about = On lance le Gant ou on révèle une tuile.

## Deeds

iw-do-move = { $character } va ici
iw-do-swap-base = Échanger la base avec cette tuile
iw-do-push = Pousser Thanos ici
iw-do-ability = Utiliser la capacité
iw-do-use = Utiliser la Pierre
iw-do-leave = Laisser : { $token }
iw-do-pick-up = Ramasser : { $token }
iw-do-call = Appeler { $character }
iw-do-from-floor = Sur la case
iw-do-continue = Laisser agir
iw-do-end-turn = Finir le tour
iw-do-ignore = Ignorer le piège
iw-do-suffer = Subir le piège
iw-do-stand-up = Se relever, c’est tout
iw-do-direction = Tout renvoyer, direction { $direction }
iw-do-orient = Pointer : { $way }
iw-do-turn = Tourner, { $way }
iw-choose-mover = Où peut aller { $character }
iw-choose-arrow = Suivre cette flèche
iw-choose-short_route = Aller ici
iw-choose-teleport = Se téléporter ici
iw-choose-dropship = Voler ici
iw-choose-guardians_ship = Révéler cette tuile
iw-choose-guardians_second = Révéler aussi cette tuile
iw-choose-cull_obsidian = Échanger cette tuile
iw-choose-cull_second = Échanger avec cette tuile
iw-choose-strike = Frapper ici
iw-choose-jump = Sauter ici
iw-choose-step = Avancer ici
iw-choose-swap_base_in_ring = Échanger la base avec cette tuile
iw-choose-swap_first = Échanger cette tuile
iw-choose-swap_second = Échanger avec cette tuile
iw-choose-swap_places = Changer de place ici
iw-choose-take_cell = Prendre d’ici
iw-choose-turn_tile = Tourner cette tuile
iw-choose-power = Échanger la base avec cette tuile
iw-decline-dropship = Rester ici
iw-decline-base_call = N’appeler personne
iw-decline-cull_obsidian = Ne rien échanger
iw-decline-power = Laisser la base
iw-recharge-slot = Recharger : carte
iw-recharge-cell = Recharger : case
iw-recharge-base = Recharger : base
iw-recharge-partner = Recharger : case du partenaire

## The sentence of the bar

iw-say-turn = À vous
iw-say-turn-lent = Vous jouez : { $team }
iw-say-turn-hint = Cliquez une case éclairée ; les actions libres sont sur les cartes.
iw-say-turn-touch = Touchez une case éclairée
iw-say-mover = { $character }
iw-say-mover-hint = Cliquez une case éclairée pour y aller.
iw-say-window = Avant de continuer
iw-say-window-hint = D’abord une action libre ?
iw-say-finish = Action faite
iw-say-finish-hint = Actions libres, ou fin.

## Cards and teams

iw-ready = capacité prête
iw-used = utilisée · énergie requise
iw-detained = retenu
iw-battle-claimed = au combat
iw-battle-qualified = a tenu
iw-use-short = utiliser
iw-use-now = L’utiliser
iw-not-now = Pas maintenant
iw-leave-short = laisser
iw-stands-on = { $character } se tient en { $cell }.
iw-slot-left = Jeton
iw-slot-right = Pierre
iw-points = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
iw-vp = PV
iw-no-team = pas encore d’équipe
iw-your-team = votre équipe
iw-resigned = a abandonné
iw-has-gauntlet = Détient le Gant : Thanos agit après le tour de cette équipe

## Supply

iw-hidden-hero = { $count } super-héros sur { $of } encore cachés
iw-hidden-heroes-short = héros cachés sur { $of }
iw-hidden-leadership = Moitiés de commandement encore cachées : { $count }
iw-hidden-energy = Énergie encore cachée : { $count }
iw-hidden-stones = { $count ->
    [one] { $count } Pierre encore cachée
   *[other] { $count } Pierres encore cachées
}
iw-thanos-has = Pierres prises par Thanos : { $count } sur 6. Avec les six, il gagne.
iw-gauntlet-with = Gant : { $seat }. Thanos agit après le tour de cette équipe.
iw-closed = Tuiles cachées : { $red } rouges, { $blue } bleues
iw-closed-short = cachées

## Rounds that are different

iw-ebony-you-play = Vous jouez : { $team } ({ $owner }).
iw-ebony-your-team = { $player } joue votre équipe.
iw-ebony-other = { $player } joue : { $team } ({ $owner }).
iw-ebony-rest = Manche d’Ebony Maw : { $count ->
    [one] dernier tour
   *[other] encore { $count } tours
}
iw-ebony-called = Ebony Maw : après ce tour, chaque équipe est jouée un tour par le voisin de gauche de son propriétaire.
iw-last-round = { $count ->
    [one] Le dernier tour de la partie.
   *[other] Dernière manche : { $count } tours jusqu’à la fin.
}
end-title-thanos = Thanos gagne
