"""What can be wrong, said to the one who can mend it. Nothing has changed when one of these is raised."""


class TrianonError(Exception):
    """The parent of every error that trianon raises on purpose."""


class InvalidAction(TrianonError):
    """The text could not be read as an action of this game."""


class IllegalAction(TrianonError):
    """The action is readable, but it is not among the options now; the message says why."""


class InvalidOption(TrianonError):
    """A game cannot be started this way: unknown option, wrong value, wrong number of seats."""


class InvalidPosition(TrianonError):
    """A position document is not a position of the game; the message names the field."""


class InvalidRecord(TrianonError):
    """A record does not replay; the message names the entry."""


class InvalidFigures(TrianonError):
    """A file of figures cannot be used, or figures are not here; the message names the entry."""
