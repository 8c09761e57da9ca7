"""The engine against its plain twin, on tens of thousands of random columns and chains."""

import random
from typing import cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.kabale import look, oracle
from tests.games.kabale.oracle import CARDS, Card, Table
from trianon import Event, State
from trianon.games.kabale.components import CARD_IDS, SYMBOLS, Figures
from trianon.games.kabale.figures import VERSION_1, VERSION_2
from trianon.games.kabale.scoring import REMOVERS, WHYS, evaluate, points
from trianon.games.kabale.tableau import TUCKED, UP, entry_of
from trianon.testing import given as given_position

# Cards whose effects meet in evaluation come more often than chance would have it.
TRICKY = [
    "doppelganger",
    "mage",
    "witch",
    "dragon",
    "beggar",
    "hermit",
    "tomthumb",
    "romeo",
    "juliet",
    "prince",
    "squire",
]


def random_column(dice: random.Random, seats: int) -> list[Card]:
    """Any cards of any seats, none twice, sometimes one tucked under a disguise."""
    names = CARDS if dice.random() < 0.3 else [*CARDS, *TRICKY * 2]
    column: list[Card] = []
    for _ in range(dice.randint(1, 9)):
        card = Card(dice.randrange(seats), dice.choice(names))
        if str(card) not in map(str, column):
            column.append(card)
            if card.name == "disguise":
                tucked = Card(card.seat, dice.choice(names), tucked=True)
                if str(tucked) not in map(str, column):
                    column.append(tucked)
    return column


def entry(card: Card) -> int:
    return int(entry_of(CARD_IDS[card.name], card.seat) | (TUCKED if card.tucked else UP))


VERSIONS = [(VERSION_1, oracle.PRINTED_IN_VERSION_1), (VERSION_2, oracle.PRINTED)]


def compare(column: list[Card], symbol: str, seats: int) -> str:
    """The same from both, by all versions of the rules; returns why the column was won by the newest ones."""
    return [compare_one(column, symbol, seats, *version) for version in VERSIONS][-1]


def compare_one(
    column: list[Card], symbol: str, seats: int, figures: Figures, printed: dict[str, float]
) -> str:
    """The same values, removals, totals and winner."""
    verdict = oracle.evaluate(column, symbol, seats, printed)
    result = evaluate(figures, vec[i64]([entry(card) for card in column]), SYMBOLS.index(symbol), seats)
    shown = f"{symbol}: {' '.join(map(str, column))}"
    assert [REMOVERS[fate] for fate in result.removed] == [card.removed for card in column], shown
    for card, value in zip(column, result.values, strict=True):
        if card.removed is None:
            assert points(value) == card.value, f"{shown}, {card}"
    assert [points(total) for total in result.totals] == verdict.totals, shown
    assert (result.winner, WHYS[result.why], result.tied) == (verdict.winner, verdict.why, verdict.tied), (
        shown
    )
    return verdict.why


@pytest.mark.parametrize("seats", range(2, 7))
def test_columns_count_the_same(seats: int) -> None:
    """Five thousand random columns for each number of seats, all symbols; every way to win occurs."""
    dice = random.Random(seats)
    ways = {compare(random_column(dice, seats), dice.choice(SYMBOLS), seats) for _ in range(5000)}
    assert ways == {"highest", "lowest", "pair", "cancelled"}


@settings(max_examples=500)
@given(
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from(CARDS)), min_size=1, max_size=8, unique=True),
    st.sampled_from(SYMBOLS),
)
@example([(0, "doppelganger"), (1, "doppelganger"), (2, "king"), (1, "mage"), (2, "witch")], "art")
def test_columns_count_the_same_smallest_first(cards: list[tuple[int, str]], symbol: str) -> None:
    """The same comparison where a difference would be shown as the smallest column that has it."""
    compare([Card(seat, name) for seat, name in cards], symbol, 3)


def test_all_columns_of_two_or_three_tricky_cards() -> None:
    """Every order of any two cards, and of any three tricky ones, of two seats."""
    deck = [(seat, name) for seat in range(2) for name in CARDS]
    for one in deck:
        for two in deck:
            if one != two:
                compare([Card(*one), Card(*two)], "art", 2)
    tricky = [(seat, name) for seat in range(2) for name in (*TRICKY[:6], "king", "disguise")]
    for one in tricky:
        for two in tricky:
            for three in tricky:
                if len({one, two, three}) == 3:
                    compare([Card(*one), Card(*two), Card(*three)], "trade", 2)


