"""Castles of Mad King Ludwig in the browser: buying, laying, prices, rewards, the end; mouse, keys, touch."""

import gzip
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Response, WebSocket, expect

from tests.browser import castles
from tests.browser.castles import Plan
from tests.browser.conftest import Visit
from tests.browser.house import House, bot
from tests.browser.test_access import check
from tests.browser.test_game import score
from tests.browser.test_phone import PHONE, fits
from tests.browser.test_weight import KINDS, LIGHT
from tests.browser.visitor import Visitor

BUY = "Buy a room"


def table_of(house: House, visitor: Visitor, position: dict[str, Any]) -> str:
    return house.prepare([visitor.place, bot()], position, game="castles")


def test_alone_from_the_entrance(visit: Visit) -> None:
    """One click begins a game for one; nobody hears of a master builder."""
    ada = visit("Ada")
    ada.go("/")
    alone = ada.page.get_by_role("button", name=re.compile("^Play alone"))
    expect(alone).to_have_accessible_name("Play alone: Castles of Mad King Ludwig")  # and no other game
    alone.click()
    plan = Plan(ada)
    plan.is_asked(BUY)
    expect(plan.log).to_contain_text("Round 1.")
    expect(plan.log).not_to_contain_text("Master builder")


def test_a_turn_with_the_mouse(visit: Visit, house: House) -> None:
    """Choose a tile, look at places by hovering, turn it, lay it: it scores exactly what was foretold."""
    ada = visit("Ada")
    plan = Plan(ada).open(table_of(house, ada, castles.turn()), BUY)
    expect(plan.ware("Salon")).to_contain_text("up to 6 points")
    plan.buy("Salon")
    assert (
        plan.words_of(plan.chosen) == "6 points, door to door right of Dining Room. Completes: Dining Room."
    )
    desk = plan.board.get_by_role("region", name="Lay Salon")
    expect(desk).to_contain_text("Completes Dining Room. Take an extra turn at once.")

    other = plan.spots.get_by_role("radio", checked=False).first
    foretold = plan.words_of(other)
    ada.page.mouse.move(*plan.point_of(other))
    expect(desk).to_contain_text(foretold.split(",")[0])
    ada.page.mouse.click(*plan.point_of(other))
    expect(plan.chosen).to_have_attribute("aria-label", foretold)

    ghost = plan.board.locator(".cm-ghost-wall")
    upright = ghost.get_attribute("d")
    desk.get_by_role("button", name="Turn").click()
    expect(ghost).not_to_have_attribute("d", str(upright))
    points = int(plan.words_of(plan.chosen).split()[0])
    plan.lay.click()
    expect(plan.log).to_contain_text(f"Ada: Salon, {points} point")
    assert "Salon" in plan.rooms()


def test_tapping_the_tile_turns_it(visit: Visit, house: House) -> None:
    """A press on the tile itself turns it; where it cannot lie, a press says why."""
    ada = visit("Ada")
    plan = Plan(ada).open(table_of(house, ada, castles.turn(castles=["", ""], market=["pantry"])), BUY)
    plan.buy("Pantry")
    ghost = plan.board.locator(".cm-ghost .cm-ghost-wall")
    first = ghost.get_attribute("d"), ghost.bounding_box()
    box = ghost.bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(plan.chosen).to_be_visible()
    assert (ghost.get_attribute("d"), ghost.bounding_box()) != first

    desk = plan.board.get_by_role("region", name="Lay Pantry").get_by_role("status")
    foyer, sheet = plan.board.locator(".cm-castle .cm-wall").bounding_box(), plan.sheet.bounding_box()
    assert foyer is not None
    assert sheet is not None
    ada.page.mouse.click(foyer["x"] + foyer["width"] / 2, foyer["y"] + foyer["height"] / 2)
    expect(desk).to_have_text("There is a room already. Turn the tile, or press a number on the plan.")
    ada.page.mouse.click(sheet["x"] + 20, sheet["y"] + 20)
    expect(desk).to_contain_text("No door of the tile would meet an open door of your castle there.")


