"""A game from the first click to the rematch."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.rooms import Home, Table


def test_two_clicks_start_a_game_against_bots(visit: Visit) -> None:
    """From the entrance, two clicks lead to a running game in which it is soon my turn."""
    ada = visit("Ada")
    home = Home(ada).enter()
    home.against_bots.click()
    home.start.click()
    table = Table(ada).seated()
    assert table.wait_for_turn() == "lay"
    expect(table.players.get_by_role("listitem")).to_have_count(4)
    expect(table.players).to_contain_text("Ada")


def test_a_complete_game_with_replay_and_rematch(visit: Visit) -> None:
    """A whole game against a bot by clicking, its score with reasons, its replay, and another game."""
    ada = visit("Ada")
    table = Home(ada).enter().play_bots(opponents=1)
    first = table.id
    while table.play_any() != "over":
        pass
    expect(table.sheet).to_be_visible()
    expect(
        ada.page.get_by_role("status").filter(has_text=re.compile("wins the game|share the victory"))
    ).to_be_visible()
