"""The twin: missions, the end, and the course of a whole game (L1, L2, L7, L9)."""

from collections import Counter
from itertools import combinations

from tests.games.louis import oracle
from tests.games.louis.oracle import CHIPS, COLOURS, TILES
from tests.games.louis.twin.evaluation import Evaluation
from tests.games.louis.twin.table import Ask, Player, Talk


class Twin(Evaluation):
    """A game that can be played beside the engine."""

    def game(self, first: int) -> Talk[None]:
        """A whole game (L1, L2.1)."""
        self.start = first
        to_general = {2: [5, 6], 3: [5, 5, 6], 4: [5, 5, 6, 7]}[self.seats]
        self.players = [Player(money=5) for _ in range(self.seats)]
        for seat, stones in zip(self.order(), to_general, strict=True):
            self.players[seat].own, self.players[seat].general = 16 - stones, stones
        for seat in self.order():
            yield from self.draw_mission(seat, "light")
            yield from self.draw_mission(seat, "medium")
        self.round = 1
        yield from self.supply()
        yield from self.beginning()
        yield from self.from_turns(self.start)

    def from_turns(self, seat: int) -> Talk[None]:
        """The rest of a game in which this seat has the next turn."""
        while True:
            yield from self.turns(seat)
            yield from self.evaluation()
            yield from self.mission_phase()
            if self.round == 4:
                break
            self.round += 1
            self.start = (self.start + 1) % self.seats  # L2.2
            for player in self.players:
                player.used.clear()
            yield from self.supply()
            yield from self.beginning()
            seat = self.start
        yield from self.end()

    def mission_phase(self) -> Talk[None]:
        """Mission turns, then A19 and A20."""
        for seat in self.order():
            yield from self.mission_turn(seat)
            yield from self.chip_limit(seat)
        if self.round == 4:
            return  # L8.8
        for seat in self.order():
            for mission in ("a19", "a20"):
                if mission in self.players[seat].display:
                    yield from self.replace(seat)

    def mission_turn(self, seat: int) -> Talk[None]:
        """L7.1 to L7.3, L8.7."""
        player = self.players[seat]
        while True:
            changers = [m for m in ("a17", "a18") if player.can_use(m) and player.money >= 2]
            chips = [chip for chip in CHIPS if player.chips[chip]]
            changes = [f"change {chip} with {m}" for chip in chips for m in changers if chip != "crown"]
            if not self.could_pay(player) and not changes:
                return
            fulfils = [
                f"fulfil {mission} with {one} {two}"
                for mission in sorted(player.missions)
                for one, two in oracle.payments(mission, player.chips)
            ]
            words = (yield Ask(seat, "missions", [*fulfils, *changes, "finish"])).split()
            if words[0] == "finish":
                return
            if words[0] == "change":
                player.money -= 2
                player.used.add(words[-1])
                player.chips[words[1]] -= 1
                player.chips["crown"] += 1
            else:
                player.chips -= Counter(words[3:])
                player.missions.remove(words[1])
                player.display.add(words[1])
                for _ in range(2 if words[1] in ("a01", "a02") else 1):
                    yield from self.choose_mission(seat)

    def could_pay(self, player: Player) -> bool:
        """Whether some mission that nobody displays, of a colour in the player's hand, could be paid for."""
        colours = {mission[0] for mission in player.missions}
        shown = set().union(*(other.display for other in self.players))
        return any(
            mission[0] in colours and oracle.payments(mission, player.chips)
            for mission in oracle.COSTS.keys() - shown
        )

    def choose_mission(self, seat: int) -> Talk[None]:
        """A mission from a deck that is not empty (L7.2)."""
        left = {COLOURS[mission[0]] for mission in [*self.missions, *self.missions_under]}
        colours = [colour for colour in COLOURS.values() if colour in left]
        if not colours:
            return
        colour = colours[0]
        if len(colours) > 1:
            colour = (yield Ask(seat, "deck", [f"draw {colour}" for colour in colours])).split()[1]
        yield from self.draw_mission(seat, colour)

    def chip_limit(self, seat: int) -> Talk[None]:
        """L7.6."""
        player = self.players[seat]
        kinds = [chip for chip in CHIPS if player.chips[chip]]
        surplus = player.chips.total() - 1
        if surplus < 1:
            return
        kept = kinds[0]
        if len(kinds) > 1:
            kept = (yield Ask(seat, "keep", [f"keep {chip}" for chip in kinds])).split()[1]
        player.chips = Counter([kept])
        for _ in range(surplus):
            yield from self.draw_coat(seat)

    def replace(self, seat: int) -> Talk[None]:
        """L8.8."""
        hand = sorted(self.players[seat].missions)
        if not hand:
            return
        options = [f"replace {mission}" for mission in hand]
        options += [f"replace {one} {two}" for one, two in combinations(hand, 2)]
        chosen = (yield Ask(seat, "replace", ["no replacement", *options])).split()
        if chosen[0] == "replace":
            self.players[seat].missions -= set(chosen[1:])
            self.missions_under += chosen[1:]
            for _ in chosen[1:]:
                yield from self.choose_mission(seat)

    def end(self) -> Talk[None]:
        """Exchange and majorities."""
        units = [
            {
                "influence": player.hand.total(),
                "intrigue": len(player.intrigue),
                "chips": player.chips.total(),
                "stones": sum(self.stones[tile][seat] for tile in TILES),
                "money": player.money // 3,
            }
            for seat, player in enumerate(self.players)
        ]
        for seat, _ in oracle.exchange(units, self.order(), self.coats.total()):
            yield from self.draw_coat(seat)
        self.extra.update(seat for seat, _ in oracle.majorities([player.coats for player in self.players]))

    def points(self) -> list[int]:
        """L9.4."""
        return [
            5 * len(player.display) + player.coats.total() + self.extra[seat]
            for seat, player in enumerate(self.players)
        ]
