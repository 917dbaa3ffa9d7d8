"""Measures a page: what must be scrolled to, how small its letters and buttons are."""

from __future__ import annotations

import msgspec
from playwright.sync_api import Page

from engine.core import Value

MEASURE = """() => {
  const main = document.querySelector("[data-testid=stMain]");
  const shown = (node) => {
    const box = node.getBoundingClientRect();
    return node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1 && box.height > 1;
  };
  const letters = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue.trim();
    if (!text || !shown(holder) || holder.closest(".sr, script, style, [data-testid=stIconMaterial]")) continue;
    // The letter in a token is a sign, like its colour and shape, where the name stands beside it.
    if (holder.closest(".token")?.parentElement.querySelector(".name, bdi")) continue;
    letters.push([parseFloat(getComputedStyle(holder).fontSize), text.slice(0, 40)]);
  }
  const said = (button) => (button.innerText || button.placeholder || "").slice(0, 40);
  const buttons = [...main.querySelectorAll("button, a, summary, input, [role=button]")]
    .filter(shown)
    .map((button) => [button.getBoundingClientRect().height, said(button)]);
  const press = document.querySelector(".st-key-main button")?.getBoundingClientRect();
  return {
    below: Math.max(main.scrollHeight - main.clientHeight, document.documentElement.scrollHeight - innerHeight),
    beside: Math.max(main.scrollWidth - main.clientWidth, document.documentElement.scrollWidth - innerWidth),
    letters,
    buttons,
    press: press ? [press.top, press.bottom] : null,
    height: innerHeight,
  };
}"""


class Sizes(Value):
    """All in CSS pixels. `below` and `beside`: how far the page goes beyond the window.

    `letters` and `buttons` are sizes with what stands there; `press` are top and bottom of the main
    button, and `height` is the window's.
    """

    below: float
    beside: float
    letters: list[tuple[float, str]]
    buttons: list[tuple[float, str]]
    press: tuple[float, float] | None
    height: float

    def letters_under(self, least: float) -> list[tuple[float, str]]:
        return [pair for pair in self.letters if pair[0] < least]

    def buttons_under(self, least: float) -> list[tuple[float, str]]:
        return [pair for pair in self.buttons if pair[0] < least]


def measure(page: Page) -> Sizes:
    """Measure a page that has been drawn."""
    page.evaluate("() => document.fonts.ready")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
    return msgspec.convert(page.evaluate(MEASURE), Sizes)
