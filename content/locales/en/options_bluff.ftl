### Bluff: the house rules, each with its line of law and its choices. The first choice is the default.

option-bluff-dice = Dice
option-bluff-dice-rule = Everyone rolls on a phone, or you use real dice and the host enters bids and counts. (A5)
choice-bluff-dice-phones = On the phones
choice-bluff-dice-table = Real ones on the table

option-bluff-opener = Next opener
option-bluff-opener-rule = Who bids first after a doubt. An exact bid was lost by the doubter. (D8)
choice-bluff-opener-loser = Who lost the doubt
choice-bluff-opener-winner = Who won the doubt

option-bluff-reroll = Reroll
option-bluff-reroll-rule = With a bid, show some of your hidden dice and roll the others again. (D10)
choice-bluff-reroll-false = No
choice-bluff-reroll-true = Yes

option-bluff-exact = Exact
option-bluff-exact-rule = A bid that is spot on costs everyone else one die. Does not go with giveaway. (D11)
choice-bluff-exact-false = No
choice-bluff-exact-true = Yes

option-bluff-giveaway = Giveaway
option-bluff-giveaway-rule = If a bid is spot on, the doubter hands the bidder one die. Does not go with exact. (D12)
choice-bluff-giveaway-false = No
choice-bluff-giveaway-true = Yes

option-bluff-cntdice = Points for dice
option-bluff-cntdice-rule = Whoever drops out scores the dice that have left the game so far. (D13)
choice-bluff-cntdice-false = No
choice-bluff-cntdice-true = Yes

option-bluff-odds = Odds
option-bluff-odds-rule = Your page tells you the chance that the last bid holds. Takes some of the fear away. (D7)
choice-bluff-odds-false = No
choice-bluff-odds-true = Yes

option-bluff-turn_seconds = Clock for a turn
option-bluff-turn_seconds-rule = How long you may stare at your dice. (A8)
choice-bluff-turn_seconds-0 = No clock
choice-bluff-turn_seconds-30 = 30 seconds
choice-bluff-turn_seconds-60 = 60 seconds

option-bluff-close_at_zero = When the clock runs out
option-bluff-close_at_zero-rule = Either the host is told and decides, or the lowest raise is made for you. (A8)
choice-bluff-close_at_zero-false = Just say so
choice-bluff-close_at_zero-true = Lowest raise
