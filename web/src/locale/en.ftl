## The page

page-title = Six Stones
fan-work = Unofficial fan work with its own drawings. Names belong to their owners.
loading = One moment…
close = Close
back = Back
menu = Menu
settings = Settings
understood = Understood
try-now = Try now
save = Save
saved = Saved
copied = Copied
to-lobby = To the lobby
to-table = To the table
nowhere = There is nothing here
nowhere-about = The address does not lead anywhere. Games and tables are in the lobby.
server-silent = The server does not answer
list-and = { $most } and { $last }
player = Player { $number }

## Lobby

lobby-title = What shall we play?
lobby-hint = Pick a game, pick who sits where.
pick-game = Game
players-label = Players
minutes = { $count } min
tables = Tables
tables-now = Yours and open
tables-running = { $count ->
    [0] Live
   *[other] Live { $count }
}
tables-finished = Finished
no-tables-now = No table is open. Start one: against bots it begins at once.
no-tables-running = Nobody is playing in public just now.
no-tables-finished = No game has been finished yet.
seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
waiting-start = waiting to start
being-played = being played
won-by = { $count ->
    [one] { $winners } won
   *[other] { $winners } won together
}
nobody-won = nobody won
everybody-lost = everybody lost
you-in-list = you
do-play = Play
do-open = Open
do-join = Join
do-watch = Watch
do-replay = Replay

## A new table

new-table = New table
seats = Seats
seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
fewer-players = One player fewer
more-players = One player more
your-name = Your name
your-name-hint = What shall we call you?
seat-number = Seat { $number }
seat-me = Me
seat-me-about = You
seat-me-too = You again, at the same screen
seat-link = A friend
seat-link-about = By link: you get it at the table
seat-open = Anybody
seat-open-about = Open: whoever comes first
company = Who plays
company-alone = Alone, all teams
company-others = With others
company-alone-about = You decide for every team; the table shows the one whose turn it is.
bot-novice = Novice
bot-novice-about = Does the first sensible thing
bot-apprentice = Apprentice
bot-apprentice-about = Thinks a moment ahead
bot-adept = Adept
bot-adept-about = Plans a few turns
bot-expert = Expert
bot-expert-about = Weighs thousands of ways the game may go
bot-master = Master
bot-master-about = Thinks hardest; up to a second and a half a move
bot-greedy = Greedy
bot-greedy-about = Plays what looks best now
bot-random = Random
bot-random-about = Any legal move, for a first try
bot-other = { $name } bot
options = Options
set = Set
who-may-watch = Who may watch
watch-all = Anyone
watch-link = By link
house-rules = House rules
house-rules-changed = { $count ->
    [0] as in the rulebook
    [one] { $count } changed
   *[other] { $count } changed
}
option-none = not set
option-by-program = { $label }: can be set through the API only.
cards-choose = Choose a file
cards-paste = Or paste a card file here
cards-pasted = Pasted cards
cards-clear = Take it away
cards-own = your own
cards-good = These cards can be played.
cards-too-long = A card file has at most { $most } characters.
start-table = Start the table
open-table = Open the table

## Before the game

room-title = The table is set
room-missing = { $count ->
    [one] One seat is still free. Send a link, or give it to a bot.
   *[other] { $count } seats are still free. Send links, or give them to bots.
}
room-ready = Everybody is there. You can begin.
room-ready-wait = Everybody is there. { $name } can begin.
seat-host = host
sit-down = Sit down
stand-up = Stand up
copy-link = Copy link
copy-watch-link = Copy link to watch
copy-table-link = Copy link to the table
start-game = Begin
invite-sit = { $name } keeps a seat for you.
invite-watch = { $name } invites you to watch.
invite-wrong = This link does not work
invite-taken = The seat is taken
invite-taken-about = Somebody else sat down first. You can watch, or ask for another link.

## At the table

