"""Castles of Mad King Ludwig: the texts of actions and chance outcomes, both ways round."""

import re
from typing import Final

from mypy_extensions import i64

from trianon.games.castles.codes import (
    AS,
    BONUS,
    BOX,
    BUY,
    CARD,
    CLAIM,
    DECLINE,
    DONE,
    FAVOR,
    FIRST,
    HOLD,
    KEEP,
    LOOK,
    MONEY,
    PLACE,
    PLACE_STEP,
    PRICE,
    PUT,
    RETURN,
    SIDED,
    SKIP,
    TAKE,
    TILE,
    number_of,
    piece_of,
    tile_of,
)
from trianon.games.castles.components import (
    BONUS_CARD_IDS,
    BONUS_CARD_NAMES,
    CORRIDOR_PRICE,
    FAVOR_IDS,
    FAVOR_NAMES,
    HALLWAY,
    HALLWAYS,
    INCOME,
    NAMES,
    PRICES,
    ROOM_CARDS_PER_SIZE,
    ROOMS,
    SIDES,
    SIZES,
    STAIRCASES,
    TILE_IDS,
    TYPE,
    TYPES,
)
from trianon.games.castles.geometry.outlines import canonical
from trianon.games.castles.geometry.spot import r_of, side_of, spot_of, x_of, y_of
from trianon.games.castles.pieces import NOWHERE, index_of
from trianon.games.castles.tableau import EMPTY, FIRST_OF_SIZE, SIZE_NUMBER, Tableau
from trianon.kernel.action import Action, first, kind_of, pack
from trianon.kernel.errors import InvalidAction, InvalidRecord

FARTHEST: Final = 1000  # no castle can reach farther
_PLACE: Final = re.compile(r"(-?[0-9]{1,4}) (-?[0-9]{1,4}) r([0-3])(?: (light|dark))?")
_WORDS: Final = {"money": MONEY, "keep": KEEP, "done": DONE, "decline": SKIP}
_LIKE: Final = "'buy parlor', 'money', '6 0 r0', 'claim parlor' or 'parlor > 15000'"


def action(s: Tableau, code: i64) -> Action:
    """The action a code stands for."""
    if code >= PLACE:
        return _place_action(code)
    if code >= PRICE:
        slot: i64 = (code - PRICE) // ROOMS
        room = NAMES[(code - PRICE) % ROOMS]
        price = slot_price(s, slot)
        return Action(code, "price", {"room": room, "slot": slot, "price": price}, f"{room} > {price}")
    if code >= DECLINE:
        return _reward_action(s, code, "decline", code - DECLINE)
    if code >= CLAIM:
        return _reward_action(s, code, "claim", code - CLAIM)
    if code >= LOOK:
        return Action(code, "look", {"size": SIZES[code - LOOK]}, f"look {SIZES[code - LOOK]}")
    if code >= AS:
        return Action(code, "as", {"type": TYPES[code - AS]}, f"as {TYPES[code - AS]}")
    if code >= TAKE:
        room = NAMES[HALLWAY + code - TAKE]
        return Action(code, "take", {"room": room}, f"take {room}")
    if code >= BUY:
        return _buy_action(s, code)
    return _plain_action(code)


def _plain_action(code: i64) -> Action:
    if code == MONEY:
        return Action(code, "money", {"money": INCOME}, "money")
    if code == KEEP:
        return Action(code, "keep", {}, "keep")
    if code == SKIP:
        return Action(code, "skip", {}, "decline")
    if code == DONE:
        return Action(code, "done", {}, "done")
    if code >= PUT:
        return Action(code, "put", {"room": NAMES[code - PUT]}, f"put {NAMES[code - PUT]}")
    if code >= HOLD:
        card = BONUS_CARD_NAMES[code - HOLD]
        return Action(code, "hold", {"card": card}, f"keep {card}")
    card = BONUS_CARD_NAMES[code - RETURN]
    return Action(code, "return", {"card": card}, f"return {card}")


