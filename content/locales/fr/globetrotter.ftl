### Globetrotter : six régions, six parts, et retour au centre.

game-globetrotter = Globetrotter
game-globetrotter-say = Six régions du monde, six parts de camembert. Gagnez-les toutes, puis revenez au centre.
globetrotter-round-head = Tour { $round } · { $name } lit
globetrotter-round-alone = Tour { $round }
phase-throw = Dé
phase-move = Trajet
phase-question = Question
phase-rescue = Cartes
globetrotter-step-roll_all = Lancer pour ceux qui manquent
step-roll = Lancer à sa place
step-draw_question = Tirer la question
step-go_on = Sans carte : on continue
globetrotter-step-close_vote = Compter les voix

region-europe = Europe
region-north-america = Amérique du Nord
region-france = France
region-latin-america = Amérique latine
region-africa = Afrique
region-asia-oceania = Asie et Océanie
space-hub = Le centre
space-again = Relance
space-hq = QG { $region }
wheel-label = La roue
tally-wedges = Parts
wedges-of = { $name } : { $count ->
    [0] aucune part
    [one] une part
   *[other] { $count } parts
}
wedges-count = { $count ->
    [0] pas encore de part
    [one] une part sur 6
   *[other] { $count } parts sur 6
}
card-boarding = Carte d’embarquement
card-first_class = Première classe
card-passport = Passeport
card-number = Paquet { $pack } · carte { $card }
difficulty = Difficulté { $level } sur 3

first-head = Qui part en premier ?
first-tie = Égalité ! On recommence
first-say = Chacun lance le dé. Le plus haut commence.
first-hand = Lance pour savoir qui commence
first-wait = Lancent encore : { $names }
roll-button = Lance !
roll-turn = { $name } lance le dé
roll-again = Relance, { $name } !
roll-right = { $name } relance
first-turn = Premier tour de jeu : gagner maintenant, c’est gagner tout droit.
straight = { $names } a gagné dès son premier tour !
straight-owed = La même chance, encore, pour { $names }.
your-roll = À toi : lance le dé
your-roll-space = Relance !
your-roll-right = Bien vu ! Relance
go-head = { $name }, on va où ?
your-go = Tu vas où ? Touche un numéro
wedge-there = la part
choose-head = { $name }, quelle région ?
choose-say = Au centre, le choix est libre.
your-choose = Au centre : choisis une région
ask-head = { $name } : l’avion, ou la question ?
ask-say = Le QG { $region } est à deux pas.
your-boarding = Embarque, ou prends la question
play-boarding = Embarquer pour le QG { $region }
last-kicker = SIX PARTS, ET RETOUR AU CENTRE
last-head = { $name } : plus qu’une réponse
last-say = À vous, les autres : choisissez la région de la dernière question. Sans pitié.
last-tied = Égalité. L’hôte tranche.
last-tap = { $name } vote sur son téléphone, ou le dit tout haut : touchez ici.
last-wait = Les autres choisissent la région de la dernière question.
your-last = Six parts ! Plus qu’une question
your-vote-region = Dernière question pour { $name } : quelle région fait le plus mal ?
tied-now = Choisissez une des régions à égalité
last-question = La dernière question. Juste, et c’est gagné.
for-wedge = pour la part
cards-over = Toutes les cartes sont passées. On repart du début.
answers = { $name } répond
reads = { $name } lit
your-read = Lis-la tout haut à { $name }, puis juge
your-answer = Ta question. Réponds tout haut
answer-aloud = Qui lit juge ce que tu dis.
answer-is = La réponse :
answer-also = aussi : { $answers }
answer-button = C’est ma réponse
answer-done = Répondu ✓
answer-place = Ta réponse
precision-family = Le nom de famille suffit.
precision-full = Il faut le nom complet.
pass = Je ne sais pas
pass-sure = Passer ? Touche encore
pass-first_class = Je ne sais pas : première classe
overrule-say = Une erreur de jugement ? Tant que rien d’autre n’arrive :
read-show = Me montrer la réponse
read-hide = Cacher la réponse
rescue-head = { $name }, première classe ?
rescue-say = Première classe : qui lit choisit deux autres questions. Une seule bonne réponse, et la part est à toi.
your-rescue = Raté. Tu joues la première classe ?
play-first_class = Jouer la première classe
keep-card = Garder la carte
passports-head = Quelqu’un d’autre sait ?
passport-say = Le passeport te laisse tenter la même question. Juste : la part est à toi, et tu gardes la carte. Faux : elle est perdue.
passport-yes = Passeport !
passport-no = Non merci
passports-wait = Hésitent encore : { $names }
your-passport = Tu connais la réponse ?
two-head = { $name } choisit deux autres questions
two-head-host = Choisissez deux autres questions
two-say = Une seule bonne réponse, et la part est gagnée.
two-button = Poser ces deux-là
two-now = Choisissez deux questions
your-two = Première classe : choisis deux questions
your-two-wait = Première classe : deux questions arrivent
globetrotter-over = LE TOUR DU MONDE
globetrotter-won = { $names } rentre à bon port. On repart où ?
question-said = { $region }. { $prompt }
answer-said = La réponse : { $answer }.
said-right = Juste !
said-wrong = Non.
table-rules = Plus facile pour quelqu’un · donner ou reprendre une part
easier-for = Plus facile pour
easier-none = rien de plus facile
easier-time = deux fois plus de temps
easier-wedge = une part à chaque bonne réponse
easier-set = Fixer
wedge-correct = Part de
wedge-give = gagne
wedge-take = perd

reason-wedge = la part { $region }
reason-wedge-first-class = la part { $region }, en première classe
reason-wedge-passport = la part { $region }, sur passeport
reason-wedge-overruled = { $region } : jugé de nouveau
reason-wedge-given = reçoit la part { $region } ({ $why })
reason-wedge-taken = perd la part { $region } ({ $why })
