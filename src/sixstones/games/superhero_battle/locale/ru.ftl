## The game

game-title = Битва супергероев
game-blurb = Все тайно кладут по карте, затем вскрывают по очереди: бейте, уклоняйтесь, ставьте ловушки и останьтесь последним героем в бою.
game-length = 30–45 мин

## Techniques and their actions

name-ambush = Засада
name-seize_initiative = Перехват инициативы
name-stun = Оглушение
name-arsenal = Арсенал
name-explosives = Взрывчатка
name-ammunition = Боезапас
name-planning = Планирование
name-feint = Обманный манёвр
name-vantage_point = Выгодная позиция
name-close_combat = Ближний бой
name-flurry_of_blows = Град ударов
name-battle_thrill = Боевой азарт
name-defence = Оборона
name-defensive_stance = Защитная стойка
name-breather = Передышка
name-trick = Уловка
name-sliding_tackle = Подкат
name-tripwire = Растяжка
name-shot = Выстрел
name-shoot_to_kill = Стрельба на поражение
name-barrage_fire = Заградительный огонь

## Heroes

name-star_lord = Звёздный Лорд
name-gamora = Гамора
name-drax = Дракс
name-rocket = Ракета
name-groot = Грут
name-mantis = Мантис
name-nebula = Небула
name-yondu = Йонду
name-cosmo = Космо
name-adam_warlock = Адам Уорлок
name-iron_man = Железный человек
name-captain_america = Капитан Америка
name-thor = Тор
name-hulk = Халк
name-black_widow = Чёрная Вдова
name-hawkeye = Соколиный Глаз
name-black_panther = Чёрная Пантера
name-captain_marvel = Капитан Марвел
name-doctor_strange = Доктор Стрэндж
name-spider_man = Человек-паук

## Battlefields

name-sakaar_arena = Арена Сакаара
name-kyln = Килн
name-milano = «Милано»
name-xandar = Ксандар
name-knowhere = Забвение
name-collectors_museum = Музей Коллекционера
name-ego = Эго
name-realm_of_death = Владения Смерти
name-grandmasters_palace = Дворец Грандмастера
name-morag = Мораг
name-contraxia = Контраксия
name-titan = Титан
name-avengers_tower = Башня Мстителей
name-sokovia = Заковия
name-hydra_base = База ГИДРЫ
name-asgard = Асгард
name-helicarrier = Геликарриер
name-negative_zone = Негативная зона
name-quantum_realm = Квантовый мир
name-raft = Рафт
name-savage_land = Дикие земли
name-new_york = Нью-Йорк
name-wakanda = Ваканда
name-training_centre = Тренировочный центр

## Tactics

name-trap = ловушка
name-knockout = «Нокаут»

## Team cards and boxes

name-red = красная
name-blue = синяя
name-guardians = Стражи
name-avengers = Мстители

## Words of the terminal board

name-board_battle = Бой
name-board_cards = карт
name-board_deck = колода
name-board_discard = сброс
name-board_energy = энергия
name-board_first = первый игрок
name-board_hand = рука
name-board_known = известно
name-board_laid = сыграно
name-board_layout = Выбор карт
name-board_out = вне боя
name-board_round = раунд
name-board_stage = этап
name-board_tactics = Тактики
name-board_team = команда
name-board_used = способность применена
name-board_wins = победы

## Options