this-table = This table
action-bar = What to do
choices = What you can do
your-turn = your turn
turn-of = { $name } to play
game-over = game over
round = round { $number }
since = Since the question was asked
is-choosing = { $count ->
    [one] { $name } is choosing
   *[other] { $name } are choosing
}
is-thinking = { $count ->
    [one] { $name } is thinking
   *[other] { $name } are thinking
}
you-watch = You are watching.
suggest = Suggest
suggest-about = Show on the board what you would do in your team-mate's place
suggest-now = You suggest to { $name }: choose on the board.
proposals = Suggestions
proposal-of = { $name } suggests: { $text }
proposal-take = Do it
proposal-withdraw = Withdraw
seat-you = you
seat-your-turn = your turn
seat-choosing = choosing
seat-thinking = thinking
seat-handed = a bot plays for now
seat-resigned = resigned
ask-move = Your decision.
hot-seat = It is the turn of { $name }, who plays at this screen too.
look-from = Look as { $name }
look-as = Look from
look-spectator = Spectator
handed-now = A bot plays for you.
my-seat = Seat of { $name }
hand-to-bot = Let a bot play for me
take-back = Take my seat back
leave-game = Leave the game
leave-means = A bot will play your seat to the end, and you cannot come back to it.
resign = Resign
resign-means = A bot plays your seat on, and you cannot win any more.
download-record = Download the record
empty-place = empty
table-not-shown = This table cannot be shown
connection-lost = The connection is lost. The table comes back by itself; nothing you did is lost.

## Undo

undo = Undo
undo-own = Take back your last decision
undo-ask = Ask the others to take back your last decision
undo-ask-short = Ask to undo
undo-request = { $name } would like to take a move back.
undo-request-answer = Do you agree?
undo-request-waiting = Waiting for the others.
undo-agree = Agree
undo-refuse = Refuse

## The end

result-title = The game is over
result-show = Result
result = { $count ->
    [0] Nobody wins: { $reason }.
    [one] { $winners } wins: { $reason }.
   *[other] { $winners } win together: { $reason }.
}
team = Team { $number } ({ $names })
result-you-won = { $players ->
    [one] You have won: { $reason }.
   *[other] You have won together: { $reason }.
}
result-you-lost = { $players ->
    [one] You have lost: { $reason }.
   *[other] You have all lost: { $reason }.
}
result-all-won = { $players ->
    [one] The game is won: { $reason }.
   *[other] Everybody has won together: { $reason }.
}
result-all-lost = { $players ->
    [one] The game is lost: { $reason }.
   *[other] Everybody has lost: { $reason }.
}
reason-resigned = { $count ->
    [0] given up
   *[other] the others resigned
}
rematch = Play again
rematch-join = To the next game

## Log, chat, command line

log = Log
log-and-chat = Log and chat
log-empty = Nothing has happened yet.
log-start = The game begins.
log-more = { $count ->
    [one] one step of the deal
   *[other] { $count } steps of the deal
}
log-move = { $seat }: { $text }
log-undo = The last move was taken back.
log-undo-asked = { $seat } asks to take a move back.
log-undo-agreed = Somebody agrees to take the move back.
log-undo-refused = The move stays: somebody refused.
log-undone = Taken back:
log-resign = { $seat } resigns.
log-rematch = A new table has been set for another game.
log-proposal = { $seat } suggests to { $to_seat }: { $text }
chat = Chat
chat-unread = Chat { $count }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
command = Type a move
command-hint = Type a move: { $example }
command-suggestions = Possible moves
not-now = not possible now: Enter says why

## Rules and help

help = Help
help-open = How to play
help-none = This game has no help page of its own. Its table shows what you can do at every step.
help-missing = There is no such game here
all-rules = All rules by number
search-rules = Search the rules
rule-title = Rule { $rule }
rule-open = Open rule { $rule }
rule-unknown = The game states no such rule.

## Replay

replay = Replay
replay-back = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-at = move { $move } of { $of }
replay-not-yet = This game is not over
replay-not-yet-about = A game can be replayed when it is finished. You can watch it now.
copy-move-link = Copy link to this move

## Settings

