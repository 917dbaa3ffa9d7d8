### Globetrotter : six régions, six triangles, et retour au centre.

game-globetrotter = Globetrotter
game-globetrotter-say = Six régions du monde, six triangles. Gagnez-les tous, puis revenez au centre.
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
space-again = REJOUEZ
space-hq = QG { $region }
wheel-label = La roue
tally-wedges = Triangles
wedges-of = { $name } : { $count ->
    [0] aucun triangle
    [one] un triangle
   *[other] { $count } triangles
}
wedges-count = { $count ->
    [0] pas encore de triangle
    [one] un triangle sur 6
   *[other] { $count } triangles sur 6
}
card-boarding = Embarquement
card-first_class = Première Classe
card-passport = Passeport
card-number = Paquet { $pack } · carte { $card }
difficulty = Difficulté { $level } sur 3

first-head = Qui part en premier ?
first-tie = Égalité ! On recommence
first-say = Chacun lance le dé. Le plus haut commence.
first-hand = Lance pour savoir qui commence
first-wait = On attend le dé de { $names }
roll-button = Lance !
roll-turn = { $name } lance le dé
roll-again = Relance, { $name } !
roll-right = { $name } relance
first-turn = Premier tour de jeu : gagner maintenant, c’est gagner tout droit.
straight = Gagné dès le tout premier tour : { $names } !
straight-owed = La même chance, encore, pour { $names }.
your-roll = À toi : lance le dé
your-roll-space = REJOUEZ : relance !
your-roll-right = Bien vu ! Relance
go-head = { $name }, on va où ?
your-go = Tu vas où ? Touche un numéro
wedge-there = le triangle
choose-head = { $name }, quelle région ?
choose-say = Au centre, le choix est libre.
your-choose = Au centre : choisis une région
ask-head = { $name } : embarquer, ou prendre la question ?
ask-say = Le QG { $region } est à deux pas.
your-boarding = Embarque, ou prends la question
play-boarding = Embarquer pour le QG { $region }
last-kicker = SIX TRIANGLES, ET RETOUR AU CENTRE
last-head = { $name } : plus qu’une réponse
last-say = À vous, les autres : choisissez la région de la dernière question. Sans pitié.
last-tied = Égalité. L’hôte tranche.
last-tap = { $name } vote sur son téléphone, ou le dit tout haut : touchez ici.
last-wait = Les autres choisissent la région de la dernière question.
your-last = Six triangles ! Plus qu’une question
your-vote-region = Dernière question pour { $name } : quelle région fait le plus mal ?
tied-now = Choisissez une des régions à égalité
last-question = La dernière question. Juste, et c’est gagné.
for-wedge = pour le triangle
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
pass-first_class = Je ne sais pas : Première Classe
overrule-say = Une erreur de jugement ? Tant que rien d’autre n’arrive :
read-show = Me montrer la réponse
read-hide = Cacher la réponse
rescue-head = { $name }, Première Classe ?
rescue-say = Première Classe : qui lit choisit deux autres questions. Une seule bonne réponse, et le triangle est à toi.
your-rescue = Raté. Tu joues la Première Classe ?
play-first_class = Jouer la Première Classe
keep-card = Garder la carte
passports-head = Quelqu’un d’autre sait ?
passport-say = Le Passeport te laisse tenter la même question. Juste : le triangle est à toi, et tu gardes la carte. Faux : elle est perdue.
passport-yes = Passeport !
passport-no = Non merci
passports-wait = Hésitent encore : { $names }
your-passport = Tu connais la réponse ?
two-head = { $name } choisit deux autres questions
two-head-host = Choisissez deux autres questions
two-say = Une seule bonne réponse, et le triangle est gagné.
two-button = Poser ces deux-là
two-now = Choisissez deux questions
your-two = Première Classe : choisis deux questions
your-two-wait = Première Classe : deux questions arrivent
globetrotter-over = LE TOUR DU MONDE
globetrotter-won = De retour à bon port : { $names }. On repart où ?
question-said = { $region }. { $prompt }
answer-said = La réponse : { $answer }.
said-right = Juste !
said-wrong = Non.
table-rules = Plus facile pour quelqu’un · donner ou reprendre un triangle
easier-for = Plus facile pour
easier-none = rien de plus facile
easier-time = deux fois plus de temps
easier-wedge = un triangle à chaque bonne réponse
easier-set = Fixer
wedge-correct = Triangle de
wedge-give = gagne
wedge-take = perd

reason-wedge = le triangle { $region }
reason-wedge-first-class = le triangle { $region }, en Première Classe
reason-wedge-passport = le triangle { $region }, au Passeport
reason-wedge-overruled = { $region } : jugé à nouveau
reason-wedge-given = reçoit le triangle { $region } ({ $why })
reason-wedge-taken = perd le triangle { $region } ({ $why })
