"""Who may send what to a game, before the game itself has its say."""

from __future__ import annotations

from engine import table
from engine.core import HOST, Command, NotAllowed, Viewer
from engine.night import Night
from engine.play import Play


def check(night: Night, play: Play, viewer: Viewer, command: Command) -> None:
    """Whether a viewer may send a command to a game; for which seat is the game's to check.

    Raises `NotAllowed`: only-look (the room's and the screen's links), not-you, not-playing (seat),
    not-in-this-game, no-such-seat.
    """
    if viewer != HOST and viewer not in {person.seat for person in night.people}:
        raise NotAllowed("only-look")
    if command.by != viewer:
        raise NotAllowed("not-you")
    if type(command) not in {*play.game.commands, *table.COMMANDS}:
        raise NotAllowed("not-in-this-game")
    if viewer != HOST and viewer not in play.seats:
        raise NotAllowed("not-playing", seat=viewer)
    if isinstance(command, table.Join):
        night.person(command.seat)
