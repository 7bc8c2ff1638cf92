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
nowhere-about = This address leads nowhere. Games and tables are in the lobby.
server-silent = The server is not answering
list-and = { $most } and { $last }
player = Player { $number }

## Lobby

lobby-title = Choose a game
lobby-hint = Pick a game and who sits where.
pick-game = Game
players-label = Players
minutes = { $count } min
tables = Tables
tables-now = My tables and open ones
tables-running = { $count ->
    [0] Live
   *[other] Live { $count }
}
tables-finished = Finished
no-tables-now = No table is open. Start one: a game against bots begins at once.
no-tables-running = Nobody is playing in public right now.
no-tables-finished = No finished games yet.
seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
waiting-start = waiting to start
being-played = in play
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
your-name-hint = What should we call you?
seat-number = Seat { $number }
seat-me = Me
seat-me-about = You
seat-me-too = You again, at the same screen
seat-link = A friend
seat-forgotten = Somebody
seat-link-about = By link: you get it at the table
seat-open = Anybody
seat-open-about = Open: first come, first seated
company = Who plays
company-alone = Alone, all teams
company-others = With others
company-alone-about = You decide for every team. The table shows the one whose turn it is.
bot-novice = Novice
bot-novice-about = Does the first sensible thing
bot-apprentice = Apprentice
bot-apprentice-about = Thinks a moment ahead
bot-adept = Adept
bot-adept-about = Plans a few turns
bot-expert = Expert
bot-expert-about = Weighs thousands of possible games
bot-master = Master
bot-master-about = Thinks hardest: up to a second and a half per move
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
house-rules = Variants
house-rules-changed = { $count ->
    [0] standard
    [one] { $count } changed
   *[other] { $count } changed
}
option-none = not set
option-by-program = { $label }: only the API can set this.
cards-choose = Choose a file
cards-paste = Or paste a card file here
cards-pasted = Pasted cards
cards-clear = Remove
cards-own = your own
cards-good = These cards can be played.
cards-too-long = A card file can have at most { $most } characters.
start-table = Start the table
open-table = Open the table

## Before the game

room-title = The table is set
room-missing = { $count ->
    [one] One seat is still free. Send a link, or give it to a bot.
   *[other] { $count } seats are still free. Send links, or give them to bots.
}
room-ready = Everybody is here. You can begin.
room-ready-wait = Everybody is here. { $name } can begin.
seat-host = host
sit-down = Sit down
stand-up = Stand up
copy-link = Copy link
copy-watch-link = Copy link to watch
copy-table-link = Copy link to the table
start-game = Begin
invite-sit = { $name } is keeping a seat for you.
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
suggest-about = Show on the board what you would do in your teammate's place
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
hot-seat = It is { $name }'s turn, at this screen too.
look-from = See as { $name }
look-as = View
look-spectator = Spectator
handed-now = A bot plays for you.
my-seat = Seat of { $name }
hand-to-bot = Let a bot play for me
take-back = Take my seat back
leave-game = Leave the game
leave-means = A bot plays your seat to the end, and you cannot come back to it.
resign = Resign
resign-means = A bot plays on in your seat, and you can no longer win.
download-record = Download the record
empty-place = empty
table-not-shown = This table cannot be shown
connection-lost = The connection is lost. The table comes back by itself. Nothing you did is lost.

## Undo

undo = Undo
undo-own = Take back your last decision
undo-ask = Ask the others to take back your last decision
undo-ask-short = Ask to undo
undo-request = { $name } wants to take back a move.
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
    [one] You win: { $reason }.
   *[other] You win together: { $reason }.
}
result-you-lost = { $players ->
    [one] You lose: { $reason }.
   *[other] Defeat: { $reason }.
}
result-all-won = { $players ->
    [one] Victory: { $reason }.
   *[other] Everybody wins together: { $reason }.
}
result-all-lost = { $players ->
    [one] Defeat: { $reason }.
   *[other] Everybody loses: { $reason }.
}
reason-resigned = { $count ->
    [0] the game was given up
   *[other] { $losers ->
        [one] { $loser } resigned
       *[other] the others resigned
    }
}
rematch = Play again
rematch-join = Go to the next game

