"""Setup: species, hands, the first player; what is hidden."""

import pytest

import cobra_widgets as cw
from tests.games.cockpit.positions import SPECIES, cell
from tests.oracles import cockpit_cards


@pytest.mark.clause("cockpit:setup.species")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_gets_another_species_by_chance(players):
    dealt = [tuple(cw.new("cockpit", players, seed=seed).inspect("species").values()) for seed in range(12)]
    assert all(len({*boards}) == players and {*boards} <= {*SPECIES} for boards in dealt)
    assert len({*dealt}) > 3


@pytest.mark.clause("cockpit:setup.species")
def test_the_species_can_be_asked_of_chance():
    match = cw.new("cockpit", 2, seed=1).goto("start").fork(force={"species": [*SPECIES[::-1]]})
    match.step()
    assert [*match.inspect("species").values()] == ["kingsnakes", "rattlesnakes"]


@pytest.mark.clause("cockpit:setup.hand")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_five_cards_and_no_snake_aboard(players):
    match = cw.new("cockpit", players, seed=2)
    assert [len(hand) for hand in match.inspect("hand").values()] == [5] * players
    assert len(cell(match, "deck")) == 99 - 5 * players
    assert [*match.inspect("reserve").values()] == [5] * players
    assert [p.notation.partition(" ")[0] for p in match.path()] == ["", "species", "shuffle", "first"]


@pytest.mark.clause("cockpit:setup.hand")
def test_chance_says_who_goes_first():
    firsts = {cw.new("cockpit", 4, seed=seed).to_act for seed in range(25)}
    assert firsts == {(0,), (1,), (2,), (3,)}


@pytest.mark.clause("cockpit:setup.hand")
def test_cards_are_dealt_around_from_the_top():
    deck = cockpit_cards.full_deck()
    match = cw.new("cockpit", 2, seed=1).goto("start").fork(force={"shuffle": deck})
    match.step()
    assert cell(match, "hand/0") == deck[0:10:2]
    assert cell(match, "hand/1") == deck[1:10:2]
    assert cell(match, "deck") == deck[10:]


@pytest.mark.clause("cockpit:ruling.trade")
def test_boards_are_given_after_trades():
    match = cw.new("cockpit", 3, seed=1, species=["kingsnakes", "cobras", "pythons"])
    assert [*match.inspect("species").values()] == ["kingsnakes", "cobras", "pythons"]
    assert [p.notation.partition(" ")[0] for p in match.path()] == ["", "shuffle", "first"]


@pytest.mark.clause("cockpit:ruling.trade")
def test_without_trades_no_board_is_given_before_chance_deals():
    match = cw.new("cockpit", 2, seed=1).goto("start")
    assert [*match.inspect("species").values()] == [None, None]


@pytest.mark.clause("cockpit:ruling.hidden")
def test_hands_of_others_and_the_deck_are_counts_and_all_else_is_open():
    match = cw.new("cockpit", 3, seed=4)
    whole, seen = match.inspect(), match.inspect(seat=1)
    hidden = {address for address in whole if whole[address] != seen[address]}
    assert hidden == {"hand/0", "hand/2", "deck"}
    assert (seen["hand/0"], seen["deck"]) == ({"count": 5}, {"count": 84})
    assert seen["hand/1"] == whole["hand/1"]


def test_a_draw_is_told_to_who_draws_and_counted_for_the_others():
    match = cw.new("cockpit", 2, seed=4, species=["cobras", "pythons"])
    (seat,) = match.to_act
    match.step(str(match.legal()[0]))
    match.step("end")
    drawn = match.path()[-1]
    assert (drawn.notation, drawn.outcome["draw"]) == ("draw", [e.data[1][0] for e in drawn.events[:1]])
    other = match.path(seat=1 - seat)[-1]
    assert [event.kind for event in other.events] == ["drew", "turn-began"]
    assert other.outcome is None


def test_a_draw_can_be_asked_for():
    match = cw.new("cockpit", 2, seed=4)
    match.step(str(match.legal()[0]))
    match.step("end")
    wanted = cell(match.goto(match.ply - 1), "deck")[-1]
    branch = match.fork(force={"draw": [wanted]})
    branch.step()
    assert branch.path()[-1].outcome == {"draw": [wanted]}
    assert cw.load(branch.to_json()).fidelity == cw.EXACT
    with pytest.raises(cw.BadOption, match="draw"):
        match.fork(force={"draw": ["B7", "B7", "B7"]}).step()
