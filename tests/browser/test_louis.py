"""Louis XIV in the browser: half a game, the path of stones, the evaluation, secrets, keyboard and phone."""

import re
import time

import pytest
from playwright.sync_api import FloatRect, Locator, WebSocket, expect

import trianon
from tests.browser.conftest import Visit
from tests.browser.court import Court, position
from tests.browser.house import House, bot
from tests.browser.test_access import check
from tests.browser.test_phone import PHONE, fits
from tests.browser.test_weight import KINDS, LIGHT


def test_half_a_game_by_clicking(visit: Visit, house: House) -> None:
    """Against a bot, from the third round to the score sheet; its reasons add up."""
    ada = visit("Ada")
    court = Court(ada).open(house.prepare([ada.place, bot()], in_round(3), game="louis"))
    while court.step():
        pass
    expect(
        ada.page.get_by_role("status").filter(has_text=re.compile("wins the game|share the"))
    ).to_be_visible()
    for row in ada.page.locator(".sheet > li").all():
        points = re.search(r"(\d+)\s*points?", row.inner_text())
        assert points
        assert int(points[1]) == sum(int(part) for part in row.locator("ul b").all_inner_texts())
    assert any("Round 4 begins" in line for line in court.lines())


def in_round(number: int) -> dict[str, object]:
    """A game of two that came so far by chance."""
    state, luck = trianon.game("louis").start(seats=2, seed=5), trianon.Rng(5)
    while state.view(None)["round"] != number:
        state.play_at(int(luck.below(len(state.codes))))
    return state.to_json()


# --- influence ----------------------------------------------------------------------------------------------


def test_a_path_is_laid_stone_by_stone(visit: Visit, house: House) -> None:
    """Only legal continuations are lit; the court shows who would win; a stone can be taken back."""
    court = Court(visit("Ada")).sit(house, hands=["conde joker joker"], tiles={1: [0, 1]}, louis=3)
    court.card("le Grand Condé").click()
    court.is_lit(6)
    expect(court.answers).to_contain_text(
        "Press a lit person: the card is played, and your first stone lies there"
    )
    court.tile(6).click()
    expect(court.asks("Lay your stones")).to_be_visible()
    expect(court.answers).to_contain_text("2 of 3 stones left")
    court.is_lit(1, 5, 6)
    expect(court.tile(1)).to_have_accessible_name(re.compile("Would get it free now: Sévigné"))
    court.tile(1).click()
    court.is_lit(1, 2, 4, 7)
    expect(court.tile(1)).to_have_accessible_name(re.compile("Nobody would get it free now"))
    court.answer("Take back the stone").click()
    court.is_lit(1, 5, 6)
    court.tile(1).click()
    court.is_lit(1, 2, 4, 7)
    court.tile(1).click()
    expect(court.tile(1)).to_have_accessible_name(re.compile("Ada 2, Sévigné 1.* Would get it free now: Ada"))
    expect(court.log).to_contain_text("Ada: a stone on Anne d’Autriche.")


