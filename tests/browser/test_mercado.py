"""Mercado in the browser: shopping with mouse, fingers and keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House, bot
from tests.browser.market import Market
from tests.browser.test_access import check
from tests.browser.test_game import score
from tests.browser.test_phone import FINGER, PHONE, fits
from trianon.table.entries import ChairState
from trianon.testing import given

STEPS = 8  # a hand moves the mouse little by little


def prepare(house: House, places: list[ChairState], **fields: object) -> str:
    """A table on which these things lie."""
    position: dict[str, Any] = given("mercado", seats=len(places), **fields).to_json()
    return house.prepare(places, position, game="mercado", options=position["options"])


SHOPPING: dict[str, object] = {
    "market": ["cloth: gold turquoise / 2 gold turquoise", "vase: copper", "ring", "clock: / copper"],
    "drawn": "gold turquoise silver",
}


def test_a_game_against_a_bot_begins_with_two_clicks(visit: Visit) -> None:
    """From the entrance to the market; the first turn is drawn and laid by clicking."""
    ada = visit("Ada")
    ada.go("/")
    ada.page.get_by_role("button", name="Play against bots: Mercado").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    market = Market(ada)
    while not market.done.is_visible():
        assert market.play_any()
    expect(market.log).to_contain_text("Ada draws")
    expect(market.log).to_contain_text("Ada lays a coin")


def test_a_game_is_played_to_its_end(visit: Visit, house: House) -> None:
    """Turn after turn against a bot, by clicking, to the score sheet; every point has its reason."""
    ada = visit("Ada")
    dear = ["gold_goblet: 2 gold", "necklace: 2 turquoise / 2 turquoise", "jewel_casket: 3 copper", "vase"]
    late: dict[str, object] = {"market": dear, "progress": [24, 25], "seals": [2, 1], "step": "action"}
    market = Market(ada).open(prepare(house, [ada.place, bot()], **late, privileges=["two_seal", "three"]))
    while market.play_any():
        pass
    for player in ada.page.locator(".sheet > li").all():
        points, reasons = score(player.inner_text())
        assert points == sum(reasons), "the reasons add up"
        expect(player.locator(".sheet-reasons > li")).to_have_count(3)
        expect(player.get_by_role("link", name=re.compile("^Rule M"), include_hidden=True)).to_have_count(3)
    ada.page.get_by_role("link", name="Replay").click()
    step = ada.page.get_by_role("slider", name="Step of the game")
    ada.page.get_by_role("button", name="One step forward").click()
    expect(step).to_have_attribute("aria-valuetext", re.compile("^1 of"))
    ada.page.keyboard.press("End")
    expect(ada.page.get_by_role("button", name="One step forward")).to_be_disabled()


def test_a_turn_with_movement(visit: Visit, house: House) -> None:
    """With movement switched on coins fly and markers hop; nothing stays in the air or in the way."""
    ada, bob = visit("Ada", reduced_motion="no-preference"), visit("Bob")
    market = Market(ada).open(prepare(house, [ada.place, bob.place], **SHOPPING))
    market.lay("gold", "Cloth")
    market.lay("turquoise", "Cloth")
    market.done.click()
    expect(market.log).to_contain_text("Ada buys Cloth.")
    expect(market.asks("Bob may give back a seal")).to_be_visible()
    expect(ada.page.locator(".md-ghost")).to_have_count(0)
    expect(market.board.get_by_role("img", name=re.compile("^Space 4: .*Ada"))).to_be_visible()


def test_legal_spots_light_up_and_a_coin_is_laid(visit: Visit, house: House) -> None:
    """The coin in hand lights exactly the tiles where it fits; others see it when Ada is done."""
    ada, bob = visit("Ada"), visit("Bob")
    table = prepare(house, [ada.place, bob.place], **SHOPPING)
    mine, his = Market(ada).open(table), Market(bob).open(table)
    mine.coin("turquoise").click()
    assert mine.lit == ["Cloth", "Vase", "Rose", "Lavender", "Head merchant", "Coin changer"]
    mine.spot("turquoise", "Vase").click()
    expect(mine.edge("Ada", "Vase")).to_have_attribute(
        "aria-label", re.compile("1 × copper, 1 × turquoise, 2 missing")
    )
    expect(his.edge("Ada", "Vase")).not_to_have_attribute("aria-label", re.compile("turquoise"))
    mine.done.click()
    expect(his.edge("Ada", "Vase")).to_have_attribute("aria-label", re.compile("1 × turquoise"))
    expect(his.log).to_contain_text("Ada lays a coin (turquoise) beside Vase.")


def test_a_coin_with_one_place_needs_one_gesture(visit: Visit, house: House) -> None:
    """Pressing it lays it; so does pressing a tile that takes only one of my coins."""
    ada, bob = visit("Ada"), visit("Bob")
    crowded = ["gold_goblet", "necklace", "clock", "fan", "violet", "sandalwood"]
    full = {"head_merchant": "silver gold", "coin_changer": "2 gold"}
    rows = [*crowded, *(f"{tile}: {coins}" for tile, coins in full.items())]
    mine = Market(ada).open(prepare(house, [ada.place, bob.place], market=rows, drawn="silver turquoise"))
    mine.coin("turquoise").click()
    mine.page.keyboard.press("Escape")
    mine.tile("Necklace").click()
    expect(mine.log).to_contain_text("Ada lays a coin (turquoise) beside Necklace.")
    expect(mine.done).to_be_visible()


def test_a_laid_coin_is_taken_back(visit: Visit, house: House) -> None:
    """Until the turn is confirmed every coin comes back, one by one."""
    ada, bob = visit("Ada"), visit("Bob")
    mine = Market(ada).open(prepare(house, [ada.place, bob.place], **SHOPPING))
    mine.lay("gold", "Cloth")
    mine.lay("turquoise", "Vase")
    mine.undo.click()
    expect(mine.coin("turquoise")).to_be_visible()
    mine.tray.get_by_role("button", name="Take back").click()
    expect(mine.coin("gold")).to_be_visible()
    expect(mine.edge("Ada", "Cloth")).to_have_attribute("aria-label", re.compile("2 missing"))


def test_a_coin_is_dragged_to_a_tile(visit: Visit, house: House) -> None:
    """Dropped on a tile where it fits it lies there; dropped elsewhere nothing happens."""
    ada, bob = visit("Ada"), visit("Bob")
    mine = Market(ada).open(prepare(house, [ada.place, bob.place], **SHOPPING))
    mine.coin("silver").drag_to(mine.tile("Ring"), steps=STEPS)
    mine.coin("gold").drag_to(mine.log, steps=STEPS)
    expect(mine.log).not_to_contain_text("lays a coin")
    mine.coin("gold").drag_to(mine.tile("Ring"), steps=STEPS)
    expect(mine.log).to_contain_text("Ada lays a coin (gold) beside Ring.")


def test_a_whole_turn_by_keyboard(visit: Visit, house: House) -> None:
    """Enter draws, arrows reach coin and tile, a digit chooses a tile, and the focus stays at hand."""
    ada, bob = visit("Ada"), visit("Bob")
    position = {"market": ["cloth: gold turquoise", "vase: copper"], "purses": ["2 gold turquoise"]}
    mine = Market(ada).open(prepare(house, [ada.place, bob.place], step="action", **position))
    keys = mine.page.keyboard
    expect(mine.answer("Draw 3 coins")).to_be_visible()
    keys.press("ArrowRight")
    expect(mine.answer("Draw 3 coins")).to_be_focused()
    keys.press("Enter")
    expect(mine.coin("gold")).to_be_focused()
    keys.press("Enter")
    keys.press("ArrowUp")
    expect(mine.spot("gold", "Cloth")).to_be_focused()
    keys.press("Enter")
    expect(mine.log).to_contain_text("Ada lays a coin (gold) beside Cloth.")
    expect(mine.tray.locator(":focus")).to_have_count(1)
    expect(mine.coin("turquoise")).to_have_attribute("aria-disabled", "false")
    mine.coin("turquoise").focus()
    keys.press("Enter")
    expect(mine.spot("turquoise", "Vase")).to_be_visible()
    keys.press("2")
    expect(mine.log).to_contain_text("Ada lays a coin (turquoise) beside Vase.")
    mine.done.focus()
    keys.press("Enter")
    expect(mine.asks("Bob is laying coins")).to_be_visible()


def test_the_first_question_says_what_happened(visit: Visit, house: House) -> None:
    """The coins that came are named; arrows reach both answers; of equal coins one is chosen."""
    ada, bob = visit("Ada"), visit("Bob")
    fields: dict[str, object] = {
        "purses": ["2 gold silver 4 copper"],
        "drawn": "2 gold silver",
        "seals": [1, 1],
    }
    mine = Market(ada).open(prepare(house, [ada.place, bob.place], step="seal", **fields))
    expect(mine.asks("You drew 2 × gold, 1 × silver. Give back a seal to draw two more")).to_be_visible()
    keys = mine.page.keyboard
    reached = set()
    for _ in range(4):
        keys.press("ArrowRight")
        reached.add(mine.page.evaluate("document.activeElement.textContent"))
    assert {"Use a seal", "No seal"} <= reached
    mine.answer("No seal").click()
    gold = mine.tray.get_by_role("button", name=re.compile("^Coin: gold"))
    gold.nth(1).click()
    expect(gold.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(gold.nth(0)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("width", [1100, 1280])
def test_points_cover_no_price(visit: Visit, house: House, width: int) -> None:
    """Long prices and the cutpurse in a narrow market. Progress in numbers; who has been round differs."""
    ada = visit("Ada", viewport={"width": width, "height": 800})
    rows = ["tapestry", "jewel_casket", "necklace", "vase", "orange_blossom", "violet", "cutpurse"]
    late: dict[str, object] = {"market": rows, "progress": [31, 1, 12, 30]}
    mine = Market(ada).open(prepare(house, [ada.place, bot(), bot(), bot()], **late, drawn="gold"))
    expect(mine.coin("gold")).to_be_visible()
    assert ada.page.evaluate(COVERED) == []
    facts = mine.page.get_by_role("list", name="Players").locator(".md-facts")
    expect(facts).to_have_count(4)
    assert max(facts.evaluate_all("all => all.map((one) => one.offsetHeight)")) < ONE_LINE
    expect(facts.first).to_contain_text("31")
    space = mine.board.get_by_role("img", name=re.compile("^Space 1: "))
    expect(space).to_have_accessible_name(re.compile(r"Ada \(past the disc\)"))


ONE_LINE = 36  # pixels
COVERED = """() => [...document.querySelectorAll(".md-tile")].filter((tile) => {
  const points = tile.querySelector(".md-points")?.getBoundingClientRect();
  const price = tile.querySelector(".md-price").lastElementChild.getBoundingClientRect();
  return points && price.right > points.left + 2 && price.bottom > points.top;
}).map((tile) => tile.textContent)"""


def test_what_a_tile_would_bring_is_told_before(visit: Visit, house: House) -> None:
    """Hovering tells price, effects and consequences; pressing a tile that is not lit opens the same."""
    ada, bob = visit("Ada"), visit("Bob")
    mine = Market(ada).open(prepare(house, [ada.place, bob.place], **SHOPPING))
    mine.tile("Cloth").hover()
    tip = mine.page.get_by_role("tooltip")
    expect(tip).to_contain_text("Price: 2 × gold, 2 × turquoise")
    expect(tip).to_contain_text("Take 1 privilege")
    expect(tip).to_contain_text("4 points: to space 4.")
    expect(tip).to_contain_text("A seal for second place goes to: Bob.")
    mine.page.mouse.move(1, 1)
    mine.tile("Clock").click()
    dialog = mine.page.get_by_role("dialog", name="Clock")
    expect(dialog).to_contain_text("Price: 3 × copper")
    expect(dialog.get_by_text("Clock", exact=True)).to_have_count(1)


def test_odds_of_the_purse(visit: Visit, house: House) -> None:
    """My purse tells what is inside and how likely each coin is among the next three."""
    ada, bob = visit("Ada"), visit("Bob")
    mine = Market(ada).open(
        prepare(house, [ada.place, bob.place], step="action", purses=["gold silver 2 black"])
    )
    odds = mine.tray.get_by_role("list", name="In the purse, and how likely each is among the next 3 coins")
    expect(odds).to_contain_text("gold: 1 inside, 75 %")
    expect(odds).to_contain_text("turquoise: 0 inside, 0 %")


def test_privileges_of_others_stay_secret(visit: Visit, house: House) -> None:
    """My privileges lie open before me; of the others' only the number is known, to the page as well."""
    ada, bob = visit("Ada"), visit("Bob")
    frames: list[str] = []
    ada.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    fields: dict[str, object] = {"privileges": ["two_seal", "one_again three"], "step": "privilege"}
    mine = Market(ada).open(prepare(house, [ada.place, bob.place], **fields))
    token = mine.tray.get_by_role("button", name=re.compile("^Play the privilege: 2 steps and a seal"))
    expect(token).to_be_visible()
    players = mine.page.get_by_role("list", name="Players")
    expect(players.get_by_role("listitem").nth(1)).to_contain_text("2")
    assert frames
    assert not [frame for frame in frames if "one_again" in frame]
    token.click()
    expect(mine.log).to_contain_text("Ada plays a privilege: 2 steps and a seal.")