def test_a_purchase_is_given_back(visit: Visit, house: House) -> None:
    """Cancelling gives the money and the tile back; another one can be bought."""
    ada = visit("Ada")
    plan = Plan(ada).open(table_of(house, ada, castles.turn()), BUY)
    panel = ada.page.get_by_role("list", name="Players").get_by_role("listitem").first
    expect(panel).to_contain_text("15,000")
    plan.buy("Kitchen")
    expect(panel).to_contain_text("7,000")
    plan.give_back.click()
    plan.is_asked(BUY)
    expect(panel).to_contain_text("15,000")
    plan.buy("Sauna")
    ada.page.keyboard.press("Escape")
    plan.is_asked(BUY)
    expect(plan.ware("Sauna")).to_be_enabled()


def test_a_turn_by_keyboard(visit: Visit, house: House) -> None:
    """Enter buys, arrows walk through the places, R turns, Enter lays; the plan moves and zooms by keys."""
    ada = visit("Ada")
    plan = Plan(ada).open(table_of(house, ada, castles.turn()), BUY)
    plan.ware("Kitchen").focus()
    ada.page.keyboard.press("Enter")
    expect(plan.chosen).to_be_visible()
    seen = set()
    for key in ("ArrowLeft", "ArrowDown", "r", "ArrowRight", "n", "r", "n"):
        ada.page.keyboard.press(key)
        expect(plan.chosen).to_be_focused()
        seen.add(plan.point_of(plan.chosen))
    assert len(seen) > 2
    points = int(plan.words_of(plan.chosen).split()[0].replace("−", "-"))
    ada.page.keyboard.press("Enter")
    expect(plan.log).to_contain_text(f"Ada: Kitchen, {points} point")
    expect(plan.board.locator(":focus")).to_have_count(1)  # the step has taken the marker away, not the focus

    for key in ("+", "-", "Shift+ArrowLeft", "0"):
        before = plan.place()
        ada.page.keyboard.press(key)
        assert plan.place() != before, key


def test_prices_are_arranged_freely(visit: Visit, house: House) -> None:
    """By dragging, by two presses, by keys; taken back; then sent as one."""
    ada = visit("Ada")
    plan = Plan(ada).open(table_of(house, ada, castles.prices()), "You are the master builder")
    desk = plan.board.get_by_role("region", name="Set the prices")
    wares = desk.get_by_role("list").get_by_role("button")

    def order() -> list[str]:
        return [str(name.text_content()) for name in desk.locator(".cm-ware-name").all()]

    assert order() == ["Salon", "Pumpkin Garden", "Kitchen", "Sauna", "Crypt"]
    wares.nth(0).drag_to(wares.nth(3))
    assert order() == ["Sauna", "Pumpkin Garden", "Kitchen", "Salon", "Crypt"]
    wares.nth(1).click()
    wares.nth(4).click()
    assert order() == ["Sauna", "Crypt", "Kitchen", "Salon", "Pumpkin Garden"]
    desk.get_by_role("button", name="Undo").click()
    assert order() == ["Sauna", "Pumpkin Garden", "Kitchen", "Salon", "Crypt"]
    wares.nth(2).focus()
    for key in ("Enter", "ArrowDown", "ArrowDown", "Enter"):
        ada.page.keyboard.press(key)
    wished = ["Sauna", "Pumpkin Garden", "Salon", "Crypt", "Kitchen"]
    assert order() == wished
    desk.get_by_role("button", name="Set these prices").click()
    expect(plan.log).to_contain_text("Ada has set the prices.")
    told = [line for line in plan.market.locator(".cm-ware-name").all_text_contents() if line]
    assert [name for name in wished if name in told] == told  # the bot may have bought one


def test_other_castles_are_one_click_away(visit: Visit, house: House) -> None:
    """Tabs and digits show each castle with its points; pressing a room tells what it is."""
    ada = visit("Ada")
    plan = Plan(ada).open(table_of(house, ada, castles.turn()), BUY)
    assert plan.rooms()[:2] == ["Foyer", "Gallery of Mirrors"]
    plan.tab("Sévigné").click()
    assert plan.rooms() == ["Foyer", "Hallway 1"]
    ada.page.keyboard.press("1")
    expect(plan.tab("Ada")).to_have_attribute("aria-selected", "true")
    wall = plan.board.locator(".cm-castle .cm-wall").nth(6)
    box = wall.bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] / 4, box["y"] + box["height"] * 0.75)
    info = plan.board.get_by_role("status").filter(has_text="Dining Room")
    expect(info).to_contain_text("Gives 1 point now.")
    expect(info).to_contain_text("Doors joined: 1 of 2.")