## Log, chat, command line

log = Log
log-and-chat = Log and chat
log-empty = Nothing has happened yet.
log-start = The game begins.
log-more = { $count ->
    [one] Setup (1 step)
   *[other] Setup ({ $count } steps)
}
log-move = { $seat }: { $text }
log-undo = The last move was taken back.
log-undo-asked = { $seat } asks to take back a move.
log-undo-agreed = Somebody agrees to take it back.
log-undo-refused = The move stays: somebody refused.
log-undone = Taken back:
log-resign = { $seat } resigns.
log-rematch = A table for the next game is ready.
log-proposal = { $seat } suggests to { $to_seat }: { $text }
chat = Chat
chat-unread = Chat { $count }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
command = Type a move
command-hint = Type a move: { $example }
command-suggestions = Possible moves
not-now = not possible now: press Enter to see why

## Rules and help

help = Help
help-open = How to play
help-none = This game has no help page yet. Its table shows what you can do at every step.
help-missing = There is no such game here
all-rules = All rules by number
search-rules = Search the rules
rule-title = Rule { $rule }
rule-open = Open rule { $rule }
rule-page = Page of this rule
rule-languages = In other languages
rule-try = Try it
rule-place = In the book: { $chapter }
rule-unknown = This game has no such rule.

## Replay

replay = Replay
replay-back = One move back
replay-next = One move forward
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
theme-device = Same as the device
theme-switch = Light or dark
setting-animation = Animation
setting-animation-about = Cards and tokens move; any key or touch skips it.
setting-glyphs = Letters on colours
setting-glyphs-about = Every colour also carries a letter.
setting-affordable = Show what I can afford
setting-affordable-about = A mint outline around what you can pay for.
setting-sound = Sound
setting-sound-about = Small sounds for tokens, cards and your turn.
keys = Keys
key-command = type a move
key-arrows = go to the next thing you can choose
key-undo = undo
key-suggest = suggest something to a teammate
key-take = do what a teammate suggests
key-escape = clear your choice
key-help = help

## What went wrong, and what to do

problem-analysis-failed = The game could not be analysed. Try again; the server's log says why.
problem-offline = The server cannot be reached. Check the network and try again.
problem-unexpected = The server sent something unexpected. Reload the page and try again.
problem-internal = Something went wrong on the server. Nothing was changed. Please try again.
problem-not-saved = The server could not save this just now. Please try again.
problem-unavailable = The server's database is not answering. Try again in a moment.
problem-journal-full = This game is very long: moves can no longer be taken back.
problem-bad-request = The server did not understand this. Check what you typed and try again.
problem-not-json = The server did not understand this. Reload the page and try again.
problem-too-large = That is too long. Make it shorter.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-too-many-tables = You have too many tables. Finish or leave one first.
problem-too-many-connections = Too many tabs are open. Close some and try again.
problem-wrong-origin = This page was opened from another address. Open it at the server's own.
problem-no-identity = Tell us your name first, then try again.
problem-bad-cookie = The server no longer knows you. Enter your name again in the settings.
problem-bad-invite = The link is wrong or older than 30 days. Ask for a new one.
problem-no-such-game = The server does not have this game. Pick one in the lobby.
problem-no-such-table = There is no such table, or it is private. Ask its host for a link.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-entry = The game has no such move. Pick one with the slider.
problem-no-such-locale = This game is not translated into your language, so it is shown in English.
problem-no-such-route = This address leads nowhere. Go back to the lobby.
problem-method-not-allowed = This cannot be done here. Go back to the lobby.
problem-not-owner = Only the table's host can do that.
problem-not-your-seat = This seat is not yours. Sit down in a free one.
problem-not-your-view = You may look only from your own seats.
problem-players = This game does not take that many players. Change the number of seats.
problem-option-value = The option { $field } cannot have this value. Choose another one.
problem-option-unknown = The game has no option { $value }. Reload the page.
problem-option-conflict = These variants do not go together ({ $field }). Change one of them.
problem-unknown-bot = The server does not have this bot. Choose another one.
problem-seat-taken = Somebody else is already sitting there. Choose another seat, or watch.
problem-seat-not-open = You need the link to take this seat. Ask the host for it.
problem-seats-empty = A seat is still free. Send its link or give it to a bot.
problem-seats-number = The number of seats does not fit the game. Change it and try again.
problem-not-running = This game is not in play.
problem-already-started = The game has begun. You can watch it.
problem-not-over = The game is not over yet.
problem-rematch-made = The next game is already set up. Open it from the result.
problem-question-closed = Too late: the game has moved on. Please choose again.
problem-action-text = “{ $value }” is not a move in this game. { $expected_count ->
    [0] The list above the command line shows what you can type.
   *[other] Did you mean { $expected }?
}
problem-not-an-action = The game has no such move. Choose something that is offered.
problem-not-legal = That is not possible now. Choose something that is offered.
problem-not-asked = It is not your decision right now. Wait for your turn.
problem-game-over = The game is over.
problem-seat-handed = A bot plays this seat. Take it back in the menu first.
problem-not-handed = You are already playing this seat yourself.
problem-seat-resigned = You have resigned this seat.
problem-nothing-to-undo = You have nothing to take back on your own. Ask the others.
problem-no-undo-request = Nobody is asking to take back a move any more.
problem-undo-pending = Somebody is already asking to take back a move. Answer that first.
problem-not-your-side = You can only suggest moves to players on your side.
problem-not-proposable = As far as you can tell, your teammate cannot do that now. Choose something that is offered.
problem-bot-decides = A bot plays that seat and decides for itself.
problem-nothing-proposed = You have no suggestion to withdraw.
problem-other-version = This table was played with an older version of the rules. Start a new one in the lobby.
problem-endless-effects = This table cannot be played on: one of its moves sets off more effects than the game allows. It can still be read.

