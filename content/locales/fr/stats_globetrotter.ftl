### Les statistiques de Globetrotter.

trip-toughest = { $count ->
    [one] La colle de la soirée
   *[other] Les colles de la soirée
}
trip-promise = Dès la première réponse, vous verrez ici qui connaît quel coin du monde, par où les pions sont passés, et toutes les questions.
trip-no-question = La première question est encore ouverte.

## une partie
trip-wedges = Les triangles, question après question
stats-axis-wedges = Triangles
stats-axis-questions = Question
stats-wedges-after = { $name }, après la question { $round } : { $points ->
    [0] aucun triangle
    [one] { $points } triangle
   *[other] { $points } triangles
}
trip-knows = Qui connaît le monde
trip-knows-say = Les bonnes réponses sur toutes les tentatives, Passeport et Première Classe compris.
trip-of = { $some } sur { $all }
trip-radar = Où chacun est chez soi
trip-radar-say = En plein, ce qu’on savait ; en pointillé, ce qu’on a demandé. Un coin par région.
trip-in = { $region } { $some } sur { $all }
trip-regions = Les bonnes réponses par région
trip-regions-say = Justes, sur celles qui ont été posées.
trip-cards = Ce que les cartes ont rapporté
trip-cards-say = Triangles gagnés, sur cartes jouées.
trip-no-card = Personne n’a joué de carte. On voyage léger.
trip-walked = Par où vous êtes passés
trip-walked-say = Combien de fois un pion a foulé chaque case ; plus c’est chaud, plus c’est souvent.
trip-stepped = { $place } : { $people }
trip-hardest = Les questions les plus dures
trip-hardest-say = Celles qu’on a le plus souvent manquées.
trip-all-known = Pas une question manquée. Le monde est trop petit pour vous.
trip-missed-by = { $count ->
    [one] manquée par
   *[other] manquée { $count } fois :
}
trip-known-by = sue par

## les questions
trip-questions = Toutes les questions, une dernière fois
trip-questions-say = Avec la réponse, et qui la savait.
trip-asked = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}, { $known ->
    [one] { $known } sue
   *[other] { $known } sues
}
trip-card = Tour { $round } · carte { $card }
trip-last = pour la victoire
trip-won = gagne le triangle { $region }

## tableaux
stats-take-wedges = Les triangles, question après question
stats-take-posed = Toutes les questions, réponses et tentatives
stats-take-walked = Les passages sur chaque case
stats-take-travellers = Bonnes réponses et cartes de chacun
trip-column-question = Question
trip-column-round = Tour
trip-column-printed = Carte
trip-column-region = Région
trip-column-difficulty = Difficulté
trip-column-prompt = Demandé
trip-column-answer = Réponse
trip-column-seat = Joueur
trip-column-card = Avec
trip-column-typed = Tapé
trip-column-tried = Tentatives
trip-column-right = Juste
trip-column-wedge = Triangle
trip-column-wedges = Triangles gagnés
trip-column-home = Chez soi en
trip-column-cards = Cartes gagnantes
trip-column-boarding = Embarquements
trip-column-boarding_won = Embarquements gagnants
trip-column-first_class = Premières Classes
trip-column-first_class_won = Premières Classes gagnantes
trip-column-passport = Passeports
trip-column-passport_won = Passeports gagnants
trip-column-right-in = Justes : { $region }
trip-column-tried-in = Tentatives : { $region }
trip-column-space = Case
trip-column-place = Lieu
