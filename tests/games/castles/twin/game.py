"""The twin follows a game event by event; every event must be one that the rules allow at that moment."""

from typing import Any

from tests.games.castles.geometry import plain
from tests.games.castles.geometry.plain import Placed
from tests.games.castles.twin.table import Table, Tile, Turn, final_points
from trianon import Event
from trianon.games.castles import components as printed
from trianon.games.castles.figures import PACKAGED

QUIET = ("final_stack", "final_favor", "final_card", "final_money", "kept", "looking")


class Twin(Table):
    """A table that hears events."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.phase = "setup"
        self.card = 0  # size on the card turned last
        self.waiting = ""  # a tile to be laid
        self.expected: set[int] = set()  # rooms completed, to be told
        self.gain: tuple[int, int, int] = (0, 0, 0)  # points of the tile laid last: all, base, own
        self.resolving: tuple[str, int] = ("", -1)  # type and place of the reward that is carried out
        self.put = 0
        self.ended = False

    def hear(self, event: Event) -> None:
        """One event."""
        if event.kind in QUIET:
            return
        if event.kind != "completed":
            assert event.kind == "scored" or not self.expected
        getattr(self, f"on_{event.kind}")(dict(event.data))

    # --- set-up and market --------------------------------------------------------------------------

    def on_favors_laid(self, data: dict[str, Any]) -> None:
        self.favors = data["favors"]
        assert len(self.favors) == self.seats
        assert not {"completed", "incomplete"} <= set(self.favors)

    def on_master_chosen(self, data: dict[str, Any]) -> None:
        self.master = data["seat"]
        for step in range(self.seats):
            self.points[(self.master + step) % self.seats] = step

    def on_drew(self, data: dict[str, Any]) -> None:
        self.bonus_cards -= 1
        if self.phase == "setup":
            self.hands[data["seat"]].append(data["card"])
        else:
            assert self.resolving[0] == "utility"
            self.drawn.append(data["card"])

    def on_returned(self, data: dict[str, Any]) -> None:
        (self.hands[data["seat"]] if self.phase == "setup" else self.drawn).remove(data["card"])
        self.bonus_cards += 1

    def on_kept_card(self, data: dict[str, Any]) -> None:
        assert data["seat"] == self.active
        self.drawn.remove(data["card"])
        self.hands[self.active].append(data["card"])

    def on_card_turned(self, data: dict[str, Any]) -> None:
        self.end_turns()
        assert self.deck > 0
        assert not self.laid, "tiles on the deck come first"
        self.deck -= 1
        self.card = data["size"]
        self.turned[self.card] += 1
        if self.pool is None:
            assert self.turned[self.card] <= 5
        else:
            self.pool[self.card] -= 1
            assert self.pool[self.card] >= 0, "only cards of this game"
        assert data["empty"] == (self.heights[self.card] == 0)

    def on_drawn(self, data: dict[str, Any]) -> None:
        self.end_turns()
        slot, room = data["slot"], data["room"]
        assert self.market[slot] is None
        assert data["price"] == self.prices[slot]
        assert data["size"] == printed.SIZE[printed.TILE_IDS[room]]
        if data["from"] == "deck":
            assert self.laid.pop() == room
        else:
            assert self.card == data["size"]
            self.heights[self.card] -= 1
            self.card = 0
        self.market[slot] = Tile(room)

    def on_reshuffled(self, _: dict[str, Any]) -> None:
        self.end_turns()
        assert self.deck == 0
        assert None in self.market
        assert self.last
        self.pool, self.turned = self.turned, type(self.turned)()
        self.deck = self.pool.total()

    def on_last_round(self, _: dict[str, Any]) -> None:
        self.end_turns()
        assert self.deck == 0
        assert not self.last
        self.last = True

    def on_standstill(self, _: dict[str, Any]) -> None:
        assert None not in self.market
        assert not self.last
        self.last = True

    def on_round_began(self, data: dict[str, Any]) -> None:
        self.end_turns()
        assert (data["seat"], data["last"]) == (self.master, self.last)
        assert None not in self.market
        assert self.last or self.deck > 0
        assert [len(hand) for hand in self.hands] == [2] * self.seats or data["round"] > 1
        self.phase = "prices"
        if self.seats == 1:
            self.begin_turns()

    def on_priced(self, data: dict[str, Any]) -> None:
        assert data["seat"] == self.master
        slot = data["slot"]
        place = next(
            n for n, tile in enumerate(self.market) if tile is not None and tile.room == data["room"]
        )
        assert place >= slot
        self.market[slot], self.market[place] = self.market[place], self.market[slot]

    def on_left_empty(self, data: dict[str, Any]) -> None:
        assert data["seat"] == self.master
        slot = data["slot"]
        place = next(n for n, tile in enumerate(self.market) if n >= slot and tile is None)
        self.market[slot], self.market[place] = self.market[place], self.market[slot]

    def on_prices_set(self, _: dict[str, Any]) -> None:
        self.begin_turns()

    def begin_turns(self) -> None:
        """The left neighbour of the master builder is first (C2)."""
        self.phase = "turns"
        self.active = (self.master + 1) % self.seats
        self.turns = [Turn()]

    def end_turns(self) -> None:
        """Something of the next round happens: everybody must have had a turn."""
        if self.phase != "turns":
            return
        self.settle()
        assert not self.turns
        assert self.active == self.master
        assert not self.last, "the game goes on after the last round"
        self.phase = "refill"
        self.master = (self.master + 1) % self.seats

    def on_coins_added(self, data: dict[str, Any]) -> None:
        self.end_turns()
        left = [tile for tile in self.market if tile is not None]
        assert data["rooms"] == [tile.room for tile in left]
        for tile in left:
            tile.coins += 1000

    def on_offer_cleared(self, data: dict[str, Any]) -> None:
        self.end_turns()
        assert self.seats == 1
        assert data["rooms"] == [tile.room for tile in self.market if tile is not None]
        self.market = [None] * 3

    # --- turns --------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Turns without open rewards are over, extra turns first (P5)."""
        while self.turns and self.turns[-1].acted and not self.turns[-1].open:
            self.turns.pop()

    def act(self, seat: int) -> None:
        """The one action of a turn (C5.1)."""
        self.settle()
        if not self.turns:
            assert self.active != self.master
            self.active = (self.active + 1) % self.seats
            self.turns = [Turn()]
        assert seat == self.active
        assert not self.turns[-1].acted
        self.turns[-1].acted = True

    def on_took_money(self, data: dict[str, Any]) -> None:
        self.act(data["seat"])
        self.money[self.active] += 5000

    def on_bought(self, data: dict[str, Any]) -> None:
        self.act(data["seat"])
        room, price = data["room"], 3000
        coins = 0
        if room in self.supply:
            self.take(room)
        else:
            tile = self.market[data["slot"]]
            assert tile is not None
            assert tile.room == room
            price, coins = self.prices[data["slot"]], tile.coins
            self.market[data["slot"]] = None
            self.waiting = room
        assert (data["price"], data["coins"]) == (price, coins)
        self.money[self.active] += coins - price
        assert self.money[self.active] >= 0
        if self.active != self.master:
            self.money[self.master] += price
        assert data["bank"] == (self.active == self.master)

    def take(self, room: str) -> None:
        """A hallway or stairs of the supply."""
        assert self.supply[room] > 0
        self.supply[room] -= 1
        self.waiting = room

    def on_laid(self, data: dict[str, Any]) -> None:
        assert data["seat"] == self.active
        assert data["room"] == self.waiting
        self.waiting = ""
        castle = self.castles[self.active]
        tile = printed.TILE_IDS[data["room"]]
        new = Placed(tile, data["x"], data["y"], data["r"], int(data["side"] == "dark"))
        assert plain.is_legal(castle, new)
        before = plain.worth(castle)
        castle.append(new)
        own = plain.own_bonus(castle, len(castle) - 1)
        self.gain = (plain.worth(castle) - before, PACKAGED.base[tile], own)
        self.expected = self.completed_now(self.active) - self.done[self.active]

    def on_scored(self, data: dict[str, Any]) -> None:
        assert (data["points"], data["base"], data["own"]) == self.gain
        self.points[self.active] += self.gain[0]

    def on_completed(self, data: dict[str, Any]) -> None:
        self.expected.remove(data["tile"])
        self.done[self.active].add(data["tile"])
        self.turns[-1].open.append(data["tile"])

    # --- rewards ------------------------------------------------------------------------------------

    def kind(self, place: int) -> str:
        """The type of a room of the active seat."""
        return self.castles[self.active][place].kind

    def on_claimed(self, data: dict[str, Any]) -> None:
        self.settle()
        self.turns[-1].open.remove(data["tile"])
        self.resolving = (self.kind(data["tile"]), data["tile"])
        self.put = 0

    def on_declined(self, data: dict[str, Any]) -> None:
        self.settle_but(data["tile"])
        if data["tile"] in self.turns[-1].open:
            self.turns[-1].open.remove(data["tile"])
            self.resolving = (self.kind(data["tile"]), data["tile"])
        else:
            assert self.resolving[1] == data["tile"]

    def settle_but(self, place: int) -> None:
        """A reward that is given up while it is carried out belongs to the turn on top."""
        if self.resolving[1] != place:
            self.settle()

    def on_lost(self, data: dict[str, Any]) -> None:
        self.settle_but(data["tile"])
        if data["tile"] in self.turns[-1].open:
            self.turns[-1].open.remove(data["tile"])
            assert data["type"] == self.kind(data["tile"])
        if data["type"] == "corridor":
            assert self.turns[-1].used or not any(self.supply.values()) or not self.can_lay_corridor()
        elif data["type"] == "utility":
            assert self.bonus_cards == 0
        else:
            assert data["type"] == "sleeping"
            assert not any(self.heights.values())

    def can_lay_corridor(self) -> bool:
        """Whether a hallway or stairs of the supply fits anywhere."""
        castle = self.castles[self.active]
        rooms = [room for room, count in self.supply.items() if count]
        return any(plain.legal_placements(castle, printed.TILE_IDS[room]) for room in rooms)

    def on_took(self, data: dict[str, Any]) -> None:
        assert self.resolving[0] == "corridor"
        assert not self.turns[-1].used, "once in a turn"
        self.turns[-1].used = True
        self.take(data["room"])

    def on_counted(self, data: dict[str, Any]) -> None:
        assert self.resolving[0] == "downstairs"
        self.counted[self.active] += 1
        assert data["count"] == self.counted[self.active]
        assert data["even"] == (data["count"] % 2 == 0)

    def on_chose(self, data: dict[str, Any]) -> None:
        assert self.resolving[0] == "downstairs"
        assert self.counted[self.active] % 2 == 0
        assert data["type"] != "downstairs"
        self.resolving = (data["type"], self.resolving[1])
        self.put = 0

    def on_won_points(self, data: dict[str, Any]) -> None:
        assert (self.resolving[0], data["points"]) == ("activity", 5)
        self.points[self.active] += 5

    def on_won_money(self, data: dict[str, Any]) -> None:
        assert (self.resolving[0], data["money"]) == ("outdoor", 10000)
        self.money[self.active] += 10000

    def on_extra_turn(self, _: dict[str, Any]) -> None:
        assert self.resolving[0] == "food"
        self.turns.append(Turn())

    def on_scored_again(self, data: dict[str, Any]) -> None:
        assert self.resolving == ("living", data["tile"])
        castle = self.castles[self.active]
        room = castle[data["tile"]]
        points = PACKAGED.base[room.tile] + plain.own_bonus(castle, data["tile"])
        assert data["points"] == points
        self.points[self.active] += points

    def on_looked(self, data: dict[str, Any]) -> None:
        assert self.resolving[0] == "sleeping"
        assert len(data["rooms"]) == data["count"] == self.heights[data["size"]]

    def on_put(self, data: dict[str, Any]) -> None:
        self.put += 1
        assert self.put <= 2
        self.heights[data["size"]] -= 1
        assert data["last"] == self.last
        if not self.last:
            self.laid.append(data["room"])

    def on_put_back(self, data: dict[str, Any]) -> None:
        assert data["count"] == self.heights[data["size"]]

    def on_game_ended(self, data: dict[str, Any]) -> None:
        self.settle()
        assert not self.turns
        assert (self.last, self.active) == (True, self.master)
        assert data["points"] == final_points(self)
        self.ended = True
