"""Lets the server send small messages at once instead of gathering them (TCP_NODELAY).

A redraw is eight small messages. Without this the second waits until the phone has confirmed the
first, which a phone puts off for up to 40 ms. The event loop would set it by itself, but not for a
listening socket made by others, and Streamlit hands ours to the server without a word. What is set
on a listening socket holds for all that come in through it.
"""

from __future__ import annotations

import gc
import socket

INTERNET = (socket.AF_INET, socket.AF_INET6)


def send_at_once() -> int:
    """Set it on every listening socket of this process; give how many there are."""
    listening = [
        thing for thing in gc.get_objects() if type(thing) is socket.socket and _listens(thing)
    ]
    for door in listening:
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
    return len(listening)


def _listens(door: socket.socket) -> bool:
    if door.fileno() == -1 or door.type != socket.SOCK_STREAM or door.family not in INTERNET:
        return False
    return bool(door.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN))
