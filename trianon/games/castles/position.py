"""Castles of Mad King Ludwig: positions as documents that a person can write (docs/formats.md)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.actions import (
    ARRANGE_STEP,
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
from trianon.games.castles.pieces import piece_at, piece_text
from trianon.games.castles.rewards import open_rooms
from trianon.games.castles.scoring import cards_in
from trianon.games.castles.seen import hint_card, hint_cards, hint_seat
from trianon.games.castles.tableau import (
    EMPTY,
    LOOKS,
    Tableau,
    again_points,
    again_room,
    laid_by,
    laid_tile,
    looks_of,
    tiles_in,
    under_by,
    under_card,
)
from trianon.kernel.frame import arg1, arg2, step_of
from trianon.kernel.state import NOBODY


def fill_document(s: Tableau, doc: dict[str, object]) -> None:
    """Everything on the table."""
    doc["round"] = s.round
    doc["master"] = s.master
    doc["active"] = s.active
    doc["last_round"] = s.last_round
    doc["over"] = s.seat == NOBODY
    doc["castles"] = [_castle_text(castle) for castle in s.castles]
    doc["market"] = [_slot_text(s, slot) for slot in range(len(s.market))]
    doc["stacks"] = {
        str(SIZES[number]): _stack_text(s.stacks[number], number) for number in range(len(SIZES))
    }
    doc["gone"] = " ".join(
        [_stack_text(s.gone[number], number) for number in range(len(SIZES)) if s.gone[number]]
    )
    doc["looked"] = _looked(s)
    doc["laid"] = [_laid_text(entry, s.seats) for entry in s.laid]
    doc["out"] = [_laid_text(entry, s.seats) for entry in s.out]
    doc["deck"] = s.deck
    doc["cards"] = _by_size(s.unseen)
    doc["discard"] = _by_size(s.discard)
    doc["hallways"] = s.hallways
    doc["stairs"] = s.stairs
    doc["money"] = list(s.money)
    doc["start"] = list(s.start)
    doc["activity"] = list(s.activity)
    doc["again"] = [_again_text(rooms) for rooms in s.again]
    doc["bonus"] = [_cards_text(hand) for hand in s.hands]
    doc["bonus_deck"] = _cards_text(s.bonus_deck)
    doc["under"] = [f"{BONUS_CARD_NAMES[under_card(entry)]} by {under_by(entry)}" for entry in s.under]
    if s.hints:
        doc["hints"] = [_hint_text(hint) for hint in s.hints]
    doc["drawn"] = _cards_text(s.drawn)
    doc["favors"] = [FAVOR_NAMES[favor] for favor in s.favors]
    doc["pending"] = _pending(s)


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
    """For every size the seats that have looked through its stack, as often as they have."""
    seats = {str(size): _looks_text(s.looked[number], s.seats) for number, size in enumerate(SIZES)}
    return {size: text for size, text in seats.items() if text}


def _looks_text(looks: i64, seats: i64) -> str:
    return " ".join([str(seat) for seat in range(seats) for _ in range(looks_of(looks, seat))])


def _laid_text(entry: i64, seats: i64) -> str:
    """`parlor by 0`, and who had looked through its stack before: `parlor by 0 aware 1 1 2`."""
    text = f"{NAMES[laid_tile(entry)]} by {laid_by(entry)}"
    looks = _looks_text(entry >> LOOKS, seats)
    return f"{text} aware {looks}" if looks else text


def _hint_text(hint: i64) -> str:
    """`1 cash: cash round`: to seat 1 the card that is cash may be cash or round."""
    return f"{hint_seat(hint)} {BONUS_CARD_NAMES[hint_card(hint)]}: {_cards_text(hint_cards(hint))}"


def _by_size(counts: vec[i64]) -> dict[str, int]:
    return {str(SIZES[number]): counts[number] for number in range(len(SIZES))}


def _again_text(rooms: list[int]) -> str:
    """`parlor 5, armory 3`."""
    return ", ".join([f"{NAMES[again_room(entry)]} {again_points(entry)}" for entry in rooms])


def _cards_text(bag: i64) -> str:
    return " ".join([BONUS_CARD_NAMES[card] for card in cards_in(bag)])


def _pending(s: Tableau) -> list[str]:
    """The questions that wait, the one that is asked last."""
    texts: list[str] = []
    turns: i64 = 0
    for frame in s.frames:
        step = step_of(frame)
        text = s.ask_name(step)
        if step == REWARD_STEP:
            turns += 1
            text = _rewards_text(s, turns, arg1(frame) == 1)
        elif step == RETURN_STEP or step == ARRANGE_STEP:
            text += f" {arg1(frame)}"
        elif step == PLACE_STEP:
            text += f" {NAMES[arg1(frame)]}"
        elif step == CORRIDOR_STEP or step == DOWNSTAIRS_STEP or step == STACK_STEP:
            text += f" {piece_text(piece_at(s.castles[s.active], arg1(frame)))}"
        elif step == PICK_STEP:
            text += f" {SIZES[arg1(frame)]} {arg2(frame)}"
        texts.append(text)
    return texts


def _rewards_text(s: Tableau, turns: i64, used: bool) -> str:
    """`rewards: foyer, hallway 2`; `rewards used:` when the corridor reward of the turn is gone."""
    castle = s.castles[s.active]
    listed = ", ".join([piece_text(piece_at(castle, index)) for index in open_rooms(s, turns)])
    return f"{'rewards used' if used else 'rewards'}: {listed}".rstrip()
