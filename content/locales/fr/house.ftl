### Ce que dit chaque page, quel que soit le jeu.

and = { $first } et { $last }
cut = La connexion est coupée un instant. Rien n’est perdu, tout revient tout seul.
sorry = Quelque chose a déraillé de notre côté. La partie n’a pas bougé : encore un essai, ou « Revenir ».
language-name = Français

## le salon
lobby-title = Meneur
lobby-tagline = Votre soirée, arbitrée. À vous de rire.
night-start = Ouvrir une soirée
night-resume = Reprendre cette soirée
night-title = Soirée jeux du { $date }
night-earlier = Les soirées passées
night-people = { $count ->
    [0] encore personne
    [one] une personne
   *[other] { $count } personnes
}
night-title-more = Soirée jeux du { $date } · { $number }
night-along = Qui en sera ? Les téléphones suivront tout seuls.
night-start-along = Ouvrir une soirée avec { $count ->
    [one] cette personne
   *[other] ces { $count } personnes
}
night-start-empty = Ouvrir une soirée vide
night-other = Une autre soirée
night-other-help = Les joueurs, les scores et les liens de ce soir restent à leur place.
join-title = Scannez pour entrer
join-wifi = Même Wi-Fi que cet ordinateur. Pas d’appareil photo ? Tapez l’adresse :
join-none = Cet ordinateur n’est sur aucun réseau : les téléphones ne le trouveront pas. Vous pouvez jouer en vous le passant.
network = Sur quel réseau sont les téléphones ?
people-title = Autour de la table
people-none = Encore personne. Visez le code avec un téléphone, ou tapez un prénom.
person-add = Un prénom, même sans téléphone
person-phone = connecté
person-no-phone = pas encore connecté
person-rename = Nouveau nom
person-up = Monter
person-down = Descendre
person-remove = Retirer
person-back = Faire revenir
person-renew = Téléphone perdu : nouveau lien
person-code = Le code de { $name }
person-out = absent
seat-order = Dans le sens horaire, comme vous êtes assis.
choose-game = Choisir un jeu
choose-game-need = { $count ->
    [one] Encore une personne et c’est parti.
   *[other] Encore { $count } personnes et c’est parti.
}
game-balderdash = Balderdash
game-balderdash-say = Un mot que personne ne connaît. Chacun invente un sens. Qui tombera dans le panneau ?
game-size = { $least } à { $most } joueurs
game-options = Règles maison (si vous voulez)
start-game = Lancer { $game }
back-to-game = Retour au jeu
back-to-lobby = Salon
choose = Choisir…
back = Retour
rules = Règles
deck-fault = Un paquet de cartes est laissé de côté : { $file }, ligne { $row }, colonne { $column }.
host-only = Cette page est celle de l’hôte. Scannez le code du grand écran pour avoir la vôtre.

## entrer
join-welcome = Bienvenue !
join-name = Ton prénom
join-name-say = Tel qu’il s’affichera sur le grand écran.
join-button = J’en suis
join-done = C’est moi
join-take = Tu étais déjà là ?
join-take-say = Touche ton nom pour retrouver ta place.
join-taken-confirm = C’est moi, { $name }
join-letters = Lettres : encore { "{n}" }
pin-title = C’est vous l’hôte ?
pin-say = Tapez le code PIN affiché sur l’ordinateur : console, « … ».
pin-button = Entrer
pin-label = PIN
pin-renew = Changer de PIN
pin-renew-say = Qui mène avec l’ancien devra taper le nouveau.
pin-show = Pour mener depuis un autre appareil, ouvrez-y cette adresse et tapez le PIN { $pin } :

## la console
round-head = Manche { $round } · { $name } est dasher
round-alone = Manche { $round }
undo = Revenir
undo-title = Revenir avant…
undo-none = Rien à annuler pour l’instant.
menu = …
menu-correct = Corriger un score
menu-correct-who = Le score de qui ?
menu-correct-points = Points (moins pour retirer)
menu-correct-why = Pourquoi ? Tout le monde le lira.
menu-correct-button = Corriger
menu-act = Jouer pour qui n’a pas de téléphone
menu-act-say = Passez l’ordinateur à { $name }. Il est branché sur la télé ? Débranchez d’abord. Puis { $name } touche.
menu-act-open = C’est moi, { $name } : ma page
menu-act-close = Cacher ma page
menu-skip = Continuer sans…
menu-leave = Quelqu’un part ou revient
menu-remove = { $name } s’en va
menu-back = { $name } revient
menu-pause = Pause
menu-resume = Reprendre
menu-end = Arrêter la partie
menu-end-sure = Oui, l’arrêter
menu-end-not = Non, on continue
menu-screen = Ouvrir la page pour la télé
menu-screen-say = Sur une télé qui a son navigateur :
menu-phones = Salon : codes, joueurs, autre jeu
play-again = Encore une partie
stats-button = Voir les statistiques
waiting-title = On attend
waiting-nobody = Personne — à vous.
scores-title = Points
doubled = double
paused-title = Une pause.
paused-say = Le temps s’arrête. Remplissez les verres.
clock = encore { "{n}" } s
clock-over = Temps écoulé
read-aloud = Lire à voix haute
sounds = Sons
voice-none = Ce navigateur n’a pas de voix. Lisez la ligne éclairée, puis appuyez sur espace.
voice-choose = Voix
voice-speed = Vitesse
feed-title = Jusqu’ici
game-none = Aucune partie en cours. Choisissez-en une au salon.
board-label = Le plateau : { $places }

## l’écran

## la place
between-lobby = Te voilà, { $name }.
between-lobby-say = L’hôte choisit un jeu. Regarde le grand écran.
between-along = Une autre soirée commence, { $name }, et tu en es.
between-along-say = Même nom, même couleur. L’hôte choisit un jeu : regarde le grand écran.
between-watch = { $game } a commencé sans toi, { $name }.
between-watch-say = Tu joues dès la prochaine partie. D’ici là, regarde le grand écran : cette page suivra toute seule.
between-out = Tu es hors jeu pour l’instant, { $name }.
between-out-say = Dis à l’hôte quand tu veux revenir : cette page suivra toute seule.
between-moved = Une autre soirée est ouverte, { $name }.
between-moved-say = Tu n’y as pas encore de place.
between-enter = Entrer
points-mine = { $points } pt{ $points ->
    [one] {""}
   *[other] s
}
title-turn = ● À toi · Meneur
other-language = English
close = Fermer

## le livret
rulebook-general = Pour tous les jeux

person-phone-asleep = en veille
pin-ask = Mener depuis un autre appareil
waiting-for = On attend { $names }…
waiting-more = Il faut être deux : faites revenir quelqu’un
redo = Finalement, le refaire
next-round-you = Tu joues à partir de la prochaine manche.
person-add-button = Ajouter
menu-act-cancel = Pas maintenant
