"""What a seat of Imperio may not see does not travel: other cards behind the same backs, the same wire."""

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.chance import Chance
from tests.games.imperio.test_counts import played
from tests.games.playing import sample


def sent(cells, players, variants, seat, browser):
    """What a view of a seat is sent of a position set up from its cells, the view's own name aside."""
    match = cw.setup("imperio", cells, players=players, variants=variants, seed=1)
    page = browser(cw.MatchView(match, seat=seat))
    tape = {key: value for key, value in page.traits["tape"].items() if key != "tape"}
    now = {key: value for key, value in page.traits["now"].items() if key != "tape"}
    return tape, now


@pytest.mark.parametrize(
    "players, variants", [(3, []), (4, ["trials", "ship"]), (3, ["no-guardian"]), (1, ["solo"])]
)
def test_hidden_cards_change_nothing_that_is_sent(players, variants, browser):
    match = played(players, tuple(variants), 5)
    changed = 0
    for ply in sample(match, 24):
        state = ply._node.state
        if not match._game.window(state).seats:
            continue  # chance would go on at once, and a card drawn is seen by its drawer
        for seat in range(players):
            other = match._game.cells(match._game.determinize(state, seat, Chance(ply.ply)))
            changed += other != ply.cells()
            assert sent(other, players, variants, seat, browser) == sent(
                ply.cells(), players, variants, seat, browser
            )
    assert changed > 5
