### La bibliothèque : les paquets, ses propres cartes, ce qui a été vu.

library-title = Bibliothèque
library-open = Bibliothèque : paquets et cartes maison
library-say = Quels paquets sont en jeu, ce que vous avez vu, et vos propres cartes.
library-game = Jeu
library-decks = Paquets
library-deck = Paquet
library-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $seen ->
    [one] { $seen } vue
   *[other] { $seen } vues
}
library-count-in = { $cards ->
    [0] aucune en français
   *[other] { $cards } en français
}
library-used = En jeu
library-unused = Écarté
library-remove = Retirer
library-none-in-play = Aucune carte en français n’est en jeu : il n’y a rien à tirer.
balderdash-library-wanting = Rien en jeu pour { $piles } : on s’en passera ce soir.
globetrotter-library-wanting = Aucune question en jeu pour { $piles }. Globetrotter a besoin de toutes les régions.
globetrotter-library-order = Vos questions viennent après celles de la maison, région par région. Écartez le paquet d’une région et les vôtres passent devant.
library-seen = Déjà vues
library-seen-say = Une carte ne revient que lorsque toute sa pile est passée. Vous pouvez recommencer une pile.
library-seen-of = { $seen ->
    [one] { $seen } vue
   *[other] { $seen } vues
} sur { $cards }
library-reset = Recommencer
library-search = Chercher dans les cartes
library-pile = Catégorie
globetrotter-library-pile = Région
library-all = Toutes
library-which = Lesquelles
library-which-all = Toutes
library-which-seen = Vues
library-which-own = Les vôtres
library-which-bad = Mauvaises
library-which-easy = Trop faciles
library-unseen = Montrer les cartes que personne n’a vues
library-unseen-help = Vous les connaîtrez quand elles sortiront.
library-found = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
library-page = { $page } sur { $pages }
library-previous = Retour
library-next = Suite
library-covered = Pas encore vue
library-is-seen = vue
library-difficulty = difficulté { $difficulty } sur 3
library-uncover = Montrer
library-cover = Cacher
library-accept = Juste aussi :
library-bad = Mauvaise carte
library-easy = Trop facile
library-unmark = Enlever la marque
library-change = Modifier
library-keep = Enregistrer
library-leave = Laisser telle quelle
library-nothing = Aucune carte. Les cartes jamais vues ne sont cherchées que si on les montre ; celles écrites ici, toujours.
library-write = Écrire une carte
library-pile-new = Choisissez ou écrivez la vôtre
library-prompt = Énoncé
library-answer = Réponse
fake_artist-library-prompt = Mot à dessiner
globetrotter-library-prompt = Question
library-write-button = Ajouter cette carte
library-written = Ajoutée à votre paquet.
library-import = Apporter un paquet (CSV ou XLSX)
library-import-say = Une ligne par carte, et ces colonnes en première ligne : { $columns }. Une seule langue suffit. Un paquet emporté montre comment faire.
library-import-piles = { $column } est au choix : { $piles }.
library-file = Choisir le fichier : { $most } Mo au plus, la première feuille d’un classeur
library-imported = { $name } est en jeu.
library-other-language = Aucune de ses cartes n’est en français : elles attendent une soirée dans une autre langue.
library-refused = { $name } n’a pas été pris. À corriger, puis à rapporter :
library-more = … et { $more } de plus.
library-export = Emporter un paquet
library-export-say = Avec les réponses. Un fichier emporté peut être rapporté.
library-mark-last = La carte qui vient de sortir
library-marked = C’est noté.
drawing-own = Nos mots à nous
deck-written = Écrites ici
deck-people = Personnes
deck-initials = Initiales
deck-movies = Films
deck-dates = Dates
deck-words_en = Mots (anglais)
deck-words_fr = Mots (français)
deck-words = Mots à dessiner
deck-europe = Europe
deck-north-america = Amérique du Nord
deck-france = France
deck-latin-america = Amérique latine
deck-africa = Afrique
deck-asia-oceania = Asie et Océanie

refused-no-such-deck = Ce paquet n’est plus là.
refused-no-such-card = Cette carte n’est dans aucun paquet, ou aucune n’est encore sortie.
refused-shelf-full = { $most } paquets à vous, c’est assez. Retirez-en un d’abord.

fault-where = Ligne { $row }, colonne { $column } : { $why }
fault-column = { $column } : { $why }
fault-row = Ligne { $row } : { $why }
fault-file = { $why }
fault-deck-unreadable = le fichier est illisible : abîmé peut-être, ou fermé par un mot de passe
fault-deck-kind = un paquet est un fichier .csv ou .xlsx
fault-deck-large = le fichier dépasse { $most } Mo
fault-deck-long = plus de { $most } lignes
fault-deck-encoding = le signe { $byte } n’est pas en UTF-8 ; enregistrez en « CSV UTF-8 »
fault-deck-quoting = des guillemets ne sont pas fermés comme il faut
fault-deck-empty = il n’y a pas de carte dedans
fault-column-unknown = cette colonne n’existe pas. Il y a : { $columns }
fault-column-twice = cette colonne est là deux fois
fault-column-missing = cette colonne est nécessaire
fault-deck-wide = plus de { $most } colonnes
fault-cell-nameless = la case { $cell } n’est sous aucun nom de colonne ; un texte avec une virgule se met entre guillemets
fault-cell-missing = rien n’y est écrit
fault-cell-blanks = contient des signes qui ne s’affichent pas
fault-row-twice = pareil qu’à la ligne { $first }
fault-card-twice = votre paquet l’a déjà
fault-cell-unknown = n’est aucun de : { $cells }
fault-number-range = devrait être un nombre de { $least } à { $most }
fault-id-form = devrait être en petites lettres et chiffres, séparés par des tirets
fault-pile-unknown = n’est aucun de : { $piles }
fault-prompt-long = { $length } caractères, { $most } au plus
fault-answer-long = { $length } caractères, { $most } au plus
fault-answer-words = { $words } mots, { $most } au plus
fault-answer-stop = ne devrait pas finir par un point
fault-answer-tells = donne l’énoncé
fault-prompt-tells = donne la réponse
fault-accept-form = devrait être des réponses de 1 à { $most } caractères, séparées par |