def test_a_turn_is_told_when_it_is_done(visit: Visit, house: House) -> None:
    """Card and stones lie there for Ada alone, and come back; who never wants to be asked is not."""
    ada, bob = visit("Ada"), visit("Bob")
    court = Court(ada).sit(house, bob.place, hands=["conde joker joker", "anne anne colbert"])
    other = Court(bob).open(court.page.url.rsplit("/", 1)[1])
    expect(other.asks("Ada is choosing an influence card")).to_be_visible()
    before = other.lines()
    court.card("Joker").first.click()
    court.tile(6).click()
    expect(court.answers).to_contain_text("1 of 2 stones left")
    court.tile(5).click()
    expect(court.asks("Done? A stone on tile 5")).to_be_visible()
    expect(court.page.get_by_text("Then the others go on.")).to_be_visible()
    expect(court.tile(5)).to_have_accessible_name(re.compile("Ada 1"))
    court.step_back.click()
    expect(court.answers).to_contain_text("1 of 2 stones left")
    expect(court.tile(5)).to_have_accessible_name(re.compile("No stones"))
    for _ in range(2):  # the stone, and the card itself
        court.page.get_by_role("button", name="Take back the last step").click()
    expect(court.asks("Play an influence card")).to_be_visible()
    expect(court.tile(6)).to_have_accessible_name(re.compile("No stones"))
    court.card("Joker").first.click()
    court.tile(6).click()
    expect(court.answers).to_contain_text("1 of 2 stones left")
    court.page.reload()
    expect(court.tile(6)).to_have_accessible_name(re.compile("Ada 1"))
    court.tile(1).click()
    expect(court.done).to_be_visible()
    expect(other.tile(6)).to_have_accessible_name(re.compile("No stones"))
    expect(other.asks("Ada is choosing an influence card")).to_be_visible()
    assert other.lines() == before
    court.done.click()
    expect(other.asks("Play an influence card")).to_be_visible()
    assert [line for line in other.lines() if "a stone on" in line] == [
        "Ada: a stone on le Grand Condé.",
        "Ada: a stone on Anne d’Autriche.",
    ]
    other.page.get_by_role("button", name="Settings").click()
    asking = other.page.get_by_role("group", name="Ask before moves are played")
    expect(asking.get_by_role("radio", name="Final steps")).to_be_checked()
    asking.get_by_role("radio", name="Never").check(force=True)
    other.page.get_by_role("dialog").get_by_role("button", name="Done").click()
    other.card("Anne d’Autriche").first.click()
    other.answer("Take stones back").click()
    other.answer("Take 3 stones").click()
    expect(court.log).to_contain_text("Bob takes 3 stones back.")


def test_a_card_is_not_wasted_by_one_press(visit: Visit, house: House) -> None:
    """Without stones to place no person can be pressed, and to take some back is the main answer."""
    court = Court(visit("Ada")).sit(house, hands=["conde joker joker"], general="16 5 5")
    before = box_of(court.card("le Grand Condé"))
    court.card("le Grand Condé").click()
    expect(court.answers).to_contain_text("No stone in your own supply: nothing can be placed.")
    expect(court.answers.locator("[data-usual]")).to_have_text("Take stones back")
    court.is_lit()
    after = box_of(court.card("le Grand Condé"))
    assert abs(after["y"] - before["y"]) <= RISE, "cards stay under the pointer"
    court.tile(1).hover()
    tip = court.page.get_by_role("tooltip")
    expect(tip).to_contain_text("Gives 1 scepter chip.")
    felt = box_of(court.page.locator(".lx-felt"))
    assert box_of(tip)["x"] >= felt["x"] + felt["width"], "the help covers no person"


RISE = 8  # pixels; a chosen card is lifted


def box_of(element: Locator) -> FloatRect:
    """Where something lies on the page, once it is there."""
    element.wait_for()
    box = element.bounding_box()
    assert box is not None
    return box


def test_a_card_dropped_on_a_person_and_a_path_drawn(visit: Visit, house: House) -> None:
    """Dragging a card onto a person plays it and lays the first stone; drawing over tiles lays the others."""
    court = Court(visit("Ada")).sit(house, hands=["conde joker joker"])
    drag(court.card("le Grand Condé"), court.tile(6))
    court.is_lit(1, 5, 6)
    mouse = court.page.mouse
    court.tile(1).hover()
    mouse.down()
    mouse.move(*middle(court.tile(4)), steps=6)
    mouse.up()
    for person in ("le Grand Condé", "Anne d’Autriche", "le Grand Dauphin"):
        expect(court.log).to_contain_text(f"Ada: a stone on {person}.")


def drag(what: Locator, to: Locator) -> None:
    what.hover()
    what.page.mouse.down()
    what.page.mouse.move(*middle(to), steps=6)
    what.page.mouse.up()


def middle(element: Locator) -> tuple[float, float]:
    box = box_of(element)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_taking_back_offers_most_first(visit: Visit, house: House) -> None:
    """The usual number of stones is one key away, fewer are beside it."""
    court = Court(visit("Ada")).sit(house, hands=["conde joker joker"], general="5 5 5")
    court.card("Joker").first.click()
    court.answer("Take stones back").click()
    expect(court.answers.get_by_role("button").first).to_have_text("Take 2 stones")
    court.answer("Take 1 stone").click()
    expect(court.log).to_contain_text("Ada takes 1 stone back.")
    expect(court.mine.get_by_role("img", name="General supply: 4")).to_be_visible()


