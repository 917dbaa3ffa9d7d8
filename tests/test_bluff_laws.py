"""What holds for the dice of every game of Bluff, whoever plays it how."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import HOST
from engine.games.bluff.events import CupLifted, Doubted, GaveUp
from engine.games.bluff.seen import BluffView
from engine.games.bluff.state import State
from engine.games.bluff.terms import DICE, Bid
from tests.players import Party

seeds = st.integers(0, 2**32)
few = settings(max_examples=40)


@few
@given(seed=seeds)
def test_dice_are_conserved_never_negative_and_never_more_than_five(seed: int) -> None:
    party = Party("bluff", seed)
    start = DICE * len(party.seats)
    for _ in party.play(300):
        dice = dict(party.state.dice)
        given_up = sum(
            event.dice for event in party.log if isinstance(event, GaveUp) and event.to is None
        )
        assert sum(dice.values()) + given_up == start
        assert all(0 <= count <= DICE for count in dice.values())


@few
@given(seed=seeds)
def test_a_cup_holds_the_dice_of_its_seat(seed: int) -> None:
    party = Party("bluff", seed)
    for _ in party.play(200):
        state: State = party.state
        if state.phase in ("bid", "reveal") and state.options.dice == "phones":
            for cup in state.now.cups:
                assert len(cup.dice) == dict(state.dice)[cup.seat]


@few
@given(seed=seeds)
def test_somebody_always_wins_with_all_that_is_left(seed: int) -> None:
    party = Party("bluff", seed)
    for _ in party.play(3000, calm=True):
        pass
    ending = party.view(HOST).ending
    assert ending is not None
    (winner,) = ending.winners
    assert [seat for seat, count in party.state.dice if count] == [winner]
    points = dict(party.view(HOST).points)
    players = len(party.seats)
    assert points[winner] == (DICE * players if party.state.options.cntdice else players - 1)
    assert max(points, key=lambda seat: points[seat]) == winner


@few
@given(seed=seeds)
def test_bids_of_a_round_rise_and_the_active_player_is_never_the_bidder(seed: int) -> None:
    party = Party("bluff", seed)
    for _ in party.play(200):
        view = party.view(HOST)
        assert isinstance(view, BluffView)
        bids = [made.bid for made in view.path]
        assert all(later > earlier for earlier, later in pairwise(bids))
        if view.standing and view.phase == "bid":
            assert view.turn != view.standing.seat


@few
@given(seed=seeds)
def test_what_is_counted_is_what_lies_under_the_cups(seed: int) -> None:
    party = Party("bluff", seed)
    for _ in party.play(300):
        pass
    bid, total = Bid(1, 1), 0
    for event in party.log:
        match event:
            case Doubted(bid=doubted):
                bid, total = doubted, 0
            case CupLifted(dice=dice):
                total += bid.matching(dice)
                assert event.total == total


@pytest.mark.parametrize("seed", range(5))
def test_ten_players_play_to_the_end(seed: int) -> None:
    party = Party("bluff", seed, players=10)
    assert party.seats[-1] == "J"
    for _ in party.play(6000, calm=True):
        pass
    assert party.view(HOST).ending is not None