option-third_win_tie = Ничья при третьей победе
option-third_win_tie-help = Что решает, если третью победу одержали сразу несколько сторон.
option-third_win_tie-first_player = ближайший к первому игроку
option-third_win_tie-to_four = играть до четвёртой победы
option-third_win_tie-deciding_battle = решающий бой
option-team_mode = Командная игра
option-team_mode-help = Четверо — две команды, шестеро — две или три, восемь — две или четыре.
option-team_mode-off = каждый за себя
option-team_mode-two = две команды
option-team_mode-three = три команды
option-team_mode-four = четыре команды
option-boxes_in_play = Наборы в игре
option-boxes_in_play-help = С какими наборами играть. Впятером и больше нужны оба.
option-boxes_in_play-auto = по числу игроков
option-boxes_in_play-guardians = Стражи
option-boxes_in_play-avengers = Мстители
option-boxes_in_play-both = оба
option-team_seats = Команды
option-team_seats-help = Раздать карты команд или объединить в команду тех, кто сидит через одного.
option-team_seats-dealt = раздаются
option-team_seats-by_seat = по местам
option-seize_initiative_variant = Символ «Перехвата инициативы»
option-seize_initiative_variant-help = Теряет или получает энергию первый игрок, когда у него забирают карту первого игрока.
option-seize_initiative_variant-default = урон
option-seize_initiative_variant-energy = энергия
option-seize_initiative_variant-mixed = энергия только себе
option-shoot_to_kill_variant = Цели «Стрельбы на поражение»
option-shoot_to_kill_variant-help = Поражает ли она всех или одного противника.
option-shoot_to_kill_variant-default = все противники
option-shoot_to_kill_variant-one_target = один противник
option-barrage_fire_variant = Цели «Заградительного огня»
option-barrage_fire_variant-help = Действует ли он на всех, на двоих или на одного противника.
option-barrage_fire_variant-default = все противники
option-barrage_fire_variant-up_to_two = до двух противников
option-barrage_fire_variant-one_target = один противник
option-trim_by = Сброс до пяти карт
option-trim_by-help = Кто перед боем выбирает лишние карты для сброса.
option-trim_by-owner = владелец
option-trim_by-random = жребий
option-all_exit_result = Все вышли сразу
option-all_exit_result-help = Кто победил, если последние герои вышли вместе не из-за нехватки карт.
option-all_exit_result-all_win = все они
option-all_exit_result-nobody_wins = никто
option-discard_pile = Сброс
option-discard_pile-help = Что все видят в общем сбросе.
option-discard_pile-public = все карты
option-discard_pile-top_only = верхнюю карту
option-discard_pile-hidden = только число карт
option-team_hands = Карты союзников
option-team_hands-help = Видят ли союзники карты друг друга.
option-team_hands-hidden = скрыты
option-team_hands-shared = открыты команде
option-first_player = Первый игрок
option-first_player-help = У кого в начале карта первого игрока.
option-first_player-random = по жребию
option-first_player-p1 = место 1
option-first_player-p2 = место 2
option-first_player-p3 = место 3
option-first_player-p4 = место 4
option-first_player-p5 = место 5
option-first_player-p6 = место 6
option-first_player-p7 = место 7
option-first_player-p8 = место 8
option-cards = Свои карты
option-cards-help = Файл карт с текстами из вашей коробки. Без него игра идёт на картах-заменах.
option-cards-none = как в комплекте

## Questions

ask-pick_hero = Вам достались { $heroes }. Выберите своего героя.
ask-trim = У вас больше пяти карт. Сбросьте { $count }.
ask-draft = Возьмите одну из открытых карт.
ask-lay = Сыграйте карту рубашкой вверх. Её можно сменить, пока не выбрали все.
ask-action = Вы вскрыли карту «{ $card }». Выберите действие.
ask-order = Вы выполняете оба действия карты «{ $card }». Выберите первое.
ask-ability = { $hero }: применить способность сейчас?
ask-optional = { $source }: сделать это?
ask-target = { $source }: выберите противника.
ask-targets = { $source }: выберите до двух противников.
ask-event_target = Выберите, кто из поражённых получит больше.
ask-name = Назовите приём. Отвечает { $to_seat }.
ask-tactic = { $op_id ->
    [set_trap] Выберите тактику для ловушки.
    [remove_trap] Выберите ловушку, которую снять.
    [place_knockout] Выберите тактику для «Нокаута».
    [remove_knockout] Выберите «Нокаут», который убрать.
   *[flip_tactic] Выберите тактику, которую перевернуть (осталось { $count }).
}
ask-option = { $source }: выберите одно.
ask-discard = Выберите карту для сброса (всего { $count }). Её можно сменить, пока не выбрали все.
ask-pick_card = У игрока { $from_seat }: { $cards }. Какую карту сбросить?
ask-swap = Выберите карту с руки, которая заменит сыгранную.

## Headings over actions of one kind

kind-lay = Сыграть рубашкой вверх
kind-take = Взять
kind-do = Действие
kind-use = Применить
kind-pass = Нет
kind-target = Цель
kind-name = Назвать
kind-tactic = Тактика
kind-discard = Сбросить
kind-swap = Заменить на
kind-option = Выбор
kind-hero = Герой

## What happened

