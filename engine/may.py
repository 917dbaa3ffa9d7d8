"""Who may ask for what, before the rules of the game have their say."""

from __future__ import annotations

from engine import table
from engine.core import HOST, Command, Move, NotAllowed, Viewer
from engine.night import Night
from engine.play import Play


def check(night: Night, play: Play, viewer: Viewer, command: Command) -> None:
    """Whether a viewer may send a command to a game. Seats send their own moves, the host any.

    Raises `NotAllowed`: only-look (the room's and the screen's links), not-you, host-only,
    not-your-seat, not-playing (seat), not-in-this-game, no-such-seat.
    """
    if viewer != HOST and viewer not in {person.seat for person in night.people}:
        raise NotAllowed("only-look")
    if command.by != viewer:
        raise NotAllowed("not-you")
    if type(command) not in {*play.game.commands, *table.COMMANDS}:
        raise NotAllowed("not-in-this-game")
    if viewer != HOST:
        if isinstance(command, table.COMMANDS):
            raise NotAllowed("host-only")
        if isinstance(command, Move) and command.seat != viewer:
            raise NotAllowed("not-your-seat")
        if viewer not in play.seats:
            raise NotAllowed("not-playing", seat=viewer)
    elif isinstance(command, table.Join):
        night.person(command.seat)
    elif isinstance(command, Move) and command.seat not in play.seats:
        raise NotAllowed("not-playing", seat=command.seat)
