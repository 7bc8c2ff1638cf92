## Страница

page-title = Six Stones
fan-work = Неофициальная работа поклонников с собственными рисунками. Названия принадлежат их владельцам.
loading = Минутку…
close = Закрыть
back = Назад
menu = Меню
settings = Настройки
understood = Понятно
try-now = Повторить сейчас
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

lobby-title = Во что сыграем?
lobby-hint = Выберите игру и кто где сидит.
pick-game = Игра
players-label = Игроки
minutes = { $count } мин
tables = Столы
tables-now = Ваши и открытые
tables-running = { $count ->
    [0] Идут
   *[other] Идут { $count }
}
tables-finished = Завершённые
no-tables-now = Открытых столов нет. Начните свой: против ботов игра начнётся сразу.
no-tables-running = Открытых для всех игр сейчас нет.
no-tables-finished = Ещё ни одна игра не доиграна.
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
seat-link-about = По ссылке: её даст стол
seat-open = Кто угодно
seat-open-about = Открыто: кто первый придёт
bot-novice = Новичок
bot-novice-about = Делает первое разумное, что видит
bot-apprentice = Ученик
bot-apprentice-about = Заглядывает чуть вперёд
bot-adept = Умелец
bot-adept-about = Думает на несколько ходов
bot-expert = Знаток
bot-expert-about = Взвешивает тысячи продолжений
bot-master = Мастер
bot-master-about = Думает в полную силу, до полутора секунд на ход
bot-greedy = Жадный бот
bot-greedy-about = Делает то, что сейчас выгоднее
bot-random = Случайный бот
bot-random-about = Любой допустимый ход, для первой пробы
bot-other = Бот { $name }
options = Параметры
set = Набор
who-may-watch = Кто может смотреть
watch-all = Все
watch-link = По ссылке
house-rules = Домашние правила
house-rules-changed = { $count ->
    [0] как в книге правил
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

room-title = Стол накрыт
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
you-watch = Вы смотрите.
seat-you = вы
seat-your-turn = ваш ход
seat-choosing = выбирает
seat-thinking = думает
seat-handed = пока играет бот
seat-resigned = сдача
ask-move = Решать вам.
hot-seat = За этим же экраном ходит { $name }.
look-from = Смотреть как { $name }
look-as = Чьими глазами
look-spectator = Зритель
handed-now = За вас играет бот. Вернуть место можно в меню.
my-seat = Место: { $name }
hand-to-bot = Пусть за меня играет бот
take-back = Вернуться на место
leave-game = Выйти из игры
leave-means = Ваше место до конца доиграет бот, вернуться будет нельзя.
resign = Сдаться
resign-means = Ваше место доиграют случайные ходы, победить оно уже не сможет.
download-record = Скачать запись
empty-place = пусто
table-not-shown = Этот стол нельзя показать
connection-lost = Связь потеряна. Стол вернётся сам; ничего из сделанного не пропало.

## Отмена

undo = Отменить
undo-own = Вернуть своё последнее решение
undo-ask = Попросить остальных вернуть ваше последнее решение
undo-ask-short = Просить отмену
undo-request = { $name } просит вернуть ход.
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
   *[other] остальные сдались
}
rematch = Сыграть ещё раз
rematch-join = К следующей игре

## Журнал, разговор, командная строка

log = Журнал
log-and-chat = Журнал и разговор
log-empty = Пока ничего не произошло.
log-start = Игра начинается.
log-more = { $count ->
    [one] { $count } шаг раскладки
    [few] { $count } шага раскладки
   *[many] { $count } шагов раскладки
}
log-move = { $seat }: { $text }
log-undo = Последний ход возвращён.
log-undo-asked = { $seat } просит вернуть ход.
log-undo-agreed = Есть согласие вернуть ход.
log-undo-refused = Ход остаётся: кто-то отказал.
log-undone = Возвращено:
log-resign = { $seat }: сдача.
log-rematch = Готов стол для следующей игры.
chat = Разговор
chat-unread = Разговор { $count }
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
rule-unknown = Такого правила в игре нет.

## Повтор

replay = Повтор
replay-back = На ход назад
replay-next = На ход вперёд
replay-play = Показать
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
setting-affordable = Показывать, что мне по средствам
setting-affordable-about = Мятная рамка вокруг того, что можно оплатить.
setting-sound = Звук
setting-sound-about = Тихие звуки жетонов, карт и вашего хода.
keys = Клавиши
key-command = ввести ход
key-arrows = к следующему, чего можно коснуться
key-undo = отменить
key-escape = положить выбранное обратно
key-help = помощь

## Что пошло не так и что делать

problem-offline = Сервер недоступен. Проверьте сеть и повторите.
problem-unexpected = Пришёл неожиданный ответ. Обновите страницу и повторите.
problem-internal = Сервер ошибся. Ничего не изменилось; повторите.
problem-not-saved = Сейчас сохранить не удалось. Повторите то же самое.
problem-unavailable = База данных сервера сейчас не отвечает. Повторите чуть позже.
problem-journal-full = Этот стол тянется слишком долго: здесь больше ничего нельзя вернуть.
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
problem-no-such-locale = У игры нет слов на этом языке; показан английский.
problem-no-such-route = Этот адрес никуда не ведёт. Вернитесь в зал.
problem-method-not-allowed = Здесь так нельзя. Вернитесь в зал.
problem-not-owner = Это может только хозяин стола.
problem-not-your-seat = Это не ваше место. Сядьте на свободное.
problem-not-your-view = Смотреть можно только со своих мест.
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
problem-question-closed = Поздно: стол ушёл дальше. Посмотрите ещё раз и выберите снова.
problem-action-text = «{ $value }» — не ход этой игры. { $expected_count ->
    [0] Список над строкой показывает, что можно ввести.
   *[other] Может быть, { $expected }?
}
problem-not-an-action = В игре нет такого хода. Выберите из того, что предлагается.
problem-not-legal = Сейчас это невозможно. Выберите из предложенного.
problem-not-asked = Сейчас решаете не вы. Дождитесь своего хода.
problem-game-over = Игра окончена.
problem-seat-handed = За это место играет бот. Сначала верните его в меню.
problem-not-handed = За это место вы уже играете сами.
problem-seat-resigned = Это место вы сдали.
problem-nothing-to-undo = Сами вы ничего вернуть не можете. Попросите остальных.
problem-no-undo-request = Вернуть ход уже никто не просит.
problem-undo-pending = Кто-то уже просит вернуть ход. Сначала ответьте ему.
problem-other-version = За этим столом играли по другой версии правил, чем сейчас на сервере. Начните новый в зале.