setting-language = Language
setting-theme = Theme
theme-dark = Dark
theme-light = Light
theme-device = As the device
theme-switch = Light or dark
setting-animation = Animation
setting-animation-about = Cards and tokens move; any key or touch skips it.
setting-glyphs = Letters on colours
setting-glyphs-about = Every colour also carries a letter.
setting-affordable = Show what I can afford
setting-affordable-about = A mint outline on what your tokens can pay for.
setting-sound = Sound
setting-sound-about = Small sounds for tokens, cards and your turn.
keys = Keys
key-command = type a move
key-arrows = go to the next thing you can touch
key-undo = undo
key-suggest = suggest something to a team-mate
key-take = do what a team-mate suggests
key-escape = put back what you chose
key-help = help

## What went wrong, and what to do

problem-analysis-failed = The game could not be analysed. Try again; the server's log says why.
problem-offline = The server cannot be reached. Check the network and try again.
problem-unexpected = Something unexpected came back. Reload the page and try again.
problem-internal = The server made a mistake. Nothing was changed; try again.
problem-not-saved = The server could not save it just now. Try the same again.
problem-unavailable = The server's database does not answer just now. Try again in a moment.
problem-journal-full = This table has gone on for too long: nothing more can be taken back here.
problem-bad-request = The server did not understand this. Check what you typed and try again.
problem-not-json = The server did not understand this. Reload the page and try again.
problem-too-large = That is too long. Make it shorter.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-too-many-tables = You have too many tables. Finish or leave one first.
problem-too-many-connections = Too many tabs are open. Close some and try again.
problem-wrong-origin = This page was opened from another address. Open it from the server's own.
problem-no-identity = Say your name first; then try again.
problem-bad-cookie = The server does not know you any more. Say your name again in the settings.
problem-bad-invite = The link is wrong or older than 30 days. Ask for a new one.
problem-no-such-game = The server does not have this game. Pick one in the lobby.
problem-no-such-table = There is no such table, or it is private. Ask its owner for a link.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-entry = The game has no such move. Pick one with the slider.
problem-no-such-locale = The game has no words in this language; English is shown.
problem-no-such-route = The address does not lead anywhere. Go back to the lobby.
problem-method-not-allowed = This cannot be done here. Go back to the lobby.
problem-not-owner = Only the owner of the table can do that.
problem-not-your-seat = This seat is not yours. Sit down at a free one.
problem-not-your-view = You may look only from your own seats.
problem-players = The game cannot be played by so many. Change the number of seats.
problem-option-value = The option { $field } cannot have this value. Choose another one.
problem-option-unknown = The game has no option { $value }. Reload the page.
problem-option-conflict = These options do not go together ({ $field }). Change one of them.
problem-unknown-bot = The server does not have this bot. Choose another one.
problem-seat-taken = Somebody else sits there already. Choose another seat, or watch.
problem-seat-not-open = The seat can be taken only with its link. Ask the owner for it.
problem-seats-empty = A seat is still free. Send its link or give it to a bot.
problem-seats-number = The number of seats does not fit the game. Change it and try again.
problem-not-running = The game is not being played now.
problem-already-started = The game has begun. You can watch it.
problem-not-over = The game is not over yet.
problem-rematch-made = The next game is set up already. Open it from the result.
problem-question-closed = That came too late: the table has moved on. Look again and choose anew.
problem-action-text = “{ $value }” is no move of this game. { $expected_count ->
    [0] The list above the command line shows what you can type.
   *[other] Did you mean { $expected }?
}
problem-not-an-action = The game has no such move. Choose something that is offered.
problem-not-legal = That is not possible now. Choose something that is offered.
problem-not-asked = It is not your decision now. Wait for your turn.
problem-game-over = The game is over.
problem-seat-handed = A bot plays this seat. Take it back in the menu first.
problem-not-handed = You play this seat yourself already.
problem-seat-resigned = You have resigned this seat.
problem-nothing-to-undo = There is nothing of yours to take back by yourself. Ask the others.
problem-no-undo-request = Nobody asks to take back a move any more.
problem-undo-pending = Somebody already asks to take back a move. Answer that first.
problem-not-your-side = You can suggest something only to somebody who plays on your side.
problem-not-proposable = As far as you can know, that is not possible for your team-mate now. Choose something that is offered.
problem-bot-decides = A bot plays that seat and decides by itself.
problem-nothing-proposed = You have suggested nothing that could be withdrawn.
problem-other-version = This table was played with other rules of the game than the server has now. Start a new one in the lobby.

