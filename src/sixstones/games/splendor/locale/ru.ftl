## Игра

game-title = Splendor: Marvel
game-blurb = Собирайте Камни Бесконечности, нанимайте героев и злодеев и заполучите Перчатку раньше всех.
game-title-splendor_classic = Splendor (классический)
game-blurb-splendor_classic = Собирайте самоцветы, покупайте карты, с которыми следующие станут дешевле, и завоюйте расположение вельмож.
game-length = 30 мин

## Жетоны

name-yellow = жёлтый
name-blue = синий
name-orange = оранжевый
name-red = красный
name-purple = фиолетовый
name-grey = серый
name-green = зелёный
name-white = белый
name-black = чёрный
name-gold = золотой

## Персонажи

name-baron_zemo = Барон Земо
name-grandmaster = Грандмастер
name-modok = М.О.Д.О.К.
name-prowler = Бродяга
name-rocket = Ракета
name-spider_woman = Женщина-паук
name-squirrel_girl = Девушка-белка
name-vulture = Стервятник
name-bullseye = Меченый
name-elektra = Электра
name-lockjaw = Локджо
name-moon_knight = Лунный рыцарь
name-spider_man_2099 = Человек-паук 2099
name-valkyrie = Валькирия
name-wasp = Оса
name-taskmaster = Таскмастер
name-hawkeye = Соколиный Глаз
name-kate_bishop = Кейт Бишоп
name-kingpin = Кингпин
name-scarlet_spider = Алый паук
name-silver_sable = Серебряный Соболь
name-spider_girl = Девушка-паук
name-spider_ham = Свин-паук
name-yondu = Йонду
name-crystal = Кристалл
name-electro = Электро
name-ms_marvel = Мисс Марвел
name-mysterio = Мистерио
name-quake = Дрожь
name-triton = Тритон
name-wong = Вонг
name-sandman = Песочный человек
name-abomination = Мерзость
name-america_chavez = Америка Чавес
name-gorgon = Горгон
name-kraven = Крэйвен
name-lizard = Ящер
name-rhino = Носорог
name-winter_soldier = Зимний солдат
name-scorpion = Скорпион
name-maria_hill = Мария Хилл
name-shuri = Шури
name-karnak = Карнак
name-maximus = Максимус
name-the_collector = Коллекционер
name-red_skull = Красный Череп
name-quicksilver = Ртуть
name-war_machine = Воитель
name-black_cat = Чёрная кошка
name-ghost_spider = Призрачный паук
name-miles_morales = Майлз Моралес
name-nebula = Небула
name-falcon = Сокол
name-nick_fury = Ник Фьюри
name-groot = Грут
name-punisher = Каратель
name-star_lord = Звёздный Лорд
name-daredevil = Сорвиголова
name-beta_ray_bill = Бета Рэй Билл
name-scarlet_witch = Алая Ведьма
name-ghost_rider = Призрачный гонщик
name-medusa = Медуза
name-venom = Веном
name-hela = Хела
name-okoye = Окойе
name-she_hulk = Женщина-Халк
name-carnage = Карнаж
name-crossbones = Кроссбоунс
name-ronan = Ронан
name-jessica_jones = Джессика Джонс
name-iron_man = Железный человек
name-doctor_octopus = Доктор Осьминог
name-vision = Вижн
name-green_goblin = Зелёный гоблин
name-black_widow = Чёрная Вдова
name-ant_man = Человек-муравей
name-iron_fist = Железный кулак
name-gamora = Гамора
name-captain_america = Капитан Америка
name-black_bolt = Чёрный Гром
name-black_panther = Чёрная Пантера
name-spider_man = Человек-паук
name-thor = Тор
name-doctor_strange = Доктор Стрэндж
name-nova = Нова
name-loki = Локи
name-hulk = Халк
name-captain_marvel = Капитан Марвел
name-drax = Дракс
name-luke_cage = Люк Кейдж

## Локации

name-avengers_tower = Башня Мстителей
name-attilan = Аттилан
name-hells_kitchen = Адская кухня
name-triskelion = Трискелион
name-asgard = Асгард
name-wakanda = Ваканда
name-knowhere = Забвение
name-atlantis = Атлантида

