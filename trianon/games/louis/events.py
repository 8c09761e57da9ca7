"""Louis XIV: what can happen, as the face tells it. Tiles count from 1."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.codes import MODES, SOURCES
from trianon.games.louis.components import (
    A15,
    AMOUNT,
    CARDS,
    CHIPS,
    COAT_NAMES,
    CONDITIONS,
    DECK_OF,
    DECKS,
    EXCHANGES,
    MISSIONS,
    MONEY_AMOUNT,
    MONEY_CARDS,
    MONEY_TILE,
    PERSONS,
    REWARD_NAMES,
    SIDES,
)
from trianon.games.louis.ranking import HOWS, Ranking
from trianon.games.louis.tableau import COAT_ROW, NEUTRAL, Tableau
from trianon.kernel.event import Event
from trianon.kernel.state import NOBODY


def _at(tile: i64) -> dict[str, object]:
    """A tile and the person on it."""
    return {"tile": tile + 1, "person": PERSONS[tile]}


def _by(seat: i64, tile: i64) -> dict[str, object]:
    """Something a seat does at a tile."""
    return {"seat": seat, "tile": tile + 1, "person": PERSONS[tile]}


# --- set-up and supply ----------------------------------------------------------------------------


def round_began(round: i64, first: i64) -> Event:
    """A round begins; `first` holds the start marker (L2.2)."""
    return Event("round_began", {"round": round, "first": first})


def money_card(card: i64) -> Event:
    """A money card was turned up: everybody takes louisdor, Louis goes to a tile (L3.1)."""
    data: dict[str, object] = {"card_id": MONEY_CARDS[card], "amount": MONEY_AMOUNT[card]}
    data.update(_at(MONEY_TILE[card]))
    return Event("money_card", data)


def drew_mission(seat: i64, mission: i64, reveals: bool) -> Event:
    """A mission was drawn; everybody sees its colour, its owner the card (P13)."""
    data: dict[str, object] = {"seat": seat, "colour": DECKS[DECK_OF[mission]], "mission": MISSIONS[mission]}
    return Event("drew_mission", data, "mission", seat, reveals)


def drew_intrigue(seat: i64, person: i64) -> Event:
    """An intrigue card was drawn (L3.2, L6.8, L8.12)."""
    return Event("drew_intrigue", {"seat": seat, "person": PERSONS[person]}, "person", seat)


def drew_influence(seat: i64, card: i64, reveals: bool) -> Event:
    """An influence card was drawn (L6.7, L8.11, L8.13)."""
    return Event("drew_influence", {"seat": seat, "card": CARDS[card]}, "card", seat, reveals)


def dealt(seat: i64, cards: list[int]) -> Event:
    """Influence cards were dealt (L3.4)."""
    names = [CARDS[card] for card in cards]
    return Event("dealt", {"seat": seat, "count": len(cards), "cards": names}, "cards", seat)


def drew_coat(seat: i64, coat: i64) -> Event:
    """A coat of arms was drawn (L6.11)."""
    return Event("drew_coat", {"seat": seat, "coat": COAT_NAMES[coat]}, "coat", seat)


def mission_used(seat: i64, mission: i64, money: i64, stones: i64) -> Event:
    """A mission was used in the supply phase (L3.3)."""
    data: dict[str, object] = {"seat": seat, "mission": MISSIONS[mission], "money": money, "stones": stones}
    return Event("mission_used", data)


def supply_stopped(seat: i64) -> Event:
    """A seat uses no further supply mission (P1)."""
    return Event("supply_stopped", {"seat": seat})


# --- influence ------------------------------------------------------------------------------------


def neutral_card(card: i64, round: i64) -> Event:
    """An influence card was turned up for the neutral stones (L10.3); in round 1 this belongs to the deal."""
    return Event("neutral_card", {"card": CARDS[card]}, reveals=round > 1)


def neutral_placed(tile: i64, stones: i64) -> Event:
    """Neutral stones were put on a tile (L10.3)."""
    data = _at(tile)
    data["stones"] = stones
    return Event("neutral_placed", data)


def dispatched(seat: i64, mission: i64, tile: i64, source: i64) -> Event:
    """A mission put a stone on a tile (L8.5)."""
    data: dict[str, object] = {"seat": seat, "mission": MISSIONS[mission]}
    data.update(_at(tile))
    data["source"] = SOURCES[source]
    return Event("dispatched", data)


def skipped(seat: i64, mission: i64) -> Event:
    """A mission was not used though it could be (P2, P6, P8)."""
    return Event("skipped", {"seat": seat, "mission": MISSIONS[mission]})


def played(seat: i64, card: i64, mode: i64, boost: bool) -> Event:
    """An influence card was played face up (L4.2.1)."""
    data: dict[str, object] = {"seat": seat, "card": CARDS[card], "mode": MODES[mode], "boost": boost}
    return Event("played", data, reveals=True)


def stone_laid(seat: i64, tile: i64) -> Event:
    """The next stone of a path (L4.3)."""
    return Event("stone_laid", _by(seat, tile))


def path_done(seat: i64, stones: i64) -> Event:
    """A seat lays no further stone (L2.4)."""
    return Event("path_done", {"seat": seat, "stones": stones})


def took_back(seat: i64, stones: i64) -> Event:
    """Stones went from the general to the own supply (L4.4)."""
    return Event("took_back", {"seat": seat, "stones": stones})


def turn_skipped(seat: i64, mission: i64) -> Event:
    """A seat paid to skip its turn (L8.6)."""
    return Event("turn_skipped", {"seat": seat, "mission": MISSIONS[mission], "cost": AMOUNT[A15]})


def exchanged_card(seat: i64, card: i64, mission: i64) -> Event:
    """An influence card was put away for another one (L8.11)."""
    data: dict[str, object] = {"seat": seat, "card": CARDS[card], "mission": MISSIONS[mission]}
    return Event("exchanged_card", data, reveals=True)


def put_back(seat: i64, card: i64) -> Event:
    """The last card went face down on top of the deck (L4.5)."""
    return Event("put_back", {"seat": seat, "card": CARDS[card]}, "card", seat)


def reserve_placed(seat: i64, tile: i64, source: i64) -> Event:
    """C06 put a stone on a tile (L8.15)."""
    data = _by(seat, tile)
    data["source"] = SOURCES[source]
    return Event("reserve_placed", data)


def influence_ended() -> Event:
    """All influence cards were shuffled into a new deck (L4.7)."""
    return Event("influence_ended", {})


# --- evaluation -----------------------------------------------------------------------------------


def kept(seat: i64, tile: i64) -> Event:
    """A seat played no intrigue card; says nothing about its hand, since all who hold any are asked (P7)."""
    return Event("kept", {"seat": seat, "tile": tile + 1})


def intrigue_played(seat: i64, tile: i64, stones: i64, source: i64) -> Event:
    """An intrigue card brought stones onto its tile (L5.3)."""
    data = _by(seat, tile)
    data["stones"] = stones
    data["source"] = SOURCES[source]
    return Event("intrigue_played", data, reveals=True)


def standing_json(s: Tableau, present: vec[i64], result: Ranking) -> dict[str, object]:
    """Who leads and who is second."""
    tied = result.leader == NOBODY
    leaders = [
        seat
        for seat in range(s.seats)
        if seat == result.leader or (tied and result.most > 0 and present[seat] == result.most)
    ]
    return {
        "leaders": leaders,
        "neutral_leads": result.leader == NEUTRAL
        or (tied and result.most > 0 and present[NEUTRAL] == result.most),
        "second": None if result.second == NOBODY or result.second == NEUTRAL else result.second,
        "neutral_second": result.second == NEUTRAL,
    }


def evaluating(s: Tableau, tile: i64, present: vec[i64], result: Ranking) -> Event:
    """A tile with stones is evaluated now (L5.2)."""
    data = _at(tile)
    data["condition"] = CONDITIONS[s.condition(tile)]
    data["number"] = s.number(tile)
    data["louis"] = s.louis == tile
    data["stones"] = [present[seat] for seat in range(s.seats)]
    data["neutral"] = present[NEUTRAL]
    data.update(standing_json(s, present, result))
    return Event("evaluating", data)


def favoured(seat: i64, tile: i64, mission: i64) -> Event:
    """A tie for first was decided by a mission (L8.16)."""
    data = _by(seat, tile)
    data["mission"] = MISSIONS[mission]
    return Event("favoured", data)


def received(seat: i64, tile: i64, role: i64, price: i64) -> Event:
    """A person gave a reward (L6)."""
    data = _by(seat, tile)
    data["how"] = HOWS[role]
    data["reward"] = REWARD_NAMES[tile]
    data["price"] = price
    return Event("received", data)


def refused(seat: i64, tile: i64) -> Event:
    """A seat did not buy though it could (P9)."""
    return Event("refused", _by(seat, tile))


def conde_placed(seat: i64, tile: i64, source: i64) -> Event:
    """The reward of tile 6 put a stone on a tile (L6.3)."""
    data = _by(seat, tile)
    data["source"] = SOURCES[source]
    return Event("conde_placed", data)


def conde_declined(seat: i64) -> Event:
    """The stone of tile 6 was not placed (L2.4)."""
    return Event("conde_declined", {"seat": seat})


def maintenon_placed(seat: i64, general: i64, own: i64, back: i64) -> Event:
    """The reward of tile 8: stones onto tile 5, then one taken back (L6.5)."""
    return Event("maintenon_placed", {"seat": seat, "general": general, "own": own, "back": back})


def stones_returned(seat: i64, tile: i64, stones: i64, to_general: bool) -> Event:
    """Present stones went back to a supply (L5.5 to L5.8)."""
    data = _by(seat, tile)
    data["stones"] = stones
    data["to"] = "general" if to_general else "own"
    return Event("stones_returned", data)


def neutral_returned(tile: i64, stones: i64) -> Event:
    """Neutral stones went back to their pool (L10.5)."""
    data = _at(tile)
    data["stones"] = stones
    return Event("neutral_returned", data)


def turned(tile: i64, side: i64) -> Event:
    """A tile was turned over; `side` lies up now (L5.9)."""
    data = _at(tile)
    data["side"] = SIDES[side]
    return Event("turned", data)


def tile_done(tile: i64) -> Event:
    """A tile that had stones has been evaluated (L5.2)."""
    return Event("tile_done", _at(tile))


# --- missions -------------------------------------------------------------------------------------


def fulfilled(seat: i64, mission: i64, chip: i64, other: i64) -> Event:
    """A mission was paid for and displayed (L7.2)."""
    data: dict[str, object] = {"seat": seat, "mission": MISSIONS[mission]}
    data["chip"] = CHIPS[chip]
    data["other"] = CHIPS[other]
    return Event("fulfilled", data, reveals=True)


def changed_chip(seat: i64, chip: i64, mission: i64) -> Event:
    """A chip was changed into a crown (L8.7)."""
    data: dict[str, object] = {"seat": seat, "chip": CHIPS[chip], "mission": MISSIONS[mission]}
    data["cost"] = AMOUNT[mission]
    return Event("changed_chip", data)


def missions_finished(seat: i64) -> Event:
    """A seat fulfils no further mission (L7.4)."""
    return Event("missions_finished", {"seat": seat})


def chips_returned(seat: i64, chip: i64, coats: i64) -> Event:
    """All chips but one were returned for coats (L7.6)."""
    return Event("chips_returned", {"seat": seat, "chip": CHIPS[chip], "coats": coats})


def replaced(seat: i64, missions: list[int]) -> Event:
    """Hand missions went under their decks (L8.8)."""
    data: dict[str, object] = {"seat": seat, "count": len(missions)}
    data["colours"] = [DECKS[DECK_OF[mission]] for mission in missions]
    data["missions"] = [MISSIONS[mission] for mission in missions]
    return Event("replaced", data, "missions", seat)


def not_replaced(seat: i64, mission: i64) -> Event:
    """No mission was replaced (P15)."""
    return Event("not_replaced", {"seat": seat, "mission": MISSIONS[mission]})


# --- the end --------------------------------------------------------------------------------------


def exchanged(seat: i64, category: i64, count: i64) -> Event:
    """So many coats for things of one category (L9.1)."""
    data: dict[str, object] = {"seat": seat, "category": EXCHANGES[category], "count": count}
    return Event("exchanged", data, reveals=True)


def coats_json(s: Tableau, seat: i64) -> dict[str, object]:
    """The coats of a seat by kind."""
    counts: dict[str, object] = {}
    for coat in range(COAT_ROW):
        counts[COAT_NAMES[coat]] = s.coats[seat * COAT_ROW + coat]
    return counts


def coats_shown(s: Tableau, seat: i64) -> Event:
    """All coats of a seat were turned up (L9.3)."""
    return Event("coats_shown", {"seat": seat, "coats": coats_json(s, seat)}, reveals=True)


def majority(seat: i64, coat: i64, count: i64) -> Event:
    """Most coats of a kind: an extra coat (L9.3)."""
    return Event("majority", {"seat": seat, "coat": COAT_NAMES[coat], "count": count}, reveals=True)


def game_ended() -> Event:
    """The fourth round is over and everything is counted (L9)."""
    return Event("game_ended", {}, reveals=True)
