game-title = Last match
game-blurb = Whoever takes the last match wins.
game-length = 2 min
ask-take = One or two of { $count }?
kind-take = Take
event-taken = { $seat } takes { $count }.
reason-last = last match taken
refusal-too-few = There are too few matches.
