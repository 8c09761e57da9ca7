"""Kabale & Hiebe: possible worlds behind a view (K12). All that bots know comes through here."""

from typing import Any

from mypy_extensions import i64

from trianon.games.kabale import GAME, KabaleState, flow
from trianon.games.kabale.codes import DISGUISE_STEP, TRAITOR_STEP
from trianon.games.kabale.components import ALL_CARDS, CARD_IDS, GOAL_SYMBOL, GOAL_VALUE, GOALS, SYMBOLS
from trianon.games.kabale.tableau import OWNER, SEEN, TUCKED, UP, bit, entry_of, owner_of
from trianon.kernel.rng import Rng


class Sight:
    """A view read once: what is certain, which places are hidden, and which cards can lie there."""

    def __init__(self, view: dict[str, Any], question: dict[str, Any]) -> None:
        self.seat: i64 = view["seat"]
        self.seats: i64 = view["seats"]
        self.certain = KabaleState()
        self.hidden: list[tuple[int, int]] = []  # column and place of each unknown card
        self.pools: list[int] = [
            ALL_CARDS
        ] * self.seats  # per seat, the cards that may lie hidden, in hand or deck
        self.hand_sizes: list[int] = []
        self.won_sizes: list[int] = []
        self._read_table(view)
        self._read_players(view)
        self._read_question(question)

    def world(self, rng: Rng) -> KabaleState:
        """A random state that looks like the view, ready to be played on."""
        s = self.certain.copy()
        s.rng = rng.split()
        pools = self.pools[:]
        for column, place in self.hidden:
            entries = s.columns[column]
            owner = owner_of(entries[place])
            card = take(pools, owner, rng)
            entries[place] = entries[place] >> OWNER << OWNER | card
        for player in range(self.seats):
            if player != self.seat:
                for _ in range(self.hand_sizes[player]):
                    s.hands[player] |= bit(take(pools, player, rng))
            s.decks[player] = pools[player]
        self._deal_won(s, rng)
        flow.ask(s)
        return s

    def _read_table(self, view: dict[str, Any]) -> None:
        s = self.certain
        s.game = GAME
        s.recording = False
        s.seats = self.seats
        s.settings = {"colours": [player["colour"] for player in view["players"]]}
        s.round = view["round"]
        s.active = view["turn"]
        s.goal_deck = flow.goal_cards(False)
        for column in view["columns"]:
            if column["closed"]:
                s.closed |= bit(len(s.columns))
            s.goals.append(self._goal(column))
            s.columns.append([])
            for card in column["cards"]:
                self._read_card(card)

    def _read_card(self, seen: dict[str, Any]) -> None:
        entries = self.certain.columns[-1]
        owner: int = seen["seat"]
        entry = entry_of(0, owner)
        if "card" in seen:
            card = CARD_IDS[seen["card"]]
            self.pools[owner] &= ~bit(card)
            entry |= card
        else:
            self.hidden.append((len(self.certain.columns) - 1, len(entries)))
        if seen["up"]:
            entry |= UP
        elif "card" in seen and owner != self.seat:
            entry |= SEEN
        if seen.get("tucked", False):
            entry |= TUCKED
        entries.append(entry)

    def _read_players(self, view: dict[str, Any]) -> None:
        s = self.certain
        for player in view["players"]:
            seat: int = player["seat"]
            discard = cards_of(player["discard"])
            self.pools[seat] &= ~discard
            self.hand_sizes.append(player["hand"])
            self.won_sizes.append(player["won"])
            s.hands.append(0)
            s.decks.append(0)
            s.discards.append(discard)
            s.won.append([self._goal(goal) for goal in player["goals"]] if seat == self.seat else [])
        s.hands[self.seat] = cards_of(view["hand"])
        self.pools[self.seat] &= ~s.hands[self.seat]

    def _read_question(self, question: dict[str, Any]) -> None:
        """A disguise or traitor waits for an answer: it is the only one of this seat, face up in a column."""
        ask: str = question["ask"]
        if ask == "lay":
            return
        waiting = entry_of(CARD_IDS[ask], self.seat) | UP
        step = DISGUISE_STEP if ask == "disguise" else TRAITOR_STEP
        columns = self.certain.columns
        for column in range(len(columns)):
            if waiting in columns[column]:
                self.certain.push(step, column, columns[column].index(waiting))

    def _goal(self, goal: dict[str, Any]) -> int:
        """A goal card of this symbol and value that has not turned up yet."""
        s = self.certain
        for card in range(GOALS):
            same = SYMBOLS[GOAL_SYMBOL[card]] == goal["symbol"] and GOAL_VALUE[card] == goal["value"]
            if same and s.goal_deck & bit(card):
                s.goal_deck ^= bit(card)
                return card
        raise ValueError(f"there are not so many goal cards {goal['symbol']} {goal['value']}")

    def _deal_won(self, s: KabaleState, rng: Rng) -> None:
        """The goal cards others won are not shown again (K12.5): any that this seat does not see may be theirs."""
        decks = [s.goal_deck]
        for player in range(self.seats):
            if player != self.seat:
                for _ in range(self.won_sizes[player]):
                    s.won[player].append(take(decks, 0, rng))
        s.goal_deck = decks[0]


def cards_of(names: list[str]) -> int:
    """The set of cards with these names."""
    cards: i64 = 0
    for name in names:
        cards |= bit(CARD_IDS[name])
    return cards


def take(pools: list[int], which: i64, rng: Rng) -> i64:
    """Take a random thing out of one of the pools."""
    things: i64 = pools[which]
    skip = rng.below(things.bit_count())
    rest = things
    while skip > 0:
        rest &= rest - 1
        skip -= 1
    lowest: i64 = rest & -rest
    pools[which] = things ^ lowest
    return lowest.bit_length() - 1
