"""The oracle's table as cells, whole and as one player sees it."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .cobras import CobrasOracle


def full_cells(game: "CobrasOracle") -> dict[str, Any]:
    """Everything on the table and in the hands."""
    cells: dict[str, Any] = {
        "round": game.round,
        "trick": game.trick,
        "phase": game.phase,
        "leader": game.leader,
        "turn": game.turn,
        "dealer": game.dealer,
        "order": list(game.order),
        "trick/plays": [shown_play(seat, card) for seat, card in game.plays],
        "centre": game.centre,
        "line": list(game.line),
        "discard": list(game.discard),
        "out": list(game.out),
        "result": None,
    }
    if game.result is not None:
        cells["result"] = {name: list(value) for name, value in game.result.items()}
    for seat in game.players:
        cells[f"hand/{seat}"] = list(game.hands[seat])
        cells[f"kings/{seat}"] = game.kings[seat]
        cells[f"basket/{seat}"] = game.baskets[seat]
        cells[f"score/{seat}"] = game.scores[seat]
        cells[f"seed/{seat}"] = game.seeds[seat]
    for seat in game.dummies:
        cells[f"dummy/{seat}"] = list(game.piles[seat])
    if len(game.players) == 1:
        cells["start/0"] = game.start
    return cells


def shown_play(seat: int, card: str) -> dict[str, Any]:
    """One play as a cell shows it."""
    if card == "K+":
        return {"seat": seat, "king": "win"}
    if card == "K-":
        return {"seat": seat, "king": "loss"}
    return {"seat": seat, "card": card}


def redacted_cells(game: "CobrasOracle", viewer: int) -> dict[str, Any]:
    """What one player may see."""
    if viewer not in game.players:
        raise ValueError(f"seat {viewer}: one of {game.players}")
    cells = full_cells(game)
    cells["out"] = {"count": len(game.out)}
    for seat in game.players:
        if seat == viewer:
            continue
        cells[f"hand/{seat}"] = {"count": len(game.hands[seat])}
        if game.seeds[seat] is not None:
            cells[f"seed/{seat}"] = {"locked": True}
    for seat in game.dummies:
        pile = game.piles[seat]
        top = pile[0] if pile and face_up(game, seat) else None
        cells[f"dummy/{seat}"] = {"count": len(pile), "top": top}
    return cells


def face_up(game: "CobrasOracle", dummy: int) -> bool:
    """After the seeds: the left pile alone, or two players' strategy game."""
    if game.trick == 0:
        return False
    if len(game.players) == 1:
        return dummy == 1
    return game.dummy_option == "strategy"
