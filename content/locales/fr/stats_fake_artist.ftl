### Les statistiques de Fake Artist.

gallery-slyest = { $count ->
    [one] Le plus rusé des imposteurs
   *[other] Les plus rusés des imposteurs
}
gallery-slyly = { $found ->
    [0] ne savait rien, et personne n’a rien vu
    [one] ne savait rien ; une des { $votes } voix des autres l’a montré du doigt
   *[other] ne savait rien ; { $found } des { $votes } voix des autres l’ont montré du doigt
}
gallery-promise = Dès la première manche finie, vous verrez ici qui démasque, qui s’en sort, et tous les dessins.

## une partie
art-finds = Qui démasque
art-finds-say = Les voix des artistes honnêtes qui visaient l’imposteur.
art-escapes = Qui s’en sort
art-escapes-say = Les manches d’imposteur sans être démasqué.
art-of = { $some } sur { $all }
art-no-vote = Personne n’a encore montré personne du doigt.
art-suspected = Qui on soupçonne
art-points = Les points, selon le rôle
art-head-blamed = Voix reçues à tort
art-head-spotted = Voix reçues en imposteur
art-head-as_fake = Imposteur
art-head-as_artist = Artiste
art-head-as_master = Maître des mots
art-in-rounds = { $count ->
    [one] en { $count } manche
   *[other] en { $count } manches
}

## la galerie
gallery = La galerie
gallery-say = Chaque manche, trait par trait. L’imposteur est encadré de rouge ; à côté de chaque nom, ceux qui l’ont montré du doigt.
gallery-paper-say = Chaque manche, autant que la console l’a vue : ce qui a été dessiné sur papier est accroché ailleurs.
gallery-paper = Dessiné sur papier. Le seul exemplaire est chez vous.
gallery-round = Manche { $round }
gallery-master = Le mot de { $name }
gallery-console = Le mot de la console
gallery-untold = La partie s’est arrêtée avant qu’on dise le mot.
gallery-free = L’imposteur, c’était { $fake }. Ni vu ni connu.
gallery-caught = L’imposteur démasqué, c’était { $fake }.
gallery-guessed = { $fake } s’est fait prendre, mais a trouvé le mot.
gallery-take = À emporter : { $word }
gallery-save = Garder en { $kind }

## tableaux
stats-take-drawn = Tous les mots, imposteurs et voix
stats-take-artists = Voix justes, échappées et points de chacun
stats-take-drawings = Tous les dessins de la soirée (ZIP : SVG et PNG)
art-column-round = Manche
art-column-category = Catégorie
art-column-word = Mot
art-column-master = Maître des mots
art-column-fake = Imposteur
art-column-end = Comment ça a fini
art-column-guess = Proposition
art-column-pointing = Qui a montré qui
art-column-voted = Voix données en artiste honnête
art-column-found = Voix justes
art-column-honest = Manches d’artiste honnête
art-column-blamed = Voix reçues à tort
art-column-faked = Manches d’imposteur
art-column-escaped = S’en est sorti
art-column-guessed = Mot trouvé
art-column-spotted = Voix reçues en imposteur
art-column-as_fake = Points d’imposteur
art-column-as_artist = Points d’artiste
art-column-as_master = Points de maître des mots
art-column-roles = Points : imposteur · artiste · maître des mots
