"""Taken messages: which of them led to which version, so that sending one again is harmless."""

from array import array

SIZE = 8  # bytes of a digest


class TakenMessages:
    """Every message of a game that was accepted, in a dozen bytes each."""

    __slots__ = ("_digests", "_versions")

    def __init__(self) -> None:
        self._digests = bytearray()
        self._versions = array("i")

    def add(self, guest: str, id: str, version: int) -> None:
        """The message led to this version; of one that is there already the first stays."""
        self._digests += _digest(guest, id)
        self._versions.append(version)

    def version(self, guest: str, id: str) -> int | None:
        """What the message led to; None when it is new."""
        digest = _digest(guest, id)
        place = self._digests.find(digest)
        while place % SIZE and place >= 0:  # across two digests: none of them
            place = self._digests.find(digest, place + 1)
        return None if place < 0 else self._versions[place // SIZE]


def _digest(guest: str, id: str) -> bytes:
    """Python's own hash, which has a secret key in every process: nobody can choose two ids that share it."""
    return hash((guest, id)).to_bytes(SIZE, "little", signed=True)
