"""The stored figures of equal players, printed; and that they can be made again."""

import csv

import cobra_widgets as cw
from benchmarks.cockpit_balance import HEAD, TARGET, balance


def stored():
    with TARGET.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_the_stored_figures_are_of_the_shipped_edition(capsys):
    rows = stored()
    assert {row["edition"] for row in rows} == {cw.edition("cockpit").digest}
    with capsys.disabled():
        for row in rows:
            print("\n" + " ".join(row[name] for name in HEAD[1:]), end="")
        print()


def test_a_round_can_be_played_again_and_counts_every_game():
    (tallies,) = balance(1)
    assert {players: tally.games for players, tally in tallies.items()} == {2: 12, 3: 4, 4: 4}
    for tally in tallies.values():
        assert sum(tally.won.values()) == tally.games
        assert len({*tally.played.values()}) == 1
        assert [row[:2] for row in tally.rows()] == [
            (row["what"], row["of"]) for row in stored() if row["players"] == "2"
        ]
