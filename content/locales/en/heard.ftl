### The feed: what one hears of what happened.

heard-skipped = Going on without { $seat }
heard-removed = { $seat } left
heard-brought-back = { $seat } is back
heard-joined = { $seat } joined
heard-game-paused = Paused
heard-game-resumed = On we go
heard-corrected = { $seat }: corrected by { $points } ({ $why })
heard-ended-by-host = The host ended the game
heard-won = { $seat } won
heard-won-together = { $winners } share the win
heard-taken-back = A step was taken back
heard-step-unheard = Something only the dasher sees

heard-rolled-tie = { $players } tied with { $pips }
heard-rolled-first = { $seat } rolled highest: { $pips }
heard-round-started = Round { $round }: { $seat } is dasher
heard-round-of-two-started = Round { $round }: { $seat } is dasher
heard-category-rolled = The die: { $pips }
heard-category-picked = Category: { $category ->
    [words] Words
    [people] People
    [initials] Initials
    [movies] Movies
   *[dates] Dates
}
heard-handed-in = { $seat } handed in a bluff
heard-sent-back = { $seat }’s bluff went back
heard-sent-back-to-you = Back to you: { $why }
heard-listed = { $count } answers to read
heard-reading = Reading { $reading }
heard-vote-opened = The vote is open
heard-voted = { $seat } voted for { $answer }
heard-voted-secretly = { $seat } voted
heard-vote-closed-now = The vote is closed
heard-revealed = Answer { $answer } turned over
heard-bluff-votes = { $seat } +{ $points }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} for the bluff
heard-true-vote = { $seat } +{ $points }: found the truth
heard-nobody-found = { $seat } +{ $points }: nobody found the truth
heard-too-close = { $seat } +{ $points }: too close to the truth
heard-pair-right = { $seat } +{ $points }: right answer
heard-pair-wrong = { $seat } +{ $points }: the other was wrong
heard-moved = { $seat } went from { $start } to { $end }
heard-moved-double = { $seat } went from { $start } to { $end }, DOUBLE SCORE
heard-void-two-close = Two knew: the round is void
heard-void-redrawn = The card was thrown away
heard-void-dasher-left = The dasher left: the round is void
heard-round-ended = The round is over
heard-void-dasher-skipped = The dasher passes: the next one leads

## Bluff
heard-opener-drawn = The lot says: { $seat } opens
heard-cups-out = Round { $round }: { $seat } opens
heard-cup-rolled = { $seat } rolled
heard-bid-made = { $seat } bid { $count } × { $face ->
    [6] ★
   *[other] { $face }
}
heard-dice-shown = { $seat } showed { $dice } and rolled { $rerolled } again
heard-doubted = { $seat } doubted { $bidder }’s { $count } × { $face ->
    [6] ★
   *[other] { $face }
}
heard-cup-lifted = { $seat }’s cup: { $matching } match, { $total } so far
heard-counted = Really there: { $actual }
heard-bid-too-high = { $seat } gives up { $dice }: bid { $count }, only { $actual } were there
heard-bid-held = { $seat } gives up { $dice }: doubted { $count }, { $actual } were there
heard-bid-exact = { $seat } gives up { $dice }: it was exactly { $count }
heard-bid-exact-all = { $seat } gives up { $dice }: exactly { $count }
heard-bid-exact-given = { $seat } gives { $dice } to { $taker }: exactly { $count }
heard-bid-exact-gone = { $seat } gives up { $dice }: exactly { $count }
heard-went-out = { $seat } is out, place { $place }
heard-outlasted = { $seat } +{ $points }: outlasted { $others }
heard-dice-gone = { $seat } +{ $points }: { $gone } dice had left
heard-dice-kept = { $seat } +{ $points }: { $gone } dice had left, { $dice } kept
heard-void-player-left = A player left: everyone rolls again
heard-void-player-back = A player is back: everyone rolls again
