### The statistics of Bluff.

stats-boldest = { $count ->
    [one] Boldest bid that held
   *[other] Boldest bids that held
}
stats-bold = at { $percent }%, and there were { $actual }
stats-bold-doubted = doubted by
bids-promise = After the first doubt you will see here: who bluffs, who doubts well, and whom the dice love.

## a game
stats-dice = Dice, round by round
stats-dice-say = Every line ends at a name. At zero one watches.
stats-axis-dice = Dice
stats-dice-after = { $name }, after round { $round }: { $points ->
    [0] out
    [one] 1 die
   *[other] { $points } dice
}
stats-rate = How often they bluff
stats-rate-say = Bids that were not on the table when the cups went up, raised or doubted.
stats-rate-of = { $some } of { $all }
stats-no-doubt = Nobody has doubted yet.
stats-doubts = Doubts and luck
stats-doubts-say = Luck is what one won in doubts, made or suffered, beyond what the odds gave before the cups went up.

## the rounds
stats-bids-round = Round { $round } · { $doubter } doubted { $bidder }
stats-bids-were = { $count ->
    [0] and there was none
    [one] and there was 1
   *[other] and there were { $count }
}
stats-bids-chance = { $percent }%
stats-bids-nothing = Nobody paid.
bids-held = held
bids-bluff = bluff
bids-unknown = not counted

## tables
stats-take-dice = Dice, round by round
stats-take-bids = Every bid and what became of it
stats-take-bidders = Bluffs, doubts and luck of each player
bids-column-round = Round
bids-column-player = Player
bids-column-bid = Bid
bids-column-chance = Its chance in %
bids-column-actual = Really there
bids-column-held = Held when doubted
bids-column-doubter = Doubted by
bids-column-bids = Bids
bids-column-bluffed = Bids that did not hold
bids-column-won = Doubts won
bids-column-lost = Doubts lost
bids-column-doubted = Bids doubted
bids-column-luck = Luck
bids-column-boldest = Boldest bid that held
bids-column-bold = Boldest that held
bids-column-gave = Dice given up
bids-column-rate = Bluffs
bids-column-doubts = Doubts won–lost
bids-luck = { $sign }{ $whole }.{ $tenth }
