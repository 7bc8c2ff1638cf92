## The game

game-title = Война Бесконечности
game-blurb = По два героя в команде и поле, которого никто не знает: открывайте клетки, несите героев на поля сражений и берегите Камни от Таноса.
game-length = 60–90 мин

## Teams

name-team_iron_man = Команда Железного человека
name-team_star_lord = Команда Звёздного Лорда
name-team_captain_america = Команда Капитана Америки
name-team_black_panther = Команда Чёрной Пантеры
name-team_thor = Команда Тора

## Characters

name-iron_man = Железный человек
name-spider_man = Человек-паук
name-star_lord = Звёздный Лорд
name-gamora = Гамора
name-captain_america = Капитан Америка
name-bucky = Баки
name-black_panther = Чёрная Пантера
name-okoye = Окойе
name-thor = Тор
name-rocket = Ракета

## Abilities

name-strike_nearest = Удар по ближайшему
name-open_surrounding = Открыть окружающие клетки
name-jump_to_free = Прыжок на свободную клетку
name-steal_surrounding = Забрать жетон рядом
name-step_surrounding = Шаг на окружающую клетку
name-all_home = Все по базам
name-swap_base_in_ring = Перенос базы по кольцу
name-swap_two_free = Обмен двух свободных клеток
name-ray_of_returns = Луч возвращения
name-swap_places = Обмен местами

## Tiles

name-stone_soul = Камень Души
name-stone_power = Камень Силы
name-stone_time = Камень Времени
name-stone_space = Камень Пространства
name-stone_reality = Камень Реальности
name-stone_mind = Камень Разума
name-leadership_a = Лидерство, первая половина
name-leadership_b = Лидерство, вторая половина
name-heroes_1 = Халк и Чёрная Вдова
name-heroes_2 = Доктор Стрэндж и Вонг
name-heroes_3 = Вижн и Алая Ведьма
name-heroes_4 = Сокол и Воитель
name-heroes_5 = Дракс и Мантис
name-heroes_6 = Грут и Небула
name-heroes_7 = Шури и М’Баку
name-energy = Энергия
name-thanos_base = База Таноса
name-battlefield = Поле сражения
name-q_ship = Q-корабль
name-guardians_ship = Корабль Стражей
name-dropship = Десантный корабль
name-cull_obsidian = Кулл Обсидиан
name-proxima = Проксима Полночная
name-ebony_maw = Эбони Мо
name-corvus = Корвус Глейв
name-outrider_general = Генерал Аутрайдеров
name-loki = Локи
name-teleport = Телепорт
name-rotation_cw = Круговое движение по часовой стрелке
name-rotation_ccw = Круговое движение против часовой стрелки
name-short_route = Короткий маршрут
name-arrow_1 = Стрелка в одну сторону
name-arrow_2 = Стрелки в две стороны
name-arrow_3 = Стрелки в три стороны
name-arrow_4 = Стрелки в четыре стороны
name-base_iron_man = База Железного человека
name-base_star_lord = База Звёздного Лорда
name-base_captain_america = База Капитана Америки
name-base_black_panther = База Чёрной Пантеры
name-base_thor = База Тора
name-blank = Пустая клетка

## Kinds of tiles

name-infinity_stone = Камень Бесконечности
name-superheroes = Супергерои
name-team_base = База команды
name-rotation = Круговое движение
name-arrow = Передвижение по стрелке

## Superheroes

name-hero_hulk = Халк
name-hero_black_widow = Чёрная Вдова
name-hero_doctor_strange = Доктор Стрэндж
name-hero_wong = Вонг
name-hero_vision = Вижн
name-hero_scarlet_witch = Алая Ведьма
name-hero_falcon = Сокол
name-hero_war_machine = Воитель
name-hero_drax = Дракс
name-hero_mantis = Мантис
name-hero_groot = Грут
name-hero_nebula = Небула
name-hero_shuri = Шури
name-hero_m_baku = М’Баку

## Kinds of tokens and other words of the table

