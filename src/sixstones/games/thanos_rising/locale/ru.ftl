## The game

game-title = Восхождение Таноса
game-blurb = Все против Таноса: бросайте кубики, собирайте героев и побеждайте злодеев, пока у него не оказалось шесть Камней. Побеждают и проигрывают вместе.
game-length = 45–60 мин

## Heroes

name-captain_america = Капитан Америка
name-black_widow = Чёрная Вдова
name-bucky_barnes = Баки Барнс
name-hawkeye = Соколиный Глаз
name-hulk = Халк
name-okoye = Окойе
name-quinjet = Квинджет
name-black_panther = Чёрная Пантера
name-falcon = Сокол
name-friday = Пятница
name-hulkbuster = Халкбастер
name-iron_man = Железный человек
name-iron_spider = Железный Паук
name-royal_talon_fighter = Королевский Коготь
name-shuri = Шури
name-war_machine = Воитель
name-doctor_strange = Доктор Стрэндж
name-heimdall = Хеймдалль
name-loki = Локи
name-mantis = Мантис
name-statesman = Стейтсмен
name-thor = Тор
name-vision = Вижн
name-wong = Вонг
name-gamora = Гамора
name-drax = Дракс
name-groot = Грут
name-guardians_ship = Корабль Стражей
name-nebula = Небула
name-rocket = Ракета
name-star_lord = Звёздный Лорд
name-the_collector = Коллекционер

## Villains

name-outrider_battle_tech = Аутрайдер (битва/техника)
name-outrider_tech_cosmic = Аутрайдер (техника/космос)
name-outrider_tech_mystic = Аутрайдер (техника/мистика)
name-outrider_battle_cosmic = Аутрайдер (битва/космос)
name-outrider_battle_mystic = Аутрайдер (битва/мистика)
name-outrider_mystic_cosmic = Аутрайдер (мистика/космос)
name-cull_obsidian = Кулл Обсидиан
name-proxima_midnight = Проксима Полночная
name-ebony_maw = Эбони Мо
name-corvus_glaive = Корвус Глейв

## Bases

name-avengers_compound = База Мстителей
name-wakanda = Ваканда
name-sanctum_sanctorum = Санктум Санкторум
name-knowhere = Забвение

## Stones and their colours

name-soul = Камень Души
name-reality = Камень Реальности
name-space = Камень Пространства
name-power = Камень Силы
name-time = Камень Времени
name-mind = Камень Разума
name-red = красный
name-blue = синий
name-green = зелёный
name-purple = фиолетовый
name-orange = оранжевый
name-yellow = жёлтый

## Symbols and types

name-battle = битва
name-tech = техника
name-mystic = мистика
name-cosmic = космос

## Dice

name-red-b = красный «битва»
name-red-t = красный «техника»
name-red-m = красный «мистика»
name-red-x = красный «космос»
name-red-bb = красный «битва ×2»
name-red-tt = красный «техника ×2»
name-red-mm = красный «мистика ×2»
name-red-xx = красный «космос ×2»
name-blue-b = синий «битва»
name-blue-t = синий «техника»
name-blue-m = синий «мистика»
name-blue-x = синий «космос»
name-blue-bb = синий «битва ×2»
name-blue-tt = синий «техника ×2»
name-blue-mm = синий «мистика ×2»
name-blue-xx = синий «космос ×2»
name-green-b = зелёный «битва»
name-green-t = зелёный «техника»
name-green-m = зелёный «мистика»
name-green-x = зелёный «космос»
name-green-bb = зелёный «битва ×2»
name-green-tt = зелёный «техника ×2»
name-green-mm = зелёный «мистика ×2»
name-green-xx = зелёный «космос ×2»
name-purple-b = фиолетовый «битва»
name-purple-t = фиолетовый «техника»
name-purple-m = фиолетовый «мистика»
name-purple-x = фиолетовый «космос»
name-purple-bb = фиолетовый «битва ×2»
name-purple-tt = фиолетовый «техника ×2»
name-purple-mm = фиолетовый «мистика ×2»
name-purple-xx = фиолетовый «космос ×2»
name-die_of_red = красный кубик
name-die_of_blue = синий кубик
name-die_of_green = зелёный кубик
name-die_of_purple = фиолетовый кубик
name-thanos_die = кубик Таноса
name-stone_die = кубик Камней
name-turn_ccw = поворот против часовой стрелки
name-turn_cw = поворот по часовой стрелке
name-villains = злодеи
name-stone = Камень

