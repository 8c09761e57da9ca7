"""Arena: many games between bots, and what can be concluded from them."""

from trianon.arena.match import Pairing, Result, play
from trianon.arena.report import Line, Report
from trianon.arena.tournament import pairings, run

__all__ = ["Line", "Pairing", "Report", "Result", "pairings", "play", "run"]