def test_my_castle_stays_while_others_build(visit: Visit, house: House) -> None:
    """What the others do is told in words and small drawings; it is skipped, and read in my turn."""
    ada = visit("Ada")
    plan = Plan(ada).open(table_of(house, ada, castles.turn()), BUY)
    rooms = plan.tab("Sévigné").locator(".cm-thumbnail-room")
    expect(rooms).to_have_count(2)
    plan.board.get_by_role("button", name="Take 5,000 M").click()
    ada.page.get_by_role("button", name="Skip", exact=True).click()
    expect(plan.sheet).to_have_accessible_name("Plan of the castle of Ada")
    plan.is_asked("You are the master builder")
    expect(plan.tab("Ada")).to_have_attribute("aria-selected", "true")
    ada.page.get_by_role("button", name="Since your last turn").click()
    meanwhile = ada.page.get_by_role("dialog", name="Since your last turn")
    expect(meanwhile.get_by_role("listitem").first).to_contain_text("Sévigné")
    meanwhile.get_by_role("button", name="Go on").click()
    expect(meanwhile).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_everything_for_the_first_decision_is_in_sight(
    visit: Visit, house: House, size: tuple[int, int]
) -> None:
    """Plan, whole market, bonus cards and favors lie side by side; so does what confirms the prices."""
    ada = visit("Ada", viewport={"width": size[0], "height": size[1]})
    plan = Plan(ada).open(house.prepare([ada.place, *[bot() for _ in range(3)]], game="castles"), "Give one")
    for part in (plan.sheet, plan.board.get_by_role("group", name="Which card goes back?")):
        expect(part).to_be_in_viewport(ratio=1)
    expect(plan.board.get_by_role("region", name="King’s favors")).to_be_in_viewport(ratio=0.7)
    plan.open(table_of(house, ada, castles.prices()), "You are the master builder")
    expect(plan.board.get_by_role("button", name="Set these prices")).to_be_in_viewport(ratio=1)
    expect(plan.board.get_by_role("region", name="Bonus cards")).to_be_in_viewport(ratio=1)
    ada.page.mouse.wheel(0, 2000)
    expect(plan.prompt).to_be_in_viewport()
    four = house.prepare([ada.place, *[bot() for _ in range(3)]], castles.turn_of_four(), game="castles")
    plan.open(four, BUY)
    expect(plan.board.get_by_role("button", name="Take 5,000 M")).to_be_in_viewport(ratio=1)


def test_a_tile_is_dragged_into_the_plan(visit: Visit, house: House) -> None:
    """Dropped on the plan a tile is bought and lies nearby; misfits say why, final answers carry a lock."""
    ada = visit("Ada")
    wares = ["salon", "powder_room", "kitchen", "sauna", "crypt"]
    plan = Plan(ada).open(table_of(house, ada, castles.turn(castles=["", ""], market=wares)), BUY)
    expect(plan.ware("Crypt")).to_contain_text("Needs stairs down first")
    expect(plan.ware("Crypt")).to_have_attribute("aria-disabled", "true")
    sheet = plan.sheet.bounding_box()
    assert sheet is not None
    for share in (0.25, 0.75):
        x, y = sheet["width"] * share, sheet["height"] / 2
        plan.ware("Salon").drag_to(plan.sheet, target_position={"x": x, "y": y})
        expect(plan.chosen).to_be_visible()
        ghost = plan.board.locator(".cm-ghost-wall").bounding_box()
        assert ghost is not None
        middle = ghost["x"] + ghost["width"] / 2 - sheet["x"] - sheet["width"] / 2
        assert (middle > 0) == (share > 0.5)
        plan.give_back.click()
        plan.is_asked(BUY)
    plan.buy("Powder Room")
    plan.lay.click()
    expect(plan.board.get_by_role("button", name=re.compile("^Powder Room"))).to_have_accessible_name(
        re.compile("This cannot be taken back.$")
    )