## Tokens

name-symbol_battle = символ «битва»
name-symbol_tech = символ «техника»
name-symbol_mystic = символ «мистика»
name-symbol_cosmic = символ «космос»
name-die_red = дополнительный красный кубик
name-die_blue = дополнительный синий кубик
name-die_green = дополнительный зелёный кубик
name-die_purple = дополнительный фиолетовый кубик
name-heal_two = лечение 2
name-counter_off = снять жетон с Камня

## Levels

name-level_easy = Лёгкий
name-level_normal = Обычный
name-level_hard = Трудный
name-level_expert = Эксперт
name-level_expert_six = Эксперт, шесть потерь

## Places and causes

name-sector_1 = сектор 1
name-sector_2 = сектор 2
name-sector_3 = сектор 3
name-thanos = Танос
name-dice = кубики
name-reward = награда
name-recruited = вступление в команду

## The board in a terminal

name-board_turn = Ход
name-board_villains = Злодеи
name-board_heroes = Потери героев
name-board_stones = Камни
name-board_deck = Колода
name-board_thanos = ТАНОС
name-board_here = команда здесь
name-board_dice = Кубики
name-board_pool = к броску
name-board_forfeited = потеряно
name-board_tokens = Жетоны
name-board_used = использовано
name-board_new = новый
name-board_no_heal = без лечения
name-board_empty = пусто
name-board_soul = Душа
name-board_reality = Реальность
name-board_space = Пространство
name-board_power = Сила
name-board_time = Время
name-board_mind = Разум

## Headings over actions

kind-pass = Не сейчас
kind-wait = Спросить после броска
kind-pass_turn = Не в этот ход
kind-done = Готово
kind-stop = Закончить броски
kind-deploy = Высадиться в сектор
kind-assign = Кубики на карту
kind-lay = Положить кубик
kind-forfeit = Потерять кубик
kind-use = Применить способность
kind-play = Сыграть жетон
kind-heal = Снять урон
kind-remove = Снять жетон с Камня
kind-hit = Урон злодею
kind-pick = Выбрать кубик
kind-face = Выбрать грань
kind-color = Выбрать цвет
kind-base = Выбрать базу
kind-keep = Оставить жетон
kind-trigger = Следующий злодей
kind-damage = Урон герою
kind-play_of = Сыграть жетон союзника

## Questions

ask-base = Выберите базу.
ask-deploy = Выберите сектор для высадки.
ask-villains = Выберите, какой злодей действует следующим: { $cards }.
ask-tied = { $source } бьёт одного из этих героев. Выберите героя.
ask-strike = { $owner_self ->
    [yes] { $source } ранит ваших героев (ещё { $left }). Выберите героя.
   *[no] { $source } ранит героев игрока { $owner } (ещё { $left }). Выберите героя.
}
ask-color = { $source } даёт кубик. Выберите цвет.
ask-window = { $window ->
    [1] { $active_seat_self ->
        [yes] Сыграть жетон или способность перед броском?
       *[no] Перед броском (ходит { $active_seat }). Сыграть жетон?
    }
    [2] { $active_seat_self ->
        [yes] Сыграть жетон для этого броска?
       *[no] Бросок сделан (ходит { $active_seat }). Сыграть жетон?
    }
    [3] { $active_seat_self ->
        [yes] Кубики разложены. Сыграть жетон или способность?
       *[no] Кубики разложены (ходит { $active_seat }). Сыграть жетон?
    }
   *[4] { $active_seat_self ->
        [yes] Последняя возможность за этот ход вылечить героев или снять жетоны с Камней.
       *[no] Последняя возможность за этот ход (ходит { $active_seat }) вылечить героев или снять жетоны с Камней.
    }
}
ask-before_check = Изменить кубики до проверки способности команды?
ask-assign = Бросок { $roll }: выберите карту для кубиков.
ask-lay = Какие кубики положить на карту «{ $card }»?
ask-manip_die = { $source }: выберите кубик.
ask-manip_face = { $source } поворачивает кубик { $die }. Выберите грань.
ask-token_card = Выберите карту для жетона ({ $source }).
ask-heal = { $target_id ->
    [one_hero] { $source } снимает до { $n } урона с одного героя. Выберите героя.
   *[other] { $source } снимает ещё { $n } урона. Выберите героя.
}
ask-remove = { $source } снимает жетон с Камня. Выберите Камень.
ask-hit = { $source } ранит злодея. Выберите злодея.
ask-keep = Выберите, какой жетон оставить.
ask-abilities = Выберите, чья способность сработает следующей.