def _buy_action(s: Tableau, code: i64) -> Action:
    tile = code - BUY
    slot = s.slot_of(tile)
    price: i64 = CORRIDOR_PRICE
    if tile < ROOMS:
        price = 0 if slot == EMPTY else s.price(slot)
    text = NAMES[tile] if tile >= HALLWAY else f"buy {NAMES[tile]}"
    return Action(code, "buy", {"room": NAMES[tile], "price": price}, text)


def _reward_action(s: Tableau, code: i64, kind: str, piece: i64) -> Action:
    tile = tile_of(piece)
    index: i64 = NOWHERE
    if s.castles:
        index = index_of(s.castles[s.active], piece)
    args: dict[str, object] = {"room": NAMES[tile], "number": number_of(piece), "tile": index}
    args["type"] = TYPES[TYPE[tile]]
    return Action(code, kind, args, f"{kind} {piece_text(piece)}")


def piece_text(piece: i64) -> str:
    """`parlor`, `hallway 2`."""
    number = number_of(piece)
    return f"{NAMES[tile_of(piece)]} {number}" if number else NAMES[tile_of(piece)]


def _place_action(code: i64) -> Action:
    spot = (code - PLACE) & (SIDED - 1)
    args: dict[str, object] = {"x": x_of(spot), "y": y_of(spot), "r": r_of(spot)}
    text = f"{x_of(spot)} {y_of(spot)} r{r_of(spot)}"
    if code - PLACE >= SIDED:
        args["side"] = SIDES[side_of(spot)]
        text += f" {SIDES[side_of(spot)]}"
    return Action(code, "place", args, text)


def placed_tile(s: Tableau) -> i64:
    """The tile that waits to be laid; EMPTY when none does."""
    if s.frames and kind_of(s.frames[-1]) == PLACE_STEP:
        return first(s.frames[-1])
    return EMPTY


def slot_price(s: Tableau, slot: i64) -> i64:
    """What a slot costs."""
    return PRICES[s.seats][slot]


# --- reading --------------------------------------------------------------------------------------


def read(s: Tableau, text: str) -> i64:
    """The code of an action text."""
    words = text.lower().replace(">", " > ").split()
    if len(words) == 1:
        if words[0] in _WORDS:
            return _WORDS[words[0]]
        if TILE_IDS.get(words[0], 0) >= HALLWAY:
            return BUY + TILE_IDS[words[0]]
    match = _PLACE.fullmatch(" ".join(words))
    if match is not None:
        return _read_place(s, match)
    if len(words) == 3 and words[1] == ">":
        return _read_price(s, words[0], words[2])
    if len(words) == 2 or len(words) == 3:
        return _read_verb(text, words)
    raise InvalidAction(f"{text[:60]!r} is not like {_LIKE}")


def _read_place(s: Tableau, match: "re.Match[str]") -> i64:
    x = int(match[1])
    y = int(match[2])
    if abs(x) > FARTHEST or abs(y) > FARTHEST:
        raise InvalidAction(f"{match[0]!r} is farther away than any castle reaches")
    if x % 2 or y % 2:
        raise InvalidAction(f"{match[0]!r}: tiles lie at even numbers (G3)")
    spot = spot_of(x, y, int(match[3]), 1 if match[4] == "dark" else 0)
    tile = placed_tile(s)
    if tile != EMPTY:
        spot = canonical(tile, spot)
    return PLACE + spot + (SIDED if match[4] else 0)


def _read_price(s: Tableau, name: str, price: str) -> i64:
    prices = [str(one) for one in PRICES[s.seats]]
    if price not in prices:
        raise InvalidAction(f"{price[:30]!r} is not a price of this market")
    return PRICE + prices.index(price) * ROOMS + _room(name)


