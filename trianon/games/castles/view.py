"""Castles of Mad King Ludwig: what one seat, or a spectator, may see (C14)."""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles import preview
from trianon.games.castles.actions import ARRANGE_STEP, BONUS_STEP, PICK_STEP, PLACE_STEP, TURN_STEP
from trianon.games.castles.components import (
    BONUS_CARD_NAMES,
    FAVOR_NAMES,
    NAMES,
    PRICES,
    SIZE,
    SIZES,
    TYPE,
    TYPES,
)
from trianon.games.castles.pieces import number_at
from trianon.games.castles.rewards import turns_begun
from trianon.games.castles.scoring import (
    card_points,
    cards_in,
    favor_points,
    measures,
    points,
    solo_rank,
)
from trianon.games.castles.seen import OWN, hint_card, hint_cards, hint_seat, looks_at, lot, lot_of
from trianon.games.castles.steps.arrange import may_stay_empty
from trianon.games.castles.tableau import (
    EMPTY,
    PHASES,
    SETUP,
    SIZE_NUMBER,
    Tableau,
    laid_by,
    laid_tile,
    reward_depth,
    reward_room,
    tiles_in,
    under_by,
    under_card,
)
from trianon.kernel.bits import bit, size
from trianon.kernel.frame import arg1, arg2
from trianon.kernel.parts import mixed, mixed_all, mixed_list
from trianon.kernel.state import NOBODY

# The places of parts that a table keeps.
_MARKET: Final = 0
_FAVORS: Final = 1
_CASTLES: Final = 4
_PLAYERS: Final = 8
_CARDS: Final = 12
_STACKS: Final = 16
_DECK: Final = 17


def fill_shared_view(s: Tableau, seen: dict[str, object]) -> None:
    """The table as everybody sees it."""
    over = s.seat == NOBODY
    step = NOBODY if over else s.step
    colours = s.settings["colours"]
    assert isinstance(colours, list)
    seen["colours"] = colours[:]
    seen["prices"] = list(PRICES[s.seats])
    seen["phase"] = PHASES[s.phase]
    seen["round"] = s.round
    seen["master"] = s.master
    seen["turn"] = None if over or s.phase == SETUP else s.active
    seen["extra"] = max(0, turns_begun(s) - 1)
    seen["last_round"] = s.last_round
    seen["over"] = over
    seen["market"] = _market(s)
    seen["supply"] = {"hallway": s.hallways, "stairs": s.stairs}
    seen["stacks"] = _stacks(s)
    seen["deck"] = _shared_deck(s)
    seen["players"] = _players(s, colours)
    seen["favors"] = _favors(s)
    seen["rewards"] = _rewards(s)
    seen["arrange"] = _arrange(s) if step == ARRANGE_STEP else None
    seen["placing"] = {"seat": s.seat, "room": NAMES[arg1(s.frames[-1])]} if step == PLACE_STEP else None
    for player in range(s.seats):
        seen[f"castle_{player}"] = _castle(s, player)
    if over:
        seen["shown"] = [_cards(s, player, s.hands[player]) for player in range(s.seats)]  # C12.5
        if s.seats == 1:
            seen["rank"] = solo_rank(points(s)[0])


def fill_view(s: Tableau, seen: dict[str, object], seat: i64) -> None:
    """What a seat knows beyond that; nothing for a spectator (NOBODY), nor when all is shown."""
    if seat == NOBODY:
        return
    if len(s.laid) + len(s.out) > 0:
        seen["deck"] = _deck(s, seat)
    if s.seat != NOBODY:
        step = s.step
        seen["cards"] = _own_cards(s, seat)
        seen["known"] = _known(s, seat)
        seen["returned"] = _returned(s, seat)
        asked = seat == s.seat
        seen["looking"] = _looking(s) if asked and step == PICK_STEP else None
        seen["choice"] = _cards(s, seat, s.drawn) if asked and step == BONUS_STEP else None
        seen["spots"] = preview.spots(s) if asked and step == PLACE_STEP else None
        seen["barred"] = preview.barred_spots(s) if asked and step == PLACE_STEP else None
        seen["offers"] = preview.offers(s) if asked and step == TURN_STEP else None