## The story of a game: pace, end, replay

last-round = Last round
step-waits = { $name } has moved. Look when you are ready.
step-next = Next move
step-all = Show all
clock-run = move { $turn } of { $turns }
you-are-next = you are next
clock-to-me = To my turn
clock-skip = Skip
clock-next = Next
skipped-moves = { $count ->
    [one] You skipped one move.
   *[other] You skipped { $count } moves.
}
skipped-show = Show it again
key-again = Show again what happened since my last decision
setting-pace = Pace of moves
setting-pace-about = How fast moves are shown
pace-calm = Calm
pace-quick = Quick
pace-instant = At once
pace-normal = Normal
pace-step = Step by step
result-because = Why
result-mine-won = You win
result-mine-shared = You win with others
result-mine-place = Your place: { $place } of { $of }
end-share = Share picture
end-winners = { $count ->
    [one] The winner
   *[other] The winners
}
end-you-win = { $players ->
    [one] You win
   *[other] You all win
}
end-you-lose = { $players ->
    [one] You lose
   *[other] You all lose
}
end-all-win = Everybody wins
end-all-lose = Everybody loses
end-board = See the board
end-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
end-score = points
log-start-from = The game goes on from an earlier one.
log-round = Round { $number }
replay-first = To the beginning
replay-last = To the end
replay-turn-back = One turn back
replay-turn-next = One turn forward
replay-speed = Speed
replay-eyes = Seen by
replay-all = Everybody
replay-on = Play on from here
replay-on-about = A new table from this position: bots take all other seats.
replay-to = Show this move
house-rules-find = Search the rulings
house-rules-rulings = Rulings on open questions
house-rules-none = No ruling contains these words.
key-next = next move of a bot, step by step
problem-not-alone = Others are still playing at this table. You can play on from any position once the game is over.
problem-already-over = The game is already over there. Choose an earlier position.
problem-lesson-step = The coach says what this step asks for.
problem-lesson-table = A lesson is no game: it has no record and no analysis.
problem-no-such-lesson = There is no such lesson.
problem-choices-open = Choices are face down there. Choose the position before or after.

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

line-unsure = the server is silent
line-silent = The server has not answered for { $seconds } s. What you see may be old.
line-offline = This device is offline. The table comes back with the network; nothing you did is lost.
bar-unsure = The server is silent
bar-unsure-about = What you see may be old.
bar-unsure-decide = What you see may be old. You can already decide: your move is sent as soon as the server answers again.
deed-late = Not confirmed for { $seconds } s. The page keeps sending it until the server answers.
request-late = The server is taking its time. Still waiting…
problem-silent = The server is not answering. Check whether it went through before trying again.

