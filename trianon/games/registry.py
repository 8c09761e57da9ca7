"""The games of the house, by id."""

from typing import Final

from trianon.games.castles import GAME as CASTLES
from trianon.games.kabale import GAME as KABALE
from trianon.games.louis import GAME as LOUIS
from trianon.games.mercado import GAME as MERCADO
from trianon.kernel.errors import InvalidOption
from trianon.kernel.game import Game

_GAMES: Final[dict[str, Game]] = {rules.id: rules for rules in (CASTLES, KABALE, LOUIS, MERCADO)}


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted(_GAMES))


def game(id: str) -> Game:
    """The game with this id."""
    if id not in _GAMES:
        raise InvalidOption(f"there is no game {id!r}; there are {', '.join(games())}")
    return _GAMES[id]
