game-title = La dernière allumette
game-blurb = Celui qui prend la dernière allumette gagne.
game-length = 2 min
ask-take = Une ou deux sur { $count } ?
kind-take = Prendre
event-taken = { $seat } prend { $count }.
reason-last = dernière allumette prise
refusal-too-few = Il n'y a pas assez d'allumettes.
