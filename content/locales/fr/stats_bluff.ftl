### Les statistiques du Bluff.

stats-boldest = { $count ->
    [one] Le pari le plus osé qui a tenu
   *[other] Les paris les plus osés qui ont tenu
}
stats-bold = à { $percent } %, et il y en avait { $actual }
stats-bold-doubted = mis en doute par
bids-promise = Dès le premier doute, vous verrez ici qui bluffe, qui doute bien, et qui les dés préfèrent.

## une partie
stats-dice = Les dés, manche après manche
stats-dice-say = Chaque ligne finit par un nom. À zéro, on regarde.
stats-axis-dice = Dés
stats-dice-after = { $name }, après la manche { $round } : { $points ->
    [0] sorti
    [one] { $points } dé
   *[other] { $points } dés
}
stats-rate = Qui bluffe, et combien
stats-rate-say = Les paris qui n’étaient pas sur la table quand les gobelets se sont levés, dépassés ou mis en doute.
stats-rate-of = { $some } sur { $all }
stats-no-doubt = Personne n’a encore douté.
stats-doubts = Doutes et chance
stats-doubts-say = La chance : ce qu’on a gagné aux doutes, lancés ou subis, en plus de ce que promettait le calcul avant de lever les gobelets.

## les manches
stats-bids-round = Manche { $round } · { $doubter } n’a pas cru { $bidder }
stats-bids-were = { $count ->
    [0] et il n’y en avait aucun
   *[other] et il y en avait { $count }
}
stats-bids-chance = { $percent } %
stats-bids-nothing = Personne n’a payé.
bids-held = tenu
bids-bluff = bluff
bids-unknown = pas compté

## tableaux
stats-take-dice = Les dés, manche après manche
stats-take-bids = Tous les paris et leur sort
stats-take-bidders = Bluffs, doutes et chance de chacun
bids-column-round = Manche
bids-column-player = Joueur
bids-column-bid = Pari
bids-column-chance = Ses chances en %
bids-column-actual = Il y en avait
bids-column-held = Tenus, mis en doute
bids-column-doubter = Mis en doute par
bids-column-bids = Paris
bids-column-bluffed = Paris qui n’ont pas tenu
bids-column-won = Doutes gagnés
bids-column-lost = Doutes perdus
bids-column-doubted = Paris mis en doute
bids-column-luck = Chance
bids-column-boldest = Le pari le plus osé qui a tenu
bids-column-bold = Le plus osé
bids-column-gave = Dés rendus
bids-column-rate = Bluffs
bids-column-doubts = Doutes gagnés–perdus
bids-luck = { $sign }{ $whole },{ $tenth }