name-superhero = супергерой
name-leadership = лидерство
name-thanos = Танос
name-gauntlet = Перчатка Бесконечности
name-red = красная
name-blue = синяя
name-north = север
name-east = восток
name-south = юг
name-west = запад
name-clockwise = по часовой стрелке
name-counterclockwise = против часовой стрелки
name-floor = клетка
name-slot = его карта
name-cell = его клетка
name-base = база
name-partner = клетка напарника
name-right = правее центра
name-left = левее центра
name-closed_red = закрытая красная клетка
name-closed_blue = закрытая синяя клетка
name-outside = пустое место
name-open_tile = открытая клетка

## Words of the terminal board

name-board_turn = Ход
name-board_plays = играет
name-board_points = очки
name-board_stones = Камни
name-board_used = применено
name-board_ready = готово
name-board_detained = задержан
name-board_battle = в бою
name-board_held_out = выстоял
name-board_gauntlet = Перчатка
name-board_closed = Закрыто
name-board_last_turns = ходов до конца
name-board_ebony = круг Эбони Мо
name-board_resolving = Разыгрывается
name-board_base = база

## Options

option-tile_set = Набор клеток
option-tile_set-help = Что лежит под рубашками. Количества в правилах не напечатаны; оба набора — реконструкции.
option-tile_set-a = А: большинство эффектов дважды
option-tile_set-b = Б: названные противники единичны
option-tiles = Свой набор клеток
option-tiles-help = Таблица вашей коробки, прочитанная из файла клеток; заменяет набор.
option-tiles-none = не используется
option-layout = Раскладка
option-layout-help = Синие рубашки вокруг красных или все клетки вперемешку.
option-layout-ring = синее кольцо, красные внутри
option-layout-mixed = вперемешку
option-teleports_in_corners = Телепорты открыты в углах
option-teleports_in_corners-help = Четыре телепорта с самого начала лежат открытыми в углах.
option-blank_tiles = Пустые клетки
option-blank_tiles-help = Сколько красных клеток заменено пустыми.
option-blank_rule = Свойство пустых клеток
option-blank_rule-help = На пустых клетках работает свойство выбранной клетки.
option-blank_rule-none = никакого
option-blank_replaces = Что заменяют пустые клетки
option-blank_replaces-help = По одной красной клетке на каждую пустую; если не указано — самые частые, кроме полей сражения.
option-turn_cap = Предел ходов
option-turn_cap-help = После стольких ходов подсчитываются очки; 0 — без предела.
option-thanos_seizes_carried_stone = Танос отбирает Камень у возвращённого
option-thanos_seizes_carried_stone-help = Что происходит с Камнем персонажа, которого возвращает Танос.
option-thanos_seizes_carried_stone-counts = забирает его вместо другого жетона
option-thanos_seizes_carried_stone-extra = забирает и его, и другой жетон
option-thanos_seizes_carried_stone-off = Камень остаётся на клетке
option-thanos_acts_on_opening_turn = Танос ходит в ход своего появления
option-thanos_acts_on_opening_turn-help = Активируется ли он в конце того хода, в который открыли его базу.
option-thanos_tie_unit = Равноудалённость
option-thanos_tie_unit-help = Что считать, когда несколько персонажей одинаково близки к Таносу.
option-thanos_tie_unit-characters = персонажей
option-thanos_tie_unit-cells = клетки
option-thanos_enters_team_base = Танос на базе команды
option-thanos_enters_team_base-help = Бьёт ли он тех, кто на базе, прежде чем отправиться домой.
option-thanos_enters_team_base-sent_home_first = сразу отправляется домой
option-thanos_enters_team_base-hits_first = сначала бьёт
option-end_check = Проверка конца игры
option-end_check-help = До или после активации Таноса.
option-end_check-after_thanos = после Таноса
option-end_check-before_thanos = до Таноса
option-score_on_forced_leave = Очко при вынужденном уходе с поля сражения
option-score_on_forced_leave-help = Приносит ли выстоявший супергерой очко, когда его носителя возвращают на базу.
option-leadership_pair_on_floor = Оба жетона лидерства на одной клетке
option-leadership_pair_on_floor-help = Засчитываются ли оба, когда один подобран рядом с другим.
option-pass_when_detained = Поднять фишку вместо действия
option-pass_when_detained-help = Может ли команда с задержанным персонажем больше ничего не делать.
option-window_before_trap = Свободные действия перед ловушкой
option-window_before_trap-help = Можно ли действовать между входом в ловушку и её срабатыванием.
option-pending_property_lapses = Свойство пропадает
option-pending_property_lapses-help = Пропадает ли свойство клетки, если персонаж ушёл с неё свободным действием.
option-rocket_side_collision = Столкновение при обмене Ракеты
option-rocket_side_collision-help = Кого возвращают, если после обмена на клетке оказались персонажи двух команд.
option-rocket_side_collision-foreign_returned = чужих персонажей
option-rocket_side_collision-arriver_returns = тех, кто там был
option-stone_pickup_on_neutral_base = Камни на ничейных базах
option-stone_pickup_on_neutral_base-help = Можно ли подобрать Камень на базе команды, которая не играет.
option-energy_cell_scope = Энергия на клетке
option-energy_cell_scope-help = Чью карту может вернуть энергия, лежащая на клетке персонажа.
option-energy_cell_scope-same_character = этого персонажа
option-energy_cell_scope-any_own_character = любого из команды
option-power_stone_off_turn = Камень Силы в чужой ход
option-power_stone_off_turn-help = Работает ли Камень Силы после кругового движения в чужой ход.
option-space_lost_on_base = Камень Пространства потерян на чужой базе
option-space_lost_on_base-help = Что происходит с персонажем, потерявшим его там.
option-space_lost_on_base-returned = возвращается на базу
option-space_lost_on_base-stays = остаётся
option-short_route_obeys_visited = Короткий маршрут и посещённые клетки
option-short_route_obeys_visited-help = Запрещено ли идти коротким маршрутом туда, где персонаж уже был в этот ход.
option-guardians_ship_order = Корабль Стражей
option-guardians_ship_order-help = Выбирают ли вторую клетку, увидев первую.
option-guardians_ship_order-one_by_one = по одной
option-guardians_ship_order-both_first = сразу две
option-three_player_gap = Трое игроков: расстояние баз
option-three_player_gap-help = Как считать девять клеток между базами.
option-three_player_gap-between = девять клеток между ними
option-three_player_gap-steps = девять шагов
option-four_player_toss = Четверо игроков: броски
option-four_player_toss-help = Один бросок на обе короткие стороны или по одному на каждую.
option-four_player_toss-one = один
option-four_player_toss-two = два
option-team_choice = Команды
option-team_choice-help = Как распределяются команды.
option-team_choice-random = по жребию
option-team_choice-seat_order = по выбору в порядке мест

