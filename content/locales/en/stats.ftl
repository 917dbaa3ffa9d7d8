### The statistics: the story of a night, told the morning after.

stats-title = The story of the night
stats-say = Who shone, who was fooled, who knew it all along.
stats-which = Which night?
stats-tonight = tonight
stats-which-game = Which game?
stats-game = { $number } · { $game }
stats-to-lobby = ← Lobby
stats-to-console = ← Back to the game

## nothing yet
stats-no-night = No night to tell of yet.
stats-no-game = Nobody has played on this night yet.
stats-no-round = The first round is still on.
stats-promise = After the first round you will see here: the best bluff, who fooled whom, and the points, round by round.
stats-no-bluff = Nobody to fool.
stats-no-bluff-say = With two players nobody writes a bluff: three true answers, and one of them is right.

## the night
stats-best = { $count ->
    [one] Best bluff of the night
   *[other] Best bluffs of the night
}
stats-best-fooled = { $count ->
    [one] fooled one of you:
   *[other] fooled { $count } of you:
}

stats-evening = Table of the evening
stats-evening-say = A game counts once it is over. First is who has finished ahead of most players; the numbered columns are the games.
stats-column-player = Player
stats-column-game = Game { $number }
stats-column-of = { $game }: { $column }
stats-evening-of = { $game }, over the evening
stats-column-games = Games
stats-column-won = Won
stats-column-points = Points
stats-column-beaten = Finished ahead of

## a game
stats-points = Points, round by round
stats-points-say = Every line ends at a name.
stats-axis-rounds = Round
stats-axis-points = Points
stats-after = { $name }, after round { $round }: { $points }
stats-who = Who fooled whom
stats-who-say = The names on the left wrote the bluff; the names on top believed it.
stats-fooled = { $count ->
    [0] { $author } never fooled { $voter }
    [one] { $author } fooled { $voter } once
   *[other] { $author } fooled { $voter } { $count } times
}
stats-works = Bluffs that worked
stats-works-of = { $some } of { $all }
stats-finds = Who finds the truth
stats-finds-of = { $some } of { $all }
stats-percent = { $percent }%
stats-knew = { $count ->
    [one] knew it once
   *[other] knew it { $count } times
}

## the rounds
stats-rounds = Round by round
stats-round = Round { $round } · { $category } · { $name } was dasher
stats-void = Void: too many of you knew.
stats-found-by = found by
stats-kind-truth = truth
stats-kind-bluff = bluff
stats-kind-close = too close to the truth
stats-kind-other = from another card

## to take home
stats-take = Take it home
stats-take-say = Tables for a spreadsheet (CSV).
stats-take-evening = Table of the evening
stats-take-points = Points, round by round
stats-take-answers = Every prompt, answer and vote
stats-take-players = Bluffs and finds of each player
stats-column-round = Round
stats-column-dasher = Dasher
stats-column-category = Category
stats-column-prompt = Prompt
stats-column-text = Answer
stats-column-kind = What it was
stats-column-authors = Written by
stats-column-voters = Believed by
stats-column-fooled = Fooled
stats-column-written = Bluffs
stats-column-worked = Bluffs that worked
stats-column-voted = Votes
stats-column-found = Truths found
stats-column-knew = Too close to the truth
take-gone = This file is no longer laid out here. Load the page again, and take it from there.