@pytest.mark.parametrize(
    ("locale", "tile", "question"),
    [("cs-CZ", "Látka", "Přiložte mince ke kartám"), ("nl-NL", "Stof", "Leg munten bij de tegels")],
)
def test_czech_and_dutch(visit: Visit, house: House, locale: str, tile: str, question: str) -> None:
    """Tiles, questions and rules in the reader's language, on a phone too."""
    ada, bob = visit("Ada", **PHONE, locale=locale), visit("Bob")
    table = prepare(house, [ada.place, bob.place], **SHOPPING)
    ada.go(f"/t/{table}")
    expect(ada.page.get_by_role("status").filter(has_text=question)).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile(rf"\b{tile}\b")).first).to_be_visible()
    fits(ada.page)
    ada.go("/rules/mercado")
    expect(ada.page.get_by_role("heading", name="Mercado", exact=True)).to_be_visible()
    fits(ada.page)


def test_a_turn_on_a_phone(visit: Visit, house: House) -> None:
    """Four players and the cutpurse on 390 pixels: nothing leaves the screen, everything meets a finger."""
    ada = visit("Ada", **PHONE)
    rows = ["cutpurse: 2 black / black", "cloth: gold turquoise / 2 gold", "ring"]
    fields: dict[str, object] = {
        "market": rows,
        "side": "B",
        "progress": [3, 7, 7, 12],
        "drawn": "gold silver white",
    }
    mine = Market(ada).open(prepare(house, [ada.place, bot(), bot(), bot()], **fields))
    expect(mine.coin("gold")).to_be_visible()
    fits(ada.page)
    for coin in mine.tray.get_by_role("list", name="Coins drawn").get_by_role("button").all():
        box = coin.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    mine.coin("gold").tap()
    mine.spot("gold", "Cloth").tap()
    expect(mine.done).to_be_visible()
    fits(ada.page)
    mine.done.tap()
    expect(mine.log).to_contain_text("Ada lays a coin (gold) beside Cloth.")
    mine.wait_for_turn()
    fits(ada.page)


