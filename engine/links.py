"""Links to the private pages: who holds one is who it names.

A token reads "3.B.0.<seal>": night, viewer, number of the link, and a seal that only the keeper
of the secret can make. Nothing is stored for it; a renewed link has the next number.
"""

from __future__ import annotations

import base64
import hashlib
import hmac

from engine.core import Event, NotAllowed, Value, Viewer

SEAL_BYTES = 18
"""144 bits, of HMAC-SHA256."""

PIN_DIGITS = 6

LONGEST_NUMBER = 9
"""Digits of a night or link number: guards `int` against megabytes of digits."""


class PinRenewed(Event):
    """The PIN is another one from now on, and what was opened with the old one is shut."""


class Claim(Value):
    """What a genuine token says. Whether the link is still the newest is the night's to know."""

    night: int
    viewer: Viewer
    number: int


def token(secret: bytes, claim: Claim) -> str:
    """The token for a claim: letters, digits, and . - _ only."""
    said = f"{claim.night}.{claim.viewer}.{claim.number}"
    seal = hmac.new(secret, f"link:{said}".encode(), hashlib.sha256).digest()[:SEAL_BYTES]
    return f"{said}.{base64.urlsafe_b64encode(seal).decode()}"


def read(secret: bytes, text: str) -> Claim:
    """The claim of a genuine token. Raises `NotAllowed`: link-unknown."""
    match text.split("."):
        case [night, viewer, number, _] if text.isascii() and _number(night) and _number(number):
            claim = Claim(int(night), viewer, int(number))
            # The whole token is made anew and compared: only one spelling of it is good.
            if hmac.compare_digest(token(secret, claim), text):
                return claim
    raise NotAllowed("link-unknown")


def pin(secret: bytes, number: int) -> str:
    """Six digits that a host elsewhere types to prove that he has seen the laptop; the `number`-th."""
    said = f"pin:{number}".encode()
    drawn = int.from_bytes(hmac.new(secret, said, hashlib.sha256).digest(), "big")
    return f"{drawn % 10**PIN_DIGITS:0{PIN_DIGITS}}"


def _number(text: str) -> bool:
    return text.isdigit() and len(text) <= LONGEST_NUMBER
