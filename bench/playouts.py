"""Speed of the rules, the same as `trianon bench`: python bench/playouts.py --help."""

import sys

from trianon.cli.main import cli

if __name__ == "__main__":
    cli(["bench", *sys.argv[1:]], prog_name="trianon")
