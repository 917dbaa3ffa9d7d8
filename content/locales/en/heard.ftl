### The feed: what one hears of what happened.

heard-skipped = Going on without { $seat }
heard-removed = { $seat } left
heard-brought-back = { $seat } is back
heard-joined = { $seat } joined
heard-game-paused = A pause
heard-game-resumed = On we go
heard-corrected = { $seat }: { $points } points, { $why }
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
