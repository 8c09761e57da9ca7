"""Louis XIV: reading the table of a position document, and refusing one that cannot be."""

from typing import Final

from mypy_extensions import i64

from trianon.games.louis import scoring
from trianon.games.louis.checks import MOST_MONEY
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
    NEUTRAL_STONES,
    NO_KIND,
    PERSON_IDS,
    ROUNDS,
    SIDES,
    STONES,
    TILES,
)
from trianon.games.louis.seen import HANDS, clue_of, knower_of, places_of, subject_of
from trianon.games.louis.tableau import (
    COAT_ROW,
    NEUTRAL,
    OVER,
    PUTTER,
    STONE_ROW,
    Tableau,
    card_in,
    putter_of,
)
from trianon.kernel.bits import bit, nth
from trianon.kernel.document import check_fields, flag, known, number, text, texts
from trianon.kernel.errors import InvalidPosition

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
    "intrigue_known",
    "clues",
    "exchanged",
)
_CHIP_IDS: Final[dict[str, int]] = {name: chip for chip, name in enumerate(CHIPS)}
_COAT_IDS: Final[dict[str, int]] = {name: coat for coat, name in enumerate(COAT_NAMES)}
_MONEY_IDS: Final[dict[str, int]] = {name: card for card, name in enumerate(MONEY_CARDS)}


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Everything where the document says; what is left out is empty, and the decks hold the rest."""
    check_fields(doc, _TABLE)
    s.lay_out()
    s.round = number(doc, "round", 1, ROUNDS)
    s.start = number(doc, "start", 0, s.seats - 1)
    _read_money_cards(s, doc)
    _read_stones(s, doc)
    _read_goods(s, doc)
    _read_missions(s, doc)
    _read_intrigue(s, doc)
    _read_influence(s, doc)
    _read_clues(s, doc)
    if flag(doc, "over"):
        _read_end(s, doc)


def _read_money_cards(s: Tableau, doc: dict[str, object]) -> None:
    """One card for every round that has begun (L3.1)."""
    s.money_left = ALL_MONEY
    for word in words(doc, "money_cards"):
        card = known(word, _MONEY_IDS, "money_cards")
        if not s.money_left & bit(card):
            raise InvalidPosition(f"money_cards: {word} occurs twice")
        s.money_left ^= bit(card)
        s.money_played.append(card)
    if len(s.money_played) != s.round:
        raise InvalidPosition(f"money_cards: {s.round} have come up in round {s.round}, the last one in this")


def _read_stones(s: Tableau, doc: dict[str, object]) -> None:
    """Tiles and supplies; a supply that is left out holds the stones that are nowhere else."""
    for tile, listed in enumerate(rows(doc, "tiles", TILES)):
        where = f"tiles[{tile}]"
        if listed:
            if listed[0] not in SIDES:
                raise InvalidPosition(f"{where}: must look like 'front 3 2 0'")
            if listed[0] == SIDES[1]:
                s.sides |= bit(tile)
        found = stones(listed[1:], where, s.seats)
        for seat in range(s.seats):
            s.stones[tile * STONE_ROW + seat] = found[seat]
        s.stones[tile * STONE_ROW + NEUTRAL] = found[s.seats]
    if s.stones_of(NEUTRAL) > NEUTRAL_STONES:
        raise InvalidPosition(f"tiles: there are only {NEUTRAL_STONES} neutral stones (L10.2)")
    general = each_seat(doc, "general", s.seats, STONES) if "general" in doc else []
    own = each_seat(doc, "own", s.seats, STONES) if "own" in doc else []
    for seat in range(s.seats):
        rest: i64 = STONES - s.stones_of(seat)
        s.general[seat] = general[seat] if general else (rest - own[seat] if own else 0)
        s.own[seat] = own[seat] if own else rest - s.general[seat]
        if s.own[seat] < 0 or s.general[seat] < 0 or s.own[seat] + s.general[seat] != rest:
            raise InvalidPosition(f"own, general, tiles: seat {seat} has {STONES} stones in all")


def _read_goods(s: Tableau, doc: dict[str, object]) -> None:
    """Money, chips and coats of arms."""
    if "money" in doc:
        for seat, amount in enumerate(each_seat(doc, "money", s.seats, MOST_MONEY)):
            s.money[seat] = amount
    for seat, listed in enumerate(rows(doc, "chips", s.seats)):
        for word in listed:
            s.chips[seat * KINDS_OF_CHIPS + known(word, _CHIP_IDS, f"chips[{seat}]")] += 1
    left: i64 = 0
    for kind in range(COAT_KINDS):
        s.coat_supply[kind] = COATS_EACH
    for seat, listed in enumerate(rows(doc, "coats", s.seats)):
        for word in listed:
            coat = known(word, _COAT_IDS, f"coats[{seat}]")
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
    for seat, listed in enumerate(rows(doc, "display", s.seats)):
        for word in listed:
            mission = known(word.removesuffix("*"), MISSION_IDS, f"display[{seat}]")
            rest = _without(rest, mission, f"display[{seat}]", word)
            s.displays[seat] |= bit(mission)
            if word.endswith("*"):
                s.used[seat] |= bit(mission)
    for seat, listed in enumerate(rows(doc, "missions", s.seats)):
        for word in listed:
            mission = known(word, MISSION_IDS, f"missions[{seat}]")
            rest = _without(rest, mission, f"missions[{seat}]", word)
            s.missions[seat] |= bit(mission)
    for word in words(doc, "under_missions"):
        putter, mission = _with_seat(word, MISSION_IDS, s.seats, "under_missions")
        rest = _without(rest, mission, "under_missions", word)
        s.mission_under.append(mission | (putter << PUTTER))
    s.mission_decks = rest


def _read_intrigue(s: Tableau, doc: dict[str, object]) -> None:
    """Hands, and played cards under the deck (L5.3)."""
    rest: i64 = ALL_INTRIGUE
    for seat, listed in enumerate(rows(doc, "intrigue", s.seats)):
        for word in listed:
            person = known(word, PERSON_IDS, f"intrigue[{seat}]")
            rest = _without(rest, person, f"intrigue[{seat}]", word)
            s.intrigues[seat] |= bit(person)
    for word in words(doc, "under_intrigue"):
        person = known(word, PERSON_IDS, "under_intrigue")
        rest = _without(rest, person, "under_intrigue", word)
        s.intrigue_under.append(person)
    s.intrigue_deck = rest
    for word in words(doc, "intrigue_known"):
        person = known(word, PERSON_IDS, "intrigue_known")
        if not any(hand & bit(person) for hand in s.intrigues):
            raise InvalidPosition(f"intrigue_known: nobody holds {word}")
        s.intrigues_known |= bit(person)


def _without(cards: i64, card: i64, where: str, word: str) -> i64:
    """The cards that are left when one of them lies somewhere."""
    if not cards & bit(card):
        raise InvalidPosition(f"{where}: {word} is somewhere else already")
    return cards ^ bit(card)


def _read_influence(s: Tableau, doc: dict[str, object]) -> None:
    """Hands, the discard pile, and cards on top of the deck (L4.5)."""
    for card in range(CARD_KINDS):
        s.influence_deck[card] = CARD_COUNTS[card]
    for seat, listed in enumerate(rows(doc, "hands", s.seats)):
        for word in listed:
            s.hands[seat * CARD_KINDS + _influence_card(s, word, f"hands[{seat}]")] += 1
    for word in words(doc, "discard"):
        s.discard.append(_influence_card(s, word, "discard"))
    for word in words(doc, "top"):
        putter, card = _with_seat(word, CARD_IDS, s.seats, "top")
        _influence_card(s, word.partition(":")[2], "top")
        s.top.insert(0, card | (putter << PUTTER))


def _influence_card(s: Tableau, word: str, where: str) -> i64:
    """Takes a card out of the deck."""
    card = known(word, CARD_IDS, where)
    if s.influence_deck[card] == 0:
        raise InvalidPosition(f"{where}: there are only {CARD_COUNTS[card]} cards {word}")
    s.influence_deck[card] -= 1
    return card


def _read_clues(s: Tableau, doc: dict[str, object]) -> None:
    """What seats know of cards that others took; all of it is true."""
    for seat, listed in enumerate(rows(doc, "clues", s.seats)):
        where = f"clues[{seat}]"
        for word in listed:
            name, _, places = word.partition("@")
            if name in CARD_IDS:
                card = CARD_IDS[name]
                lying = [s.hands[player * CARD_KINDS + card] for player in range(s.seats)]
                piled = {f"top{len(s.top) - number}": entry for number, entry in enumerate(s.top)}
                s.influence_clues.append(_clue(seat, card, places.split("/"), lying, piled, where))
                if "/" in places:
                    raise InvalidPosition(f"{where}: an influence card is in one place (L4.5)")
            else:
                card = known(name, MISSION_IDS, where)
                lying = [s.missions[player] & bit(card) for player in range(s.seats)]
                piled = {f"under{number + 1}": entry for number, entry in enumerate(s.mission_under)}
                s.mission_clues.append(_clue(seat, card, places.split("/"), lying, piled, where))
    _check_clues(s)


def _clue(
    seat: int, card: int, places: list[str], lying: list[int], piled: dict[str, int], where: str
) -> int:
    """A clue of a seat; the card lies at one of the places."""
    names = [*[str(player) for player in range(HANDS)], *piled]
    found: i64 = 0
    is_true = False
    for place in places:
        is_own = place == str(seat) or (place in piled and putter_of(piled[place]) == seat)
        if place not in names or is_own or (place.isdigit() and int(place) >= len(lying)):
            raise InvalidPosition(f"{where}: {place!r} is no place with hidden cards of others")
        found |= bit(names.index(place))
        is_true = is_true or (card_in(piled[place]) == card if place in piled else lying[int(place)] > 0)
    if not is_true:
        raise InvalidPosition(f"{where}: the card is in none of these places")
    return clue_of(seat, card, found)


def _check_clues(s: Tableau) -> None:
    """Nobody has more clues of cards alike than there are such cards."""
    for clues, is_influence in ((s.influence_clues, True), (s.mission_clues, False)):
        for clue in set(clues):
            most = 1
            if is_influence and places_of(clue) < bit(HANDS):
                most = s.hands[nth(places_of(clue), 0) * CARD_KINDS + subject_of(clue)]
            if clues.count(clue) > most:
                raise InvalidPosition(f"clues[{knower_of(clue)}]: more cards alike than there are")


def _read_end(s: Tableau, doc: dict[str, object]) -> None:
    """A finished game: nobody is asked, and the coats of the exchange are among the coats."""
    if s.round != ROUNDS:
        raise InvalidPosition(f"round: a finished game is in round {ROUNDS}")
    if doc.get("pending") is not None or doc.get("step") is not None:
        raise InvalidPosition("step, pending: nobody is asked in a finished game")
    if s.discard or s.top:
        raise InvalidPosition("discard, top: all influence cards were shuffled after the last turn (L4.7)")
    s.phase = OVER
    for seat, listed in enumerate(rows(doc, "exchanged", s.seats)):
        found = counts(listed, f"exchanged[{seat}]", 99) or [0 for _ in range(CATEGORIES)]
        if len(found) != CATEGORIES:
            raise InvalidPosition(f"exchanged[{seat}]: give {CATEGORIES} numbers: {', '.join(EXCHANGES)}")
        for category in range(CATEGORIES):
            if found[category] > scoring.units(s, seat, category):
                raise InvalidPosition(f"exchanged[{seat}]: not so many {EXCHANGES[category]} (L9.1)")
            s.exchanged[seat * CATEGORIES + category] = found[category]
        if sum(found) > s.coat_count(seat):
            raise InvalidPosition(f"exchanged[{seat}]: more coats than seat {seat} has")


# --- texts with several words -------------------------------------------------------------------------------


def words(doc: dict[str, object], name: str, where: str = "") -> list[str]:
    """The words of a text."""
    return text(doc, name, where).split()


def rows(doc: dict[str, object], name: str, count: int) -> list[list[str]]:
    """The words of a list of texts; none when it is left out."""
    return [row.split() for row in texts(doc, name, count)]


def counts(listed: list[str], where: str, most: int) -> list[int]:
    """Words that are numbers."""
    found: list[int] = []
    for word in listed:
        if not (word.isascii() and word.isdigit() and len(word) < 4) or int(word) > most:
            raise InvalidPosition(f"{where}: {word!r} is not a number from 0 to {most}")
        found.append(int(word))
    return found


def each_seat(doc: dict[str, object], name: str, seats: int, most: int) -> list[int]:
    """One number for every seat, in a text."""
    found = counts(words(doc, name), name, most)
    if len(found) != seats:
        raise InvalidPosition(f"{name}: give {seats} numbers, one for each seat")
    return found


def stones(listed: list[str], where: str, seats: int) -> list[int]:
    """Stones of every seat, behind a + the neutral ones; nothing at all for none."""
    neutral = [0]
    if listed and listed[-1].startswith("+"):
        if seats != 2:
            raise InvalidPosition(f"{where}: only two players meet neutral stones (L10)")
        neutral = counts([listed[-1][1:]], where, NEUTRAL_STONES)
        listed = listed[:-1]
    found = counts(listed, where, STONES) or [0] * seats
    if len(found) != seats:
        raise InvalidPosition(f"{where}: give {seats} numbers of stones, one for each seat")
    return found + neutral


def _with_seat(word: str, names: dict[str, int], seats: int, where: str) -> tuple[int, int]:
    """`1:conde`: a seat and a card that it put there."""
    seat, colon, name = word.partition(":")
    if not colon or seat not in [str(one) for one in range(seats)]:
        raise InvalidPosition(f"{where}: {word!r} is not like '0:{next(iter(names))}'")
    return int(seat), known(name, names, where)
