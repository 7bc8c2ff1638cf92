# Слова, общие для всех игр.

player = Игрок { $number }
player-bot = Игрок { $number } ({ $bot })
list-and = { $most } и { $last }

ask-move = Решает { $seat }.

result = { $count ->
    [0] Победителя нет ({ $reason }).
    [one] Побеждает { $winners } ({ $reason }).
   *[other] Победу делят { $winners } ({ $reason }).
}
team = Команда { $number } ({ $names })
result-you-won = { $players ->
    [one] Вы победили ({ $reason }).
   *[other] Вы победили вместе ({ $reason }).
}
result-you-lost = { $players ->
    [one] Вы проиграли ({ $reason }).
   *[other] Вы все проиграли ({ $reason }).
}
result-all-won = { $players ->
    [one] Партия выиграна ({ $reason }).
   *[other] Все победили вместе ({ $reason }).
}
result-all-lost = { $players ->
    [one] Партия проиграна ({ $reason }).
   *[other] Проиграли все ({ $reason }).
}
reason-resigned = { $count ->
    [0] все сдались
   *[other] { $losers ->
        [one] { $loser } сдаётся
       *[other] остальные сдались
    }
}
reason-time = { $count ->
    [0] время вышло
   *[other] { $losers ->
        [one] { $loser }: время вышло
       *[other] у остальных вышло время
    }
}
reason-unfinished = партия не доиграна

## Параметры, общие для нескольких игр.

option-first_player = Первый игрок
option-first_player-help = Какое место начинает.
option-first_player-random = по жребию
option-first_player-p1 = место 1
option-first_player-p2 = место 2
option-first_player-p3 = место 3
option-first_player-p4 = место 4
option-first_player-p5 = место 5
option-first_player-p6 = место 6
option-first_player-p7 = место 7
option-first_player-p8 = место 8

## Почему что-то невозможно.

refusal-game-over = Игра окончена.
refusal-not-asked = Сейчас решаете не вы.
refusal-not-legal = Сейчас так сделать нельзя.
refusal-no-such-seat = За этим столом нет такого места.
refusal-not-an-action = В игре нет такого действия.
refusal-not-an-outcome = Такого исхода сейчас быть не может.
refusal-no-chance-now = Сейчас случай ничего не решает.

error-action-text = «{ $value }» — нет такого действия. { $expected_count ->
    [0] Наберите «help», чтобы узнать, что можно вводить.
   *[other] Возможно, вы имели в виду: { $expected }?
}
error-action-number = Нет действия { $value }; номера: { $expected }.
error-cli-number = Нет варианта { $value }; номера идут от 1 до { $expected }.
error-cli-which = Что сделать с «{ $value }»? Сейчас можно: { $choices }.
error-nothing-to-undo = Отменить можно только свои решения, принятые после последнего случайного события, раскрытия или чужого решения.
error-no-file = Не удаётся прочитать файл { $value }.
error-not-written = Не удаётся записать файл { $value }.

## Терминал.

cli-help =
    Введите номер варианта, его текст или начало текста. Пустая строка снова показывает поле.
    why              правила, по которым произошло последнее событие
    why ДЕЙСТВИЕ     почему действие сейчас невозможно; годится и номер, и название карты
    rules [ПРАВИЛО]  правило, например SP-3.8, или глава, например SP-3; без номера — список глав
    hint             хорошие ходы сейчас и почему
    undo             отменить своё последнее решение
    save [ФАЙЛ]      сохранить партию; продолжить: sixstones play --resume ФАЙЛ
    board, quit      показать поле; выйти (партия сохранится)