## Questions

ask-team = { $seat }: выберите команду.
ask-turn = { $team }: передвиньте персонажа или базу. Сначала можно выполнить свободные действия.
ask-finish = { $team }: выполните свободные действия или закончите ход.
ask-window = { $character } на клетке { $cell } ({ $tile }). Сначала свободное действие, или пусть клетка сработает?
ask-orient = На { $cell } открыто: { $tile }. Куда повернуть?
ask-trap = { $character } в ловушке ({ $tile } на { $cell }). Пройти ловушку с Камнем Пространства?
ask-arrow = { $character } на { $cell }: выберите стрелку.
ask-short_route = { $character } на { $cell }: выберите, куда ведёт короткий маршрут.
ask-teleport = { $character }: выберите телепорт.
ask-dropship = { $character }: выберите поле сражения для перелёта или останьтесь.
ask-base_call = { $character } на своей базе. Позвать напарника ({ $partner })?
ask-q_ship = Q-корабль: сдвинуть Таноса на клетку или передвинуть базу?
ask-guardians_ship = Корабль Стражей: выберите, какую клетку открыть. Осталось: { $left }.
ask-guardians_second = Корабль Стражей: выберите, какую клетку открыть кроме { $first }.
ask-cull_obsidian = Кулл Обсидиан: поменять две свободные клетки ценой задержания? Выберите первую или откажитесь.
ask-cull_second = Кулл Обсидиан: выберите клетку для обмена с { $first }.
ask-proxima = Проксима Полночная: выберите направление. Все на этой линии вернутся на базы.
ask-strike = { $character } бьёт ближайшего: выберите клетку.
ask-jump = { $character } прыгает: выберите свободную клетку.
ask-step = { $character } шагает: выберите клетку вокруг.
ask-swap_base_in_ring = { $character }: выберите клетку кольца для обмена с базой.
ask-swap_first = { $character } меняет две свободные клетки: выберите первую.
ask-swap_second = { $character }: выберите клетку для обмена с { $first }.
ask-ray = { $character }: выберите направление. Все на этой линии вернутся на базы.
ask-swap_places = { $character } меняется местами: выберите клетку другого персонажа.
ask-partner = { $character } меняется местами: выберите персонажа на { $at }.
ask-take_cell = { $character } забирает жетон: выберите клетку.
ask-take_holder = { $character } забирает жетон на { $at }: выберите, у кого.
ask-take_token = { $character } забирает жетон на { $at }: выберите жетон.
ask-turn_tile = { $character } поворачивает клетку: выберите её.
ask-turn_way = { $character } поворачивает клетку { $at }: выберите сторону.
ask-power = Камень Силы: { $team } может поменять базу ({ $cell }) с клеткой той же стороны.

