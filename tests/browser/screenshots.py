"""Pictures for documents and home page: `python -m tests.browser.screenshots` plays games and draws them."""

import base64
import itertools
import struct
import tempfile
import zlib
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

import trianon
from tests.browser.conftest import ARGUMENTS
from tests.browser.house import House, cookies, person
from tests.browser.rooms import Table
from tests.browser.visitor import Visitor
from tools import browser as browsers
from trianon.bots import get
from trianon.table.entries import Played, Started
from trianon.table.live_game import LiveGame

ROOT = Path(__file__).parents[2]
IMAGES = ROOT / "docs" / "images"
PUBLIC = ROOT / "client" / "public"
GROUND = "#6a1824"  # of the sign
NAMES = ("Ada", "Bruno", "Cleo", "Dario")
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LARGEST = 500_000  # bytes
CARDS = ROOT / "client" / "src" / "games"  # the home page shows a small picture of every board
LARGEST_CARD = 60_000
BOARD_ALONE = ".prompt { visibility: hidden }"  # it stays in sight above a board that is scrolled
FIRST_SEED = 11  # of those that were looked at the first with a pleasant moment

# A third of the shades is enough for the eye.
FEWER_SHADES = """async (address) => {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const ink = canvas.getContext("2d", { alpha: false });
  ink.drawImage(image, 0, 0);
  const picture = ink.getImageData(0, 0, width, height);
  picture.data.forEach((shade, at, all) => (all[at] = at % 4 === 3 ? 255 : Math.round(shade / 3) * 3));
  ink.putImageData(picture, 0, 0);
  return canvas.toDataURL("image/png");
}"""

# The upper part of a board, as small as a card of the home page needs it on a sharp screen.
CARD = """async (address) => {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  const [width, height] = [760, 380];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const ink = canvas.getContext("2d", { alpha: false });
  ink.imageSmoothingQuality = "high";
  const part = Math.min(image.width, (image.height * width) / height);
  ink.drawImage(image, (image.width - part) / 2, 0, part, (part * height) / width, 0, 0, width, height);
  return canvas.toDataURL("image/webp", 0.75);
}"""


# --- a game worth a picture ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scene:
    """A moment of a game that is worth pictures: Ada is asked this, and the table looks well."""

    game: str
    ask: str
    is_pleasant: Callable[[dict[str, Any]], bool]
    pictures: dict[str, dict[str, Any]]


def story(scene: Scene) -> tuple[str, list[Played]]:
    """The first seed with a pleasant moment, and the moves that lead there."""
    for number in itertools.count(FIRST_SEED):
        seed = f"{number % 256:02x}" * 32
        moves = _until_pleasant(scene, seed)
        if moves:
            return seed, moves
    raise AssertionError("seeds never end")


def _until_pleasant(scene: Scene, seed: str) -> list[Played]:
    """The moves of four sensible players up to a pleasant moment; none when the game has none."""
    rules = trianon.game(scene.game).rules_version
    game = LiveGame.begin(scene.game, len(NAMES), {"first": 0}, Started(seed, rules, 0))
    bot, luck = get(scene.game, "greedy"), trianon.Rng(int(seed[:2], 16))
    moves: list[Played] = []
    while (decision := game.state.decision) is not None:
        seat = decision.seat
        if seat == 0 and decision.ask == scene.ask and scene.is_pleasant(game.state.view(seat)):
            return moves
        choice = bot.choose(game.state.determinize(seat, luck), luck)
        action = str(decision.options[choice])
        moves.append(Played(seat, action, "", 0, game.play(seat, action)))
    return []


def _four_columns(view: dict[str, Any]) -> bool:
    """The third round, four different symbols, every column begun and none too long."""
    lengths = [len(column["cards"]) for column in view["columns"]]
    symbols = {column["symbol"] for column in view["columns"]}
    begun = min(lengths) >= 1 and max(lengths) <= 3 and sum(lengths) >= 8
    return view["round"] == 3 and len(symbols) == len(lengths) and begun


def _busy_court(view: dict[str, Any]) -> bool:
    """Stones on most persons, and something in the own display."""
    taken = [tile for tile in view["tiles"] if sum(tile["stones"]) > 0]
    return view["round"] == 3 and len(taken) >= 8 and bool(view["players"][0]["display"])


def _large_castle(view: dict[str, Any]) -> bool:
    """A castle with gardens, a cellar and rooms enough for a plan."""
    types = {room["type"] for room in view["castle_0"]}
    return len(view["castle_0"]) >= 11 and len(types) >= 6


