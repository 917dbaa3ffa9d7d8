### Fake Artist : un mot, un trait chacun, et quelqu’un qui ne sait pas.

game-fake_artist = Fake Artist
game-fake_artist-say = Chacun ajoute un trait au même dessin. L’un de vous n’a aucune idée de ce que c’est.
fake_artist-round-head = Manche { $round } · le mot est à { $name }
phase-word = Mot
phase-look = Coup d’œil
phase-draw = Dessin
phase-unmask = Révélation
phase-score = Points
step-deal_word = Laisser la console choisir un mot
step-start_drawing = Commencer le dessin
step-stroke_done = Le trait est fait
step-skip_stroke = Continuer sans ce trait
step-reveal_votes = Montrer tous les votes
fake_artist-step-open_vote = Compter et voter
fake_artist-step-next_round = Manche suivante

word-wait = { $name } choisit un mot
word-wait-say = L’un de vous ne l’aura pas.
word-wait-hand = Dans un instant, tu reçois un mot. Ou un X.
word-console = La console choisit le mot
word-console-say = L’un de vous ne l’aura pas. Personne ne sait qui, et la console ne rougit pas.
first-master = Quelqu’un d’autre donne le premier mot
first-artist = Quelqu’un d’autre commence
category-is = La catégorie
look-say = Regardez votre téléphone. Puis prenez un air innocent.
look-said = La catégorie : { $category }. Regardez vos téléphones.
look-hand = C’est vu ? Dis à la table que tu es prêt.
look-wait = On attend encore : { $names }
look-done = Tout le monde a regardé.
looked-button = J’ai regardé
hold = Garde le doigt ici pour voir ton mot
hold-again = Garde le doigt ici pour revoir ton mot
fake-is = L’imposteur :
fake-you = L’imposteur, c’est toi. Fais comme si tu savais.
pick-category = Le mot est à toi : choisis une catégorie
pick-category-say = Tout le monde entend la catégorie. Toi seul sauras qui a le X.
pick-word = Choisis l’un de ces trois mots
words-over = tous les mots avaient servi, on recommence
own-word = Ou un mot à toi
own-word-name = Ton propre mot
own-word-button = Donner ce mot
own-category = Ta propre catégorie
own-both = Ma catégorie et mon mot
other-category = Une autre catégorie
draws = { $name } dessine
draws-chip = dessine
lap = Trait { $lap } sur { $laps }
paper-lap = Sur le papier : trait { $lap } sur { $laps }
drawn = Le dessin est fini
drawn-say = Qui n’en avait aucune idée ? Parlez-en. Puis montrez du doigt.
your-stroke = Ton trait : une ligne, sans lever le doigt
your-stroke-paper = Ton trait, sur le papier
stroke-tap = Ce n’était qu’un point. Trace une ligne.
stroke-undo = Effacer
stroke-send = Garder ce trait
stroke-paper = Mon trait est fait
sheet-label = Le dessin, catégorie { $category } : { $count ->
    [one] { $count } trait
   *[other] { $count } traits
}
suspect-head = Qui est l’imposteur ?
vote-said = Trois, deux, un… montrez !
vote-you = Qui est l’imposteur ? Touche un nom.
vote-watch = Ils montrent du doigt. Toi, tu sais.
votes-count = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}
votes-by = Voix de { $names }
votes-none = Personne n’a montré personne.
fake-caught = L’imposteur est démasqué : c’est { $name }
fake-free = L’imposteur, c’était { $name }. Ni vu ni connu.
vote-tied = Égalité entre { $names }, à { $count } voix : personne n’est démasqué.
vote-tied-many = Égalité entre { $many } personnes, à { $count } voix : personne n’est démasqué.
guess-wait = { $name } a droit à une proposition.
guess-for = Écrire la proposition de { $name }
guess-you = Démasqué ! Une seule proposition : quel est le mot ?
guess-place = Le mot
guess-button = C’est ma proposition
guess-is = La proposition :
guess-right = juste
guess-wrong = faux
judge-right = Juste
judge-wrong = Faux
judge-wait = { $name } tranche : juste ou faux ?
judge-now = Juste ou faux ?
judge-host = Juste ou faux ? La table tranche.
judge-suggest-right = La console dirait juste.
judge-suggest-wrong = La console dirait faux.
word-was = Le mot :
word-said = Le mot était : { $word }.
artists-more = Il faut être { $least } pour continuer : faites revenir quelqu’un
replay = Revoir le dessin
you-next-master = Le prochain mot est à toi.
fake_artist-won = La victoire est à { $names }. Encadrez ce dessin.
fake_artist-void-master-left = Le maître des mots est parti. La manche ne compte pas.
fake_artist-void-master-skipped = On continue sans ce maître des mots.
fake_artist-void-fake-left = L’imposteur est parti. La manche ne compte pas, un nouveau mot arrive.
fake_artist-void-too-few = Il restait trop peu d’artistes. La manche ne compte pas.

reason-fake-escaped = pas démasqué, avec { $votes ->
    [0] aucune voix
    [one] { $votes } voix
   *[other] { $votes } voix
}
reason-master-escaped = { $fake } n’a pas été démasqué
reason-fake-guessed = démasqué, mais le mot était juste
reason-master-guessed = { $fake } a trouvé le mot
reason-fake-caught = { $fake } démasqué
reason-judged-anew = jugé à nouveau
