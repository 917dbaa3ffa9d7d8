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
heard-step-unheard = Une chose que seul le dasher voit

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
