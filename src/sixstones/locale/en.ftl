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
    [one] You win ({ $reason }).
   *[other] You win together ({ $reason }).
}
result-you-lost = { $players ->
    [one] You lose ({ $reason }).
   *[other] Defeat ({ $reason }).
}
result-all-won = { $players ->
    [one] Victory ({ $reason }).
   *[other] Everybody wins together ({ $reason }).
}
result-all-lost = { $players ->
    [one] Defeat ({ $reason }).
   *[other] Everybody loses ({ $reason }).
}
reason-resigned = { $count ->
    [0] the game was given up
   *[other] { $losers ->
        [one] { $loser } resigned
       *[other] the others resigned
    }
}
reason-time = { $count ->
    [0] time ran out
   *[other] { $losers ->
        [one] { $loser } ran out of time
       *[other] the others ran out of time
    }
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
    why            the rules behind the last events
    why ACTION     why an action is not possible now; a number or the name of a card also works
    rules [ID]     a rule such as SP-3.8, or a chapter such as SP-3; without an ID, the chapters
    hint           good moves now, and why
    undo           take back your last decision
    save [FILE]    keep the game; continue later with: sixstones play --resume FILE
    board, quit    show the board; leave (the game is kept)
cli-hand-over = { $player }, it is your turn. Take the keyboard and press Enter when nobody else is looking.
cli-open = You can do that now.
cli-no-rule = No rule is cited for the last events.
cli-no-rules = This game states no rules.
cli-chapters = Chapters of the rules: { $chapters }. Type “rules” and a chapter or the id of a rule.
cli-unknown-rule = There is no rule { $id }.
cli-saved = Saved. Continue with: { $command }
cli-place = { $place }. { $player }: { $score }
cli-replayed = The record is in order: { $steps } of { $of } steps replayed.
cli-luck-right = { $draws ->
    [one] The luck is right: 1 draw follows from the secret, and the rules make of it what the record says.
   *[other] The luck is right: { $draws } draws follow from the secret, and the rules make of them what the record says.
}
cli-luck-commitment = Commitment: { $commitment }
cli-luck-compare = Compare it with the one you saw before the game (--commitment). A record alone cannot prove it.
cli-luck-no-nonces = No player added a nonce, so the server could have picked a secret that it liked.
cli-luck-taken-back = { $draws ->
    [one] 1 draw was taken back. Its number was not used again.
   *[other] { $draws } draws were taken back. Their numbers were not used again.
}
cli-luck-unproven = { $steps ->
    [one] The first chance step comes from another table and is not proven here.
   *[other] The first { $steps } chance steps come from another table and are not proven here.
}
cli-luck-known = It is the same deal as table { $table }, whose secret could be read before this game began.
cli-luck-shared = It is the same deal as table { $table }.
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
preview-invited = { $owner } is keeping a seat for you: { $game }
preview-watch = { $owner } invites you to watch: { $game }
preview-table = { $game }, { $owner }'s table
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
analysis-title = { $game }: analysis of the game
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
error-out-kind = An analysis is written to a file ending in .json, .svg or .parquet, not to { $value }.
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
