"""Whatever is said at the table: an option is played, anything else is refused and changes nothing."""

import functools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trianon
from tests.known import GAMES
from trianon import Action, IllegalAction, InvalidAction, Rng, State
from trianon.testing import play_out
from trianon.testing.conformance import check_refusal, whole


@functools.cache
def positions(game: str) -> list[State]:
    """Positions of all kinds: each question, and a finished game."""
    found: dict[str, State] = {}
    for seed in range(30):
        state = trianon.game(game).start(seats=3, seed=seed)
        rng = Rng(seed)
        while (decision := state.decision) is not None:
            found.setdefault(decision.ask, state.copy())
            play_out(state, rng, most=1)
        found.setdefault("over", state)
    return list(found.values())


@functools.cache
def words(game: str) -> list[str]:
    """The words that action texts of a game are made of."""
    texts = [str(option) for state in positions(game) for option in options(state)]
    return sorted({word for text in texts for word in text.split()})


def options(state: State) -> list[Action]:
    return [] if state.decision is None else list(state.decision.options)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_among_the_positions(game: str) -> None:
    asked = {state.decision.ask for state in positions(game) if state.decision is not None}
    assert len(positions(game)) == len(asked) + 1
    assert game != "kabale" or asked == {"lay", "disguise", "traitor"}


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_random_texts(game: str, data: st.DataObject) -> None:
    """Any text at all."""
    check_refusal(data.draw(st.sampled_from(positions(game))), data.draw(st.text(max_size=80)))


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=200)
@given(data=st.data())
def test_texts_of_the_right_words(game: str, data: st.DataObject) -> None:
    """Texts that nearly are actions: words of the game in any order, odd spaces and numbers."""
    piece = st.sampled_from(words(game)) | st.sampled_from([">", "0", "7", "-1", "1.0", "²", "", "ー", "\n"])
    parts = data.draw(st.lists(piece, max_size=4))
    text = data.draw(st.sampled_from([" ", "", "  ", "\t"])).join(parts)
    check_refusal(
        data.draw(st.sampled_from(positions(game))), data.draw(st.sampled_from([text, text.upper()]))
    )


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
def test_answers_to_other_questions(game: str) -> None:
    """Every action that is legal somewhere else is refused here, with a reason, also after the end."""
    everything = {str(option) for state in positions(game) for option in options(state)}
    for state in positions(game):
        legal = {str(option) for option in options(state)}
        for text in everything - legal:
            before = whole(state)
            with pytest.raises(IllegalAction) as refusal:
                state.play(text)
            assert len(str(refusal.value)) > len(text) + 2
            assert whole(state) == before


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
def test_action_objects_are_checked_too(game: str) -> None:
    """An action of another position is refused as an object as well."""
    for state in positions(game):
        for other in positions(game):
            for option in options(other):
                if option not in options(state):
                    with pytest.raises(IllegalAction):
                        state.play(option)


@pytest.mark.parametrize("game", GAMES)
def test_indices_are_checked(game: str) -> None:
    """There is no option before the first or after the last."""
    for state in positions(game):
        before = whole(state)
        for index in (-1, len(options(state)), 10**6):
            with pytest.raises(IllegalAction):
                state.play_at(index)
        assert whole(state) == before


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_everything_is_refused(game: str) -> None:
    over = next(state for state in positions(game) if state.decision is None)
    for state in positions(game):
        for option in options(state):
            with pytest.raises(IllegalAction, match="over"):
                over.play(option)
            with pytest.raises(IllegalAction, match="over"):
                over.play(str(option))


def test_refusals_speak_to_a_person() -> None:
    """The messages of Kabale & Hiebe name what is wrong."""
    state = trianon.game("kabale").start(seats=2, seed=1, first=0)
    held = str(options(state)[0]).split()[0]
    for text, error, message in [
        ("sing", InvalidAction, "'sing' is not like"),
        ("dwarf > 1", InvalidAction, "no card 'dwarf'"),
        (f"{held} > 7", InvalidAction, "'7' is not a column from 1 to 6"),
        (f"{held} > 3", IllegalAction, "only 2 columns"),
        ("decline", IllegalAction, "seat 0 is asked for something else now: lay"),
    ]:
        with pytest.raises(error, match=message):
            state.play(text)


def test_texts_are_read_kindly() -> None:
    """Capitals and spaces do not matter."""
    state = trianon.game("kabale").start(seats=2, seed=1)
    option = options(state)[0]
    for text in (str(option).upper(), str(option).replace(" ", ""), f"  {option}\n"):
        assert trianon.game("kabale").parse(state, text) == option
