### Le fil : ce qu’on entend de ce qui s’est passé.

heard-skipped = On continue sans { $seat }
heard-removed = { $seat } s’en va
heard-brought-back = { $seat } revient
heard-joined = { $seat } rejoint la table
heard-game-paused = Une pause
heard-game-resumed = On reprend
heard-corrected = { $seat } : correction de { $points } ({ $why })
heard-ended-by-host = L’hôte a arrêté la partie
heard-won = { $seat } a gagné
heard-won-together = { $winners } partagent la victoire
heard-taken-back = Retour en arrière
heard-step-unheard = Quelque chose qui reste secret

heard-rolled-tie = { $players } à égalité avec { $pips }
heard-rolled-first = { $seat } a fait le plus haut : { $pips }
heard-round-started = Manche { $round } : { $seat } est dasher
heard-round-of-two-started = Manche { $round } : { $seat } est dasher
heard-category-rolled = Le dé : { $pips }
heard-category-picked = Catégorie : { $category ->
    [words] Mots
    [people] Personnes
    [initials] Sigles
    [movies] Films
   *[dates] Dates
}
heard-handed-in = { $seat } a rendu un bluff
heard-sent-back = Le bluff de { $seat } est renvoyé
heard-sent-back-to-you = On te le renvoie : { $why }
heard-listed = { $count } réponses à lire
heard-reading = Lecture { $reading }
heard-vote-opened = Le vote est ouvert
heard-voted = { $seat } a voté pour la { $answer }
heard-voted-secretly = { $seat } a voté
heard-vote-closed-now = Le vote est clos
heard-revealed = Réponse { $answer } retournée
heard-bluff-votes = { $seat } +{ $points } : { $votes ->
    [one] 1 voix
   *[other] { $votes } voix
} pour le bluff
heard-true-vote = { $seat } +{ $points } : a trouvé la vérité
heard-nobody-found = { $seat } +{ $points } : personne n’a trouvé la vérité
heard-too-close = { $seat } +{ $points } : trop près de la vérité
heard-pair-right = { $seat } +{ $points } : bonne réponse
heard-pair-wrong = { $seat } +{ $points } : l’autre s’est trompé
heard-moved = { $seat } va de { $start } à { $end }
heard-moved-double = { $seat } va de { $start } à { $end }, SCORE DOUBLE
heard-void-two-close = Plusieurs savaient : manche annulée
heard-void-redrawn = La carte a été jetée
heard-void-dasher-left = Le dasher s’en va : manche annulée
heard-round-ended = La manche est finie
heard-void-dasher-skipped = Le dasher passe son tour : le suivant mène

## Bluff
heard-opener-drawn = Le sort désigne { $seat }
heard-cups-out = Manche { $round } : { $seat } ouvre
heard-cup-rolled = { $seat } a lancé
heard-bid-made = { $seat } parie { $count } × { $face ->
    [6] ★
   *[other] { $face }
}
heard-dice-shown = { $seat } montre { $dice } et relance { $rerolled }
heard-doubted = { $seat } doute : { $bidder }, { $count } × { $face ->
    [6] ★
   *[other] { $face }
}
heard-cup-lifted = Gobelet de { $seat } : { $matching } comptent, { $total } jusqu’ici
heard-counted = Il y en avait { $actual }
heard-bid-too-high = { $seat } rend { $dice } : pari de { $count }, il n’y en avait que { $actual }
heard-bid-held = { $seat } rend { $dice } : doute sur { $count }, il y en avait { $actual }
heard-bid-exact = { $seat } rend { $dice } : il y en avait exactement { $count }
heard-bid-exact-all = { $seat } rend { $dice } : exactement { $count }
heard-bid-exact-given = { $seat } donne { $dice } à { $taker } : exactement { $count }
heard-bid-exact-gone = { $seat } rend { $dice } : exactement { $count }
heard-went-out = { $seat } sort, place { $place }
heard-outlasted = { $seat } +{ $points } : a tenu plus longtemps que { $others }
heard-dice-gone = { $seat } +{ $points } : { $gone } dés étaient partis
heard-dice-kept = { $seat } +{ $points } : { $gone } dés étaient partis, { $dice } gardés
heard-void-player-left = Quelqu’un s’en va : tout le monde relance
heard-void-player-back = Quelqu’un revient : tout le monde relance

