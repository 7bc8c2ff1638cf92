## Страница

page-title = Six Stones
fan-work = Неофициальный фанатский проект с собственными рисунками. Названия принадлежат правообладателям.
loading = Минутку…
close = Закрыть
back = Назад
menu = Меню
settings = Настройки
understood = Понятно
try-now = Повторить
save = Сохранить
saved = Сохранено
copied = Скопировано
to-lobby = В зал
to-table = К столу
nowhere = Здесь ничего нет
nowhere-about = Этот адрес никуда не ведёт. Игры и столы — в зале.
server-silent = Сервер не отвечает
list-and = { $most } и { $last }
player = Игрок { $number }

## Зал

lobby-title = Выберите игру
lobby-hint = Выберите игру и рассадите игроков.
pick-game = Игра
players-label = Игроки
minutes = { $count } мин
tables = Столы
tables-now = Мои и открытые
tables-running = { $count ->
    [0] Идут
   *[other] Идут: { $count }
}
tables-finished = Завершённые
no-tables-now = Открытых столов нет. Начните свой: против ботов игра начнётся сразу.
no-tables-running = Публичных игр сейчас нет.
no-tables-finished = Завершённых игр пока нет.
seats-free = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[many] { $count } мест свободно
}
waiting-start = ждёт начала
being-played = идёт игра
won-by = { $count ->
    [one] победа: { $winners }
   *[other] общая победа: { $winners }
}
nobody-won = победителя нет
everybody-lost = проиграли все
you-in-list = вы
do-play = Играть
do-open = Открыть
do-join = Сесть
do-watch = Смотреть
do-replay = Повтор

## Новый стол

new-table = Новый стол
seats = Места
seats-count = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
fewer-players = На одного игрока меньше
more-players = На одного игрока больше
your-name = Ваше имя
your-name-hint = Как вас называть?
seat-number = Место { $number }
seat-me = Я
seat-me-about = Вы
seat-me-too = Снова вы, за этим же экраном
seat-link = Друг
seat-forgotten = Кто-то
seat-link-about = По ссылке: вы получите её за столом
seat-open = Кто угодно
seat-open-about = Для всех: кто первый придёт
company = Кто играет
company-alone = Один, все команды
company-others = С другими
company-alone-about = Вы решаете за каждую команду; стол показывает ту, чей ход.
bot-novice = Новичок
bot-novice-about = Делает первый разумный ход, какой увидит
bot-apprentice = Ученик
bot-apprentice-about = Заглядывает чуть вперёд
bot-adept = Умелец
bot-adept-about = Думает на несколько ходов
bot-expert = Знаток
bot-expert-about = Взвешивает тысячи продолжений
bot-master = Мастер
bot-master-about = Думает в полную силу, до полутора секунд на ход
bot-greedy = Жадный
bot-greedy-about = Выбирает то, что выгоднее прямо сейчас
bot-random = Случайный
bot-random-about = Любой допустимый ход — для первого знакомства
bot-other = Бот { $name }
options = Параметры
set = Набор
who-may-watch = Кто может смотреть
watch-all = Все
watch-link = По ссылке
house-rules = Варианты правил
house-rules-changed = { $count ->
    [0] стандартные
    [one] изменено { $count }
   *[other] изменено { $count }
}
option-none = не задано
option-by-program = { $label }: задаётся только через API.
cards-choose = Выбрать файл
cards-paste = Или вставьте файл карт сюда
cards-pasted = Вставленные карты
cards-clear = Убрать
cards-own = свои
cards-good = С этими картами можно играть.
cards-too-long = В файле карт не больше { $most } знаков.
start-table = Начать игру
open-table = Открыть стол

## Перед игрой