def _read_verb(text: str, words: list[str]) -> i64:
    verb = words[0]
    if verb in ("claim", "decline"):
        return (CLAIM if verb == "claim" else DECLINE) + read_piece(words[1:])
    if len(words) == 2:
        if verb == "buy":
            if TILE_IDS.get(words[1], 0) >= HALLWAY:
                return BUY + TILE_IDS[words[1]]
            return BUY + _room(words[1])
        if verb == "take" and TILE_IDS.get(words[1], 0) >= HALLWAY:
            return TAKE + TILE_IDS[words[1]] - HALLWAY
        if verb == "put":
            return PUT + _room(words[1])
        if verb == "as" and words[1] in TYPES:
            return AS + TYPES.index(words[1])
        if verb == "look" and words[1] in [str(size) for size in SIZES]:
            return LOOK + SIZES.index(int(words[1]))
        if verb in ("return", "keep"):
            if words[1] not in BONUS_CARD_IDS:
                raise InvalidAction(f"there is no bonus card {words[1][:30]!r}")
            return (RETURN if verb == "return" else HOLD) + BONUS_CARD_IDS[words[1]]
    raise InvalidAction(f"{text[:60]!r} is not like {_LIKE}")


def read_piece(words: list[str]) -> i64:
    """The piece of `parlor` or `hallway 2`."""
    tile = TILE_IDS.get(words[0], EMPTY) if words else EMPTY
    if tile == EMPTY:
        raise InvalidAction(f"there is no room {' '.join(words)[:30]!r}")
    if tile < HALLWAY:
        if len(words) > 1:
            raise InvalidAction(f"there is only one {words[0]}")
        return tile
    most = HALLWAYS if tile == HALLWAY else STAIRCASES
    if len(words) != 2 or words[1] not in [str(number) for number in range(1, most + 1)]:
        raise InvalidAction(f"say which {words[0]}: '{words[0]} 1' is the first one laid")
    return piece_of(tile, int(words[1]))


def _room(word: str) -> i64:
    if TILE_IDS.get(word, ROOMS) >= ROOMS:
        raise InvalidAction(f"there is no room {word[:30]!r}")
    return TILE_IDS[word]


# --- chance ---------------------------------------------------------------------------------------


def outcome(code: i64) -> str:
    """The text of a chance outcome: `first 2`, `card 300`, `tile parlor`."""
    kind = kind_of(code)
    thing = code >> 8
    if kind == FIRST:
        return f"first {thing}"
    if kind == FAVOR:
        return f"favor {FAVOR_NAMES[thing]}"
    if kind == BONUS:
        return f"bonus {BONUS_CARD_NAMES[thing]}"
    if kind == CARD:
        twin = thing % ROOM_CARDS_PER_SIZE
        return f"card {SIZES[thing // ROOM_CARDS_PER_SIZE]}" + (f" #{twin + 1}" if twin else "")
    if kind >= TILE:
        return f"tile {NAMES[FIRST_OF_SIZE[kind - TILE] + thing]}"
    return f"box {NAMES[FIRST_OF_SIZE[kind - BOX] + thing]}"


def read_outcome(text: str) -> i64:
    """The code of a chance outcome's text."""
    word, _, rest = text.partition(" ")
    if word == "first" and rest in ("0", "1", "2", "3"):
        return pack(FIRST, int(rest))
    if word == "favor" and rest in FAVOR_IDS:
        return pack(FAVOR, FAVOR_IDS[rest])
    if word == "bonus" and rest in BONUS_CARD_IDS:
        return pack(BONUS, BONUS_CARD_IDS[rest])
    if word in ("tile", "box") and TILE_IDS.get(rest, ROOMS) < ROOMS:
        tile = TILE_IDS[rest]
        number = SIZE_NUMBER[tile]
        return pack((TILE if word == "tile" else BOX) + number, tile - FIRST_OF_SIZE[number])
    match = re.fullmatch(r"([0-9]{3})(?: #([2-5]))?", rest)
    if word == "card" and match is not None and int(match[1]) in SIZES:
        twin = int(match[2]) - 1 if match[2] else 0
        return pack(CARD, SIZES.index(int(match[1])) * ROOM_CARDS_PER_SIZE + twin)
    raise InvalidRecord(f"{text[:60]!r} is not like 'card 300', 'tile parlor', 'bonus cash' or 'first 0'")
