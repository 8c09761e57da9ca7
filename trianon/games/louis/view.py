"""Louis XIV: what one seat, or a spectator, may see (L2.3)."""

from mypy_extensions import i64

from trianon.games.louis import scoring
from trianon.games.louis.codes import (
    ASKS,
    BUY,
    CONDE,
    DECK,
    DISPATCH,
    FAVOUR,
    MAINTENON,
    PAIR_1,
    PAIR_2,
    PAIRS,
    PATH,
    PHASE_OF,
    PHASES,
    REPLACE,
    TAKE,
)
from trianon.games.louis.components import (
    CARD_KINDS,
    CARDS,
    CHIPS,
    CONDITIONS,
    DECK_CARDS,
    DECK_OF,
    DECKS,
    KINDS_OF_CHIPS,
    MISSION_COUNT,
    MISSIONS,
    MONEY_AMOUNT,
    MONEY_CARDS,
    MONEY_TILE,
    NEUTRAL_STONES,
    PERSONS,
    REWARD_NAMES,
    ROUNDS,
    SIDES,
    TILES,
)
from trianon.games.louis.events import coats_json, standing_json
from trianon.games.louis.ranking import FREE, LOUIS, MAY_BUY, SECOND, Ranking, rank_tile, stones_on
from trianon.games.louis.steps import buy, dispatch, path
from trianon.games.louis.steps.missions import PAYABLE, pairs_of
from trianon.games.louis.tableau import NEUTRAL, NO_TILE, Tableau, card_in, putter_of
from trianon.kernel.bits import bit, size
from trianon.kernel.scores import Score
from trianon.kernel.state import NOBODY


def view(s: Tableau, seat: i64) -> dict[str, object]:
    """The table as a seat sees it; NOBODY for a spectator."""
    over = s.seat == NOBODY
    seen: dict[str, object] = {
        "game": "louis",
        "seats": s.seats,
        "seat": None if seat == NOBODY else seat,
        "round": s.round,
        "rounds": ROUNDS,
        "phase": PHASES[4 if over else PHASE_OF[s.step]],
        "step": None if over else ASKS[s.step],
        "turn": None if over else s.seat,
        "over": over,
        "start": s.start,
        "order": [s.in_order(place) for place in range(s.seats)],
        "louis": None if s.louis == NO_TILE else s.louis + 1,
        "money_card": _money_card(s),
        "tiles": [_tile(s, tile) for tile in range(TILES)],
        "players": [_player(s, player, over) for player in range(s.seats)],
        "decks": _decks(s),
        "top": [_known(entry, seat, True) for entry in reversed(s.top)],
        "under": _under(s, seat),
        "discard": [CARDS[card] for card in s.discard],
        "neutral": NEUTRAL_STONES - s.stones_of(NEUTRAL) if s.seats == 2 else None,
        "path": _path(s),
        "pending": _pending(s),
        "evaluation": _evaluation(s),
    }
    if seat != NOBODY:
        seen["hand"] = hand(s, seat)
        seen["intrigue"] = persons(s.intrigues[seat])
        seen["missions"] = _missions(s, seat)
        seen["coats"] = coats_json(s, seat)
    if over:
        seen["scores"] = [Score(scoring.reasons(s, player)).to_json() for player in range(s.seats)]
        seen["winners"] = list(scoring.outcome(s).winners)
    return seen


def hand(s: Tableau, seat: i64) -> list[str]:
    """The influence cards of a seat."""
    cards: list[str] = []
    for card in range(CARD_KINDS):
        for _ in range(s.hands[seat * CARD_KINDS + card]):
            cards.append(CARDS[card])
    return cards


def persons(cards: i64) -> list[str]:
    """The names of a set of intrigue cards."""
    return [PERSONS[person] for person in range(TILES) if cards & bit(person)]


def missions(cards: i64) -> list[str]:
    """The names of a set of missions."""
    return [MISSIONS[mission] for mission in range(MISSION_COUNT) if cards & bit(mission)]


def _missions(s: Tableau, seat: i64) -> list[dict[str, object]]:
    """The missions in hand, each with the chips of the seat that would pay for it."""
    pairs = pairs_of(s, seat)
    rows: list[dict[str, object]] = []
    for mission in range(MISSION_COUNT):
        if s.missions[seat] & bit(mission):
            ways = PAYABLE[mission] & pairs
            payments = [[CHIPS[PAIR_1[p]], CHIPS[PAIR_2[p]]] for p in range(PAIRS) if ways & bit(p)]
            rows.append({"mission": MISSIONS[mission], "payments": payments})
    return rows


def _money_card(s: Tableau) -> dict[str, object] | None:
    if not s.money_played:
        return None
    card = s.money_played[-1]
    return {"card_id": MONEY_CARDS[card], "amount": MONEY_AMOUNT[card], "tile": MONEY_TILE[card] + 1}


def _tile(s: Tableau, tile: i64) -> dict[str, object]:
    present = stones_on(s, tile)
    result = rank_tile(s, tile, present, NOBODY)
    standing = standing_json(s, present, result)
    standing.update(_gains(s, result))
    return {
        "tile": tile + 1,
        "person": PERSONS[tile],
        "side": SIDES[s.side_of(tile)],
        "condition": CONDITIONS[s.condition(tile)],
        "number": s.number(tile),
        "reward": REWARD_NAMES[tile],
        "stones": [present[seat] for seat in range(s.seats)],
        "neutral": present[NEUTRAL],
        "louis": s.louis == tile,
        "done": s.seat == NOBODY or PHASE_OF[s.step] == 3 or tile < s.tile,
        "standing": standing,
    }


