"""The invitation: one code for the room, its address in letters, and who is in."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import ROOM
from engine.look import NightView
from pages.parts.house import referee
from pages.parts.live import switchboard
from pages.parts.network import addresses, base_url
from pages.parts.people import Guest
from pages.parts.qr import qr_picture
from pages.parts.scene import scene
from pages.parts.words import Words


def room_address(night: int) -> str:
    """Give the address behind the room's code."""
    return f"{base_url()}/join?key={referee().link(night, ROOM)}"


def seat_address(night: int, seat: str) -> str:
    """Give the address behind a seat's own code."""
    return f"{base_url()}/seat?key={referee().link(night, seat)}"


def invite(night: NightView, who: Mapping[str, Guest], t: Words, night_id: int) -> None:
    """Draw the code, the address and the people."""
    scene(
        "invite.html",
        key="invite",
        t=t,
        title=night.title,
        picture=qr_picture(room_address(night_id)),
        address=base_url().removeprefix("http://") + "/join",
        reachable=bool(addresses()),
        people=[guest for guest in who.values() if not guest.away],
        phones=switchboard.phones(night_id),
        met=switchboard.met(night_id),
    )