cli-hand-over = { $player }, ваша очередь. Сядьте за клавиатуру и нажмите Enter, когда никто больше не смотрит.
cli-open = Сейчас это возможно.
cli-no-rule = Для последних событий правило не указано.
cli-no-rules = У этой игры нет записанных правил.
cli-chapters = Главы правил: { $chapters }. Наберите «rules» и главу или номер правила.
cli-unknown-rule = Нет правила { $id }.
cli-saved = Сохранено. Продолжить: { $command }
cli-place = { $place }. { $player }: { $score }
cli-replayed = Запись верна: повторено шагов { $steps } из { $of }.
cli-luck-right = { $draws ->
    [one] Жребий честен: { $draws } бросок следует из секрета, и по правилам он даёт то, что стоит в записи.
    [few] Жребий честен: { $draws } броска следуют из секрета, и по правилам они дают то, что стоит в записи.
   *[other] Жребий честен: { $draws } бросков следуют из секрета, и по правилам они дают то, что стоит в записи.
}
cli-luck-commitment = Отпечаток секрета: { $commitment }
cli-luck-compare = Сравните его с тем, что вы видели до игры (--commitment). Одна запись этого не доказывает.
cli-luck-no-nonces = Никто из игроков не добавил своего числа, поэтому сервер мог подобрать удобный ему секрет.
cli-luck-taken-back = { $draws ->
    [one] { $draws } бросок отменён. Его номер больше не использован.
    [few] { $draws } броска отменены. Их номера больше не использованы.
   *[other] { $draws } бросков отменены. Их номера больше не использованы.
}
cli-luck-unproven = { $steps ->
    [one] Первый шаг случая взят с другого стола и здесь не доказан.
   *[other] Первые шаги случая ({ $steps }) взяты с другого стола и здесь не доказаны.
}
cli-luck-known = Это тот же расклад, что за столом { $table }. Его секрет можно было узнать до начала этой игры.
cli-luck-shared = Это тот же расклад, что за столом { $table }.
cli-players = игроков: { $range }
cli-cards-right = { $file }: этими картами можно играть.
cli-nothing = не задано
cli-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
cli-bot = бот
cli-wins = победы
cli-win-rate = доля побед
cli-interval = интервал 95 %
cli-mean-score = средний счёт
cli-rating = рейтинг
cli-points = очки
cli-generated = { $rows ->
    [one] Записано { $rows } решение
    [few] Записано { $rows } решения
   *[other] Записано { $rows } решений
} в { $file }.
cli-by-seat = Доля побед по местам
cli-decided = Партии с победителем
cli-ends = Чем закончились
cli-lengths = Решений за партию (меньше всего / в среднем / больше всего)
cli-speed = Решений в секунду

## Что показывают мессенджеры вместо ссылки.

preview-home = Четыре настольные игры о Камнях Бесконечности за одним цифровым столом: с друзьями по ссылке или против ботов.
preview-invited = { $owner } держит для вас место: { $game }
preview-watch = { $owner } зовёт посмотреть: { $game }
preview-table = { $game }, стол игрока { $owner }
preview-seated = За столом: { $names }.
preview-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[other] Свободно { $count } мест.
}
## Подсказки и разбор.

hint-gains = даёт: { $terms }
hint-costs = взамен теряется: { $terms }
hint-denies = у соперника ({ $player }) меньше: { $terms }
hint-reply = вероятный ответ — { $player }: { $action }
hint-nothing = разница видна лишь через несколько ходов
hint-odds = шансы на победу { $chance } %
cli-hint = { $place }. { $action }: { $odds }. { $why }
analysis-title = { $game }: разбор партии
analysis-sum = { $player }: в начале { $start } %, свои решения { $own }, чужие решения { $others }, удача { $luck }, в конце { $end } %. Ошибки стоили { $lost } % шансов на победу.
analysis-gift = { $player }: +{ $gift } % благодаря решениям другого ({ $giver }).
analysis-harm = { $player }: −{ $gift } % из-за решений другого ({ $giver }).
analysis-turning = Переломные моменты
analysis-turn-mistake = Ход { $turn }: ошибка, { $player }. «{ $action }»: шансы упали с { $before } до { $after } %. Лучше: { $best }.
analysis-turn-lucky = Ход { $turn }: повезло, { $player }: +{ $change } % после хода «{ $action }» ({ $actor }).
analysis-turn-unlucky = Ход { $turn }: не повезло, { $player }: −{ $change } % после хода «{ $action }» ({ $actor }).
analysis-turn-lucky-all = Ход { $turn }: всем повезло: +{ $change } % после хода «{ $action }» ({ $actor }).
analysis-turn-unlucky-all = Ход { $turn }: всем не повезло: −{ $change } % после хода «{ $action }» ({ $actor }).
analysis-gave = Это дало +{ $gift } %: { $player }.
analysis-drawn = Выпало: { $drawn }.
analysis-no-turning = Резких перемен не было.
analysis-costly = Самые дорогие решения
analysis-moment = Ход { $turn }, { $player }: { $action } (−{ $loss } %). Лучше: { $best }
analysis-no-mistakes = Дорогих ошибок не было.
error-out-kind = Разбор пишется в файл с окончанием .json, .svg или .parquet, а не в { $value }.
## Names of bots: stars

star-vega = Вега
star-rigel = Ригель
star-lyra = Лира
star-castor = Кастор
star-mira = Мира
star-altair = Альтаир
star-capella = Капелла
star-deneb = Денеб
star-spica = Спика
star-sirius = Сириус
star-atria = Атрия
star-pollux = Поллукс
star-adhara = Адара
star-antares = Антарес
star-bellatrix = Беллатрикс
star-procyon = Процион
