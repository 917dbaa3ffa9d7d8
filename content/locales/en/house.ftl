### What every page says, whatever is played.

and = { $first } and { $last }
cut = The line is down for a moment. Nothing is lost — it comes back by itself.
sorry = Something went wrong on our side. The game stays where it was; try again, or press “Take back”.
language-name = English

## lobby
lobby-title = Meneur
lobby-tagline = Your evening, refereed. You just laugh.
night-start = Start a night
night-resume = Go back to this night
night-title = Game night, { $date }
night-earlier = Earlier nights
night-people = { $count ->
    [0] nobody yet
    [one] one player
   *[other] { $count } players
}
night-title-more = Game night, { $date } · { $number }
night-along = Who comes along? Phones then go over by themselves.
night-start-along = Start a night with { $count ->
    [one] this one player
   *[other] these { $count } players
}
night-start-empty = Start an empty night
night-other = Another night
night-other-help = Tonight's people, scores and links stay where they are.
join-title = Scan to join
join-wifi = Same Wi-Fi as this laptop. No camera? Type the address:
join-none = This laptop is on no network. Phones cannot reach it; you can still play with one laptop and pass it round.
network = Which network are the phones on?
people-title = At the table
people-none = Nobody yet. Point a phone at the code, or type a name.
person-add = A name, also of somebody without a phone
person-phone = phone on
person-no-phone = no phone yet
person-rename = New name
person-up = Move up
person-down = Move down
person-remove = Remove
person-back = Bring back
person-renew = Lost phone: make a new link
person-code = { $name }'s own code
person-out = out
seat-order = Clockwise round the table, as you sit.
choose-game = Choose a game
choose-game-need = { $count ->
    [one] One more player and you can start.
   *[other] { $count } more players and you can start.
}
game-balderdash = Balderdash
game-balderdash-say = A word nobody knows. Everyone invents a meaning. Who falls for whose?
game-size = { $least }–{ $most } players
game-options = House rules (optional)
start-game = Start { $game }
back-to-game = Back to the game
back-to-lobby = Lobby
choose = Choose …
back = Back
rules = Rules
deck-fault = A deck is left out: { $file }, row { $row }, column { $column }.
host-only = This is the host's page. Scan the code on the big screen to get your own.

## join and pin
join-welcome = Welcome!
join-name = Your name
join-name-say = As it should stand on the big screen.
join-button = I'm in
join-done = That's me
join-take = Were you here before?
join-take-say = Tap your name to take your seat again.
join-taken-confirm = It's me, { $name }
join-letters = Letters left: { "{n}" }
pin-title = Are you the host?
pin-say = Type the PIN shown on the laptop: console, “…”.
pin-button = Let me in
pin-label = PIN
pin-renew = Make another PIN
pin-renew-say = Whoever leads with the old one has to type the new one.
pin-show = To lead from another device, open this address there and type the PIN { $pin }:

## console
round-head = Round { $round } · { $name } is dasher
round-alone = Round { $round }
undo = Take back
undo-title = Go back to before …
undo-none = Nothing to take back yet.
menu = …
menu-correct = Correct a score
menu-correct-who = Whose score?
menu-correct-points = Points (minus takes away)
menu-correct-why = Why? Everybody reads it.
menu-correct-button = Correct
menu-act = Act for someone without a phone
menu-act-say = Pass the laptop to { $name }. Is it on the TV? Unplug it first. Then { $name } taps.
menu-act-open = I am { $name }: show my page
menu-act-close = Hide my page
menu-skip = Go on without …
menu-leave = Somebody leaves or comes back
menu-remove = { $name } leaves
menu-back = { $name } is back
menu-pause = Pause
menu-resume = Go on
menu-end = End this game
menu-end-sure = Yes, end it now
menu-end-not = No, play on
menu-screen = Open the TV page
menu-screen-say = On a TV with its own browser:
menu-phones = The lobby: codes, people, another game
play-again = Another game, same people
stats-button = See the statistics
waiting-title = Waiting for
waiting-nobody = Nobody — press on.
scores-title = Points
doubled = double
paused-title = Paused.
paused-say = The clock stands still. Refill the glasses.
clock = { "{n}" } s left
clock-over = Time is up
read-aloud = Read aloud
sounds = Sounds
voice-none = This browser has no voice. Read the lit line yourself, then press space.
voice-choose = Voice
voice-speed = Speed
feed-title = So far
game-none = No game is running. Choose one in the lobby.
board-label = The board: { $places }

## screen

## seat
between-lobby = You are in, { $name }.
between-lobby-say = The host is choosing a game. Look at the big screen.
between-along = Another night is on, { $name }, and you came along.
between-along-say = Same name, same colour. The host is choosing a game: look at the big screen.
between-watch = { $game } began without you, { $name }.
between-watch-say = You play from the next game on. Till then watch the big screen: this page goes on by itself.
between-out = You are out just now, { $name }.
between-out-say = Tell the host when you want back in: this page goes on by itself.
between-moved = Another night is on, { $name }.
between-moved-say = You have no seat in it yet.
between-enter = Come in
points-mine = { $points } { $points ->
    [one] pt
   *[other] pts
}
title-turn = ● Your turn · Meneur
other-language = Français
close = Close

## rulebook
rulebook-general = For every game

person-phone-asleep = phone asleep
pin-ask = Lead from another device
waiting-for = Waiting for { $names } …
waiting-more = It takes two to play: let somebody come back
redo = Do it again after all
next-round-you = You are in from the next round on.
person-add-button = Add
menu-act-cancel = Not now
