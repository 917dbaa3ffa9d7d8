### Globetrotter: six regions, six wedges, back to the hub.

game-globetrotter = Globetrotter
game-globetrotter-say = Six regions of the world, six wedges. Collect them all, then find your way back to the hub.
globetrotter-round-head = Turn { $round } · { $name } reads
globetrotter-round-alone = Turn { $round }
phase-throw = Die
phase-move = Move
phase-question = Question
phase-rescue = Cards
globetrotter-step-roll_all = Roll for whoever has not
step-roll = Roll for them
step-draw_question = Draw the question
step-go_on = No card: go on
globetrotter-step-close_vote = Count the votes

region-europe = Europe
region-north-america = North America
region-france = France
region-latin-america = Latin America
region-africa = Africa
region-asia-oceania = Asia & Oceania
space-hub = The hub
space-again = ROLL AGAIN
space-hq = HQ { $region }
wheel-label = The wheel
tally-wedges = Wedges
wedges-of = { $name }: { $count ->
    [0] no wedge
    [one] 1 wedge
   *[other] { $count } wedges
}
wedges-count = { $count ->
    [0] no wedge yet
    [one] 1 wedge of 6
   *[other] { $count } wedges of 6
}
card-boarding = Boarding pass
card-first_class = First class
card-passport = Passport
card-number = Pack { $pack } · card { $card }
difficulty = Difficulty { $level } of 3

first-head = Who sets off first?
first-tie = A tie! Once more
first-say = Everyone rolls. The highest begins.
first-hand = Roll for who begins
first-wait = Still rolling: { $names }
roll-button = Roll!
roll-turn = { $name } rolls
roll-again = Roll again, { $name }!
roll-right = { $name } rolls again
first-turn = The first turn: whoever wins now wins straight away.
straight = Won in the very first turn: { $names }!
straight-owed = The same chance still for { $names }.
your-roll = Your turn: roll
your-roll-space = Roll again!
your-roll-right = Right! Roll again
go-head = { $name }, where to?
your-go = Where to? Tap a number
wedge-there = wedge!
choose-head = { $name }, choose a region
choose-say = The hub: any region will do.
your-choose = On the hub: choose a region
ask-head = { $name }: board, or take the question?
ask-say = The HQ of { $region } is two steps away.
your-boarding = Board now, or take the question
play-boarding = Boarding pass to HQ { $region }
last-kicker = SIX WEDGES, AND BACK ON THE HUB
last-head = { $name } is one answer away
last-say = All others: choose the region of the last question. Be merciless.
last-tied = A tie. The host picks one of these.
last-tap = { $name } votes on the phone, or says it aloud: tap it here.
last-wait = The others choose the region of the last question.
your-last = Six wedges! One more question
your-vote-region = { $name }’s last question: which region hurts most?
tied-now = Pick one of the tied regions
last-question = The last question. If it is right, that is the game.
for-wedge = for the wedge
cards-over = All cards have been played. They start over.
answers = { $name } answers
reads = { $name } reads
your-read = Read it aloud to { $name }, then judge
your-answer = Your question. Say it aloud
answer-aloud = The reader judges what you say.
answer-is = The answer:
answer-also = also: { $answers }
answer-button = That is my answer
answer-done = Answered ✓
answer-place = Your answer
precision-family = The family name is enough.
precision-full = The full name is asked for.
pass = I do not know
pass-sure = Pass? Tap again
pass-first_class = I do not know: first class
overrule-say = Judged by mistake? Until something else happens:
read-show = Show me the answer
read-hide = Cover the answer
rescue-head = { $name }, first class?
rescue-say = First class: the reader picks two other questions. One right answer wins the wedge.
your-rescue = Wrong. Play first class?
play-first_class = Play first class
keep-card = Keep the card
passports-head = Does anyone else know?
passport-say = A passport lets you try the same question. Right: the wedge is yours, and you keep the card. Wrong: the card is gone.
passport-yes = Passport!
passport-no = No, thanks
passports-wait = Still deciding: { $names }
your-passport = Do you know it?
two-head = { $name } picks two other questions
two-head-host = Pick two other questions
two-say = One right answer wins the wedge.
two-button = Ask these two
two-now = Pick two questions
your-two = First class: pick two questions
your-two-wait = First class: two more questions are coming
globetrotter-over = ONCE ROUND THE WORLD
globetrotter-won = Home again: { $names }. Where to next?
question-said = { $region }. { $prompt }
answer-said = The answer: { $answer }.
said-right = Right!
said-wrong = No.
table-rules = Easier for someone · give or take a wedge
easier-for = Easier for
easier-none = nothing easier
easier-time = twice the time
easier-wedge = a wedge for any right answer
easier-set = Set
wedge-correct = Wedge of
wedge-give = gets
wedge-take = loses

reason-wedge = the wedge of { $region }
reason-wedge-first-class = the wedge of { $region }, first class
reason-wedge-passport = the wedge of { $region }, by passport
reason-wedge-overruled = { $region }: judged anew
reason-wedge-given = gets the wedge of { $region } ({ $why })
reason-wedge-taken = loses the wedge of { $region } ({ $why })
