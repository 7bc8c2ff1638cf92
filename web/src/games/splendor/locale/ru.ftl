## Места

sp-bank = Запас
sp-market = Открытые карты
sp-locations = Локации
sp-nobles = Вельможи
sp-noble = Вельможа
sp-avengers = Общий сбор
sp-cards = карты
sp-tokens = жетоны
sp-left = осталось
sp-new = новая
sp-first = начинает каждый раунд

## Камни классической игры

sp-gem-white = Алмаз
sp-gem-blue = Сапфир
sp-gem-green = Изумруд
sp-gem-red = Рубин
sp-gem-black = Оникс

## Буквы, по которым цвета различимы без цвета

sp-letter-yellow = Жё
sp-letter-blue = Си
sp-letter-orange = Ор
sp-letter-red = Кр
sp-letter-purple = Фи
sp-letter-green = Зе
sp-letter-grey = Се
sp-letter-white = Бе
sp-letter-black = Чё
sp-letter-gold = Зо

## Количества

sp-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
sp-tags = { $count ->
    [one] { $count } метка
    [few] { $count } метки
   *[other] { $count } меток
}
sp-held = жетонов: { $count } из { $limit }

## Строка под именем

sp-line-your-turn = ваш ход
sp-line-chooses = выбирает
sp-line-thinks = думает
sp-line-cards = { $count ->
    [0] карт пока нет
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
sp-line-tile = держит «Общий сбор»
sp-line-gauntlet = условие Перчатки выполнено
sp-line-goal = очков достаточно
sp-line-handed = играет бот
sp-line-resigned = партия сдана
sp-line-won = победа
sp-line-over = партия окончена

## Подписи для чтения вслух и подсказки

sp-score = { $points } из { $goal } очков
sp-open-player = Показать всё, что есть у игрока { $seat }
sp-deck = Колода уровня { $level }, { $count ->
    [0] пуста
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
sp-deck-tip = Зарезервировать верхнюю карту вслепую
sp-card-label = { $name }, уровень { $level }, бонус: { $bonus }, { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, цена: { $cost }
sp-time-stone = приносит Камень Времени
sp-can-recruit = Вы можете её нанять
sp-hand-card = В резерве
sp-hand-back = В резерве лицом вниз, уровень { $level }
sp-pile = { $token }: в запасе { $count }
sp-pile-aside = { $token }: в запасе { $count }, выбрано { $aside }
sp-cell-cards = { $colour }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
sp-cell-tokens = { $colour }: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}
sp-give-one = Вернуть один ({ $colour }, всего { $count })
sp-keep-one = Всё-таки оставить: { $colour }
sp-chip-coloured = { $colour }; оплатить другим: { $wild }
sp-chip-wild = { $wild } вместо: { $colour }; вернуть как было
sp-location-label = { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, нужны карты: { $needs }.
sp-taken-by = У игрока { $seat }.
sp-tile-label = Общий сбор Мстителей, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, за наибольшее число меток, не меньше трёх.
sp-tile-holder = Держит { $seat }: { $count ->
    [one] { $count } метка.
    [few] { $count } метки.
   *[other] { $count } меток.
}
sp-tile-tip = Плитку берёт первый, у кого три метки. Потом её забирает тот, у кого меток больше, чем у владельца.
sp-goal-marvel = Для победы: { $goal } очков, по карте каждого из пяти цветов и Камень Времени.
sp-goal-classic = { $goal } очков запускают последний раунд. Побеждает тот, у кого очков больше всех.
sp-zoom = Рассмотреть карту «{ $card }»

## Что можно сделать

sp-recruit = Нанять
sp-reserve = В резерв
sp-take = Взять
sp-pay = Заплатить
sp-give-back = Вернуть
sp-pass = Пас
sp-turn-title = Ваш ход
sp-turn-recruit = { $count ->
    [one] Карту в рамке можно нанять. Или возьмите жетоны, или зарезервируйте карту.
    [few] Можно нанять { $count } карты в рамке. Или возьмите жетоны, или зарезервируйте карту.
   *[other] Можно нанять { $count } карт в рамке. Или возьмите жетоны, или зарезервируйте карту.
}
sp-turn-hint = Нажмите на три разных жетона или дважды на один, чтобы взять два. Или на карту, чтобы её зарезервировать.
sp-turn-brief = Возьмите жетоны или выберите карту.
sp-turn-cards = Нажмите на карту, чтобы узнать, что с ней можно сделать.
sp-take-title = Взять
sp-take-more = { $count ->
    [one] Выберите ещё { $count } жетон.
    [few] Выберите ещё { $count } жетона.
   *[other] Выберите ещё { $count } жетонов.
}
sp-take-or-same = Или ещё раз тот же, чтобы взять два.
sp-take-same = Нажмите ещё раз на тот же, чтобы взять два.
sp-take-then = У вас будет жетонов: { $count } из { $limit }.
sp-take-over = { $count ->
    [one] { $count } придётся вернуть.
    [few] { $count } придётся вернуть.
   *[other] { $count } придётся вернуть.
}
sp-recruit-title = Нанять: { $card }
sp-reserve-title = Зарезервировать: { $card }
sp-pay-word = цена
sp-free = даром
sp-then = потом
sp-reserve-gain = сохранится за вами,
sp-deck-title = Зарезервировать вслепую карту уровня { $level }
sp-deck-gain = Её увидите только вы,
sp-pay-title = Оплатить: { $card }
sp-pay-hint = Нажмите на жетон, чтобы заплатить вместо него: { $wild }.
sp-return-title = { $count ->
    [one] Верните { $count } жетон
    [few] Верните { $count } жетона
   *[other] Верните { $count } жетонов
}
sp-return-hint = { $done } из { $count }: нажимайте на жетоны в своей панели.
sp-return-ready = Остаётся десять.
sp-location-title = Выберите локацию
sp-noble-title = Выберите вельможу
sp-location-hint = Нажмите на одну из подсвеченных плиток.
sp-pass-title = Ничего нельзя сделать
sp-pass-hint = Нет ни жетонов, ни места в резерве, ни карты по карману.

## Карточки

sp-sheet-level = Уровень
sp-sheet-points = Очки
sp-sheet-bonus = Постоянный бонус
sp-sheet-cost = Цена на карте
sp-sheet-price = Для вас сейчас
sp-sheet-missing = Не хватает жетонов
sp-sheet-tags = Метки Мстителей
sp-sheet-time = Приносит Камень Времени
sp-sheet-hand = Карты в резерве
sp-sheet-team = Нанятые карты

## Sets of the box, in the lobby

set-splendor = Marvel
set-splendor_classic = Классика