## A link for others

share-send = Share…
share-code = QR code
share-code-of = QR code of { $url }
share-here = This link works on this computer only. Start the table with “make play HOST=0.0.0.0” so that friends on your network can join.
share-others = If it does not open there, try another address:
share-network = For everybody on your network, such as the same Wi-Fi.
share-say = Come and play { $game } with me!

## Who invites to what

join-minutes = about { $count } minutes
join-seats = Who sits there
join-yours = Your seat

## To another device

move-device = On another device
move-device-about = Scan the code with your phone, or open the link there. You are the same person on both. The link works once, for ten minutes.
move-device-link = Link to my other device
forget-me = Erase me
forget-me-about = Your names and messages leave this server for good.
forget-me-ask = Erase me…
forget-me-means = { $name }, your names, messages and links leave this server, in finished games too. A bot takes over your seats, another player your tables. This signs you out on all devices and cannot be undone.
forget-me-keep = Stay
forget-me-now = Erase me now
move-seat = Give this seat to another device
move-take-seat = { $name } is giving you this seat. You go on from where the game is.
move-here = Are you { $name }?
move-here-about = Then this device becomes yours too, with your name, your seats and your tables.
move-here-do = Yes, continue as { $name }
move-forgets = On this device you have been { $name }. It forgets that, and the seats of { $name } stay taken.
problem-bad-move = This link has already been used or is older than ten minutes. Make a new one on the other device.

## Who is here

people = Who is here
seat-here = here
seat-away = away { $time }
seat-away-now = away
log-bot-away = { $seat } is away. A bot plays until they are back.
log-bot-time = { $seat } is out of time. A bot plays on.
clock-left = Time left
bar-away = { $name } has been away for { $time }.
claim-owner = Put a bot in { $name }'s seat
claim-vote = Vote to put a bot in { $name }'s seat
claim-votes = { $agreed } of { $needed } votes for a bot.
claim-about = If a player is away for { $time }, the host (or a vote) can put a bot in the seat. They get it back when they return.
close-table = Close the table
close-means = The table and its links disappear for everybody.
close-not = Keep it
close-ask = Propose to end the game
close-ask-means = If all agree, the game ends without a result.
close-request = { $name } wants to end the game without a result.
table-closed = This table is closed
table-closed-owner = The host closed it before the game began.
table-closed-agreed = The players agreed to end the game without a result.
table-closed-idle = Nobody had been here for a long time.
table-closed-operator = The operator of this server closed it.
table-closed-endless = A move set off more effects than a game can hold: the cards of this table do not end.

## Notifications

setting-notify = Tell me when it is my turn
setting-notify-about = A notification while you are looking elsewhere.
setting-notify-denied = The browser blocks notifications from this page. Allow them in its settings first.
setting-notify-https = Works only at an https address, or on the server's own computer.
emblem-credits = Emblems by Lorc, Delapouite, Skoll and others, game-icons.net, CC BY 3.0; cropped and coloured.
emblem-credits-all = All authors
notify-turn = It is your turn.

## What may go wrong in the life of a table

problem-not-away = This player is here, or has not been away long enough. Wait a little.
problem-has-clock = The clock decides here. Wait until the time is up.
problem-time-up = Your time is up. A bot plays on to the end.
problem-not-your-vote = Only connected players at this table can vote.
problem-not-seated = That person is not sitting at this table. Choose somebody who is.
problem-not-yourself = You cannot do that to yourself. Stand up or leave instead.
problem-agreed-already = You have already agreed. Wait for the others.
problem-no-close-request = Nobody is asking to end the game any more.
problem-no-such-person = There is no such person at this table. Look at the list again.
problem-banned = The host has banned you from this table. Find another one in the lobby.
problem-sent-away = The host removed you from this table. Find another one in the lobby.
problem-muted = The host has muted you at this table.
problem-no-spectator-chat = Spectators cannot chat at this table. Watch, or sit down.
problem-signed-out = You have signed out everywhere. Enter your name again to continue.
problem-other-identity = Somebody else is now signed in in this browser. Reload the page.
problem-wrong-host = The server does not run at this address. Open it at its own.
## Hints and analysis

