"""Castles of Mad King Ludwig: what can happen, as the face tells it. Slots and tiles count from 0."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.codes import number_of, tile_of
from trianon.games.castles.components import (
    BONUS_CARD_NAMES,
    FAVOR_NAMES,
    HALLWAY,
    INCOME,
    NAMES,
    SIDES,
    SIZE,
    SIZES,
    TYPES,
    UNSOLD_COIN,
)
from trianon.games.castles.geometry.spot import r_of, side_of, x_of, y_of
from trianon.kernel.event import Event

# --- set-up, market, rounds -----------------------------------------------------------------------


def favors_laid(favors: list[int]) -> Event:
    """The king's favors of this game (C1.2)."""
    return Event("favors_laid", {"favors": [FAVOR_NAMES[favor] for favor in favors]})


def master_chosen(seat: i64) -> Event:
    """The first master builder (C1.7)."""
    return Event("master_chosen", {"seat": seat})


def drew(seat: i64, card: i64, reveals: bool) -> Event:
    """A bonus card was drawn; only its owner sees which (C1.8, C10.9)."""
    return Event("drew", {"seat": seat, "card": BONUS_CARD_NAMES[card]}, "card", seat, reveals)


def returned(seat: i64, card: i64) -> Event:
    """A bonus card was put under the deck (C1.8, C10.9)."""
    return Event("returned", {"seat": seat, "card": BONUS_CARD_NAMES[card]}, "card", seat)


def kept_card(seat: i64, card: i64) -> Event:
    """A bonus card was kept (C10.9)."""
    return Event("kept_card", {"seat": seat, "card": BONUS_CARD_NAMES[card]}, "card", seat)


def round_began(round: i64, seat: i64, last: bool, alone: bool) -> Event:
    """The market is full, `seat` is master builder (C2); who builds alone has none (C13.2)."""
    return Event("round_began", {"round": round, "seat": seat, "last": last, "alone": alone})


def standstill() -> Event:
    """Nothing on sale fits anywhere any more: the game ends."""
    return Event("standstill", {})


def card_turned(number: i64, empty: bool) -> Event:
    """A room card was turned; `empty`: there is no tile of its size left (C3.3)."""
    return Event("card_turned", {"size": SIZES[number], "empty": empty})


def drawn(tile: i64, slot: i64, price: i64, from_deck: bool, reveals: bool) -> Event:
    """A tile came to a market slot, from its stack or from the card deck (C3.2, C3.3)."""
    data: dict[str, object] = {"room": NAMES[tile], "size": SIZE[tile], "slot": slot, "price": price}
    data["from"] = "deck" if from_deck else "stack"
    return Event("drawn", data, reveals=reveals)


def reshuffled() -> Event:
    """The discarded room cards became a new deck (C3.4)."""
    return Event("reshuffled", {})


def last_round() -> Event:
    """The deck has run out: this round is the last one (C3.5)."""
    return Event("last_round", {})


def priced(seat: i64, tile: i64, slot: i64, price: i64) -> Event:
    """The master builder laid a tile at a price (C4.1)."""
    return Event("priced", {"seat": seat, "room": NAMES[tile], "slot": slot, "price": price})


def kept(seat: i64) -> Event:
    """The rest of the market stays as it lies (C4.2)."""
    return Event("kept", {"seat": seat})


def prices_set(seat: i64) -> Event:
    """The prices of this round are settled."""
    return Event("prices_set", {"seat": seat})


def coins_added(market: vec[i64], slots: list[int]) -> Event:
    """A coin came on every tile that nobody bought (C6.1)."""
    rooms = [NAMES[market[slot]] for slot in slots]
    return Event("coins_added", {"money": UNSOLD_COIN, "rooms": rooms, "slots": slots})


def offer_cleared(tiles: list[int]) -> Event:
    """What was not bought in the solo game is gone (C13.4)."""
    return Event("offer_cleared", {"rooms": [NAMES[tile] for tile in tiles]})


# --- a turn ---------------------------------------------------------------------------------------


def bought(seat: i64, tile: i64, slot: i64, price: i64, coins: i64, payee: i64) -> Event:
    """A tile was bought; the master builder, or the bank, was paid (C5.2, C5.3)."""
    data: dict[str, object] = {"seat": seat, "room": NAMES[tile], "price": price, "coins": coins}
    data["slot"] = None if slot < 0 else slot
    data["other_seat"] = None if payee < 0 else payee
    data["bank"] = payee < 0
    return Event("bought", data)


def took_money(seat: i64) -> Event:
    """Money instead of a tile (C5.1)."""
    return Event("took_money", {"seat": seat, "money": INCOME})


def took(seat: i64, tile: i64) -> Event:
    """A free hallway or stairs (C10.3)."""
    return Event("took", {"seat": seat, "room": NAMES[tile]})


def laid(seat: i64, piece: i64, index: i64, spot: i64) -> Event:
    """A tile was laid in a castle (C5.4)."""
    data = _about(seat, piece, index)
    data["x"] = x_of(spot)
    data["y"] = y_of(spot)
    data["r"] = r_of(spot)
    data["side"] = SIDES[side_of(spot)] if tile_of(piece) == HALLWAY else ""
    return Event("laid", data)


def scored(seat: i64, piece: i64, index: i64, base: i64, own: i64, rooms: list[dict[str, object]]) -> Event:
    """The points of a laid tile: its own, and those of older rooms that it serves (C9)."""
    others: i64 = 0
    for room in rooms:
        points = room["points"]
        assert isinstance(points, int)
        others += points
    data = _about(seat, piece, index)
    data["points"] = base + own + others
    data["base"] = base
    data["own"] = own
    data["others"] = others
    data["rooms"] = rooms
    return Event("scored", data)


