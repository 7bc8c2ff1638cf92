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

## Карты классической игры: бонус, очки, цена

name-l1_white_1 = Белая карта (2 красных, 1 чёрный)
name-l1_white_2 = Белая карта (3 синих)
name-l1_white_3 = Белая карта (1 синий, 1 зелёный, 1 красный, 1 чёрный)
name-l1_white_4 = Белая карта (2 синих, 2 чёрных)
name-l1_white_5 = Белая карта (1 синий, 2 зелёных, 1 красный, 1 чёрный)
name-l1_white_6 = Белая карта (2 синих, 2 зелёных, 1 чёрный)
name-l1_white_7 = Белая карта (3 белых, 1 синий, 1 чёрный)
name-l1_white_8 = Белая карта, 1 очко (4 зелёных)
name-l1_blue_1 = Синяя карта (3 чёрных)
name-l1_blue_2 = Синяя карта (1 белый, 2 чёрных)
name-l1_blue_3 = Синяя карта (2 зелёных, 2 чёрных)
name-l1_blue_4 = Синяя карта (1 белый, 1 зелёный, 1 красный, 1 чёрный)
name-l1_blue_5 = Синяя карта (1 синий, 3 зелёных, 1 красный)
name-l1_blue_6 = Синяя карта (1 белый, 1 зелёный, 2 красных, 1 чёрный)
name-l1_blue_7 = Синяя карта (1 белый, 2 зелёных, 2 красных)
name-l1_blue_8 = Синяя карта, 1 очко (4 красных)
name-l1_green_1 = Зелёная карта (3 красных)
name-l1_green_2 = Зелёная карта (2 белых, 1 синий)
name-l1_green_3 = Зелёная карта (2 синих, 2 красных)
name-l1_green_4 = Зелёная карта (1 белый, 1 синий, 1 красный, 1 чёрный)
name-l1_green_5 = Зелёная карта (1 синий, 2 красных, 2 чёрных)
name-l1_green_6 = Зелёная карта (1 белый, 1 синий, 1 красный, 2 чёрных)
name-l1_green_7 = Зелёная карта (1 белый, 3 синих, 1 зелёный)
name-l1_green_8 = Зелёная карта, 1 очко (4 чёрных)
name-l1_red_1 = Красная карта (2 синих, 1 зелёный)
name-l1_red_2 = Красная карта (3 белых)
name-l1_red_3 = Красная карта (1 белый, 1 синий, 1 зелёный, 1 чёрный)
name-l1_red_4 = Красная карта (2 белых, 2 красных)
name-l1_red_5 = Красная карта (1 белый, 1 красный, 3 чёрных)
name-l1_red_6 = Красная карта (2 белых, 1 зелёный, 2 чёрных)
name-l1_red_7 = Красная карта (2 белых, 1 синий, 1 зелёный, 1 чёрный)
name-l1_red_8 = Красная карта, 1 очко (4 белых)
name-l1_black_1 = Чёрная карта (2 зелёных, 1 красный)
name-l1_black_2 = Чёрная карта (3 зелёных)
name-l1_black_3 = Чёрная карта (1 белый, 1 синий, 1 зелёный, 1 красный)
name-l1_black_4 = Чёрная карта (2 белых, 2 зелёных)
name-l1_black_5 = Чёрная карта (1 зелёный, 3 красных, 1 чёрный)
name-l1_black_6 = Чёрная карта (1 белый, 2 синих, 1 зелёный, 1 красный)
name-l1_black_7 = Чёрная карта (2 белых, 2 синих, 1 красный)
name-l1_black_8 = Чёрная карта, 1 очко (4 синих)
name-l2_white_1 = Белая карта, 1 очко (3 зелёных, 2 красных, 2 чёрных)
name-l2_white_2 = Белая карта, 1 очко (2 белых, 3 синих, 3 красных)
name-l2_white_3 = Белая карта, 2 очка (5 красных)
name-l2_white_4 = Белая карта, 2 очка (1 зелёный, 4 красных, 2 чёрных)
name-l2_white_5 = Белая карта, 2 очка (5 красных, 3 чёрных)
name-l2_white_6 = Белая карта, 3 очка (6 белых)
name-l2_blue_1 = Синяя карта, 1 очко (2 синих, 2 зелёных, 3 красных)
name-l2_blue_2 = Синяя карта, 1 очко (2 синих, 3 зелёных, 3 чёрных)
name-l2_blue_3 = Синяя карта, 2 очка (5 синих)
name-l2_blue_4 = Синяя карта, 2 очка (2 белых, 1 красный, 4 чёрных)
name-l2_blue_5 = Синяя карта, 2 очка (5 белых, 3 синих)
name-l2_blue_6 = Синяя карта, 3 очка (6 синих)
name-l2_green_1 = Зелёная карта, 1 очко (2 белых, 3 синих, 2 чёрных)
name-l2_green_2 = Зелёная карта, 1 очко (3 белых, 2 зелёных, 3 красных)
name-l2_green_3 = Зелёная карта, 2 очка (5 зелёных)
name-l2_green_4 = Зелёная карта, 2 очка (4 белых, 2 синих, 1 чёрный)
name-l2_green_5 = Зелёная карта, 2 очка (5 синих, 3 зелёных)
name-l2_green_6 = Зелёная карта, 3 очка (6 зелёных)
name-l2_red_1 = Красная карта, 1 очко (2 белых, 2 красных, 3 чёрных)
name-l2_red_2 = Красная карта, 1 очко (3 синих, 2 красных, 3 чёрных)
name-l2_red_3 = Красная карта, 2 очка (5 чёрных)
name-l2_red_4 = Красная карта, 2 очка (1 белый, 4 синих, 2 зелёных)
name-l2_red_5 = Красная карта, 2 очка (3 белых, 5 чёрных)
name-l2_red_6 = Красная карта, 3 очка (6 красных)
name-l2_black_1 = Чёрная карта, 1 очко (3 белых, 2 синих, 2 зелёных)
name-l2_black_2 = Чёрная карта, 1 очко (3 белых, 3 зелёных, 2 чёрных)
name-l2_black_3 = Чёрная карта, 2 очка (5 белых)
name-l2_black_4 = Чёрная карта, 2 очка (1 синий, 4 зелёных, 2 красных)
name-l2_black_5 = Чёрная карта, 2 очка (5 зелёных, 3 красных)
name-l2_black_6 = Чёрная карта, 3 очка (6 чёрных)
name-l3_white_1 = Белая карта, 3 очка (3 синих, 3 зелёных, 5 красных, 3 чёрных)
name-l3_white_2 = Белая карта, 4 очка (7 чёрных)
name-l3_white_3 = Белая карта, 4 очка (3 белых, 3 красных, 6 чёрных)
name-l3_white_4 = Белая карта, 5 очков (3 белых, 7 чёрных)
name-l3_blue_1 = Синяя карта, 3 очка (3 белых, 3 зелёных, 3 красных, 5 чёрных)
name-l3_blue_2 = Синяя карта, 4 очка (7 белых)
name-l3_blue_3 = Синяя карта, 4 очка (6 белых, 3 синих, 3 чёрных)
name-l3_blue_4 = Синяя карта, 5 очков (7 белых, 3 синих)
name-l3_green_1 = Зелёная карта, 3 очка (5 белых, 3 синих, 3 красных, 3 чёрных)
name-l3_green_2 = Зелёная карта, 4 очка (7 синих)
name-l3_green_3 = Зелёная карта, 4 очка (3 белых, 6 синих, 3 зелёных)
name-l3_green_4 = Зелёная карта, 5 очков (7 синих, 3 зелёных)
name-l3_red_1 = Красная карта, 3 очка (3 белых, 5 синих, 3 зелёных, 3 чёрных)
name-l3_red_2 = Красная карта, 4 очка (7 зелёных)
name-l3_red_3 = Красная карта, 4 очка (3 синих, 6 зелёных, 3 красных)
name-l3_red_4 = Красная карта, 5 очков (7 зелёных, 3 красных)
name-l3_black_1 = Чёрная карта, 3 очка (3 белых, 3 синих, 5 зелёных, 3 красных)
name-l3_black_2 = Чёрная карта, 4 очка (7 красных)
name-l3_black_3 = Чёрная карта, 4 очка (3 зелёных, 6 красных, 3 чёрных)
name-l3_black_4 = Чёрная карта, 5 очков (7 красных, 3 чёрных)

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
option-payment-help = Выбираете ли вы сами, сколько универсальных жетонов потратить, или игра тратит их как можно меньше.
option-payment-free = выбираете сами
option-payment-auto = автоматически, меньше универсальных
option-return_mode = Возврат жетонов
option-return_mode-help = Возвращать жетоны сверх десяти все сразу или по одному.
option-return_mode-set = все сразу
option-return_mode-one_by_one = по одному
option-first_player-help = Какое место начинает каждый раунд.
option-reserved_view = Зарезервированные карты
option-reserved_view-help = Что другие знают о картах на вашей руке.
option-reserved_view-known_if_seen = известны, если лежали открытыми
option-reserved_view-hidden = скрыты, известен только уровень
option-reserved_view-open = видны всем
option-max_rounds = Предел раундов
option-max_rounds-help = После стольких раундов игра заканчивается без победителя. Для игр между ботами хватает 100.
option-max_rounds-none = без предела
option-locations = Локации или вельможи
option-locations-help = Какие плитки лежат в центре: по одной на игрока, у каждой плитки только одна сторона. В классической игре вельмож на одного больше, чем игроков.
option-locations-none = случайные

