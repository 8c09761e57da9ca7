"""What a game brought, and which messages it took, in little memory: nothing gets lost on the way."""

import trianon
from trianon.table.history import BLOCK, History, Version
from trianon.table.taken_messages import TakenMessages


def test_packed_versions_come_back_as_they_were() -> None:
    """Secrets and their knowers included, from any version on."""
    history = History(Version(None, []))
    for number in range(1, 4 * BLOCK):
        event = trianon.Event("drawn", {"seat": number % 3, "card": f"card {number}"}, "card", number % 3)
        history.append(Version(number % 3, [event], undone=number % 7 == 0))
    assert len(history) == 4 * BLOCK
    for first in (0, 1, BLOCK - 1, BLOCK, 2 * BLOCK + 3, 4 * BLOCK - 1, 4 * BLOCK):
        found = history.since(first)
        assert len(found) == 4 * BLOCK - first
        for number, version in enumerate(found, first):
            assert version.undone == (number % 7 == 0 and number > 0)
            if number:
                assert version.seat == number % 3
                [event] = version.events
                assert event.view(number % 3)["card"] == f"card {number}"
                assert "card" not in event.view(None)
    assert history.newest is history.since(4 * BLOCK - 1)[0]


def test_a_version_that_rests_is_as_before() -> None:
    """Asked for or not in between, once or often."""
    history = History(Version(None, []))
    for number in range(1, 2 * BLOCK):
        event = trianon.Event("drawn", {"seat": 1, "card": f"card {number}"}, "card", 1)
        history.append(Version(1, [event]))
        for _ in range(number % 4):
            history.rest()
        if number % 3:
            assert [event.view(1)["card"] for event in history.newest.events] == [f"card {number}"]
    told = [version.events[0].view(1)["card"] for version in history.since(1)]
    assert told == [f"card {number}" for number in range(1, 2 * BLOCK)]


def test_a_taken_message_is_known_by_guest_and_id() -> None:
    taken = TakenMessages()
    for number in range(1000):
        taken.add(f"guest {number % 4}", f"message {number}", number)
    for number in range(1000):
        assert taken.version(f"guest {number % 4}", f"message {number}") == number
        assert taken.version(f"guest {(number + 1) % 4}", f"message {number}") is None