## What happens

event-facing = Танос смотрит на { $to }.
event-base = { $seat } берёт базу «{ $base }», лидер — { $card }.
event-dealt = { $card } появляется: { $place }.
event-first_player = Начинает { $seat }.
event-turn = Ход { $turn }: { $seat }.
event-deployed = { $seat } высаживается: { $sector }.
event-stone_die = Кубик Камней: { $color }.
event-thanos_die = Кубик Таноса: { $face }.
event-counter = { $stone }: жетонов { $from } → { $to } ({ $source }).
event-counter_off = { $stone }: жетонов { $from } → { $to }, помогает { $source }.
event-power = { $stone } уже в Перчатке: действует его сила.
event-power_void = { $stone } внутри способности злодея не действует.
event-no_heal = { $stone }: в этот ход урон с героев не снимается.
event-turned = Танос поворачивается: { $from } → { $to }.
event-attack = Танос атакует: { $sector }.
event-triggered = Действует { $card }.
event-damage = { $card }: урон { $from } → { $to } ({ $source }).
event-healed = { $card }: урон { $from } → { $to }, помогает { $source }.
event-villain_hit = { $card } получает урон: { $from } → { $to } ({ $source }).
event-villain_healed = { $card } восстанавливается: { $from } → { $to } ({ $source }).
event-pool = { $seat } берёт кубики базы «{ $base }»: { $dice }.
event-die_added = { $source }: ещё один кубик, { $color }.
event-die_lost = { $source } дал бы кубик, но таких больше нет.
event-roll = { $seat } бросает кубики (бросок { $roll }).
event-die = На кубике: { $die }.
event-team_ability = «{ $base }»: { $n } × «{ $symbol }» в первом броске, действует способность команды.
event-ability = { $seat }: способность героя { $card }.
event-die_turned = { $card }: кубик { $from } становится { $to }.
event-laid = { $seat } кладёт кубик { $die } на карту { $card }.
event-token_laid = { $seat } кладёт жетон ({ $token }) на карту { $card }.
event-forfeited = { $seat } теряет кубик { $die }.
event-stopped = { $seat } заканчивает броски.
event-token_played = { $seat } играет жетон: { $token }.
event-token_drawn = { $seat } тянет жетон: { $token } ({ $source }).
event-token_discarded = { $seat } сбрасывает жетон: { $token }.
event-tokens_shuffled = Сброшенные жетоны перемешаны: в стопке { $n }.
event-recruited = { $card } вступает в команду игрока { $seat }.
event-stays_hurt = { $card } вступает с уроном { $n }: в этот ход лечения нет.
event-fell = { $card } погибает в секторе.
event-fell_in_team = { $card }, герой игрока { $seat }, погибает.
event-beaten = Победа над злодеем: { $card }!
event-collected = { $stone } попадает в Перчатку.
event-won = Побеждено достаточно злодеев: общая победа.
event-lost = { $reason_id ->
    [six_stones] У Таноса все шесть Камней: общее поражение.
   *[heroes] Погибло слишком много героев: общее поражение.
}
event-lost_team = У игрока { $seat } не осталось героев: общее поражение.

## Why something cannot be done

refusal-no-damage = У героя { $card } нет урона, или в этот ход лечения нет.
refusal-base-taken = Эта база уже занята.
refusal-not-your-token = Это жетон игрока { $owner }, решаете не вы.
refusal-no-such-token = Такого жетона на руках нет.
refusal-dice-first = Жетоны играют только после кубиков Камней и Таноса.
refusal-fresh-token = Этот жетон новый: сыграть его можно со следующего хода.
refusal-no-window = Сейчас не время для жетонов.
refusal-no-use = Сейчас это ничего не даст.
refusal-not-your-hero = { $card } не в команде, чей сейчас ход.
refusal-fresh-hero = { $card } в команде только с этого хода. Способность — со следующего.
refusal-used-hero = Способность героя { $card } уже использована в этот ход.
refusal-pay-with-dice = Способность героя { $card } оплачивают кубиками.
refusal-works-by-itself = Способность героя { $card } срабатывает сама.
refusal-can-complete = Карту сектора ещё можно заполнить.
refusal-no-such-die = Такого кубика нет.
refusal-must-assign = На карту сектора ещё можно положить кубик. Положите хотя бы один.
refusal-card-first = Сначала выберите карту, потом кубики.
refusal-complete = { $card }: карта уже заполнена.
refusal-full-villain = { $card }: урон уже полный, карта уйдёт в конце хода.
refusal-no-match = Ни один кубик не подходит: { $card }.
refusal-other-sector = { $card } лежит в другом секторе.
refusal-no-price = Способность героя { $card } кубиками не оплачивают.
refusal-paid-already = Способность героя { $card } в этот ход уже оплачена.
refusal-not-there = { $card } не на столе.
refusal-one-card-per-roll = Кубики одного броска кладут на одну карту: { $card }.
refusal-covers-nothing = Кубик { $die } на карте { $card } уже ничего не закроет.

