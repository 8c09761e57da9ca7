"""Castles of Mad King Ludwig: what is worth how much to who builds alone, learned by games of quick play."""

from typing import Final


class SoloWeights:
    """In points, if nothing else is said."""

    def __init__(self) -> None:
        self.settled: float = 2.0  # with so many turns left, half of what a castle promises comes true
        self.extra_turn: float = 4.5
        self.early_turn: float = 0.0  # an extra turn while there is much to come, beside that
        self.free_corridor: float = 3.0
        self.look: float = 3.4
        self.new_card: float = 2.5
        self.pair: float = 2.2  # half of the reward of two downstairs rooms
        self.garden: float = 5.0  # 10,000 marks
        self.welcome: float = 0.1  # how likely a door meets a room of one particular type
        self.way_down: float = 0.8  # a door for downstairs rooms
        self.deep: float = 0.7  # how likely downstairs rooms are completed, in parts of the others
        self.beyond: float = 0.05  # rooms of a type that come anywhere in a turn
        self.shy: float = 0.1  # rooms of a type that come to touch an activity room
        self.cheap: float = 0.1  # what 1,000 marks are worth to who has enough, and to the poor
        self.dear: float = 1.0
        self.need: float = 5.0  # thousands of marks for a turn
        self.scarce: float = 0.4  # how likely the supply of corridors runs out, for each one left
        self.whole: float = 1.0  # the next part of a set that a bonus card asks for
        self.pick: float = 0.4  # how likely a tile chosen for the next market is bought
        self.longer: float = 1.0  # a tile more in the market
        self.pace: float = 1.0  # things that a bonus card counts, in parts of the usual
        self.hallway: float = 0.0  # what these are good for beside all that
        self.stairs: float = 0.0
        # Rooms of a type, likewise.
        self.kinds: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        # How likely a room is completed, by the doors that are missing.
        self.likely: list[float] = [1.0, 0.58, 0.28, 0.1, 0.06]
        # What is left of a door's promise, by the free cells in front of it.
        self.ahead: list[float] = [0.0, 0.35, 0.6, 0.8, 1.0]
        # A castle by its doors to build on.
        self.few_doors: list[float] = [-6.0, -2.5, -1.0, -0.3, 0.0, 0.0, 0.0, 0.0, 0.0]
        # What is still to come, by the features of a castle.
        self.foresight: list[float] = [0.0] * 18


ALONE: Final = SoloWeights()
