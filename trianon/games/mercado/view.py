"""Mercado: what one seat, or a spectator, may see (M15)."""

from typing import Final

from mypy_extensions import i64

from trianon.games.mercado.actions import CUTPURSE_STEP, GIVEUP_STEP, PURGE_STEP, SYMBOL_STEP
from trianon.games.mercado.components import (
    BLACK,
    COINS,
    CUTPURSE,
    FACE_NAMES,
    FACES,
    GOODS,
    OBJECT_SET,
    PERFUME_SET,
    PRICE_KINDS,
    RANK,
    REVEAL,
    SPACES,
    TILE_NAMES,
    is_object,
)
from trianon.games.mercado.events import coin_names, effect_json, face_names
from trianon.games.mercado.preview import drawn_next, landing, odds, preview
from trianon.games.mercado.prices import fits, missing
from trianon.games.mercado.steps.cutpurse import victim, white_coins_out
from trianon.games.mercado.tableau import SOMEBODY, TURNED, Tableau
from trianon.games.mercado.track import ranking
from trianon.kernel.bags import count, total
from trianon.kernel.bits import size
from trianon.kernel.frame import arg1, arg2, step_of
from trianon.kernel.parts import mixed, mixed_all, mixed_list
from trianon.kernel.state import NOBODY

# The places of parts that a table keeps; those of previews and hands follow for each seat.
_MARKET: Final = 0
_BOARD: Final = 16
_TRACK: Final = 17
_SOLD: Final = 18
_PLAYERS: Final = 20
_OWNERS: Final = 24  # players with their privileges
_ODDS: Final = 28
_HANDS: Final = 32
_PILES: Final = 36
_FITS: Final = 37
_PREVIEWS: Final = 48
_PREVIEW_ROW: Final = 16


def fill_shared_view(s: Tableau, seen: dict[str, object]) -> None:
    """The table as everybody sees it."""
    over = s.seat == NOBODY
    seen["side"] = s.settings["side"]
    seen["promo"] = s.settings["promo"] == "yes"
    seen["first"] = s.first
    seen["round"] = s.round
    seen["turn"] = None if over else s.active
    seen["step"] = "over" if over else s.ask_name(s.step)
    seen["extra_turns"] = s.extra
    seen["last_round"] = s.is_last_round()
    seen["over"] = over
    seen["market"] = [_tile(s, position) for position in range(len(s.market))]
    seen["fits"] = _fits(s)
    track = _track(s)
    seen["previews"] = [] if over else _previews(s, s.active)
    seen["board"] = _board(s)
    seen["track"] = track
    seen["players"] = [_player(s, player, over) for player in range(s.seats)]
    seen["supply"] = {"white": s.white, "black": s.black, "seals": s.spare_seals}
    seen["piles"] = _piles(s)
    seen["sold"] = _sold(s)
    seen["played"] = face_names(s.played)
    seen["drawn"] = coin_names(s.drawn)
    seen["placed"] = s.placed
    seen["asking"] = _asking(s)


def fill_view(s: Tableau, seen: dict[str, object], seat: i64, shared: dict[str, object]) -> None:
    """What a seat knows beyond that, nothing for a spectator (NOBODY); and the end."""
    over = s.seat == NOBODY
    if seat != NOBODY:
        if not over:
            if seat != s.active:
                seen["previews"] = _previews(s, seat)
            players = shared["players"]
            assert isinstance(players, list)
            seen["players"] = [*players[:seat], _player(s, seat, True), *players[seat + 1 :]]
        seen["hand"] = _hand(s, seat)
        seen["odds"] = _odds(s, seat)
    if over:
        seen["ranking"] = ranking(s)


def _offer(s: Tableau, position: i64) -> i64:
    """A mark of a tile of the market and the coins beside it."""
    mark = s.market[position]
    for seat in range(s.seats):
        mark = mixed(mark, s.edge(position, seat))
    return mark


def _previews(s: Tableau, buyer: i64) -> list[object]:
    return [_preview(s, position, buyer) for position in range(len(s.market))]


