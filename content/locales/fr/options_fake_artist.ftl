### Fake Artist : les règles maison, chacune avec sa ligne de loi et ses choix. Le premier choix est celui par défaut.

option-fake_artist-word_master = Maître des mots
option-fake_artist-word_master-rule = À tour de rôle, l’un de vous choisit le mot et connaît l’imposteur. Ou c’est la console, et vous dessinez tous. (F1, F11)
choice-fake_artist-word_master-rotates = L’un de vous, à tour de rôle
choice-fake_artist-word_master-console = La console

option-fake_artist-sheet = La feuille
option-fake_artist-sheet-rule = Vous dessinez sur vos téléphones, ou sur une vraie feuille, et la console dit seulement à qui le tour. (F3, F4)
choice-fake_artist-sheet-phones = Sur les téléphones
choice-fake_artist-sheet-paper = Du papier sur la table

option-fake_artist-turn_seconds = Chrono d’un trait
option-fake_artist-turn_seconds-rule = Combien de temps vous pouvez hésiter au-dessus de la feuille. (A8)
choice-fake_artist-turn_seconds-0 = Pas de chrono
choice-fake_artist-turn_seconds-30 = 30 secondes
choice-fake_artist-turn_seconds-60 = 60 secondes

option-fake_artist-vote_seconds = Chrono du vote
option-fake_artist-vote_seconds-rule = Combien de temps vous pouvez vous dévisager. (A8)
choice-fake_artist-vote_seconds-0 = Pas de chrono
choice-fake_artist-vote_seconds-30 = 30 secondes
choice-fake_artist-vote_seconds-60 = 60 secondes

option-fake_artist-close_at_zero = Quand le temps est écoulé
option-fake_artist-close_at_zero-rule = L’hôte est prévenu et décide, ou le trait est sauté et les votes se découvrent. (A8)
choice-fake_artist-close_at_zero-false = Le dire, c’est tout
choice-fake_artist-close_at_zero-true = Continuer tout seul