## Headings over actions of one kind

kind-continue = Пусть клетка сработает
kind-end_turn = Закончить ход
kind-decline = Отказаться
kind-ignore = Пройти ловушку
kind-suffer = Попасть в ловушку
kind-call = Позвать напарника
kind-stand_up = Подняться, и только
kind-swap_base = Передвинуть базу
kind-choose = Выбрать клетку
kind-ability = Применить способность персонажа
kind-use = Применить Камень
kind-leave = Оставить жетон
kind-direction = Выбрать направление
kind-orient = Направить стрелку
kind-turn = Повернуть клетку
kind-pick_up = Подобрать жетон
kind-recharge = Потратить энергию
kind-take = Забрать жетон
kind-from = Забрать у
kind-partner = Поменяться местами с
kind-team = Выбрать команду
kind-push = Сдвинуть Таноса
kind-move = Передвинуть персонажа

## What happened

event-team = { $seat } играет за: { $team }.
event-hand = Перчатка решает: базы на коротких сторонах лежат { $hand }.
event-laid = На { $cell } положена { $back } рубашка.
event-base_placed = { $team }: база на { $cell }.
event-first_player = Начинает { $seat }.
event-turn = Ход { $turn }: { $team } ({ $seat }).
event-turn_swapped = Ход { $turn }: { $team } ({ $seat }), играет { $controller_seat }.
event-move = { $character } идёт { $from } → { $to }.
event-arrow = { $character } идёт по стрелке { $from } → { $to }.
event-short_route = { $character } идёт коротким маршрутом { $from } → { $to }.
event-teleport = { $character } ныряет в телепорт { $from } → { $to }.
event-dropship = { $character } летит на десантном корабле { $from } → { $to }.
event-base_call = { $character } по зову идёт на базу { $from } → { $to }.
event-ejected = Корвус Глейв выбрасывает с поля: { $character }, { $from } → { $to }.
event-strike = { $character } наносит удар { $from } → { $to }.
event-jump = { $character } прыгает { $from } → { $to }.
event-step = { $character } шагает { $from } → { $to }.
event-swap_places = { $character } меняется местами { $from } → { $to }.
event-home = { $character } отправляется на свою базу { $from } → { $to }.
event-carried = { $character } переезжает вместе с клеткой { $from } → { $to }.
event-carried_token = { $token }: переезд вместе с клеткой { $from } → { $to }.
event-returned = { $character } возвращается на базу { $from } → { $to }.
event-returned_by = { $by } возвращает на базу: { $character }, { $from } → { $to }.
event-opened = На { $cell } открыто: { $tile } ({ $character }).
event-token_out = На { $cell } выложен жетон: { $token }.
event-oriented = { $tile } на { $cell }: направление { $direction }.
event-turned = { $character } поворачивает клетку { $cell } ({ $tile }): направление { $direction }.
event-picked_up = { $character } подбирает жетон на { $cell }: { $token }.
event-left = { $character } оставляет жетон на { $cell }: { $token }.
event-dropped = { $character } роняет жетон на { $cell }: { $token }.
event-taken = { $character } забирает жетон с клетки { $cell }: { $token }.
event-taken_from = { $character } забирает жетон на { $cell }: { $token }; его лишается { $holder }.
event-ability = { $character } применяет способность.
event-stone_used = { $character } применяет: { $stone }.
event-recharged = Энергия ({ $cell }) снова готовит способность: { $character }.
event-property = { $tile } на { $cell } срабатывает: { $character }.
event-lapsed = { $character } уже не здесь, свойство пропадает: { $tile }.
event-no_way = { $tile } никуда не ведёт: { $character } остаётся на { $cell }.
event-trap_ignored = { $character } проходит ловушку ({ $tile }, { $cell }).
event-detained = { $character } задерживается на { $cell }.
event-stood_up = { $character } поднимается на { $cell }.
event-claimed = { $character } держит поле сражения { $cell }.
event-qualified = { $character } держится на { $cell }: уход принесёт очко.
event-claim_ended = { $character } больше не держит поле сражения { $cell }.
event-scored = { $token } приносит очко: { $seat } ({ $character }), теперь { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}.
event-leadership_scored = { $character } соединяет оба жетона лидерства на { $cell }: { $seat }, теперь { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}.
event-tiles_swapped = Клетки { $from } и { $to } меняются местами.
event-rotation = { $tile }: базы меняются местами.
event-base_shifted = { $tile }: { $from } → { $to }.
event-ebony_called = Эбони Мо: в следующем круге за каждого ходит его сосед слева.
event-ebony_over = Круг Эбони Мо закончен.
event-thanos_appears = На { $cell } появляется Танос; Перчатку получает { $seat }.
event-thanos_moves = Танос идёт { $from } → { $to }.
event-thanos_pushed = { $character } сдвигает Таноса { $from } → { $to }.
event-thanos_swapped = Танос меняется местами { $from } → { $to }.
event-thanos_stays = Танос остаётся на { $cell }.
event-thanos_home = Танос отправляется на свою базу { $from } → { $to }.
event-thanos_returned_by = { $by } возвращает Таноса на базу { $from } → { $to }.
event-toss = { $side_id ->
    [stones] Перчатка легла Камнями вверх: { $cell }.
   *[empty] Перчатка легла пустой стороной вверх: { $cell }.
}
event-seized = Танос отбирает на { $cell }: { $token } ({ $character }).
event-thanos_takes = Танос забирает с { $cell }: { $token }.
event-last_round = { $ending_id ->
    [tiles] Все клетки открыты: начинается последний круг.
   *[heroes] Все супергерои вышли из игры: начинается последний круг.
}
event-game_over = { $ending_id ->
    [six_stones] Все шесть Камней у одной команды: игра окончена.
    [thanos] Все шесть Камней у Таноса: проиграли все.
    [turn_cap] Достигнут предел ходов: подсчитываются очки.
   *[other] Последний круг закончен: подсчитываются очки.
}

