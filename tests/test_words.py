"""The catalogues: every language says the same things, about everything there is, and nothing else."""

import re
from functools import cache
from importlib import import_module
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import trianon
from tests.known import GAMES, TEMPLATE
from tests.vocabulary import VOCABULARIES
from tools.native import ROOT
from trianon.games.kabale import components
from trianon.games.registry import rules_module
from trianon.kernel.event import GAME_ENDED, EventKind
from trianon.words import CATALOGUES, LANGUAGES
from trianon.words import catalogue as file_of

OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = [*sorted(path.stem for path in (CATALOGUES / "en").glob("*.ftl")), TEMPLATE]
SOURCES = [
    *(ROOT / "client" / "src").rglob("*.ts"),
    *(ROOT / "client" / "src").rglob("*.tsx"),
    *(path for path in (ROOT / "trianon").rglob("*.py")),
    *(path for path in (ROOT / "template").rglob("*.py")),
    *(ROOT / "template" / "client").rglob("*.tsx"),
]


class Variables(Visitor):
    """Collects the variables that a pattern is given."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def catalogue(language: str, name: str) -> dict[str, frozenset[str]]:
    """Every message and `message.attribute` of a file, with its variables."""
    resource = FluentParser().parse(file_of(language, name).read_text("utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            patterns: list[tuple[str, ast.Pattern | None]] = [(entry.id.name, entry.value)]
            patterns += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            for id, pattern in patterns:
                assert id not in found, f"{language}/{name}.ftl: {id} occurs twice"
                found[id] = variables(pattern)
    return found


def variables(pattern: ast.Pattern | None) -> frozenset[str]:
    if pattern is None:
        return frozenset()
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def messages(language: str) -> dict[str, frozenset[str]]:
    return {id: names for name in FILES for id, names in catalogue(language, name).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.stem for path in (CATALOGUES / language).glob("*.ftl")) == FILES[:-1]
    assert file_of(language, TEMPLATE).is_file()
    assert {*trianon.games()} <= {*FILES}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str, name: str) -> None:
    english, other = catalogue("en", name), catalogue(language, name)
    assert sorted(set(english) - set(other)) == [], f"missing in {language}"
    assert sorted(set(other) - set(english)) == [], f"only in {language}"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_messages_are_given_the_same_variables(language: str, name: str) -> None:
    english, other = catalogue("en", name), catalogue(language, name)
    different = {
        id: (names, other[id]) for id, names in english.items() if id in other and names != other[id]
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    ids = [id for name in FILES for id in catalogue(language, name)]
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    """Whole sentences that are equal to the English ones have been forgotten."""
    same = [
        id
        for name in FILES
        for id, text in texts("en", name).items()
        if " " in text.strip()
        and re.search(r"[a-z]{3,} [a-z]{3,}", text)
        and texts(language, name).get(id) == text
    ]
    assert same == []


@cache
def texts(language: str, name: str) -> dict[str, str]:
    """The plain text of every message, without its placeables."""
    resource = FluentParser().parse(file_of(language, name).read_text("utf-8"))
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            pieces = [piece.value for piece in entry.value.elements if isinstance(piece, ast.TextElement)]
            found[entry.id.name] = " ".join(pieces)
    return found


def events_module(game: str) -> ModuleType:
    return import_module(f"{rules_module(game)}.events")


def declared_events(game: str) -> list[EventKind]:
    """The table of a game's events."""
    return [kind for kind in vars(events_module(game)).values() if isinstance(kind, EventKind)]


def event_kinds(game: str) -> set[str]:
    """The kinds of events that a game can tell: in its table, made by functions, and its end."""
    made = re.findall(r'\bEvent\(\s*"([a-z_]+)"', source_of(events_module(game)))
    return {GAME_ENDED.name, *made, *(kind.name for kind in declared_events(game))}


def source_of(module: ModuleType) -> str:
    """The text of a module, which may be compiled."""
    return (ROOT / f"{module.__name__.replace('.', '/')}.py").read_text("utf-8")


def words_of(game: str) -> dict[str, set[str]]:
    """Everything of a game that must have words, by the kind of its id."""
    rules = trianon.game(game)
    options = {option.id for option in rules.options}
    for option in rules.options:
        if not option.each_seat:
            options |= {f"{option.id}-{choice}" for choice in option.choices}
            options |= {f"{option.id}.hint"} if game != TEMPLATE else set()  # what it changes
    words = VOCABULARIES[game]()
    asks = words["ask"]
    explained = {f"{ask}.explained" for ask in asks if game != TEMPLATE}
    return {**words, "ask": asks | explained, "thinks": asks, "event": event_kinds(game), "option": options}


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_a_game_has_its_words(game: str) -> None:
    known = messages("en")
    assert {f"{game}-title", f"{game}-about"} <= set(known)
    for kind, ids in words_of(game).items():
        assert sorted(id for id in ids if f"{game}-{kind}-{id}" not in known) == [], f"no words for {kind}"


@pytest.mark.parametrize("game", GAMES)
def test_no_words_for_things_that_do_not_exist(game: str) -> None:
    """A message named like a card, event or reason belongs to one; more may follow (ask-lay-card-chosen)."""
    for kind, ids in words_of(game).items():
        prefix = f"{game}-{kind}-"
        for id in messages("en"):
            name = id.removeprefix(prefix)
            if id.startswith(prefix) and not any(
                name == known or name.startswith((f"{known}-", f"{known}.hint")) for known in ids
            ):
                raise AssertionError(f"{id}: there is no {kind} {name!r}")


def test_every_colour_and_language_has_its_words() -> None:
    known = messages("en")
    assert [colour for colour in components.COLOURS if f"ui-colour-{colour}" not in known] == []


@cache
def all_source() -> str:
    return "\n".join(path.read_text("utf-8") for path in SOURCES)


def built_names() -> list[str]:
    """Beginnings of message names that the code completes: `ui-theme-${value}`, f"{game}-event-{kind}"."""
    found = re.findall(r"[`\"'](\$?\{[^}`\"']+\}|[a-z]+)(-[a-z-]*-?)\$?\{", all_source())
    begun: list[str] = []
    for first, rest in found:
        games = GAMES if "{" in first else (first,)
        begun += [f"{game}{rest}" for game in games if rest != "-"]
    begun += [f"{game}-{field}-" for game in GAMES for field in event_fields(game)]
    return sorted(set(begun))


def event_fields(game: str) -> set[str]:
    """The fields of a game's events: an id in one of them is said by the words for it."""
    made = re.findall(r'"([a-z_]+)"(?:: |\] = )', source_of(events_module(game)))
    return {*made, *(field.name for kind in declared_events(game) for field in kind.fields)}


def test_no_message_is_left_over() -> None:
    """Every message is named in the client or the terminal, or built from a beginning named there."""
    source, begun = all_source(), tuple(built_names())
    unused = []
    for id in sorted({name.partition(".")[0] for name in messages("en")}):
        ending = re.sub(rf"^({'|'.join(GAMES)})", "", id)
        literal = id in source and re.search(rf"[`\"'{{}}]{re.escape(id)}[`\"'.]", source)
        named = literal or f"}}{ending}`" in source
        if not named and not id.startswith(begun):
            unused.append(id)
    assert unused == []
