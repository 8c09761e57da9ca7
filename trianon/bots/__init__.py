"""Bots: players that know what their seat knows, and nothing else."""

from trianon.bots.greedy import Greedy
from trianon.bots.protocol import Bot
from trianon.bots.random import Random
from trianon.bots.registry import get, names

__all__ = ["Bot", "Greedy", "Random", "get", "names"]
