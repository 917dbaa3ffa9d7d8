### Balderdash : les règles maison, chacune avec sa ligne de loi et ses choix. Le premier choix est celui par défaut.

option-balderdash-path_length = Chemin
option-balderdash-path_length-rule = Combien de pas de DÉPART à ARRIVÉE. Plus c’est long, plus il y a de cases SCORE DOUBLE. (B1, B2)
choice-balderdash-path_length-27 = 27 cases : une soirée
choice-balderdash-path_length-15 = 15 cases : vite fait
choice-balderdash-path_length-40 = 40 cases : toute la nuit

option-balderdash-category = Catégorie
option-balderdash-category-rule = Qui décide sur quoi vous allez mentir. (B4)
choice-balderdash-category-choose = Le dasher décide ou lance le dé
choice-balderdash-category-roll = Toujours le dé

option-balderdash-dasher_bluffs = Le dasher bluffe en petit comité
option-balderdash-dasher_bluffs-rule = Jusqu’à quatre à table, le dasher peut glisser son propre bluff, et il en marque les votes. (B6)
choice-balderdash-dasher_bluffs-true = Oui
choice-balderdash-dasher_bluffs-false = Non

option-balderdash-voting = Vote
option-balderdash-voting-rule = On fait le tour et tout se voit, ou chacun cache son choix jusqu’au dernier vote. (B11)
choice-balderdash-voting-clockwise = À tour de rôle, à découvert
choice-balderdash-voting-together = Tous ensemble, en secret

option-balderdash-own_vote = Voter pour son bluff
option-balderdash-own_vote-rule = Ça ne vous rapporte rien, mais ça peut égarer les autres. (B11)
choice-balderdash-own_vote-true = Permis
choice-balderdash-own_vote-false = Refusé

option-balderdash-bluff_seconds = Chrono des bluffs
option-balderdash-bluff_seconds-rule = Le temps que vous avez pour inventer. (A8, B6)
choice-balderdash-bluff_seconds-0 = Pas de chrono
choice-balderdash-bluff_seconds-60 = 1 minute
choice-balderdash-bluff_seconds-120 = 2 minutes
choice-balderdash-bluff_seconds-180 = 3 minutes

option-balderdash-vote_seconds = Chrono des votes
option-balderdash-vote_seconds-rule = Le temps que vous avez pour vous décider. (A8, B11)
choice-balderdash-vote_seconds-0 = Pas de chrono
choice-balderdash-vote_seconds-30 = 30 secondes
choice-balderdash-vote_seconds-60 = 60 secondes

option-balderdash-close_at_zero = Quand le temps est écoulé
option-balderdash-close_at_zero-rule = L’hôte est prévenu et décide, ou l’écriture et le vote se ferment tout seuls. (A8)
choice-balderdash-close_at_zero-false = Le dire, c’est tout
choice-balderdash-close_at_zero-true = Fermer tout seul
