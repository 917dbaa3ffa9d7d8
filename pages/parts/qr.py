"""QR codes as pictures, drawn here, for any page."""

from __future__ import annotations

import base64
import functools
import io

import qrcode
from qrcode.image.svg import SvgPathImage


@functools.lru_cache(maxsize=256)
def qr_picture(address: str) -> str:
    """Give the address as a QR code: a `data:` URL of an SVG picture, dark on white with a quiet zone."""
    picture = qrcode.make(address, image_factory=SvgPathImage, border=3)
    lines = io.BytesIO()
    picture.save(lines)
    svg = lines.getvalue().replace(
        b"<path", b'<rect width="100%" height="100%" fill="#fff"/><path', 1
    )
    return "data:image/svg+xml;base64," + base64.b64encode(svg).decode()
