"""Louis XIV: what an answer is worth to the seat asked, judged from its view alone.

Every placement of a card is tried on the court as it stands, and weighed by what the tiles then promise:
chips for the missions in hand, coats, louisdor, and what others lose. All worths are in points.
"""

from typing import Any, Final

from trianon.games.louis.appraisal import COAT, INTRIGUE_KEPT, TURN, Wishes
from trianon.games.louis.components import (
    AMOUNT,
    BOOST_LIMIT,
    CARD_IDS,
    CHIPS,
    CROWN,
    EFFECT,
    JOKER,
    JOKER_LIMIT,
    M_COAT,
    M_INFLUENCE,
    M_INTRIGUE,
    MISSION_IDS,
    NEIGHBOURS,
    PERSON_LIMIT,
    REWARD_CHIPS,
    T_MONTESPAN,
    TILES,
)
from trianon.games.louis.outlook import Outlook, wishes_of
from trianon.kernel.bits import bit
from trianon.kernel.rng import Rng
from trianon.kernel.state import NOBODY

LAID: Final = 0.08  # the price of a stone that is bound for the rest of the phase
LATER: Final = 0.5  # how much the other cards of the hand count beside the one that is played
WAITING: Final = 0.6  # a stone that lies on a tile for the next round
LOUISDOR: Final = 0.6  # one more in the supply phase, when it can still buy something
ENOUGH_STONES: Final = 12  # for four turns
ONE_MORE: Final = 0.3  # the worth of having another card than a bad one
NO_STONES: Final[list[int]] = [0] * TILES

Option = dict[str, Any]


def worth(view: dict[str, Any], question: dict[str, Any], rng: Rng) -> list[float]:
    """The worth of every option. Nothing here is left to chance."""
    ask: str = question["ask"]
    options: list[Option] = question["options"]
    wishes = wishes_of(view)
    if ask == "turn":
        return Plan(view, wishes).turns(options)
    if ask == "path":
        return Plan(view, wishes).steps(options, view["path"])
    if ask == "take":
        return [float(option["args"]["stones"]) for option in options]
    if ask == "supply":
        return [supply(option, wishes, view) for option in options]
    if ask in ("dispatch", "reserve"):
        return [lone_stone(option, Outlook(view, wishes, 0, ask == "reserve"), view) for option in options]
    if ask in ("missions", "deck", "keep", "replace"):
        return [on_missions(ask, option, wishes, view) for option in options]
    return [in_evaluation(ask, option, wishes, view) for option in options]