room-title = Перед началом игры
room-missing = { $count ->
    [one] Свободно ещё { $count } место. Отправьте ссылку или посадите бота.
    [few] Свободны ещё { $count } места. Отправьте ссылки или посадите ботов.
   *[many] Свободно ещё { $count } мест. Отправьте ссылки или посадите ботов.
}
room-ready = Все на местах. Можно начинать.
room-ready-wait = Все на местах. Начинает хозяин стола: { $name }.
seat-host = хозяин стола
sit-down = Сесть
stand-up = Встать
copy-link = Копировать ссылку
copy-watch-link = Ссылка для зрителя
copy-table-link = Ссылка на стол
start-game = Начать
invite-sit = { $name } держит для вас место.
invite-watch = { $name } приглашает вас посмотреть.
invite-wrong = Ссылка не работает
invite-taken = Место занято
invite-taken-about = Кто-то сел раньше. Можно смотреть или попросить другую ссылку.

## За столом

this-table = Этот стол
action-bar = Что делать
choices = Что вы можете сделать
your-turn = ваш ход
turn-of = ходит { $name }
game-over = игра окончена
round = раунд { $number }
since = Сколько длится этот ход
is-choosing = { $count ->
    [one] { $name } выбирает
   *[other] { $name } выбирают
}
is-thinking = { $count ->
    [one] { $name } думает
   *[other] { $name } думают
}
you-watch = Вы зритель.
suggest = Предложить
suggest-about = Показать на столе, что бы вы сделали на месте союзника
suggest-now = Предложение игроку { $name }: выберите на столе.
proposals = Предложения
proposal-of = { $name } предлагает: { $text }
proposal-take = Так и сделать
proposal-withdraw = Отозвать
seat-you = вы
seat-your-turn = ваш ход
seat-choosing = выбирает
seat-thinking = думает
seat-handed = пока играет бот
seat-resigned = партия сдана
ask-move = Решать вам.
hot-seat = За этим же экраном ходит { $name }.
look-from = Смотреть глазами: { $name }
look-as = Чьими глазами
look-spectator = Зритель
handed-now = За вас играет бот.
my-seat = Место: { $name }
hand-to-bot = Пусть за меня играет бот
take-back = Вернуться на место
leave-game = Выйти из игры
leave-means = Ваше место до конца доиграет бот, вернуться будет нельзя.
resign = Сдаться
resign-means = За вас доиграет бот, но победить вы уже не сможете.
download-record = Скачать запись
empty-place = пусто
table-not-shown = Не удалось открыть этот стол
connection-lost = Связь потеряна. Стол вернётся сам; всё, что вы сделали, сохранено.

## Отмена

undo = Отменить
undo-own = Отменить своё последнее решение
undo-ask = Попросить остальных отменить ваше последнее решение
undo-ask-short = Попросить отмену
undo-request = { $name } просит отменить ход.
undo-request-answer = Согласны?
undo-request-waiting = Ждём остальных.
undo-agree = Согласиться
undo-refuse = Отказать

## Конец

