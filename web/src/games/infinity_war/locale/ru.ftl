## The board

iw-board = Поле: девять столбцов, восемь рядов и места вокруг
iw-outside = Место за краем поля
iw-outside-about = Считается клеткой: здесь можно стоять, оставлять жетоны, и отсюда возвращают на базу.
iw-back-red = Закрытая красная клетка
iw-back-blue = Закрытая синяя клетка
iw-back-about = Что под ней, решится, когда её откроют.
iw-exits = Направления: { $directions }.
iw-possible = Возможно: { $actions }
iw-detained-here = { $character }: лежит
iw-lens = Клетка { $cell } крупно
iw-trap = ловушка

## What tiles do

iw-tile-leadership = При открытии сюда кладут половину жетона лидерства.
iw-tile-energy = При открытии сюда кладут жетон энергии.
iw-tile-superheroes = При открытии сюда кладут двух супергероев.
iw-tile-q_ship = Сдвиньте Таноса на соседнюю клетку или поменяйте базу с соседней клеткой кольца. Одно из двух обязательно.
iw-tile-guardians_ship = Откройте любые две закрытые клетки.
iw-tile-cull_obsidian = Можно поменять местами две свободные клетки. Тогда персонаж задержан.
iw-tile-dropship = Можно перелететь на свободное открытое поле сражения.
iw-tile-thanos_base = При открытии здесь появляется Танос. Кто сюда попал, оставляет всё и возвращается на базу.
iw-tile-teleport = Переход на другой открытый свободный телепорт, если он есть.
iw-tile-rotation = Все открытые базы команд переходят на место следующей базы, со всем, что на них есть.
iw-tile-proxima = Выберите направление: все на этой линии возвращаются на базы, Танос тоже.
iw-tile-ebony_maw = Следующий круг за каждую команду играет сосед её хозяина слева.
iw-tile-corvus = Оставить все жетоны, уйти на ближайшее место за полем; персонаж задержан. Из двух мест решает жребий.
iw-tile-outrider_general = Персонаж задержан: в следующий ход его нельзя передвинуть.
iw-tile-loki = Открываются все закрытые клетки вокруг.
iw-tile-short_route = Сразу дальше: через одну клетку по прямой в выбранную сторону.
iw-tile-arrow = Сразу дальше: на одну клетку по одной из стрелок.
iw-tile-battlefield = Продержитесь здесь с супергероем до своего следующего хода и уйдите: супергерой даёт очко.
iw-tile-blank = Пустая клетка: ничего не делает.
iw-base-own = Ваша база. Кто на неё пришёл, может позвать напарника. Камни здесь в безопасности от Таноса.
iw-base-other = Ловушка для других команд: кто сюда попал, оставляет всё и возвращается на свою базу.
iw-base-neutral = Ничья база: кто сюда попал, оставляет всё и возвращается на свою базу.

## Stones, abilities, tokens

iw-stone-soul = Танос не идёт за тем, кто его несёт.
iw-stone-power = Когда базы сдвинулись, свою можно поменять с любой клеткой той же стороны.
iw-stone-time = Раз в ход: забрать жетон с соседней клетки, даже у персонажа.
iw-stone-space = Ловушки можно проходить.
iw-stone-reality = Раз в ход: повернуть свою или соседнюю клетку на четверть.
iw-stone-mind = Кто вернул его владельца на базу, возвращается и сам.
iw-ability-strike_nearest = Перейти к ближайшему сопернику и вернуть его на базу.
iw-ability-open_surrounding = Открыть все закрытые клетки вокруг себя.
iw-ability-jump_to_free = Прыгнуть на любую свободную клетку, открытую или закрытую.
iw-ability-steal_surrounding = Забрать жетон с клетки вокруг себя, даже с чужой карты.
iw-ability-step_surrounding = Перейти на любую клетку вокруг себя, и наискосок тоже.
iw-ability-all_home = Все идут на свои базы и сохраняют жетоны; Танос тоже.
iw-ability-swap_base_in_ring = Поменять свою базу с любой клеткой кольца.
iw-ability-swap_two_free = Поменять местами любые две свободные клетки.
iw-ability-ray_of_returns = Выбрать направление: все на этой линии возвращаются на базы.
iw-ability-swap_places = Поменяться местами с любым персонажем не на базе.
iw-letter-stone_mind = Рз
iw-letter-stone_space = П
iw-letter-stone_soul = Д
iw-letter-stone_reality = Ре
iw-letter-stone_power = С
iw-letter-stone_time = В
iw-short-stone_mind = Разум
iw-short-stone_space = Простран­ство
iw-short-stone_soul = Душа
iw-short-stone_reality = Реальность
iw-short-stone_power = Сила
iw-short-stone_time = Время
iw-short-leadership_a = Лидерство 1
iw-short-leadership_b = Лидерство 2
iw-token-hero = Донести до поля сражения, продержаться ход и уйти: одно очко.
iw-token-leadership = Обе половины вместе дают два очка.
iw-token-energy = Потратьте, чтобы способность снова была готова.

## What is being resolved