def test_rewards_are_small_questions(visit: Visit, house: House) -> None:
    """Two open rewards: each says what it brings; a free corridor is laid, then an extra turn comes."""
    ada = visit("Ada")
    plan = Plan(ada).open(table_of(house, ada, castles.several_rewards()), "You have completed rooms")
    asked = plan.board.get_by_role("group", name="Completed rooms")
    expect(asked.get_by_role("button", name=re.compile("^Dining Room"))).to_contain_text("extra turn")
    expect(asked.get_by_role("button", name=re.compile("^Foyer"))).to_be_focused()
    ada.page.keyboard.press("Enter")
    plan.is_asked("A corridor is completed")
    plan.board.get_by_role("button", name=re.compile("^Hallway Free")).click()
    expect(plan.chosen).to_be_visible()
    before = plan.words_of(plan.chosen)
    ada.page.keyboard.press("f")
    assert plan.words_of(plan.chosen) != before or "side" in before
    plan.lay.click()
    asked.get_by_role("button", name=re.compile("^Dining Room")).click()
    plan.is_asked(BUY)
    expect(plan.log).to_contain_text("Ada takes an extra turn.")


def test_the_end_says_where_points_come_from(visit: Visit, house: House) -> None:
    """The last turns against a bot, then the sheet: reasons add up, sources add up, all cards lie open."""
    ada = visit("Ada")
    plan = Plan(ada).open(table_of(house, ada, castles.last_turns()), BUY)
    plan.buy("Salon")
    while "Completes" in plan.words_of(plan.chosen):
        ada.page.keyboard.press("n")
    plan.lay.click()
    expect(ada.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    players = ada.page.locator(".sheet > li")
    for player in (players.nth(0), players.nth(1)):
        points, reasons = score(player.inner_text())
        assert points == sum(reasons)
    final = plan.board.get_by_role("region", name="Where the points come from")
    rows = final.locator("tr").all()[1:]
    columns = [row.locator("td").all_inner_texts() for row in rows]
    for seat in (0, 1):
        figures = [int(row[seat].replace("−", "-")) for row in columns]
        assert sum(figures[:-1]) == figures[-1]
    expect(final).to_contain_text("Bonus cards of Sévigné")
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    expect(plan.sheet).to_be_visible()


def test_cards_of_others_stay_secret(visit: Visit, house: House) -> None:
    """My bonus cards show what they are worth; nothing that arrives here names a card of another player."""
    ada = visit("Ada")
    heard: list[str] = []
    ada.page.on("websocket", lambda socket: _listen(socket, heard))
    plan = Plan(ada).open(table_of(house, ada, castles.turn()), BUY)
    mine = plan.board.get_by_role("region", name="Bonus cards")
    expect(mine.get_by_role("listitem").filter(has_text="Cash")).to_contain_text("3")
    plan.buy("Sauna")
    plan.lay.click()
    expect(plan.log).to_contain_text("Ada buys Sauna")
    assert heard
    for secret in ("size_100", "hallways"):
        assert not any(f'"card": "{secret}"' in text or f'"card":"{secret}"' in text for text in heard)


def _listen(socket: WebSocket, heard: list[str]) -> None:
    socket.on("framereceived", lambda text: heard.append(text if isinstance(text, str) else text.decode()))


def test_a_turn_on_a_phone(visit: Visit, house: House) -> None:
    """Taps buy, choose and lay; one finger pans, two zoom; nothing is too small or leaves the screen."""
    ada = visit("Ada", **PHONE)
    plan = Plan(ada).open(table_of(house, ada, castles.turn()), BUY)
    fits(ada.page)
    plan.ware("Salon").tap()
    expect(plan.chosen).to_be_visible()
    fits(ada.page)
    expect(plan.lay).to_be_in_viewport()
    ada.page.wait_for_function("document.querySelector('.cm-sheet').getBoundingClientRect().top > 0")

    before = plan.scale()
    fingers(ada, [((150, 300), (190, 300)), ((130, 300), (230, 300)), ((100, 300), (260, 300))])
    assert plan.scale() > 1.5 * before
    place = plan.place()
    fingers(ada, [((200, 300),), ((170, 320),), ((120, 340),)])
    assert plan.place() != place
    moved = plan.place()
    plan.board.get_by_role("button", name="See everything").tap()
    expect(plan.sheet.locator("svg > g")).not_to_have_attribute("transform", moved)
    other = plan.spots.get_by_role("radio", checked=False).first
    words = plan.words_of(other)
    ada.page.touchscreen.tap(*plan.point_of(other))
    expect(plan.chosen).to_have_attribute("aria-label", words)
    plan.lay.tap()
    expect(plan.log).to_contain_text("Ada: Salon")
    fits(ada.page)


def fingers(visitor: Visitor, path: list[tuple[tuple[float, float], ...]]) -> None:
    """Fingers that touch, move along a path, come to rest and leave (a fling swallows the next tap)."""
    session = visitor.context.new_cdp_session(visitor.page)
    for number, points in enumerate(path):
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    visitor.page.wait_for_timeout(200)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_nothing_bars_the_way(visit: Visit, house: House) -> None:
    """axe finds nothing serious: buying, laying, prices, rewards, the end, the rules."""
    ada = visit("Ada")
    plan = Plan(ada).open(table_of(house, ada, castles.turn()), BUY)
    check(ada.page)
    plan.buy("Salon")
    check(ada.page)
    plan.open(table_of(house, ada, castles.prices()), "You are the master builder")
    check(ada.page)
    plan.open(table_of(house, ada, castles.several_rewards()), "You have completed rooms")
    check(ada.page)
    plan.open(table_of(house, ada, castles.last_turns()), BUY)
    plan.board.get_by_role("button", name="Take 5,000 M").click()
    expect(ada.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    check(ada.page)
    ada.go("/rules/castles")
    expect(ada.page.get_by_role("heading", name="The 75 rooms")).to_be_visible()
    check(ada.page)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("cs-CZ", ["Kupte místnost", "Královské odměny", "Dýňová zahrada", "Karty úkolů", "Hlavní jídelna"]),
        ("nl-NL", ["Koop een vertrek", "Gunsten van de koning", "Pompoentuin", "Bonuskaarten", "Eetzaal"]),
    ],
)
def test_other_languages(visit: Visit, house: House, locale: str, words: list[str]) -> None:
    """Czech and Dutch speak of the same things, and fit a phone."""
    ada = visit("Ada", **PHONE, locale=locale)
    ada.go(f"/t/{table_of(house, ada, castles.turn())}")
    expect(ada.page.locator(".prompt-ask")).to_contain_text(words[0])
    said = ada.page.get_by_role("main").text_content() or ""
    assert [word for word in words if word not in said] == []
    assert "castles-" not in said
    fits(ada.page)
    ada.go("/rules/castles")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    fits(ada.page)