## Fake Artist
heard-first-drawn = Le sort a parlé : { $seat } commence
heard-first-named = L’hôte a choisi : { $seat } commence
heard-console-sets-word = Manche { $round } : { $seat } dessine en premier
heard-master-sets-word = Manche { $round } : le mot est à { $seat }
heard-word-set = La catégorie : { $category }
heard-word-set-anew = La catégorie : { $category } (tous ses mots avaient servi)
heard-looked = { $seat } a regardé
heard-drawing-started = Le dessin commence
heard-drew = { $seat } : trait { $lap }
heard-stroke-skipped = On continue sans le trait { $lap } de { $seat }
heard-pointing-opened = Trois, deux, un : { $voters } montrent du doigt
heard-you-pointed = Tu montres { $suspect }
heard-pointed = { $seat } a choisi
heard-votes-shown = Les { $votes } votes d’un coup
heard-unmasked-caught = L’imposteur est démasqué : c’est { $seat }
heard-unmasked-escaped = L’imposteur, c’était { $seat }
heard-guessed = { $seat } propose : { $text }
heard-judged-right = Verdict : juste
heard-judged-wrong = Verdict : faux
heard-word-shown = Le mot : { $word }
heard-fake-escaped = { $seat } +{ $points } : pas démasqué
heard-master-escaped = { $seat } +{ $points } : { $fake } n’a pas été démasqué
heard-fake-guessed = { $seat } +{ $points } : le mot est trouvé
heard-master-guessed = { $seat } +{ $points } : { $fake } a trouvé le mot
heard-fake-caught = { $seat } +{ $points } : { $fake } démasqué
heard-judged-anew = { $seat } : { $points }, jugé à nouveau
heard-void-master-left = Le maître des mots est parti : la manche ne compte pas
heard-void-master-skipped = On continue sans ce maître des mots
heard-void-fake-left = L’imposteur est parti : la manche ne compte pas
heard-void-too-few = Trop peu d’artistes : la manche ne compte pas

## Globetrotter
heard-travel-cards-dealt = { $count } cartes Grand Voyageur sont distribuées
heard-first-rolled = { $seat } fait { $die }
heard-first-tied = { $players } à égalité avec { $die } : ils relancent
heard-turn-started = Tour { $round } : { $seat }
heard-die-rolled = { $seat } fait { $die }
heard-pawn-walked = { $seat } avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} : { $place ->
    [hub] le centre
    [again] REJOUEZ
    [hq] quartier général, { $region }
   *[plain] { $region }
}
heard-boarding-played = { $seat } embarque pour { $region }
heard-region-voted = { $seat } voudrait { $region }
heard-regions-tied = { $count } régions à égalité
heard-region-chosen = { $seat } choisit { $region }
heard-last-region = La dernière question : { $region }
heard-asked = Carte { $card } : { $region } pour { $seat }
heard-asked-from-the-front = Toutes les cartes sont passées, on reprend au début. Carte { $card } : { $region } pour { $seat }
heard-host-reads = L’hôte lit la suite
heard-reader-changed = { $seat } lit la suite
heard-answered = { $seat } répond : { $text }
heard-passed = { $seat } passe
heard-overruled = { $seat } : jugé à nouveau
heard-answer-told = La réponse : { $answer }
heard-first-class-offered = { $seat } peut jouer Première Classe
heard-first-class-played = { $seat } voyage en Première Classe
heard-two-picked = Deux autres questions : { $region } et { $other }
heard-passports-offered = { $players ->
    [one] { $players } joueur peut
   *[other] { $players } joueurs peuvent
} jouer un Passeport
heard-passport-played = { $seat } joue un Passeport
heard-card-declined = { $seat } garde sa carte
heard-passport-tried = { $seat } tente sa chance au Passeport
heard-passport-lost = Le Passeport de { $seat } est perdu
heard-wedge = { $seat } a le triangle { $region }
heard-wedge-first-class = { $seat } a le triangle { $region }, en Première Classe
heard-wedge-passport = { $seat } a le triangle { $region }, au Passeport
heard-wedge-overruled = { $seat } et le triangle { $region } : jugé à nouveau
heard-wedge-given = { $seat } reçoit le triangle { $region } ({ $why })
heard-wedge-taken = { $seat } perd le triangle { $region } ({ $why })
heard-easier-set = { $seat } : { $easier ->
    [time] deux fois plus de temps
    [wedge] un triangle pour toute bonne réponse
   *[none] les règles telles quelles
}
heard-straight-win = { $seat } gagne dès son premier tour ; { $players ->
    [0] tout le monde a joué
    [one] { $players } joueur a encore droit à son premier tour
   *[other] { $players } joueurs ont encore droit à leur premier tour
}