event-team_card = { $seat } смотрит карту команды.
event-team_card-secret = { $seat } смотрит карту команды: { $colour }, { $back }.
event-teams = Команды известны, игроки рассаживаются по очереди.
event-first_player = { $seat } — первый игрок.
event-hero_dealt = { $seat } получает героя.
event-hero_dealt-secret = { $seat } получает героя: { $hero }.
event-chosen = { $seat } делает выбор.
event-hero = { $seat } играет за героя: { $hero }.
event-battle = Начинается бой { $battle }.
event-battlefield = Поле боя: { $battlefield }.
event-drawn = { $seat } берёт карту.
event-drawn-secret = { $seat } берёт карту «{ $card }».
event-drawn_openly = { $seat } берёт в открытую карту «{ $card }».
event-laid_out = Открыта карта «{ $card }».
event-drafted = { $seat } забирает карту «{ $card }».
event-layout_discarded = Остаток сброшен: { $cards }.
event-deck_renewed = Сброс становится новой колодой. Карт: { $count }.
event-stage = Раунд { $round }, этап { $stage }: все играют по карте.
event-laid = { $seat } играет карту рубашкой вверх.
event-laid-secret = { $seat } играет рубашкой вверх карту «{ $card }».
event-opened = { $seat } вскрывает карту «{ $card }».
event-left = { $cause_id ->
    [energy] { $seat } выходит из боя: кончилась энергия.
    [knockout] { $seat } выходит из боя: нокаут.
    [number] { $seat } выходит из боя: число нарушило порядок серии.
   *[no_cards] { $seat } выходит из боя: нет карт, чтобы сыграть.
}
event-knockout = На карте «{ $tactic }» лежал «Нокаут»: под ударом { $seat }.
event-guarded = { $seat } под защитой: «{ $source }» не действует.
event-trap = На карте «{ $tactic }» ловушка: в неё попадает { $seat }.
event-damage = { $seat } теряет { $amount } энергии («{ $source }»): { $from } → { $to }.
event-no_damage = { $seat } не получает урона («{ $source }»).
event-energy = { $seat }: энергия { $from } → { $to }.
event-action = { $seat } выполняет действие «{ $action }».
event-ability = { $seat } применяет способность: { $hero }.
event-ability_kept = { $seat } приберегает способность.
event-aimed = { $seat } выбирает цель: { $to_seat }.
event-named = { $seat } называет «{ $card }». Отвечает { $to_seat }.
event-hand_shown = { $seat } показывает свои карты: { $cards }.
event-hand_shown_to = { $seat } показывает свои карты игроку { $to_seat }.
event-hand_shown_to-secret = { $seat } показывает свои карты игроку { $to_seat }: { $cards }.
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-discarded_unseen = { $seat } сбрасывает карту, не показывая её.
event-discarded_unseen-secret = { $seat } сбрасывает, не показывая, карту «{ $card }».
event-given = { $seat } получает карту «{ $card }».
event-deck_shuffled = Найдено копий «{ $card }»: { $found }. Колода перемешана.
event-first_player_card = { $seat } забирает карту первого игрока у игрока { $from_seat }.
event-guard = { $seat } поворачивает карту: пока она в серии, действует защита.
event-returned = { $seat } возвращает на руку карту «{ $card }».
event-swapped = { $seat } тайно меняет сыгранную карту.
event-swapped-secret = { $seat } меняет «{ $from }» на «{ $card }».
event-knockout_placed = «Нокаут» положен на карту «{ $tactic }».
event-knockout_removed = «Нокаут» снят с карты «{ $tactic }».
event-trap_set = На карту «{ $tactic }» поставлена ловушка.
event-trap_removed = Ловушка с карты «{ $tactic }» снята.
event-round_end = Раунд { $round } окончен. Все серии сброшены.
event-battle_won = Победа в бою: { $seats }.
event-battle_drawn = Бой никто не выиграл.
event-knockouts_back = Все «Нокауты» ({ $count }) снова в стопке.
event-play_to_four = Три победы сразу у нескольких сторон, теперь нужны четыре: { $seats }.
event-deciding_battle = Будет решающий бой: { $seats }.
event-game_won = Победа в игре: { $seats }.

## How a game ended

reason-third_win = выигран третий бой
reason-nearest_to_first_player = ничью решила карта первого игрока
reason-fourth_win = выигран четвёртый бой
reason-deciding_battle = выигран решающий бой

## The end explained

end-third_win = Три выигранных боя приносят победу в игре: { $seats }.
end-fourth_win = По три победы было у нескольких сторон, поэтому играли до четвёртой: { $seats }.
end-deciding = Нужное число побед набрали несколько сторон. Победа в решающем бою: { $seats }.
end-first_player = Несколько сторон победили одновременно. Выигрывает первый игрок — { $holder }.
end-nearest = Несколько сторон победили одновременно. Ближе всех к первому игроку ({ $holder }) по часовой стрелке — { $seats }.
count-wins = Выигранные бои