def test_a_turn_by_keyboard_alone(visit: Visit, house: House) -> None:
    """A digit takes the card and leads to its person, Enter places, arrows go on, Escape lets go."""
    court = Court(visit("Ada")).sit(house, hands=["conde joker joker"])
    keys = court.page.keyboard
    expect(court.asks("Play an influence card")).to_be_visible()
    keys.press("2")
    expect(court.answer("Take stones back")).to_be_visible()
    keys.press("Escape")
    expect(court.answer("Take stones back")).to_have_count(0)
    keys.press("1")
    expect(court.tile(6)).to_be_focused()
    keys.press("Enter")
    court.is_lit(1, 5, 6)
    court.tile(6).focus()
    keys.press("ArrowDown")
    focused = court.page.evaluate("document.activeElement.dataset.tile")
    assert focused in ("1", "5", "4")
    court.tile(5).focus()
    keys.press("Space")
    expect(court.log).to_contain_text("Ada: a stone on Mme de Montespan.")


def test_stones_of_a_mission_come_from_either_supply(visit: Visit, house: House) -> None:
    """The general supply is preselected; the own one can be chosen in the same gesture."""
    fields = {"step": "dispatch", "turn": 0, "display": ["a11"], "pending": {"mission": "a11"}}
    court = Court(visit("Ada")).sit(house, hands=["conde joker"], **fields)
    expect(court.answers.get_by_role("radio", name="general supply")).to_be_checked()
    court.answers.get_by_role("radio", name="own supply").check(force=True)
    court.tile(1).click()
    expect(court.log).to_contain_text("Ada places a stone by mission: Anne d’Autriche.")
    expect(court.mine.get_by_role("img", name="Own supply: 10")).to_be_visible()


# --- evaluation ---------------------------------------------------------------------------------------------


def test_the_evaluation_is_shown_tile_by_tile(visit: Visit, house: House) -> None:
    """With movement each person gets a plaque with what everybody receives; it can be skipped."""
    ada = visit("Ada", reduced_motion="no-preference")
    tiles = {10: [4, 3, 2], 11: [1, 0, 2]}
    court = Court(ada).sit(house, step="turn", hands=["conde joker"], tiles=tiles)
    court.card("Joker").click()
    court.answer("Take stones back").click()
    court.answer("Take 2 stones").click()
    court.done.click()
    plaque = court.board.get_by_role("region", name="Henri de Turenne")
    expect(plaque).to_contain_text("2 coats of arms")
    expect(plaque).to_contain_text("Sévigné")
    ada.page.get_by_role("button", name="Skip", exact=True).click()
    expect(plaque).to_have_count(0)
    court.board.get_by_role("button", name="See what everybody received").click()
    expect(court.sheet).to_contain_text("Jules Mazarin")
    expect(court.sheet).to_contain_text("1 influence card")


def test_without_movement_the_round_ends_with_a_sheet(visit: Visit, house: House) -> None:
    """Who wants no movement reads the whole evaluation at once."""
    court = Court(visit("Ada")).sit(
        house, hands=["conde joker"], tiles={10: [4, 3, 2], 12: [0, 2, 1]}, money="5 5 0"
    )
    court.card("Joker").click()
    court.answer("Take stones back").click()
    court.answer("Take 2 stones").click()
    court.done.click()
    expect(court.sheet).to_contain_text("Henri de Turenne")
    expect(court.sheet).to_contain_text("2 coats of arms · stones to the own supply")
    expect(court.sheet).to_contain_text("stones to the general supply")
    court.back.click()
    expect(court.sheet).to_have_count(0)
    expect(court.asks("Play an influence card")).to_be_visible()
    expect(court.board).to_contain_text("Round 2 of 4")
    court.board.get_by_role("button", name="See what everybody received").click()
    expect(court.page.get_by_role("dialog", name="Round 1: what everybody received")).to_be_visible()


