"""Castles of Mad King Ludwig: positions as documents that a person can write (docs/formats.md)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles import reading
from trianon.games.castles.codes import (
    ARRANGE_STEP,
    ASKS,
    CORRIDOR_STEP,
    DOWNSTAIRS_STEP,
    PICK_STEP,
    PLACE_STEP,
    RETURN_STEP,
    REWARD_STEP,
    STACK_STEP,
)
from trianon.games.castles.components import BONUS_CARD_NAMES, FAVOR_NAMES, HALLWAY, NAMES, SIDES, SIZES
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.geometry.spot import r_of, side_of, x_of, y_of
from trianon.games.castles.pieces import piece_at
from trianon.games.castles.scoring import cards_in
from trianon.games.castles.steps.stack import tiles_in
from trianon.games.castles.tableau import (
    EMPTY,
    Tableau,
    laid_aware,
    laid_by,
    laid_certain,
    laid_tile,
    reward_depth,
    reward_room,
    under_by,
    under_card,
)
from trianon.games.castles.text import piece_text
from trianon.kernel.action import first, kind_of, second
from trianon.kernel.bits import bit
from trianon.kernel.document import head
from trianon.kernel.state import NOBODY


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Put everything where a document says."""
    reading.read(s, doc)


def to_json(s: Tableau) -> dict[str, object]:
    """The complete position."""
    doc: dict[str, object] = {
        **head(s),
        "round": s.round,
        "master": s.master,
        "active": s.active,
        "last_round": s.last_round,
        "over": s.seat == NOBODY,
        "castles": [_castle_text(castle) for castle in s.castles],
        "market": [_slot_text(s, slot) for slot in range(len(s.market))],
        "stacks": {str(SIZES[number]): _stack_text(s.stacks[number], number) for number in range(len(SIZES))},
        "gone": " ".join(
            [_stack_text(s.gone[number], number) for number in range(len(SIZES)) if s.gone[number]]
        ),
        "looked": _looked(s),
        "laid": [_laid_text(entry, s.seats) for entry in s.laid],
        "out": [_laid_text(entry, s.seats) for entry in s.out],
        "deck": s.deck,
        "cards": _by_size(s.unseen),
        "discard": _by_size(s.discard),
        "hallways": s.hallways,
        "stairs": s.stairs,
        "money": list(s.money),
        "start": list(s.start),
        "activity": list(s.activity),
        "again": [_again_text(rooms) for rooms in s.again],
        "bonus": [_cards_text(hand) for hand in s.hands],
        "bonus_deck": _cards_text(s.bonus_deck),
        "under": [f"{BONUS_CARD_NAMES[under_card(entry)]} by {under_by(entry)}" for entry in s.under],
        "drawn": _cards_text(s.drawn),
        "favors": [FAVOR_NAMES[favor] for favor in s.favors],
        "pending": _pending(s),
        "chance": s.rng.to_json(),
    }
    return doc


def _castle_text(castle: Castle) -> str:
    """`foyer 0 0 r0, hallway 2 -2 r0 light`, in the order of laying."""
    tiles: list[str] = []
    for index in range(castle.count):
        spot = castle.spots[index]
        tile = castle.tiles[index]
        side = f" {SIDES[side_of(spot)]}" if tile == HALLWAY else ""
        tiles.append(f"{NAMES[tile]} {x_of(spot)} {y_of(spot)} r{r_of(spot)}{side}")
    return ", ".join(tiles)


def _slot_text(s: Tableau, slot: i64) -> str:
    """`parlor`, `parlor +2000` with coins on it."""
    if s.market[slot] == EMPTY:
        return ""
    coins = s.coins[slot]
    return NAMES[s.market[slot]] + (f" +{coins}" if coins else "")


def _stack_text(stack: i64, number: i64) -> str:
    return " ".join([NAMES[tile] for tile in tiles_in(stack, number)])


def _looked(s: Tableau) -> dict[str, str]:
    """For every size the seats that have looked through its stack."""
    seats = {str(SIZES[number]): _seats_text(s.looked[number], s.seats) for number in range(len(SIZES))}
    return {size: text for size, text in seats.items() if text}


def _seats_text(mask: i64, seats: i64) -> str:
    return " ".join([str(seat) for seat in range(seats) if mask & bit(seat)])


def _laid_text(entry: i64, seats: i64) -> str:
    """`parlor by 0`, and who else knows something about it: `parlor by 0 aware 1 2 certain 2`."""
    text = f"{NAMES[laid_tile(entry)]} by {laid_by(entry)}"
    if laid_aware(entry):
        text += f" aware {_seats_text(laid_aware(entry), seats)}"
    if laid_certain(entry):
        text += f" certain {_seats_text(laid_certain(entry), seats)}"
    return text


def _by_size(counts: vec[i64]) -> dict[str, int]:
    return {str(SIZES[number]): counts[number] for number in range(len(SIZES))}


def _again_text(rooms: list[int]) -> str:
    """`parlor 5, armory 3`."""
    return ", ".join([f"{NAMES[under_card(entry)]} {under_by(entry)}" for entry in rooms])


def _cards_text(bag: i64) -> str:
    return " ".join([BONUS_CARD_NAMES[card] for card in cards_in(bag)])


def _pending(s: Tableau) -> list[str]:
    """The questions that wait, the one that is asked last."""
    texts: list[str] = []
    depth: i64 = -1
    for frame in s.frames:
        step = kind_of(frame)
        text = ASKS[step]
        if step == REWARD_STEP:
            depth += 1
            text = _rewards_text(s, depth, first(frame) == 1)
        elif step == RETURN_STEP or step == ARRANGE_STEP:
            text += f" {first(frame)}"
        elif step == PLACE_STEP:
            text += f" {NAMES[first(frame)]}"
        elif step == CORRIDOR_STEP or step == DOWNSTAIRS_STEP or step == STACK_STEP:
            text += f" {piece_text(piece_at(s.castles[s.active], first(frame)))}"
        elif step == PICK_STEP:
            text += f" {SIZES[first(frame)]} {second(frame)}"
        texts.append(text)
    return texts


def _rewards_text(s: Tableau, depth: i64, used: bool) -> str:
    """`rewards: foyer, hallway 2`; `rewards used:` when the corridor reward of the turn is gone."""
    castle = s.castles[s.active]
    rooms = [reward_room(entry) for entry in s.open if reward_depth(entry) == depth]
    listed = ", ".join([piece_text(piece_at(castle, index)) for index in rooms])
    return f"{'rewards used' if used else 'rewards'}: {listed}".rstrip()