# --- chains -------------------------------------------------------------------------------------------------


PLAIN = ["king", "queen", "juliet", "mage", "witch", "hermit", "romeo", "beggar", "musketeers"]


def random_table(dice: random.Random, seats: int) -> tuple[Table, Card]:
    """Columns with open cards, closed ones, and hidden cards that mostly act at once; and a card to lay."""
    pool = [Card(seat, name) for seat in range(seats) for name in CARDS]
    dice.shuffle(pool)

    def take(*names: str, hidden: bool = False) -> list[Card]:
        for card in pool:
            if card.name in names:
                pool.remove(card)
                card.hidden = hidden
                return [card]
        return []

    columns: list[list[Card]] = []
    closed: set[int] = set()
    for number in range(seats):
        column = [card for _ in range(dice.randint(0, 2)) for card in take(*PLAIN)]
        chance = dice.random()
        if chance < 0.25 and len(closed) < seats - 1:
            column += take("storm") + take(*PLAIN, hidden=True)
            closed.add(number)
        elif chance < 0.75:
            column += take("explorer", hidden=True)
        elif chance < 0.95:
            column += take("assassin", "storm", "disguise", "traitor", *PLAIN, hidden=True)
        columns.append(column)
    own = [card for card in pool if card.seat == 0]
    explorers = [card for card in own if card.name == "explorer" and dice.random() < 0.5]
    laid = [*explorers, *own][0]
    return Table(columns, closed, [set() for _ in range(seats)]), laid


def text(table: Table, number: int) -> str:
    """A column as the position document has it."""
    shown = []
    for card in table.columns[number]:
        known = f"<{card}>" if card in table.moved else f"[{card}]"
        shown.append(known if card.hidden else str(card))
    return " ".join(shown)


def told(events: list[Event]) -> list[tuple[str, str, int]]:
    """The part of the events that belongs to the chain."""
    chain = []
    for event in events:
        if event.kind in ("revealed", "moved", "stayed", "killed", "closed"):
            column = cast("int", event.data["to" if event.kind == "moved" else "column"])
            chain.append((event.kind, f"{event.data['seat']}:{event.data.get('card', 'storm')}", column - 1))
    return chain


def compare_chain(dice: random.Random, seats: int) -> tuple[int, bool]:
    """Lay a card in both: the same chain. Returns how many explorers moved, and whether one met itself."""
    table, laid = random_table(dice, seats)
    heads = [f"{SYMBOLS[number]} 5{' closed' if number in table.closed else ''}" for number in range(seats)]
    columns = [f"{head}: {text(table, number)}" for number, head in enumerate(heads)]
    state = given_position("kabale", columns=columns, hands=[laid.name])
    target = dice.choice([number for number in range(seats) if number not in table.closed])
    events = state.play(f"{laid.name} > {target + 1}")
    oracle.lay(table, laid, target)
    assert told(events) == table.told, columns
    if "round_ended" in look.kinds(events):
        assert len(table.closed) == seats, columns
    else:
        compare_tables(state, table)
    stayed = [name for kind, name, _ in table.told if kind == "stayed"]
    return len(table.moved), bool({str(card) for card in table.moved} & set(stayed))


def compare_tables(state: State, table: Table) -> None:
    """The same cards in the same places, and the same question."""
    doc = cast("dict[str, list[str]]", state.to_json())
    for number, column in enumerate(doc["columns"]):
        head, _, tail = column.partition(":")
        assert tail.strip() == text(table, number)
        assert head.endswith("closed") == (number in table.closed)
    assert [set(pile.split()) for pile in doc["discards"]] == table.discards
    question = (1, "lay") if table.asked is None else (table.asked.seat, table.asked.name)
    assert look.asked(state) == question


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", range(2, 7))
def test_chains_run_the_same(seats: int) -> None:
    """1500 laid cards for each number of seats; the longest chains and A6 are among them."""
    dice = random.Random(seats)
    found = [compare_chain(dice, seats) for _ in range(1500)]
    assert max(moves for moves, _ in found) >= min(seats, 4)
    assert any(again for _, again in found) == (seats > 2)
