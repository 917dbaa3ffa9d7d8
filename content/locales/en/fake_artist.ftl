### Fake Artist: one word, one stroke each, and one who does not know.

game-fake_artist = Fake Artist
game-fake_artist-say = Everyone adds one stroke to the same drawing. One of you has no idea what it is.
fake_artist-round-head = Round { $round } · { $name } sets the word
phase-word = Word
phase-look = Peek
phase-draw = Draw
phase-unmask = Unmasking
phase-score = Points
step-deal_word = Let the console choose a word
step-start_drawing = Start drawing
step-stroke_done = The stroke is drawn
step-skip_stroke = Go on without this stroke
step-reveal_votes = Show all votes
fake_artist-step-open_vote = Count down and vote
fake_artist-step-next_round = Next round

word-wait = { $name } is choosing a word
word-wait-say = One of you will not get it.
word-wait-hand = In a moment you get a word. Or an X.
word-console = The console sets the word
word-console-say = One of you will not get it. Nobody knows who; the console neither tells nor blushes.
first-master = Somebody else sets the first word
first-artist = Somebody else draws first
category-is = The category
look-say = Look at your phone. Then look innocent.
look-said = The category is: { $category }. Look at your phones.
look-hand = Seen it? Then tell the table you are ready.
look-wait = Still looking: { $names }
look-done = Everyone has looked.
looked-button = I have looked
hold = Hold down to see your word
hold-again = Hold to see your word again
fake-is = The fake:
fake-you = You are the fake. Act as if you knew.
pick-category = You set the word: pick a category
pick-category-say = Everybody hears the category. Nobody but you learns who gets the X.
pick-word = Pick one of these three
words-over = all words had been used, so they start over
own-word = Or a word of your own
own-word-name = Your own word
own-word-button = Set this word
own-category = Your own category
own-both = A category and a word of my own
other-category = Another category
draws = { $name } draws
draws-chip = draws
lap = Stroke { $lap } of { $laps }
paper-lap = On the paper: stroke { $lap } of { $laps }
drawn = The drawing is done
drawn-say = Who had no idea? Talk about it. Then point.
your-stroke = Your stroke: one line, without lifting
your-stroke-paper = Your stroke, on the paper
stroke-tap = That was a tap. Draw a line.
stroke-undo = Undo
stroke-send = Keep this stroke
stroke-paper = My stroke is drawn
sheet-label = The drawing, category { $category }: { $count ->
    [one] 1 stroke
   *[other] { $count } strokes
}
suspect-head = Who is the fake?
vote-said = Three, two, one … point!
vote-you = Who is the fake? Tap a name.
vote-watch = They are pointing. You know better.
votes-count = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
votes-by = Votes by { $names }
votes-none = Nobody pointed at anybody.
fake-caught = { $name } is the fake, and is caught
fake-free = { $name } was the fake. Nobody’s the wiser.
vote-tied = A tie: { $names }, with { $count ->
    [one] 1 vote
   *[other] { $count } votes
} each. So nobody is caught.
vote-tied-many = A tie of { $many }, with { $count ->
    [one] 1 vote
   *[other] { $count } votes
} each. So nobody is caught.
guess-wait = { $name } has one guess at the word.
guess-for = Type the guess for { $name }
guess-you = Caught! One guess: what is the word?
guess-place = The word
guess-button = That is my guess
guess-is = The guess:
guess-right = right
guess-wrong = wrong
judge-right = Right
judge-wrong = Wrong
judge-wait = { $name } judges: right or wrong?
judge-now = Right or wrong?
judge-host = Right or wrong? The table judges.
judge-suggest-right = The console takes it for right.
judge-suggest-wrong = The console takes it for wrong.
word-was = The word:
word-said = The word was: { $word }.
artists-more = It takes { $least } to go on: let somebody come back
replay = Watch it drawn again
you-next-master = You set the next word.
fake_artist-won = The win goes to { $names }. Frame that drawing.
fake_artist-void-master-left = The word master left. The round does not count.
fake_artist-void-master-skipped = On without this word master.
fake_artist-void-fake-left = The fake left. The round does not count, a new word comes.
fake_artist-void-too-few = Too few artists were left. The round does not count.

reason-fake-escaped = not caught, with { $votes ->
    [0] no vote
    [one] 1 vote
   *[other] { $votes } votes
}
reason-master-escaped = { $fake } was not caught
reason-fake-guessed = caught, but guessed the word
reason-master-guessed = { $fake } guessed the word
reason-fake-caught = caught { $fake }
reason-judged-anew = judged anew
