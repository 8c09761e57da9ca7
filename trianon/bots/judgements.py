"""What the games know about their positions, by the id of a game."""

from importlib import import_module
from importlib.util import find_spec

from trianon.games.registry import rules_module
from trianon.kernel.judgement import Judgement


def has_judgement(game_id: str) -> bool:
    """Whether a game brings what the levels need."""
    return find_spec(_module(game_id)) is not None


def can_think_ahead(game_id: str) -> bool:
    """Whether search pays: the game judges well enough what follows an answer."""
    return has_judgement(game_id) and len(judgement_of(game_id).thinking) > 0


def judgement_of(game_id: str) -> Judgement:
    """What a game knows about its positions."""
    found = import_module(_module(game_id)).JUDGEMENT
    assert isinstance(found, Judgement)
    return found


def mastery_of(game_id: str) -> Judgement:
    """The same for a master: some games know something that takes longer to ask."""
    found = getattr(import_module(_module(game_id)), "MASTERY", judgement_of(game_id))
    assert isinstance(found, Judgement)
    return found


def _module(game_id: str) -> str:
    return f"{rules_module(game_id)}.judgement"