def _busy_market(view: dict[str, Any]) -> bool:
    """Coins of everybody beside the tiles, and several to place."""
    coins = sum(len(edge["coins"]) for stall in view["market"] for edge in stall["edges"])
    return view["round"] >= 5 and coins >= 12 and len(view["drawn"]) >= 3


SCENES = (
    Scene("kabale", "lay", _four_columns, {"table": DESKTOP, "phone": PHONE}),
    Scene("louis", "turn", _busy_court, {"louis": DESKTOP}),
    Scene("castles", "place", _large_castle, {"castles": DESKTOP, "castles-phone": PHONE}),
    Scene("mercado", "place", _busy_market, {"mercado": DESKTOP}),
)


# --- pictures -----------------------------------------------------------------------------------------------


def draw(house: House, browser: Browser, table: str, game: str, name: str, screen: dict[str, Any]) -> None:
    """One picture: everybody is there, and Ada is asked."""
    contexts = [browser.new_context(locale="en-GB", reduced_motion="reduce", **screen) for _ in NAMES]
    visitors = [_visit(house, context, guest) for context, guest in zip(contexts, NAMES, strict=True)]
    tables = [Table(visitor).open(table) for visitor in visitors]
    tables[0].page.get_by_role("region", name="Board").locator("button:enabled").first.wait_for()
    tables[0].page.get_by_text("away").first.wait_for(state="detached")
    tables[0].page.evaluate("document.fonts.ready")
    path = IMAGES / f"{name}.png"
    path.write_bytes(tighter(redrawn(browser, FEWER_SHADES, tables[0].page.screenshot())))
    if screen is DESKTOP:
        picture = CARDS / game / "picture.webp"
        picture.write_bytes(redrawn(browser, CARD, tables[0].board.screenshot(style=BOARD_ALONE)))
        check(picture, LARGEST_CARD)
    check(path, LARGEST)
    for context in contexts:
        context.close()


def draw_icons(browser: Browser) -> None:
    """The sign of the house as devices want it; a maskable one may lose its margin."""
    art = base64.b64encode((PUBLIC / "favicon.svg").read_bytes()).decode()
    for name, size, part in (("icon-192", 192, 100), ("icon-512", 512, 100), ("icon-maskable", 512, 70)):
        page = browser.new_page(viewport={"width": size, "height": size})
        back = "transparent" if part == 100 else GROUND
        page.set_content(
            f'<body style="margin: 0; height: 100vh; display: grid; place-items: center; background: {back}">'
            f'<img src="data:image/svg+xml;base64,{art}" style="width: {part}%">'
        )
        path = PUBLIC / f"{name}.png"
        path.write_bytes(tighter(page.screenshot(omit_background=True)))
        check(path, LARGEST_CARD)
        page.close()


def _visit(house: House, context: BrowserContext, guest: str) -> Visitor:
    context.add_cookies(cookies(house, guest, guest))
    return Visitor(house, context, guest, guest)


def redrawn(browser: Browser, script: str, png: bytes) -> bytes:
    """A picture as a script of the browser draws it anew."""
    page = browser.new_page()
    address = page.evaluate(script, "data:image/png;base64," + base64.b64encode(png).decode())
    page.close()
    return base64.b64decode(address.partition(",")[2])


def tighter(png: bytes) -> bytes:
    """The same pixels, compressed as well as possible."""
    chunks = []
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        chunks.append((png[at + 4 : at + 8], png[at + 8 : at + 8 + length]))
        at += length + 12
    pixels = zlib.decompress(b"".join(data for kind, data in chunks if kind == b"IDAT"))
    head = next(data for kind, data in chunks if kind == b"IHDR")
    body = [(b"IHDR", head), (b"IDAT", zlib.compress(pixels, 9)), (b"IEND", b"")]
    return png[:8] + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in body
    )


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    program = browsers.find()
    if program is None:
        raise SystemExit(browsers.NONE_FOUND)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "data")
        house.open()
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        with closing(house), closing(browser):
            draw_icons(browser)
            for scene in SCENES:
                seed, moves = story(scene)
                people = [person(guest, guest) for guest in NAMES]
                table = house.prepare(people, seed=seed, moves=moves, game=scene.game)
                for name, screen in scene.pictures.items():
                    draw(house, browser, table, scene.game, name, screen)


def check(path: Path, largest: int) -> None:
    """Pictures belong to the repository: they stay small."""
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size / 1000:.0f} kB")
    if size > largest:
        raise SystemExit(f"{path} is too large")


if __name__ == "__main__":
    main()
