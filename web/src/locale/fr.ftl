## La page

page-title = Six Stones
fan-work = Projet de fans, non officiel, aux dessins originaux. Les noms appartiennent à leurs propriétaires.
loading = Un instant…
close = Fermer
back = Retour
menu = Menu
settings = Réglages
understood = Compris
try-now = Réessayer
save = Enregistrer
saved = Enregistré
copied = Copié
to-lobby = Vers le salon
to-table = Vers la table
nowhere = Il n’y a rien ici
nowhere-about = Cette adresse ne mène nulle part. Les jeux et les tables sont au salon.
server-silent = Le serveur ne répond pas
list-and = { $most } et { $last }
player = Joueur { $number }

## Salon

lobby-title = Choisissez un jeu
lobby-hint = Choisissez un jeu et placez les joueurs.
pick-game = Jeu
players-label = Joueurs
minutes = { $count } min
tables = Tables
tables-now = Mes tables et tables ouvertes
tables-running = { $count ->
    [0] En cours
   *[other] En cours { $count }
}
tables-finished = Terminées
no-tables-now = Aucune table n’est ouverte. Ouvrez-en une : contre des bots, elle commence aussitôt.
no-tables-running = Personne ne joue en public en ce moment.
no-tables-finished = Aucune partie n’est encore terminée.
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
waiting-start = en attente
being-played = partie en cours
won-by = { $count ->
    [one] victoire de { $winners }
   *[other] victoire commune de { $winners }
}
nobody-won = sans vainqueur
everybody-lost = défaite commune
you-in-list = vous
do-play = Jouer
do-open = Ouvrir
do-join = Rejoindre
do-watch = Regarder
do-replay = Revoir

## Nouvelle table

