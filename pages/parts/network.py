"""Under which addresses phones on the same Wi-Fi reach this laptop."""

from __future__ import annotations

import ipaddress
import os
import socket

import psutil
import streamlit as st

VIRTUAL = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "tun",
    "tap",
    "utun",
    "zt",
    "tailscale",
)
"""Networks that a phone in the room is not on; offered last."""


def addresses() -> tuple[str, ...]:
    """Give this machine's IPv4 addresses that others may reach, the likeliest first."""
    up = {name for name, state in psutil.net_if_stats().items() if state.isup}
    found: list[tuple[tuple[bool, bool, str], str]] = []
    for name, entries in psutil.net_if_addrs().items():
        for entry in entries:
            if name not in up or entry.family != socket.AF_INET:
                continue
            address = ipaddress.ip_address(entry.address)
            if address.is_loopback or address.is_link_local:
                continue
            virtual = name.lower().startswith(VIRTUAL)
            found.append(((virtual, not address.is_private, entry.address), entry.address))
    return tuple(address for _, address in sorted(found))


class Choice:
    """The network that the host chose for this server's codes; None is the likeliest."""

    def __init__(self) -> None:
        self.address: str | None = None


choice = Choice()


def base_url() -> str:
    """Give the address that goes into a QR code, without a slash at its end.

    `MENEUR_PUBLIC_URL` wins; then the network the host chose, then the likeliest. A laptop without any
    network gives its own name, which only it can reach.
    """
    public = os.environ.get("MENEUR_PUBLIC_URL")
    if public:
        return public.rstrip("/")
    port = st.get_option("server.port")
    found = addresses()
    host = choice.address if choice.address in found else next(iter(found), "localhost")
    return f"http://{host}:{port}"
