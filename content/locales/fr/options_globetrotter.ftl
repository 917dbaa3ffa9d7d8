### Globetrotter : les règles maison, chacune avec sa ligne de loi et ses choix. Le premier choix est celui par défaut.

option-globetrotter-reader = Qui lit
option-globetrotter-reader-rule = Qui lit les questions, voit la réponse et juge. L’hôte peut trancher autrement. (G5)
choice-globetrotter-reader-right = La personne à droite, sur sa page
choice-globetrotter-reader-host = L’hôte, sur l’ordinateur

option-globetrotter-precision = Précision
option-globetrotter-precision-rule = Décidez maintenant, pas après la première dispute. On le rappelle à qui juge. (G10)
choice-globetrotter-precision-family = Le nom de famille suffit
choice-globetrotter-precision-full = Le nom complet

option-globetrotter-quick = Partie rapide
option-globetrotter-quick-rule = Toute bonne réponse sur une case de couleur donne son triangle, pas seulement aux quartiers généraux. (G11)
choice-globetrotter-quick-false = Non
choice-globetrotter-quick-true = Oui

option-globetrotter-traveller_cards = Cartes Grand Voyageur
option-globetrotter-traveller_cards-rule = Embarquement, Première Classe, Passeport : trois coups de pouce, chacun bon une fois. (G12)
choice-globetrotter-traveller_cards-each = Une de chaque par joueur
choice-globetrotter-traveller_cards-none = Aucune
choice-globetrotter-traveller_cards-all = Les 18, distribuées au hasard

option-globetrotter-typed = Réponses écrites
option-globetrotter-typed-rule = On écrit sa réponse, et qui lit voit aussitôt si elle a l’air juste. (G5)
choice-globetrotter-typed-false = Non, à voix haute
choice-globetrotter-typed-true = Oui

option-globetrotter-answer_seconds = Chrono d’une réponse
option-globetrotter-answer_seconds-rule = Combien de temps vous pouvez l’avoir sur le bout de la langue. (G10)
choice-globetrotter-answer_seconds-0 = Pas de chrono
choice-globetrotter-answer_seconds-15 = 15 secondes
choice-globetrotter-answer_seconds-30 = 30 secondes
choice-globetrotter-answer_seconds-60 = 60 secondes

option-globetrotter-close_at_zero = Quand le temps est écoulé
option-globetrotter-close_at_zero-rule = L’hôte est prévenu et décide, ou la question compte comme non sue. (A8)
choice-globetrotter-close_at_zero-false = Le dire, c’est tout
choice-globetrotter-close_at_zero-true = La compter comme non sue
