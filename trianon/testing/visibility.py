"""Seats see only their own: reshuffle what a seat cannot see, and nothing changes for it."""

from trianon.kernel.decision import Decision
from trianon.kernel.event import Event
from trianon.kernel.rng import Rng
from trianon.kernel.state import State
from trianon.testing.conformance import same_goods, seats_and_spectator, some


def check_worlds(state: State, rng: Rng) -> None:
    """For everybody at the table: an imagined world looks the same and asks the same."""
    for seat in seats_and_spectator(state):
        before = state.fingerprint()
        world = state.determinize(seat, rng)
        assert same_goods(world.view(seat), state.view(seat))
        assert same_goods(world.view(None), state.view(None))
        check_same_question(state.decision, world.decision, seat)
        assert state.fingerprint() == before


def check_same_question(real: Decision | None, imagined: Decision | None, seat: int | None) -> None:
    """The seat that is asked sees the same options, equally final; the others see who is asked what.

    How many options there are may depend on a hand, so the others do not even hear their number.
    """
    if real is None or imagined is None:
        assert real is imagined
    elif real.seat == seat:
        assert same_goods(real.to_json(), imagined.to_json())
    else:
        assert (real.seat, real.ask) == (imagined.seat, imagined.ask)


def check_step(state: State, index: int, rng: Rng) -> list[Event]:
    """Play an option; to everybody it must look the same in a world that they cannot tell apart.

    The same public action is played in the imagined world. What both tell a seat must agree until something
    is revealed; when nothing is, the views afterwards agree too. Returns what happened in the real world.
    """
    worlds = [(seat, state.determinize(seat, rng)) for seat in seats_and_spectator(state)]
    chance = state.rng.copy()
    for _, world in worlds:
        world.rng = chance.copy()
    decision = state.decision
    assert decision is not None
    said = str(decision.options[index])
    events = state.play(said)
    for seat, world in worlds:
        if events[0].reveals:
            break  # an open card may well be one that nobody holds in an imagined world
        told = world.play(_same_in_public(world, said, seat, events[0]))
        revealed = _compare(events, told, seat)
        if not revealed:
            assert same_goods(world.view(seat), state.view(seat))
    _check_final(state, events, chance)
    check_secrets(events, int(state.seats))
    return events


def _same_in_public(world: State, said: str, seat: int | None, first: Event) -> str:
    """An option of the imagined world that looks like the real one: usually the same words."""
    decision = world.decision
    assert decision is not None
    texts = [str(option) for option in decision.options]
    if decision.seat == seat:
        return said  # it has the same options; what it draws then may differ
    for text in [said, *texts] if said in texts else texts:
        trial = world.copy()
        if trial.play(text)[0].view(seat) == first.view(seat):
            return text
    raise AssertionError(f"seat {seat} can tell: {first.view(seat)} is impossible in its world")


def _compare(real: list[Event], imagined: list[Event], seat: int | None) -> bool:
    """The same for this seat up to the first reveal; True when there was one."""
    for one, two in zip(real, imagined, strict=False):
        if one.reveals or two.reveals:
            assert one.reveals == two.reveals, f"{one.kind} and {two.kind}: only one of them reveals"
            return True
        if one.secret and one.knower == seat and one.data != two.data:
            assert same_goods(one.view(None), two.view(None))
            return True  # it drew from among cards that it does not know: another one in another world
        assert same_goods(one.view(seat), two.view(seat))
    assert len(real) == len(imagined)
    return False


def _check_final(state: State, events: list[Event], chance: Rng) -> None:
    """A step is final when chance happened or something was revealed, and only then; chance is news."""
    drawn = state.rng.to_json() != chance.to_json()
    assert state.is_irreversible == (drawn or any(event.reveals for event in events))
    assert state.is_news <= state.is_irreversible
    assert state.is_news or not drawn


def check_no_news_tells_nothing(state: State, rng: Rng) -> int:
    """A step that is no news shows its seat nothing new. Returns how many such steps there are."""
    decision = state.decision
    assert decision is not None
    free = [index for index in range(len(decision.options)) if not decision.tried(index).is_news]
    for index in [free[place] for place in some(len(free))]:
        after = state.copy()
        after.play_at(index)
        for _ in range(5):
            world = state.determinize(decision.seat, rng)
            world.play_at(index)
            assert same_goods(world.view(decision.seat), after.view(decision.seat))
            assert _asked(world) == _asked(after)
    return len(free)


def _asked(state: State) -> int | None:
    return None if state.decision is None else state.decision.seat


def check_secrets(events: list[Event], seats: int) -> None:
    """What is secret in an event is shown to its knower and to nobody else."""
    for event in events:
        for seat in (None, *range(seats)):
            shown = event.view(seat)
            expected = set(event.data)
            if event.secret and seat != event.knower:
                expected.discard(event.secret)
            assert set(shown) == {"event", *expected}
            assert shown["event"] == event.kind
