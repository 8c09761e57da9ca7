"""Mercado: what search knows."""

from typing import Final

from trianon.games.mercado.knowledge import worth
from trianon.kernel.judgement import Judgement
from trianon.kernel.rng import Rng
from trianon.kernel.state import State


class MercadoJudgement(Judgement):
    """Options by `knowledge`. What follows is played at random, so it counts for little."""

    def worths(self, s: State, rng: Rng) -> list[float]:
        return worth(s, rng)


JUDGEMENT: Final = MercadoJudgement(pace=0, scale=8.0, width=0.7, trust=2000.0)
