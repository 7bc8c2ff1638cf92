## La page

page-title = Six Stones
fan-work = Œuvre d’amateurs non officielle aux dessins originaux. Les noms appartiennent à leurs propriétaires.
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

lobby-title = À quoi jouons-nous ?
lobby-hint = Choisissez un jeu et qui s’assoit où.
pick-game = Jeu
players-label = Joueurs
minutes = { $count } min
tables = Tables
tables-now = Les vôtres et ouvertes
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
waiting-start = attend le début
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
seat-link-about = Par lien : la table vous le donne
seat-open = N’importe qui
seat-open-about = Ouverte : au premier venu
bot-novice = Novice
bot-novice-about = Joue le premier coup sensé venu
bot-apprentice = Apprenti
bot-apprentice-about = Regarde un instant devant lui
bot-adept = Confirmé
bot-adept-about = Prévoit quelques tours
bot-expert = Expert
bot-expert-about = Pèse des milliers de suites possibles
bot-master = Maître
bot-master-about = Réfléchit à fond, jusqu’à une seconde et demie par coup
bot-greedy = Bot gourmand
bot-greedy-about = Joue ce qui paraît le mieux maintenant
bot-random = Bot au hasard
bot-random-about = N’importe quel coup permis, pour un premier essai
bot-other = Bot { $name }
options = Options
set = Édition
who-may-watch = Qui peut regarder
watch-all = Tout le monde
watch-link = Par lien
house-rules = Règles maison
house-rules-changed = { $count ->
    [0] comme dans la règle
    [one] { $count } changée
   *[other] { $count } changées
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

room-title = La table est mise
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
turn-of = à { $name }
game-over = partie terminée
round = tour { $number }
since = Depuis que la question est posée
is-choosing = { $count ->
    [one] { $name } choisit
   *[other] { $name } choisissent
}
is-thinking = { $count ->
    [one] { $name } réfléchit
   *[other] { $name } réfléchissent
}
you-watch = Vous regardez.
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
handed-now = Un bot joue pour vous. Reprenez votre place dans le menu.
my-seat = Place de { $name }
hand-to-bot = Laisser un bot jouer pour moi
take-back = Reprendre ma place
leave-game = Quitter la partie
leave-means = Un bot jouera votre place jusqu’au bout, sans retour possible.
resign = Abandonner
resign-means = Votre place joue au hasard et ne peut plus gagner.
download-record = Télécharger la partie
empty-place = vide
table-not-shown = Cette table ne peut pas être montrée
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
   *[other] les autres ont abandonné
}
rematch = Rejouer
rematch-join = Vers la partie suivante

## Journal, discussion, ligne de commande

log = Journal
log-and-chat = Journal et discussion
log-empty = Rien ne s’est encore passé.
log-start = La partie commence.
log-more = { $count ->
    [one] une étape de la mise en place
   *[other] { $count } étapes de la mise en place
}
log-move = { $seat } : { $text }
log-undo = Le dernier coup a été repris.
log-undo-asked = { $seat } demande à reprendre un coup.
log-undo-agreed = Quelqu’un accepte de reprendre le coup.
log-undo-refused = Le coup reste : quelqu’un a refusé.
log-undone = Repris :
log-resign = { $seat } abandonne.
log-rematch = Une table est prête pour une nouvelle partie.
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
rule-unknown = Le jeu n’énonce pas cette règle.

## Revoir

replay = Revoir
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-play = Lire
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
setting-animation-about = Cartes et jetons bougent ; une touche ou un contact passe la suite.
setting-glyphs = Lettres sur les couleurs
setting-glyphs-about = Chaque couleur porte aussi une lettre.
setting-affordable = Montrer ce que je peux payer
setting-affordable-about = Un contour menthe autour de ce que vos jetons paient.
setting-sound = Son
setting-sound-about = De petits sons pour les jetons, les cartes et votre tour.
keys = Touches
key-command = taper un coup
key-arrows = aller à la prochaine chose à toucher
key-undo = annuler
key-escape = reposer ce que vous avez choisi
key-help = aide

