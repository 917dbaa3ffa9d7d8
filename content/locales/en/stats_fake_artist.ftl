### The statistics of Fake Artist.

gallery-slyest = { $count ->
    [one] Slyest fake of the night
   *[other] Slyest fakes of the night
}
gallery-slyly = { $found ->
    [0] never knew the word, and nobody noticed
    [one] never knew the word; 1 of the others’ { $votes } votes saw it
   *[other] never knew the word; { $found } of the others’ { $votes } votes saw it
}
gallery-promise = After the first round you will see here: who catches, who escapes, and every drawing.

## a game
art-finds = Who catches
art-finds-say = Votes of honest artists that pointed at the fake.
art-escapes = Who escapes
art-escapes-say = Rounds as the fake that nobody could prove.
art-of = { $some } of { $all }
art-no-vote = Nobody has pointed at anybody yet.
art-suspected = Who is suspected
art-points = Points by role
art-head-blamed = Wrongly accused
art-head-spotted = Votes got as the fake
art-head-as_fake = Fake
art-head-as_artist = Artist
art-head-as_master = Word master
art-in-rounds = { $count ->
    [one] in 1 round
   *[other] in { $count } rounds
}

## the gallery
gallery = The gallery
gallery-say = Every round, stroke by stroke. The fake has a red frame, and beside each name stands who pointed there.
gallery-paper-say = Every round, as far as the console saw it: what was drawn on paper hangs somewhere else.
gallery-paper = Drawn on paper. The only copy is yours.
gallery-round = Round { $round }
gallery-master = { $name } set the word
gallery-console = The console set the word
gallery-untold = The game ended before the word was told.
gallery-free = { $fake } was the fake, and got away.
gallery-caught = { $fake } was the fake, and was caught.
gallery-guessed = { $fake } was caught, and guessed the word.
gallery-take = Take home: { $word }
gallery-save = Save as { $kind }

## tables
stats-take-drawn = Every word, fake and vote
stats-take-artists = Catches, escapes and points of each player
stats-take-drawings = All drawings of the night (ZIP: SVG and PNG)
art-column-round = Round
art-column-category = Category
art-column-word = Word
art-column-master = Word master
art-column-fake = Fake
art-column-end = How it ended
art-column-guess = Guess
art-column-pointing = Who pointed at whom
art-column-voted = Votes cast as an honest artist
art-column-found = Right votes
art-column-honest = Rounds as an honest artist
art-column-blamed = Wrongly accused
art-column-faked = Rounds as the fake
art-column-escaped = Escapes
art-column-guessed = Word guessed
art-column-spotted = Votes got as the fake
art-column-as_fake = Points as the fake
art-column-as_artist = Points as an artist
art-column-as_master = Points as word master
art-column-roles = Points: fake · artist · word master