def completed(seat: i64, piece: i64, index: i64, type: i64) -> Event:
    """All doors of a room are connected (C8.5)."""
    return _reward("completed", seat, piece, index, type)


# --- rewards --------------------------------------------------------------------------------------


def claimed(seat: i64, piece: i64, index: i64, type: i64) -> Event:
    """A reward is carried out (C10.1)."""
    return _reward("claimed", seat, piece, index, type)


def declined(seat: i64, piece: i64, index: i64, type: i64) -> Event:
    """A reward was declined (C10.1)."""
    return _reward("declined", seat, piece, index, type)


def lost(seat: i64, piece: i64, index: i64, type: i64) -> Event:
    """A reward could not be used (C10.3, C10.9)."""
    return _reward("lost", seat, piece, index, type)


def won_points(seat: i64, piece: i64, points: i64) -> Event:
    """The reward of an activity room (C10.2)."""
    return Event("won_points", {"seat": seat, "room": NAMES[tile_of(piece)], "points": points})


def won_money(seat: i64, piece: i64, money: i64) -> Event:
    """The reward of an outdoor room (C10.7)."""
    return Event("won_money", {"seat": seat, "room": NAMES[tile_of(piece)], "money": money})


def extra_turn(seat: i64, piece: i64) -> Event:
    """The reward of a food room (C10.5)."""
    return Event("extra_turn", {"seat": seat, "room": NAMES[tile_of(piece)]})


def scored_again(seat: i64, piece: i64, index: i64, base: i64, own: i64) -> Event:
    """The reward of a living room (C10.6)."""
    data = _about(seat, piece, index)
    data["points"] = base + own
    data["base"] = base
    data["own"] = own
    return Event("scored_again", data)


def counted(seat: i64, piece: i64, count: i64) -> Event:
    """A completed downstairs room; every second one gives a reward (C10.4)."""
    data: dict[str, object] = {"seat": seat, "room": NAMES[tile_of(piece)], "count": count}
    data["even"] = count % 2 == 0
    return Event("counted", data)


def chose(seat: i64, piece: i64, type: i64) -> Event:
    """The reward that a pair of downstairs rooms gives (C10.4)."""
    return Event("chose", {"seat": seat, "room": NAMES[tile_of(piece)], "type": TYPES[type]})


def looking(seat: i64, number: i64) -> Event:
    """A seat takes a stack to look through it (C10.8)."""
    return Event("looking", {"seat": seat, "size": SIZES[number]})


def looked(seat: i64, number: i64, tiles: list[int]) -> Event:
    """What it finds there."""
    data: dict[str, object] = {"seat": seat, "size": SIZES[number], "count": len(tiles)}
    data["rooms"] = [NAMES[tile] for tile in tiles]
    return Event("looked", data, "rooms", seat, True)


def put(seat: i64, tile: i64, last: bool) -> Event:
    """A tile was laid face down on the card deck, or in the last round on the discard pile (C10.8)."""
    data: dict[str, object] = {"seat": seat, "size": SIZE[tile], "room": NAMES[tile], "last": last}
    return Event("put", data, "room", seat)


def put_back(seat: i64, number: i64, count: i64) -> Event:
    """The rest of the stack was shuffled and put back (C10.8)."""
    return Event("put_back", {"seat": seat, "size": SIZES[number], "count": count})


# --- the end --------------------------------------------------------------------------------------


def final_stack(seat: i64, tile: i64, number: i64, count: i64, points: i64) -> Event:
    """Points for the tiles of an empty stack (C12.1); `tile` for hallways and stairs, else `number`."""
    data: dict[str, object] = {"seat": seat, "room": "" if tile < 0 else NAMES[tile]}
    data["size"] = 0 if tile >= 0 else SIZES[number]
    data["count"] = count
    data["points"] = points
    return Event("final_stack", data, reveals=True)


def final_favor(favor: i64, seat: i64, measure: i64, place: i64, points: i64) -> Event:
    """How a seat did with a favor (C12.2)."""
    data: dict[str, object] = {"favor": FAVOR_NAMES[favor], "seat": seat, "measure": measure}
    data["place"] = place
    data["points"] = points
    return Event("final_favor", data, reveals=True)


def final_card(seat: i64, card: i64, points: i64) -> Event:
    """A bonus card was revealed (C12.5)."""
    return Event("final_card", {"seat": seat, "card": BONUS_CARD_NAMES[card], "points": points}, reveals=True)


def final_money(seat: i64, money: i64, points: i64) -> Event:
    """Points for the money left (C12.6)."""
    return Event("final_money", {"seat": seat, "money": money, "points": points}, reveals=True)


def game_ended(points: list[int], rank: str) -> Event:
    """The game is over; `rank` only in the solo game (C12.7, C13.6)."""
    return Event("game_ended", {"points": points, "rank": rank}, reveals=True)


def _about(seat: i64, piece: i64, index: i64) -> dict[str, object]:
    return {"seat": seat, "room": NAMES[tile_of(piece)], "number": number_of(piece), "tile": index}


def _reward(kind: str, seat: i64, piece: i64, index: i64, type: i64) -> Event:
    data = _about(seat, piece, index)
    data["type"] = TYPES[type]
    return Event(kind, data)
