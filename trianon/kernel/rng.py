"""Random numbers: integer-only, the same on every Python, interpreted and compiled."""

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000
BLANK: Final = -1  # the words are filled in by the caller


class Rng:
    """A small fast generator (sfc32 by Chris Doty-Humphrey); the same seed gives the same numbers.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(8)]
    [2, 5, 3, 5, 2, 5, 0, 3]
    """

    def __init__(self, seed: int = BLANK) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 1
        if seed >= 0:
            digest = hashlib.sha256(b"trianon %d" % seed).digest()
            self.a = int.from_bytes(digest[0:4], "big")
            self.b = int.from_bytes(digest[4:8], "big")
            self.c = int.from_bytes(digest[8:12], "big")

    def word(self) -> i64:
        """The next 32 random bits."""
        result: i64 = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & MASK
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely (words from the uneven end are drawn again)."""
        x = self.word()
        if x > SPAN - n:  # perhaps in the uneven end: rare, and only here it is worth a division
            span: i64 = SPAN
            limit = span - span % n
            while x >= limit:
                x = self.word()
        return x % n

    def copy(self) -> "Rng":
        """A generator that will give the same numbers."""
        other = Rng()
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.d = self.d
        return other

    def split(self) -> "Rng":
        """A new generator, seeded by this one."""
        other = Rng()
        other.a = self.word()
        other.b = self.word()
        other.c = self.word()
        return other

    def to_json(self) -> dict[str, object]:
        """The generator as data; `rng_from_json` reads it."""
        return {"kind": "sfc32", "words": [self.a, self.b, self.c, self.d]}


class SealedRng(Rng):
    """The generator of real tables: word i is the start of SHA-256(seed, i).

    Nobody can compute the seed back from the cards seen, and whoever is shown the seed after the game can
    check every outcome with a few lines of any language.
    """

    def __init__(self, seed: bytes = b"") -> None:
        super().__init__()
        self.seed = seed
        self.drawn: i64 = 0

    def word(self) -> i64:
        """The next 32 random bits."""
        count: int = self.drawn
        self.drawn += 1
        digest = hashlib.sha256(self.seed + count.to_bytes(8, "big")).digest()
        return int.from_bytes(digest[0:4], "big")

    def copy(self) -> "SealedRng":
        """A generator that will give the same numbers."""
        other = SealedRng(self.seed)
        other.drawn = self.drawn
        return other

    def to_json(self) -> dict[str, object]:
        """The generator as data; `rng_from_json` reads it."""
        return {"kind": "sha256", "seed": self.seed.hex(), "drawn": self.drawn}


def rng_from_json(doc: object) -> Rng:
    """The generator that `to_json` described; ValueError when it describes none."""
    if not isinstance(doc, dict):
        raise ValueError("must be an object")
    if doc.get("kind") == "sha256":
        sealed = SealedRng(bytes.fromhex(str(doc.get("seed", ""))))
        sealed.drawn = _word(doc.get("drawn"))
        return sealed
    words = doc.get("words")
    if doc.get("kind") != "sfc32" or not isinstance(words, list) or len(words) != 4:
        raise ValueError("must have kind 'sfc32' and four words, or kind 'sha256', seed and drawn")
    rng = Rng()
    rng.a, rng.b, rng.c, rng.d = _word(words[0]), _word(words[1]), _word(words[2]), _word(words[3])
    return rng


def _word(value: object) -> i64:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MASK:
        raise ValueError("words are whole numbers of 32 bits")
    return value