## The story of a game: pace, end, replay

last-round = Last round
step-waits = { $name } has moved: see it when you like.
step-next = Next move
step-all = Show all
setting-pace = Moves of bots
setting-pace-about = How their moves are shown
pace-instant = At once
pace-normal = Normal
pace-step = Step by step
result-because = Why
result-mine-won = You have won
result-mine-shared = You have won with others
result-mine-place = Your place: { $place } of { $of }
log-start-from = The game goes on from an earlier one.
log-round = Round { $number }
replay-first = To the beginning
replay-last = To the end
replay-turn-back = One turn back
replay-turn-next = One turn on
replay-speed = Speed
replay-eyes = Seen by
replay-all = Everybody
replay-on = Play on from here
replay-on-about = A new table from this position: bots take all other seats.
replay-to = Show this move
house-rules-find = Search the rulings
house-rules-rulings = Rulings on open questions
house-rules-none = No ruling has these words.
key-next = next move of a bot, step by step
problem-not-alone = Others still play at this table. When the game is over you can play on from any position.
problem-already-over = The game is over there. Choose an earlier position.
problem-choices-open = Choices lie face down there. Choose the position before or after.

## Names of bots: stars

star-vega = Vega
star-rigel = Rigel
star-lyra = Lyra
star-castor = Castor
star-mira = Mira
star-altair = Altair
star-capella = Capella
star-deneb = Deneb
star-spica = Spica
star-sirius = Sirius
star-atria = Atria
star-pollux = Pollux
star-adhara = Adhara
star-antares = Antares
star-bellatrix = Bellatrix
star-procyon = Procyon

## The line to the server

line-unsure = no word from the server
line-silent = The server has not answered for { $seconds } s. What you see may be old.
line-offline = This device is offline. The table comes back with the network; nothing you did is lost.
bar-unsure = No word from the server
bar-unsure-about = What you see may be old.
bar-unsure-decide = What you see may be old. You can decide already: it is sent as soon as the server is heard again.
deed-late = Not confirmed for { $seconds } s. It is sent again by itself until the server answers.
request-late = The server is taking its time. Still waiting for its answer…
problem-silent = The server does not answer. Look whether it was done before you do it again.

## A link for others

share-send = Share…
share-code = QR code
share-code-of = QR code of { $url }
share-here = This link works on this computer only. Start the table with “make play HOST=0.0.0.0”, and friends in your network can come.
share-others = If it does not open there, try it with the beginning
share-network = For everybody in your network, such as the same Wi-Fi.
share-say = Come and play { $game } with me!

## Who invites to what

join-minutes = about { $count } minutes
join-seats = Who sits there
join-yours = Your seat

## To another device

move-device = On another device
move-device-about = Scan the code with your phone, or open the link there: you are the same person on both. It works once, for ten minutes.
move-device-link = Link to my other device
move-seat = Give this seat to another device
move-take-seat = { $name } gives you this seat. You go on from where the game is.
move-here = You are { $name }?
move-here-about = Then this device becomes yours too: your name, your seats and your tables are here from now on.
move-here-do = Yes, go on as { $name }
move-forgets = Here you have been { $name }. This device forgets that; the seats of { $name } stay taken.
problem-bad-move = This link was used already, or is older than ten minutes. Make a new one on the other device.

## Who is here

