"""Random numbers: repeatable, even, and checkable by hand when sealed."""

import hashlib
from collections import Counter

import pytest

import trianon
from template.game.components import COPIES, COURTIERS
from trianon import Rng
from trianon.kernel.rng import SealedRng, rng_from_json
from trianon.testing import play_out


def test_the_numbers_never_change() -> None:
    """Seeds written down years ago must still give their games: these figures stay."""
    assert [Rng(7).word(), Rng(8).word(), Rng(2**63).word()] == [96602036, 611484302, 1501149509]
    rng = Rng(2006)
    assert [rng.below(100) for _ in range(10)] == [40, 74, 73, 78, 72, 60, 84, 20, 5, 96]


def plain_sfc32(a: int, b: int, c: int, d: int, count: int) -> list[int]:
    """The generator as its author describes it."""
    mask = 0xFFFFFFFF
    words = []
    for _ in range(count):
        word = (a + b + d) & mask
        d = (d + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = ((c << 21 | c >> 11) + word) & mask
        words.append(word)
    return words


def test_the_generator_is_sfc32() -> None:
    rng = Rng(99)
    digest = hashlib.sha256(b"trianon 99").digest()
    a, b, c = (int.from_bytes(digest[start : start + 4], "big") for start in (0, 4, 8))
    assert [rng.word() for _ in range(200)] == plain_sfc32(a, b, c, 1, 200)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 25, 36])
def test_numbers_below_n_are_even(n: int) -> None:
    """Every number comes, about equally often."""
    rng = Rng(1)
    counts = Counter(rng.below(n) for _ in range(600 * n))
    assert sorted(counts) == list(range(n))
    assert all(480 < count < 720 for count in counts.values())


def test_words_from_the_uneven_end_are_drawn_again() -> None:
    """For n just above half of all words, nearly every second word is passed over."""
    rng, twin = Rng(3), Rng(3)
    n = 2**31 + 1
    number = rng.below(n)
    word = twin.word()
    while word >= n:
        word = twin.word()
    assert number == word


@pytest.mark.parametrize("rng", [Rng(5), SealedRng(bytes(range(32)))])
def test_copies_and_documents_go_on_the_same(rng: Rng) -> None:
    rng.word()
    copy, read = rng.copy(), rng_from_json(rng.to_json())
    expected = [rng.word() for _ in range(5)]
    assert [copy.word() for _ in range(5)] == [read.word() for _ in range(5)] == expected


def test_a_split_generator_is_independent() -> None:
    rng = Rng(5)
    other = rng.split()
    assert [rng.word() for _ in range(4)] != [other.word() for _ in range(4)]


def test_sealed_numbers_by_hand() -> None:
    """Word i is the first four bytes of SHA-256(seed, i as eight bytes)."""
    seed = hashlib.sha256(b"a secret").digest()
    rng = SealedRng(seed)
    for number in range(50):
        digest = hashlib.sha256(seed + number.to_bytes(8, "big")).digest()
        assert rng.word() == int.from_bytes(digest[:4], "big")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_sealed_game_can_be_checked_from_its_seed(seats: int) -> None:
    """Who knows the seed and the record computes every outcome with hashlib and the rules of drawing."""
    seed = hashlib.sha256(b"table %d" % seats).digest()
    state = trianon.game("template").start(seats=seats, seed=seed)
    play_out(state, Rng(seats))
    again = trianon.game("template").start(seats=seats, seed=seed)
    for action in state.record.actions:
        again.play(action)
    assert again.record == state.record

    words = (
        int.from_bytes(hashlib.sha256(seed + number.to_bytes(8, "big")).digest()[:4], "big")
        for number in range(10**6)
    )

    def below(n: int) -> int:
        return next(word for word in words if word < 2**32 - 2**32 % n) % n

    first, *draws = state.record.chance
    assert first == f"first {below(seats)}"
    deck = [courtier for courtier in COURTIERS for _ in range(COPIES)]
    assert draws == [f"draw {deck.pop(below(len(deck)))}" for _ in range(COPIES * len(COURTIERS))]