## Плитки

name-avengers_tile = плитка Мстителей
name-gauntlet_tile = плитка Перчатки Бесконечности

## Карты классической игры: уровень, бонус, номер

name-l1_white_1 = Уровень 1 · белый · 1
name-l1_white_2 = Уровень 1 · белый · 2
name-l1_white_3 = Уровень 1 · белый · 3
name-l1_white_4 = Уровень 1 · белый · 4
name-l1_white_5 = Уровень 1 · белый · 5
name-l1_white_6 = Уровень 1 · белый · 6
name-l1_white_7 = Уровень 1 · белый · 7
name-l1_white_8 = Уровень 1 · белый · 8
name-l1_blue_1 = Уровень 1 · синий · 1
name-l1_blue_2 = Уровень 1 · синий · 2
name-l1_blue_3 = Уровень 1 · синий · 3
name-l1_blue_4 = Уровень 1 · синий · 4
name-l1_blue_5 = Уровень 1 · синий · 5
name-l1_blue_6 = Уровень 1 · синий · 6
name-l1_blue_7 = Уровень 1 · синий · 7
name-l1_blue_8 = Уровень 1 · синий · 8
name-l1_green_1 = Уровень 1 · зелёный · 1
name-l1_green_2 = Уровень 1 · зелёный · 2
name-l1_green_3 = Уровень 1 · зелёный · 3
name-l1_green_4 = Уровень 1 · зелёный · 4
name-l1_green_5 = Уровень 1 · зелёный · 5
name-l1_green_6 = Уровень 1 · зелёный · 6
name-l1_green_7 = Уровень 1 · зелёный · 7
name-l1_green_8 = Уровень 1 · зелёный · 8
name-l1_red_1 = Уровень 1 · красный · 1
name-l1_red_2 = Уровень 1 · красный · 2
name-l1_red_3 = Уровень 1 · красный · 3
name-l1_red_4 = Уровень 1 · красный · 4
name-l1_red_5 = Уровень 1 · красный · 5
name-l1_red_6 = Уровень 1 · красный · 6
name-l1_red_7 = Уровень 1 · красный · 7
name-l1_red_8 = Уровень 1 · красный · 8
name-l1_black_1 = Уровень 1 · чёрный · 1
name-l1_black_2 = Уровень 1 · чёрный · 2
name-l1_black_3 = Уровень 1 · чёрный · 3
name-l1_black_4 = Уровень 1 · чёрный · 4
name-l1_black_5 = Уровень 1 · чёрный · 5
name-l1_black_6 = Уровень 1 · чёрный · 6
name-l1_black_7 = Уровень 1 · чёрный · 7
name-l1_black_8 = Уровень 1 · чёрный · 8
name-l2_white_1 = Уровень 2 · белый · 1
name-l2_white_2 = Уровень 2 · белый · 2
name-l2_white_3 = Уровень 2 · белый · 3
name-l2_white_4 = Уровень 2 · белый · 4
name-l2_white_5 = Уровень 2 · белый · 5
name-l2_white_6 = Уровень 2 · белый · 6
name-l2_blue_1 = Уровень 2 · синий · 1
name-l2_blue_2 = Уровень 2 · синий · 2
name-l2_blue_3 = Уровень 2 · синий · 3
name-l2_blue_4 = Уровень 2 · синий · 4
name-l2_blue_5 = Уровень 2 · синий · 5
name-l2_blue_6 = Уровень 2 · синий · 6
name-l2_green_1 = Уровень 2 · зелёный · 1
name-l2_green_2 = Уровень 2 · зелёный · 2
name-l2_green_3 = Уровень 2 · зелёный · 3
name-l2_green_4 = Уровень 2 · зелёный · 4
name-l2_green_5 = Уровень 2 · зелёный · 5
name-l2_green_6 = Уровень 2 · зелёный · 6
name-l2_red_1 = Уровень 2 · красный · 1
name-l2_red_2 = Уровень 2 · красный · 2
name-l2_red_3 = Уровень 2 · красный · 3
name-l2_red_4 = Уровень 2 · красный · 4
name-l2_red_5 = Уровень 2 · красный · 5
name-l2_red_6 = Уровень 2 · красный · 6
name-l2_black_1 = Уровень 2 · чёрный · 1
name-l2_black_2 = Уровень 2 · чёрный · 2
name-l2_black_3 = Уровень 2 · чёрный · 3
name-l2_black_4 = Уровень 2 · чёрный · 4
name-l2_black_5 = Уровень 2 · чёрный · 5
name-l2_black_6 = Уровень 2 · чёрный · 6
name-l3_white_1 = Уровень 3 · белый · 1
name-l3_white_2 = Уровень 3 · белый · 2
name-l3_white_3 = Уровень 3 · белый · 3
name-l3_white_4 = Уровень 3 · белый · 4
name-l3_blue_1 = Уровень 3 · синий · 1
name-l3_blue_2 = Уровень 3 · синий · 2
name-l3_blue_3 = Уровень 3 · синий · 3
name-l3_blue_4 = Уровень 3 · синий · 4
name-l3_green_1 = Уровень 3 · зелёный · 1
name-l3_green_2 = Уровень 3 · зелёный · 2
name-l3_green_3 = Уровень 3 · зелёный · 3
name-l3_green_4 = Уровень 3 · зелёный · 4
name-l3_red_1 = Уровень 3 · красный · 1
name-l3_red_2 = Уровень 3 · красный · 2
name-l3_red_3 = Уровень 3 · красный · 3
name-l3_red_4 = Уровень 3 · красный · 4
name-l3_black_1 = Уровень 3 · чёрный · 1
name-l3_black_2 = Уровень 3 · чёрный · 2
name-l3_black_3 = Уровень 3 · чёрный · 3
name-l3_black_4 = Уровень 3 · чёрный · 4