## How it ends

reason-villains = побеждено достаточно злодеев
reason-six_stones = у Таноса шесть Камней
reason-heroes = погибло слишком много героев
reason-team = { $seats_count ->
    [one] в команде игрока { $seats } не осталось героев
   *[other] в команде не осталось героев
}

## The end explained

end-villains = Побеждено злодеев: { $count }, требовалось { $goal }.
end-win_first = Поражение наступило бы в тот же миг, но победа важнее.
end-six_stones = У Таноса все шесть Камней.
end-heroes = Погибло героев: { $count }, предел — { $limit }.
end-team = В команде не осталось ни одного героя: { $seats }.
end-villains_left = Побеждено злодеев: { $count } из { $goal }.
end-stones_so_far = Камней у Таноса: { $count } из { $goal }.
end-heroes_fallen = Погибло героев: { $count }. Поражение при { $limit }.
count-team = Герои в команде

## Options

option-level = Сложность
option-level-help = Сколько злодеев надо победить и сколько героев можно потерять.
option-level-easy = Лёгкий: 7 злодеев
option-level-normal = Обычный: 8 злодеев
option-level-hard = Трудный: 9 злодеев
option-level-expert = Эксперт: все 10 злодеев
option-level-expert_six = Эксперт, потерь не больше шести
option-bases = Базы
option-bases-help = По базе на место, по порядку. Если пусто, каждый выбирает сам.
option-cards = Свои карты
option-cards-help = Файл с исправленными значениями карт из вашей коробки.
option-cards-none = как в наборе
option-first_player = Первый игрок
option-first_player-help = Какое место начинает.
option-first_player-random = по жребию
option-first_player-p1 = место 1
option-first_player-p2 = место 2
option-first_player-p3 = место 3
option-first_player-p4 = место 4
option-early_stop = Безнадёжные кубики
option-early_stop-help = Когда ни одну карту сектора уже не заполнить.
option-early_stop-may = можно закончить
option-early_stop-must = броски заканчиваются
option-token_control = Жетоны
option-token_control-help = Кто распоряжается жетонами других игроков.
option-token_control-owner = владельцы
option-token_control-active = тот, чей ход
option-cull_picker = Жертвы Кулла Обсидиана
option-cull_picker-help = Кто выбирает раненых героев.
option-cull_picker-owner = каждый в своей команде
option-cull_picker-active = тот, чей ход
option-cull_picker-random = случай
option-villain_order = Порядок злодеев
option-villain_order-help = Кто решает, если действуют сразу несколько злодеев.
option-villain_order-active = тот, чей ход
option-villain_order-fixed = по секторам и местам
option-windows = Когда спрашивать о жетонах
option-windows-help = Спрашивать ли игроков по очереди.
option-windows-asked = спрашивать всех, кто может
option-windows-open = открытый стол: играть когда угодно
option-team_check_after_manip = Способность команды после изменения кубиков
option-team_check_after_manip-help = Кубики меняют до проверки первого броска.
option-mind_inside_villain_ability = Камень Разума внутри способностей злодеев
option-mind_inside_villain_ability-help = Сила действует, когда Камень выбросил злодей.
option-red_stone_blocks_recruit_heal = Камень Реальности не даёт лечить новичков
option-red_stone_blocks_recruit_heal-help = В ход без лечения новичок сохраняет урон.
option-nebula_once_per_turn = Небула раз за ход
option-nebula_once_per_turn-help = Её способность действует только раз за ход.

