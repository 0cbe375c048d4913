"""A Player is shown its seat's view, and nothing that the rest could be worked out from."""

import cobra_widgets as cw


class Curious:
    """Keeps all that it is openly shown, and takes the first choice."""

    def __init__(self):
        self.shown = []

    def decide(self, look):
        self.shown.append({name: getattr(look, name) for name in dir(look) if not name.startswith("_")})
        return look.legal[0]


def test_neither_the_seed_nor_another_hand_is_in_what_a_player_is_shown():
    curious = Curious()
    match = cw.new("cobras", players=[curious, "random", "random"], seed=123456789).play("trick")
    assert curious.shown
    for shown in curious.shown:
        assert "123456789" not in repr({name: value for name, value in shown.items() if name != "game"})
        assert shown["cells"]["hand/1"].keys() == {"count"}
    assert match.seed == 123456789


def test_what_a_player_imagines_has_another_seed_and_the_same_view():
    class Dreamer(Curious):
        def decide(self, look):
            state = look.imagine(0)
            self.shown.append((state.chance.seed, look.game.cells(state)[f"hand/{look.seat}"]))
            return look.legal[0]

    dreamer = Dreamer()
    match = cw.new("cobras", players=[dreamer, None], seed=5)
    hand = match.inspect("hand/0")["hand/0"]
    match.step()
    ((seed, imagined),) = dreamer.shown
    assert seed != 5
    assert imagined == hand
