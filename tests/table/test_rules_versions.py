"""A table that began by older rules goes on by them, also when the house opens again with newer ones."""

import pytest

from tests.table.support import Window, asked, begun, is_over, options, people, read, version_of
from trianon.table import replay
from trianon.table.bot_workers import BotsInline
from trianon.table.lobby import Lobby
from trianon.table.match import Match
from trianon.table.problems import TableProblem
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


def rules_of(match: Match) -> object:
    assert match.game is not None
    return match.game.state.game.rules_version


async def play(match: Match, most: int = 1000) -> None:
    """Ann and Bob take the first answer every time, until the game is over or so many steps long."""
    windows = [Window(match, "ann"), Window(match, "bob")]
    for window in windows:
        await window.hello()
    while not is_over(match) and version_of(match) < most:
        await windows[asked(match)].move(asked(match), options(match)[0])


@pytest.mark.parametrize("rules", [1, 2])
async def test_a_game_keeps_the_rules_it_began_with(rules: int) -> None:
    """Over a restart, to its end, in its record and its replay."""
    store = MemoryStore()
    await play(await begun(people("ann", "bob"), store=store, game="kabale", rules=rules), most=20)
    match = await read(store)
    assert (rules_of(match), version_of(match)) == (rules, 20)
    await play(match)
    assert rules_of(match) == rules
    assert (await replay.record(match))["rules"] == rules
    steps = (await replay.replay(match, "ann", None)).steps
    assert steps[0].view["rules"] == rules
    assert len(steps) == version_of(match) + 1


async def test_a_game_of_unknown_rules_cannot_be_opened(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    with pytest.raises(ValueError, match="has no rules version 3; known here: 2, 1"):
        await begun(people("ann", "bob"), store=store, game="kabale", rules=3)
    with pytest.raises(TableProblem, match="cannot be read"):
        await Lobby(store, BotsInline()).match("table")
    assert "no rules version 3" in caplog.text
