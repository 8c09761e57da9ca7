"""The Levee: what one seat, or a spectator, may see (T9)."""

from mypy_extensions import i64

from template.game.components import COURTIERS, KINDS
from template.game.tableau import Tableau
from trianon.kernel.bags import count, total
from trianon.kernel.state import NOBODY


def fill_view(s: Tableau, seen: dict[str, object], viewer: i64) -> None:
    """The table through the eyes of a seat; NOBODY for a spectator."""
    seen["turn"] = None if s.seat == NOBODY else s.active
    seen["deck"] = total(s.deck)
    seen["presented"] = shown(s.presented, viewer == s.active)
    seen["players"] = [_player(s, player, viewer) for player in range(s.seats)]


def _player(s: Tableau, player: i64, viewer: i64) -> dict[str, object]:
    colours = s.settings["colours"]
    assert isinstance(colours, list)
    is_open = player == viewer or s.seat == NOBODY
    return {
        "seat": player,
        "colour": colours[player],
        "hand": shown(s.hands[player], is_open),
        "unseen": shown(s.unseen[player], is_open),
        "seen": names(s.seen[player]),
    }


def shown(bag: i64, is_open: bool) -> list[str | None]:
    """The courtiers in a bag; as many nulls when they may not be seen."""
    return [name if is_open else None for name in names(bag)]


def names(bag: i64) -> list[str]:
    """The courtiers in a bag, the lowest first."""
    return [COURTIERS[kind] for kind in range(KINDS) for _ in range(count(bag, kind))]
