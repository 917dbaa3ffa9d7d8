### The library: decks, one's own cards, what has been seen.

library-title = Library
library-open = Library: decks and your own cards
library-say = Which decks are in play, what you have seen, and cards of your own.
library-game = Game
library-decks = Decks
library-deck = Deck
library-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $seen } seen
library-count-in = { $cards ->
    [0] none in English
   *[other] { $cards } in English
}
library-used = In play
library-unused = Left out
library-remove = Remove
library-none-in-play = No card in English is in play: this game has none to deal.
balderdash-library-wanting = Nothing in play for { $piles }: not on offer tonight.
globetrotter-library-wanting = No question of { $piles } is in play. Globetrotter needs every region.
globetrotter-library-order = Your own questions come after the house’s of the same region. Leave that region’s deck out and yours come first.
library-seen = Seen so far
library-seen-say = A card comes again only when its whole pile has been seen. You may start a pile over.
library-seen-of = { $seen } of { $cards } seen
library-reset = Start over
library-search = Search prompts and answers
library-pile = Category
globetrotter-library-pile = Region
library-all = All
library-which = Which
library-which-all = All
library-which-seen = Seen
library-which-own = Your own
library-which-bad = Bad
library-which-easy = Too easy
library-unseen = Show cards nobody has seen yet
library-unseen-help = You will know them when they are played.
library-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
library-page = { $page } of { $pages }
library-previous = Back
library-next = Next
library-covered = Not seen yet
library-is-seen = seen
library-difficulty = difficulty { $difficulty } of 3
library-uncover = Show it
library-cover = Cover it
library-accept = Also right:
library-bad = Bad card
library-easy = Too easy
library-unmark = Take the mark off
library-change = Change
library-keep = Keep it like this
library-leave = Leave it as it was
library-nothing = No card fits. Unseen cards are searched only when they are shown; those written here always.
library-write = Write a card
library-pile-new = Choose one or type your own
library-prompt = Prompt
library-answer = Answer
fake_artist-library-prompt = Word to draw
globetrotter-library-prompt = Question
library-write-button = Add this card
library-written = Added to your own deck.
library-import = Bring in a deck (CSV or XLSX)
library-import-say = One row a card, these columns in the first row: { $columns }. One language is enough. A deck taken home shows how it is done.
library-import-piles = { $column } is one of: { $piles }.
library-file = Choose the file: up to { $most } MB, the first sheet of a workbook
library-imported = { $name } is in play.
library-other-language = None of its cards is in English: they wait for a night in another language.
library-refused = { $name } was not taken. Mend these and bring it again:
library-more = … and { $more } more.
library-export = Take a deck home
library-export-say = Answers included. A file taken home can be brought back.
library-mark-last = The card just played
library-marked = Noted.
drawing-own = Our own words
deck-written = Written here
deck-people = People
deck-initials = Initials
deck-movies = Movies
deck-dates = Dates
deck-words_en = Words (English)
deck-words_fr = Words (French)
deck-words = Words to draw
deck-europe = Europe
deck-north-america = North America
deck-france = France
deck-latin-america = Latin America
deck-africa = Africa
deck-asia-oceania = Asia and Oceania

refused-no-such-deck = That deck is no longer there.
refused-no-such-card = That card is in no deck, or none has been played yet.
refused-shelf-full = { $most } decks of your own are enough. Remove one first.

fault-where = Row { $row }, column { $column }: { $why }
fault-column = { $column }: { $why }
fault-row = Row { $row }: { $why }
fault-file = { $why }
fault-deck-unreadable = the file cannot be read; it may be broken, or locked with a password
fault-deck-kind = a deck is a .csv or an .xlsx file
fault-deck-large = the file is larger than { $most } MB
fault-deck-long = more than { $most } rows
fault-deck-encoding = sign { $byte } is not UTF-8; save it as “CSV UTF-8”
fault-deck-quoting = the quotation marks do not close as they should
fault-deck-empty = there is no card in it
fault-column-unknown = no such column. There are: { $columns }
fault-column-twice = this column stands there twice
fault-column-missing = this column is needed
fault-deck-wide = more than { $most } columns
fault-cell-nameless = cell { $cell } stands under no column name; a text with a comma needs quotation marks around it
fault-cell-missing = nothing is written there
fault-cell-blanks = holds signs that cannot be shown
fault-row-twice = the same as in row { $first }
fault-card-twice = your deck has this already
fault-cell-unknown = is none of: { $cells }
fault-number-range = should be a number from { $least } to { $most }
fault-id-form = should be small letters and digits, parted by hyphens
fault-pile-unknown = is none of: { $piles }
fault-prompt-long = { $length } characters, { $most } are allowed
fault-answer-long = { $length } characters, { $most } are allowed
fault-answer-words = { $words } words, { $most } are allowed
fault-answer-stop = should not end with a full stop
fault-answer-tells = gives the prompt away
fault-prompt-tells = gives the answer away
fault-accept-form = should be answers of 1 to { $most } characters, parted by |
