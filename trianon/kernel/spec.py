"""What a game says about itself: name, seats, options, and its tables of questions, actions and chance."""

from collections.abc import Sequence
from typing import Any, Final

from trianon.kernel.errors import InvalidOption
from trianon.kernel.kind import KindTable
from trianon.kernel.step import Step

NO_KINDS: Final = KindTable((), "")


class Option:
    """Something that is settled before a game starts. `each_seat`: one value for every seat."""

    def __init__(
        self, id: str, choices: tuple[str | int, ...], default: str | int, each_seat: bool = False
    ) -> None:
        self.id = id
        self.choices = choices
        self.default = default
        self.each_seat = each_seat

    def read(self, value: object, seats: int) -> object:
        """The value to play with; InvalidOption when it is not one of the choices."""
        if not self.each_seat:
            for choice in self.choices:
                if type(choice) is type(value) and choice == value:  # neither True nor 1.0 is seat 1
                    return choice
            raise InvalidOption(f"{self.id}={value!r}: choose one of {self._listed()}")
        if not isinstance(value, (list, tuple)) or len(value) != seats:
            raise InvalidOption(f"{self.id}: give one value for each of the {seats} seats")
        for one in value:
            if one not in self.choices:
                raise InvalidOption(f"{self.id}: {one!r} is not one of {self._listed()}")
        if len(set(value)) < seats:
            raise InvalidOption(f"{self.id}: every seat needs a different one")
        return list(value)

    def standard(self, seats: int) -> object:
        """The value when nobody chose one."""
        return list(self.choices[:seats]) if self.each_seat else self.default

    def _listed(self) -> str:
        return ", ".join([str(choice) for choice in self.choices])


class GameSpec:
    """Name, seats, options and rules version of a game, its steps, its kinds of actions and of chance."""

    def __init__(
        self,
        id: str,
        title: str,
        min_seats: int,
        max_seats: int,
        options: tuple[Option, ...],
        rules_version: int,
        steps: Sequence[Step[Any]] = (),
        actions: KindTable = NO_KINDS,
        chance: KindTable = NO_KINDS,
        figures_id: str = "",
    ) -> None:
        self.id = id
        self.title = title
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.options = options
        self.rules_version = rules_version
        self.steps: list[Step[Any]] = list(steps)
        self.actions = actions
        self.chance = chance
        self.figures_id = figures_id  # names corrected figures; empty: those that trianon comes with

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """A value for every option, given or standard; InvalidOption when one does not fit."""
        if not self.min_seats <= seats <= self.max_seats:
            raise InvalidOption(
                f"{self.title} is for {self.min_seats} to {self.max_seats} seats, not {seats}"
            )
        known = [option.id for option in self.options]
        for name in given:
            if name not in known:
                raise InvalidOption(f"{self.title} has no option {name!r}; it has {', '.join(known)}")
        settled: dict[str, object] = {}
        for option in self.options:
            if option.id in given:
                settled[option.id] = option.read(given[option.id], seats)
            else:
                settled[option.id] = option.standard(seats)
        return settled

    def choices(self, option: Option, seats: int) -> list[str | int]:
        """The choices of an option that this game takes with so many seats, the others left as they are."""
        taken: list[str | int] = []
        for choice in option.choices:
            try:
                self.settle(seats, {option.id: choice})
            except InvalidOption:
                continue
            taken.append(choice)
        return taken


def spelled_out(settings: dict[str, object]) -> dict[str, object]:
    """The options as data that the caller may keep and change."""
    return {name: value[:] if isinstance(value, list) else value for name, value in settings.items()}
