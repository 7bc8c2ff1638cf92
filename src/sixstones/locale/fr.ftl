# Les mots communs à tous les jeux.

player = Joueur { $number }
player-bot = Joueur { $number } ({ $bot })
list-and = { $most } et { $last }

ask-move = { $seat } décide.

result = { $count ->
    [0] Personne ne gagne ({ $reason }).
    [one] { $winners } gagne ({ $reason }).
   *[other] { $winners } gagnent ensemble ({ $reason }).
}
team = Équipe { $number } ({ $names })
result-you-won = { $players ->
    [one] Vous avez gagné ({ $reason }).
   *[other] Vous avez gagné ensemble ({ $reason }).
}
result-you-lost = { $players ->
    [one] Vous avez perdu ({ $reason }).
   *[other] Vous avez tous perdu ({ $reason }).
}
result-all-won = { $players ->
    [one] La partie est gagnée ({ $reason }).
   *[other] Tout le monde a gagné ensemble ({ $reason }).
}
result-all-lost = { $players ->
    [one] La partie est perdue ({ $reason }).
   *[other] Tout le monde a perdu ({ $reason }).
}
reason-resigned = { $count ->
    [0] abandon
   *[other] { $losers ->
        [one] { $loser } abandonne
       *[other] les autres ont abandonné
    }
}
reason-time = { $count ->
    [0] temps écoulé
   *[other] { $losers ->
        [one] { $loser } a dépassé son temps
       *[other] les autres ont dépassé leur temps
    }
}
reason-unfinished = partie interrompue

## Options communes à plusieurs jeux.

option-first_player = Premier joueur
option-first_player-help = Quelle place commence.
option-first_player-random = tiré au sort
option-first_player-p1 = place 1
option-first_player-p2 = place 2
option-first_player-p3 = place 3
option-first_player-p4 = place 4
option-first_player-p5 = place 5
option-first_player-p6 = place 6
option-first_player-p7 = place 7
option-first_player-p8 = place 8

## Pourquoi quelque chose est impossible.

refusal-game-over = La partie est terminée.
refusal-not-asked = Ce n’est pas à vous de décider maintenant.
refusal-not-legal = Ce n’est pas possible maintenant.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-not-an-action = Cette action n’existe pas dans ce jeu.
refusal-not-an-outcome = Le hasard ne peut pas donner cela maintenant.
refusal-no-chance-now = Le hasard ne décide de rien maintenant.

error-action-text = « { $value } » n’est pas une action de ce jeu. { $expected_count ->
    [0] Tapez « help » pour savoir ce que vous pouvez saisir.
   *[other] Vouliez-vous dire : { $expected } ?
}
error-action-number = L’action { $value } n’existe pas ; les numéros possibles : { $expected }.
error-cli-number = Le choix { $value } n’existe pas ; les numéros vont de 1 à { $expected }.
error-cli-which = Que faire avec « { $value } » ? Possible maintenant : { $choices }.
error-nothing-to-undo = On ne peut annuler que ses propres décisions prises depuis le dernier tirage, la dernière révélation ou la dernière décision d’un autre joueur.
error-no-file = Le fichier { $value } ne peut pas être lu.
error-not-written = Le fichier { $value } ne peut pas être écrit.

## Le terminal.

cli-help =
    Tapez le numéro d’un choix, son texte ou le début de son texte. Une ligne vide montre de nouveau le plateau.
    why            les règles derrière les derniers événements
    why ACTION     pourquoi une action est impossible maintenant ; un numéro ou le nom d’une carte suffit
    rules [ID]     une règle comme SP-3.8, ou un chapitre comme SP-3 ; sans ID, la liste des chapitres
    hint           les bons coups du moment, et pourquoi
    undo           annuler votre dernière décision
    save [FICHIER] garder la partie ; la reprendre avec : sixstones play --resume FICHIER
    board, quit    montrer le plateau ; partir (la partie est gardée)