## Вельможи классической игры: какие бонусы им нужны

name-noble_white_blue = Вельможа · белый, синий
name-noble_blue_green = Вельможа · синий, зелёный
name-noble_green_red = Вельможа · зелёный, красный
name-noble_red_black = Вельможа · красный, чёрный
name-noble_white_black = Вельможа · белый, чёрный
name-noble_white_blue_green = Вельможа · белый, синий, зелёный
name-noble_blue_green_red = Вельможа · синий, зелёный, красный
name-noble_green_red_black = Вельможа · зелёный, красный, чёрный
name-noble_white_red_black = Вельможа · белый, красный, чёрный
name-noble_white_blue_black = Вельможа · белый, синий, чёрный

## Слова доски в терминале

name-board_bank = Запас
name-board_bonuses = бонусы
name-board_cards = карты
name-board_deck = колода
name-board_first = начинает
name-board_hand = рука
name-board_hidden = скрыта
name-board_level = уровень
name-board_locations = Локации
name-board_nobles = Вельможи
name-board_points = очки
name-board_qualified = условие выполнено
name-board_round = Раунд
name-board_tags = метки
name-board_tokens = жетоны

## Настройки

option-cards = Карты
option-cards-help = Напечатанный набор или неофициальный, который выравнивает четыре карты: «{ name-spider_ham }», «{ name-bullseye }», «{ name-doctor_strange }» и «{ name-nova }».
option-cards-printed = как напечатано
option-cards-balanced = сбалансированные
option-take_fewer = Взять меньше жетонов
option-take_fewer-help = Можно ли взять меньше разных жетонов, чем есть в запасе.
option-take_fewer-scarce_max = нельзя
option-take_fewer-scarce_free = если осталось меньше трёх цветов
option-take_fewer-always = всегда
option-payment = Оплата
option-payment-help = Решаете ли вы сами, сколько универсальных жетонов потратить, или их тратится как можно меньше без вопроса.
option-payment-free = выбираете сами
option-payment-auto = автоматически, меньше универсальных
option-return_mode = Возврат жетонов
option-return_mode-help = Возвращаются ли жетоны сверх десяти одним решением или по одному.
option-return_mode-set = все сразу
option-return_mode-one_by_one = по одному
option-first_player-help = Какое место начинает каждый раунд.
option-reserved_view = Зарезервированные карты
option-reserved_view-help = Что другие знают о картах на вашей руке.
option-reserved_view-known_if_seen = известны, если лежали открытыми
option-reserved_view-hidden = скрыты, известен только уровень
option-reserved_view-open = видны всем
option-max_rounds = Предел раундов
option-max_rounds-help = После стольких раундов игра прекращается без победителя; для игр между ботами хватает 100.
option-max_rounds-none = без предела
option-locations = Локации или вельможи
option-locations-help = Какие плитки лежат в центре: по одной на игрока и по одной стороне каждой плитки; в классической игре вельмож на одного больше, чем игроков.
option-locations-none = случайные

