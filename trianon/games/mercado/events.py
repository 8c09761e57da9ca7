"""Mercado: what can happen, as the face tells it."""

from mypy_extensions import i64

from trianon.games.mercado.codes import WHYS
from trianon.games.mercado.components import (
    COINS,
    EFFECT_NAMES,
    FACE_NAMES,
    STEPS,
    TILE_NAMES,
    effect_count,
    effect_kind,
)
from trianon.kernel.bags import count, total
from trianon.kernel.event import Event


def coin_names(bag: i64) -> list[str]:
    """The coins of a bag one by one, in the order of the rules."""
    names: list[str] = []
    for coin in range(len(COINS)):
        for _ in range(count(bag, coin)):
            names.append(COINS[coin])
    return names


def face_names(bag: i64) -> list[str]:
    """Privileges one by one."""
    names: list[str] = []
    for face in range(len(FACE_NAMES)):
        for _ in range(count(bag, face)):
            names.append(FACE_NAMES[face])
    return names


def effect_json(effect: i64) -> dict[str, object]:
    """An effect or a symbol as data."""
    return {"effect": EFFECT_NAMES[effect_kind(effect)], "count": effect_count(effect)}


# --- rounds and turns -----------------------------------------------------------------------------


def round_began(round: i64) -> Event:
    """The starting player is in turn again (M2.1)."""
    return Event("round_began", {"round": round})


def turn_began(seat: i64, extra: bool) -> Event:
    """A turn, or an extra turn, begins (M2.2, M13.1)."""
    return Event("turn_began", {"seat": seat, "extra": extra})


def passed(seat: i64) -> Event:
    """Neither action was possible (Q3)."""
    return Event("passed", {"seat": seat})


def standstill() -> Event:
    """Nobody can ever place a coin or move a marker again: the game ends with this round."""
    return Event("standstill", {})


def game_ended() -> Event:
    """Final scoring is over (M14)."""
    return Event("game_ended", {}, reveals=True)


# --- privileges -----------------------------------------------------------------------------------


def privilege_played(seat: i64) -> Event:
    """A token was chosen; it is turned up at once (M3.1)."""
    return Event("privilege_played", {"seat": seat})


def privilege_shown(seat: i64, face: i64) -> Event:
    """The face of the token just played."""
    data: dict[str, object] = {"seat": seat, "privilege": FACE_NAMES[face], "steps": STEPS[face]}
    return Event("privilege_shown", data, reveals=True)


def kept(seat: i64) -> Event:
    """No privilege was played (D2)."""
    return Event("kept", {"seat": seat})


def took_privilege(seat: i64, face: i64) -> Event:
    """A token was drawn; only its owner sees which (M10.4, M15.3)."""
    data: dict[str, object] = {"seat": seat, "privilege": FACE_NAMES[face]}
    return Event("took_privilege", data, "privilege", seat, reveals=True)


def gave_up(seat: i64, face: i64) -> Event:
    """A token went face down to the discard (M10.10)."""
    return Event("gave_up", {"seat": seat, "privilege": FACE_NAMES[face]}, "privilege", seat)


# --- track ----------------------------------------------------------------------------------------


def moved(seat: i64, steps: i64, why: i64, to: i64, space: i64, on: list[int]) -> Event:
    """A marker moved on; `on` are the markers under it now (M9)."""
    data: dict[str, object] = {"seat": seat, "steps": steps, "why": WHYS[why]}
    data["from"] = to - steps
    data["to"] = to
    data["space"] = space
    data["on"] = on
    return Event("moved", data)


def finish_reached(seat: i64) -> Event:
    """The first marker reached or passed the disc: this round is the last (M14.1)."""
    return Event("finish_reached", {"seat": seat})


def symbol(seat: i64, effect: i64, space: i64) -> Event:
    """The symbol of a space is carried out (M9.4)."""
    data: dict[str, object] = {"seat": seat, "space": space}
    data.update(effect_json(effect))
    return Event("symbol", data)


def ignored(seat: i64, effect: i64, space: i64) -> Event:
    """The symbol of a space was declined (M9.5)."""
    data: dict[str, object] = {"seat": seat, "space": space}
    data.update(effect_json(effect))
    return Event("ignored", data)


# --- coins ----------------------------------------------------------------------------------------


def drew(seat: i64, coins: list[int], sealed: bool) -> Event:
    """Coins were drawn from the purse, in this order (M4.1, M4.2)."""
    return Event("drew", {"seat": seat, "coins": [COINS[coin] for coin in coins], "sealed": sealed})


def seal_used(seat: i64) -> Event:
    """A seal went back to the supply for more coins (M4.2)."""
    return Event("seal_used", {"seat": seat})


def spared(seat: i64) -> Event:
    """No seal was used (D5)."""
    return Event("spared", {"seat": seat})


def counterfeits(seat: i64, number: i64, promo: bool) -> Event:
    """Drawn black coins were laid aside (M4.3, M16.2)."""
    where = "cutpurse" if promo else "character"
    return Event("counterfeits", {"seat": seat, "count": number, "where": where})