def test_buying_and_maintenon(visit: Visit, house: House) -> None:
    """A price is asked with its figure; the three numbers of tile 8 are preselected and can be changed."""
    court = Court(visit("Ada")).sit(
        house, turn=0, step="buy", tiles={8: [1, 2, 0]}, pending=evaluated(8, "1 2 0")
    )
    ask = "Buy 2 stones on tile 5 and 1 stone back from Mme de Maintenon for 3 louisdor?"
    expect(court.asks(ask)).to_be_visible()
    court.answer("Buy").click()
    expect(court.asks("how many stones do you put on tile 5")).to_be_visible()
    group = court.answers.get_by_role("group", name="On tile 5, from the general supply")
    expect(group.get_by_role("radio", name="2")).to_be_checked()
    group.get_by_role("radio", name="1").check(force=True)
    court.answer("Move these stones").click()
    court.done.click()
    expect(court.log).to_contain_text("Ada by Maintenon: 1 from the general and 0 from the own supply")


MOST_PRESSES = 200  # far more than fit into the while that the board keeps silent
# Takes orders back, and waits a moment for the answer.
ALWAYS_ASK = """async () => {
  document.querySelector("[data-nav=order]")?.click();
  await new Promise(requestAnimationFrame);
  document.querySelector(".lx-order-buttons button:last-child")?.click();
  await new Promise((done) => setTimeout(done, 60));
}"""


def evaluated(tile: int, present: str) -> dict[str, object]:
    return {"tile": tile, "present": present, "favoured": None}


def test_nobody_learns_who_holds_an_intrigue_card(visit: Visit, house: House) -> None:
    """Without the card of a person the board keeps silent after a while, and others see the same as ever."""
    ada, bob = visit("Ada"), visit("Bob")
    table = Court(ada).sit(
        house, bob.place, tile=10, intrigue=["anne", "turenne"], tiles={10: [3, 3]}, turn=0
    )
    expect(table.asks("Does anybody play an intrigue card?")).to_be_visible()
    asked = time.monotonic()
    assert table.answers.get_by_role("button").count() == 0
    other = Court(bob).open(table.page.url.rsplit("/", 1)[1])
    expect(other.asks("Does anybody play an intrigue card?")).to_be_visible()
    assert time.monotonic() - asked > 0.5
    expect(other.answer("Keep silent")).to_be_visible()
    assert "keeps silent" not in " ".join(other.lines())
    other.answer("2 stones from the own supply").click()
    expect(table.log).to_contain_text("Intrigue! Bob adds 2 stones: Henri de Turenne.")


def test_orders_written_meanwhile_do_not_make_the_others_wait(visit: Visit, house: House) -> None:
    """Who sees to orders while the board keeps silent, again and again, holds nobody up."""
    ada, bob = visit("Ada"), visit("Bob")
    table = Court(ada).sit(
        house, bob.place, tile=10, intrigue=["anne", "turenne"], tiles={10: [3, 3]}, turn=0
    )
    silent = table.page.get_by_text("you have no intrigue card for this person")
    expect(silent).to_be_visible()
    presses = 0
    while silent.is_visible():
        assert presses < MOST_PRESSES
        table.page.evaluate(ALWAYS_ASK)
        presses += 1
    assert presses > 1


def test_at_one_device_silence_is_a_button(visit: Visit, house: House) -> None:
    """Several people at one screen: the cover may not vanish by itself."""
    ada = visit("Ada")
    court = Court(ada)
    fields = {"tile": 10, "intrigue": ["anne", "turenne"], "tiles": {10: [3, 3]}}
    ada.go(f"/t/{prepared(house, court, fields)}")
    ada.page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(court.answers.get_by_role("button", name=re.compile("Go on|Keep silent")).first).to_be_visible()


def test_standing_orders_answer_about_intrigue(visit: Visit, house: House) -> None:
    """Ada leaves her orders and is not asked any more; they survive a reload and can be taken away."""
    ada, bob = visit("Ada"), visit("Bob")
    received: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: received.append(str(frame)))

    ada.page.on("websocket", listen)
    fields = {"intrigue": ["louvois", "turenne"], "general": [2, 2, 2]}
    table = Court(ada).sit(house, bob.place, tile=10, tiles={10: [3, 3]}, turn=1, **fields)
    sheet = write_orders(table)
    check(ada.page)
    sheet.get_by_label("Louvois").select_option("1 stone from the general supply")
    sheet.get_by_role("radio", name="to the end of the game").check()
    sheet.get_by_role("button", name="Leave these orders").click()
    holding = table.board.get_by_role("button", name="Intrigue: my orders hold")
    expect(holding).to_be_focused()
    ada.page.reload()
    expect(holding).to_be_visible()
    other = Court(bob).open(table.page.url.rsplit("/", 1)[1])
    expect(other.board.get_by_role("button", name="Ask me about intrigue")).to_be_visible()
    other.answer("2 stones from the own supply").click()
    expect(table.sheet).to_contain_text("Intrigue: Ada adds 1 stone.")
    table.back.click()
    expect(table.log).to_contain_text("Intrigue! Ada adds 1 stone: François-Michel Louvois.")
    assert not any('"question":{"seat":0,"ask":"intrigue"' in frame for frame in received)
    holding.click()
    sheet.get_by_role("button", name="Always ask me").click()
    expect(table.board.get_by_role("button", name="Ask me about intrigue")).to_be_focused()


