# Words that all games share.

player = Player { $number }
player-bot = Player { $number } ({ $bot })
list-and = { $most } and { $last }

ask-move = { $seat } decides.

result = { $count ->
    [0] Nobody wins ({ $reason }).
    [one] { $winners } wins ({ $reason }).
   *[other] { $winners } win together ({ $reason }).
}
team = Team { $number } ({ $names })
result-you-won = { $players ->
    [one] You have won ({ $reason }).
   *[other] You have won together ({ $reason }).
}
result-you-lost = { $players ->
    [one] You have lost ({ $reason }).
   *[other] You have all lost ({ $reason }).
}
result-all-won = { $players ->
    [one] The game is won ({ $reason }).
   *[other] Everybody has won together ({ $reason }).
}
result-all-lost = { $players ->
    [one] The game is lost ({ $reason }).
   *[other] Everybody has lost ({ $reason }).
}
reason-resigned = { $count ->
    [0] given up
   *[other] the others resigned
}
reason-time = { $count ->
    [0] time was up
   *[other] the others ran out of time
}
reason-unfinished = given up unfinished

## Options that several games have.

option-first_player = First player
option-first_player-help = Which seat begins.
option-first_player-random = drawn at random
option-first_player-p1 = seat 1
option-first_player-p2 = seat 2
option-first_player-p3 = seat 3
option-first_player-p4 = seat 4
option-first_player-p5 = seat 5
option-first_player-p6 = seat 6
option-first_player-p7 = seat 7
option-first_player-p8 = seat 8

## Why something cannot be done.

refusal-game-over = The game is over.
refusal-not-asked = It is not your decision now.
refusal-not-legal = That is not possible now.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-an-action = The game has no such action.
refusal-not-an-outcome = Chance cannot bring that now.
refusal-no-chance-now = Chance decides nothing now.

error-action-text = “{ $value }” is not an action of this game. { $expected_count ->
    [0] Type “help” for what you can type.
   *[other] Did you mean: { $expected }?
}
error-action-number = There is no action { $value }; numbers run from { $expected }.
error-cli-number = There is no choice { $value }; numbers run from 1 to { $expected }.
error-cli-which = What do you want to do with “{ $value }”? Possible now: { $choices }.
error-nothing-to-undo = You can take back only your own decisions since the last draw, reveal or decision of another seat.
error-no-file = The file { $value } cannot be read.
error-not-written = The file { $value } cannot be written.

## The terminal.

cli-help =
    Type the number of a choice, its text, or the beginning of its text. An empty line shows the board again.
    why            the rules behind what was last told
    why ACTION     why an action is not possible now; a number or the name of a thing will do too
    rules [ID]     a rule such as SP-3.8, or a chapter such as SP-3; without an ID, the chapters
    hint           good moves now, and why
    undo           take back your last decision
    save [FILE]    keep the game; go on later with: sixstones play --resume FILE
    board, quit    show the board; leave (the game is kept)
cli-hand-over = { $player }, it is your turn. Take the keyboard and press Enter when nobody else looks.
cli-open = You can do that now.
cli-no-rule = No rule is cited for what was last told.
cli-no-rules = This game states no rules.
cli-chapters = Chapters of the rules: { $chapters }. Type “rules” and a chapter or the id of a rule.
cli-unknown-rule = There is no rule { $id }.
cli-saved = Saved. Go on with: { $command }
cli-place = { $place }. { $player }: { $score }
cli-replayed = The record is in order: { $steps } of { $of } steps replayed.
cli-players = { $range } players
cli-cards-right = { $file } can be played.
cli-nothing = not set
cli-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
cli-bot = bot
cli-wins = wins
cli-win-rate = win rate
cli-interval = 95 % interval
cli-mean-score = mean score
cli-rating = rating
cli-points = points
cli-generated = { $rows ->
    [one] One decision
   *[other] { $rows } decisions
} written to { $file }.
cli-by-seat = Win rate by seat
cli-decided = Games somebody won
cli-ends = Ends
cli-lengths = Decisions per game (fewest / mean / most)
cli-speed = Decisions per second

## What messengers show of a link.

preview-home = Four board games about the Infinity Stones on one digital table: play with friends by link, or against bots.
preview-invited = { $owner } keeps a seat for you: { $game }
preview-watch = { $owner } invites you to watch: { $game }
preview-table = { $game }, a table of { $owner }
preview-seated = At the table: { $names }.
preview-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
## Hints and analyses.

hint-gains = brings { $terms }
hint-costs = gives up { $terms }
hint-denies = takes from { $player }: { $terms }
hint-reply = then probably { $player }: { $action }
hint-nothing = the difference shows only some turns later
hint-odds = { $chance } % to win
cli-hint = { $place }. { $action }: { $odds }. { $why }
analysis-title = { $game }: the game looked at again
analysis-seat = { $player }: lost { $lost } % of a win by decisions; luck { $luck } %
analysis-moment = Decision { $number }, { $player }: { $action } (−{ $loss } %). Better: { $best }
analysis-no-mistakes = No decision cost much.
error-out-kind = An analysis is written to a file ending in .json or .svg, not to { $value }.
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
