### Fake Artist: the house rules, each with its line of law and its choices. The first choice is the default.

option-fake_artist-word_master = Word master
option-fake_artist-word_master-rule = One of you sets each word and knows the fake, in turn. Or the console does, and all of you draw. (F1, F11)
choice-fake_artist-word_master-rotates = One of you, in turn
choice-fake_artist-word_master-console = The console

option-fake_artist-sheet = The sheet
option-fake_artist-sheet-rule = You draw on your phones, or on real paper, and the console only says whose turn it is. (F3, F4)
choice-fake_artist-sheet-phones = On the phones
choice-fake_artist-sheet-paper = Paper on the table

option-fake_artist-turn_seconds = Clock for a stroke
option-fake_artist-turn_seconds-rule = How long you may hover over the sheet. (A8)
choice-fake_artist-turn_seconds-0 = No clock
choice-fake_artist-turn_seconds-30 = 30 seconds
choice-fake_artist-turn_seconds-60 = 60 seconds

option-fake_artist-vote_seconds = Clock for the vote
option-fake_artist-vote_seconds-rule = How long you may stare at each other. (A8)
choice-fake_artist-vote_seconds-0 = No clock
choice-fake_artist-vote_seconds-30 = 30 seconds
choice-fake_artist-vote_seconds-60 = 60 seconds

option-fake_artist-close_at_zero = When the clock runs out
option-fake_artist-close_at_zero-rule = Either the host is told and decides, or the stroke is skipped and the votes are shown. (A8)
choice-fake_artist-close_at_zero-false = Just say so
choice-fake_artist-close_at_zero-true = Go on by itself
