"""The twin: evaluation and rewards (L5, L6)."""

from tests.games.louis import oracle
from tests.games.louis.oracle import CHIP_OF, NEUTRAL, PERSONS, SIDES, TILES
from tests.games.louis.twin.influence import Influence
from tests.games.louis.twin.table import Ask, Talk


class Evaluation(Influence):
    """Tile after tile."""

    def evaluation(self) -> Talk[None]:
        """Tile after tile."""
        for tile in TILES:
            yield from self.play_intrigue(tile)
            present = {player: stones for player, stones in self.stones[tile].items() if stones}
            if present:
                yield from self.evaluate(tile, present)
            if self.louis == tile:
                self.louis = None

    def play_intrigue(self, tile: int) -> Talk[None]:
        """L5.3; everybody with any intrigue card is asked, so that nobody knows who holds which."""
        person = PERSONS[tile - 1]
        for seat in self.order():
            player = self.players[seat]
            if not player.intrigue or not self.sources(seat):
                continue
            ways = {"place 1 from general": player.general, "place 1 from own": player.own}
            options = [text for text, stones in ways.items() if stones and person in player.intrigue]
            if player.own >= 2 and person in player.intrigue:
                options.append("place 2 from own")
            answer = yield Ask(seat, "intrigue", ["keep", *options])
            if answer != "keep":
                player.intrigue.remove(person)
                self.intrigue_under.append(person)
                self.place(seat, tile, answer.split()[-1], int(answer.split()[1]))

    def evaluate(self, tile: int, present: dict[int, int]) -> Talk[None]:
        """One tile on which stones lie."""
        condition, number = SIDES[tile][tile in self.backs]
        favoured = None
        if condition != "stones":
            favoured = yield from self.favour(present)
        verdict = oracle.judge(condition, number, self.louis == tile, present, self.order(), favoured)
        for seat, how in verdict.gets:
            yield from self.serve(seat, tile, how, number)
            self.stones[tile][seat] -= present[seat]
            if seat in verdict.to_general:
                self.players[seat].general += present[seat]
            else:
                self.players[seat].own += present[seat]
        self.stones[tile][NEUTRAL] = 0
        if verdict.turned and self.round < 4:
            self.backs ^= {tile}

    def favour(self, present: dict[int, int]) -> Talk[int | None]:
        """C07 at a tie for first (L5.4.2)."""
        leaders = [player for player in present if present[player] == max(present.values())]
        for seat in self.order():
            if len(leaders) > 1 and seat in leaders and self.players[seat].can_use("c07"):
                answer = yield Ask(seat, "favour", ["use c07", "skip c07"])
                if answer == "use c07":
                    self.players[seat].used.add("c07")
                    return seat
        return None

    def serve(self, seat: int, tile: int, how: str, price: int) -> Talk[None]:
        """What a player gets."""
        player = self.players[seat]
        if how == "nothing":
            return
        if how == "buy":
            price -= "c08" in player.display
            if player.money < price or (yield Ask(seat, "buy", ["buy", "do not buy"])) == "do not buy":
                return
            player.money -= price
        if how == "louis":
            player.chips["crown"] += 1
        yield from self.reward(seat, tile)

    def reward(self, seat: int, tile: int) -> Talk[None]:
        """L6."""
        player = self.players[seat]
        if tile in CHIP_OF:
            player.chips[CHIP_OF[tile]] += 1
        elif tile == 6:
            yield from self.draw_coat(seat)
            if self.sources(seat):
                yield from self.stone_anywhere(seat, "conde")
        elif tile == 7:
            player.money += 5
        elif tile == 8:
            yield from self.maintenon(seat)
        elif tile == 10:
            yield from self.draw_coat(seat)
            yield from self.draw_coat(seat)
        elif tile == 11:
            card = yield from self.draw_influence()
            player.hand[card] += 1
        elif tile == 12:
            yield from self.draw_coat(seat)
            yield from self.draw_intrigue(seat)

    def maintenon(self, seat: int) -> Talk[None]:
        """L6.5, P11."""
        player = self.players[seat]
        ways = [
            (general, own, back)
            for back in (1, 0)
            for general in range(3)
            for own in range(3 - general)
            if general + back <= player.general and own <= player.own
        ]
        if len(ways) > 1:
            options = [f"put {general}+{own} take {back}" for general, own, back in ways]
            words = (yield Ask(seat, "maintenon", options)).replace("+", " ").split()
            general, own, back = int(words[1]), int(words[2]), int(words[4])
            self.place(seat, 5, "general", general)
            self.place(seat, 5, "own", own)
            player.own, player.general = player.own + back, player.general - back
