"""Steps: the questions of a game, and the tasks between them. Those that wait are frames on a stack."""

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from trianon.kernel.state import State

S = TypeVar("S", bound="State")
UNLIKE: Final = -1
AGAIN: Final = -2


class Step(Generic[S]):
    """One question: who is asked, which answers a frame has, and what an answer does.

    The kernel takes a frame off the stack before it calls `answer` or `otherwise`; both may push others.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def seat(self, s: S, frame: i64) -> i64:
        """The seat asked."""
        raise NotImplementedError

    def options(self, s: S, frame: i64) -> vec[i64]:
        """The codes of every legal answer, in a fixed order."""
        raise NotImplementedError

    def answer(self, s: S, frame: i64, code: i64) -> None:
        """Bring about the consequences of a legal answer."""
        raise NotImplementedError

    def likeness(self, s: S, frame: i64, code: i64) -> i64:
        """A number for answers after which the same seat is asked, and everybody has learned as little.

        AGAIN for an answer after which its own seat is asked, and nobody has learned anything by it. UNLIKE
        for one that is not known to be like another: it must be tried to know.
        """
        return UNLIKE

    def is_asked_alone(self, s: S, frame: i64) -> bool:
        """Whether a single legal answer is asked for; else the kernel carries it out at once."""
        return False

    def otherwise(self, s: S, frame: i64) -> None:
        """What happens when there is no legal answer."""


class Task(Step[S]):
    """Something that waits on the stack without a question: `otherwise` does it."""

    def seat(self, s: S, frame: i64) -> i64:
        raise ValueError(f"{self.name} asks nobody")

    def options(self, s: S, frame: i64) -> vec[i64]:
        return vec[i64]()

    def answer(self, s: S, frame: i64, code: i64) -> None:
        raise ValueError(f"{self.name} has no answers")
