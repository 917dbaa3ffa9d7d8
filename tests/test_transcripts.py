"""Stories: what was asked, what each viewer heard, what was refused.

A transcript is a text file `transcripts/<game>/<story>.txt`. Its first lines pack the table; each
line that begins with `>` is a command; what follows it is written anew by `pytest --record`. Read
the difference like code.
"""

from __future__ import annotations

import shlex
import typing
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Union

import msgspec
import pytest

from engine.core import HOST, ROOM, Command, Event, Fact, Game, Move, Refusal, Seat
from engine.games import GAMES
from engine.play import used_up
from tests.packed import PackedBox
from tests.players import PLAYERS

FOLDER = Path(__file__).parent / "transcripts"
STORIES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("story", STORIES, ids=lambda story: f"{story.parent.name}-{story.stem}")
def test_transcript(story: Path, request: pytest.FixtureRequest) -> None:
    written = story.read_text(encoding="utf-8")
    told = "\n".join(tell(story.parent.name, written.splitlines())).rstrip() + "\n"
    if request.config.getoption("--record"):
        story.write_text(told, encoding="utf-8")
    else:
        assert told == written


@pytest.mark.parametrize("key", GAMES)
def test_no_game_lacks_its_proof(key: str) -> None:
    lacking = []
    if not list((FOLDER / key).glob("*.txt")):
        lacking.append("a transcript")
    if not list(Path(__file__).parent.glob(f"test_{key}*.py")):
        lacking.append("tests of its rule page")
    if key not in PLAYERS:
        lacking.append("a player for the laws")
    assert lacking == []


def tell(key: str, lines: list[str]) -> Iterator[str]:
    """The story as it goes: the table and the commands as written, the rest as it happens."""
    game = GAMES[key]
    packed: dict[str, Any] = {"seats": "", "dice": "", "order": "", "options": "{}"}
    asked = [line for line in lines if line.startswith(">")]
    head = [line for line in lines[: lines.index(asked[0])] if not line.startswith("  ")]
    while not head[-1]:
        head.pop()
    for line in (*head, ""):
        yield line
        word, _, rest = line.partition(" ")
        if word in packed:
            packed[word] = rest
    order = [int(place) for place in packed["order"].split()]
    box = PackedBox(packed["dice"], PLAYERS[key].piles, order)
    options = msgspec.json.decode(packed["options"], type=game.options)
    seats = tuple(Seat(seat) for seat in packed["seats"].split())
    state = game.start(options, seats)
    dealt = game.deal(state, box)
    if dealt:
        state = yield from happen(game, state, dealt)
        box.used = used_up(map(game.spent, dealt), box.used)
    for line in asked:
        yield line
        try:
            events = game.decide(state, command(game, line), box)
        except Refusal as refusal:
            yield f"  refused: {sentence(refusal.message, refusal.facts)}"
            yield ""
            continue
        state = yield from happen(game, state, events)
        box.used = used_up(map(game.spent, events), box.used)


def happen(game: Game, state: Any, events: tuple[Event, ...]) -> Generator[str, None, Any]:
    """What is heard of these events and where they lead; gives the state after them."""
    for event in events:
        state = game.evolve(state, event)
        yield from heard(game, event, game.view(state, HOST).seats)
    view = game.view(state, HOST)
    waits = f", waiting for {' '.join(view.waiting)}" if view.waiting else ""
    yield f"  = {view.phase}{waits}"
    yield ""
    return state


def command(game: Game, line: str) -> Command:
    """`> B HandIn round=1 text="a hat"`: who asks, what, and its fields.

    A move is of who asks unless it names its `seat`. What has a notation stands in it: `bid=7x5`.
    """
    by, name, *fields = shlex.split(line.removeprefix(">"))
    values: dict[str, Any] = {"type": name, "by": by}
    kind = next(kind for kind in game.commands if kind.__name__ == name)
    if issubclass(kind, Move):
        values["seat"] = by
    for field in fields:
        word, _, value = field.partition("=")
        parse = getattr(typing.get_type_hints(kind)[word], "parse", None)
        if parse is not None:
            values[word] = msgspec.to_builtins(parse(value))
            continue
        try:
            values[word] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            values[word] = value
    asked: Command = msgspec.convert(values, Union[game.commands])  # noqa: UP007
    return asked


def heard(game: Game, event: Event, seats: tuple[Seat, ...]) -> Iterator[str]:
    """Who hears what of an event; those who hear the same together."""
    viewers = (ROOM, HOST, *seats)
    lines: dict[str, list[str]] = {}
    for viewer in viewers:
        line = game.heard(event, viewer)
        said = sentence(line.message, line.facts) if line else ""
        lines.setdefault(said, []).append(viewer)
    for said, who in lines.items():
        names = "all" if len(who) == len(viewers) else " ".join(who)
        if said:
            yield f"  {names}: {said}"
        elif names == "all":
            yield f"  nobody hears {type(event).__name__}"


def sentence(message: str, facts: dict[str, Fact]) -> str:
    return " ".join([message, *(f"{name}={fact}" for name, fact in facts.items())])
