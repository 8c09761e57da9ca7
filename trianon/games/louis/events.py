"""Louis XIV: what can happen, as the face tells it. Tiles count from 1."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.actions import CARD, CHIP, MISSION, MODE, SOURCE, TILE
from trianon.games.louis.components import (
    CARDS,
    CHIPS,
    COAT_NAMES,
    CONDITIONS,
    DECK_OF,
    DECKS,
    EXCHANGES,
    MISSIONS,
    MONEY_CARDS,
    MONEY_TILE,
    PERSONS,
    REWARD_NAMES,
    SIDES,
)
from trianon.games.louis.preview import standing
from trianon.games.louis.ranking import HOWS, Ranking
from trianon.games.louis.tableau import COAT_ROW, NEUTRAL, Tableau
from trianon.kernel.event import Event, EventKind
from trianon.kernel.field import SEAT, Field, Flag, Number, Words
from trianon.kernel.state import State


class At(Field):
    """A tile and the person on it."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into["tile"] = value + 1
        into["person"] = PERSONS[value]


class MoneyCard(Field):
    """A money card: what everybody takes, and where Louis goes."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        assert isinstance(s, Tableau)
        into["card_id"] = MONEY_CARDS[value]
        into["amount"] = s.figures.money_amount[value]
        into["tile"] = MONEY_TILE[value] + 1
        into["person"] = PERSONS[MONEY_TILE[value]]


class Drawn(Field):
    """A mission with the colour of its back."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into["colour"] = DECKS[DECK_OF[value]]
        into["mission"] = MISSIONS[value]


_AT: Final = At("tile", len(PERSONS))
_MONEY_CARD: Final = MoneyCard("card_id", len(MONEY_CARDS))
_DRAWN: Final = Drawn("mission", len(MISSIONS))
_STONES: Final = Number("stones")
_COST: Final = Number("cost")
_COUNT: Final = Number("count")
_COAT: Final = Words("coat", COAT_NAMES)

# --- set-up and supply --------------------------------------------------------------------------------------

# A round begins; `first` holds the start marker (L2.2).
ROUND_BEGAN: Final = EventKind("round_began", (Number("round"), Number("first")))
# A money card was turned up: everybody takes louisdor, Louis goes to a tile (L3.1).
MONEY_TURNED_UP: Final = EventKind("money_card", (_MONEY_CARD,))
# A mission was drawn; everybody sees its colour, its owner the card (P13). One that another seat had put
# under the deck is news to its owner, though no chance brought it (L8.8).
DREW_MISSION: Final = EventKind("drew_mission", (SEAT, _DRAWN), secret="mission")
FOUND_MISSION: Final = EventKind("drew_mission", (SEAT, _DRAWN), secret="mission", reveals=True)
# An intrigue card was drawn (L3.2, L6.8, L8.12).
DREW_INTRIGUE: Final = EventKind("drew_intrigue", (SEAT, Words("person", PERSONS)), secret="person")
# An influence card was drawn (L6.7, L8.11, L8.13), from the deck or one that lay on top of it (L4.5).
DREW_INFLUENCE: Final = EventKind("drew_influence", (SEAT, CARD), secret="card")
FOUND_INFLUENCE: Final = EventKind("drew_influence", (SEAT, CARD), secret="card", reveals=True)
# A coat of arms was drawn (L6.11).
DREW_COAT: Final = EventKind("drew_coat", (SEAT, _COAT), secret="coat")
# A mission was used in the supply phase (L3.3).
MISSION_USED: Final = EventKind("mission_used", (SEAT, MISSION, Number("money"), _STONES))
# A seat uses no further supply mission (P1).
SUPPLY_STOPPED: Final = EventKind("supply_stopped", (SEAT,))

# --- influence ----------------------------------------------------------------------------------------------

# An influence card was turned up for the neutral stones (L10.3); in round 1 this belongs to the deal.
NEUTRAL_DEALT: Final = EventKind("neutral_card", (CARD,))
NEUTRAL_TURNED_UP: Final = EventKind("neutral_card", (CARD,), reveals=True)
# Neutral stones were put on a tile (L10.3).
NEUTRAL_PLACED: Final = EventKind("neutral_placed", (_AT, _STONES))
# A mission put a stone on a tile (L8.5).
DISPATCHED: Final = EventKind("dispatched", (SEAT, MISSION, _AT, SOURCE))
# A mission was not used though it could be (P2, P6, P8).
SKIPPED: Final = EventKind("skipped", (SEAT, MISSION))
# An influence card was played face up (L4.2.1).
PLAYED: Final = EventKind("played", (SEAT, CARD, MODE, Flag("boost")), reveals=True)
# The next stone of a path (L4.3).
STONE_LAID: Final = EventKind("stone_laid", (SEAT, _AT))
# A seat lays no further stone (L2.4).
PATH_DONE: Final = EventKind("path_done", (SEAT, _STONES))
# Stones went from the general to the own supply (L4.4).
TOOK_BACK: Final = EventKind("took_back", (SEAT, _STONES))
# A seat paid to skip its turn (L8.6).
TURN_SKIPPED: Final = EventKind("turn_skipped", (SEAT, MISSION, _COST))
# An influence card was put away for another one (L8.11).
EXCHANGED_CARD: Final = EventKind("exchanged_card", (SEAT, CARD, MISSION), reveals=True)
# The last card went face down on top of the deck (L4.5).
PUT_BACK: Final = EventKind("put_back", (SEAT, CARD), secret="card")
# C06 put a stone on a tile (L8.15).
RESERVE_PLACED: Final = EventKind("reserve_placed", (SEAT, _AT, SOURCE))
# All influence cards were shuffled into a new deck (L4.7).
INFLUENCE_ENDED: Final = EventKind("influence_ended")

