"""What a night was: tables of its games, for the statistics page and for notebooks.

    course = referee.course(game_id)
    stats.table_of_evening(referee.table_of_evening(night_id))

    told = balderdash.told(course)
    balderdash.points(course).plot()
    balderdash.fooled(told, course[-1].seats)

    said = bluff.said(course)
    bluff.dice(course).plot()
    bluff.players(said, course[-1].seats)

    asked = globetrotter.posed(course)
    globetrotter.wedges(course).plot()
    globetrotter.right(asked, course[-1].seats)

A game's tables are in the module of its key. Everything is folded from what the room has seen
(`Referee.course`), and only from rounds that are over, so that no table can tell what nobody may
know yet. People stand in the tables as seats.
"""

from engine.stats.tables import csv as csv
from engine.stats.tables import table_of_evening as table_of_evening