def test_a_table_page_is_light(visit: Visit, house: House) -> None:
    """All HTML, JavaScript and CSS that the page of this game fetches stays below the limit."""
    ada = visit("Ada")
    fetched: list[Response] = []
    ada.page.on("response", lambda answer: fetched.append(answer))
    Plan(ada).open(table_of(house, ada, castles.turn()), BUY)
    files = [answer.body() for answer in fetched if answer.request.resource_type in KINDS]
    weight = sum(len(gzip.compress(body, 6)) for body in files)
    print(f"table page: {weight / 1000:.1f} kB gzipped in {len(files)} files")
    assert weight < LIGHT


def test_a_spectator_sees_the_castles_and_no_cards(visit: Visit, house: House) -> None:
    """Somebody without a chair looks at every castle; nothing can be pressed, no card is told."""
    ada, eve = visit("Ada"), visit("Eve")
    table = table_of(house, ada, castles.turn())
    heard: list[str] = []
    eve.page.on("websocket", lambda socket: _listen(socket, heard))
    eve.go(f"/t/{table}")
    plan = Plan(eve)
    expect(plan.sheet).to_be_visible()
    plan.tab("Sévigné").click()
    assert plan.rooms() == ["Foyer", "Hallway 1"]
    expect(plan.board.get_by_role("region", name="Bonus cards")).to_have_count(0)
    views = [json.loads(text).get("view") or {} for text in heard]
    assert views
    assert all("cards" not in view for view in views)
