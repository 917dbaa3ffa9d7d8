"""Every sentence exists in both languages, with the same facts; nothing is said without one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine.core import HOST, ROOM, Refusal, Scored
from engine.decks import SENTENCES, Decks
from engine.games import GAMES
from engine.games.balderdash import commands as balderdash_commands
from engine.games.balderdash import terms as balderdash
from engine.games.bluff import commands as bluff_commands
from engine.games.bluff import events as bluff_events
from engine.games.bluff import terms as bluff
from engine.games.fake_artist import events as fake_artist_events
from engine.games.fake_artist import terms as fake_artist
from engine.games.globetrotter import events as globetrotter_events
from engine.games.globetrotter import terms as globetrotter
from pages.parts.words import LANGUAGES, LOCALES, SEAT_FACTS, Words, alphabetical, words
from tests.players import PLAYERS, Party

HOME = Path(__file__).parents[1]


class _Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def sentences(language: str) -> dict[str, frozenset[str]]:
    """The ids of a language, and the facts that each needs. No id stands there twice."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (path.name, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, (path.name, entry.id.name)
                facts = _Facts()
                facts.visit(entry)
                found[entry.id.name] = frozenset(facts.names)
    return found


ENGLISH = sentences("en")


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_languages_say_the_same(language: str) -> None:
    """The same ids, with the same facts."""
    assert sentences(language) == ENGLISH


# --- what the pages say ------------------------------------------------------------------------

PAGES = sorted((HOME / "pages").rglob("*.py")) + sorted((HOME / "pages").rglob("*.html"))
PLAIN = re.compile(r"""\bt\(\s*["']([a-z][\w-]*)["']\s*[,)]""")
BUILT = re.compile(r"""\bt\(\s*(?:f["']([a-z_-]*)\{|["']([a-z_-]+-)["']\s*~)""")
OF = re.compile(r"""\bt\.of\(\s*["'](\w+)["'],\s*["']([a-z_-]+)["']""")

CATEGORIES = balderdash.CATEGORIES
RUN = {
    key: {
        "phase": import_module(f"engine.games.{key}.terms").PHASES,
        "step": get_args(import_module(f"engine.games.{key}.commands").Step),
    }
    for key in GAMES
}
DRAWINGS = Decks.open(HOME / "content").piles("fake_artist", "en")
OPTIONS = [
    (f"{key}-{option.name}", option) for key, game in GAMES.items() for option in game.choices
]
ONLY_OURS = {
    "deck-header",
    "record-short",
    "date-form",
    "source-same",
    "source-banned",
    "language-one",
    "cell-twice",
    "pair-banned",
} | {*("near-twice", "word-offensive", "card-incomplete", "card-gap", "copied", "french-signs")}
"""What can be wrong with decks of the house alone, which no page tells."""

OF_OWN = {"cell-nameless", "row-twice", "card-twice"} | {
    *(f"deck-{what}" for what in ("kind", "large", "long", "wide")),
    *(f"column-{what}" for what in ("missing", "twice", "unknown")),
}
"""What can be wrong with decks of one's own alone."""