## Вопросы

ask-turn = Ваш ход: возьмите жетоны, зарезервируйте карту или наймите персонажа.
ask-pay = Карта «{ $card }» стоит вам: { $price }. Какую часть вы оплатите универсальными жетонами?
ask-location = Вам доступны несколько плиток: { $locations }. Какую вы возьмёте?
ask-return = У вас больше десяти жетонов. { $count ->
    [one] Верните { $count } жетон.
    [few] Верните { $count } жетона.
   *[many] Верните { $count } жетонов.
}

## Заголовки действий одного вида

kind-take = Взять разные жетоны
kind-take_two = Взять два жетона одного цвета
kind-reserve = Зарезервировать карту
kind-reserve_deck = Зарезервировать верхнюю карту колоды
kind-recruit = Нанять персонажа
kind-recruit_hand = Нанять персонажа из резерва
kind-pass = Пас
kind-return = Вернуть жетоны
kind-pay = Заплатить
kind-location = Взять плитку

## Что произошло

event-first_player = Первый игрок — { $seat }.
event-location_laid = В центр ложится плитка «{ $location }».
event-card_laid = На место { $slot } ложится карта «{ $card }».
event-tokens_taken = { $tokens_count ->
    [1] { $seat } берёт жетон: { $tokens }.
   *[other] { $seat } берёт жетоны: { $tokens }.
}
event-tokens_returned = { $tokens_count ->
    [1] { $seat } возвращает жетон: { $tokens }.
   *[other] { $seat } возвращает жетоны: { $tokens }.
}
event-card_reserved = { $seat } резервирует карту «{ $card }».
# Для всех; тот, кто знает карту, читает следующее сообщение.
event-card_drawn = { $seat } резервирует верхнюю карту колоды { $level }.
event-card_drawn-secret = { $seat } берёт из колоды { $level } карту «{ $card }» и резервирует её.
event-grey_taken = Вместе с картой { $seat } берёт { $token } жетон.
event-grey_missing = { $seat } не получает { $token } жетон: в запасе их не осталось.
event-gap_stays = Колода закончилась: место { $slot } остаётся пустым.
event-card_recruited = { $paid_count ->
    [0] { $seat } нанимает карту «{ $card }» без оплаты.
   *[other] { $seat } нанимает карту «{ $card }» и платит: { $paid }.
}
event-card_recruited_from_hand = { $paid_count ->
    [0] { $seat } нанимает с руки карту «{ $card }» без оплаты.
   *[other] { $seat } нанимает с руки карту «{ $card }» и платит: { $paid }.
}
event-time_stone_taken = { $seat } берёт Камень Времени.
event-tile_taken = { $seat } получает плитку Мстителей и 3 очка.
event-tile_changes_hands = { $seat } забирает плитку Мстителей и 3 очка; прежний владелец — { $from_seat }.
event-location_taken = { $seat } получает плитку «{ $location }» и 3 очка.
event-passed = { $seat } ничего не может сделать и пасует.
event-condition_met = { $seat } запускает конец игры: этот раунд доигрывается до конца.
event-condition_lost = { $seat } опускается ниже 16 очков и больше не выполняет условие Перчатки.
event-game_ended = { $reason ->
    [stalemate] Игра прекращается без победителя: никто больше ничего не может сделать.
    [round_limit] Игра прекращается без победителя: достигнут предел раундов.
    [points] Игра окончена. Больше всего очков и победа: { $seats }.
   *[gauntlet] Игра окончена. Перчатка Бесконечности и победа: { $seats }.
}

## Чем закончилась игра

reason-gauntlet = выполнено условие Перчатки
reason-points = набрано 15 очков
reason-stalemate = никто больше не может действовать
reason-round_limit = достигнут предел раундов

## The end explained

