"""`python -m trianon` is the `trianon` command."""

from trianon.cli import app

if __name__ == "__main__":
    app()