new-table = Nouvelle table
seats = Places
seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
fewer-players = Un joueur de moins
more-players = Un joueur de plus
your-name = Votre nom
your-name-hint = Comment vous appeler ?
seat-number = Place { $number }
seat-me = Moi
seat-me-about = Vous
seat-me-too = Encore vous, sur le même écran
seat-link = Un ami
seat-forgotten = Quelqu’un
seat-link-about = Par lien : vous l’aurez à la table
seat-open = N’importe qui
seat-open-about = Ouverte : au premier venu
company = Qui joue
company-alone = Seul, toutes les équipes
company-others = Avec d’autres
company-alone-about = Vous décidez pour chaque équipe ; la table montre celle dont c’est le tour.
bot-novice = Novice
bot-novice-about = Joue le premier coup sensé venu
bot-apprentice = Apprenti
bot-apprentice-about = Regarde un peu plus loin
bot-adept = Confirmé
bot-adept-about = Prévoit quelques tours
bot-expert = Expert
bot-expert-about = Pèse des milliers de suites possibles
bot-master = Maître
bot-master-about = Réfléchit à fond, jusqu’à une seconde et demie par coup
bot-greedy = Glouton
bot-greedy-about = Joue ce qui paraît le mieux maintenant
bot-random = Aléatoire
bot-random-about = N’importe quel coup permis, pour un premier essai
bot-other = Bot { $name }
options = Options
set = Édition
who-may-watch = Qui peut regarder
watch-all = Tout le monde
watch-link = Par lien
house-rules = Variantes
house-rules-changed = { $count ->
    [0] règles officielles
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
option-none = non défini
option-by-program = { $label } : seulement par l’API.
cards-choose = Choisir un fichier
cards-paste = Ou collez ici un fichier de cartes
cards-pasted = Cartes collées
cards-clear = Retirer
cards-own = les vôtres
cards-good = Ces cartes sont jouables.
cards-too-long = Un fichier de cartes a { $most } caractères au plus.
start-table = Commencer la partie
open-table = Ouvrir la table

## Avant la partie

room-title = Avant la partie
room-missing = { $count ->
    [one] Il reste une place libre. Envoyez un lien ou donnez-la à un bot.
   *[other] Il reste { $count } places libres. Envoyez des liens ou donnez-les à des bots.
}
room-ready = Tout le monde est là. Vous pouvez commencer.
room-ready-wait = Tout le monde est là. { $name } peut commencer.
seat-host = hôte
sit-down = S’asseoir
stand-up = Se lever
copy-link = Copier le lien
copy-watch-link = Copier le lien pour regarder
copy-table-link = Copier le lien de la table
start-game = Commencer
invite-sit = { $name } vous garde une place.
invite-watch = { $name } vous invite à regarder.
invite-wrong = Ce lien ne marche pas
invite-taken = La place est prise
invite-taken-about = Quelqu’un s’est assis avant vous. Vous pouvez regarder ou demander un autre lien.

## À la table

this-table = Cette table
action-bar = Que faire
choices = Ce que vous pouvez faire
your-turn = à vous
turn-of = au tour de { $name }
game-over = partie terminée
round = manche { $number }
since = Temps écoulé depuis la question
is-choosing = { $count ->
    [one] { $name } choisit
   *[other] { $name } choisissent
}
is-thinking = { $count ->
    [one] { $name } réfléchit
   *[other] { $name } réfléchissent
}
you-watch = Vous regardez.
suggest = Suggérer
suggest-about = Montrer sur la table ce que vous feriez à la place de votre équipier
suggest-now = Vous conseillez { $name } : choisissez sur la table.
proposals = Suggestions
proposal-of = { $name } propose : { $text }
proposal-take = D’accord
proposal-withdraw = Retirer
seat-you = vous
seat-your-turn = à vous
seat-choosing = choisit
seat-thinking = réfléchit
seat-handed = un bot joue pour l’instant
seat-resigned = abandon
ask-move = À vous de décider.
hot-seat = C’est à { $name }, qui joue aussi sur cet écran.
look-from = Regarder comme { $name }
look-as = Regarder depuis
look-spectator = Spectateur
handed-now = Un bot joue pour vous.
my-seat = Place de { $name }
hand-to-bot = Laisser un bot jouer pour moi
take-back = Reprendre ma place
leave-game = Quitter la partie
leave-means = Un bot jouera votre place jusqu’au bout, sans retour possible.
resign = Abandonner
resign-means = Un bot joue la suite à votre place ; vous ne pouvez plus gagner.
download-record = Télécharger la partie
empty-place = vide
table-not-shown = Impossible d’ouvrir cette table
connection-lost = La connexion est perdue. La table revient d’elle-même ; rien de ce que vous avez fait n’est perdu.

## Annuler

undo = Annuler
undo-own = Reprendre votre dernière décision
undo-ask = Demander aux autres de reprendre votre dernière décision
undo-ask-short = Demander l’annulation
undo-request = { $name } voudrait reprendre un coup.
undo-request-answer = Êtes-vous d’accord ?
undo-request-waiting = On attend les autres.
undo-agree = Accepter
undo-refuse = Refuser

## La fin

result-title = La partie est terminée
result-show = Résultat
result = { $count ->
    [0] Personne ne gagne : { $reason }.
    [one] { $winners } gagne : { $reason }.
   *[other] { $winners } gagnent ensemble : { $reason }.
}
team = Équipe { $number } ({ $names })
result-you-won = { $players ->
    [one] Vous avez gagné : { $reason }.
   *[other] Vous avez gagné ensemble : { $reason }.
}
result-you-lost = { $players ->
    [one] Vous avez perdu : { $reason }.
   *[other] Vous avez tous perdu : { $reason }.
}
result-all-won = { $players ->
    [one] La partie est gagnée : { $reason }.
   *[other] Tout le monde a gagné ensemble : { $reason }.
}
result-all-lost = { $players ->
    [one] La partie est perdue : { $reason }.
   *[other] Tout le monde a perdu : { $reason }.
}
reason-resigned = { $count ->
    [0] abandon
   *[other] { $losers ->
        [one] { $loser } abandonne
       *[other] les autres ont abandonné
    }
}
rematch = Rejouer
rematch-join = Vers la partie suivante

## Journal, discussion, ligne de commande

log = Journal
log-and-chat = Journal et discussion
log-empty = Rien ne s’est encore passé.
log-start = La partie commence.
log-more = { $count ->
    [one] Mise en place (une étape)
   *[other] Mise en place ({ $count } étapes)
}
log-move = { $seat } : { $text }
log-undo = Le dernier coup a été repris.
log-undo-asked = { $seat } demande à reprendre un coup.
log-undo-agreed = Quelqu’un accepte de reprendre le coup.
log-undo-refused = Le coup reste : quelqu’un a refusé.
log-undone = Repris :
log-resign = { $seat } abandonne.
log-rematch = Une table est prête pour une nouvelle partie.
log-proposal = { $seat } propose à { $to_seat } : { $text }
chat = Discussion
chat-unread = Discussion { $count }
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
command = Taper un coup
command-hint = Taper un coup : { $example }
command-suggestions = Coups possibles
not-now = impossible maintenant : Entrée dit pourquoi

## Règles et aide

help = Aide
help-open = Comment jouer
help-none = Ce jeu n’a pas de page d’aide. Sa table montre à chaque étape ce que vous pouvez faire.
help-missing = Ce jeu n’existe pas ici
all-rules = Toutes les règles par numéro
search-rules = Chercher dans les règles
rule-title = Règle { $rule }
rule-open = Ouvrir la règle { $rule }
rule-page = Page de cette règle
rule-languages = Dans les autres langues
rule-try = Essayer
rule-place = Dans le livre : { $chapter }
rule-unknown = Le jeu n’énonce pas cette règle.

## Revoir

replay = Revoir
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-move = Coup
replay-at = coup { $move } sur { $of }
replay-not-yet = Cette partie n’est pas terminée
replay-not-yet-about = Une partie se revoit quand elle est finie. Vous pouvez la regarder maintenant.
copy-move-link = Copier le lien de ce coup

## Réglages

setting-language = Langue
setting-theme = Thème
theme-dark = Sombre
theme-light = Clair
theme-device = Comme l’appareil
theme-switch = Clair ou sombre
setting-animation = Animation
setting-animation-about = Cartes et jetons se déplacent ; une touche ou un appui passe l’animation.
setting-glyphs = Lettres sur les couleurs
setting-glyphs-about = Chaque couleur porte aussi une lettre.
setting-affordable = Montrer ce que je peux payer
setting-affordable-about = Un contour menthe autour de ce que vous pouvez payer.
setting-sound = Son
setting-sound-about = De petits sons pour les jetons, les cartes et votre tour.
keys = Touches
key-command = taper un coup
key-arrows = aller à l’élément suivant
key-undo = annuler
key-suggest = suggérer quelque chose à un équipier
key-take = faire ce qu’un équipier propose
key-escape = annuler la sélection
key-help = aide

## Ce qui n’a pas marché, et que faire

problem-analysis-failed = La partie n’a pas pu être analysée. Réessayez ; le journal du serveur dit pourquoi.
problem-offline = Le serveur est injoignable. Vérifiez le réseau et réessayez.
problem-unexpected = Une réponse inattendue est arrivée. Rechargez la page et réessayez.
problem-internal = Erreur du serveur. Rien n’a changé ; réessayez.
problem-not-saved = Le serveur n’a pas pu enregistrer. Refaites la même chose.
problem-unavailable = La base de données du serveur ne répond pas pour l’instant. Réessayez dans un moment.
problem-journal-full = Cette partie est très longue : on ne peut plus y reprendre de coups.
problem-bad-request = Le serveur n’a pas compris. Vérifiez votre saisie et réessayez.
problem-not-json = Le serveur n’a pas compris. Rechargez la page et réessayez.
problem-too-large = C’est trop long. Raccourcissez.
problem-too-fast = C’était trop rapide. Attendez un peu et réessayez.
problem-too-many-tables = Vous avez trop de tables. Terminez ou quittez d’abord l’une d’elles.
problem-too-many-connections = Trop d’onglets sont ouverts. Fermez-en et réessayez.
problem-wrong-origin = Cette page vient d’une autre adresse. Ouvrez-la à celle du serveur.
problem-no-identity = Indiquez d’abord votre nom, puis réessayez.
problem-bad-cookie = Le serveur ne vous connaît plus. Indiquez de nouveau votre nom dans les réglages.
problem-bad-invite = Le lien n’est pas valable ou date de plus de 30 jours. Demandez-en un nouveau.
problem-no-such-game = Le serveur n’a pas ce jeu. Choisissez-en un au salon.
problem-no-such-table = Cette table n’existe pas ou elle est privée. Demandez un lien à son hôte.
problem-no-such-seat = Cette table n’a pas cette place.
problem-no-such-entry = La partie n’a pas ce coup. Choisissez-en un avec le curseur.
problem-no-such-locale = Le jeu n’est pas traduit dans cette langue ; il s’affiche en anglais.
problem-no-such-route = Cette adresse ne mène nulle part. Retournez au salon.
problem-method-not-allowed = Cela ne se fait pas ici. Retournez au salon.
problem-not-owner = Seul l’hôte de la table peut le faire.
problem-not-your-seat = Cette place n’est pas à vous. Asseyez-vous à une place libre.
problem-not-your-view = Vous ne pouvez regarder que depuis vos places.
problem-players = Ce nombre de joueurs n’est pas possible. Changez le nombre de places.
problem-option-value = L’option { $field } ne peut pas avoir cette valeur. Choisissez-en une autre.
problem-option-unknown = Le jeu n’a pas d’option { $value }. Rechargez la page.
problem-option-conflict = Ces options ne vont pas ensemble ({ $field }). Changez-en une.
problem-unknown-bot = Le serveur n’a pas ce bot. Choisissez-en un autre.
problem-seat-taken = Quelqu’un y est déjà assis. Choisissez une autre place ou regardez.
problem-seat-not-open = Cette place se prend seulement avec son lien. Demandez-le à l’hôte.
problem-seats-empty = Une place est encore libre. Envoyez son lien ou donnez-la à un bot.
problem-seats-number = Le nombre de places ne convient pas au jeu. Changez-le et réessayez.
problem-not-running = La partie n’est pas en cours.
problem-already-started = La partie a commencé. Vous pouvez la regarder.
problem-not-over = La partie n’est pas encore terminée.
problem-rematch-made = La partie suivante est déjà prête. Ouvrez-la depuis le résultat.
problem-question-closed = Trop tard : la partie a continué. Choisissez à nouveau.
problem-action-text = « { $value } » n’est pas un coup de ce jeu. { $expected_count ->
    [0] La liste au-dessus de la ligne montre ce qui peut se taper.
   *[other] Vouliez-vous dire { $expected } ?
}
problem-not-an-action = Le jeu n’a pas ce coup. Choisissez ce qui est proposé.
problem-not-legal = Ce n’est pas possible maintenant. Choisissez parmi ce qui est offert.
problem-not-asked = Ce n’est pas à vous de décider. Attendez votre tour.
problem-game-over = La partie est terminée.
problem-seat-handed = Un bot joue cette place. Reprenez-la d’abord dans le menu.
problem-not-handed = Vous jouez déjà cette place vous-même.
problem-seat-resigned = Vous avez abandonné cette place.
problem-nothing-to-undo = Vous n’avez rien à reprendre seul. Demandez aux autres.
problem-no-undo-request = Plus personne ne demande à reprendre un coup.
problem-undo-pending = Quelqu’un demande déjà à reprendre un coup. Répondez-lui d’abord.
problem-not-your-side = Vous ne pouvez conseiller que quelqu’un de votre camp.
problem-not-proposable = Pour autant que vous puissiez le savoir, votre équipier ne peut pas le faire maintenant. Choisissez parmi ce qui est offert.
problem-bot-decides = Un bot joue cette place et décide seul.
problem-nothing-proposed = Vous n’avez rien proposé qui puisse être retiré.
problem-other-version = Cette table a été jouée avec une autre version des règles que celle du serveur. Ouvrez-en une nouvelle au salon.
problem-endless-effects = Cette table ne peut plus être jouée : l’un de ses coups déclenche plus d’effets que le jeu n’en permet. On peut encore la lire.

## The story of a game: pace, end, replay

last-round = Dernière manche
step-waits = { $name } a joué : à voir quand vous voulez.
step-next = Coup suivant
step-all = Tout montrer
clock-run = coup { $turn } sur { $turns }
you-are-next = à vous ensuite
clock-to-me = À mon tour
clock-skip = Passer
clock-next = Suivant
skipped-moves = { $count ->
    [one] Vous avez passé un coup.
   *[other] Vous avez passé { $count } coups.
}
skipped-show = Revoir
key-again = Revoir ce qui s’est passé depuis ma dernière décision
setting-pace = Rythme des coups
setting-pace-about = À quelle vitesse les coups sont montrés
pace-calm = Calme
pace-quick = Rapide
pace-instant = D’un coup
pace-normal = Normal
pace-step = Pas à pas
result-because = Pourquoi
result-mine-won = Vous avez gagné
result-mine-shared = Vous partagez la victoire
result-mine-place = Votre place : { $place } sur { $of }
end-share = Partager l’image
end-winners = { $count ->
    [one] Vainqueur
   *[other] Vainqueurs
}
end-you-win = { $players ->
    [one] Victoire
   *[other] Vous gagnez ensemble
}
end-you-lose = { $players ->
    [one] Défaite
   *[other] Vous perdez tous
}
end-all-win = Tout le monde gagne
end-all-lose = Tout le monde perd
end-board = Voir le plateau
end-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
end-score = points
log-start-from = La partie reprend à une position d’une partie précédente.
log-round = Manche { $number }
replay-first = Au début
replay-last = À la fin
replay-turn-back = Un tour en arrière
replay-turn-next = Un tour en avant
replay-speed = Vitesse
replay-eyes = Vue de
replay-all = Spectateur
replay-on = Rejouer à partir d’ici
replay-on-about = Une nouvelle table à partir de cette position : des bots prennent les autres places.
replay-to = Montrer ce coup
house-rules-find = Chercher dans les interprétations
house-rules-rulings = Interprétations des points obscurs
house-rules-none = Aucune interprétation ne contient ces mots.
key-next = coup suivant d’un bot, pas à pas
problem-not-alone = D’autres jouent encore à cette table. La partie finie, vous pourrez reprendre à n’importe quelle position.
problem-already-over = La partie est finie à cet endroit. Choisissez une position antérieure.
problem-lesson-step = Le coach dit ce que demande cette étape.
problem-lesson-table = Une leçon n’est pas une partie : elle n’a ni enregistrement ni analyse.
problem-no-such-lesson = Cette leçon n’existe pas.
problem-choices-open = Les choix n’y sont pas encore révélés. Prenez la position d’avant ou d’après.

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

## La liaison avec le serveur

line-unsure = le serveur ne répond pas
line-silent = Le serveur ne répond pas depuis { $seconds } s. L’écran n’est peut-être plus à jour.
line-offline = Cet appareil est hors ligne. La table revient avec le réseau ; rien de ce que vous avez fait n’est perdu.
bar-unsure = Le serveur ne répond pas
bar-unsure-about = L’écran n’est peut-être plus à jour.
bar-unsure-decide = L’écran n’est peut-être plus à jour. Vous pouvez déjà décider : le coup partira dès que le serveur répondra.
deed-late = Pas de confirmation depuis { $seconds } s. L’envoi se répète tout seul jusqu’à la réponse du serveur.
request-late = Le serveur prend son temps. On attend sa réponse…
problem-silent = Le serveur ne répond pas. Vérifiez si c’est déjà fait avant de recommencer.

## Un lien pour les autres

share-send = Partager…
share-code = Code QR
share-code-of = Code QR de { $url }
share-here = Ce lien ne fonctionne que sur cet ordinateur. Lancez la table avec « make play HOST=0.0.0.0 » et les amis de votre réseau pourront venir.
share-others = S’il ne s’ouvre pas là-bas, essayez une autre adresse :
share-network = Pour tous ceux de votre réseau, par exemple le même Wi-Fi.
share-say = Viens jouer à { $game } avec moi !

## Qui invite à quoi

join-minutes = environ { $count } minutes
join-seats = Qui est à table
join-yours = Votre place

## Vers un autre appareil

move-device = Sur un autre appareil
move-device-about = Scannez le code avec votre téléphone ou ouvrez-y le lien : vous serez la même personne sur les deux. Valable une fois, dix minutes.
move-device-link = Lien vers mon autre appareil
forget-me = M’effacer
forget-me-about = Vos noms et vos messages quittent ce serveur pour toujours.
forget-me-ask = M’effacer…
forget-me-means = { $name }, vos noms, messages et liens quittent ce serveur, y compris dans les parties finies. Un bot reprend vos places, un autre joueur vos tables. Vous serez déconnecté de tous vos appareils, sans retour possible.
forget-me-keep = Rester
forget-me-now = M’effacer maintenant
move-seat = Passer cette place à un autre appareil
move-take-seat = { $name } vous passe cette place. La partie reprend là où elle en est.
move-here = Vous êtes { $name } ?
move-here-about = Alors cet appareil devient aussi le vôtre : votre nom, vos places et vos tables y sont désormais.
move-here-do = Oui, continuer en tant que { $name }
move-forgets = Ici, vous étiez { $name }. L’appareil l’oublie ; les places de { $name } restent prises.
problem-bad-move = Ce lien a déjà servi ou date de plus de dix minutes. Créez-en un nouveau sur l’autre appareil.

## Qui est là

people = Qui est là
seat-here = en ligne
seat-away = absence : { $time }
seat-away-now = absence
log-bot-away = Absence de { $seat } : un bot joue jusqu’à son retour.
log-bot-time = Le temps de { $seat } est écoulé : un bot joue la suite.
clock-left = Temps restant
bar-away = Absence de { $name } depuis { $time }.
claim-owner = Laisser un bot jouer pour { $name }
claim-vote = Voter pour un bot à la place de { $name }
claim-votes = Pour un bot : { $agreed } voix sur { $needed }.
claim-about = Si quelqu’un est absent depuis { $time }, l’hôte (ou un vote) peut mettre un bot à sa place. La personne la récupère à son retour.
close-table = Fermer la table
close-means = La table et ses liens disparaissent pour tout le monde.
close-not = La garder
close-ask = Proposer d’arrêter la partie
close-ask-means = Si tout le monde est d’accord, la partie s’arrête sans résultat.
close-request = { $name } propose d’arrêter la partie sans résultat.
table-closed = Cette table est fermée
table-closed-owner = L’hôte l’a fermée avant le début.
table-closed-agreed = Les joueurs ont décidé d’arrêter sans résultat.
table-closed-idle = Il n’y avait plus personne depuis longtemps.
table-closed-operator = L’administrateur de ce serveur l’a fermée.
table-closed-endless = Un coup a déclenché plus d’effets qu’une partie n’en supporte : les cartes de cette table ne finissent pas.

## Notifications

setting-notify = Me prévenir quand c’est à moi
setting-notify-about = Une notification quand vous regardez ailleurs.
setting-notify-denied = Le navigateur interdit les notifications de cette page. Autorisez-les d’abord dans ses réglages.
setting-notify-https = Fonctionne seulement à une adresse https, ou sur l’ordinateur du serveur.
emblem-credits = Emblèmes : Lorc, Delapouite, Skoll et d’autres, game-icons.net, CC BY 3.0 ; recadrés et colorés.
emblem-credits-all = Tous les auteurs
notify-turn = C’est à vous de jouer.

## Ce qui peut coincer dans la vie d’une table

problem-not-away = Cette personne est là, ou absente depuis trop peu de temps. Attendez un peu.
problem-has-clock = Ici, c’est la pendule qui décide. Attendez la fin du temps.
problem-time-up = Votre temps est écoulé : un bot joue jusqu’à la fin.
problem-not-your-vote = Seuls les joueurs présents à cette table votent.
problem-not-seated = Cette personne n’est pas à table. Choisissez quelqu’un qui y est.
problem-not-yourself = Impossible sur vous-même. Levez-vous ou quittez la partie.
problem-agreed-already = Vous avez déjà accepté. Attendez les autres.
problem-no-close-request = Plus personne ne propose d’arrêter la partie.
problem-no-such-person = Il n’y a pas cette personne à table. Regardez la liste à nouveau.
problem-banned = L’hôte vous interdit cette table. Trouvez-en une autre dans le salon.
problem-sent-away = L’hôte vous a fait quitter cette table. Trouvez-en une autre dans le salon.
problem-muted = L’hôte a coupé vos messages à cette table.
problem-no-spectator-chat = Les spectateurs ne parlent pas à cette table. Regardez, ou asseyez-vous.
problem-signed-out = Vous avez fermé toutes vos sessions. Redites votre nom pour continuer.
problem-other-identity = Ce navigateur est devenu quelqu’un d’autre. Rechargez la page.
problem-wrong-host = Ce serveur ne répond pas à cette adresse. Ouvrez-le à la sienne.
## Conseils et analyse

hint = Conseil
hint-about = Montrer un bon coup (h)
hints = Bons coups
hints-thinking = Recherche de bons coups…
hints-close = Masquer les conseils
hint-take = Le jouer
analysis = Analyse
analysis-begin = Analyser cette partie
analysis-running = Examen de chaque décision : { $percent } %
analysis-stop = Arrêter
analysis-stopped = Arrêté à { $percent } %. Voici ce qu’on sait déjà.
analysis-resume = Continuer
analysis-graph = Chances de gagner de la première à la dernière décision ; cliquez pour voir la position
problem-no-hints = À cette table on joue sans conseils.
problem-no-card-files = Ce jeu n’accepte pas de fichier de cartes.
problem-hint-failed = Aucun conseil trouvé ici. Décidez par vous-même ou redemandez.
problem-busy = Trop de parties sont en cours d’analyse. Réessayez dans une minute.
hint-gains = apporte : { $terms }
hint-costs = renonce à : { $terms }
hint-denies = enlève à { $player } : { $terms }
hint-reply = suite probable, { $player } : { $action }
hint-nothing = la différence ne se voit que quelques tours plus tard
hint-odds = { $chance } % de chances de gagner
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

# Ce dont une table convient en plus de ses règles.
terms = Pendule et chat
clock = Pendule
clock-none = sans pendule
clock-move-seconds = { $count } secondes par coup
clock-move-minutes = { $count ->
    [one] { $count } minute par coup
   *[other] { $count } minutes par coup
}
clock-game = { $minutes } minutes par partie, plus { $increment } secondes par tour
clock-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
time-is-up = Quand le temps est écoulé
time-is-up-bot-move = un bot joue ce coup
time-is-up-bot-seat = un bot prend la place
time-is-up-loses = la partie est perdue
away-after = Un bot peut remplacer un absent après
hints-allowed = Conseils
hints-allowed-alone = seul contre des bots
hints-allowed-always = toujours
hints-allowed-never = jamais
spectator-chat = Les spectateurs parlent
spectator-chat-together = avec tout le monde
spectator-chat-apart = entre eux
spectator-chat-off = pas du tout
log-time-lost = { $seat } a perdu au temps.
reason-time = { $count ->
    [0] temps écoulé
   *[other] { $losers ->
        [one] { $loser } a dépassé son temps
       *[other] les autres ont dépassé leur temps
    }
}
problem-other-wire = Cette page est plus ancienne ou plus récente que le serveur. Rechargez-la.

## Un hasard vérifiable, et la même donne

luck-title = Hasard vérifiable
luck-about = Le serveur a fixé d’avance tout le hasard de cette partie par un secret. Voici l’empreinte de ce secret. Après la partie, chacun peut vérifier que rien n’a changé.
luck-fingerprint = Empreinte du secret
luck-none = Cette table a été ouverte avant que le hasard soit vérifiable.
luck-words-about = Ajoutez vos propres mots, et le serveur n’a pas pu choisir une donne à son goût. Seule leur empreinte est gardée.
luck-words-hint = Ce que vous voulez
luck-words-add = Ajouter
luck-words-change = Modifier
luck-words-added = Vos mots font partie du hasard.
luck-words-count = { $count ->
    [one] 1 personne a ajouté des mots
   *[other] { $count } personnes ont ajouté des mots
}
luck-fixed = Les mots sont fixés, car cette donne se joue aussi à une autre table.
luck-same = La même donne se joue aussi à une autre table.
luck-same-known = La même donne qu’à une table terminée. Qui la consulte sait ce qui vient.
luck-same-link = Voir cette table
luck-check = Vérifier le hasard
luck-right = { $count ->
    [one] Le hasard est juste : 1 tirage découle du secret.
   *[other] Le hasard est juste : les { $count } tirages découlent du secret.
}
luck-noted = L’empreinte est celle que ce navigateur a vue à votre arrivée à la table.
luck-not-noted = Ce navigateur n’a vu la table qu’après la fin. Comparez l’empreinte avec quelqu’un qui était là avant :
luck-no-words = Personne n’a ajouté de mots : le serveur a pu choisir un secret à son goût.
luck-taken-back = { $count ->
    [one] 1 tirage a été annulé. Son numéro n’a pas resservi.
   *[other] { $count } tirages ont été annulés. Leurs numéros n’ont pas resservi.
}
luck-unproven = { $count ->
    [one] Le premier tirage vient d’une table précédente et n’est pas prouvé ici.
   *[other] Les { $count } premiers tirages viennent d’une table précédente et ne sont pas prouvés ici.
}
luck-more = Calculé dans votre navigateur à partir du seul enregistrement. « sixstones verify » vérifie aussi ce que les règles ont fait de chaque tirage.
luck-hidden = Le secret reste caché tant que toutes les tables de cette donne ne sont pas terminées.
luck-insecure = Ce navigateur ne peut vérifier que sous https ou sur la machine du serveur. Téléchargez la partie et vérifiez-la avec le script de la documentation.
luck-wrong-secret = Le secret ne correspond pas à l’empreinte.
luck-wrong-commitment = L’empreinte n’est pas celle que ce navigateur a vue à votre arrivée à la table.
luck-wrong-words = Vos mots ne sont pas parmi ceux de cet enregistrement.
luck-wrong-index = Le tirage { $draw } est faux : « { $step } » ne découle pas du secret.
luck-wrong-number = Le tirage { $draw } manque ou apparaît deux fois.
luck-wrong-count = L’enregistrement a { $steps } étapes de hasard et { $draws } tirages.
luck-wrong-shape = L’enregistrement est illisible.
deal-title = La même donne
deal-about = Rejouez-la : le même secret et les mêmes mots, à une nouvelle table. Chaque tirage est le même tant que personne ne décide autrement.
deal-card = La même donne qu’à une autre table. Qui la consulte peut savoir ce qui vient.
deal-bots = Contre des bots
deal-return = Revanche, places décalées
deal-friend = Pour des amis
deal-watch = La faire jouer par des bots
deal-twice = Ouvrir cette donne deux fois
deal-twice-about = Une seconde table joue la même donne. Personne n’apprend le secret avant la fin des deux.
deal-table = Table
deal-here = celle-ci
deal-without-luck = sans la chance { $percent } %
deal-results-about = « Sans la chance » : la probabilité de gagner à la fin, moins la chance, une fois la partie analysée.
log-nonce = { $seat } ajoute des mots au hasard.
log-same-deal = La même donne est ouverte à une autre table.
problem-no-luck = Cette table a été ouverte avant que le hasard soit vérifiable.
problem-nonces-fixed = Cette donne se joue aussi à une autre table : son hasard ne peut plus changer.
problem-deal-in-play = Cette donne se joue encore. Rouvrez-la quand ce sera fini.
problem-same-deal-seat = Vous jouez déjà cette donne à une autre table.
problem-secret-lost = Le secret de cette table est perdu : la partie ne peut pas continuer. Fermez la table.

## Leçons

learn = Apprendre
learn-title = Apprendre en jouant
learn-about = Une vraie table, une chose à la fois. Vous jouez chaque coup vous-même, rien ne compte, et vous pouvez vous arrêter quand vous voulez.
learn-new-here = Première visite ? Apprendre en jouant
learn-progress = { $begun } cours commencés sur { $courses } · { $done } étapes sur { $steps }
learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
learn-done-of = { $done } étapes faites sur { $count }
learn-next = Ensuite : { $step }
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Encore
learn-restart = Depuis le début
lesson-coach = Coach
lesson-guest = Invité
lesson-not-shown = Cette leçon ne peut pas être montrée
lesson-step-of = Étape { $number } sur { $count }
lesson-fold = Replier
lesson-unfold = Déplier
lesson-skip = Passer cette étape
lesson-leave = Quitter la leçon
lesson-done = Bien joué
lesson-other = Un coup permis, mais pas celui de cette étape
lesson-task = Votre tâche :
lesson-like-this = Comme ceci :
lesson-show = Montrez-moi
lesson-do-it = Faites-le pour moi
lesson-try = Réessayer
lesson-again = Encore une fois
lesson-next = Étape suivante
lesson-finish = Toutes les leçons
