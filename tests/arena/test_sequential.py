"""A match may end when it is decided, and is hardly ever decided wrongly."""

import trianon
from trianon.arena.match import Result
from trianon.arena.sequential import RISK, Bet, Trial, interval

MATCHES = 300
ROUNDS = 100


def verdict(luck: trianon.Rng, share: float, target: float) -> tuple[int, int]:
    """What a match with rounds of two games comes to, and after how many rounds."""
    bet = Bet(target)
    for number in range(1, ROUNDS + 1):
        bet.add(sum(int(luck.below(1000)) < 1000 * share for _ in range(2)) / 2)
        if bet.verdict:
            return bet.verdict, number
    return 0, ROUNDS


def test_where_the_target_is_the_truth_few_matches_are_decided() -> None:
    luck = trianon.Rng(1)
    for share in (0.2, 0.55, 0.8):
        decided = sum(verdict(luck, share, share)[0] != 0 for _ in range(MATCHES))
        assert decided <= RISK * MATCHES


def test_a_clear_match_is_decided_early_and_rightly() -> None:
    luck = trianon.Rng(2)
    above = [verdict(luck, 0.75, 0.5) for _ in range(MATCHES)]
    assert {side for side, _ in above} == {1}
    assert sum(number for _, number in above) / MATCHES < ROUNDS / 3
    assert {verdict(luck, 0.3, 0.6)[0] for _ in range(MATCHES)} == {-1}


def test_the_interval_holds_the_share() -> None:
    low, high = interval([1.0, 0.5] * 40)
    assert 0.6 < low < 0.75 < high < 0.9
    assert interval([]) == (0.0, 1.0)


def test_every_seating_of_a_deal_counts_once() -> None:
    """The first bot wins every game but those that it shares; one game of a round decides nothing."""
    trial = Trial(["a", "b"], 0.5)
    games = [
        Result(("a", "b"), (3, 3), (0, 1), (1, 1), (0.1, 0.1)),
        Result(("b", "a"), (1, 2), (1,), (1, 1), (0.1, 0.1)),
    ] * 50
    decided = [trial.add(game) for game in games].index(True) + 1
    assert decided % 2 == 0
    assert decided < 60
    found = trial.finding()
    assert (found.bot, found.target, found.verdict, found.games) == ("a", 0.5, 1, 100)
    assert found.low < 0.75 < found.high
