"""The twin: supply and influence (L3, L4)."""

from collections import Counter

from tests.games.louis import oracle
from tests.games.louis.oracle import NEUTRAL, PERSONS, TILES
from tests.games.louis.twin.table import Ask, Chance, Player, Table, Talk


class Influence(Table):
    """From the money card to the last influence card."""

    def supply(self) -> Talk[None]:
        """The supply phase."""
        card = yield Chance("money")
        amount, self.louis = oracle.MONEY_CARDS[card]
        for player in self.players:
            player.money += amount
        if self.seats == 3 and self.round == 4:
            yield from self.draw_intrigue(self.start)  # L3.2
        for seat in self.order():
            yield from self.supply_missions(seat)
        for seat in self.order():
            for _ in range(5):
                card = yield from self.draw_influence()
                self.players[seat].hand[card] += 1

    def supply_missions(self, seat: int) -> Talk[None]:
        """L3.3."""
        player = self.players[seat]
        while options := [text for mission in sorted(player.display) for text in self.uses(player, mission)]:
            answer = yield Ask(seat, "supply", [*options, "stop"])
            if answer == "stop":
                return
            mission, *numbers = answer.split()[1:]
            gains = dict(zip(numbers[1::2], map(int, numbers[::2]), strict=True))
            player.used.add(mission)
            if mission in ("b05", "b06"):
                yield from self.draw_coat(seat)
            elif mission == "c03":
                yield from self.draw_intrigue(seat)
            elif mission == "c04":
                player.own, player.general = player.own - 1, player.general + 1
                card = yield from self.draw_influence()
                player.hand[card] += 1
            else:
                fixed = {"a": 1, "c": 3}.get(mission[0], 0)
                is_money = mission in ("a07", "a08", "a09", "a10", "c02")
                is_stone = mission in ("a03", "a04", "a05", "a06")
                player.money += gains.get("louisdor", fixed if is_money else 0)
                stones = gains.get("stones", fixed if is_stone else 0)
                player.own, player.general = player.own + stones, player.general - stones

    def uses(self, player: Player, mission: str) -> list[str]:
        """The ways to use a supply mission now."""
        if not player.can_use(mission):
            return []
        if mission in ("a03", "a04", "a05", "a06"):
            return [f"use {mission}"] if player.general else []
        if mission in ("a07", "a08", "a09", "a10", "c02", "b05", "b06"):
            return [f"use {mission}"]
        if mission in ("b01", "b02", "b03", "b04"):
            ways = [(2, 0), (1, 1), (0, 2), (1, 0), (0, 1)]
            said = ["2 louisdor", "1 louisdor 1 stones", "2 stones", "1 louisdor", "1 stones"]
            return [
                f"use {mission} {text}"
                for (_, stones), text in zip(ways, said, strict=True)
                if stones <= player.general
            ]
        if mission == "c01":
            return [f"use c01 {stones} stones" for stones in (3, 2, 1) if stones <= player.general]
        if mission == "c03":
            return ["use c03"] if self.intrigue or self.intrigue_under else []
        if mission == "c04":
            return ["use c04"] if player.own else []
        return []

    def beginning(self) -> Talk[None]:
        """Neutral stones, then missions that place a stone (L4.1)."""
        assert self.louis is not None
        if self.seats == 2:
            self.stones[self.louis][NEUTRAL] += 2
            for _ in range(3):
                while (card := (yield from self.draw_influence())) == "joker":
                    self.discard.append(card)
                self.discard.append(card)
                self.stones[PERSONS.index(card) + 1][NEUTRAL] += 2
        targets = {"a11": 1, "a12": 2, "a13": 3, "a14": 4, "b07": 0, "b08": 0, "b09": 5, "b10": 9}
        for seat in self.order():
            player = self.players[seat]
            for mission, tile in targets.items():
                sources = self.sources(seat)
                if mission in player.display and sources:
                    options = [*(f"use {mission} from {source}" for source in sources), f"skip {mission}"]
                    answer = yield Ask(seat, "dispatch", options)
                    player.used.add(mission)
                    if answer.startswith("use"):
                        self.place(seat, tile or self.louis, answer.split()[-1])

    def turns(self, seat: int) -> Talk[None]:
        """L4.2 to L4.7, beginning with a seat."""
        while any(player.hand.total() >= 2 for player in self.players):
            if self.players[seat].hand.total() >= 2:
                yield from self.one_turn(seat)
            seat = (seat + 1) % self.seats
        for seat in self.order():
            if self.players[seat].can_use("c06") and self.sources(seat):
                yield from self.stone_anywhere(seat, "reserve")
        self.influence = Counter(PERSONS * 2 + ["joker"] * 6)
        self.top.clear()
        self.discard.clear()

    def one_turn(self, seat: int) -> Talk[None]:
        """L4.2, L4.5."""
        player = self.players[seat]
        cards = [card for card in [*PERSONS, "joker"] if player.hand[card]]
        boosts = ["", " with c05"] if player.can_use("c05") else [""]
        ways = [f"{mode}{boost}" for mode in ("place", "take") for boost in boosts]
        options = [f"play {card} {way}" for card in cards for way in ways]
        options += [f"skip with {m}" for m in ("a15", "a16") if player.can_use(m) and player.money >= 2]
        options += [
            f"exchange {card} with {m}" for card in cards for m in ("b11", "b12") if player.can_use(m)
        ]
        words = (yield Ask(seat, "turn", options)).split()
        if words[0] == "skip":
            player.money -= 2
            player.used.add(words[-1])
            return
        player.hand[words[1]] -= 1
        self.discard.append(words[1])
        if words[0] == "exchange":
            player.used.add(words[-1])
            card = yield from self.draw_influence()
            player.hand[card] += 1
            return
        limit = 4 if words[-1] == "c05" else 2 if words[1] == "joker" else 3
        if limit == 4:
            player.used.add("c05")
        if words[2] == "place":
            anywhere = words[1] == "joker" or limit == 4
            yield from self.path(seat, limit, list(TILES) if anywhere else [PERSONS.index(words[1]) + 1])
        else:
            yield from self.take_back(seat, limit)
        if player.hand.total() == 1:
            card = next(iter(player.hand.elements()))
            self.top.append(card)
            player.hand.clear()

    def path(self, seat: int, limit: int, first: list[int]) -> Talk[None]:
        """A placement, stone by stone: any that can still become one of L4.3.4."""
        legal = oracle.placements(first, limit)
        laid: list[tuple[int, int]] = []
        while self.players[seat].own:
            nexts = sorted({tile for tile in TILES if tuple(longer(laid, tile)) in legal})
            if not nexts:
                return
            answer = yield Ask(seat, "path", [*(f"put {tile}" for tile in nexts), "done"])
            if answer == "done":
                return
            laid = longer(laid, int(answer.split()[1]))
            self.place(seat, laid[-1][0], "own")

    def take_back(self, seat: int, limit: int) -> Talk[None]:
        """L4.4."""
        player = self.players[seat]
        most = min(limit, player.general)
        if most:
            answer = yield Ask(seat, "take", [f"take {stones}" for stones in range(most, -1, -1)])
            stones = int(answer.split()[1])
            player.own, player.general = player.own + stones, player.general - stones

    def stone_anywhere(self, seat: int, ask: str) -> Talk[None]:
        """One stone from either supply onto any tile, or none (P6, P10)."""
        options = [f"put {tile} from {source}" for tile in TILES for source in self.sources(seat)]
        answer = yield Ask(seat, ask, [*options, "no stone"])
        if answer != "no stone":
            self.place(seat, int(answer.split()[1]), answer.split()[-1])


def longer(laid: list[tuple[int, int]], tile: int) -> list[tuple[int, int]]:
    """A path with one more stone on a tile."""
    if laid and laid[-1][0] == tile:
        return [*laid[:-1], (tile, laid[-1][1] + 1)]
    return [*laid, (tile, 1)]
