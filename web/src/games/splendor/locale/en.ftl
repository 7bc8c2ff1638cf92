## Places

sp-bank = Bank
sp-market = Cards on display
sp-locations = Locations
sp-nobles = Nobles
sp-noble = Noble
sp-avengers = Avengers Assemble
sp-cards = cards
sp-tokens = tokens
sp-left = left
sp-new = new
sp-first = starts every round

## Gems of the classic game

sp-gem-white = Diamond
sp-gem-blue = Sapphire
sp-gem-green = Emerald
sp-gem-red = Ruby
sp-gem-black = Onyx

## Letters that tell colours apart without colour

sp-letter-yellow = Ye
sp-letter-blue = Bu
sp-letter-orange = Or
sp-letter-red = Re
sp-letter-purple = Pu
sp-letter-green = Gn
sp-letter-grey = Gy
sp-letter-white = Wh
sp-letter-black = Bk
sp-letter-gold = Go

## Counts

sp-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sp-tags = { $count ->
    [one] { $count } tag
   *[other] { $count } tags
}
sp-held = { $count } of { $limit } tokens

## The line under a name

sp-line-your-turn = your turn
sp-line-chooses = is choosing
sp-line-thinks = is thinking
sp-line-cards = { $count ->
    [0] no cards yet
    [one] { $count } card
   *[other] { $count } cards
}
sp-line-tile = holds Avengers Assemble
sp-line-gauntlet = can claim the Gauntlet
sp-line-goal = has enough points
sp-line-handed = a bot plays
sp-line-resigned = resigned
sp-line-won = won
sp-line-over = finished

## Labels for screen readers and tips

sp-score = { $points } of { $goal } points
sp-open-player = Show everything { $seat } has
sp-deck = Deck of level { $level }, { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
sp-deck-tip = Reserve the top card unseen
sp-card-label = { $name }, level { $level }, bonus { $bonus }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}, costs { $cost }
sp-time-stone = brings the Time Stone
sp-can-recruit = You can recruit it
sp-hand-card = Reserved
sp-hand-back = Reserved face down, level { $level }
sp-pile = { $token }: { $count } in the bank
sp-pile-aside = { $token }: { $count } in the bank, { $aside } chosen
sp-cell-cards = { $colour }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sp-cell-tokens = { $colour }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
sp-give-one = Give back one { $colour } of { $count }
sp-keep-one = Keep { $colour } after all
sp-chip-coloured = { $colour }; pay with { $wild } instead
sp-chip-wild = { $wild } for { $colour }; pay with { $colour } instead
sp-location-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, needs cards: { $needs }.
sp-taken-by = Taken by { $seat }.
sp-tile-label = Avengers Assemble, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, for the most tags, at least three.
sp-tile-holder = { $seat } holds it with { $count ->
    [one] { $count } tag.
   *[other] { $count } tags.
}
sp-tile-tip = The first player with three tags takes it. A player who gets more tags than the holder takes it over.
sp-goal-marvel = To win: { $goal } points, a card of each of the five colours, and the Time Stone.
sp-goal-classic = { $goal } points trigger the last round. The most points win.
sp-zoom = Look at { $card } up close

## What can be done

sp-recruit = Recruit
sp-reserve = Reserve
sp-take = Take
sp-pay = Pay
sp-give-back = Give back
sp-pass = Pass
sp-turn-title = Your turn
sp-turn-recruit = { $count ->
    [one] You can recruit the outlined card. Or take tokens, or reserve a card.
   *[other] You can recruit { $count } outlined cards. Or take tokens, or reserve a card.
}
sp-turn-hint = Take three different tokens, or click one pile twice to take two. Or click a card to reserve it.
sp-turn-brief = Take tokens, or choose a card.
sp-turn-cards = Click a card to see what you can do with it.
sp-take-title = Take
sp-take-more = { $count ->
    [one] Pick one more token.
   *[other] Pick { $count } more tokens.
}
sp-take-or-same = Or click the same pile again to take two.
sp-take-same = Click the same pile again to take two.
sp-take-then = You will have { $count } of { $limit } tokens.
sp-take-over = { $count ->
    [one] You must give one back.
   *[other] You must give { $count } back.
}
sp-recruit-title = Recruit { $card }
sp-reserve-title = Reserve { $card }
sp-pay-word = pay
sp-free = costs you nothing
sp-then = then
sp-reserve-gain = saved for you,
sp-deck-title = Reserve an unseen card of level { $level }
sp-deck-gain = Only you will see it,
sp-pay-title = Pay for { $card }
sp-pay-hint = Click a token to pay it with { $wild } instead.
sp-return-title = { $count ->
    [one] Give back one token
   *[other] Give back { $count } tokens
}
sp-return-hint = { $done } of { $count }: click tokens in your panel.
sp-return-ready = That leaves ten.
sp-location-title = Choose a location
sp-noble-title = Choose a noble
sp-location-hint = Click one of the highlighted tiles.
sp-pass-title = You cannot do anything
sp-pass-hint = No tokens, no room for a reserved card, no card you can afford.

## Sheets

sp-sheet-level = Level
sp-sheet-points = Points
sp-sheet-bonus = Permanent bonus
sp-sheet-cost = Printed cost
sp-sheet-price = Costs you now
sp-sheet-missing = Tokens you still need
sp-sheet-tags = Avengers tags
sp-sheet-time = Brings the Time Stone
sp-sheet-hand = Reserved cards
sp-sheet-team = Recruited cards

## Sets of the box, in the lobby

set-splendor = Marvel
set-splendor_classic = Classic