## Вопросы

ask-turn = Ваш ход: возьмите жетоны, зарезервируйте карту или наймите персонажа.
ask-pay = Карта «{ $card }» стоит вам: { $price }. Что оплатить универсальными жетонами?
ask-location = Вы можете взять одну из плиток: { $locations }. Выберите.
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
event-location_laid = В центр выложена плитка «{ $location }».
event-card_laid = На место { $slot } выложена карта «{ $card }».
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
event-condition_met = { $seat } запускает конец игры. Раунд доигрывается до конца.
event-condition_lost = { $seat } опускается ниже 16 очков и больше не выполняет условие Перчатки.
event-game_ended = { $reason ->
    [stalemate] Игра заканчивается без победителя: никто больше ничего не может сделать.
    [round_limit] Игра заканчивается без победителя: достигнут предел раундов.
    [points] Игра окончена. Победа по очкам: { $seats }.
   *[gauntlet] Игра окончена. Перчатка Бесконечности и победа: { $seats }.
}

## Чем закончилась игра

reason-gauntlet = выполнено условие Перчатки
reason-points = набрано 15 очков
reason-stalemate = никто больше не может действовать
reason-round_limit = достигнут предел раундов

## The end explained

end-alone = Условие Перчатки выполняет только { $seat }: очков — { $points }, все пять цветов и Камень Времени.
end-without = { $seat } не может победить, хотя очков — { $points }. { $missing_count ->
    [0] Нет Камня Времени
   *[other] { $time ->
        [yes] Не хватает цветов ({ $missing })
       *[no] Не хватает цветов ({ $missing }) и Камня Времени
    }
  }.