def placed(seat: i64, coin: i64, tile: i64) -> Event:
    """A coin was laid at an own edge (M4.4, M8.3)."""
    return Event("placed", {"seat": seat, "coin": COINS[coin], "tile": TILE_NAMES[tile]})


def done(seat: i64) -> Event:
    """No more coins are placed in this turn."""
    return Event("done", {"seat": seat})


def put_back(seat: i64, bag: i64) -> Event:
    """Drawn coins that were not placed went back into the purse (M4.5)."""
    return Event("put_back", {"seat": seat, "coins": coin_names(bag), "count": total(bag)})


def refilled(seat: i64, bag: i64) -> Event:
    """The coins of the character tile went into the purse (M12.1)."""
    return Event("refilled", {"seat": seat, "coins": coin_names(bag), "count": total(bag)})


# --- evaluation -----------------------------------------------------------------------------------


def bought(seat: i64, tile: i64, points: i64) -> Event:
    """A merchandise tile was bought; a negative number of points is still to be turned over (M7.1)."""
    data: dict[str, object] = {
        "seat": seat,
        "tile": TILE_NAMES[tile],
        "points": None if points < 0 else points,
    }
    return Event("bought", data)


def turned_over(seat: i64, tile: i64, points: i64) -> Event:
    """An object was turned over for its points (M7.1c)."""
    return Event("turned_over", {"seat": seat, "tile": TILE_NAMES[tile], "points": points})


def used(seat: i64, tile: i64) -> Event:
    """The service of a market tile is due (M8, M16)."""
    return Event("used", {"seat": seat, "tile": TILE_NAMES[tile]})


def second_seal(seat: i64, tile: i64) -> Event:
    """A seal for second place (M7.3)."""
    return Event("second_seal", {"seat": seat, "tile": TILE_NAMES[tile]})


def paid(seat: i64, tile: i64, bag: i64, white: i64) -> Event:
    """The price went to the character tile, white coins to the supply (M7.6)."""
    data: dict[str, object] = {"seat": seat, "tile": TILE_NAMES[tile], "coins": coin_names(bag)}
    data["count"] = total(bag)
    data["white"] = white
    return Event("paid", data)


def sent_back(seat: i64, tile: i64, bag: i64) -> Event:
    """An opponent's coins went back into the purse (M7.7)."""
    data: dict[str, object] = {"seat": seat, "tile": TILE_NAMES[tile], "coins": coin_names(bag)}
    data["count"] = total(bag)
    return Event("sent_back", data)


def discarded(tile: i64) -> Event:
    """A bought tile left the market (M7.8)."""
    return Event("discarded", {"tile": TILE_NAMES[tile]})


def laid_out(tile: i64, position: i64) -> Event:
    """A new tile lies in the market (M1.5, M7.8)."""
    return Event("laid_out", {"tile": TILE_NAMES[tile], "position": position})


def reshuffled(pile: str) -> Event:
    """A discard became a new pile: objects, perfumes or privileges (M11.3, M11.4)."""
    return Event("reshuffled", {"pile": pile})


# --- effects --------------------------------------------------------------------------------------


def took_white(seat: i64, number: i64) -> Event:
    """White coins from the supply into the purse (M10.1)."""
    return Event("took_white", {"seat": seat, "count": number})


def took_black(seat: i64, number: i64) -> Event:
    """Black coins from the supply into the purse (M10.2)."""
    return Event("took_black", {"seat": seat, "count": number})


def took_seal(seat: i64, number: i64) -> Event:
    """Seals from the supply (M10.5)."""
    return Event("took_seal", {"seat": seat, "count": number})


def extra_turn(seat: i64) -> Event:
    """An extra turn will follow (M10.6)."""
    return Event("extra_turn", {"seat": seat})


def purged(seat: i64, place: str) -> Event:
    """A black coin left the purse or the character tile for the supply (M10.3)."""
    return Event("purged", {"seat": seat, "place": place})


def left(seat: i64) -> Event:
    """A black coin stays on the character tile (D10)."""
    return Event("left", {"seat": seat})


def nothing(seat: i64, kind: i64) -> Event:
    """An effect brought nothing (M11.1)."""
    return Event("nothing", {"seat": seat, "effect": EFFECT_NAMES[kind]})


def stole(seat: i64, by: i64) -> Event:
    """The cutpurse took a seal from `seat` for `by` (M16.4a)."""
    return Event("stole", {"seat": seat, "by": by})


def cutpurse_points(seat: i64, points: i64) -> Event:
    """The cutpurse counted the white coins in the market (M16.4b)."""
    return Event("cutpurse_points", {"seat": seat, "points": points})


def final_count(seat: i64, seals: i64, faces: i64, steps: i64) -> Event:
    """Seals and privileges were counted (M14.3)."""
    data: dict[str, object] = {"seat": seat, "seals": seals, "privileges": face_names(faces), "steps": steps}
    data["points"] = seals + steps
    return Event("final_count", data, reveals=True)
