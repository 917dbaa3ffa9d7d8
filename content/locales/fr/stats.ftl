### Les statistiques : la soirée, racontée le lendemain matin.

stats-title = La soirée, après coup
stats-say = Qui a brillé, qui s’est fait avoir, qui le savait depuis le début.
stats-which = Quelle soirée ?
stats-tonight = ce soir
stats-which-game = Quelle partie ?
stats-game = { $number } · { $game }
stats-to-lobby = ← Salon
stats-to-console = ← Retour au jeu

## rien encore
stats-no-night = Aucune soirée à raconter pour l’instant.
stats-no-game = Personne n’a encore joué ce soir-là.
stats-no-round = La première manche est en cours.
stats-promise = Dès la première manche finie, vous verrez ici le meilleur bluff, qui a berné qui, et les points, manche après manche.
stats-no-bluff = Personne à berner.
stats-no-bluff-say = À deux, personne n’écrit de bluff : trois réponses vraies, une seule est la bonne.

## la soirée
stats-best = { $count ->
    [one] Le meilleur bluff de la soirée
   *[other] Les meilleurs bluffs de la soirée
}
stats-best-fooled = { $count ->
    [one] a eu une personne :
   *[other] en a eu { $count } :
}

stats-evening = Le classement de la soirée
stats-evening-say = Une partie compte une fois finie. En tête : qui a devancé le plus de monde. Les colonnes numérotées sont les parties.
stats-column-player = Joueur
stats-column-game = Partie { $number }
stats-column-of = { $game } : { $column }
stats-evening-of = { $game }, sur toute la soirée
stats-column-games = Parties
stats-column-won = Gagnées
stats-column-points = Points
stats-column-beaten = Devancés

## une partie
stats-points = Les points, manche après manche
stats-points-say = Chaque ligne finit par un nom.
stats-axis-rounds = Manche
stats-axis-points = Points
stats-after = { $name }, après la manche { $round } : { $points }
stats-who = Qui a berné qui
stats-who-say = À gauche, qui a écrit le bluff ; en haut, qui l’a cru.
stats-fooled = { $count ->
    [0] { $author } n’a jamais eu { $voter }
    [one] { $author } a eu { $voter } une fois
   *[other] { $author } a eu { $voter } { $count } fois
}
stats-works = Les bluffs qui ont pris
stats-works-of = { $some } sur { $all }
stats-finds = Qui trouve la vérité
stats-finds-of = { $some } sur { $all }
stats-percent = { $percent } %
stats-knew = { $count ->
    [one] savait, une fois
   *[other] savait, { $count } fois
}

## les manches
stats-rounds = Manche par manche
stats-round = Manche { $round } · { $category } · dasher : { $name }
stats-void = Manche annulée : vous étiez trop à savoir.
stats-found-by = trouvée par
stats-kind-truth = vérité
stats-kind-bluff = bluff
stats-kind-close = trop près de la vérité
stats-kind-other = d’une autre carte

## à emporter
stats-take = À emporter
stats-take-say = Des tableaux pour votre tableur (CSV).
stats-take-evening = Le classement de la soirée
stats-take-points = Les points, manche après manche
stats-take-answers = Toutes les questions, réponses et voix
stats-take-players = Bluffs et trouvailles de chacun
stats-column-round = Manche
stats-column-dasher = Dasher
stats-column-category = Catégorie
stats-column-prompt = Question
stats-column-text = Réponse
stats-column-kind = Ce que c’était
stats-column-authors = Écrite par
stats-column-voters = Crue par
stats-column-fooled = Bernés
stats-column-written = Bluffs
stats-column-worked = Bluffs qui ont pris
stats-column-voted = Voix
stats-column-found = Vérités trouvées
stats-column-knew = Trop près de la vérité
take-gone = Ce fichier n’est plus proposé ici. Rechargez la page pour le reprendre.
