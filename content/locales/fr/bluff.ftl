### Bluff : des dés sous des gobelets.

game-bluff = Bluff
game-bluff-say = Des dés sous des gobelets. Combien de 5 sur toute la table ? Renchérissez, ou dites que c’est du bluff.
phase-roll = Gobelets
phase-bid = Paris
phase-loss = Qui paie
step-roll_all = Lancer pour ceux qui manquent
step-lowest_raise = Renchérir au plus bas à sa place
step-lift_next = Lever le gobelet suivant
step-next_round = Tout le monde relance

tally-dice = Dés
face-1 = un
face-2 = deux
face-3 = trois
face-4 = quatre
face-5 = cinq
face-6 = étoile
faces-1 = 1
faces-2 = 2
faces-3 = 3
faces-4 = 4
faces-5 = 5
faces-6 = étoiles
bid-said = { $count } { $face ->
    [6] { $many ->
        [one] étoile
       *[other] étoiles
    }
   *[other] { $face }
}
roll-head = Chacun touche son gobelet
roll-now = Touche ton gobelet
roll-cup = Lance !
rolling = Lancent encore : { $names }
cup-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
cup-rolled = lancé
cup-waiting = pas encore
cup-matching = { $count ->
    [0] aucun
    [one] { $count } compte
   *[other] { $count } comptent
}
cup-out = sorti · { $place }e
cup-place = { $place }e
cup-you-out = Tu es sorti. Regarde mentir les autres.
bid-head = { $name } : plus haut, ou je doute
bid-head-first = { $name } ouvre
reveal-cups = On lève les gobelets
count-head = Comptez les dés sur la table
count-ask = Combien de { $face }, étoiles comprises ?
loss-head = Qui paie
doubts = { $name } n’y croit pas.
so-far = { $count } jusqu’ici
really = { $count ->
    [0] Il n’y en avait aucun
   *[other] Il y en avait { $count }
}
opens-next = { $name } ouvre la prochaine manche
you-open = C’est toi qui ouvres la prochaine manche.
in-play = { $count } dés en jeu
odds = tient à { $percent } %
cover-show = Voir mes dés
cover-hide = Les couvrir
cover-soon = recouvrir après { $seconds } s
dice-shown-say = visibles pour tous
your-bid = À toi : ouvre les paris
your-bid-or-doubt = À toi : plus haut, ou doute
wait-bid = { $name } réfléchit.
bid-lowest = Au plus bas
bid-other = Un autre pari…
bid-how-many = Combien ?
bid-which = De quoi ?
bid-must = Il faut dépasser { $bid } : une face plus haute sur la même case, ou une case plus loin.
bid-stars = Les étoiles seules : pas de joker ici.
bid-button = Parier
bid-top-room = Il n’y a rien au-delà
bid-top = Il n’y a rien au-delà. Tu ne peux que douter.
bid-for = Parier pour { $name }
doubt = Je n’y crois pas !
doubt-sure = Douter ? Encore une fois
reroll-say = Touche les dés à relancer avec ton pari. Les autres seront visibles pour tous.
reroll-die = relancer : { $face }
bluff-over = LE DERNIER GOBELET
bluff-won = { $names } a les derniers dés. Santé.

reason-bid-too-high = pari de { $count }, { $actual ->
    [0] il n’y en avait aucun
   *[other] il n’y en avait que { $actual }
}
reason-bid-held = doute sur { $count }, il y en avait { $actual }
reason-bid-exact = doute, et il y en avait exactement { $count }
reason-bid-exact-all = exactement { $count } : tous paient sauf le parieur
reason-bid-exact-given = exactement { $count } : le dé va à { $taker }
reason-bid-exact-gone = exactement { $count } : le dé quitte le jeu
reason-outlasted = a tenu plus longtemps que { $others }
reason-dice-gone = { $gone } dés avaient quitté le jeu
reason-dice-kept = { $gone } dés partis, { $dice } gardés