iw-to-resolve = Сейчас и потом
iw-step-main = Основное действие
iw-step-main-about = { $team }: персонаж переходит на соседнюю клетку, или база меняется с соседней клеткой кольца.
iw-step-finish = Основное действие сделано
iw-step-finish-about = { $team }: свободные действия ещё возможны.
iw-step-end = Конец хода
iw-step-end-about = Ход переходит влево.
iw-step-thanos = Ход Таноса
iw-step-thanos-about = Один шаг к ближайшему персонажу.
iw-step-window = Прежде чем продолжить
iw-step-window-about = Возможны свободные действия.
iw-step-arrived = Клетка сработает
iw-step-arrived-about = { $character }: клетка { $cell }.
iw-step-reveal = Открывается клетка
iw-step-reveal-about = Клетка { $cell }.
iw-step-orient = Куда смотрят стрелки?
iw-step-orient-about = Кто открыл стрелки, решает, как они лягут на { $cell }.
iw-step-open_around = Открываются клетки вокруг
iw-step-open_around-about = Все закрытые вокруг { $cell }.
iw-step-orient_around = Поворот стрелок вокруг
iw-step-orient_around-about = Тех, что открылись вокруг { $cell }.
iw-step-team = Выбор команды
iw-step-team-about = Каждый берёт двух персонажей и их базу.
iw-step-chance = Решает случай
iw-step-chance-about = Бросают Перчатку или открывают клетку.

## Deeds

iw-do-move = { $character }: сюда
iw-do-swap-base = Поменять базу с этой клеткой
iw-do-push = Сдвинуть Таноса сюда
iw-do-ability = Применить способность
iw-do-use = Применить Камень
iw-do-leave = Оставить: { $token }
iw-do-pick-up = Подобрать: { $token }
iw-do-call = Позвать: { $character }
iw-do-from-floor = С клетки
iw-do-continue = Пусть сработает
iw-do-end-turn = Закончить ход
iw-do-ignore = Пройти ловушку
iw-do-suffer = Попасть в ловушку
iw-do-stand-up = Подняться и всё
iw-do-direction = Вернуть всех, направление: { $direction }
iw-do-orient = Направить: { $way }
iw-do-turn = Повернуть { $way }
iw-choose-mover = Куда может пойти: { $character }
iw-choose-arrow = По этой стрелке
iw-choose-short_route = Сюда
iw-choose-teleport = На этот телепорт
iw-choose-dropship = Лететь сюда
iw-choose-guardians_ship = Открыть эту клетку
iw-choose-guardians_second = Открыть и эту клетку
iw-choose-cull_obsidian = Поменять эту клетку
iw-choose-cull_second = Поменять с этой клеткой
iw-choose-strike = Ударить здесь
iw-choose-jump = Прыгнуть сюда
iw-choose-step = Шагнуть сюда
iw-choose-swap_base_in_ring = Поменять базу с этой клеткой
iw-choose-swap_first = Поменять эту клетку
iw-choose-swap_second = Поменять с этой клеткой
iw-choose-swap_places = Поменяться местами здесь
iw-choose-take_cell = Забрать отсюда
iw-choose-turn_tile = Повернуть эту клетку
iw-choose-power = Поменять базу с этой клеткой
iw-decline-dropship = Остаться
iw-decline-base_call = Никого не звать
iw-decline-cull_obsidian = Не менять
iw-decline-power = Оставить базу
iw-recharge-slot = Зарядить с карты
iw-recharge-cell = Зарядить с клетки
iw-recharge-base = Зарядить с базы
iw-recharge-partner = Зарядить с клетки напарника

## The sentence of the bar

iw-say-turn = Ваш ход
iw-say-turn-lent = Вы играете: { $team }
iw-say-turn-hint = Нажмите на подсвеченную клетку; свободные действия на картах.
iw-say-turn-touch = Нажмите на подсвеченную клетку
iw-say-mover = { $character }
iw-say-mover-hint = Нажмите на подсвеченную клетку, чтобы пойти туда.
iw-say-window = Прежде чем продолжить
iw-say-window-hint = Сначала свободное действие?
iw-say-finish = Действие сделано
iw-say-finish-hint = Свободные действия или конец.

## Cards and teams

iw-ready = способность готова
iw-used = нужна энергия
iw-detained = задержан
iw-battle-claimed = в бою
iw-battle-qualified = продержался
iw-use-short = применить
iw-use-now = Применить
iw-not-now = Не сейчас
iw-leave-short = оставить
iw-stands-on = { $character }: клетка { $cell }.
iw-slot-left = Жетон
iw-slot-right = Камень
iw-points = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[other] { $count } победных очков
}
iw-vp = ПО
iw-no-team = пока без команды
iw-your-team = ваша команда
iw-resigned = партия сдана
iw-has-gauntlet = Перчатка здесь: Танос действует после хода этой команды

## Supply

iw-hidden-hero = Ещё скрыто супергероев: { $count } из { $of }
iw-hidden-heroes-short = из { $of } героев скрыто
iw-hidden-leadership = Ещё скрыто половин лидерства: { $count }
iw-hidden-energy = Ещё скрыто энергии: { $count }
iw-hidden-stones = { $count ->
    [one] Ещё скрыт { $count } Камень
    [few] Ещё скрыты { $count } Камня
   *[other] Ещё скрыто { $count } Камней
}
iw-thanos-has = Камней у Таноса: { $count } из 6. Со всеми шестью он побеждает.
iw-gauntlet-with = Перчатка: { $seat }. Танос действует после хода этой команды.
iw-closed = Закрыто: { $red } красных, { $blue } синих
iw-closed-short = закрыто

## Rounds that are different

iw-ebony-you-play = Вы играете: { $team } ({ $owner }).
iw-ebony-your-team = За вашу команду играет { $player }.
iw-ebony-other = { $player } играет: { $team } ({ $owner }).
iw-ebony-rest = Круг Эбони Мо: { $count ->
    [one] последний ход
   *[other] ещё ходов { $count }
}
iw-ebony-called = Эбони Мо: после этого хода целый круг за каждую команду играет сосед её хозяина слева.
iw-last-round = { $count ->
    [one] Последний ход партии.
   *[other] Последний круг, до конца ходов: { $count }.
}
end-title-thanos = Побеждает Танос
