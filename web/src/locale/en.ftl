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
bot-greedy = Greedy bot
bot-greedy-about = Plays what looks best now
bot-random = Random bot
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
handed-now = A bot plays for you. Take your seat back in the menu.
my-seat = Seat of { $name }
hand-to-bot = Let a bot play for me
take-back = Take my seat back
leave-game = Leave the game
leave-means = A bot will play your seat to the end, and you cannot come back to it.
resign = Resign
resign-means = Your seat is played on at random and cannot win any more.
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
key-escape = put back what you chose
key-help = help

## What went wrong, and what to do

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
problem-other-version = This table was played with other rules of the game than the server has now. Start a new one in the lobby.