end-more_points = Условие Перчатки выполняют { $seats }. Решили очки: { $points } против { $other_points }.
end-most_points = Решили очки: { $points } против { $other_points }.
end-tile = { $seats }: поровну очков ({ $points }). Решает плитка Мстителей, победитель — { $seat }.
end-fewer_cards = { $seats }: поровну очков ({ $points }). Побеждает тот, у кого меньше карт, — { $seat }: { $cards } против { $other_cards }.
end-shared = { $seats } равны по всем показателям и делят победу.
end-stalemate = Целый раунд никто не мог сделать ход — победителя нет.
end-round_limit = Достигнут предел раундов ({ $rounds }) — победителя нет.
count-cards_points = Очки за карты
count-locations_points = Очки за локации
count-nobles_points = Очки за вельмож
count-tile_points = Плитка Мстителей
count-colours = Цвета (из 5)
count-time_stone = Камни Времени
count-cards = Карты

## Почему так нельзя

refusal-game-over = Игра окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-other-question = Сначала ответьте на другой вопрос.
refusal-stack-empty = Такого жетона в запасе не осталось: { $token }.
refusal-take-more = Нужно взять больше разных жетонов.
refusal-too-few-for-two = Два жетона одного цвета можно взять, только если в запасе их не меньше четырёх. Сейчас ({ $token }): { $count }.
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
refusal-location-at-end-of-turn = Плитки получают в конце хода. Это не действие.
refusal-too-little-grey = У вас меньше таких жетонов: { $token }.
refusal-overpaid = Карта стоит вам меньше жетонов этого цвета: { $token }.
refusal-underpaid = На остаток цены вам не хватает жетонов.
refusal-not-held = У вас меньше таких жетонов: { $token }.
refusal-return-in-order = По одному жетоны возвращают в том порядке, в каком они лежат в запасе, и в конце должно остаться десять.
refusal-return-one-by-one = Жетоны возвращают по одному: выберите один.
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
