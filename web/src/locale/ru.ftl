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

lobby-title = Во что сыграем?
lobby-hint = Выберите игру и рассадите игроков.
pick-game = Игра
players-label = Игроки
minutes = { $count } мин
tables = Столы
tables-now = Ваши и открытые
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
seat-link-about = По ссылке: вы получите её за столом
seat-open = Кто угодно
seat-open-about = Для всех: кто первый придёт
company = Кто играет
company-alone = Один за всех
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
house-rules = Домашние правила
house-rules-changed = { $count ->
    [0] по правилам
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
suggest = Подсказать
suggest-about = Показать на столе, что бы вы сделали на месте союзника
suggest-now = Подсказка для игрока { $name }: выберите на столе.
proposals = Подсказки
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
undo-ask-short = Просить отмену
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
   *[other] остальные сдались
}
rematch = Сыграть ещё раз
rematch-join = К следующей игре

## Журнал, разговор, командная строка

log = Журнал
log-and-chat = Журнал и чат
log-empty = Пока ничего не произошло.
log-start = Игра начинается.
log-more = { $count ->
    [one] { $count } шаг раскладки
    [few] { $count } шага раскладки
   *[many] { $count } шагов раскладки
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
key-suggest = подсказать союзнику
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
problem-question-closed = Поздно: стол ушёл дальше. Посмотрите ещё раз и выберите снова.
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
problem-not-your-side = Подсказывать можно только тому, кто играет на вашей стороне.
problem-not-proposable = Насколько вы можете знать, сейчас союзник так поступить не может. Выберите из предложенного.
problem-bot-decides = За это место играет бот, он решает сам.
problem-nothing-proposed = Вы ничего не подсказали, отзывать нечего.
problem-other-version = За этим столом играли по другой версии правил, чем сейчас на сервере. Начните новый в зале.

## The story of a game: pace, end, replay

last-round = Последний раунд
step-waits = { $name }: ход сделан, покажем, когда захотите.
step-next = Следующий ход
step-all = Показать всё
setting-pace = Ходы ботов
setting-pace-about = Как их показывать
pace-instant = Сразу
pace-normal = Обычно
pace-step = По шагам
result-because = Почему
result-mine-won = Вы победили
result-mine-shared = Вы разделили победу
result-mine-place = Ваше место: { $place } из { $of }
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
problem-silent = Сервер не отвечает. Прежде чем повторить, посмотрите, не сделано ли это уже.

## Ссылка для других

share-send = Поделиться…
share-code = QR-код
share-code-of = QR-код для { $url }
share-here = Эта ссылка работает только на этом компьютере. Запустите стол командой «make play HOST=0.0.0.0», и друзья в вашей сети смогут прийти.
share-others = Если там она не открывается, попробуйте с другим началом:
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
claim-about = Через { $time } хозяин стола может посадить бота за отсутствующего, а если нет и хозяина, остальные решают голосованием. Вернувшийся забирает место назад.
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

## Уведомления

setting-notify = Сообщать о моём ходе
setting-notify-about = Уведомление, когда вы смотрите не сюда.
setting-notify-denied = Браузер запрещает уведомления этой страницы. Сначала разрешите их в его настройках.
setting-notify-https = Работает только по адресу https или на компьютере сервера.
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
problem-sent-away = Хозяин попросил вас из-за этого стола. Найдите другой стол в зале.
problem-muted = Хозяин отключил ваши сообщения за этим столом.
problem-no-spectator-chat = Зрители за этим столом не пишут. Смотрите или садитесь.
problem-signed-out = Вы вышли на всех устройствах. Назовите имя ещё раз, чтобы продолжить.
problem-wrong-host = Под этим адресом сервер себя не знает. Откройте его по его адресу.
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
analysis-graph = Шансы на победу от первого решения до последнего; нажмите, чтобы увидеть позицию
problem-no-hints = За этим столом играют без подсказок.
problem-busy = Сейчас разбирается слишком много партий. Попробуйте через минуту.
hint-gains = даёт: { $terms }
hint-costs = взамен теряется: { $terms }
hint-denies = у соперника ({ $player }) меньше: { $terms }
hint-reply = вероятный ответ — { $player }: { $action }
hint-nothing = разница видна лишь через несколько ходов
hint-odds = шансы на победу { $chance } %
analysis-seat = { $player }: на решениях потеряно { $lost } % победы; удача { $luck } %
analysis-moment = Решение { $number }, { $player }: { $action } (−{ $loss } %). Лучше: { $best }
analysis-no-mistakes = Дорогих ошибок не было.

# О чём договорились за столом, кроме правил.
terms = Время и порядок
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
   *[other] у остальных вышло время
}
problem-other-wire = Эта страница старше или новее сервера. Обновите её.