hint = Hint
hint-about = Show me a good move (h)
hints = Good moves
hints-thinking = Thinking of good moves…
hints-close = Hide the hints
hint-take = Do it
analysis = Analysis
analysis-begin = Analyse this game
analysis-running = Looking at every decision: { $percent } %
analysis-stop = Stop
analysis-stopped = Stopped after { $percent } %. This is known so far.
analysis-resume = Go on
analysis-graph = Winning chances from the first decision to the last. Click to see the position.
problem-no-hints = This table plays without hints.
problem-no-card-files = This game takes no card files.
problem-hint-failed = No hint could be found here. Decide yourself, or ask again.
problem-busy = Too many games are being analysed. Try again in a minute.
hint-gains = brings { $terms }
hint-costs = gives up { $terms }
hint-denies = takes from { $player }: { $terms }
hint-reply = then probably { $player }: { $action }
hint-nothing = the difference shows only some turns later
hint-odds = { $chance } % to win
analysis-sum = { $player }: { $start } % at the start, own decisions { $own }, others’ decisions { $others }, luck { $luck }, { $end } % at the end. Mistakes cost { $lost } % winning chance.
analysis-gift = The decisions of { $giver } gave { $player } { $gift } %.
analysis-harm = The decisions of { $giver } cost { $player } { $gift } %.
analysis-turning = Turning points
analysis-turn-mistake = Turn { $turn }: a mistake by { $player }. { $action } brought the chance down from { $before } to { $after } %. Better: { $best }.
analysis-turn-lucky = Turn { $turn }: good luck for { $player }, +{ $change } %, after { $actor }: { $action }.
analysis-turn-unlucky = Turn { $turn }: bad luck for { $player }, −{ $change } %, after { $actor }: { $action }.
analysis-turn-lucky-all = Turn { $turn }: good luck for everybody, +{ $change } %, after { $actor }: { $action }.
analysis-turn-unlucky-all = Turn { $turn }: bad luck for everybody, −{ $change } %, after { $actor }: { $action }.
analysis-gave = This gave { $player } { $gift } %.
analysis-drawn = Drawn: { $drawn }.
analysis-no-turning = No moment changed much.
analysis-costly = Costliest decisions
analysis-moment = Turn { $turn }, { $player }: { $action } (−{ $loss } %). Better: { $best }
analysis-no-mistakes = No decision cost much.

# What a table agrees on besides its rules.
terms = Clock and table rules
clock = Clock
clock-none = no clock
clock-move-seconds = { $count } seconds per move
clock-move-minutes = { $count ->
    [one] { $count } minute per move
   *[other] { $count } minutes per move
}
clock-game = { $minutes } minutes per game, plus { $increment } seconds after each turn
clock-days = { $count ->
    [one] one day per move
   *[other] { $count } days per move
}
time-is-up = When time is up
time-is-up-bot-move = a bot makes this one move
time-is-up-bot-seat = a bot takes the seat
time-is-up-loses = the game is lost
away-after = A bot can take over for an absent player after
hints-allowed = Hints
hints-allowed-alone = only alone against bots
hints-allowed-always = always
hints-allowed-never = never
spectator-chat = Spectators can chat
spectator-chat-together = with everybody
spectator-chat-apart = among themselves
spectator-chat-off = not at all
log-time-lost = { $seat } loses on time.
reason-time = { $count ->
    [0] time ran out
   *[other] { $losers ->
        [one] { $loser } ran out of time
       *[other] the others ran out of time
    }
}
problem-other-wire = This page is older or newer than the server. Reload it.

## Luck that anybody can check, and the same deal

