"""The Levee: what search knows. So small a game is played to its end at random, by default."""

from typing import Final

from trianon.kernel.judgement import Judgement

JUDGEMENT: Final = Judgement(thinking=[30, 100, 1000], scale=8.0, width=2.0, trust=1.0)
