"""The `trianon` command."""


def app() -> None:
    """Run the command line of this process and leave with its exit code."""
    from trianon.cli.main import run  # only now: importing the package stays quick

    run()
