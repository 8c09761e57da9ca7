"""Louis XIV for bots: what quick play makes of tiles, stones and leads, for two seats and for more.

Among two, what the other does not get is nearly as good as an own gain, and a small lead often lasts. Among
three and more a lead of one is soon lost and one of two lasts, and it pays nobody to keep others from theirs.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.tableau import Tableau


@final
class Taste:
    """What a seat makes of what it sees, in hundredths of a point or of a hundred cases.

    Where there are two numbers for the same, the second is that of the last round.
    """

    def __init__(
        self,
        early: list[int],
        late: list[int],
        named: int,
        extra_crown: int,
        louisdor: list[int],
        stone: list[int],
        short: int,
        laid: int,
        hold: list[int],
        full: int,
        catch: list[int],
        begun: int,
        denial: int,
        card_kept: list[int],
    ) -> None:
        self.worths = vec[i64](early + late)  # what a person gives, by tile
        self.named: i64 = named  # more for a chip that a mission in hand names
        self.extra_crown: i64 = extra_crown  # beside Louis
        self.louisdor = vec[i64](louisdor)
        self.stone = vec[i64](stone)  # one that goes to the general supply
        self.short: i64 = short  # more for each that is needed in this round
        self.laid: i64 = laid  # a stone that is bound for the rest of the phase
        self.hold = vec[i64](hold)  # of a hundred leads by so much, those that will last
        self.full: i64 = full  # turns of others after which that is so
        self.catch = vec[i64](catch)  # of a hundred who lie behind by so much, those that will lead
        self.begun: i64 = begun  # of a hundred, what too few stones count where enough are needed
        self.denial: i64 = denial  # of a hundred points that others get, those that are lost
        self.card_kept = vec[i64](card_kept)  # an intrigue card for later


DUEL: Final = Taste(
    early=[230, 230, 230, 230, 310, 170, 275, 160, 310, 200, 200, 220],
    late=[190, 190, 190, 190, 270, 200, 165, 200, 270, 200, 100, 200],
    named=60,
    extra_crown=250,
    louisdor=[55, 33],
    stone=[45, 2],
    short=60,
    laid=8,
    hold=[0, 45, 70, 88, 95],
    full=4,
    catch=[0, 0, 0, 0, 0],
    begun=25,
    denial=60,
    card_kept=[120, 100],
)
CROWD: Final = Taste(  # found by `bench/louis_taste.py`
    early=[248, 264, 263, 261, 332, 265, 327, 253, 353, 304, 198, 290],
    late=[222, 191, 188, 176, 225, 295, 224, 229, 222, 229, 135, 220],
    named=66,
    extra_crown=406,
    louisdor=[63, 40],
    stone=[27, -40],
    short=128,
    laid=23,
    hold=[0, 18, 100, 100, 100],
    full=12,
    catch=[0, 15, 4, 0, 0],
    begun=0,
    denial=0,
    card_kept=[174, 145],
)


def taste_of(s: Tableau) -> Taste:
    """That of a table of so many."""
    return DUEL if s.seats == 2 else CROWD
