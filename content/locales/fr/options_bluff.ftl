### Bluff : les règles maison, chacune avec sa ligne de loi et ses choix. Le premier choix est celui par défaut.

option-bluff-dice = Dés
option-bluff-dice-rule = Chacun lance sur son téléphone, ou vous avez de vrais dés et l’hôte saisit paris et comptes. (A5)
choice-bluff-dice-phones = Sur les téléphones
choice-bluff-dice-table = De vrais dés sur la table

option-bluff-opener = Qui ouvre ensuite
option-bluff-opener-rule = Qui parie en premier après un doute. Sur un pari exact, celui qui doute a perdu. (D8)
choice-bluff-opener-loser = Qui a perdu le doute
choice-bluff-opener-winner = Qui a gagné le doute

option-bluff-reroll = Relance
option-bluff-reroll-rule = Avec un pari, montrez une partie de vos dés cachés et relancez les autres. (D10)
choice-bluff-reroll-false = Non
choice-bluff-reroll-true = Oui

option-bluff-exact = Exact
option-bluff-exact-rule = Un pari qui tombe pile coûte un dé à tous les autres. Ne va pas avec le cadeau. (D11)
choice-bluff-exact-false = Non
choice-bluff-exact-true = Oui

option-bluff-giveaway = Cadeau
option-bluff-giveaway-rule = Si le pari tombe pile, celui qui doute donne un dé au parieur. Ne va pas avec exact. (D12)
choice-bluff-giveaway-false = Non
choice-bluff-giveaway-true = Oui

option-bluff-cntdice = Points aux dés
option-bluff-cntdice-rule = Qui est éliminé marque tous les dés sortis du jeu jusque-là. (D13)
choice-bluff-cntdice-false = Non
choice-bluff-cntdice-true = Oui

option-bluff-odds = Chances
option-bluff-odds-rule = Votre page vous dit la probabilité que le dernier pari tienne. Ça rassure un peu trop. (D7)
choice-bluff-odds-false = Non
choice-bluff-odds-true = Oui

option-bluff-turn_seconds = Chrono d’un tour
option-bluff-turn_seconds-rule = Combien de temps vous pouvez fixer vos dés. (A8)
choice-bluff-turn_seconds-0 = Pas de chrono
choice-bluff-turn_seconds-30 = 30 secondes
choice-bluff-turn_seconds-60 = 60 secondes

option-bluff-close_at_zero = Quand le temps est écoulé
option-bluff-close_at_zero-rule = L’hôte est prévenu et décide, ou la plus petite surenchère se fait à votre place. (A8)
choice-bluff-close_at_zero-false = Le dire, c’est tout
choice-bluff-close_at_zero-true = Plus petite surenchère
