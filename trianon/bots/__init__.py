"""Bots: players that see what their seat sees, and nothing else."""

from trianon.bots.greedy import Greedy
from trianon.bots.protocol import Bot, Question, View
from trianon.bots.random import Random
from trianon.bots.registry import get, names

__all__ = ["Bot", "Greedy", "Question", "Random", "View", "get", "names"]
