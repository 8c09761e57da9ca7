"""Words: every event, action, question, reason and card can be said in every language."""

import pytest

import trianon
from tests.known import GAMES
from trianon.words import CATALOGUES, LANGUAGES, MissingWords, Words, preferred

NAMES = [f"P{seat}" for seat in range(6)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_can_be_told(game: str, language: str) -> None:
    words = Words(language, game, strict=True)
    for seed in range(3):
        state, rng = trianon.game(game).start(seats=3, seed=seed), trianon.Rng(seed)
        while (decision := state.decision) is not None:
            assert words.question(decision.ask)
            option = decision.options[rng.below(len(decision.options))]
            assert words.action(option.to_json(), NAMES)
            for event in state.play(option):
                for seat in (None, 0):
                    said = words.event(event.view(seat), NAMES)
                    assert said, event
                    assert "{" not in said
        for score in state.scores:
            for reason in score.reasons:
                assert words.reason(reason.to_json(), NAMES)


def test_a_secret_is_not_said() -> None:
    words = Words("en", "kabale", strict=True)
    event = {"event": "laid", "seat": 1, "column": 2, "card": "king"}
    assert words.event(event, NAMES) == "P1 lays King in column 2."
    del event["card"]
    assert words.event(event, NAMES) == "P1 lays a card in column 2."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_an_explanation(language: str) -> None:
    from trianon.games.kabale.components import NAMES as CARDS

    words = Words(language, "kabale", strict=True)
    assert len({words.name("card", card) for card in CARDS}) == len(CARDS)
    assert all(words.help("card", card) for card in CARDS)


def test_a_gap_is_visible_and_in_tests_an_error() -> None:
    words = Words("en", "kabale")
    assert words.say("kabale-nothing") == "‹kabale-nothing›"
    assert words.say("kabale-goal", symbol="Art") == "‹kabale-goal (value)›"
    assert words.event({"event": "unheard_of"}, NAMES) is None
    strict = Words("cs", "kabale", strict=True)
    with pytest.raises(MissingWords, match="cs: kabale-nothing"):
        strict.say("kabale-nothing")
    with pytest.raises(MissingWords, match="kabale-card-joker"):
        strict.name("card", "joker")


def test_an_unknown_language() -> None:
    with pytest.raises(ValueError, match="there are en, cs, nl"):
        Words("tlh", "kabale")


def test_the_words_of_the_terminal_are_complete() -> None:
    """The same messages with the same values in every language."""
    ids = {language: _ids(language) for language in LANGUAGES}
    assert ids["en"] == ids["cs"] == ids["nl"]
    assert len(ids["en"]) > 10


def _ids(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    name = ""
    for line in (CATALOGUES / language / "terminal.ftl").read_text("utf-8").splitlines():
        if line and not line.startswith((" ", "#")):
            name = line.partition(" =")[0]
            found[name] = set()
        found.setdefault(name, set()).update(part.split()[0] for part in line.split("$")[1:])
    return found


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "nl_BE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_MESSAGES": "nl_NL"}, "nl"),
    ],
)
def test_the_language_of_the_system(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert preferred() == language