## Abilities: one message for each word of the vocabulary

ability = { $when }: { $does }
ability-heads = { $first }, { $then }
ability-effects = { $first }; { $then }
timing-pool = Сбор кубиков
timing-manip = После броска
timing-assign = За { $n } × «{ $symbol }»
timing-free = В свой ход
timing-after_damage = После кубиков
condition-always = всегда
condition-team_has = если в команде есть герой типа «{ $type }»
condition-team_has_other = если в команде есть другой герой типа «{ $type }»
condition-villain_in_deployed_sector = если в секторе высадки есть злодей
condition-villain_hit_this_turn = если в этот ход ранен злодей
condition-self_has_empty_space = если на этой карте есть свободное место
condition-opening_symbols = первый бросок: не меньше { $min } × «{ $symbol }»
effect-add_die = { $per_self_damage ->
    [0] +1 кубик ({ $colors })
   *[other] +1 кубик ({ $colors }) за каждые { $per_self_damage } урона на этой карте
}
effect-reroll = { $dice ->
    [one] перебросить один кубик
   *[other] перебросить до { $dice } кубиков
}
effect-turn_face = повернуть кубик ({ $showing }) на другую его грань
effect-heal = { $target_id ->
    [one_hero] снять до { $n } урона с любого героя
    [split] снять { $n } урона, распределив как угодно
   *[per_villain_hit] снять { $n } урона с любых героев за каждую рану злодеям в этот ход
}
effect-remove_counter = { $n ->
    [one] снять { $n } жетон с Камня
    [few] снять { $n } жетона с Камней
   *[other] снять { $n } жетонов с Камней
}
effect-draw_token = { $keep ->
    [0] { $n ->
        [one] взять { $n } жетон
        [few] взять { $n } жетона
       *[other] взять { $n } жетонов
    }
   *[other] взять жетонов: { $n }, оставить: { $keep }
}
effect-hit_villain = { $target_id ->
    [undamaged] { $n ->
        [one] { $n } урон
       *[other] { $n } урона
    } злодею без ран в любом секторе
   *[any] { $n ->
        [one] { $n } урон
       *[other] { $n } урона
    } любому злодею
}
effect-damage_self = { $n ->
    [one] положить { $n } урон на эту карту
   *[other] положить { $n } урона на эту карту
}
effect-hit_heroes = { $scope_id ->
    [own_sector] по { $n } { $n ->
        [one] урону
       *[other] урона
    } героям ({ $types }) в его секторе
    [next_sector_cw] по { $n } { $n ->
        [one] урону
       *[other] урона
    } героям ({ $types }) в следующем по часовой стрелке секторе
   *[active_team] по { $n } { $n ->
        [one] урону
       *[other] урона
    } героям ({ $types }) активной команды
}
effect-hit_each_team = в каждой команде { $heroes ->
    [one] { $heroes } герой получает
    [few] { $heroes } героя получают
   *[other] { $heroes } героев получают
} по { $n } { $n ->
    [one] урону
   *[other] урона
}
effect-hit_one = { $pick_id ->
    [most_health] { $n ->
        [one] { $n } урон
       *[other] { $n } урона
    } самому здоровому герою активной команды
   *[least_health] { $n ->
        [one] { $n } урон
       *[other] { $n } урона
    } самому слабому герою активной команды
}
effect-roll_stone = { $times ->
    [one] бросить кубик Камней ещё раз
    [few] бросить кубик Камней ещё { $times } раза
   *[other] бросить кубик Камней ещё { $times } раз
}
effect-trigger_villains = действуют злодеи того сектора, куда смотрит Танос
effect-no_heal = в этот ход урон с героев не снимается
effect-heal_villains = { $n ->
    [one] снять { $n } урон с каждого злодея
   *[other] снять { $n } урона с каждого злодея
}
effect-add_counter = { $n ->
    [one] { $n } жетон на каждый другой Камень, где их меньше всего
    [few] { $n } жетона на каждый другой Камень, где их меньше всего
   *[other] { $n } жетонов на каждый другой Камень, где их меньше всего
}
effect-symbol = закрывает один символ: { $symbol }

## О чём говорят подсказки и разбор.

term-villains = удары по злодеям
term-teams = команды сильнее и здоровее
term-tokens = бонусные жетоны
term-losses = меньше ран
term-stones = Камни дальше от Таноса
term-this_turn = хорошие шансы на броски этого хода
