### Balderdash : « vous » à la salle, « tu » sur les téléphones.

category-words = Mots
category-people = Personnes
category-initials = Sigles
category-movies = Films
category-dates = Dates
ask-words = Qu’est-ce que ça veut dire ?
ask-people = Pourquoi en parle-t-on ?
ask-initials = Que cachent ces lettres ?
ask-movies = Que raconte ce film ?
ask-dates = Que s’est-il passé ce jour-là ?
place-words = Cela veut dire…
place-people = On en parle parce que…
place-initials = Ce sont les lettres de…
place-movies = C’est l’histoire de…
place-dates = Ce jour-là…

phase-card = Carte
phase-bluffs = Bluffs
phase-reading = Lecture
phase-vote = Vote
phase-reveal = Révélation
phase-moves = Pions

step-roll_first = Tout le monde lance le dé
step-draw = Tirer une carte
step-start_reading = Fermer et lire les réponses
step-read_next = Réponse suivante
step-read_again = Relire encore une fois
step-open_vote = Ouvrir le vote
step-close_vote = Clore le vote
step-reveal_next = Retourner la réponse suivante
step-move_pawns = Compter et avancer les pions
step-redraw = Jeter cette carte

opening-title = Qui mène en premier ?
opening-say = Chacun lance un dé. Le plus grand chiffre désigne le premier dasher.
opening-hand = Regarde le grand écran : les dés disent qui commence.
rolled-again = Les ex æquo en tête ont relancé.
first-dasher = { $name } mène la première manche : c’est le dasher.
pick-title = À { $name } de choisir une catégorie.
rolled-free = Choix libre !
started-over = Vous avez joué toutes les cartes « { $category } ». On reprend depuis le début.
write-now = Écrivez une réponse qui les trompe tous.
writing = écrit encore
handed-in = rendu
reading-first = Première lecture
reading-second = Deuxième lecture
reading-more = Lecture { $reading }
reading-ready = { $name } les lit à voix haute, sans une intonation
vote-head = Laquelle est vraie ?
vote-turn = { $name }, laquelle est vraie ?
vote-done = Tous les votes sont là
reveal-head = Qui a écrit quoi ?
the-truth = LA VÉRITÉ
bluff-by = BLUFF de
other-card = D’UNE AUTRE CARTE
votes-of = l’ont cru :
no-votes = personne n’y a cru
set-aside = { $name } était trop près de la vérité :
round-done = Après la manche { $round }
nobody-scored = Personne ne marque. Ça arrive aux meilleurs.
double-next = SCORE DOUBLE à la prochaine manche : { $names }
next-dasher = Prochain dasher : { $name }
void-two-close = Vous étiez plusieurs à savoir ! Manche annulée, le même dasher tire une autre carte.
void-redrawn = Carte jetée. En voici une autre.
void-dasher-left = Le dasher n’est plus là. Le suivant mène.
void-dasher-skipped = Le dasher passe son tour. Le suivant mène.
over-kicker = ARRIVÉE
over-finish = { $names } l’emporte. Les autres étaient plus honnêtes.
over-host = La partie s’arrête ici.

you-won = C’est gagné. Salue.
you-are-out = Tu es hors de cette partie. Demande à l’hôte de te faire revenir.
you-scored = { $points ->
    [one] Tu marques 1 point.
   *[other] Tu marques { $points } points.
}
you-scored-nothing = Rien pour toi cette fois.
you-double = SCORE DOUBLE : tes points comptent deux fois à la prochaine manche.
you-next-dasher = C’est toi qui mènes la prochaine manche.
you-pick = À toi : choisis une catégorie.
roll-category = Laisser le dé choisir
wait-pick = { $name } choisit une catégorie.
wait-pick-say = Entraîne-toi à rester de marbre.
only-you = Pour tes yeux seulement :
dasher-wait = Les bluffs arriveront ici.
dasher-look = Trop près de la vérité ? Marque-le.
dasher-own = Tu peux aussi écrire ton propre bluff.
sent-back = renvoyé
looks-close = semble proche ({ $percent } %)
listed-with = ira sur la liste avec { $names }
unmark = Finalement non
mark-close = Trop proche
more = Plus
send-back = Renvoyer
send-back-why = Pourquoi ? (illisible…)
sure = Sûr ? Encore une fois
sure-close = Il en manque. Encore une fois
unmerge = Séparer de { $name }
merge = Pareil que { $name }
back-to-you = On te le renvoie : { $why }
hand-in = Rendre
replace = Remplacer
handed-in-done = C’est rendu ✓
letters-left = encore { "{n}" }
letters-over = Lettres en trop : { "{n}" }
still-writing = { $count ->
    [one] Écrit encore : { $names }
   *[other] { $count } écrivent encore : { $names }
}
all-in = Tout est là. Plus un mot !
you-aside = Tu savais ! Des points tout de suite, et pas de vote cette fois.
you-vote = Laquelle est vraie ? Touche-la.
vote-change = Tu peux encore changer d’avis.
wait-vote = Chacun son tour. C’est à { $name } de voter.
wait-votes = Encore à voter : { $names }
votes-in = Tous les votes sont là.
listen = Écoute bien, chaque réponse est lue deux fois.
poker-face = Reste de marbre quand la tienne arrive.
your-vote = ton vote

reason-bluff-votes = { $votes ->
    [one] 1 voix pour le bluff
   *[other] { $votes } voix pour le bluff
}
reason-true-vote = a trouvé la vérité
reason-nobody-found = personne n’a trouvé la vérité
reason-too-close = trop près de la vérité
reason-pair-right = bonne réponse
reason-pair-wrong = l’autre s’est trompé
reason-doubled = { $reason }, compté double
vote-for = { $name } vote sur son téléphone, ou dit un numéro : touchez-le ici.
all-in-dasher = Tout est là ! { $name }, y en a-t-il une trop près de la vérité ?
listen-dasher = Lis-les à voix haute, toutes du même ton, deux fois.