## How a game ended

reason-tiles = открыты все клетки
reason-heroes = все супергерои вышли из игры
reason-six_stones = все шесть Камней у одной команды
reason-thanos = все шесть Камней у Таноса
reason-turn_cap = достигнут предел ходов

## The end explained

end-thanos = У Таноса все Камни ({ $count }): проиграли все.
end-six_stones = { $seat } контролирует все шесть Камней и сразу побеждает, каким бы ни был счёт.
end-more_points = Решили победные очки: { $points } против { $other_points }.
end-more_stones = { $seats }: поровну очков ({ $points }). Побеждает тот, у кого больше Камней, — { $seat }: { $stones } против { $other_stones }.
end-both_leaderships = { $seats }: поровну очков и Камней. Оба жетона лидерства собрал только один игрок — { $seat }.
end-shared = { $seats }: поровну очков и Камней, и жетоны лидерства ничего не решают. Победа общая.
end-all_tiles = Все клетки открыты, последний круг сыгран.
end-all_heroes = Все супергерои выбыли, последний круг сыгран.
end-turn_cap = Достигнут предел ходов ({ $turns }).
count-heroes = Супергерои
count-leadership = Лидерство
count-stones = Камни

## Why something cannot be done

refusal-game-over = Игра окончена.
refusal-not-your-turn = Сейчас решаете не вы, а { $owner }.
refusal-not-now = Свободные действия возможны до основного действия, после него и перед срабатыванием клетки.
refusal-main-action-spent = Основное действие этого хода уже выполнено.
refusal-main-action-first = Сначала нужно выполнить основное действие.
refusal-already-been = В этот ход персонаж уже был на { $cell }.
refusal-second-comes-later = Называйте две клетки в порядке чтения.
refusal-not-a-target = { $cell } здесь выбрать нельзя.
refusal-must-choose = Нужно выбрать одно из двух.
refusal-not-legal = Это не ответ на вопрос.
refusal-nobody-detained = В команде никто не задержан.
refusal-no-pass = За этим столом подняться — не основное действие.
refusal-not-beside-base = { $cell } не рядом с базой в кольце.
refusal-not-your-character = { $character } не из команды, которая ходит.
refusal-detained = { $character } пропускает этот ход: задержание.
refusal-not-adjacent = { $cell } — не соседняя клетка.
refusal-card-used = { $character }: способность уже применена.
refusal-no-effect = Сейчас это ничего не даст.
refusal-stone-not-carried = Ни у кого в команде нет: { $stone }.
refusal-stone-spent = { $stone }: в этот ход уже применён.
refusal-slot-empty = { $character }: эта ячейка пуста.
refusal-handled-already = { $character }: с последнего события это уже сделано.
refusal-nothing-there = { $character }: на клетке нет такого жетона ({ $token }).
refusal-slot-occupied = { $character }: ячейка занята.
refusal-half-carried = Пока один жетон лидерства кто-то несёт, второй подобрать нельзя.
refusal-stone-on-foreign-base = Камень с чужой базы могут забрать только Гамора или Камень Времени.
refusal-card-not-used = { $character }: способность и так готова, энергия не нужна.
refusal-not-his-energy = Энергия на клетке напарника не подходит: { $character }.
refusal-no-energy = { $character }: там нет энергии.

## О чём говорят подсказки и разбор.

term-points = очки
term-stones = Камни Бесконечности
term-energy_at_base = энергия на базе
term-heroes_at_base = супергерои на базе
term-unused = способность в запасе
term-detained = свобода всей команды
term-qualified = удержанное поле сражения
term-claimed = занятое поле сражения
term-carried = супергерой в команде
term-steps_to_battlefield = короткий путь к полю сражения
term-half_and_twin = жетон лидерства, чья вторая половина видна
term-steps_to_twin = короткий путь ко второй половине
term-half = жетон лидерства
term-energy_carried = энергия в пути
term-hero_in_sight = супергерой на виду
term-steps_to_hero = короткий путь к супергерою
term-steps_to_closed = короткий путь к закрытой клетке
term-danger = защита от соперников
term-danger_of_thanos = защита от Таноса
term-turn = ход
term-closed_tiles = путь к последним закрытым клеткам
