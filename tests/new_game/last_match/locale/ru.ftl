game-title = Последняя спичка
game-blurb = Побеждает тот, кто взял последнюю спичку.
game-length = 2 мин
ask-take = Одну или две из { $count }?
kind-take = Взять
event-taken = { $seat } берёт { $count }.
reason-last = взята последняя спичка
refusal-too-few = Спичек не хватает.