def own_mark(s: Tableau, seat: i64) -> i64:
    """A mark of all that this follows from, as long as the seat is not asked."""
    if seat == s.seat:
        return 0
    mark = mixed_all(mixed(s.castles[seat].mark(), s.money[seat]), s.looked)
    if len(s.laid) + len(s.out) > 0:
        mark = mixed_list(mixed_list(mixed_all(mixed(mark, s.deck), s.discard), s.laid), s.out)
    for number in range(len(SIZES)):
        if looks_at(s, number, seat) > 0:
            mark = mixed(mark, s.stacks[number])
    mark = mixed_list(mixed_list(mixed_all(mark, s.hands), s.hints), s.under)
    return mixed(mixed(mark, s.drawn), s.active) if s.drawn else mark


def _market(s: Tableau) -> object:
    mark = mixed_all(mixed_all(0, s.market), s.coins)
    known = s.parts.known(_MARKET, mark)
    if known is not None:
        return known
    return s.parts.kept(_MARKET, mark, [_slot(s, slot) for slot in range(len(s.market))])


def _slot(s: Tableau, slot: i64) -> dict[str, object] | None:
    if s.market[slot] == EMPTY:
        return None
    return {"slot": slot, "price": s.price(slot), "room": NAMES[s.market[slot]], "coins": s.coins[slot]}


def _arrange(s: Tableau) -> dict[str, object]:
    """The slot that is asked for, and whether it may stay empty (C3.6)."""
    slot = arg1(s.frames[-1])
    return {"slot": slot, "empty": may_stay_empty(s, slot)}


def _stacks(s: Tableau) -> object:
    mark = mixed_all(0, s.stacks)
    known = s.parts.known(_STACKS, mark)
    if known is not None:
        return known
    sizes = {str(SIZES[number]): size(s.stacks[number]) for number in range(len(SIZES))}
    return s.parts.kept(_STACKS, mark, sizes)


def _shared_deck(s: Tableau) -> object:
    mark = mixed_list(mixed_list(mixed_all(s.deck, s.discard), s.laid), s.out)
    known = s.parts.known(_DECK, mark)
    return known if known is not None else s.parts.kept(_DECK, mark, _deck(s, NOBODY))


def _deck(s: Tableau, seat: i64) -> dict[str, object]:
    return {
        "cards": s.deck,
        "discard": sum(list(s.discard)),
        "turned": {str(SIZES[number]): s.discard[number] for number in range(len(SIZES))},  # C3.7
        "tiles": [_laid(s, entry, seat) for entry in s.laid],
        "out": [_laid(s, entry, seat) for entry in s.out],
    }


def _laid(s: Tableau, entry: i64, seat: i64) -> dict[str, object]:
    """A tile face down: its back shows the size, its front is known to who laid it (C14.1, C14.2).

    Who looked through its stack before and afterwards knows which tiles it may be.
    """
    tile = laid_tile(entry)
    seen: dict[str, object] = {"size": SIZE[tile], "seat": laid_by(entry)}
    look = lot_of(entry, seat)
    if look == OWN:
        seen["room"] = NAMES[tile]
    elif 0 < look < looks_at(s, SIZE_NUMBER[tile], seat):
        seen["among"] = [NAMES[other] for other in lot(s, SIZE_NUMBER[tile], seat, look)]
    return seen


def _players(s: Tableau, colours: list[object]) -> list[object]:
    totals = points(s)
    players: list[object] = []
    for player in range(s.seats):
        mark = mixed(mixed(s.castles[player].mark(), s.money[player]), totals[player])
        mark = mixed(mixed(mark, size(s.hands[player])), s.downstairs[player])
        known = s.parts.known(_PLAYERS + player, mark)
        if known is None:
            new = _player(s, player, colours[player], totals[player])
            known = s.parts.kept(_PLAYERS + player, mark, new)
        players.append(known)
    return players


def _player(s: Tableau, player: i64, colour: object, total: i64) -> dict[str, object]:
    castle = s.castles[player]
    return {
        "seat": player,
        "colour": colour,
        "money": s.money[player],
        "points": total,
        "cards": size(s.hands[player]),
        "area": castle.area(),
        "rooms": castle.count,
        "completed": castle.completed_count(),
        "downstairs": s.downstairs[player],
    }


def _castle(s: Tableau, player: i64) -> object:
    """The tiles of a castle; it is a value, and so is what shows it."""
    mark = s.castles[player].mark()
    known = s.parts.known(_CASTLES + player, mark)
    return known if known is not None else s.parts.kept(_CASTLES + player, mark, preview.tiles(s, player))