cli-hand-over = { $player }, c’est à vous. Prenez le clavier et appuyez sur Entrée quand personne d’autre ne regarde.
cli-open = C’est possible maintenant.
cli-no-rule = Aucune règle n’est citée pour les derniers événements.
cli-no-rules = Ce jeu n’énonce aucune règle.
cli-chapters = Chapitres des règles : { $chapters }. Tapez « rules » suivi d’un chapitre ou du numéro d’une règle.
cli-unknown-rule = La règle { $id } n’existe pas.
cli-saved = Partie gardée. Pour la reprendre : { $command }
cli-place = { $place }. { $player } : { $score }
cli-replayed = L’enregistrement est correct : { $steps } étapes sur { $of } rejouées.
cli-luck-right = { $draws ->
    [one] Le hasard est juste : 1 tirage découle du secret et donne, selon les règles, ce que dit l’enregistrement.
   *[other] Le hasard est juste : { $draws } tirages découlent du secret et donnent, selon les règles, ce que dit l’enregistrement.
}
cli-luck-commitment = Empreinte du secret : { $commitment }
cli-luck-compare = Comparez-la à celle que vous avez vue avant la partie (--commitment). Un enregistrement seul ne peut pas le prouver.
cli-luck-no-nonces = Personne n’a ajouté de mot : le serveur a pu choisir un secret à sa convenance.
cli-luck-taken-back = { $draws ->
    [one] 1 tirage a été annulé. Son numéro n’a pas resservi.
   *[other] { $draws } tirages ont été annulés. Leurs numéros n’ont pas resservi.
}
cli-luck-unproven = { $steps ->
    [one] La première étape de hasard vient d’une autre table et n’est pas prouvée ici.
   *[other] Les { $steps } premières étapes de hasard viennent d’une autre table et ne sont pas prouvées ici.
}
cli-luck-known = C’est la même donne qu’à la table { $table }, dont le secret pouvait être lu avant cette partie.
cli-luck-shared = C’est la même donne qu’à la table { $table }.
cli-players = { $range } joueurs
cli-cards-right = { $file } : ces cartes sont jouables.
cli-nothing = non défini
cli-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
cli-bot = bot
cli-wins = victoires
cli-win-rate = taux de victoire
cli-interval = intervalle à 95 %
cli-mean-score = score moyen
cli-rating = classement Elo
cli-points = points
cli-generated = { $rows ->
    [one] Une décision écrite
   *[other] { $rows } décisions écrites
} dans { $file }.
cli-by-seat = Taux de victoire par place
cli-decided = Parties gagnées par quelqu’un
cli-ends = Fins de partie
cli-lengths = Décisions par partie (minimum / moyenne / maximum)
cli-speed = Décisions par seconde

## Ce que les messageries montrent d’un lien.

preview-home = Quatre jeux de société sur les Pierres d’Infinité autour d’une seule table numérique : avec des amis par lien, ou contre des bots.
preview-invited = { $owner } vous garde une place : { $game }
preview-watch = { $owner } vous invite à regarder : { $game }
preview-table = { $game }, une table de { $owner }
preview-seated = À table : { $names }.
preview-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
## Conseils et analyse.

hint-gains = apporte : { $terms }
hint-costs = renonce à : { $terms }
hint-denies = enlève à { $player } : { $terms }
hint-reply = suite probable, { $player } : { $action }
hint-nothing = la différence ne se voit que quelques tours plus tard
hint-odds = { $chance } % de chances de gagner
cli-hint = { $place }. { $action } : { $odds }. { $why }
analysis-title = { $game } : analyse de la partie
analysis-sum = { $player } : { $start } % au début, ses décisions { $own }, celles des autres { $others }, chance { $luck }, { $end } % à la fin. Les erreurs ont coûté { $lost } % de chances de victoire.
analysis-gift = Les décisions de { $giver } ont donné { $gift } % à { $player }.
analysis-harm = Les décisions de { $giver } ont coûté { $gift } % à { $player }.
analysis-turning = Moments décisifs
analysis-turn-mistake = Tour { $turn } : erreur de { $player }. « { $action } » : les chances tombent de { $before } à { $after } %. Mieux : { $best }.
analysis-turn-lucky = Tour { $turn } : la chance sourit à { $player }, +{ $change } %, après « { $action } » ({ $actor }).
analysis-turn-unlucky = Tour { $turn } : malchance pour { $player }, −{ $change } %, après « { $action } » ({ $actor }).
analysis-turn-lucky-all = Tour { $turn } : la chance sourit à tous, +{ $change } %, après « { $action } » ({ $actor }).
analysis-turn-unlucky-all = Tour { $turn } : malchance pour tous, −{ $change } %, après « { $action } » ({ $actor }).
analysis-gave = Cela donne { $gift } % à { $player }.
analysis-drawn = Tirage : { $drawn }.
analysis-no-turning = Aucun moment n’a beaucoup changé.
analysis-costly = Décisions les plus coûteuses
analysis-moment = Tour { $turn }, { $player } : { $action } (−{ $loss } %). Mieux : { $best }
analysis-no-mistakes = Aucune décision n’a coûté cher.
error-out-kind = Une analyse s’écrit dans un fichier en .json, .svg ou .parquet, pas dans { $value }.
## Names of bots: stars

star-vega = Véga
star-rigel = Rigel
star-lyra = Lyra
star-castor = Castor
star-mira = Mira
star-altair = Altaïr
star-capella = Capella
star-deneb = Deneb
star-spica = Spica
star-sirius = Sirius
star-atria = Atria
star-pollux = Pollux
star-adhara = Adhara
star-antares = Antarès
star-bellatrix = Bellatrix
star-procyon = Procyon
