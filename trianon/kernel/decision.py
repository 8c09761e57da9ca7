"""Decisions: the seat asked, what is asked, every legal answer."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, overload

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trianon.kernel.action import Action
from trianon.kernel.frame import BYTE
from trianon.kernel.rng import Rng
from trianon.kernel.step import AGAIN, UNLIKE

if TYPE_CHECKING:
    from trianon.kernel.state import State


@mypyc_attr(acyclic=True, free_list_len=1)  # a state makes one for every decision, and keeps none
class Options:
    """The legal answers, in a fixed order. The length is free, an action is built when it is asked for."""

    def __init__(self, state: "State", codes: vec[i64]) -> None:
        self._state = state
        self._codes = codes

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        return self._state.action(self._codes[index])

    def __iter__(self) -> Iterator[Action]:
        return iter([self._state.action(code) for code in self._codes])

    def __reversed__(self) -> Iterator[Action]:
        return reversed(list(self))

    def __contains__(self, item: object) -> bool:
        return isinstance(item, Action) and item.code in self._codes

    def index(self, item: Action) -> int:
        """The place of an action; ValueError when it is not among the options."""
        return list(self._codes).index(item.code)

    def count(self, item: Action) -> int:
        """How often an action occurs: 0 or 1."""
        return list(self._codes).count(item.code)

    def __repr__(self) -> str:
        return f"<{len(self._codes)} options>"


Sequence.register(Options)


_ANY: Final = Rng(0)

# What an answer means for taking it back.
FINAL: Final = 1  # it cannot be
PASSES: Final = 2  # only until somebody else has decided
SHOWS: Final = 4  # only as a draft, because it tells the others something that its seat alone knew
OUTLOOK_BITS: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """One question to one seat."""

    def __init__(self, state: "State", seat: int, ask: str, codes: vec[i64]) -> None:
        self.seat = seat
        self.ask = ask
        self.options = Options(state, codes)
        self._state = state
        self._codes = codes

    def is_irreversible(self, index: i64) -> bool:
        """Whether the option at `index` cannot be taken back: chance will happen or something be revealed."""
        return self.tried(index).is_irreversible

    def outlooks(self) -> list[int]:
        """For every option FINAL, PASSES or SHOWS or both, or 0; those known to be alike are tried once."""
        state = self._state
        frame: i64 = state.frames[-1]
        step = state.game.steps[frame & BYTE]
        known: dict[int, int] = {}
        found: list[int] = []
        for index in range(len(self._codes)):
            likeness = step.likeness(state, frame, self._codes[index])
            if likeness == UNLIKE:
                found.append(self.outlook(index))
            elif likeness == AGAIN:
                found.append(0)
            else:
                if likeness not in known:
                    known[likeness] = self.outlook(index)
                found.append(known[likeness])
        return found

    def outlook(self, index: i64) -> i64:
        """The same for one option. Who is asked after a final one may follow from what only it shows."""
        trial = self.tried(index)
        if trial.is_news or trial.seat < 0:
            return FINAL
        outlook: i64 = SHOWS if trial.is_irreversible else 0
        return outlook if trial.seat == self.seat else outlook | PASSES

    def constant_code(self, index: i64) -> i64:
        """The code of an option, if it reads alike in all states of as many seats; else -1."""
        code = self._codes[index]
        return code if self._state.game.actions.is_constant(code) else -1

    def tried(self, index: i64) -> "State":
        """The position that the option at `index` leads to, with any luck; it may show hidden things."""
        trial = self._state.copy()
        trial.recording = False
        trial.rng = _ANY  # which outcome comes does not matter, and a table's own generator is slow
        trial.script = []
        trial.scripted = 0
        trial.play_at(index)
        return trial

    def to_json(self) -> dict[str, object]:
        """The question with all its answers as data, for the wire and for bots."""
        options: list[dict[str, object]] = []
        for index in range(len(self._codes)):
            option = self._state.action(self._codes[index]).to_json()
            option["final"] = self.is_irreversible(index)
            options.append(option)
        return {"seat": self.seat, "ask": self.ask, "options": options}

    def __repr__(self) -> str:
        return f"<seat {self.seat} is asked: {self.ask}, {len(self._codes)} options>"