people = Who is here
seat-here = here
seat-away = away { $time }
seat-away-now = away
log-bot-away = { $seat } is away: a bot plays on until he is back.
log-bot-time = The time of { $seat } is up: a bot plays on.
clock-left = Time left
bar-away = { $name } has been away for { $time }.
claim-owner = Let a bot play for { $name }
claim-vote = Vote for a bot in place of { $name }
claim-votes = { $agreed } of { $needed } votes for a bot.
claim-about = After { $time } the host may seat a bot for somebody away, or the others by vote if the host is away too. Who returns takes the seat back.
close-table = Close the table
close-means = The table and its links are gone for everybody.
close-not = Keep it
close-ask = Propose to end the game
close-ask-means = If all agree, the game ends without a result.
close-request = { $name } would like to end the game without a result.
table-closed = This table is closed
table-closed-owner = Its host closed it before the game began.
table-closed-agreed = The players agreed to end the game without a result.
table-closed-idle = Nobody had been here for a long time.

## Notifications

setting-notify = Tell me when it is my turn
setting-notify-about = A notification while you look elsewhere.
setting-notify-denied = The browser forbids notifications of this page. Allow them in its settings first.
setting-notify-https = Works only at an https address, or on the computer of the server.
notify-turn = It is your turn.

## What may go wrong in the life of a table

problem-not-away = This person is here, or has not been away for long enough. Wait a little.
problem-has-clock = The clock decides here. Wait until the time is up.
problem-time-up = Your time is up: a bot plays on to the end.
problem-not-your-vote = Only who plays here and is connected has a vote.
problem-not-seated = That person does not sit at this table. Choose somebody who does.
problem-not-yourself = You cannot do that to yourself. Stand up or leave instead.
problem-agreed-already = You have agreed already. Wait for the others.
problem-no-close-request = Nobody asks to end the game any more.
problem-no-such-person = There is no such person at this table. Look at the list again.
problem-banned = The host does not want you at this table. Find another one in the lobby.
problem-sent-away = The host has sent you away from this table. Find another one in the lobby.
problem-muted = The host has switched off your messages at this table.
problem-no-spectator-chat = Spectators do not talk at this table. Watch, or sit down.
problem-signed-out = You have signed out everywhere. Say your name again to go on.
problem-wrong-host = The server is not known under this address. Open it at its own.
## Hints and analysis

hint = Hint
hint-about = Show me a good move (h)
hints = Good moves
hints-thinking = Thinking of good moves…
hints-close = Put the hints away
hint-take = Do it
analysis = Analysis
analysis-begin = Analyse this game
analysis-running = Looking at every decision: { $percent } %
analysis-graph = Chances to win from the first decision to the last; click to see the position
problem-no-hints = This table plays without hints.
problem-busy = Too many games are being analysed. Try again in a minute.
hint-gains = brings { $terms }
hint-costs = gives up { $terms }
hint-denies = takes from { $player }: { $terms }
hint-reply = then probably { $player }: { $action }
hint-nothing = the difference shows only some turns later
hint-odds = { $chance } % to win
analysis-seat = { $player }: lost { $lost } % of a win by decisions; luck { $luck } %
analysis-moment = Decision { $number }, { $player }: { $action } (−{ $loss } %). Better: { $best }
analysis-no-mistakes = No decision cost much.

# What a table agrees on besides its rules.
terms = Time and manners
clock = Clock
clock-none = no clock
clock-move-seconds = { $count } seconds a move
clock-move-minutes = { $count ->
    [one] { $count } minute a move
   *[other] { $count } minutes a move
}
clock-game = { $minutes } minutes a game, { $increment } seconds more after each turn
clock-days = { $count ->
    [one] a day for each move
   *[other] { $count } days for each move
}
time-is-up = When time is up
time-is-up-bot-move = a bot makes this one move
time-is-up-bot-seat = a bot takes the seat
time-is-up-loses = the game is lost
away-after = A bot may stand in for somebody away after
hints-allowed = Hints
hints-allowed-alone = alone against bots
hints-allowed-always = always
hints-allowed-never = never
spectator-chat = Spectators talk
spectator-chat-together = with everybody
spectator-chat-apart = among themselves
spectator-chat-off = not at all
log-time-lost = { $seat } has lost: the time was up.
reason-time = { $count ->
    [0] time was up
   *[other] the others ran out of time
}
problem-other-wire = This page is older or newer than the server. Reload it.
