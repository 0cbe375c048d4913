"""Capture of Heroes: the unarmed are taken, the armed fight; and the way out of the Well."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.board import Spaces
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.cards import Effect
from cobra_widgets.games.imperio.edition import Edition
from cobra_widgets.games.imperio.rules import hands, ways
from cobra_widgets.games.imperio.rules.ply import BIT, Clauses, Ply, heroes_on, sentinel_at, sentinels_on
from cobra_widgets.games.imperio.state import AskKind, Hero, ImperioState, Phase, numbered

CHALLENGED: Final = cite("capture.armed", "ruling.armed", "ruling.weapon-used")
TAKEN: Final = cite("capture.unarmed", "ruling.captured-keeps")
NAMED: Final = cite("ruling.weapon-used")
TIED: Final = cite("ruling.combat-tie")
WON: Final = cite("combat.hero-wins")
LOST: Final = cite("combat.sentinel-wins", "ruling.weapon-used", "ruling.captured-keeps", "hand.return")
TO_PLACE: Final = cite("combat.sentinel-wins", "ruling.sentinels-home")
PLACED: Final = cite("combat.sentinel-wins", "ruling.sentinels-home")
REMAINED: Final = cite("ruling.no-guardian")
WITHDREW: Final = cite("combat.hero-wins")
FREED: Final = cite("well.escape", "ruling.escape")
HELD: Final = cite("well.escape")
FREED_BY_CARD: Final = cite("well.escape", "ruling.escape", "hand.return")
ELSEWHERE: Final = cite("ruling.sent-elsewhere")
ARRIVED: Final = cite("ruling.arriving-on")


@clause("imperio:ruling.armed")
def weapons_in(hand: tuple[str, ...], edition: Edition) -> tuple[str, ...]:
    """Return the kinds of weapon in a hand: with any of them a Hero is armed."""
    # Reading: sword, axe and talisman are named without exception, so one kept for a trial counts.
    cards = edition.cards
    return tuple(dict.fromkeys([card for card in hand if cards[card].effect is Effect.WEAPON]))


@clause("imperio:ruling.weapon-used")
def to_name(hand: tuple[str, ...], edition: Edition) -> tuple[str, ...]:
    """Return the weapons that a Hero may name; it is asked even with one kind."""
    # Silent: which weapon goes back is nowhere said; not to ask would betray the hand.
    return weapons_in(hand, edition)


def found(ply: Ply, seat: Seat, sentinel: int | None, why: Clauses = ()) -> None:
    """Let a Hero be found, by a Sentinel or by a Cobra Ship's crew: a combat, or capture."""
    if weapons_in(ply.hero(seat).hand, ply.edition):
        challenge(ply, seat, sentinel, CHALLENGED + why)
    else:
        taken(ply, seat, sentinel, TAKEN + why)


@clause("imperio:capture.armed")
def challenge(ply: Ply, seat: Seat, sentinel: int | None, clauses: Clauses) -> None:
    """Let an armed Hero fight."""
    ply.ask(AskKind.FIGHT, seat, sentinel=sentinel)
    if sentinel is None:
        ply.tell("boarded", (seat,), clauses)
    else:
        ply.tell("challenged", (seat, numbered(sentinel)), clauses)


@clause("imperio:capture.unarmed")
def taken(ply: Ply, seat: Seat, sentinel: int | None, clauses: Clauses) -> None:
    """Capture an unarmed Hero without more ado."""
    by = "captured" if sentinel is not None else "captured-by-ship"
    to_well(ply, seat)
    ply.tell(by, (seat,) if sentinel is None else (seat, numbered(sentinel)), clauses)


@clause("imperio:ruling.captured-keeps")
def to_well(ply: Ply, seat: Seat) -> None:
    """Put a Hero into the Well: it keeps cards and trials, and loses the rest of its own turn."""
    # Silent: only the weapon of a lost combat is said to go.
    ply.put(seat, space=ply.board.well, captured=True, fog=False, stuck=False)
    if ply.state.turn == seat:
        ply.set(phase=Phase.ENDED)


def fight(ply: Ply, seat: Seat, weapon: str) -> None:
    """Name the weapon; the dice are thrown next."""
    ask = ply.answered()
    ply.ask(AskKind.COMBAT, seat, sentinel=ask.sentinel, card=weapon)
    ply.tell("weapon-named", (seat, weapon), NAMED)


@clause("imperio:ruling.combat-tie")
def is_tied(hero: int, sentinel: int) -> bool:
    """Tell whether all six dice are thrown again: both have as many points."""
    # Silent: whoever gets more wins, and nobody does.
    return hero == sentinel


def thrown(ply: Ply, faces: tuple[int, ...]) -> None:
    """Settle a combat by its dice."""
    half = len(faces) // 2
    hero, sentinel = sum(faces[:half]), sum(faces[half:])
    if is_tied(hero, sentinel):
        asked = ply.state.asked
        assert asked is not None
        ply.tell("combat-tied", (asked.seat, hero), TIED)
        return
    ask = ply.answered()
    if hero > sentinel:
        ply.tell("combat-won", (ask.seat, hero, sentinel), WON)
        hero_won(ply, ask.sentinel)
        return
    assert ask.card is not None
    hands.take_from_hand(ply, ask.seat, ask.card)
    sentinel_won(ply, ask.seat, ask.sentinel, (hero, sentinel, ask.card))