def _gains(s: Tableau, result: Ranking) -> dict[str, object]:
    """Who gets the reward, who the crown of Louis, who may buy, and whether the tile is turned over."""
    free: list[int] = []
    may_buy: list[int] = []
    crown: int | None = None
    for place in range(len(result.order)):
        seat = result.order[place]
        role = result.roles[seat]
        if role == FREE or role == LOUIS or role == SECOND:
            free.append(seat)
        if role == LOUIS:
            crown = seat
        if role == MAY_BUY:
            may_buy.append(seat)
    return {"free": free, "crown": crown, "buy": may_buy, "turns": result.turns}


def _player(s: Tableau, player: i64, over: bool) -> dict[str, object]:
    colours = s.settings["colours"]
    assert isinstance(colours, list)
    chips: dict[str, object] = {}
    for chip in range(KINDS_OF_CHIPS):
        chips[CHIPS[chip]] = s.chips[player * KINDS_OF_CHIPS + chip]
    in_hand: dict[str, object] = {}
    for deck in range(len(DECKS)):
        in_hand[DECKS[deck]] = size(s.missions[player] & DECK_CARDS[deck])
    display: list[dict[str, object]] = []
    for mission in range(MISSION_COUNT):
        if s.displays[player] & bit(mission):
            used = s.used[player] & bit(mission) != 0
            display.append({"mission": MISSIONS[mission], "used": used})
    seen: dict[str, object] = {
        "seat": player,
        "colour": colours[player],
        "own": s.own[player],
        "general": s.general[player],
        "money": s.money[player],
        "chips": chips,
        "coats": s.coat_count(player),
        "influence": s.hand_size(player),
        "intrigue": size(s.intrigues[player]),
        "missions": in_hand,
        "display": display,
        "points": scoring.points(s, player),
    }
    if over:
        seen["coat_kinds"] = coats_json(s, player)
    return seen


def _decks(s: Tableau) -> dict[str, object]:
    influence: i64 = len(s.top)
    for count in s.influence_deck:
        influence += count
    coats: i64 = 0
    for count in s.coat_supply:
        coats += count
    sizes: dict[str, object] = {
        "influence": influence,
        "intrigue": size(s.intrigue_deck) + len(s.intrigue_under),
    }
    for deck in range(len(DECKS)):
        sizes[DECKS[deck]] = s.deck_size(deck, DECK_CARDS[deck])
    sizes["money"] = ROUNDS - len(s.money_played)
    sizes["coats"] = coats
    return sizes


def _known(entry: i64, seat: i64, is_influence: bool) -> str | None:
    """A card on or under a deck, for the seat that put it there."""
    if seat == NOBODY or putter_of(entry) != seat:
        return None
    return CARDS[card_in(entry)] if is_influence else MISSIONS[card_in(entry)]


def _under(s: Tableau, seat: i64) -> dict[str, object]:
    under: dict[str, object] = {"intrigue": [PERSONS[person] for person in s.intrigue_under]}
    for deck in range(len(DECKS)):
        under[DECKS[deck]] = [
            _known(entry, seat, False) for entry in s.mission_under if DECK_OF[card_in(entry)] == deck
        ]
    return under


def _path(s: Tableau) -> dict[str, object] | None:
    """The card that is being played, and where its stones went so far."""
    if s.seat == NOBODY or (s.step != PATH and s.step != TAKE):
        return None
    limit = path.limit(s)
    return {
        "card": CARDS[s.card],
        "boost": s.boost,
        "limit": limit,
        "left": limit - len(s.path),
        "tiles": [tile + 1 for tile in s.path],
    }


def _pending(s: Tableau) -> dict[str, object] | None:
    """What the open question is about."""
    if s.seat == NOBODY:
        return None
    if s.step == DISPATCH:
        return {"mission": MISSIONS[s.mark], "tile": dispatch.target(s, s.mark) + 1}
    if s.step == REPLACE:
        return {"mission": MISSIONS[s.mark]}
    if s.step == DECK:
        return {"draws": s.draws}
    if PHASE_OF[s.step] == 2:
        return {"tile": s.tile + 1}
    return None


def _evaluation(s: Tableau) -> dict[str, object] | None:
    """The tile that is being evaluated; before the present stones are noted, as it stands."""
    if s.seat == NOBODY or PHASE_OF[s.step] != 2:
        return None
    counted = s.step in (FAVOUR, BUY, CONDE, MAINTENON)
    present = s.present if counted else stones_on(s, s.tile)
    result = rank_tile(s, s.tile, present, s.favoured)
    seen: dict[str, object] = {
        "tile": s.tile + 1,
        "person": PERSONS[s.tile],
        "present": [present[seat] for seat in range(s.seats)],
        "neutral": present[NEUTRAL],
    }
    seen.update(standing_json(s, present, result))
    seen.update(_gains(s, result))
    seen["favoured"] = None if s.favoured == NOBODY else s.favoured
    seen["seat"] = s.turn if counted and s.step != FAVOUR else None
    seen["price"] = buy.price(s, s.turn, s.tile) if s.step == BUY else None
    return seen
