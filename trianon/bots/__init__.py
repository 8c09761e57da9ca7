"""Bots: players that know what their seat knows, and nothing else."""

from trianon.bots.greedy import Greedy
from trianon.bots.protocol import Bot
from trianon.bots.random import Random
from trianon.bots.registry import get, house_names, is_from_elsewhere, names

__all__ = ["Bot", "Greedy", "Random", "get", "house_names", "is_from_elsewhere", "names"]
