"""`python -m trianon.bots.host NAME`: a bot of an installed package as a program, in its own process."""

import json
import os
import sys
from importlib.metadata import entry_points
from typing import BinaryIO

import trianon
from trianon.bots.outside import GROUP
from trianon.bots.protocol import Bot


def host(bot: Bot, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer one line after the other."""
    for line in questions:
        question = json.loads(line)
        world = trianon.game(question["game"]).from_json(question["world"])
        choice = bot.choose(world, trianon.Rng(question["seed"]))
        answers.write(json.dumps({"option": int(choice)}).encode() + b"\n")
        answers.flush()


def main(name: str) -> None:
    """Whatever the bot itself prints is no answer, and goes where errors go."""
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        (found,) = entry_points(group=GROUP, name=name)
        host(found.load()(), sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(sys.argv[1])