result-title = Игра окончена
result-show = Итог
result = { $count ->
    [0] Победителя нет: { $reason }.
    [one] Победа: { $winners } ({ $reason }).
   *[other] Общая победа: { $winners } ({ $reason }).
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
rematch = Сыграть ещё раз
rematch-join = К следующей игре

## Журнал, разговор, командная строка

log = Журнал
log-and-chat = Журнал и чат
log-empty = Пока ничего не произошло.
log-start = Игра начинается.
log-more = { $count ->
    [one] Раскладка ({ $count } шаг)
    [few] Раскладка ({ $count } шага)
   *[many] Раскладка ({ $count } шагов)
}
log-move = { $seat }: { $text }
log-undo = Последний ход отменён.
log-undo-asked = { $seat } просит отменить ход.
log-undo-agreed = Есть согласие отменить ход.
log-undo-refused = Ход остаётся: кто-то не согласился.
log-undone = Отменено:
log-resign = { $seat } сдаёт партию.
log-rematch = Готов стол для следующей игры.
log-proposal = { $seat } предлагает игроку { $to_seat }: { $text }
chat = Чат
chat-unread = Чат { $count }
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать
chat-send = Отправить
command = Ввести ход
command-hint = Ввести ход: { $example }
command-suggestions = Возможные ходы
not-now = сейчас нельзя: Enter скажет почему

## Правила и помощь

help = Помощь
help-open = Как играть
help-none = У этой игры нет своей страницы помощи. Стол на каждом шаге показывает, что можно сделать.
help-missing = Такой игры здесь нет
all-rules = Все правила по номерам
search-rules = Искать в правилах
rule-title = Правило { $rule }
rule-open = Открыть правило { $rule }
rule-page = Страница правила
rule-languages = На других языках
rule-try = Попробовать
rule-place = В книге: { $chapter }
rule-unknown = Такого правила в игре нет.

## Повтор

replay = Повтор
replay-back = На ход назад
replay-next = На ход вперёд
replay-play = Воспроизвести
replay-pause = Пауза
replay-move = Ход
replay-at = ход { $move } из { $of }
replay-not-yet = Эта игра не окончена
replay-not-yet-about = Повтор доступен после конца игры. Сейчас её можно смотреть.
copy-move-link = Ссылка на этот ход

## Настройки

setting-language = Язык
setting-theme = Тема
theme-dark = Тёмная
theme-light = Светлая
theme-device = Как на устройстве
theme-switch = Светлая или тёмная
setting-animation = Анимация
setting-animation-about = Карты и жетоны движутся; любая клавиша или касание пропускает.
setting-glyphs = Буквы на цветах
setting-glyphs-about = У каждого цвета есть ещё и буква.
setting-affordable = Показывать, что мне по карману
setting-affordable-about = Мятная рамка вокруг того, что можно оплатить.
setting-sound = Звук
setting-sound-about = Тихие звуки жетонов, карт и вашего хода.
keys = Клавиши
key-command = ввести ход
key-arrows = к следующему доступному элементу
key-undo = отменить
key-suggest = предложить ход союзнику
key-take = сделать то, что предлагает союзник
key-escape = снять выбор
key-help = помощь

## Что пошло не так и что делать

problem-analysis-failed = Разобрать партию не удалось. Попробуйте ещё раз; причина — в журнале сервера.
problem-offline = Сервер недоступен. Проверьте сеть и повторите.
problem-unexpected = Пришёл неожиданный ответ. Обновите страницу и повторите.
problem-internal = Ошибка на сервере. Ничего не изменилось; повторите.
problem-not-saved = Сейчас сохранить не удалось. Повторите то же самое.
problem-unavailable = База данных сервера сейчас не отвечает. Повторите чуть позже.
problem-journal-full = Партия слишком длинная: отменять ходы больше нельзя.
problem-bad-request = Сервер этого не понял. Проверьте, что вы ввели, и повторите.
problem-not-json = Сервер этого не понял. Обновите страницу и повторите.
problem-too-large = Слишком длинно. Сократите.
problem-too-fast = Слишком быстро. Подождите немного и повторите.
problem-too-many-tables = У вас слишком много столов. Сначала доиграйте или оставьте один.
problem-too-many-connections = Открыто слишком много вкладок. Закройте несколько и повторите.
problem-wrong-origin = Страница открыта с другого адреса. Откройте её по адресу сервера.
problem-no-identity = Сначала назовите себя, потом повторите.
problem-bad-cookie = Сервер вас больше не помнит. Назовите себя снова в настройках.
problem-bad-invite = Ссылка неверна или старше 30 дней. Попросите новую.
problem-no-such-game = На сервере нет этой игры. Выберите другую в зале.
problem-no-such-table = Такого стола нет, или он закрытый. Попросите ссылку у хозяина.
problem-no-such-seat = За этим столом нет такого места.
problem-no-such-entry = В игре нет такого хода. Выберите ход ползунком.
problem-no-such-locale = Игра не переведена на этот язык; показан английский.
problem-no-such-route = Этот адрес никуда не ведёт. Вернитесь в зал.
problem-method-not-allowed = Здесь так нельзя. Вернитесь в зал.
problem-not-owner = Это может только хозяин стола.
problem-not-your-seat = Это не ваше место. Сядьте на свободное.
problem-not-your-view = Пока идёт игра, смотреть можно только со своих мест.
problem-players = Столько игроков в этой игре не бывает. Измените число мест.
problem-option-value = У параметра { $field } не может быть такого значения. Выберите другое.
problem-option-unknown = У игры нет параметра { $value }. Обновите страницу.
problem-option-conflict = Эти параметры не сочетаются ({ $field }). Измените один из них.
problem-unknown-bot = На сервере нет этого бота. Выберите другого.
problem-seat-taken = Там уже кто-то сидит. Выберите другое место или смотрите.
problem-seat-not-open = Сюда можно сесть только по ссылке. Попросите её у хозяина.
problem-seats-empty = Ещё есть свободное место. Отправьте ссылку или посадите бота.
problem-seats-number = Число мест не подходит игре. Измените его и повторите.
problem-not-running = Игра сейчас не идёт.
problem-already-started = Игра уже началась. Её можно смотреть.
problem-not-over = Игра ещё не окончена.
problem-rematch-made = Следующая игра уже готова. Откройте её из итога.
problem-question-closed = Поздно: игра уже ушла дальше. Выберите ещё раз.
problem-action-text = «{ $value }» — не ход этой игры. { $expected_count ->
    [0] Список над строкой показывает, что можно ввести.
   *[other] Может быть, { $expected }?
}
problem-not-an-action = В игре нет такого хода. Выберите из того, что предлагается.
problem-not-legal = Сейчас это невозможно. Выберите из предложенного.
problem-not-asked = Сейчас решаете не вы. Дождитесь своего хода.
problem-game-over = Игра окончена.
problem-seat-handed = За вас здесь играет бот. Сначала вернитесь на место в меню.
problem-not-handed = За это место вы уже играете сами.
problem-seat-resigned = Вы уже сдали эту партию.
problem-nothing-to-undo = Сами вы ничего отменить не можете. Попросите остальных.
problem-no-undo-request = Отменить ход уже никто не просит.
problem-undo-pending = Кто-то уже просит отменить ход. Сначала ответьте ему.
problem-not-your-side = Предлагать ходы можно только тому, кто играет на вашей стороне.
problem-not-proposable = Насколько вы можете знать, сейчас союзник так поступить не может. Выберите из предложенного.
problem-bot-decides = За это место играет бот, он решает сам.
problem-nothing-proposed = Вы ничего не предлагали, отзывать нечего.
problem-other-version = За этим столом играли по другой версии правил, чем сейчас на сервере. Начните новый в зале.
problem-endless-effects = За этим столом нельзя играть дальше: один из ходов вызывает больше эффектов, чем допускает игра. Его можно только читать.

## The story of a game: pace, end, replay

last-round = Последний раунд
step-waits = { $name }: ход сделан, покажем, когда захотите.
step-next = Следующий ход
step-all = Показать всё
clock-run = ход { $turn } из { $turns }
you-are-next = следующий ход ваш
clock-to-me = К моему ходу
clock-skip = Пропустить
clock-next = Дальше
skipped-moves = { $count ->
    [one] Пропущен { $count } ход.
    [few] Пропущено { $count } хода.
   *[many] Пропущено { $count } ходов.
}
skipped-show = Показать снова
key-again = Показать снова, что было после моего решения
setting-pace = Темп ходов
setting-pace-about = Как быстро показывать ходы
pace-calm = Спокойно
pace-quick = Быстро
pace-instant = Сразу
pace-normal = Обычный темп
pace-step = По шагам
result-because = Почему
result-mine-won = Вы победили
result-mine-shared = Вы разделили победу
result-mine-place = Ваше место: { $place } из { $of }
end-share = Поделиться картинкой
end-winners = { $count ->
    [one] Победитель
   *[other] Победители
}
end-you-win = { $players ->
    [one] Победа
   *[other] Вы победили вместе
}
end-you-lose = { $players ->
    [one] Поражение
   *[other] Вы все проиграли
}
end-all-win = Победили все
end-all-lose = Проиграли все
end-board = К полю
end-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
end-score = очки
log-start-from = Игра продолжается с позиции прежней партии.
log-round = Раунд { $number }
replay-first = К началу
replay-last = К концу
replay-turn-back = На ход игрока назад
replay-turn-next = На ход игрока вперёд
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-all = Зритель
replay-on = Играть отсюда
replay-on-about = Новый стол с этой позиции: за остальных играют боты.
replay-to = Показать этот ход
house-rules-find = Поиск по трактовкам
house-rules-rulings = Трактовки спорных мест
house-rules-none = Таких слов нет ни в одной трактовке.
key-next = следующий ход бота при показе по шагам
problem-not-alone = За этим столом ещё играют другие. Когда партия закончится, можно будет играть с любой позиции.
problem-already-over = В этой позиции игра уже закончена. Выберите более раннюю.
problem-lesson-step = Наставник подскажет, что нужно в этом шаге.
problem-lesson-table = Урок — не партия: у него нет записи и разбора.
problem-no-such-lesson = Такого урока нет.
problem-choices-open = Здесь игроки ещё не раскрыли свой выбор. Возьмите позицию до или после.

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

## Связь с сервером

line-unsure = сервер молчит
line-silent = Сервер не отвечает уже { $seconds } с. На экране может быть старая позиция.
line-offline = Это устройство не в сети. Стол вернётся вместе с сетью, ничего из сделанного не пропадёт.
bar-unsure = Сервер молчит
bar-unsure-about = На экране может быть старая позиция.
bar-unsure-decide = На экране может быть старая позиция. Решать можно уже сейчас: ход уйдёт, как только сервер отзовётся.
deed-late = Нет подтверждения уже { $seconds } с. Ход отправится снова сам, пока сервер не ответит.
request-late = Сервер медлит. Ждём ответа…
problem-silent = Сервер не отвечает. Проверьте, не сделано ли это уже, прежде чем повторять.

## Ссылка для других

share-send = Поделиться…
share-code = QR-код
share-code-of = QR-код для { $url }
share-here = Эта ссылка работает только на этом компьютере. Запустите стол командой «make play HOST=0.0.0.0», и друзья в вашей сети смогут прийти.
share-others = Если там она не открывается, попробуйте другой адрес:
share-network = Для всех в вашей сети, например в том же Wi-Fi.
share-say = Сыграем вместе в «{ $game }»!

## Кто и куда приглашает

join-minutes = примерно { $count } мин
join-seats = Кто за столом
join-yours = Ваше место

## На другое устройство

move-device = На другом устройстве
move-device-about = Наведите камеру телефона на код или откройте там ссылку: на обоих устройствах это будете вы. Действует один раз и десять минут.
move-device-link = Ссылка на другое устройство
forget-me = Стереть меня
forget-me-about = Ваши имена и сообщения навсегда исчезнут с этого сервера.
forget-me-ask = Стереть меня…
forget-me-means = { $name }, ваши имена, сообщения и ссылки исчезнут с этого сервера, в том числе из сыгранных партий. Ваши места займёт бот, ваши столы перейдут другому игроку. Вы выйдете на всех устройствах, и отменить это нельзя.
forget-me-keep = Остаться
forget-me-now = Стереть сейчас
move-seat = Передать место на другое устройство
move-take-seat = { $name } передаёт вам это место. Игра продолжится с того же хода.
move-here = Вы { $name }?
move-here-about = Тогда это устройство тоже станет вашим: здесь будут ваше имя, ваши места и столы.
move-here-do = Да, продолжить как { $name }
move-forgets = Здесь вас звали { $name }. Устройство это забудет; места игрока { $name } останутся занятыми.
problem-bad-move = Ссылка уже использована или старше десяти минут. Создайте новую на другом устройстве.

## Кто здесь

people = Кто здесь
seat-here = здесь
seat-away = нет { $time }
seat-away-now = отсутствует
log-bot-away = { $seat } отсутствует: до возвращения играет бот.
log-bot-time = Время вышло ({ $seat }): дальше играет бот.
clock-left = Осталось времени
bar-away = { $name } отсутствует уже { $time }.
claim-owner = Пусть за { $name } играет бот
claim-vote = Голосую за бота вместо { $name }
claim-votes = За бота: { $agreed } из { $needed }.
claim-about = Если игрока нет { $time }, хозяин стола (или голосование) может посадить на его место бота. Вернувшись, игрок получит место назад.
close-table = Закрыть стол
close-means = Стол и ссылки на него исчезнут для всех.
close-not = Оставить
close-ask = Предложить закончить игру
close-ask-means = Если согласятся все, игра закончится без результата.
close-request = { $name } предлагает закончить игру без результата.
table-closed = Этот стол закрыт
table-closed-owner = Хозяин закрыл его до начала игры.
table-closed-agreed = Игроки договорились закончить без результата.
table-closed-idle = Здесь давно никого не было.
table-closed-operator = Администратор сервера закрыл его.
table-closed-endless = Один ход вызвал больше эффектов, чем выдерживает игра: карты этого стола не кончаются.

## Уведомления

setting-notify = Сообщать о моём ходе
setting-notify-about = Уведомление, когда вы смотрите не сюда.
setting-notify-denied = Браузер запрещает уведомления этой страницы. Сначала разрешите их в его настройках.
setting-notify-https = Работает только по адресу https или на компьютере сервера.
emblem-credits = Эмблемы: Lorc, Delapouite, Skoll и другие, game-icons.net, CC BY 3.0; обрезаны и раскрашены.
emblem-credits-all = Все авторы
notify-turn = Ваш ход.

## Что может не получиться за столом

problem-not-away = Этот игрок здесь или отсутствует ещё недолго. Подождите немного.
problem-has-clock = Здесь решают часы. Подождите, пока выйдет время.
problem-time-up = Ваше время вышло: до конца играет бот.
problem-not-your-vote = Голосуют только игроки этого стола, которые сейчас на связи.
problem-not-seated = Этот человек не сидит за столом. Выберите того, кто сидит.
problem-not-yourself = С собой так нельзя. Лучше встаньте из-за стола или выйдите из игры.
problem-agreed-already = Вы уже согласились. Подождите остальных.
problem-no-close-request = Никто больше не предлагает закончить игру.
problem-no-such-person = За этим столом нет такого человека. Посмотрите список ещё раз.
problem-banned = Хозяин стола вас сюда не пускает. Найдите другой стол в зале.
problem-sent-away = Хозяин удалил вас из-за этого стола. Найдите другой стол в зале.
problem-muted = Хозяин отключил ваши сообщения за этим столом.
problem-no-spectator-chat = Зрители за этим столом не пишут. Смотрите или садитесь.
problem-signed-out = Вы вышли на всех устройствах. Назовите имя ещё раз, чтобы продолжить.
problem-other-identity = В этом браузере теперь кто-то другой. Загрузите страницу заново.
problem-wrong-host = Сервер не работает по этому адресу. Откройте основной.
## Подсказки и разбор

hint = Подсказка
hint-about = Показать хороший ход (h)
hints = Хорошие ходы
hints-thinking = Ищем хорошие ходы…
hints-close = Убрать подсказки
hint-take = Так и сделать
analysis = Разбор
analysis-begin = Разобрать партию
analysis-running = Смотрим каждое решение: { $percent } %
analysis-stop = Остановить
analysis-stopped = Остановлено на { $percent } %. Вот что известно.
analysis-resume = Продолжить
analysis-graph = Шансы на победу от первого решения до последнего; нажмите, чтобы увидеть позицию
problem-no-hints = За этим столом играют без подсказок.
problem-no-card-files = Эта игра не принимает файлы с картами.
problem-hint-failed = Подсказки здесь не нашлось. Решите сами или спросите ещё раз.
problem-busy = Сейчас разбирается слишком много партий. Попробуйте через минуту.
hint-gains = даёт: { $terms }
hint-costs = взамен теряется: { $terms }
hint-denies = у соперника ({ $player }) меньше: { $terms }
hint-reply = вероятный ответ — { $player }: { $action }
hint-nothing = разница видна лишь через несколько ходов
hint-odds = шансы на победу { $chance } %
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

# О чём договорились за столом, кроме правил.
terms = Часы и порядок за столом
clock = Часы
clock-none = без часов
clock-move-seconds = { $count ->
    [one] { $count } секунда на ход
    [few] { $count } секунды на ход
   *[other] { $count } секунд на ход
}
clock-move-minutes = { $count ->
    [one] { $count } минута на ход
    [few] { $count } минуты на ход
   *[other] { $count } минут на ход
}
clock-game = { $minutes } мин. на партию и { $increment } с за каждый ход
clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[other] { $count } дней на ход
}
time-is-up = Когда время вышло
time-is-up-bot-move = бот сделает этот ход
time-is-up-bot-seat = дальше играет бот
time-is-up-loses = партия проиграна
away-after = Отошедшего может заменить бот через
hints-allowed = Подсказки
hints-allowed-alone = в игре против ботов
hints-allowed-always = всегда
hints-allowed-never = никогда
spectator-chat = Зрители пишут
spectator-chat-together = в общий чат
spectator-chat-apart = только друг другу
spectator-chat-off = не пишут
log-time-lost = { $seat }: время вышло, партия проиграна.
reason-time = { $count ->
    [0] время вышло
   *[other] { $losers ->
        [one] { $loser }: время вышло
       *[other] у остальных вышло время
    }
}
problem-other-wire = Эта страница старше или новее сервера. Обновите её.

