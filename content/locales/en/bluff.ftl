### Bluff: dice under cups.

game-bluff = Bluff
game-bluff-say = Dice under cups. How many fives are there on the whole table? Raise, or call the bluff.
phase-roll = Cups
phase-bid = Bids
phase-loss = Who pays
step-roll_all = Roll for whoever has not
step-lowest_raise = Make the lowest raise for them
step-lift_next = Lift the next cup
step-next_round = Everyone rolls again

tally-dice = Dice
face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = star
faces-1 = ones
faces-2 = twos
faces-3 = threes
faces-4 = fours
faces-5 = fives
faces-6 = stars
bid-said = { $count } { $face ->
    [1] { $many ->
        [one] one
       *[other] ones
    }
    [2] { $many ->
        [one] two
       *[other] twos
    }
    [3] { $many ->
        [one] three
       *[other] threes
    }
    [4] { $many ->
        [one] four
       *[other] fours
    }
    [5] { $many ->
        [one] five
       *[other] fives
    }
   *[other] { $many ->
        [one] star
       *[other] stars
    }
}
roll-head = Everyone taps the cup
roll-now = Tap your cup
roll-cup = Roll!
rolling = Still rolling: { $names }
cup-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
cup-rolled = rolled
cup-waiting = not yet
cup-matching = { $count ->
    [0] none
    [one] 1 matches
   *[other] { $count } match
}
cup-out = out · no. { $place }
cup-place = no. { $place }
cup-you-out = You are out. Watch the others lie.
bid-head = { $name }: raise or doubt
bid-head-first = { $name } opens
reveal-cups = The cups go up
count-head = Count the dice on the table
count-ask = How many { $face } are there, stars included?
loss-head = Who pays
doubts = { $name } does not believe it.
so-far = { $count } so far
really = { $count ->
    [0] There was none
    [one] There was 1
   *[other] There were { $count }
}
opens-next = { $name } opens the next round
you-open = You open the next round.
in-play = { $count } dice in play
odds = { $percent }% that it holds
cover-show = Show my dice
cover-hide = Cover them
cover-soon = hide after { $seconds } s
dice-shown-say = open for all
your-bid = Your turn: open the bidding
your-bid-or-doubt = Your turn: raise, or doubt
wait-bid = { $name } is thinking.
bid-lowest = Lowest raises
bid-other = Another bid …
bid-how-many = How many?
bid-which = Of which?
bid-must = It must lie beyond { $bid }: a higher face on its field, or any field further on.
bid-stars = Stars alone: no joker helps here.
bid-button = Bid
bid-top-room = Nothing lies beyond it
bid-top = Nothing lies beyond it. All you can do is doubt.
bid-for = Bid for { $name }
doubt = I doubt it!
doubt-sure = Doubt? Once more
reroll-say = Tap dice to roll them again with your bid. The others then lie open for all.
reroll-die = roll the { $face } again
bluff-over = THE LAST CUP
bluff-won = { $names } has the last dice. Cheers.

reason-bid-too-high = bid { $count }, { $actual ->
    [0] none was there
    [one] only 1 was there
   *[other] only { $actual } were there
}
reason-bid-held = doubted { $count }, but { $actual } were there
reason-bid-exact = doubted, and it was exactly { $count }
reason-bid-exact-all = exactly { $count }: everyone but the bidder pays
reason-bid-exact-given = exactly { $count }: the die goes to { $taker }
reason-bid-exact-gone = exactly { $count }: the die leaves the game
reason-outlasted = outlasted { $others }
reason-dice-gone = { $gone } dice had left the game
reason-dice-kept = { $gone } dice had left, { $dice } kept