# --- evaluation ---------------------------------------------------------------------------------------------

# A seat played no intrigue card; says nothing about its hand, since all who hold any are asked (P7).
KEPT: Final = EventKind("kept", (SEAT, TILE))
# An intrigue card brought stones onto its tile (L5.3).
INTRIGUE_PLAYED: Final = EventKind("intrigue_played", (SEAT, _AT, _STONES, SOURCE), reveals=True)
# A tie for first was decided by a mission (L8.16).
FAVOURED: Final = EventKind("favoured", (SEAT, _AT, MISSION))
# A person gave a reward (L6): seat, tile, role, tile again, price.
RECEIVED: Final = EventKind(
    "received", (SEAT, _AT, Words("how", HOWS), Words("reward", REWARD_NAMES), Number("price"))
)
# A seat did not buy though it could (P9).
REFUSED: Final = EventKind("refused", (SEAT, _AT))
# The reward of tile 6 put a stone on a tile (L6.3), or did not (L2.4).
CONDE_PLACED: Final = EventKind("conde_placed", (SEAT, _AT, SOURCE))
CONDE_DECLINED: Final = EventKind("conde_declined", (SEAT,))
# The reward of tile 8: stones onto tile 5, then one taken back (L6.5).
MAINTENON_PLACED: Final = EventKind(
    "maintenon_placed", (SEAT, Number("general"), Number("own"), Number("back"))
)
# Present stones went back to a supply (L5.5 to L5.8).
STONES_RETURNED: Final = EventKind("stones_returned", (SEAT, _AT, _STONES, Words("to", ("own", "general"))))
# Neutral stones went back to their pool (L10.5).
NEUTRAL_RETURNED: Final = EventKind("neutral_returned", (_AT, _STONES))
# A tile was turned over; `side` lies up now (L5.9).
TURNED: Final = EventKind("turned", (_AT, Words("side", SIDES)))
# A tile that had stones has been evaluated (L5.2).
TILE_DONE: Final = EventKind("tile_done", (_AT,))

# --- missions -----------------------------------------------------------------------------------------------

# A mission was paid for and displayed (L7.2).
FULFILLED: Final = EventKind("fulfilled", (SEAT, MISSION, CHIP, Words("other", CHIPS)), reveals=True)
# A chip was changed into a crown (L8.7).
CHANGED_CHIP: Final = EventKind("changed_chip", (SEAT, CHIP, MISSION, _COST))
# A seat fulfils no further mission (L7.4).
MISSIONS_FINISHED: Final = EventKind("missions_finished", (SEAT,))
# All chips but one were returned for coats (L7.6).
CHIPS_RETURNED: Final = EventKind("chips_returned", (SEAT, CHIP, Number("coats")))
# No mission was replaced (P15).
NOT_REPLACED: Final = EventKind("not_replaced", (SEAT, MISSION))

# --- the end ------------------------------------------------------------------------------------------------

# So many coats for things of one category (L9.1).
EXCHANGED: Final = EventKind("exchanged", (SEAT, Words("category", EXCHANGES), _COUNT), reveals=True)
# Most coats of a kind: an extra coat (L9.3).
MAJORITY: Final = EventKind("majority", (SEAT, _COAT, _COUNT), reveals=True)

# --- with lists ---------------------------------------------------------------------------------------------


def dealt(seat: i64, cards: list[int]) -> Event:
    """Influence cards were dealt (L3.4)."""
    names = [CARDS[card] for card in cards]
    return Event("dealt", {"seat": seat, "count": len(cards), "cards": names}, "cards", seat)


def evaluating(s: Tableau, tile: i64, present: vec[i64], result: Ranking) -> Event:
    """A tile with stones is evaluated now (L5.2)."""
    data: dict[str, object] = {"tile": tile + 1, "person": PERSONS[tile]}
    data["condition"] = CONDITIONS[s.condition(tile)]
    data["number"] = s.number(tile)
    data["louis"] = s.louis == tile
    data["stones"] = [present[seat] for seat in range(s.seats)]
    data["neutral"] = present[NEUTRAL]
    data.update(standing(s, present, result))
    return Event("evaluating", data)


def replaced(seat: i64, missions: list[int]) -> Event:
    """Hand missions went under their decks (L8.8)."""
    data: dict[str, object] = {"seat": seat, "count": len(missions)}
    data["colours"] = [DECKS[DECK_OF[mission]] for mission in missions]
    data["missions"] = [MISSIONS[mission] for mission in missions]
    return Event("replaced", data, "missions", seat)


def coats_by_kind(s: Tableau, seat: i64) -> dict[str, object]:
    """The coats of a seat by kind."""
    counts: dict[str, object] = {}
    for coat in range(COAT_ROW):
        counts[COAT_NAMES[coat]] = s.coats[seat * COAT_ROW + coat]
    return counts


def coats_shown(s: Tableau, seat: i64) -> Event:
    """All coats of a seat were turned up (L9.3)."""
    return Event("coats_shown", {"seat": seat, "coats": coats_by_kind(s, seat)}, reveals=True)
