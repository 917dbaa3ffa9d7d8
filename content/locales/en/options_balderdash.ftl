### Balderdash: the house rules, each with its line of law and its choices. The first choice is the default.

option-balderdash-path_length = Path
option-balderdash-path_length-rule = How many steps from START to FINISH. A longer path has more DOUBLE SCORE squares. (B1, B2)
choice-balderdash-path_length-27 = 27 squares: an evening
choice-balderdash-path_length-15 = 15 squares: a quick one
choice-balderdash-path_length-40 = 40 squares: a long night

option-balderdash-category = Category
option-balderdash-category-rule = Who decides what you will lie about. (B4)
choice-balderdash-category-choose = Dasher picks or rolls
choice-balderdash-category-roll = Always the die

option-balderdash-dasher_bluffs = Dasher bluffs at a small table
option-balderdash-dasher_bluffs-rule = At a table of up to four, the dasher can slip in a bluff and scores its votes. (B6)
choice-balderdash-dasher_bluffs-true = Yes
choice-balderdash-dasher_bluffs-false = No

option-balderdash-voting = Vote
option-balderdash-voting-rule = Round the table for all to see, or in secret until everyone is in. (B11)
choice-balderdash-voting-clockwise = In turn, openly
choice-balderdash-voting-together = All at once, in secret

option-balderdash-own_vote = Vote for your own bluff
option-balderdash-own_vote-rule = It never scores for you, but it may lead others astray. (B11)
choice-balderdash-own_vote-true = Allowed
choice-balderdash-own_vote-false = Refused

option-balderdash-bluff_seconds = Clock for bluffs
option-balderdash-bluff_seconds-rule = How long you have to invent something. (A8, B6)
choice-balderdash-bluff_seconds-0 = No clock
choice-balderdash-bluff_seconds-60 = 1 minute
choice-balderdash-bluff_seconds-120 = 2 minutes
choice-balderdash-bluff_seconds-180 = 3 minutes

option-balderdash-vote_seconds = Clock for votes
option-balderdash-vote_seconds-rule = How long you have to make up your mind. (A8, B11)
choice-balderdash-vote_seconds-0 = No clock
choice-balderdash-vote_seconds-30 = 30 seconds
choice-balderdash-vote_seconds-60 = 60 seconds

option-balderdash-close_at_zero = When the clock runs out
option-balderdash-close_at_zero-rule = Either the host is told and decides, or writing and voting close by themselves. (A8)
choice-balderdash-close_at_zero-false = Just say so
choice-balderdash-close_at_zero-true = Close by itself
