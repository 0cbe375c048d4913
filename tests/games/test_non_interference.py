"""Whatever a seat may not see changes nothing that it is shown, told or refused."""

import random

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.events import redact
from cobra_widgets.engine.game import WindowKind
from cobra_widgets.engine.path import observe
from cobra_widgets.engine.table import Table
from cobra_widgets.engine.timeline import Cursor, Timeline
from cobra_widgets.games import load_game
from tests.games.kinds import KNOWN, each_kind
from tests.games.playing import random_games, sample

pytestmark = pytest.mark.parametrize("kind, games", each_kind(daily=8, long=200))


def twins(kind, games, most):
    """Positions, a seat, and twice the state: as it is, and with other cards where it cannot see."""
    game = load_game(kind.game)
    for match in random_games(kind, games):
        for ply in sample(match, most):
            state = ply._node.state
            for seat in range(kind.players):
                yield game, seat, state, game.determinize(state, seat, Chance(match.seed + ply.ply))


def test_another_deal_with_the_same_view_is_found(kind, games):
    pairs = [(state, other) for _, _, state, other in twins(kind, games, 6)]
    moved = sum(load_game(kind.game).cells(a) != load_game(kind.game).cells(b) for a, b in pairs)
    assert moved > len(pairs) / 2


def test_cells_choices_and_verdicts_stay(kind, games):
    for game, seat, state, other in twins(kind, games, 6):
        assert observe(game, state, seat) == observe(game, other, seat)
        assert game.legal(state, seat) == game.legal(other, seat)
        assert game.candidates(state, seat) == game.candidates(other, seat)
        assert game.marks(state) == game.marks(other)
        assert game.window(state) == game.window(other)
        for notation in KNOWN[kind.game].notations:
            mine = [[a for a in game.parse(s, notation) if a.seat == seat] for s in (state, other)]
            assert mine[0] == mine[1]
            assert [game.judge(state, a) for a in mine[0]] == [game.judge(other, a) for a in mine[1]]


def reveals(game, state):
    """Whether the next decision turns up what others have sealed."""
    window = game.window(state)
    return window.kind is WindowKind.SEALED and len(window.seats) == 1


def shows(kind, events):
    """Whether a decision has turned up what was hidden from the one who took it."""
    return any(event.kind in KNOWN[kind.game].telling for event in events)


def test_what_follows_on_an_own_decision_stays(kind, games):
    for game, seat, state, other in twins(kind, games, 6):
        if reveals(game, state):
            continue
        for action in game.legal(state, seat):
            (after, events), (elsewhere, others) = game.apply(state, action), game.apply(other, action)
            if shows(kind, events):
                assert shows(kind, others)
                continue
            assert redact(events, seat) == redact(others, seat)
            assert observe(game, after, seat) == observe(game, elsewhere, seat)
            for viewer in range(kind.players):
                shown = (game.shown_notation(s, action, viewer) for s in (after, elsewhere))
                assert len(set(shown)) == 1


def test_a_sealed_decision_looks_the_same_whatever_it_is(kind, games):
    game = load_game(kind.game)
    for match in random_games(kind, max(1, games // 4)):
        for ply in match.path():
            state = ply._node.state
            if game.window(state).kind is not WindowKind.SEALED or reveals(game, state):
                continue
            for actor in game.window(state).seats:
                for viewer in set(range(kind.players)) - {actor}:
                    assert len(set(looks(game, state, actor, viewer))) == 1


def looks(game, state, actor, viewer):
    """What a viewer is shown of each thing that somebody could seal now."""
    for action in game.legal(state, actor):
        after, events = game.apply(state, action)
        told = redact(events, viewer)
        yield repr((told, game.shown_notation(after, action, viewer), observe(game, after, viewer)))


def started_at(kind, game, state):
    """A match that begins at this state."""
    names = "ABCDE"[: kind.players]
    nobody = (None,) * kind.players
    return cw.Match(Table(game, 1, tuple(names), tuple(nobody), is_setup=True), Cursor(Timeline(state)))


def test_texts_logs_errors_and_records_stay(kind, games):
    for game, seat, state, other in twins(kind, max(1, games // 2), 4):
        shown = []
        for each in (state, other):
            match = started_at(kind, game, each)
            seen = match.view(seat)
            texts = [repr(match), repr(seen), seen.log(), seen.to_json(), str(seen.options), str(seen.to_act)]
            texts += [str(seen.why_not(notation)) for notation in KNOWN[kind.game].notations[::3]]
            texts += [
                refusal(seen, text) for text in ("R55", "?", "Z1", "K", "1", KNOWN[kind.game].notations[0])
            ]
            shown.append(texts)
        assert shown[0] == shown[1]


def refusal(match, text):
    """The words of the error that a notation brings, where it brings one."""
    verdict = None
    try:
        verdict = match.why_not(text)
    except cw.CobraError as error:
        return str(error)
    return str(verdict)


def test_the_log_of_an_own_decision_stays(kind, games):
    for game, seat, state, other in twins(kind, max(1, games // 2), 4):
        choices = game.legal(state, seat)
        if not choices or reveals(game, state):
            continue
        action = random.Random(seat).choice(choices)
        if shows(kind, game.apply(state, action)[1]):
            continue
        shown = []
        for each in (state, other):
            match = started_at(kind, game, each)
            match._enter(action)
            shown.append(
                [match.log(seat=seat), match.view(seat).to_json(), repr(match), repr(match.path(seat))]
            )
        assert shown[0] == shown[1]
