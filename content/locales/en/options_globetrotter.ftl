### Globetrotter: the house rules, each with its line of law and its choices. The first choice is the default.

option-globetrotter-reader = Who reads
option-globetrotter-reader-rule = Who reads the questions aloud, sees the answer and judges. The host may overrule. (G5)
choice-globetrotter-reader-right = The player to the right, on their page
choice-globetrotter-reader-host = The host, at the laptop

option-globetrotter-precision = How precise
option-globetrotter-precision-rule = Agree now, not after the first quarrel. Whoever judges is reminded. (G10)
choice-globetrotter-precision-family = The family name is enough
choice-globetrotter-precision-full = The full name

option-globetrotter-quick = Quick game
option-globetrotter-quick-rule = Any right answer on a coloured space wins its wedge, not just at headquarters. (G11)
choice-globetrotter-quick-false = No
choice-globetrotter-quick-true = Yes

option-globetrotter-traveller_cards = Grand Voyageur cards
option-globetrotter-traveller_cards-rule = Boarding pass, first class, passport: three kinds of help, each good once. (G12)
choice-globetrotter-traveller_cards-each = One of each for everybody
choice-globetrotter-traveller_cards-none = None
choice-globetrotter-traveller_cards-all = All 18, dealt out at random

option-globetrotter-typed = Typed answers
option-globetrotter-typed-rule = Players type what they answer, and the reader sees at once whether it looks right. (G5)
choice-globetrotter-typed-false = No, answer aloud
choice-globetrotter-typed-true = Yes

option-globetrotter-answer_seconds = Clock for an answer
option-globetrotter-answer_seconds-rule = How long it may be on the tip of your tongue. (G10)
choice-globetrotter-answer_seconds-0 = No clock
choice-globetrotter-answer_seconds-15 = 15 seconds
choice-globetrotter-answer_seconds-30 = 30 seconds
choice-globetrotter-answer_seconds-60 = 60 seconds

option-globetrotter-close_at_zero = When the clock runs out
option-globetrotter-close_at_zero-rule = Either the host is told and decides, or the question counts as not known. (A8)
choice-globetrotter-close_at_zero-false = Just say so
choice-globetrotter-close_at_zero-true = Not known