## Ce qui n’a pas marché, et que faire

problem-offline = Le serveur est injoignable. Vérifiez le réseau et réessayez.
problem-unexpected = Une réponse inattendue est arrivée. Rechargez la page et réessayez.
problem-internal = Le serveur s’est trompé. Rien n’a changé ; réessayez.
problem-not-saved = Le serveur n’a pas pu enregistrer. Refaites la même chose.
problem-unavailable = La base de données du serveur ne répond pas pour l’instant. Réessayez dans un moment.
problem-journal-full = Cette table dure depuis trop longtemps : on n’y revient plus en arrière.
problem-bad-request = Le serveur n’a pas compris. Vérifiez votre saisie et réessayez.
problem-not-json = Le serveur n’a pas compris. Rechargez la page et réessayez.
problem-too-large = C’est trop long. Raccourcissez.
problem-too-fast = C’était trop rapide. Attendez un peu et réessayez.
problem-too-many-tables = Vous avez trop de tables. Finissez-en ou quittez-en une d’abord.
problem-too-many-connections = Trop d’onglets sont ouverts. Fermez-en et réessayez.
problem-wrong-origin = Cette page vient d’une autre adresse. Ouvrez-la à celle du serveur.
problem-no-identity = Dites d’abord votre nom, puis réessayez.
problem-bad-cookie = Le serveur ne vous connaît plus. Redites votre nom dans les réglages.
problem-bad-invite = Le lien est faux ou date de plus de 30 jours. Demandez-en un nouveau.
problem-no-such-game = Le serveur n’a pas ce jeu. Choisissez-en un au salon.
problem-no-such-table = Cette table n’existe pas ou elle est privée. Demandez un lien à son hôte.
problem-no-such-seat = Il n’y a pas cette place à la table.
problem-no-such-entry = La partie n’a pas ce coup. Choisissez-en un avec le curseur.
problem-no-such-locale = Le jeu n’a pas de mots dans cette langue ; l’anglais est montré.
problem-no-such-route = Cette adresse ne mène nulle part. Retournez au salon.
problem-method-not-allowed = Cela ne se fait pas ici. Retournez au salon.
problem-not-owner = Seul l’hôte de la table peut le faire.
problem-not-your-seat = Cette place n’est pas à vous. Asseyez-vous à une place libre.
problem-not-your-view = Vous ne pouvez regarder que depuis vos places.
problem-players = Le jeu ne se joue pas à ce nombre. Changez le nombre de places.
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
problem-question-closed = Trop tard : la table a continué. Regardez encore et choisissez à nouveau.
problem-action-text = « { $value } » n’est pas un coup de ce jeu. { $expected_count ->
    [0] La liste au-dessus de la ligne montre ce qui peut se taper.
   *[other] Vouliez-vous dire { $expected } ?
}
problem-not-an-action = Le jeu n'a pas ce coup. Choisissez ce qui est proposé.
problem-not-legal = Ce n’est pas possible maintenant. Choisissez parmi ce qui est offert.
problem-not-asked = Ce n’est pas à vous de décider. Attendez votre tour.
problem-game-over = La partie est terminée.
problem-seat-handed = Un bot joue cette place. Reprenez-la d’abord dans le menu.
problem-not-handed = Vous jouez déjà cette place vous-même.
problem-seat-resigned = Vous avez abandonné cette place.
problem-nothing-to-undo = Vous n’avez rien à reprendre seul. Demandez aux autres.
problem-no-undo-request = Plus personne ne demande à reprendre un coup.
problem-undo-pending = Quelqu’un demande déjà à reprendre un coup. Répondez-lui d’abord.
problem-other-version = Cette table a été jouée avec une autre version des règles que celle du serveur. Ouvrez-en une nouvelle au salon.
