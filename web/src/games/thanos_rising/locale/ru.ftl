tr-threat = Насколько близок конец
tr-stone = { $stone }: жетонов { $counters } из { $of }
tr-stone-got = { $stone }: в Перчатке
tr-in-gauntlet = взят
tr-villains = Злодеи
tr-heroes-lost = Потери
tr-weakest = Слабее всех
tr-weakest-left = { $left } · { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } героя
   *[other] { $heroes } героев
}
tr-damage = урон { $damage } из { $spaces }
tr-needs = нужно: { $symbols }
tr-beaten = побеждён
tr-falls = погибает
tr-would-fall = может погибнуть
tr-hit = получит удар
tr-recruits = вступит
tr-fresh = способность — со следующего хода
tr-used = способность использована
tr-ready = способность готова
tr-empty = нет карты
tr-sector-about = Сектор { $number }{ $faced ->
    [yes] , перед ним Танос
   *[no] {""}
}
tr-thanos-here = Танос
tr-plan = ≈ { $expected }, не больше { $worst }
tr-plan-about = Ожидаемый урон вашей команде здесь и худший случай
tr-plan-long = Шаг Таноса нанесёт команде в среднем { $expected } урона, в худшем случае { $worst }. Красным отмечено, кто под ударом.
tr-deploy = Высадиться в сектор { $number }
tr-dice = Кубики силы
tr-roll = Бросок { $roll }
tr-no-roll = Ещё не бросали
tr-check = Способность команды: { $need } × «{ $symbol }» в первом броске
tr-no-dice = кубиков не осталось
tr-die-face = { $color }: { $symbol }{ $size ->
    [2] {" "}дважды
   *[other] {""}
}
tr-stone-die = Кубик Камней
tr-thanos-die = Кубик Таноса
tr-face-turn_cw = Танос поворачивается по часовой стрелке
tr-face-turn_ccw = Танос поворачивается против часовой стрелки
tr-face-villains = действуют и злодеи других секторов
tr-face-stone = кубик Камней бросают ещё раз
tr-tokens = Жетоны
tr-active = ходит
tr-no-team = Героев пока нет
tr-bases = Базы
tr-heroes = Герои
tr-sectors = Секторы
tr-mates = Союзники
tr-window-hint = Сыграйте жетон, примените способность или откажитесь.
tr-assign-hint = Выберите карту, затем положите на неё кубики этого броска.
tr-lay-hint = Выберите кубики для этой карты, затем бросайте дальше.
tr-do-deploy = Высадиться
tr-do-base = Взять эту базу
tr-do-assign = Положить кубики
tr-do-use = Применить
tr-do-heal = Вылечить
tr-do-hit = Ударить
tr-do-trigger = Действует следующим
tr-do-damage = Получает урон
tr-do-lay = Положить
tr-do-pick = Выбрать
tr-do-forfeit = Потерять
tr-do-done = Готово
tr-do-stop = Больше не бросать
tr-do-pass = Не сейчас
tr-do-wait = Спросить после броска
tr-do-pass_turn = Не в этот ход
event-roll-die = { $roll ->
    [1] { $seat } бросает кубики: { $die }.
   *[other] { $seat } бросает снова: { $die }.
}
tr-what-thanos-does = Что делает Танос
tr-what-thanos-did = Что сделал Танос
tr-watch-again = Показать снова
tr-step-stone = 2a Камень
tr-step-way = 2b Поворот
tr-step-attack = 2c Атака
tr-step-villain = 2d Злодеи
tr-step-done = готово
tr-deed-stone = { $stone }: { $from } → { $to }
tr-deed-full = { $stone }: полон
tr-deed-turned = { $from } → { $to }
tr-deed-attack = { $count ->
    [0] Там никого нет
    [one] Урон получает { $count } герой
    [few] Урон получают { $count } героя
   *[many] Урон получают { $count } героев
}
tr-deed-villain = Действует { $card }
end-title-villains = Злодеи повержены
end-title-six_stones = Танос щёлкает пальцами
end-title-heroes = Пало слишком много героев
end-title-team = Команда погибла