ENDINGS: dict[str, set[str]] = {
    "category-": set(CATEGORIES),
    "ask-": set(CATEGORIES),
    "place-": set(CATEGORIES),
    "step-": {*get_args(balderdash_commands.Step), *get_args(bluff_commands.Step)},
    "phase-": {*balderdash.PHASES, *bluff.PHASES},
    "void-": set(get_args(balderdash.Void)),
    "fake_artist-void-": set(get_args(fake_artist.Void)),
    "reason-": {"bluff-votes", "true-vote", "nobody-found", "too-close", "pair-right", "pair-wrong"}
    | {*get_args(bluff_events.Reason), "outlasted", "dice-gone", "dice-kept"}
    | {*get_args(fake_artist_events.Reason), *get_args(globetrotter_events.Reason)},
    "face-": set("123456"),
    "faces-": set("123456"),
    "game-": {ending for key in GAMES for ending in (key, f"{key}-say")},
    "option-": {ending for name, _ in OPTIONS for ending in (name, f"{name}-rule")},
    "choice-": {
        f"{name}-{choice}".lower() for name, option in OPTIONS for choice in option.choices
    },
    "stats-kind-": {"truth", "bluff", "close", "other"},
    "stats-take-": {"evening", "points", "answers", "players", "dice", "bids", "bidders"}
    | {"drawn", "artists", "drawings", "wedges", "posed", "walked", "travellers"},
    "art-head-": {"blamed", "spotted", "as_fake", "as_artist", "as_master"},
    "art-column-": {"round", "category", "word", "master", "fake", "end", "guess", "pointing"}
    | {"voted", "found", "honest", "blamed", "faked", "escaped", "guessed", "spotted", "roles"}
    | {"as_fake", "as_artist", "as_master"},
    "bids-column-": {"round", "player", "bid", "chance", "actual", "held", "doubter", "bids"}
    | {"bluffed", "won", "lost", "doubted", "luck", "boldest", "bold", "gave", "rate", "doubts"},
    "region-": set(globetrotter.REGIONS),
    "card-": {f"{card}{end}" for card in globetrotter.TRAVEL_CARDS for end in ("", "-say")},
    "verdict-": {"right", "wrong", "passed"},
    "easier-": {*get_args(globetrotter.Easier)},
    "precision-": {"family", "full"},
    "trip-column-": {"question", "round", "printed", "region", "difficulty", "prompt", "answer"}
    | {"seat", "card", "typed", "right", "wedge", "tried", "wedges", "home", "cards"}
    | {f"{card}{end}" for card in globetrotter.TRAVEL_CARDS for end in ("", "_won")},
    "between-": {
        f"{what}{end}"
        for what in ("lobby", "along", "watch", "out", "moved")
        for end in ("", "-say")
    },
    "stats-to-": {"console", "lobby"},
    "library-which-": {"all", "seen", "bad", "easy"},
    "deck-": {path.stem for path in (HOME / "content").glob("*/*.csv")},
    "fault-": {*SENTENCES} - ONLY_OURS | OF_OWN,
    "stats-column-": {"games", "won", "points", "beaten", "round", "dasher", "category", "prompt"}
    | {
        "text",
        "kind",
        "authors",
        "voters",
        "fooled",
        "written",
        "worked",
        "voted",
        "found",
        "knew",
    },
}
"""What pages put behind the beginning of an id."""


def test_plain_ids_of_the_pages_exist() -> None:
    """Every id written out in a page or template."""
    asked = {(path.name, name) for path in PAGES for name in PLAIN.findall(path.read_text("utf-8"))}
    assert len(asked) > 100
    assert sorted(pair for pair in asked if pair[1] not in ENGLISH) == []


def test_built_ids_have_known_endings() -> None:
    """A page that builds an id does so from a beginning that is listed here."""
    built = {
        (path.name, first or second)
        for path in PAGES
        for first, second in BUILT.findall(path.read_text("utf-8"))
    }
    assert sorted(pair for pair in built if pair[1] not in ENDINGS) == []
    assert set(ENDINGS) - {start for _, start in built} == set()


def test_ids_of_one_game_exist() -> None:
    """`t.of(game, id)`: as this game says it, or as all do."""
    asked = {pair for path in PAGES for pair in OF.findall(path.read_text("utf-8"))}
    assert {f"{game}-{name}" for game, name in asked if not _known(game, name)} == set()


@pytest.mark.parametrize(
    ("game", "name"),
    [
        (game, f"{kind}-{name}")
        for game, kinds in RUN.items()
        for kind, names in kinds.items()
        for name in names
    ],
)
def test_every_step_and_phase_has_a_name(game: str, name: str) -> None:
    assert _known(game, name)


def _known(game: str, name: str) -> bool:
    return f"{game}-{name}" in ENGLISH or name in ENGLISH


@pytest.mark.parametrize("category", sorted(DRAWINGS))
def test_every_list_of_words_to_draw_has_a_name(category: str) -> None:  # F2
    assert f"drawing-{category}" in ENGLISH


@pytest.mark.parametrize("start", ENDINGS)
def test_built_ids_exist(start: str) -> None:
    """Every ending has its sentence."""
    assert sorted(end for end in ENDINGS[start] if start + end not in ENGLISH) == []


# --- what the engine says ----------------------------------------------------------------------

REFUSALS = {"IllegalMove", "NotAllowed", "Stale", "Unkept", "Unusable", "Conflict"}


FOR_AUTHORS = {"decks.py", "own.py", "records.py", "sheets.py", "soundness.py", "sources.py"}
"""What is wrong with a deck is told by `engine.decks.SENTENCES`, or by `fault-…`."""


class Said(NamedTuple):
    """An id written out in the engine, and the facts that go with it where they are written out."""

    where: str
    message: str
    facts: frozenset[str] | None


def said() -> Iterator[Said]:
    """Everything the engine can refuse or tell that is written out there."""
    for path in sorted((HOME / "engine").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.args):
                continue
            if call.func.id not in {*REFUSALS, "Line"}:
                continue
            kind = "heard" if call.func.id == "Line" else "refused"
            if kind == "heard" and path.name in FOR_AUTHORS:
                continue
            where = f"{path.relative_to(HOME)}:{call.lineno}"
            for message in _texts(call.args[0]):
                yield Said(where, f"{kind}-{message}", _facts(call))


