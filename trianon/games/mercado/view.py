"""Mercado: what one seat, or a spectator, may see (M15)."""

from mypy_extensions import i64

from trianon.games.mercado.actions import CUTPURSE_STEP, GIVEUP_STEP, PURGE_STEP, SYMBOL_STEP
from trianon.games.mercado.components import (
    BLACK,
    COINS,
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
from trianon.games.mercado.preview import landing, odds, preview
from trianon.games.mercado.prices import fits, missing
from trianon.games.mercado.steps.cutpurse import victim, white_coins_out
from trianon.games.mercado.tableau import SOMEBODY, TURNED, Tableau
from trianon.games.mercado.track import ranking
from trianon.kernel.bags import count, total
from trianon.kernel.bits import size
from trianon.kernel.frame import arg1, arg2, step_of
from trianon.kernel.state import NOBODY


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
    seen["previews"] = [] if over else _previews(s, s.active)
    seen["board"] = {"symbols": [None if not e else effect_json(e) for e in s.symbols], "disc": s.disc}
    seen["track"] = {"progress": list(s.progress), "stacks": _stacks(s), "ranking": ranking(s)}
    seen["players"] = [_player(s, player, over) for player in range(s.seats)]
    seen["supply"] = {"white": s.white, "black": s.black, "seals": s.spare_seals}
    seen["piles"] = _piles(s)
    seen["sold"] = [_sold(entry) for entry in s.sold]
    seen["played"] = face_names(s.played)
    seen["drawn"] = coin_names(s.drawn)
    seen["placed"] = s.placed
    seen["asking"] = _asking(s)


def fill_view(s: Tableau, seen: dict[str, object], seat: i64) -> None:
    """What a seat knows beyond that, nothing for a spectator (NOBODY); and the end."""
    over = s.seat == NOBODY
    if seat != NOBODY:
        if not over:
            players = seen["players"]
            assert isinstance(players, list)
            seen["players"] = [*players[:seat], _with_tokens(s, players[seat], seat), *players[seat + 1 :]]
            if seat != s.active:
                seen["previews"] = _previews(s, seat)
        seen["hand"] = [
            _token(s, seat, face) for face in range(FACES) for _ in range(count(s.privileges[seat], face))
        ]
        seen["odds"] = odds(s, seat)
    if over:
        seen["ranking"] = ranking(s)


def _previews(s: Tableau, buyer: i64) -> list[dict[str, object]]:
    return [preview(s, position, buyer) for position in range(len(s.market))]


def _with_tokens(s: Tableau, player: dict[str, object], seat: i64) -> dict[str, object]:
    """A player with the privileges that are hidden from others (M15.3)."""
    seen = player.copy()
    seen["tokens"] = face_names(s.privileges[seat])
    return seen


def _tile(s: Tableau, position: i64) -> dict[str, object]:
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


def _fits(s: Tableau) -> dict[str, object]:
    """Beside which tiles each drawn coin fits (M5.1)."""
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


def _stacks(s: Tableau) -> list[dict[str, object]]:
    """The markers of every space where some stand, from the bottom."""
    found: list[dict[str, object]] = []
    for space in range(SPACES):
        standing = [seat for seat in s.order if s.space(seat) == space]
        if standing:
            found.append({"space": space, "seats": standing})
    return found


def _player(s: Tableau, player: i64, over: bool) -> dict[str, object]:
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
    return _with_tokens(s, seen, player) if over else seen


def _counts(bag: i64) -> dict[str, object]:
    counts: dict[str, object] = {}
    for coin in range(len(COINS)):
        counts[COINS[coin]] = count(bag, coin)
    return counts


def _token(s: Tableau, seat: i64, face: i64) -> dict[str, object]:
    """A privilege, and where its steps would lead now."""
    extras = [effect_json(effect) for effect in s.figures.extras[face]]
    steps = s.figures.face_steps[face]
    lands = landing(s, seat, steps)
    return {"privilege": FACE_NAMES[face], "steps": steps, "extras": extras, "landing": lands}


def _piles(s: Tableau) -> dict[str, object]:
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


def _sold(entry: i64) -> dict[str, object]:
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
