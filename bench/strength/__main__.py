"""How strong the levels are: games played whenever a machine is idle, all of them kept, and their table.

    make compiled
    PYTHONPATH=build/compiled:. .venv/bin/python -P -m bench.strength                          # the table
    PYTHONPATH=build/compiled:. .venv/bin/python -P -m bench.strength --play 3600 louis castles
    PYTHONPATH=build/compiled:. .venv/bin/python -P -m bench.strength --play 600 --only "master against"
    PYTHONPATH=build/compiled:. .venv/bin/python -P -m bench.strength --write

Every game that was played is a line of `bench/strength/GAME.jsonl`, with the signatures of its bots: games of
bots that have changed since then do not count any more. `--play` goes on for so many seconds with the matches
that lack most, all seatings of a deal at a time; `--only` leaves the others alone. `--write` puts the table
into `bench/README.md` and the ladders into what the site shows.
"""

import argparse
import time
from contextlib import closing

from rich.console import Console

from bench.strength.matches import Match, all_games, ledger_of, matches
from bench.strength.table import table, write
from trianon.arena.workforce import Processes


def play(games: list[str], seconds: float, jobs: int, only: str = "") -> None:
    """What lacks most comes first; what has begun when the time is up is played to its end."""
    until = time.monotonic() + seconds
    console = Console(highlight=False)
    with closing(Processes(jobs)) as workforce:
        while time.monotonic() < until:
            match = most_wanted(games, only)
            if match is None:
                return
            ledger = ledger_of(match.game)
            for _ in ledger.run(match.next_round(ledger), workforce):
                pass
            console.print(f"{match.game}: {match.title}, {len(match.played(ledger))} of {match.games}")


def most_wanted(games: list[str], only: str = "") -> Match | None:
    """The match of which the smallest part was played, of those so named; None when all are complete."""
    wanted: tuple[float, Match] | None = None
    for game in games:
        ledger = ledger_of(game)
        for match in matches(game):
            if only not in match.title.replace("`", ""):
                continue
            done = len(match.played(ledger)) / match.games
            if done < 1 and (wanted is None or done < wanted[0]):
                wanted = (done, match)
    return None if wanted is None else wanted[1]


def main() -> None:
    """Play, write, or print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(all_games()), metavar="GAME")
    parser.add_argument("--play", type=float, default=0.0, metavar="SECONDS")
    parser.add_argument("--only", default="", metavar="TEXT", help='for example "master against strong"')
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--write", action="store_true", help="write the table and the ladders down")
    asked = parser.parse_args()
    if asked.play:
        play(asked.games, asked.play, asked.jobs, asked.only)
    if asked.write:
        write()
    print(table())


if __name__ == "__main__":
    main()
