"""What an edition adds to the book, and how it is described: each value with its source."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from cobra_widgets.engine.clauses import Clause, ClauseId, Source
from cobra_widgets.engine.words import LOCALES, locale
from cobra_widgets.games.cockpit.board import Area, Board
from cobra_widgets.games.cockpit.cards import RULEBOOK, WORDS, Card, Names, Species, Suit
from cobra_widgets.games.cockpit.reading import Part

if TYPE_CHECKING:
    from cobra_widgets.games.cockpit.edition import Edition

SECTION: Final = "edition"


def entry_id(kind: str, id_: str) -> ClauseId:
    """Return the id of an entry: `cockpit:edition.special.snake-handler`."""
    return ClauseId(f"{RULEBOOK.game}:{SECTION}.{kind}.{id_}")


def section_title() -> Names:
    """Return the title of the section that an edition adds."""
    return {language: WORDS.template("edition.section", language) for language in LOCALES}


def entries(
    board: Board, species: Sequence[Species], cards: Sequence[Card], whole: Part
) -> tuple[Clause, ...]:
    """Return an entry for every area, species board and special card."""
    found = [_entry(area.clause, area.source, area.name, _area_text(area)) for area in board.areas]
    found += [_entry(each.clause, each.source, each.name, _with_limits(each)) for each in species]
    for part, card in zip(whole.parts("special"), (card for card in cards if card.special), strict=True):
        assert card.special is not None
        found.append(_entry(card.special.clause, part.source(), card.special.name, card.special.text))
    return tuple(found)


def _entry(id_: ClauseId, source: Source, title: Names, text: Names) -> Clause:
    return Clause(id_, SECTION, source, title, text, {})


def _area_text(area: Area) -> Names:
    def told(language: str) -> str:
        if not area.needs:
            return WORDS.template("edition.transit", language)
        asks = ", ".join(
            f"{WORDS.template(f'meter.{meter}', language)} {need}" for meter, need in area.needs.items()
        )
        return WORDS.say("edition.area", {"needs": asks, "points": area.points}, language)

    return {language: told(language) for language in LOCALES}


def _with_limits(species: Species) -> Names:
    def told(language: str) -> str:
        limits = ", ".join(
            f"{WORDS.template(f'suit.{suit}', language)} {species.limits[suit.nth]}" for suit in Suit
        )
        return WORDS.say("edition.species", {"limits": limits, "text": species.text[language]}, language)

    return {language: told(language) for language in LOCALES}


def sources(whole: Part) -> tuple[tuple[str, Source], ...]:
    """Return where each table's values come from; what an area has reconstructed apart."""
    return tuple(_sources(whole))


def _sources(whole: Part) -> Iterable[tuple[str, Source]]:
    for key in ("supply", "numbers", "boarding", "adjacent"):
        yield key, whole.part(key).source()
    for key in ("segment", "area", "species", "special"):
        for part in whole.parts(key):
            doubtful = part.values.get("reconstructed", [])
            for name in part.values:
                if name not in {"id", "source", "reconstructed"}:
                    source = Source.RECONSTRUCTION if name in doubtful else part.source()
                    yield f"{part.key}.{name}", source


def described(edition: "Edition", language: str | None = None) -> str:
    """Return the box in plain lines, each with its source."""
    spoken = language or locale()
    lines = [edition.title[spoken]]
    by_part: dict[str, list[tuple[str, Source]]] = {}
    for key, source in edition.sources:
        part, _, name = key.rpartition(".")
        by_part.setdefault(part or key, []).append((name, source))
    for entry in edition.entries:
        part = entry.short.removeprefix(f"{SECTION}.")
        doubtful = [name for name, source in by_part[part] if source is Source.RECONSTRUCTION]
        whole = len(doubtful) == len(by_part[part])
        names = ", ".join(doubtful)
        key = "reconstruction" if whole else "part" if doubtful else "rulebook"
        note = WORDS.say(f"source.{key}", {"names": names}, spoken)
        lines.append(f"{part}: {entry.title[spoken]}. {entry.text[spoken]} [{note}]")
    for key in ("supply", "numbers", "boarding", "adjacent"):
        ((_, source),) = by_part[key]
        lines.append(f"{key}: [{WORDS.say(f'source.{source}', {'names': ''}, spoken)}]")
    return "\n".join(lines)