## Честный жребий и тот же расклад

luck-title = Честный жребий
luck-about = Сервер заранее определил весь жребий этой игры секретом. Это отпечаток секрета. После игры каждый может проверить, что ничего не изменилось.
luck-fingerprint = Отпечаток секрета
luck-none = Этот стол открыт до того, как жребий стало можно проверять.
luck-words-about = Добавьте свои слова, и сервер не сможет подобрать удобный ему расклад. Хранится только их отпечаток.
luck-words-hint = Что угодно
luck-words-add = Добавить
luck-words-change = Изменить
luck-words-added = Ваши слова участвуют в жребии.
luck-words-count = { $count ->
    [one] слова добавил { $count } игрок
    [few] слова добавили { $count } игрока
   *[other] слова добавили { $count } игроков
}
luck-fixed = Слова больше не меняются: этот расклад играют и за другим столом.
luck-same = Этот же расклад играют и за другим столом.
luck-same-known = Тот же расклад, что за законченным столом. Кто посмотрит туда, узнает, что будет дальше.
luck-same-link = Показать тот стол
luck-check = Проверить жребий
luck-right = { $count ->
    [one] Жребий честен: { $count } бросок следует из секрета.
    [few] Жребий честен: все { $count } броска следуют из секрета.
   *[other] Жребий честен: все { $count } бросков следуют из секрета.
}
luck-noted = Отпечаток тот же, что этот браузер видел, когда вы пришли за стол.
luck-not-noted = Этот браузер увидел стол только после конца игры. Сравните отпечаток с тем, кто был раньше:
luck-no-words = Никто не добавил слов, поэтому сервер мог подобрать удобный ему секрет.
luck-taken-back = { $count ->
    [one] { $count } бросок отменён. Его номер больше не использован.
    [few] { $count } броска отменены. Их номера больше не использованы.
   *[other] { $count } бросков отменены. Их номера больше не использованы.
}
luck-unproven = { $count ->
    [one] Первый бросок взят с прежнего стола и здесь не доказан.
   *[other] Первые броски ({ $count }) взяты с прежнего стола и здесь не доказаны.
}
luck-more = Это вычислил ваш браузер по одной записи. «sixstones verify» проверяет и то, что из каждого броска сделали правила.
luck-hidden = Секрет скрыт, пока не закончены все столы с этим раскладом.
luck-insecure = Этот браузер может проверять только по https или на самом сервере. Скачайте запись и проверьте её скриптом из документации.
luck-wrong-secret = Секрет не подходит к отпечатку.
luck-wrong-commitment = Отпечаток не тот, что этот браузер видел, когда вы пришли за стол.
luck-wrong-words = Ваших слов нет среди слов этой записи.
luck-wrong-index = Бросок { $draw } неверен: «{ $step }» не следует из секрета.
luck-wrong-number = Броска { $draw } нет, или он встречается дважды.
luck-wrong-count = Шагов случая в записи: { $steps }, бросков: { $draws }.
luck-wrong-shape = Запись не читается.
deal-title = Тот же расклад
deal-about = Сыграйте ещё раз: тот же секрет и те же слова за новым столом. Жребий тот же, пока кто-нибудь не решит иначе.
deal-card = Тот же расклад, что за другим столом. Кто посмотрит туда, может знать, что будет дальше.
deal-bots = Против ботов
deal-return = Ответная игра со сменой мест
deal-friend = Для друзей
deal-watch = Пусть сыграют боты
deal-twice = Открыть расклад дважды
deal-twice-about = Второй стол играет тот же расклад. Секрет никто не узнает, пока не закончены оба.
deal-table = Стол
deal-here = этот
deal-without-luck = без удачи { $percent } %
deal-results-about = «Без удачи» — шанс на победу в конце за вычетом удачи, когда игра разобрана.
log-nonce = { $seat } добавляет слова к жребию.
log-same-deal = Этот же расклад открыт за другим столом.
problem-no-luck = Этот стол открыт до того, как жребий стало можно проверять.
problem-nonces-fixed = Этот расклад играют и за другим столом, поэтому жребий больше не меняется.
problem-deal-in-play = Этот расклад ещё играют. Откройте его снова, когда игра закончится.
problem-same-deal-seat = Вы уже играете этот расклад за другим столом.
problem-secret-lost = Секрет этого стола потерян, и игра не может продолжаться. Закройте стол.