class Plan:
    """All placements from the hand, each weighed once."""

    def __init__(self, view: dict[str, Any], wishes: Wishes) -> None:
        self.view = view
        self.wishes = wishes
        self.outlook = Outlook(view, wishes, 0, False)
        self.idle = self.outlook.value(NO_STONES)
        player = view["players"][view["seat"]]
        self.own: int = player["own"]
        self.general: int = player["general"]
        self.hand: list[str] = view["hand"]

    def turns(self, options: list[Option]) -> list[float]:
        """Every card, played in every way, and what the rest of the hand can still do."""
        places: dict[str, float] = {}
        for card in self.hand:
            if card not in places:
                places[card] = self.placing(card, False)
        return [self._turn(option, places) for option in options]

    def _turn(self, option: Option, places: dict[str, float]) -> float:
        args = option["args"]
        if option["kind"] == "pass":
            return self._rest("", places, 1) - AMOUNT[MISSION_IDS[args["mission"]]] * self.wishes.louisdor
        if option["kind"] == "exchange":
            return self._rest(args["card"], places, 1) + ONE_MORE
        card: str = args["card"]
        if args["mode"] == "take":
            gain = self._taking(limit_of(card, args["boost"]))
        else:
            gain = self.placing(card, True) if args["boost"] else places[card]
        if args["boost"]:
            gain -= ONE_MORE  # it works only once in a phase
        return gain + self._rest(card, places, 0)

    def _rest(self, played: str, places: dict[str, float], more: int) -> float:
        """What the other cards promise; the worst one is never played (L4.5)."""
        others = [places[card] for card in self.hand]
        if played:
            others.remove(places[played])
        others.sort(reverse=True)
        total = 0.0
        for place in range(len(self.hand) - 2 + more):
            if place < len(others):
                total += others[place]
        return total * LATER

    def _taking(self, limit: int) -> float:
        """Stones that come back: needed now when the own supply is short, later otherwise."""
        count = min(limit, self.general)
        turns = len(self.hand) - 2
        short = min(count, max(0, 3 * turns - self.own))
        return short * 0.6 + count * self.wishes.stone

    def placing(self, card: str, boost: bool) -> float:
        """The best placement of a card, beyond what the court promises anyway."""
        stones = min(limit_of(card, boost), self.own)
        if stones == 0:
            return 0.0
        number = CARD_IDS[card]
        starts = [number]
        if boost or number == JOKER:
            starts = list(range(TILES))
        best = 0.0
        for tile in starts:
            extra = NO_STONES[:]
            extra[tile] += 1
            best = max(best, self._onwards(extra, bit(tile), tile, stones - 1, 1))
        return best

    def _onwards(self, extra: list[int], visited: int, last: int, left: int, laid: int) -> float:
        """The best way to go on from here, stopping included."""
        best = self.outlook.value(extra) - self.idle - LAID * laid
        if left == 0:
            return best
        open_tiles = (NEIGHBOURS[last] & ~visited) | bit(last)
        for tile in range(TILES):
            if open_tiles & bit(tile):
                extra[tile] += 1
                best = max(best, self._onwards(extra, visited | bit(tile), tile, left - 1, laid + 1))
                extra[tile] -= 1
        return best

    def steps(self, options: list[Option], path: dict[str, Any]) -> list[float]:
        """The next stone of a path that has begun; stones already laid belong to the court."""
        laid: list[int] = path["tiles"]
        visited = 0
        for number in laid:
            visited |= bit(number - 1)
        left: int = min(path["left"], self.own)
        worths: list[float] = []
        for option in options:
            if option["kind"] == "done":
                worths.append(0.0)
                continue
            tile: int = option["args"]["tile"] - 1
            extra = NO_STONES[:]
            extra[tile] += 1
            worths.append(self._onwards(extra, visited | bit(tile), tile, left - 1, 1))
        return worths


def limit_of(card: str, boost: bool) -> int:
    """How many stones a card moves (L4.3.1)."""
    if boost:
        return BOOST_LIMIT
    return JOKER_LIMIT if card == "joker" else PERSON_LIMIT


# --- supply, and stones that missions and persons place ---------------------------------------------------


def supply(option: Option, wishes: Wishes, view: dict[str, Any]) -> float:
    """Missions of the supply phase: all of them are gains (L3.3)."""
    if option["kind"] == "stop":
        return 0.0
    args = option["args"]
    effect = EFFECT[MISSION_IDS[args["mission"]]]
    if effect == M_COAT:
        return COAT
    if effect == M_INTRIGUE:
        return INTRIGUE_KEPT
    if effect == M_INFLUENCE:
        return TURN - wishes.stone
    own: int = view["players"][view["seat"]]["own"]
    stone: float = 0.8 if own < ENOUGH_STONES else 0.3
    money: int = args["money"]
    stones: int = args["stones"]
    return money * LOUISDOR + stones * stone


def lone_stone(option: Option, outlook: Outlook, view: dict[str, Any]) -> float:
    """One stone from a supply onto a tile; out of the general supply it will not be missed."""
    args = option["args"]
    if "source" not in args:
        return 0.0
    number: int = args["tile"] if "tile" in args else view["pending"]["tile"]
    extra = NO_STONES[:]
    extra[number - 1] += 1
    gain = outlook.value(extra) - outlook.value(NO_STONES)
    wishes = outlook.wishes
    return gain + wishes.stone if args["source"] == "general" else gain - LAID