def _favors(s: Tableau) -> object:
    mark = mixed_all(0, s.money)
    for castle in s.castles:
        mark = mixed(mark, castle.mark())
    known = s.parts.known(_FAVORS, mark)
    return (
        known if known is not None else s.parts.kept(_FAVORS, mark, [_favor(s, favor) for favor in s.favors])
    )


def _favor(s: Tableau, favor: i64) -> dict[str, object]:
    row = measures(s, favor)
    return {"favor": FAVOR_NAMES[favor], "measures": list(row), "points": list(favor_points(row))}


def _own_cards(s: Tableau, seat: i64) -> object:
    mark = mixed(mixed(s.castles[seat].mark(), s.money[seat]), s.hands[seat])
    place = _CARDS + seat
    known = s.parts.known(place, mark)
    return known if known is not None else s.parts.kept(place, mark, _cards(s, seat, s.hands[seat]))


def _cards(s: Tableau, seat: i64, bag: i64) -> list[dict[str, object]]:
    """Bonus cards with what they would give now."""
    castle = s.castles[seat]
    money = s.money[seat]
    seen: list[dict[str, object]] = []
    for card in cards_in(bag):
        seen.append({"card": BONUS_CARD_NAMES[card], "points": card_points(s.figures, castle, money, card)})
    return seen


def _rewards(s: Tableau) -> list[dict[str, object]]:
    """The open rewards of the turn; those of an outer turn are waiting (A4)."""
    castle = s.castles[s.active]
    depth = turns_begun(s) - 1
    seen: list[dict[str, object]] = []
    for entry in s.open:
        index = reward_room(entry)
        tile = castle.tiles[index]
        reward: dict[str, object] = {"tile": index, "room": NAMES[tile], "type": TYPES[TYPE[tile]]}
        reward["number"] = number_at(castle, index)
        reward["waiting"] = reward_depth(entry) != depth
        seen.append(reward)
    return seen


def _known(s: Tableau, seat: i64) -> dict[str, list[str]]:
    """Stacks that a seat has looked through: the tiles there, and those taken from there since by others."""
    seen: dict[str, list[str]] = {}
    for number in range(len(SIZES)):
        looks = looks_at(s, number, seat)
        if looks > 0:
            tiles = tiles_in(s.stacks[number], number) + lot(s, number, seat, looks)
            seen[str(SIZES[number])] = [NAMES[tile] for tile in sorted(tiles)]
    return seen


def _returned(s: Tableau, seat: i64) -> list[dict[str, object]]:
    """Bonus cards that a seat has put under the deck: whether they may lie there, and who may hold them."""
    cards: i64 = 0
    for hint in s.hints:
        if hint_seat(hint) == seat:
            cards |= hint_cards(hint)
    for entry in s.under:
        if under_by(entry) == seat:
            cards |= bit(under_card(entry))
    seen: list[dict[str, object]] = []
    for card in cards_in(cards):
        is_under = False
        holders: list[int] = []
        for hint in s.hints:
            if hint_seat(hint) == seat and hint_cards(hint) & bit(card):
                holder = _holder(s, hint_card(hint))
                if holder == NOBODY:
                    is_under = True
                elif holder not in holders:
                    holders.append(holder)
        for entry in s.under:
            if under_by(entry) == seat and under_card(entry) == card:
                is_under = True
        seen.append({"card": BONUS_CARD_NAMES[card], "under": is_under, "seats": sorted(holders)})
    return seen


def _holder(s: Tableau, card: i64) -> i64:
    """Who has a bonus card; NOBODY when it lies under the deck."""
    if s.drawn & bit(card):
        return s.active
    for seat in range(s.seats):
        if s.hands[seat] & bit(card):
            return seat
    return NOBODY


def _looking(s: Tableau) -> dict[str, object]:
    """The stack in the hands of the asked seat, and what it has chosen."""
    frame = s.frames[-1]
    number = arg1(frame)
    pile = s.out if s.last_round else s.laid
    chosen = pile[len(pile) - arg2(frame) :]
    return {
        "size": SIZES[number],
        "rooms": [NAMES[tile] for tile in tiles_in(s.stacks[number], number)],
        "put": [NAMES[laid_tile(entry)] for entry in chosen],
    }
