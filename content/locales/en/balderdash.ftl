### Balderdash, as it is said in the room ("you" is the room) and on phones ("you" is the player).

category-words = Words
category-people = People
category-initials = Initials
category-movies = Movies
category-dates = Dates
ask-words = What does it mean?
ask-people = Why are they known?
ask-initials = What do they stand for?
ask-movies = What is it about?
ask-dates = What happened that day?
place-words = It means …
place-people = Known for …
place-initials = It stands for …
place-movies = It is about …
place-dates = That day …

phase-card = Card
phase-bluffs = Bluffs
phase-reading = Reading
phase-vote = Vote
phase-reveal = Reveal
phase-moves = Pawns

step-roll_first = Everyone rolls the die
step-draw = Draw a card
step-start_reading = Close and read the answers
step-read_next = Next answer
step-read_again = Read them once more
step-open_vote = Open the vote
step-close_vote = Close the vote
step-reveal_next = Turn over the next answer
step-move_pawns = Count and move the pawns
step-redraw = Throw this card away

opening-title = Who leads first?
opening-say = Everyone rolls one die. The highest is the first dasher.
opening-hand = Look at the big screen: the dice decide who leads first.
rolled-again = Those tied at the top rolled again.
first-dasher = { $name } leads the first round, as its dasher.
pick-title = { $name }, pick a category.
rolled-free = Free choice!
started-over = You have had every { $category } card there is. They start over.
write-now = Write an answer that fools them all.
writing = writing
handed-in = in
reading-first = First reading
reading-second = Second reading
reading-more = Reading { $reading }
reading-ready = { $name }, read these aloud in a flat voice
vote-head = Which one is true?
vote-turn = { $name }, which one is true?
vote-done = All votes are in
reveal-head = Who wrote what?
the-truth = THE TRUTH
bluff-by = BLUFF by
other-card = FROM ANOTHER CARD
votes-of = believed by
no-votes = nobody believed it
set-aside = { $name } was too close to the truth:
round-done = After round { $round }
nobody-scored = Nobody scored. It happens to the best.
double-next = DOUBLE SCORE next round: { $names }
next-dasher = Next dasher: { $name }
void-two-close = Two of you knew! The round is void; the same dasher draws again.
void-redrawn = That card is gone. A new one comes.
void-dasher-left = The dasher is away. The next one leads.
void-dasher-skipped = The dasher passes. The next one leads.
over-kicker = FINISH
over-finish = { $names } wins. The others were more honest.
over-host = The game ends here.

you-won = You won. Bow.
you-are-out = You are out of this game. Ask the host to bring you back.
you-scored = { $points ->
    [one] You got 1 point.
   *[other] You got { $points } points.
}
you-scored-nothing = Nothing for you this time.
you-double = DOUBLE SCORE: your points count twice next round.
you-next-dasher = You lead the next round.
you-pick = Your turn: pick a category.
roll-category = Let the die choose
wait-pick = { $name } is picking a category.
wait-pick-say = Practise your poker face.
only-you = Only you see this:
dasher-wait = The bluffs will come in here.
dasher-look = Too close to the truth? Mark it.
dasher-own = You may write a bluff of your own, too.
sent-back = sent back
looks-close = looks close ({ $percent } %)
listed-with = goes on the list with { $names }
unmark = Not too close
mark-close = Too close
more = More
send-back = Send back
send-back-why = Why? (cannot read it …)
sure = Sure? Once more
sure-close = Some are still out. Once more
unmerge = Separate from { $name }
merge = Same as { $name }
back-to-you = Back to you: { $why }
hand-in = Hand it in
replace = Replace it
handed-in-done = Handed in ✓
letters-left = { "{n}" } left
letters-over = Too long by { "{n}" }
still-writing = { $count ->
    [one] Still writing: { $names }
   *[other] { $count } still writing: { $names }
}
all-in = All in. Not a word now!
you-aside = You knew it! Points at once, and no vote this round.
you-vote = Which one is true? Tap it.
vote-change = You can still change your mind.
wait-vote = One after the other. Now { $name } votes.
wait-votes = Still to vote: { $names }
votes-in = All votes are in.
listen = Listen — each one is read twice.
poker-face = Keep a straight face when yours comes.
your-vote = your vote

reason-bluff-votes = { $votes ->
    [one] 1 vote for the bluff
   *[other] { $votes } votes for the bluff
}
reason-true-vote = found the truth
reason-nobody-found = nobody found the truth
reason-too-close = too close to the truth
reason-pair-right = right answer
reason-pair-wrong = the other got it wrong
reason-doubled = { $reason }, doubled
vote-for = { $name } votes on the phone, or says a number: tap it here.
all-in-dasher = All in! { $name }, is one of them too close to the truth?
listen-dasher = Read them aloud, all in the same flat voice, twice.