luck-title = Fair luck
luck-about = The server has fixed all luck of this game in advance by a secret. This is the fingerprint of the secret. After the game everybody can check that nothing was changed.
luck-fingerprint = Fingerprint of the secret
luck-none = This table was opened before its luck could be checked.
luck-words-about = Add words of your own, and the server cannot have picked a deal it likes. Only their fingerprint is kept.
luck-words-hint = Anything you like
luck-words-add = Add
luck-words-change = Change
luck-words-added = Your words are part of the luck.
luck-words-count = { $count ->
    [one] 1 player has added words
   *[other] { $count } players have added words
}
luck-fixed = The words are fixed, because this deal is also played at another table.
luck-same = The same deal is played at another table, too.
luck-same-known = The same deal as at a finished table. Anybody who looks that up knows what comes.
luck-same-link = Show that table
luck-check = Check the luck
luck-right = { $count ->
    [one] The luck is right: 1 draw follows from the secret.
   *[other] The luck is right: all { $count } draws follow from the secret.
}
luck-noted = The fingerprint is the one this browser saw when you came to the table.
luck-not-noted = This browser saw the table only after the end. Compare the fingerprint with somebody who was there before:
luck-no-words = Nobody added words, so the server could have picked a secret that it liked.
luck-taken-back = { $count ->
    [one] 1 draw was taken back. Its number was not used again.
   *[other] { $count } draws were taken back. Their numbers were not used again.
}
luck-unproven = { $count ->
    [one] The first draw comes from an earlier table and is not proven here.
   *[other] The first { $count } draws come from an earlier table and are not proven here.
}
luck-more = This was computed in your browser from the record alone. “sixstones verify” also checks what the rules made of every draw.
luck-hidden = The secret stays hidden until all tables with this deal are over.
luck-insecure = This browser can check only under https or on the server’s own machine. Download the record and check it with the script from the documentation.
luck-wrong-secret = The secret does not fit the fingerprint.
luck-wrong-commitment = The fingerprint is not the one this browser saw when you came to the table.
luck-wrong-words = Your words are not among the words of this record.
luck-wrong-index = Draw { $draw } is wrong: “{ $step }” does not follow from the secret.
luck-wrong-number = Draw { $draw } is missing or comes twice.
luck-wrong-count = The record has { $steps } steps of chance and { $draws } draws.
luck-wrong-shape = The record cannot be read.
deal-title = The same deal
deal-about = Play it again: the same secret and words, at a new table. Every draw has the same luck until somebody decides differently.
deal-card = The same deal as at another table. Anybody who looks that up may know what comes.
deal-bots = Against bots
deal-return = Return match, next seats
deal-friend = For friends
deal-watch = Let bots play it
deal-twice = Open this deal twice
deal-twice-about = A second table plays the same deal. Nobody learns the secret before both are over.
deal-table = Table
deal-here = this one
deal-without-luck = without luck { $percent } %
deal-results-about = “Without luck” is the chance to win at the end less the luck, once a game is analysed.
log-nonce = { $seat } adds words to the luck.
log-same-deal = The same deal is opened at another table.
problem-no-luck = This table was opened before its luck could be checked.
problem-nonces-fixed = This deal is also played at another table, so its luck cannot change any more.
problem-deal-in-play = This deal is still being played. Open it again when that is over.
problem-same-deal-seat = You already play this deal at another table.
problem-secret-lost = The secret of this table is lost, so the game cannot go on. Close the table.

## Lessons

learn = Learn
learn-title = Learn by playing
learn-about = A real table, one thing at a time. You make every move yourself, nothing counts, and you can stop anywhere.
learn-new-here = New here? Learn by playing
learn-progress = { $begun } of { $courses } courses begun · { $done } of { $steps } steps
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-done-of = { $done } of { $count } steps done
learn-next = Next: { $step }
learn-begin = Begin
learn-go-on = Go on
learn-again = Again
learn-restart = From the start
lesson-coach = Coach
lesson-guest = Guest
lesson-not-shown = This lesson cannot be shown
lesson-step-of = Step { $number } of { $count }
lesson-fold = Fold
lesson-unfold = Unfold
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-done = Well done
lesson-other = A legal move, but not the one for this step
lesson-task = Your task:
lesson-like-this = Like this:
lesson-show = Show me
lesson-do-it = Do it for me
lesson-try = Try again
lesson-again = Once more
lesson-next = Next step
lesson-finish = To all lessons
