### The statistics of Globetrotter.

trip-toughest = { $count ->
    [one] Hardest question of the night
   *[other] Hardest questions of the night
}
trip-promise = After the first answer you will see here: who knows which corner of the world, where the pawns walked, and every question once more.
trip-no-question = The first question is still open.

## a game
trip-wedges = Wedges, question by question
stats-axis-wedges = Wedges
stats-axis-questions = Question
stats-wedges-after = { $name }, after question { $round }: { $points ->
    [0] no wedge
    [one] 1 wedge
   *[other] { $points } wedges
}
trip-knows = Who knows the world
trip-knows-say = Right answers among all attempts, with a passport and in first class too.
trip-of = { $some } of { $all }
trip-radar = Where each of you is at home
trip-radar-say = The filled shape is what was known, the dotted one what was asked. One corner for each region.
trip-in = { $region } { $some } of { $all }
trip-regions = Right answers by region
trip-regions-say = Right, of what was asked.
trip-cards = What the cards were worth
trip-cards-say = Wedges won, of cards played.
trip-no-card = Nobody has played a card that helps. They travel light.
trip-walked = Where you walked
trip-walked-say = How often a pawn stepped on each space; the warmer, the more often.
trip-stepped = { $place }: { $people }
trip-hardest = The hardest questions
trip-hardest-say = Most attempts missed these.
trip-all-known = Not one question missed. The world is too small for you.
trip-missed-by = { $count ->
    [one] missed by
   *[other] missed { $count } times:
}
trip-known-by = known to

## the questions
trip-questions = Every question once more
trip-questions-say = With its answer, and who knew it.
trip-asked = { $count ->
    [one] 1 question
   *[other] { $count } questions
}, { $known } known
trip-card = Turn { $round } · card { $card }
trip-last = for the game
trip-won = wins the wedge of { $region }

## tables
stats-take-wedges = Wedges, question by question
stats-take-posed = Every question, answer and attempt
stats-take-walked = Steps on each space
stats-take-travellers = Right answers and cards of each player
trip-column-question = Question
trip-column-round = Turn
trip-column-printed = Card
trip-column-region = Region
trip-column-difficulty = Difficulty
trip-column-prompt = Asked
trip-column-answer = Answer
trip-column-seat = Player
trip-column-card = With
trip-column-typed = Typed
trip-column-tried = Attempts
trip-column-right = Right
trip-column-wedge = Wedge
trip-column-wedges = Wedges won
trip-column-home = At home in
trip-column-cards = Cards that won
trip-column-boarding = Boarding passes
trip-column-boarding_won = Boarding passes that won
trip-column-first_class = First class
trip-column-first_class_won = First class that won
trip-column-passport = Passports
trip-column-passport_won = Passports that won
trip-column-right-in = Right: { $region }
trip-column-tried-in = Attempts: { $region }
trip-column-space = Space
trip-column-place = Place