end-alone = Условие Перчатки выполняет только { $seat }: очков — { $points }, все пять цветов и Камень Времени.
end-without = { $seat } не может победить, хотя очков — { $points }: { $missing_count ->
    [0] нет Камня Времени
   *[other] { $time ->
        [yes] не хватает цветов ({ $missing })
       *[no] не хватает цветов ({ $missing }) и Камня Времени
    }
  }.
end-more_points = Условие Перчатки выполняют { $seats }; { $points } против { $other_points } по очкам.
end-most_points = Решили очки: { $points } против { $other_points }.
end-tile = { $seats }: поровну очков ({ $points }); решает плитка Мстителей, и победитель — { $seat }.
end-fewer_cards = { $seats }: поровну очков ({ $points }); побеждает тот, у кого меньше карт, — { $seat }: { $cards } против { $other_cards }.
end-shared = { $seats } равны во всём, что идёт в счёт, и делят победу.
end-stalemate = Целый раунд никто не мог сделать ход — победителя нет.
end-round_limit = Достигнут предел раундов ({ $rounds }) — победителя нет.
count-cards_points = Очки за карты
count-locations_points = Очки за локации
count-nobles_points = Очки за вельмож
count-tile_points = Плитка Мстителей
count-colours = Цветов из пяти
count-time_stone = Камни Времени
count-cards = Карты

## Почему так нельзя

refusal-game-over = Игра окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-other-question = Сначала нужно ответить на другой вопрос.
refusal-stack-empty = Такого жетона в запасе не осталось: { $token }.
refusal-take-more = Нужно взять больше разных жетонов.
refusal-too-few-for-two = Чтобы взять два жетона одного цвета, в запасе их должно быть не меньше четырёх; сейчас { $token } — { $count }.
refusal-only-with-reserve = Жетон «{ $token }» дают, только когда вы резервируете карту.
refusal-only-with-level-three = Жетон «{ $token }» дают только с первой картой третьего уровня.
refusal-not-together = Можно взять три жетона разных цветов или два одного цвета.
refusal-hand-full = У вас уже три зарезервированные карты.
refusal-no-card-there = Там нет карты.
refusal-cannot-pay = На карту «{ $card }» вам не хватает { $count ->
    [one] { $count } жетона.
   *[other] { $count } жетонов.
}
refusal-must-act = Вы ещё можете что-то сделать, поэтому пасовать нельзя.
refusal-location-out-of-reach = Ваших бонусов не хватает для плитки «{ $location }».
refusal-location-not-there = Плитки «{ $location }» в центре стола нет.
refusal-location-at-end-of-turn = Плитки берут в конце хода, и это не действие.
refusal-too-little-grey = У вас нет столько таких жетонов: { $token }.
refusal-overpaid = Столько этого цвета карта для вас не стоит: { $token }.
refusal-underpaid = Остаток цены вашими жетонами не покрыть.
refusal-not-held = У вас нет столько таких жетонов: { $token }.
refusal-return-in-order = По одному жетоны возвращаются в том порядке, в каком лежат в запасе, и так, чтобы осталось ровно десять.
refusal-return-one-by-one = Жетоны возвращаются по одному: выберите один.
refusal-wrong-return = Верните ровно { $count ->
    [one] { $count } жетон.
    [few] { $count } жетона.
   *[many] { $count } жетонов.
}

## О чём говорят подсказки и разбор.

term-points = очки
term-points_squared = отрыв по очкам
term-first_bonuses = бонус нового цвета
term-second_bonuses = второй бонус одного цвета
term-third_bonuses = третий бонус одного цвета
term-more_bonuses = больше бонусов
term-tokens = жетоны для следующих покупок
term-grey = жетон Щ.И.Т., заменяющий любой цвет
term-reserved = карта в резерве
term-locations = продвижение к локациям
term-nearest_location = ближе к цели: { $about }
term-best_card = скоро по силам: { $about }
term-second_card = вторая хорошая карта на подходе
term-third_card = третья хорошая карта на подходе
term-turn_to_come = ещё один ход до конца
term-qualified = всё, что нужно для Перчатки
term-time_stone = Камень Времени
term-tags = метки Мстителей
term-avengers_tile = плитка Мстителей
