## Players

sb-rivals = Соперники
sb-energy = энергия { $energy } из 6
sb-wins = побед: { $wins } из { $of }
sb-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
sb-series = серия
sb-hand = Ваша рука
sb-out = вне боя
sb-used = использована
sb-used-until = использована · снова в следующем бою
sb-ready = способность готова · раз за бой
sb-once = активная · раз за бой
sb-passive = действует всегда
sb-no-hero = Герой ещё не выбран
sb-chosen = выбор сделан
sb-choosing = выбирает
sb-thinking = думает
sb-teams = Команды
sb-team = Команда { $number }

## The middle of the table

sb-battlefield = поле боя
sb-battlefield-none = Нет
sb-battlefield-two = Вдвоём играют без поля боя.
sb-tactics = Тактики
sb-trap = ловушка, отнимает { $amount }
sb-knockout = Нокаут
sb-knockouts = нокауты
sb-unseen = ещё не видели: { $count }
sb-deck = колода
sb-discard = сброс
sb-opens = Вскрывают
sb-takes = Берут
sb-round-stage = раунд { $round } · этап { $stage }
sb-stage = этап { $stage }
sb-layout = Открытые карты
sb-shown = Карты, которые вам показали

## Choosing

sb-pick-hero = Ваши два героя
sb-your-choice = ваш выбор; его ещё можно изменить
sb-only-you = видите только вы
sb-fits-any = подойдёт любая
sb-fits-not_lower = подойдёт { $number } и выше
sb-fits-higher = подойдёт больше { $number }
sb-fits-not_higher = подойдёт { $number } и ниже
sb-flag-not_lower = мало
sb-flag-higher = мало
sb-flag-not_higher = много
sb-have-chosen = выбрали { $chosen } из { $of }
sb-lay-hint = Никто не видит карт, пока не выберут все. До этого свою можно сменить.
sb-laid-hint = Чтобы сменить карту, выберите другую. Когда выберут все, карты вскрываются.
sb-change-hint = Пока не выбрали все, можно выбрать другую карту.
sb-you-laid = Вы сыграли: { $card }
sb-you-chose = Вы сделали выбор
sb-peril-number = Число не подходит: когда карту вскроют, герой выйдет из боя.
sb-peril-knockout = { $amount ->
    [0] Там нокаут: когда карту вскроют, герой выйдет из боя.
   *[other] Там нокаут, он отнимет { $amount } энергии.
}
sb-peril-trap = Там ловушка, она отнимет { $amount } энергии.
sb-safe = Число подходит. Ни ловушки, ни нокаута.
sb-options = Что можно сделать
sb-option = Вариант { $number }
sb-use = { $hero }: применить способность
sb-now = сейчас
sb-you-are-out = Вы вне этого боя
sb-keep = { $count ->
    [0] Новый бой начнётся с 3 единицами энергии и 5 картами.
   *[other] Карты остаются на руке ({ $count }). Новый бой начнётся с 3 единицами энергии и 5 картами.
}
sb-cause-number = Число не подошло.
sb-cause-knockout = Нокаут.
sb-cause-energy = Кончилась энергия.
sb-cause-no_cards = Нет карт, чтобы сыграть.

## Buttons

sb-do-lay = Сыграть
sb-do-take = Взять
sb-do-discard = Сбросить
sb-do-swap = Заменить
sb-do-target = Выбрать цель
sb-do-name = Назвать
sb-do-tactic = Выбрать
sb-do-hero = Играть за этого героя