def _texts(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _facts(call: ast.Call) -> frozenset[str] | None:
    names: list[object] = [word.arg for word in call.keywords]
    for given in call.args[1:]:
        if not isinstance(given, ast.Dict):
            return None
        names += [key.value if isinstance(key, ast.Constant) else None for key in given.keys]
    return None if None in names else frozenset(str(name) for name in names)


SAID = list(said())


def test_what_the_engine_says_has_a_sentence() -> None:
    """Every refusal, every line of the feed."""
    assert len(SAID) > 80
    assert sorted((one.message, one.where) for one in SAID if one.message not in ENGLISH) == []


def test_what_the_engine_says_brings_its_facts() -> None:
    """No sentence asks for a fact that is not there."""
    missing = [
        (one.where, one.message, sorted(ENGLISH[one.message] - one.facts))
        for one in SAID
        if one.facts is not None and one.message in ENGLISH and ENGLISH[one.message] - one.facts
    ]
    assert missing == []


@pytest.mark.parametrize("void", [*get_args(balderdash.Void), *get_args(bluff.Void)])
def test_void_rounds_are_told(void: str) -> None:
    """A6, B8: why a round does not count."""
    assert f"heard-void-{void}" in ENGLISH


def test_unused_refusals_are_gone() -> None:
    """A sentence that nothing says any more is thrown away."""
    asked = {one.message for one in SAID} | {"refused-odd-message"}
    pages = "".join(path.read_text("utf-8") for path in PAGES)
    left = {name for name in ENGLISH if name.startswith("refused-")} - asked
    assert sorted(name for name in left if name.removeprefix("refused-") not in pages) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PLAYERS)
def test_games_by_chance_never_lack_words(key: str, language: str) -> None:
    """Whatever is heard, scored or refused in a game is said with names in place of seats."""
    t = words(language)
    heard = refused = 0
    for seed in range(8):
        party = Party(key, seed)
        names = {seat: f"<{seat}>" for seat in "ABCDEFGHZ"}
        for command in party.play(80):
            try:
                party.game.decide(party.state, command, party._box())
            except Refusal as refusal:
                refused += bool(t.line(refusal, names))
        for event in party.log:
            for viewer in (ROOM, HOST, *party.seats):
                line = party.game.heard(event, viewer)
                heard += line is not None
                assert line is None or t.line(line, names)
            if isinstance(event, Scored):
                assert t(f"reason-{event.reason}", **event.facts)
    assert min(heard, refused) > 50


# --- what the words themselves promise ---------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ([], ""),
        (["Ann"], "Ann"),
        (["Ann", "Bo"], "Ann and Bo"),
        (["Ann", "Bo", "Cy"], "Ann, Bo and Cy"),
    ],
)
def test_names_are_joined(names: list[str], said: str) -> None:
    """As one says them."""
    assert words("en").list(names) == said


@pytest.mark.parametrize(
    ("given", "ordered"),
    [
        ("Fruits,Fêtes,Zoo,École,Eau", "Eau,École,Fêtes,Fruits,Zoo"),
        ("Lieux,Légendes,Œufs,Oncle,Ogre", "Légendes,Lieux,Œufs,Ogre,Oncle"),
        ("côté,coter,Cote", "Cote,côté,coter"),
        ("À table,Bain,a la carte,Là,L’eau", "a la carte,À table,Bain,L’eau,Là"),
    ],
)
def test_lists_are_in_order_as_a_reader_expects(given: str, ordered: str) -> None:
    """An accent decides only between what is spelt alike; œ is oe; capitals come in among the rest."""
    assert sorted(given.split(","), key=alphabetical) == ordered.split(",")


def test_a_wrong_id_or_a_missing_fact_is_loud() -> None:
    """No page shows an id or a hole."""
    with pytest.raises(LookupError):
        words("en")("no-such-sentence")
    with pytest.raises(ValueError, match="name-taken"):
        words("en")("refused-name-taken")


def test_a_language_not_spoken_here_is_english() -> None:
    """A phone may have any."""
    assert words("pt").language == "en"
    assert isinstance(words("fr"), Words)


def test_decks_of_the_house_are_sound() -> None:
    """What the lobby would complain about."""
    assert Decks.open(HOME / "content").faults == ()


def test_seats_among_facts_get_names() -> None:
    """Names stand where facts hold seats, and only there."""
    assert "seat" in SEAT_FACTS
    refusal = Refusal("not-your-turn", seat="B")
    assert "Bo" in words("en").line(refusal, {"B": "Bo"})


def test_french_signs_stay_with_their_words() -> None:
    """No line begins with a question mark."""
    assert words("fr")("vote-head").endswith("\u00a0?")
    assert "\u00a0" not in words("en")("vote-head")