def test_axe_finds_nothing(visit: Visit, house: House) -> None:
    """The board while laying coins, with help open, with a choice of tiles, and the page of rules."""
    ada, bob = visit("Ada"), visit("Bob")
    fields: dict[str, object] = {**SHOPPING, "privileges": ["two_purge", "three"], "progress": [3, 3]}
    mine = Market(ada).open(prepare(house, [ada.place, bob.place], **fields, side="B", step="place"))
    expect(mine.coin("gold")).to_be_visible()
    check(ada.page)
    mine.coin("gold").click()
    mine.tile("Cloth").hover()
    expect(mine.page.get_by_role("tooltip")).to_be_visible()
    check(ada.page)
    paid: dict[str, object] = {"market": ["cloth: 2 gold 2 turquoise / gold", "fan: 2 turquoise"]}
    mine.open(prepare(house, [ada.place, bob.place], **paid))
    expect(mine.asks("Several tiles are paid for")).to_be_visible()
    check(ada.page)
    ada.go("/rules/mercado")
    expect(ada.page.get_by_role("heading", name="The 24 valuable objects")).to_be_visible()
    check(ada.page)


def test_the_starting_disc_is_chosen_for_a_new_table(visit: Visit) -> None:
    """All thirty spaces are offered in words; the lobby says what was chosen."""
    ada = visit("Ada")
    ada.go("/")
    ada.page.get_by_role("button", name="Create a table: Mercado").click()
    dialog = ada.page.get_by_role("dialog")
    disc = dialog.get_by_label("Starting disc")
    expect(disc.locator("option")).to_have_count(30)
    disc.select_option("Space 15, bottom left corner")
    dialog.get_by_label("Board").select_option("Side B, more symbols")
    dialog.get_by_role("button", name="Create a table").click()
    expect(ada.page.get_by_text("Side B, more symbols", exact=True)).to_be_visible()
    expect(ada.page.get_by_text("Space 15, bottom left corner", exact=True)).to_be_visible()
