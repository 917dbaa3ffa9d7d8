"""What holds for every game, whoever plays it how."""

from __future__ import annotations

import contextlib
from typing import Any, Union

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import HOST, ROOM, Event, Refusal, Scored
from engine.games import GAMES
from engine.table import Corrected
from tests.players import Party

every_game = pytest.mark.parametrize("key", GAMES)
seeds = st.integers(0, 2**32)
few = settings(max_examples=40)

encode = msgspec.json.encode


@every_game
@few
@given(seed=seeds)
def test_a_log_replays_to_the_same_state_also_out_of_json(key: str, seed: int) -> None:
    party = Party(key, seed)
    for _ in party.play(150):
        pass
    read = msgspec.json.Decoder(tuple[Union[party.game.events], ...])  # type: ignore[name-defined]  # noqa: UP007
    told: tuple[Event, ...] = read.decode(encode(party.log))
    assert told == tuple(party.log)
    state = party.start
    for event in told:
        state = party.game.evolve(state, event)
    assert state == party.state


@every_game
@few
@given(seed=seeds)
def test_states_commands_and_options_survive_json(key: str, seed: int) -> None:
    party = Party(key, seed)
    asks = msgspec.json.Decoder(Union[party.game.commands])  # noqa: UP007
    for command in party.play(100):
        assert asks.decode(encode(command)) == command
        assert msgspec.json.decode(encode(party.state), type=type(party.state)) == party.state
    assert msgspec.json.decode(encode(party.options), type=party.game.options) == party.options


@every_game
@few
@given(seed=seeds)
def test_a_refusal_is_one_of_ours_and_changes_nothing(key: str, seed: int) -> None:
    party = Party(key, seed)
    for command in party.play(200):
        before, told = encode(party.state), len(party.log)
        if not party.ask(command):
            assert (encode(party.state), len(party.log)) == (before, told)


@every_game
@few
@given(seed=seeds)
def test_of_a_seat_that_is_not_open_nothing_comes(key: str, seed: int) -> None:
    """It is refused; what was sent before and is sent again counts once (A3)."""
    party = Party(key, seed)
    for _ in party.play(60):
        for move in party.outsiders():
            with contextlib.suppress(Refusal):
                assert party.game.decide(party.state, move, party._box()) == ()


@every_game
@few
@given(seed=seeds)
def test_a_seat_that_is_waited_for_can_move(key: str, seed: int) -> None:
    party = Party(key, seed)
    for _ in party.play(100):
        view = party.view(HOST)
        assert set(view.waiting) <= set(view.open) <= set(party.present)
        for seat in view.waiting:
            asks = party.player.propose(party.view(seat), party.luck)
            assert any(party.game.decide(party.state, ask, party._box()) for ask in asks)


@every_game
@few
@given(seed=seeds)
def test_a_game_comes_to_an_end_with_a_winner(key: str, seed: int) -> None:
    party = Party(key, seed)
    for _ in party.play(3000, calm=True):
        pass
    ending = party.view(HOST).ending
    assert ending is not None
    assert ending.winners


@every_game
@few
@given(seed=seeds)
def test_there_is_always_a_way_on(key: str, seed: int) -> None:
    party = Party(key, seed)
    for _ in party.play(150):
        view = party.view(HOST)
        few_ = len(party.present) < party.game.seats[0]
        asks = party.player.propose(view, party.luck)
        assert view.waiting or view.steps or asks or view.paused or view.ending or few_


@every_game
@few
@given(seed=seeds)
def test_points_are_what_was_scored_and_corrected(key: str, seed: int) -> None:
    party = Party(key, seed)
    for _ in party.play(200):
        pass
    points = dict.fromkeys(party.view(HOST).seats, 0)
    for event in party.log:
        if isinstance(event, Scored | Corrected):
            points[event.seat] += event.points
    assert party.view(HOST).points == tuple(points.items())


@every_game
@few
@given(seed=seeds)
def test_the_host_sees_what_the_room_sees(key: str, seed: int) -> None:
    party = Party(key, seed)
    for _ in party.play(100):
        room = msgspec.structs.replace(party.view(ROOM), viewer=HOST)
        assert encode(party.view(HOST)) == encode(room)
    for event in party.log:
        assert party.game.heard(event, HOST) == party.game.heard(event, ROOM)


@every_game
@few
@given(seed=seeds)
def test_twins_what_a_viewer_cannot_know_changes_nothing_he_sees(key: str, seed: int) -> None:
    party = Party(key, seed)
    changed = 0
    for _ in party.play(100):
        for viewer in party.viewers:
            other = party.player.twin(party.state, viewer)
            changed += other != party.state
            assert _seen(party, other, viewer) == _seen(party, party.state, viewer)
    for event in party.log:
        for viewer in party.viewers:
            other_event = party.player.twin_event(event, viewer)
            changed += other_event != event
            assert party.game.heard(other_event, viewer) == party.game.heard(event, viewer)
    assert changed or not party.player.hides(party.options)


def _seen(party: Party, state: Any, viewer: str) -> bytes:
    return encode(party.game.view(state, viewer))


@every_game
def test_the_lobby_offers_every_option_its_default_first(key: str) -> None:
    game = GAMES[key]
    plain = game.options()
    assert [option.name for option in game.choices] == list(game.options.__struct_fields__)
    for option in game.choices:
        assert option.choices[0] == getattr(plain, option.name)
        for choice in option.choices:
            chosen = msgspec.convert({option.name: choice}, game.options)
            assert getattr(chosen, option.name) == choice
