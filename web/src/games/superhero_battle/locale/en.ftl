## Players

sb-rivals = Opponents
sb-energy = energy { $energy } of 6
sb-wins = { $wins } of { $of } battles won
sb-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sb-series = series
sb-hand = Your hand
sb-out = out of this battle
sb-used = used
sb-used-until = used · ready again next battle
sb-ready = ability ready · once per battle
sb-once = active · once per battle
sb-passive = always works
sb-no-hero = No hero yet
sb-chosen = chosen
sb-choosing = choosing
sb-thinking = thinking
sb-teams = Teams
sb-team = Team { $number }

## The middle of the table

sb-battlefield = battlefield
sb-battlefield-none = None
sb-battlefield-two = Two players fight without one.
sb-tactics = Tactics
sb-trap = trap, costs { $amount }
sb-knockout = Knockout
sb-knockouts = Knockouts
sb-unseen = { $count } not seen yet
sb-deck = deck
sb-discard = discard
sb-opens = Reveals
sb-takes = Takes
sb-round-stage = round { $round } · stage { $stage }
sb-stage = stage { $stage }
sb-layout = Revealed cards
sb-shown = Cards shown to you

## Choosing

sb-pick-hero = Your two heroes
sb-your-choice = your choice; you can still change it
sb-only-you = only you see it
sb-fits-any = any card fits
sb-fits-not_lower = { $number } or higher fits
sb-fits-higher = higher than { $number } fits
sb-fits-not_higher = { $number } or lower fits
sb-flag-not_lower = too low
sb-flag-higher = too low
sb-flag-not_higher = too high
sb-have-chosen = { $chosen } of { $of } have chosen
sb-lay-hint = Nobody sees a card until everybody has chosen. You can change yours until then.
sb-laid-hint = Choose another card to change yours. When everybody has chosen, all cards are revealed.
sb-change-hint = You can choose another card until everybody has chosen.
sb-you-laid = You played { $card }
sb-you-chose = You have chosen
sb-peril-number = The number does not fit: your hero leaves the battle when the card is revealed.
sb-peril-knockout = { $amount ->
    [0] There is a Knockout: your hero leaves the battle when the card is revealed.
   *[other] There is a Knockout: it costs you { $amount } energy.
}
sb-peril-trap = There is a trap: it costs you { $amount } energy.
sb-safe = The number fits. No trap, no Knockout.
sb-options = What you can do
sb-option = Option { $number }
sb-use = { $hero }: use the ability
sb-now = now
sb-you-are-out = You are out of this battle
sb-keep = { $count ->
    [0] The next battle starts with 3 energy and 5 cards.
    [one] You keep your card. The next battle starts with 3 energy and 5 cards.
   *[other] You keep your { $count } cards. The next battle starts with 3 energy and 5 cards.
}
sb-cause-number = The number did not fit.
sb-cause-knockout = A Knockout.
sb-cause-energy = No energy left.
sb-cause-no_cards = No card to play.

## Buttons

sb-do-lay = Play it
sb-do-take = Take it
sb-do-discard = Discard
sb-do-swap = Swap
sb-do-target = Target
sb-do-name = Name it
sb-do-tactic = Choose
sb-do-hero = Play this hero
