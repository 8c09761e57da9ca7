"""Louis XIV: reads a position document; InvalidPosition names the field that is wrong."""

from typing import Final

from mypy_extensions import i64

from trianon.games.louis import fields, flow, scoring
from trianon.games.louis.codes import ASKS, PHASE_OF
from trianon.games.louis.components import (
    ALL_INTRIGUE,
    ALL_MISSIONS,
    ALL_MONEY,
    CARD_COUNTS,
    CARD_IDS,
    CARD_KINDS,
    CATEGORIES,
    CHIPS,
    COAT_KINDS,
    COAT_NAMES,
    COATS_EACH,
    EXCHANGES,
    KINDS_OF_CHIPS,
    MISSION_IDS,
    MONEY_CARDS,
    MONEY_TILE,
    NEUTRAL_STONES,
    NO_KIND,
    PERSON_IDS,
    ROUNDS,
    SIDES,
    STONES,
    TILES,
)
from trianon.games.louis.pending import read_pending
from trianon.games.louis.tableau import COAT_ROW, NEUTRAL, NO_TILE, PLACES, PUTTER, Tableau
from trianon.kernel.bits import bit
from trianon.kernel.document import check_fields
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.state import NOBODY

_TABLE: Final = (
    "round",
    "start",
    "over",
    "step",
    "turn",
    "pending",
    "money_cards",
    "tiles",
    "own",
    "general",
    "money",
    "chips",
    "coats",
    "display",
    "missions",
    "intrigue",
    "hands",
    "discard",
    "top",
    "under_intrigue",
    "under_missions",
    "exchanged",
)
MOST_MONEY: Final = 999
MOST_CHIPS: Final = 99  # substitutes are used when they run out (L2.7)
_CHIP_IDS: Final[dict[str, int]] = {name: chip for chip, name in enumerate(CHIPS)}
_COAT_IDS: Final[dict[str, int]] = {name: coat for coat, name in enumerate(COAT_NAMES)}
_MONEY_IDS: Final[dict[str, int]] = {name: card for card, name in enumerate(MONEY_CARDS)}
_STEP_IDS: Final[dict[str, int]] = {name: step for step, name in enumerate(ASKS)}


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Everything where the document says; what is left out is empty, and the decks hold the rest."""
    check_fields(doc, _TABLE)
    s.lay_out()
    s.round = fields.number(doc, "round", 1, ROUNDS)
    s.start = fields.number(doc, "start", 0, s.seats - 1)
    s.turn = fields.number(doc, "turn", 0, s.seats - 1)
    over = fields.truth(doc, "over")
    _read_money_cards(s, doc)
    _read_stones(s, doc)
    _read_goods(s, doc)
    _read_missions(s, doc)
    _read_intrigue(s, doc)
    _read_influence(s, doc)
    if over:
        _read_end(s, doc)
    else:
        _read_question(s, doc)


def _read_money_cards(s: Tableau, doc: dict[str, object]) -> None:
    """One card for every round that has begun (L3.1)."""
    s.money_left = ALL_MONEY
    for word in fields.line(doc, "money_cards"):
        card = fields.known(word, _MONEY_IDS, "money_cards")
        if not s.money_left & bit(card):
            raise InvalidPosition(f"money_cards: {word} occurs twice")
        s.money_left ^= bit(card)
        s.money_played.append(card)
    if len(s.money_played) != s.round:
        raise InvalidPosition(f"money_cards: {s.round} have come up in round {s.round}, the last one in this")


def _read_stones(s: Tableau, doc: dict[str, object]) -> None:
    """Tiles and supplies; a supply that is left out holds the stones that are nowhere else."""
    for tile, words in enumerate(fields.lines(doc, "tiles", TILES)):
        where = f"tiles[{tile}]"
        if words:
            if words[0] not in SIDES:
                raise InvalidPosition(f"{where}: must look like 'front 3 2 0'")
            if words[0] == SIDES[1]:
                s.sides |= bit(tile)
        found = fields.stones(words[1:], where, s.seats, STONES)
        for seat in range(s.seats):
            s.stones[tile * PLACES + seat] = found[seat]
        s.stones[tile * PLACES + NEUTRAL] = found[s.seats]
    if s.stones_of(NEUTRAL) > NEUTRAL_STONES:
        raise InvalidPosition(f"tiles: there are only {NEUTRAL_STONES} neutral stones (L10.2)")
    general = fields.each_seat(doc, "general", s.seats, STONES) if "general" in doc else []
    own = fields.each_seat(doc, "own", s.seats, STONES) if "own" in doc else []
    for seat in range(s.seats):
        rest: i64 = STONES - s.stones_of(seat)
        s.general[seat] = general[seat] if general else (rest - own[seat] if own else 0)
        s.own[seat] = own[seat] if own else rest - s.general[seat]
        if s.own[seat] < 0 or s.general[seat] < 0 or s.own[seat] + s.general[seat] != rest:
            raise InvalidPosition(f"own, general, tiles: seat {seat} has {STONES} stones in all")


def _read_goods(s: Tableau, doc: dict[str, object]) -> None:
    """Money, chips and coats of arms."""
    if "money" in doc:
        for seat, amount in enumerate(fields.each_seat(doc, "money", s.seats, MOST_MONEY)):
            s.money[seat] = amount
    for seat, words in enumerate(fields.lines(doc, "chips", s.seats)):
        for word in words:
            s.chips[seat * KINDS_OF_CHIPS + fields.known(word, _CHIP_IDS, f"chips[{seat}]")] += 1
        if s.chip_count(seat) > MOST_CHIPS:
            raise InvalidPosition(f"chips[{seat}]: more than {MOST_CHIPS} chips")
    left: i64 = 0
    for kind in range(COAT_KINDS):
        s.coat_supply[kind] = COATS_EACH
    for seat, words in enumerate(fields.lines(doc, "coats", s.seats)):
        for word in words:
            coat = fields.known(word, _COAT_IDS, f"coats[{seat}]")
            s.coats[seat * COAT_ROW + coat] += 1
            if coat != NO_KIND:
                s.coat_supply[coat] -= 1
                if s.coat_supply[coat] < 0:
                    raise InvalidPosition(f"coats[{seat}]: there are only {COATS_EACH} coats of kind {word}")
    for kind in range(COAT_KINDS):
        left += s.coat_supply[kind]
    for seat in range(s.seats):
        if left > 0 and s.coats[seat * COAT_ROW + NO_KIND] > 0:
            raise InvalidPosition(f"coats[{seat}]: none stands in only when the supply is empty (L9.6)")


def _read_missions(s: Tableau, doc: dict[str, object]) -> None:
    """Displays with a star behind what was used in this round, hands, and cards under the decks."""
    rest: i64 = ALL_MISSIONS
    for seat, words in enumerate(fields.lines(doc, "display", s.seats)):
        for word in words:
            mission = fields.known(word.removesuffix("*"), MISSION_IDS, f"display[{seat}]")
            rest = _without(rest, mission, f"display[{seat}]", word)
            s.displays[seat] |= bit(mission)
            if word.endswith("*"):
                s.used[seat] |= bit(mission)
    for seat, words in enumerate(fields.lines(doc, "missions", s.seats)):
        for word in words:
            mission = fields.known(word, MISSION_IDS, f"missions[{seat}]")
            rest = _without(rest, mission, f"missions[{seat}]", word)
            s.missions[seat] |= bit(mission)
    for word in fields.line(doc, "under_missions"):
        putter, mission = fields.with_seat(word, MISSION_IDS, s.seats, "under_missions")
        rest = _without(rest, mission, "under_missions", word)
        s.mission_under.append(mission | (putter << PUTTER))
    s.mission_decks = rest


def _read_intrigue(s: Tableau, doc: dict[str, object]) -> None:
    """Hands, and played cards under the deck (L5.3)."""
    rest: i64 = ALL_INTRIGUE
    for seat, words in enumerate(fields.lines(doc, "intrigue", s.seats)):
        for word in words:
            person = fields.known(word, PERSON_IDS, f"intrigue[{seat}]")
            rest = _without(rest, person, f"intrigue[{seat}]", word)
            s.intrigues[seat] |= bit(person)
    for word in fields.line(doc, "under_intrigue"):
        person = fields.known(word, PERSON_IDS, "under_intrigue")
        rest = _without(rest, person, "under_intrigue", word)
        s.intrigue_under.append(person)
    s.intrigue_deck = rest


def _without(cards: i64, card: i64, where: str, word: str) -> i64:
    """The cards that are left when one of them lies somewhere."""
    if not cards & bit(card):
        raise InvalidPosition(f"{where}: {word} is somewhere else already")
    return cards ^ bit(card)


def _read_influence(s: Tableau, doc: dict[str, object]) -> None:
    """Hands, the discard pile, and cards on top of the deck (L4.5)."""
    for card in range(CARD_KINDS):
        s.influence_deck[card] = CARD_COUNTS[card]
    for seat, words in enumerate(fields.lines(doc, "hands", s.seats)):
        for word in words:
            s.hands[seat * CARD_KINDS + _influence_card(s, word, f"hands[{seat}]")] += 1
    for word in fields.line(doc, "discard"):
        s.discard.append(_influence_card(s, word, "discard"))
    for word in fields.line(doc, "top"):
        putter, card = fields.with_seat(word, CARD_IDS, s.seats, "top")
        _influence_card(s, word.partition(":")[2], "top")
        s.top.insert(0, card | (putter << PUTTER))


def _influence_card(s: Tableau, word: str, where: str) -> i64:
    """Takes a card out of the deck."""
    card = fields.known(word, CARD_IDS, where)
    if s.influence_deck[card] == 0:
        raise InvalidPosition(f"{where}: there are only {CARD_COUNTS[card]} cards {word}")
    s.influence_deck[card] -= 1
    return card


def _read_end(s: Tableau, doc: dict[str, object]) -> None:
    """A finished game: nobody is asked, and the coats of the exchange are among the coats."""
    if s.round != ROUNDS:
        raise InvalidPosition(f"round: a finished game is in round {ROUNDS}")
    if doc.get("pending") is not None or doc.get("step") is not None:
        raise InvalidPosition("step, pending: nobody is asked in a finished game")
    if s.discard or s.top:
        raise InvalidPosition("discard, top: all influence cards were shuffled after the last turn (L4.7)")
    s.turn = s.start
    s.seat = NOBODY
    for seat, words in enumerate(fields.lines(doc, "exchanged", s.seats)):
        found = fields.counts(words, f"exchanged[{seat}]", 99) or [0 for _ in range(CATEGORIES)]
        if len(found) != CATEGORIES:
            raise InvalidPosition(f"exchanged[{seat}]: give {CATEGORIES} numbers: {', '.join(EXCHANGES)}")
        for category in range(CATEGORIES):
            if found[category] > scoring.units(s, seat, category):
                raise InvalidPosition(f"exchanged[{seat}]: not so many {EXCHANGES[category]} (L9.1)")
            s.exchanged[seat * CATEGORIES + category] = found[category]
        if sum(found) > s.coat_count(seat):
            raise InvalidPosition(f"exchanged[{seat}]: more coats than seat {seat} has")


def _read_question(s: Tableau, doc: dict[str, object]) -> None:
    """Whom the table waits for, and why."""
    if "exchanged" in doc:
        raise InvalidPosition("exchanged: only in a finished game")
    name = doc.get("step", "turn")
    if not isinstance(name, str) or name not in _STEP_IDS:
        raise InvalidPosition(f"step: must be one of {', '.join(ASKS)}")
    s.step = _STEP_IDS[name]
    phase = PHASE_OF[s.step]
    if phase != 1 and (s.discard or s.top):
        raise InvalidPosition("discard, top: such cards lie there only in the influence phase (L4.7)")
    tile: i64 = MONEY_TILE[s.money_played[-1]]
    s.louis = tile if phase < 2 else NO_TILE
    read_pending(s, doc.get("pending"), tile)
    if not flow.ask(s):
        raise InvalidPosition(f"step: seat {s.turn} has nothing to decide at {name!r}")