## Why something cannot be done

refusal-out-of-battle = Ваш герой вне этого боя.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-other-question = Сначала ответьте на другой вопрос.
refusal-no-ability-now = Сейчас действие нельзя заменить способностью.
refusal-other-card = Вы вскрыли «{ $card }»: выберите одно из её действий.
refusal-not-laid-out = Карты «{ $card }» среди открытых нет.
refusal-not-in-hand = Такой карты нет.
refusal-already-chosen = Вы это уже выбрали.
refusal-not-dealt = Этого героя вам не раздали.
refusal-must-choose = Нужно выбрать.
refusal-nobody-there = Там никто не сидит.
refusal-target-out = { $seat } вне боя.
refusal-target-own-side = { $seat } на вашей стороне. Выберите противника.
refusal-target-again = { $seat }: эту цель сейчас выбрать нельзя.
refusal-knockout-there = На карте «{ $tactic }» уже лежит «Нокаут».
refusal-no-knockout-there = На карте «{ $tactic }» нет «Нокаута».
refusal-trap-there = На карте «{ $tactic }» уже есть ловушка.
refusal-no-trap-there = На карте «{ $tactic }» нет ловушки.
refusal-turned-already = Карту «{ $tactic }» уже перевернули.

## Texts of cards: sentences

text-action = { $steps }.
text-active = раз за бой, { $window }: { $steps }.
text-active-if = раз за бой, { $window }, если { $condition }: { $steps }.
text-passive = { $window }: { $steps }.
text-passive-if = { $window }, если { $condition }: { $steps }.
text-then = { $first }, затем { $second }
text-or = { $first }; или { $second }
text-when = { $step } (если { $condition })
text-optional = если хотите, { $step }
text-by-owner = { $step } (выбирает владелец)
text-by-right_of_first = { $step } (выбирает сосед справа от первого игрока)

## Texts of cards: steps

text-damage = { $target } получает { $amount } { $amount ->
    [one] урон
    [few] урона
   *[many] урона
}
text-damage-self = получите { $amount } { $amount ->
    [one] урон
    [few] урона
   *[many] урона
}
text-damage-unblockable = { $target } получает { $amount } { $amount ->
    [one] урон
    [few] урона
   *[many] урона
} без защиты
text-gain_energy = { $target } получает { $amount } { $amount ->
    [one] энергию
    [few] энергии
   *[many] энергии
}
text-gain_energy-self = получите { $amount } { $amount ->
    [one] энергию
    [few] энергии
   *[many] энергии
}
text-set_energy = { $target } имеет { $amount } энергии
text-set_energy-self = у вас { $amount } энергии
text-draw = { $target } берёт { $amount } { $amount ->
    [one] карту
    [few] карты
   *[many] карт
}
text-draw-self = возьмите { $amount } { $amount ->
    [one] карту
    [few] карты
   *[many] карт
}
text-discard_random = { $target } сбрасывает наугад { $amount } { $amount ->
    [one] карту
    [few] карты
   *[many] карт
}
text-discard_random-self = сбросьте наугад { $amount } { $amount ->
    [one] карту
    [few] карты
   *[many] карт
}
text-discard_chosen = { $target } сбрасывает { $amount } { $amount ->
    [one] карту
    [few] карты
   *[many] карт
} по вашему выбору
text-discard_chosen-self = сбросьте { $amount } { $amount ->
    [one] карту
    [few] карты
   *[many] карт
} по своему выбору
text-name_card = назовите приём, отвечает { $target }
text-discard_named = { $target } сбрасывает { $amount } { $amount ->
    [one] карту
    [few] карты
   *[many] карт
} с этим названием
text-discard_named-all = { $target } сбрасывает все карты с этим названием
text-discard_named-self = сбросьте { $amount } { $amount ->
    [one] карту
    [few] карты
   *[many] карт
} с этим названием
text-reveal_hand = { $target } показывает свои карты всем
text-reveal_hand-to_you = { $target } показывает вам свои карты
text-reveal_hand-self = покажите свои карты всем
text-give_card = { $target } получает «{ $technique }» из колоды или сброса
text-give_card-self = получите «{ $technique }» из колоды или сброса
text-set_trap = поставьте { $amount } { $amount ->
    [one] ловушку
    [few] ловушки
   *[many] ловушек
}
text-set_trap-numbers = поставьте ловушки на { $numbers }
text-remove_trap = снимите { $amount } { $amount ->
    [one] ловушку
    [few] ловушки
   *[many] ловушек
}
text-remove_trap-numbers = снимите ловушки с { $numbers }
text-flip_tactic = переверните { $amount } { $amount ->
    [one] тактику
    [few] тактики
   *[many] тактик
}
text-flip_tactic-up_to = переверните не больше { $amount } { $amount ->
    [one] тактики
    [few] тактик
   *[many] тактик
}
text-place_knockout = положите { $amount } { $amount ->
    [one] «Нокаут»
    [few] «Нокаута»
   *[many] «Нокаутов»
}
text-remove_knockout = уберите { $amount } { $amount ->
    [one] «Нокаут»
    [few] «Нокаута»
   *[many] «Нокаутов»
}
text-take_first_player = возьмите карту первого игрока
text-pass_first_player = карта первого игрока переходит следующему герою в бою слева
text-guard = поверните эту карту: пока она в серии, на вас не действуют { $blocks }
text-perform_other_action = выполните и другое действие карты
text-return_played = верните вскрытую карту на руку
text-swap_laid = тайно замените сыгранную карту картой с руки
text-choose = выберите одно ({ $options })
text-if = если { $condition }, { $then }
text-if-else = если { $condition }, { $then }; иначе { $else }
text-set_amount = вместо этого { $amount }
text-set_amount-one = { $target } получает { $amount }
text-add_amount = на { $amount } больше
text-cap_amount = не больше { $amount }
text-make_unblockable = защиты от этого нет
text-cancel_exit = останьтесь в бою