def write_orders(table: Court) -> Locator:
    """The sheet for orders, opened by keyboard."""
    table.board.get_by_role("button", name="Ask me about intrigue").press("Enter")
    sheet = table.page.get_by_role("dialog", name="Intrigue orders")
    expect(sheet).to_be_visible()
    return sheet


@pytest.mark.parametrize(
    ("locale", "ask", "more"),
    [
        ("en-GB", "Ask me about intrigue", "Also ask me where I have no card"),
        ("cs-CZ", "Na intriky se mě ptát", "Ptát se i tam, kde kartu nemám"),
        ("nl-NL", "Vraag mij naar intriges", "Vraag mij ook waar ik geen kaart heb"),
    ],
)
def test_orders_on_a_phone(visit: Visit, house: House, locale: str, ask: str, more: str) -> None:
    """390 pixels, with everything that can be ordered in sight."""
    ada = visit("Ada", **PHONE, locale=locale)
    court = Court(ada)
    court.board = ada.page.locator(".play-board")
    crowded(court, house)
    court.board.get_by_role("button", name=ask).tap()
    ada.page.get_by_text(more).tap()
    expect(ada.page.get_by_role("switch")).to_have_count(11)
    fits(ada.page)
    check(ada.page)


def prepared(house: House, court: Court, fields: dict[str, object]) -> str:
    places = [court.visitor.place, court.visitor.at_this_device, bot()]
    return house.prepare(places, position(seats=3, **fields), game="louis")


# --- missions and overview ----------------------------------------------------------------------------------


def test_a_mission_is_fulfilled(visit: Visit, house: House) -> None:
    """What can be paid for has its button, the fewest crowns first; to finish names what is left."""
    fields = {"step": "missions", "missions": ["a07 b05", "", ""], "chips": ["scepter crown ring", "", ""]}
    court = Court(visit("Ada")).sit(house, turn=0, **fields)
    expect(court.answer("Done, and leave undone: +1 louisdor, +1 coat of arms")).to_be_visible()
    expect(court.answer("+1 coat of arms: pay scepter and ring")).to_be_visible()
    court.mission("+1 louisdor").click()
    expect(court.answers.get_by_role("button").first).to_have_accessible_name(
        "+1 louisdor: pay scepter and ring"
    )
    court.answers.get_by_role("button").first.click()
    expect(court.answer("Draw: Dark blue mission")).to_contain_text("two equal chips")
    court.answer("Draw: Dark blue mission").click()
    expect(court.mine.get_by_role("list", name="Missions fulfilled")).to_contain_text("+1 louisdor")
    expect(court.log).to_contain_text("Ada fulfils a mission with scepter and ring: +1 louisdor.")


def test_missions_on_a_phone(visit: Visit, house: House) -> None:
    """The buttons lie in the bar at the foot, which leaves the cards of the hand in reach."""
    ada = visit("Ada", **PHONE)
    fields = {
        "step": "missions",
        "missions": ["a07 b05 c05", "", ""],
        "chips": ["scepter crown ring", "", ""],
    }
    court = Court(ada).sit(house, turn=0, **fields)
    expect(court.answer("+1 coat of arms: pay scepter and ring")).to_be_in_viewport()
    bar = ada.page.locator(".lx-tray")
    for name in ("+1 louisdor", "+1 coat of arms", "1 influence card = 4 stones"):
        card = court.mission(name)
        card.evaluate("card => card.scrollIntoView({ block: 'nearest' })")
        assert box_of(card)["y"] + box_of(card)["height"] <= box_of(bar)["y"], f"{name} is hidden"
    fits(ada.page)