def _preview(s: Tableau, position: i64, buyer: i64) -> object:
    """What buying a tile would bring; it follows from the tile, its coins, and where all markers stand."""
    mark = mixed(s.parts.mark(_MARKET + position), s.parts.mark(_TRACK))
    if s.market[position] == CUTPURSE:
        mark = mixed(mixed(mark, white_coins_out(s)), victim(s, buyer))
    place = _PREVIEWS + buyer * _PREVIEW_ROW + position
    known = s.parts.known(place, mark)
    return known if known is not None else s.parts.kept(place, mark, preview(s, position, buyer))


def _tile(s: Tableau, position: i64) -> object:
    mark = _offer(s, position)
    known = s.parts.known(_MARKET + position, mark)
    return known if known is not None else s.parts.kept(_MARKET + position, mark, _new_tile(s, position))


def _new_tile(s: Tableau, position: i64) -> dict[str, object]:
    tile = s.market[position]
    kind = "market" if position >= GOODS else "object" if is_object(tile) else "perfume"
    points = s.figures.points[tile]
    return {
        "position": position,
        "kind": kind,
        "tile": TILE_NAMES[tile],
        "price": {
            "kind": PRICE_KINDS[s.figures.price_kind[tile]],
            "size": s.figures.price_size[tile],
            "coins": [COINS[coin] for coin in s.figures.price_coins[tile]],
        },
        "points": "rank" if points == RANK else "reveal" if points == REVEAL else points,
        "effects": [effect_json(effect) for effect in s.figures.effects[tile]],
        "opponents": [effect_json(effect) for effect in s.figures.opponents[tile]],
        "edges": [_edge(s, tile, s.edge(position, player)) for player in range(s.seats)],
    }


def _edge(s: Tableau, tile: i64, coins: i64) -> dict[str, object]:
    still = missing(s.figures, tile, coins)
    return {"coins": coin_names(coins), "missing": still, "complete": still == 0}


def _fits(s: Tableau) -> object:
    """Beside which tiles each drawn coin fits (M5.1)."""
    mark = mixed(s.active, s.drawn)
    for position in range(len(s.market)):
        mark = mixed(mark, s.parts.mark(_MARKET + position))
    known = s.parts.known(_FITS, mark)
    return known if known is not None else s.parts.kept(_FITS, mark, _new_fits(s))


def _new_fits(s: Tableau) -> dict[str, object]:
    found: dict[str, object] = {}
    for coin in range(BLACK):
        if count(s.drawn, coin) > 0:
            tiles: list[str] = []
            for position in range(len(s.market)):
                tile = s.market[position]
                if fits(s.figures, tile, s.edge(position, s.active), coin):
                    tiles.append(TILE_NAMES[tile])
            found[COINS[coin]] = tiles
    return found


def _board(s: Tableau) -> object:
    known = s.parts.known(_BOARD, s.disc)
    if known is not None:
        return known
    symbols = [None if not effect else effect_json(effect) for effect in s.symbols]
    return s.parts.kept(_BOARD, s.disc, {"symbols": symbols, "disc": s.disc})


def _track(s: Tableau) -> object:
    mark = mixed_all(mixed_all(s.disc, s.progress), s.order)
    known = s.parts.known(_TRACK, mark)
    if known is not None:
        return known
    track = {"progress": list(s.progress), "stacks": _stacks(s), "ranking": ranking(s)}
    return s.parts.kept(_TRACK, mark, track)


def _stacks(s: Tableau) -> list[dict[str, object]]:
    """The markers of every space where some stand, from the bottom."""
    found: list[dict[str, object]] = []
    for space in range(SPACES):
        standing = [seat for seat in s.order if s.space(seat) == space]
        if standing:
            found.append({"space": space, "seats": standing})
    return found


def _player(s: Tableau, player: i64, has_tokens: bool) -> object:
    """A player; with the privileges that are hidden from others until the end (M15.3)."""
    mark = mixed(mixed(mixed(0, s.purses[player]), s.characters[player]), s.seals[player])
    mark = mixed(mark, s.privileges[player] if has_tokens else total(s.privileges[player]))
    for stack in s.earlier:
        mark = mixed(mark, total(stack.held[player]))
    place: i64 = (_OWNERS if has_tokens else _PLAYERS) + player
    known = s.parts.known(place, mark)
    return known if known is not None else s.parts.kept(place, mark, _new_player(s, player, has_tokens))


