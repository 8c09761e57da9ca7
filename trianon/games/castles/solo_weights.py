"""Castles of Mad King Ludwig: what is worth how much to who builds alone, learned by games of quick play."""

from typing import Final

RULES_VERSION: Final = 2


class SoloWeights:
    """In points, if nothing else is said."""

    def __init__(self) -> None:
        self.settled: float = 1.577  # with so many turns left, half of what a castle promises comes true
        self.extra_turn: float = 5.134
        self.early_turn: float = 0.281  # an extra turn while there is much to come, beside that
        self.free_corridor: float = 6.732
        self.look: float = 6.859
        self.new_card: float = 3.025
        self.pair: float = 2.781  # half of the reward of two downstairs rooms
        self.garden: float = 8.492  # 10,000 marks
        self.welcome: float = 0.147  # how likely a door meets a room of one particular type
        self.way_down: float = 0.454  # a door for downstairs rooms
        self.deep: float = 0.842  # how likely downstairs rooms are completed, in parts of the others
        self.beyond: float = -0.051  # rooms of a type that come anywhere in a turn
        self.shy: float = 0.087  # rooms of a type that come to touch an activity room
        self.cheap: float = 0.091  # what 1,000 marks are worth to who has enough, and to the poor
        self.dear: float = 1.244
        self.need: float = 4.657  # thousands of marks for a turn
        self.scarce: float = 0.438  # how likely the supply of corridors runs out, for each one left
        self.whole: float = 1.522  # the next part of a set that a bonus card asks for
        self.pick: float = 0.494  # how likely a tile chosen for the next market is bought
        self.longer: float = 1.111  # a tile more in the market
        self.pace: float = 0.725  # things that a bonus card counts, in parts of the usual
        self.hallway: float = -0.263  # what these are good for beside all that
        self.stairs: float = -1.151
        # Rooms of a type, likewise.
        self.kinds: list[float] = [-1.067, -1.387, 0.635, 0.941, -0.541, 0.028, 0.161, 0.18]
        # How likely a room is completed, by the doors that are missing.
        self.likely: list[float] = [1.0, 0.699, 0.297, 0.005, 0.073]
        # What is left of a door's promise, by the free cells in front of it.
        self.ahead: list[float] = [0.0, 0.435, 0.568, 0.798, 1.0]
        # A castle by its doors to build on.
        self.few_doors: list[float] = [-6.802, -2.05, -0.197, -0.174, -0.693, 0.131, 0.008, 0.002, -0.181]
        # What is still to come, by the features of a castle.
        self.foresight: list[float] = [
            2.916,
            2.905,
            0.242,
            1.228,
            1.449,
            0.45,
            0.441,
            1.027,
            -0.037,
            0.392,
            0.019,
            0.471,
            1.131,
            -0.83,
            -2.322,
            -1.081,
            2.368,
            3.276,
        ]


ALONE: Final = SoloWeights()