def test_the_overview_shows_what_is_public(visit: Visit, house: House) -> None:
    """Own coats with their kinds, those of others only counted; hands as numbers."""
    fields = {"coats": ["a a f", "b c", ""], "intrigue": ["", "anne", ""], "display": ["", "c01", ""]}
    court = Court(visit("Ada")).sit(house, hands=["conde joker", "", ""], **fields)
    court.board.get_by_role("button", name="Overview").click()
    overview = court.page.get_by_role("dialog", name="Overview")
    expect(overview.get_by_role("img", name="Coats of arms: 2 blue and gold, 1 three pearls")).to_be_visible()
    expect(overview.get_by_role("img", name="Coats of arms: 2", exact=True)).to_be_visible()
    expect(overview.get_by_role("img", name="Intrigue cards in hand: 1")).to_be_visible()
    expect(overview).to_contain_text("+3 influence stones")
    assert "red bend" not in overview.inner_html()


# --- for everybody ------------------------------------------------------------------------------------------


def crowded(court: Court, house: House) -> Court:
    """Four players, stones of all on one tile, chips, coats, missions, a long hand."""
    return court.sit(
        house,
        seats=4,
        louis=2,
        hands=["conde colbert joker turenne mazarin louvois", "joker joker", "anne anne", "joker mazarin"],
        intrigue=["philippe", "", "", ""],
        missions=["a01 b01 c05", "", "", ""],
        chips=["scepter letter ring helmet crown", "crown crown", "", ""],
        coats=["a b c d e f", "a", "", ""],
        display=["a03 b05*", "c01 a15", "", ""],
        tiles={2: [1, 2, 3, 1], 5: "back 1 1 0 0", 7: "back 0 0 3 0", 12: [1, 0, 0, 1]},
    )


def test_the_court_is_accessible(visit: Visit, house: House) -> None:
    """axe-core finds nothing serious: a crowded court, a chosen card, the overview, the sheet, the rules."""
    ada = visit("Ada")
    court = crowded(Court(ada), house)
    expect(court.asks("Play an influence card")).to_be_visible()
    check(ada.page)
    court.card("Joker").first.click()
    check(ada.page)
    court.board.get_by_role("button", name="Overview").click()
    check(ada.page)
    ada.page.keyboard.press("Escape")
    court.tile(6).click()
    expect(court.asks("Lay your stones")).to_be_visible()
    check(ada.page)
    ada.go("/rules/louis")
    expect(ada.page.get_by_role("heading", name="The twelve persons")).to_be_visible()
    check(ada.page)


@pytest.mark.parametrize(
    ("locale", "take", "sheet"),
    [
        ("en-GB", "Take stones back", "Supply"),
        ("cs-CZ", "Vzít kameny zpět", "Zásobování"),
        ("nl-NL", "Stenen terughalen", "Bevoorrading"),
    ],
)
def test_a_phone_in_three_languages(visit: Visit, house: House, locale: str, take: str, sheet: str) -> None:
    """390 pixels: nothing leaves the screen, everything can be met with a finger, words are translated."""
    ada = visit("Ada", **PHONE, locale=locale)
    court = Court(ada)
    court.board = ada.page.locator(".play-board")
    crowded(court, house)
    cards = ada.page.locator(".lx-hand button[aria-disabled=false]")
    cards.first.wait_for()
    fits(ada.page)
    cards.last.tap()
    expect(ada.page.get_by_role("button", name=take)).to_be_visible()
    fits(ada.page)
    ada.page.locator("[data-tile][aria-disabled=false]").first.tap()
    expect(ada.page.locator(".lx-thread")).to_be_attached()
    fits(ada.page)
    ada.go("/rules/louis")
    expect(ada.page.get_by_role("heading", name=re.compile(sheet))).to_be_visible()
    fits(ada.page)


def test_the_page_is_light(visit: Visit, house: House) -> None:
    """All HTML, JavaScript and CSS of a table of Louis XIV stays below the limit."""
    ada = visit("Ada")
    fetched = []
    ada.page.on("response", lambda answer: fetched.append(answer))
    crowded(Court(ada), house)
    sizes = [
        int(answer.header_value("content-length") or 0)
        for answer in fetched
        if answer.request.resource_type in KINDS
    ]
    assert 0 < sum(sizes) < LIGHT