def _new_player(s: Tableau, player: i64, has_tokens: bool) -> dict[str, object]:
    colours = s.settings["colours"]
    assert isinstance(colours, list)
    seen: dict[str, object] = {
        "seat": player,
        "colour": colours[player],
        "purse": _counts(s.purses[player]),
        "purse_size": total(s.purses[player]),
        "character": _counts(s.characters[player]),
        "character_size": total(s.characters[player]),
        "seals": s.seals[player],
        "privileges": total(s.privileges[player]),
    }
    if s.earlier:
        seen["earlier"] = [total(stack.held[player]) for stack in s.earlier]  # M15.5
    if has_tokens:
        seen["tokens"] = face_names(s.privileges[player])
    return seen


def _counts(bag: i64) -> dict[str, object]:
    counts: dict[str, object] = {}
    for coin in range(len(COINS)):
        counts[COINS[coin]] = count(bag, coin)
    return counts


def _hand(s: Tableau, seat: i64) -> object:
    """The privileges of a seat."""
    mark = mixed(s.parts.mark(_TRACK), s.privileges[seat])
    known = s.parts.known(_HANDS + seat, mark)
    if known is not None:
        return known
    bag = s.privileges[seat]
    hand = [_token(s, seat, face) for face in range(FACES) for _ in range(count(bag, face))]
    return s.parts.kept(_HANDS + seat, mark, hand)


def _odds(s: Tableau, seat: i64) -> object | None:
    """The odds of the purse."""
    mark = mixed(drawn_next(s, seat), s.purses[seat])
    known = s.parts.known(_ODDS + seat, mark)
    return known if known is not None else s.parts.kept(_ODDS + seat, mark, odds(s, seat))


def _token(s: Tableau, seat: i64, face: i64) -> dict[str, object]:
    """A privilege, and where its steps would lead now."""
    extras = [effect_json(effect) for effect in s.figures.extras[face]]
    steps = s.figures.face_steps[face]
    lands = landing(s, seat, steps)
    return {"privilege": FACE_NAMES[face], "steps": steps, "extras": extras, "landing": lands}


def _piles(s: Tableau) -> object:
    mark = mixed(mixed(mixed(0, s.deck), s.discard), s.stack)
    mark = mixed_all(mixed(mark, s.played), s.given)
    known = s.parts.known(_PILES, mark)
    return known if known is not None else s.parts.kept(_PILES, mark, _new_piles(s))


def _new_piles(s: Tableau) -> dict[str, object]:
    thrown = total(s.played)
    for bag in s.given:
        thrown += total(bag)
    return {
        "objects": size(s.deck & OBJECT_SET),
        "object_discard": size(s.discard & OBJECT_SET),
        "perfumes": size(s.deck & PERFUME_SET),
        "perfume_discard": size(s.discard & PERFUME_SET),
        "privileges": total(s.stack),
        "privilege_discard": thrown,
    }


def _sold(s: Tableau) -> object:
    """All tiles that everybody saw go."""
    mark = mixed_list(0, s.sold)
    known = s.parts.known(_SOLD, mark)
    return known if known is not None else s.parts.kept(_SOLD, mark, [_sale(entry) for entry in s.sold])


def _sale(entry: i64) -> dict[str, object]:
    """A tile that everybody saw go, and by whom (M15.5)."""
    seat = arg1(entry)
    how = "turned_over" if arg2(entry) == TURNED else "bought"
    return {"tile": TILE_NAMES[step_of(entry)], "seat": None if seat == SOMEBODY else seat, "how": how}


def _asking(s: Tableau) -> dict[str, object] | None:
    """What the present question is about, where the table alone does not show it."""
    if len(s.frames) == 0:
        return None
    frame = s.frames[-1]
    if s.step == SYMBOL_STEP:
        about = effect_json(s.symbols[s.space(s.active)])
        about["space"] = s.space(s.active)
        return about
    if s.step == PURGE_STEP:
        return {"count": arg1(frame)}
    if s.step == GIVEUP_STEP:
        return {"count": arg2(frame)}
    if s.step == CUTPURSE_STEP:
        robbed = victim(s, s.active)
        return {"from": None if robbed == NOBODY else robbed, "points": white_coins_out(s)}
    return None