## Уроки

learn = Обучение
learn-title = Учимся играя
learn-about = Настоящий стол, по одной вещи за раз. Все ходы делаете вы сами, ничего не засчитывается, остановиться можно в любой момент.
learn-new-here = Впервые здесь? Учимся играя
learn-progress = Начато курсов: { $begun } из { $courses } · шагов: { $done } из { $steps }
learn-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
learn-done-of = Пройдено шагов: { $done } из { $count }
learn-next = Дальше: { $step }
learn-begin = Начать
learn-go-on = Продолжить
learn-again = Ещё раз
learn-restart = Сначала
lesson-coach = Наставник
lesson-guest = Гость
lesson-not-shown = Этот урок показать нельзя
lesson-step-of = Шаг { $number } из { $count }
lesson-fold = Свернуть
lesson-unfold = Развернуть
lesson-skip = Пропустить шаг
lesson-leave = Выйти из урока
lesson-done = Отлично
lesson-other = Так ходить можно, но в этом шаге нужно другое
lesson-task = Ваша задача:
lesson-like-this = Вот так:
lesson-show = Показать
lesson-do-it = Сделать за меня
lesson-try = Попробовать ещё
lesson-again = Ещё раз
lesson-next = Следующий шаг
lesson-finish = Ко всем урокам