# --- evaluation -------------------------------------------------------------------------------------------


def in_evaluation(ask: str, option: Option, wishes: Wishes, view: dict[str, Any]) -> float:
    """Intrigue cards, ties, purchases, and what Condé and Maintenon allow."""
    args = option["args"]
    tile: int = view["pending"]["tile"] - 1
    if ask == "intrigue":
        return intrigue(option, Outlook(view, wishes, tile, True), tile)
    if ask == "favour":
        outlook = Outlook(view, wishes, tile, True)
        if option["kind"] == "decline":
            outlook.favoured = NOBODY
        return outlook.value(NO_STONES)
    if ask == "buy":
        return purchase(option, Outlook(view, wishes, tile + 1, True), tile)
    if ask == "maintenon":
        each: float = COAT if wishes.is_last else WAITING
        from_own: int = args["own"]
        moved: int = args["general"] + from_own
        back: int = args["back"]
        return moved * each + (back - from_own) * wishes.stone
    if option["kind"] == "nothing":
        return 0.0
    if args["tile"] - 1 > tile:
        return lone_stone(option, Outlook(view, wishes, tile + 1, True), view)
    resting: float = COAT if wishes.is_last else WAITING
    if args["tile"] - 1 == T_MONTESPAN:
        resting += 0.1
    return resting if args["source"] == "general" else resting - wishes.stone


def intrigue(option: Option, outlook: Outlook, tile: int) -> float:
    """A card is played where its stones bring more than it would later (L5.3, L9.1)."""
    if option["kind"] == "keep":
        return 0.0
    args = option["args"]
    extra = NO_STONES[:]
    stones: int = args["stones"]
    extra[tile] += stones
    gain = outlook.value(extra) - outlook.value(NO_STONES) - INTRIGUE_KEPT
    if args["source"] == "general":
        return gain + stones * outlook.wishes.stone
    return gain - 0.01 * stones


def purchase(option: Option, outlook: Outlook, tile: int) -> float:
    """The table after buying, or not; later tiles may ask for the same louisdor (L5.5.2)."""
    if option["kind"] == "refuse":
        return outlook.value(NO_STONES)
    outlook.money -= outlook.price(tile)
    chip = REWARD_CHIPS[tile]
    if chip < 0:
        return outlook.value(NO_STONES) + outlook.wishes.reward(tile)
    outlook.counts[chip] += 1
    return outlook.value(NO_STONES)


# --- missions ---------------------------------------------------------------------------------------------


def on_missions(ask: str, option: Option, wishes: Wishes, view: dict[str, Any]) -> float:
    """Fulfilling, drawing, keeping a chip, replacing."""
    args = option["args"]
    player = view["players"][view["seat"]]
    counts: list[int] = [player["chips"][chip] for chip in CHIPS]
    if ask == "deck":
        return -float(("light", "medium", "dark").index(args["colour"]))
    if ask == "keep":
        return wishes.kept[CHIPS.index(args["chip"])]
    if ask == "replace":
        return replacing(args, wishes, counts)
    if option["kind"] == "finish":
        return wishes.leftover(counts)
    counts[CHIPS.index(args["chip"])] -= 1
    if option["kind"] == "change":
        counts[CROWN] += 1
        return wishes.chips(counts) - AMOUNT[MISSION_IDS[args["mission"]]] * wishes.louisdor
    counts[CHIPS.index(args["other"])] -= 1
    mission = MISSION_IDS[args["mission"]]
    others = [held for held in wishes.missions if held != mission]
    return wishes.mission(mission) + Wishes(others, wishes.left).after_drawing(counts)


def replacing(args: Option, wishes: Wishes, counts: list[int]) -> float:
    """New light missions against those that are given away (L8.8)."""
    gain = 0.0
    for field in ("mission", "other"):
        if field in args:
            gain += 2.6 - wishes.in_hand(MISSION_IDS[args[field]], counts)
    return gain
