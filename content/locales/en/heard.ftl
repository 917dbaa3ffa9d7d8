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
heard-step-unheard = Something that stays secret

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

## Fake Artist
heard-first-drawn = The lot says: { $seat } begins
heard-first-named = The host says: { $seat } begins
heard-console-sets-word = Round { $round }: { $seat } draws first
heard-master-sets-word = Round { $round }: { $seat } sets the word
heard-word-set = The category: { $category }
heard-word-set-anew = The category: { $category } (all its words had been used)
heard-looked = { $seat } has looked
heard-drawing-started = The drawing starts
heard-drew = { $seat } drew stroke { $lap }
heard-stroke-skipped = On without { $seat }’s stroke { $lap }
heard-pointing-opened = Three, two, one: { $voters } of you point
heard-you-pointed = You point at { $suspect }
heard-pointed = { $seat } has chosen
heard-votes-shown = All { $votes } votes at once
heard-unmasked-caught = { $seat } is the fake, and caught
heard-unmasked-escaped = { $seat } was the fake
heard-guessed = { $seat } guesses: { $text }
heard-judged-right = Judged: right
heard-judged-wrong = Judged: wrong
heard-word-shown = The word: { $word }
heard-fake-escaped = { $seat } +{ $points }: not caught
heard-master-escaped = { $seat } +{ $points }: { $fake } was not caught
heard-fake-guessed = { $seat } +{ $points }: guessed the word
heard-master-guessed = { $seat } +{ $points }: { $fake } guessed the word
heard-fake-caught = { $seat } +{ $points }: caught { $fake }
heard-judged-anew = { $seat }: { $points }, judged anew
heard-void-master-left = The word master left: the round does not count
heard-void-master-skipped = On without this word master
heard-void-fake-left = The fake left: the round does not count
heard-void-too-few = Too few artists: the round does not count

## Globetrotter
heard-travel-cards-dealt = { $count } Grand Voyageur cards are dealt
heard-first-rolled = { $seat } rolled { $die }
heard-first-tied = { $players } tied with { $die } and roll again
heard-turn-started = Turn { $round }: { $seat }
heard-die-rolled = { $seat } rolled { $die }
heard-pawn-walked = { $seat } went { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: { $place ->
    [hub] the hub
    [again] ROLL AGAIN
    [hq] headquarters, { $region }
   *[plain] { $region }
}
heard-boarding-played = { $seat } boards for { $region }
heard-region-voted = { $seat } wants { $region }
heard-regions-tied = { $count } regions are tied
heard-region-chosen = { $seat } chooses { $region }
heard-last-region = The last question: { $region }
heard-asked = Card { $card }: { $region } for { $seat }
heard-asked-from-the-front = All cards are through. From the front: card { $card }, { $region } for { $seat }
heard-host-reads = The host reads on
heard-reader-changed = { $seat } reads on
heard-answered = { $seat } answers: { $text }
heard-passed = { $seat } passes
heard-overruled = { $seat }: judged anew
heard-answer-told = The answer: { $answer }
heard-first-class-offered = { $seat } could play first class
heard-first-class-played = { $seat } travels first class
heard-two-picked = Two more: { $region } and { $other }
heard-passports-offered = { $players ->
    [one] 1 player
   *[other] { $players } players
} could play a passport
heard-passport-played = { $seat } plays a passport
heard-card-declined = { $seat } keeps the card
heard-passport-tried = { $seat } tries with a passport
heard-passport-lost = { $seat }’s passport is gone
heard-wedge = { $seat } has the wedge of { $region }
heard-wedge-first-class = { $seat } has the wedge of { $region }, first class
heard-wedge-passport = { $seat } has the wedge of { $region }, by passport
heard-wedge-overruled = { $seat } and the wedge of { $region }: judged anew
heard-wedge-given = { $seat } gets the wedge of { $region } ({ $why })
heard-wedge-taken = { $seat } loses the wedge of { $region } ({ $why })
heard-easier-set = { $seat }: { $easier ->
    [time] twice the time
    [wedge] a wedge for any right answer
   *[none] the rules as they are
}
heard-straight-win = { $seat } wins in the very first turn; { $players ->
    [0] everyone has rolled
    [one] 1 player still gets a first turn
   *[other] { $players } players still get a first turn
}