@clause("imperio:combat.hero-wins")
def hero_won(ply: Ply, sentinel: int | None) -> None:
    """Send the beaten Sentinel back to the Tower; the Hero stays where it is."""
    if sentinel is not None:
        ply.place(sentinel, ply.board.tower)
        ply.tell("withdrew", (numbered(sentinel),), WITHDREW)


@clause("imperio:combat.sentinel-wins")
def sentinel_won(ply: Ply, seat: Seat, sentinel: int | None, how: tuple[int, int, str]) -> None:
    """Put the beaten Hero into the Well; the Sentinel may go anywhere on Cobra Island."""
    to_well(ply, seat)
    ply.tell("combat-lost", (seat, *how), LOST)
    guardian = ply.state.table.guardian
    if sentinel is None:
        return
    if guardian is None:
        ply.tell("remained", (numbered(sentinel),), REMAINED)
        return
    ply.ask(AskKind.PLACE, guardian, sentinel=sentinel)
    ply.tell("to-place", (guardian, numbered(sentinel)), TO_PLACE)


@clause("imperio:ruling.sentinels-home")
def places(state: ImperioState) -> Spaces:
    """Return where a Sentinel that won may go: any free space of Cobra Island but the Cobra's own."""
    # Reading: "any point of Cobra Island" takes in the stair and the Tower.
    board = state.table.board
    others = sentinels_on(state)
    asked = state.asked
    if asked is not None and asked.sentinel is not None:
        others &= ~BIT[state.sentinels[asked.sentinel]]
    return board.home & ~(others | heroes_on(state) | ways.closed_to_sentinels(board))


def place(ply: Ply, space: int) -> None:
    """Put the Sentinel that won on a space."""
    sentinel = ply.answered().sentinel
    assert sentinel is not None
    ply.place(sentinel, space)
    ply.tell("placed", (numbered(sentinel), ply.name(space)), PLACED)


def send(ply: Ply, seat: Seat, space: int) -> None:
    """Put a Hero where a card, the beam or its freedom sends it."""
    others = heroes_on(ply.state) & ~BIT[ply.hero(seat).space]
    if others & BIT[space]:
        space = ways.nearest_free(ply.state, space)
        ply.tell("sent-elsewhere", (seat, ply.name(space)), ELSEWHERE)
    ply.put(seat, space=space, captured=False, stuck=False)
    arrive(ply, seat)


@clause("imperio:ruling.arriving-on")
def arrive(ply: Ply, seat: Seat) -> None:
    """Let a Sentinel find the Hero that has arrived where it stands."""
    # Reading: whoever comes to stand with a Sentinel has been reached, however it came.
    sentinel = sentinel_at(ply.state, ply.hero(seat).space)
    if sentinel is not None:
        found(ply, seat, sentinel, ARRIVED)


@clause("imperio:ruling.hero-attacks")
def may_attack(hero: Hero, edition: Edition) -> bool:
    """Tell whether a Hero may move onto a Sentinel: armed ones may, and fight there."""
    # Reading: "defeating the Sentinels who stand in their way" needs a way to begin.
    return bool(weapons_in(hero.hand, edition))


@clause("imperio:well.escape")
def is_free_by(roll: int, edition: Edition) -> bool:
    """Tell whether a throw frees from the Well."""
    return roll == edition.escape


def escape(ply: Ply, seat: Seat) -> None:
    """Settle what the roll of a Hero in the Well does: a 4 frees it, without a move."""
    roll = ply.state.roll
    assert roll is not None
    ply.set(phase=Phase.ENDING)
    if is_free_by(roll, ply.edition):
        ply.tell("freed", (seat, home_of(ply, seat)), FREED)
        send_home(ply, seat)
    else:
        ply.tell("held", (seat,), HELD)


@clause("imperio:ruling.escape")
def after_liberation(phase: Phase) -> Phase:
    """Return how a turn goes on after a Liberation: as ever before the throw, at its end after it."""
    # Silent: the throw and the card are both there; whoever has thrown has had its throw.
    return Phase.BEFORE if phase is Phase.BEFORE else Phase.ENDED


@clause("imperio:well.escape")
def liberate(ply: Ply, seat: Seat) -> None:
    """Free a Hero by its Liberation card."""
    ply.set(phase=after_liberation(ply.state.phase))
    ply.tell("freed", (seat, home_of(ply, seat)), FREED_BY_CARD)
    send_home(ply, seat)


def home_of(ply: Ply, seat: Seat) -> str:
    """Return the name of a Hero's starting city."""
    city = ply.hero(seat).city
    assert city is not None
    return ply.name(city)


def send_home(ply: Ply, seat: Seat) -> None:
    """Put a Hero in its starting city."""
    city = ply.hero(seat).city
    assert city is not None
    send(ply, seat, city)