## Texts of cards: whom

target-self = вы
target-holder = первый игрок
target-one_opponent = один противник
target-up_to_two_opponents = каждый из не более чем двух противников
target-each_opponent = каждый противник
target-each_in_battle = каждый герой в бою
target-chosen = выбранный противник
target-event_target = поражённый герой
target-one_event_target = один из поражённых

## Texts of cards: when

window-battle_start = в начале боя
window-after_draft = после выбора карт
window-before_reveal = перед вскрытием своей карты
window-instead_of_action = вместо действия
window-after_action = после своего действия
window-would_deal_damage = когда вы наносите урон
window-would_take_damage = когда вы получаете урон
window-after_damage = когда ваш урон нанесён
window-would_gain_energy = когда вы получаете энергию
window-would_leave_by_damage = когда урон вывел бы вас из боя
window-would_leave_by_knockout = когда «Нокаут» вывел бы вас из боя
window-end_of_round = в конце раунда

## Texts of cards: conditions

if-in_battle = { $who } ещё в бою
if-is_holder = { $who } держит карту первого игрока
if-has_named = { $who } держит такой приём на руке
if-played = вскрыта карта { $cards }
if-source = источник — { $cards }
if-energy_at_most = { $who } с энергией не больше { $amount }
if-in_battle-self = вы ещё в бою
if-is_holder-self = карта первого игрока у вас
if-has_named-self = такой приём у вас на руке
if-energy_at_most-self = у вас не больше { $amount } энергии
text-not = не: { $condition }
text-all = { $first } и { $second }
text-any = { $first } или { $second }

## Texts of cards: changed rules

rule-knockout_damage-0 = «Нокаут» выводит героя из боя
rule-series_order-not_lower = числа в серии не должны уменьшаться
rule-series_order-higher = каждое следующее число серии должно быть больше
rule-series_order-not_higher = числа в серии не должны увеличиваться
rule-trap_damage = ловушки наносят { $amount } { $amount ->
    [one] урон
    [few] урона
   *[many] урона
}
rule-trap_stays-yes = сработавшая ловушка остаётся
rule-trap_stays-no = сработавшая ловушка переворачивается обратно
rule-knockout_damage = «Нокаут» наносит { $amount } { $amount ->
    [one] урон
    [few] урона
   *[many] урона
} вместо вывода из боя
rule-abilities_on-yes = способности героев действуют
rule-abilities_on-no = способности героев не действуют
rule-discard_by-random = карты сбрасывают наугад
rule-discard_by-owner = сбрасываемые карты выбирает сам игрок
rule-hands-hidden = карты на руках скрыты
rule-hands-open = карты на руках видны всем
rule-draft_passes = кругов выбора карт: { $amount }
rule-both_actions = с картой { $cards } выполняйте оба действия в любом порядке

## О чём говорят подсказки и разбор.

term-wins = выигранный бой
term-in_battle = место в бою
term-energy = энергия
term-cards = карты на руке
term-series = серия, которую можно продолжить
