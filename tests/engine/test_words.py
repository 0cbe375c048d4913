"""Every sentence, in both languages."""

import re
from pathlib import Path
from string import Formatter

import pytest

import cobra_widgets as cw
from cobra_widgets.engine import errors
from cobra_widgets.engine.errors import BadData, BadOption
from cobra_widgets.engine.words import LOCALES, Voice, Words, engine_words, locale
from cobra_widgets.games import load_game
from tests.games.kinds import each_kind
from tests.games.playing import random_games, sample

FILES = {"engine": engine_words(), **{game: load_game(game).words for game in cw.games()}}
every_file = pytest.mark.parametrize("words", FILES.values(), ids=FILES)
every_game = pytest.mark.parametrize("game", [load_game(game) for game in cw.games()], ids=cw.games())


@pytest.fixture(autouse=True)
def _english_again():
    yield
    locale("en")


def gaps(template):
    """The names of a template's gaps, with how each is spelt."""
    return {(name, spelling) for _, name, spelling, _ in Formatter().parse(template) if name is not None}


@every_file
def test_every_language_has_the_same_sentences_with_the_same_gaps(words):
    english, *others = (words.templates[language] for language in LOCALES)
    for other in others:
        assert other.keys() == english.keys()
        assert {key: gaps(text) for key, text in other.items()} == {
            key: gaps(text) for key, text in english.items()
        }


def folder(tmp_path, english, spanish):
    """A folder with two words files."""
    (tmp_path / "words.en.toml").write_text(english)
    (tmp_path / "words.es.toml").write_text(spanish)
    return tmp_path


@pytest.mark.parametrize(
    "english, spanish, named",
    [
        ('[event]\nwon = "x"\nlost = "x"', '[event]\nwon = "x"', r"words.es.toml.*event.lost"),
        ('[event]\nwon = "x"', '[event]\nwon = "x"\nlost = "x"', r"words.en.toml.*event.lost"),
        ("[event]\nwon = 5", "[event]\nwon = 5", r"words.en.toml.*event.won"),
        ('[event]\nwon = = "x"', '[event]\nwon = "x"', r"words.en.toml.*line 2"),
    ],
)
def test_a_broken_words_file_names_file_and_line_or_key(tmp_path, english, spanish, named):
    with pytest.raises(BadData, match=named):
        Words(folder(tmp_path, english, spanish))


@every_game
def test_every_kind_of_event_has_a_sentence_whose_gaps_are_its_fields(game):
    told = {key.removeprefix("event.") for key in game.words.templates["en"] if key.startswith("event.")}
    assert told == game.fields.keys()
    for kind, fields in game.fields.items():
        assert {name for name, _ in gaps(game.words.template(f"event.{kind}"))} <= set(fields)
    assert game.touches.keys() <= game.fields.keys()


@pytest.mark.parametrize("kind, games", each_kind(daily=3, long=100))
def test_whatever_happens_or_is_refused_is_said_in_both_languages(kind, games):
    for match in random_games(kind, games):
        for language in LOCALES:
            lines = match.goto("end").log(language).splitlines()
            assert not [line for line in lines if re.search(r"[{}]|None", line)]
        for ply in sample(match, 5):
            match.goto(ply)
            for seat in range(kind.players):
                for action in match._game.candidates(match._state, seat):
                    texts = {}
                    for language in LOCALES:
                        locale(language)
                        texts[language] = [b.text for b in match.why_not(action).blockers]
                    locale("en")
                    assert all(map(str.strip, texts["en"] + texts["es"]))
                    assert not texts["en"] or texts["en"] != texts["es"]


def test_every_error_raised_by_key_has_a_sentence():
    known = {key.removeprefix("error.") for key in engine_words().templates["en"] if key.startswith("error.")}
    raised = set()
    for source in package_sources():
        raised |= set(re.findall(rf"\b(?:{'|'.join(error_names())})\(\s*\"([a-z-]+)\"", source))
    assert {"record", "data", "no-place", "option-unknown"} <= raised
    assert raised <= known


def error_names():
    """The errors raised with a key."""
    classes = [value for value in vars(errors).values() if isinstance(value, type)]
    without = {errors.Refused, errors.ImpossiblePosition}
    return [c.__name__ for c in classes if issubclass(c, errors.CobraError) and c not in without]


def package_sources():
    """The text of every module of the package."""
    return [path.read_text("utf-8") for path in Path(cw.__file__).parent.rglob("*.py")]


@every_game
def test_every_fault_of_a_position_has_a_sentence(game):
    folder = Path(cw.__file__).parent / "games" / game.id
    sources = [path.read_text("utf-8") for path in folder.rglob("*.py")]
    named = {key for source in sources for key in re.findall(r"\bfault\(\s*\"([a-z-]+)\"", source)}
    assert named
    assert all(f"fault.{key}" in game.words or f"fault.{key}" in engine_words() for key in named)


def test_a_list_is_joined_as_the_language_does():
    voice = Voice(engine_words(), ["Ann", "Bo", "Cy"])
    assert [voice.join(list("ABC")[:n], "en") for n in range(4)] == ["", "A", "A and B", "A, B and C"]
    assert voice.join(["A", "B", "C"], "es") == "A, B y C"


def test_a_name_with_braces_or_markup_is_only_a_name():
    match = cw.new(cw.games()[0], seed=1, names=["{seat}", "<b>", "%s", "{0}"], players=4)
    match.play("round")
    assert all(name in match.log() for name in match.names)


def test_the_language_spoken_turns_log_errors_and_repr():
    match = cw.new(cw.games()[0], seed=1)
    english = repr(match), match.log()
    with pytest.raises(cw.UnknownNotation) as unknown:
        match.step("nonsense")
    said = str(unknown.value)
    assert locale("es") == locale() == "es"
    assert (repr(match), match.log()) != english
    assert str(unknown.value) != said
    assert match.log(locale="en") == english[1]
    assert match.log(locale="es") == match.log()


def test_a_language_not_spoken_is_refused_with_those_that_are():
    with pytest.raises(BadOption, match=r"fr.*en, es"):
        locale("fr")
    assert locale() == "en"
    with pytest.raises(BadOption, match=r"fr.*en, es"):
        cw.new(cw.games()[0], seed=1).log(locale="fr")
