"""Who wins a column: the pair, the highest total, the beggar (K9.5, K9.7 to K9.9)."""

from trianon.testing import rule
from trianon.testing.kabale import evaluated


@rule("K9.5")
def test_prince_and_squire_win_outright() -> None:
    """Sixteen points beat any total."""
    column = evaluated("art", "1:king 1:queen 0:prince 0:squire")
    assert (column.winner, column.why, column.totals) == (0, "pair", [16, 36])


@rule("K9.5")
def test_prince_and_squire_of_different_colours_are_no_pair() -> None:
    """They must belong to one player."""
    column = evaluated("art", "0:prince 1:squire 1:king")
    assert (column.winner, column.why) == (1, "highest")


@rule("K9.5")
def test_a_removed_half_makes_no_pair() -> None:
    """The mage takes the prince, the witch the squire."""
    assert evaluated("art", "0:prince 0:squire 1:mage").why == "highest"
    assert evaluated("art", "0:prince 0:squire 1:witch").why == "highest"


@rule("K9.5")
def test_of_several_pairs_the_highest_card_decides() -> None:
    """Prince or squire, whichever lies nearest the goal card."""
    column = evaluated("art", "2:king 1:squire 0:prince 0:squire 1:prince")
    assert (column.winner, column.why, column.tied) == (1, "pair", True)


@rule("A21", "K9.5")
def test_a_prince_without_squire_decides_nothing() -> None:
    """White's prince lies highest of all, but he has no squire of his colour; then cards of pairs decide."""
    column = evaluated("art", "1:prince 0:prince 0:squire 2:squire")
    assert column.winner == 0
    column = evaluated("art", "1:king 0:squire 1:prince 1:squire 0:prince 2:mage 0:mage")
    assert column.winner == 0


@rule("A21")
def test_removed_cards_break_no_tie() -> None:
    """With the mage no prince is left, so no pair is: the totals decide."""
    column = evaluated("art", "0:prince 0:squire 1:squire 1:prince 2:mage")
    assert (column.why, column.winner) == ("highest", 2)


@rule("A22", "K9.5", "K9.8")
def test_a_pair_beats_the_beggar() -> None:
    """The pair is settled before the beggar."""
    column = evaluated("art", "1:beggar 0:prince 0:squire")
    assert (column.winner, column.why) == (0, "pair")


@rule("W1", "K9.7")
def test_a_tie_goes_to_the_card_that_lies_highest() -> None:
    """Blue and white have sixteen each; blue's card is nearer to the goal card."""
    column = evaluated("art", "0:queen 2:romeo 1:merchant 1:cardinal")
    assert column.totals == [16, 16, 5]
    assert (column.winner, column.tied) == (0, True)


@rule("K9.7")
def test_the_highest_total_wins() -> None:
    """The sum of a player's cards counts, not the single card."""
    column = evaluated("art", "0:king 1:queen 1:farmer")
    assert (column.winner, column.totals, column.tied) == (1, [20, 24], False)


@rule("K9.9", "K9.7")
def test_ties_look_at_cards_worth_nothing_too() -> None:
    """White's disguise lies highest and decides the tie for white."""
    column = evaluated("art", "1:disguise 0:queen 1:merchant 1:cardinal")
    assert (column.totals, column.winner, column.tied) == ([16, 16], 1, True)


@rule("K9.9", "K9.4.1")
def test_removed_cards_do_not_break_ties() -> None:
    """White's removed king lay highest; of the cards left blue's is higher."""
    column = evaluated("art", "1:king 0:merchant 1:cardinal 2:mage")
    assert (column.totals, column.winner) == ([8, 8, 7], 0)


@rule("A13", "K9.7")
def test_a_doppelganger_without_value_counts_nothing_and_can_win() -> None:
    """Against a card worth more its owner loses; against a disguise the tie rule decides."""
    assert evaluated("art", "0:disguise 1:doppelganger").winner == 0
    column = evaluated("art", "0:doppelganger")
    assert (column.winner, column.totals) == (0, [0, None])
    column = evaluated("art", "0:musketeers 1:doppelganger")
    assert (column.winner, column.totals) == (0, [11, 0])


@rule("A13", "K9.9")
def test_a_doppelganger_without_value_lies_highest_in_a_tie() -> None:
    """Musketeers take every value from it, not its place."""
    column = evaluated(
        "art", "1:doppelganger 0:king 0:farmer 1:queen 1:mage 0:musketeers 1:musketeers 1:storm 2:king"
    )
    assert column.totals == [39, 43, 20]
    column = evaluated("art", "1:doppelganger 0:musketeers 1:musketeers")
    assert (column.totals, column.winner, column.tied) == ([11, 11], 1, True)


@rule("W10", "K9.8")
def test_beggar_against_disguise() -> None:
    """Nothing is less than four."""
    column = evaluated("art", "0:beggar 1:disguise")
    assert column.totals == [4, 0]
    assert (column.winner, column.why) == (1, "lowest")


@rule("K9.8")
def test_the_beggar_lets_the_lowest_total_win() -> None:
    """Also for another player than the beggar's owner."""
    column = evaluated("art", "0:beggar 0:king 1:farmer 2:queen")
    assert (column.winner, column.totals, column.tied) == (1, [24, 8, 16], False)


@rule("K9.8")
def test_who_is_not_eligible_for_the_beggar() -> None:
    """A player with no card left, or with only a doppelganger without value, cannot win."""
    column = evaluated("art", "0:beggar 1:doppelganger 2:king", seats=4)
    assert column.values["1:doppelganger"] == 20
    column = evaluated("art", "0:beggar 2:king 1:doppelganger", seats=4)
    assert (column.totals, column.winner) == ([4, 0, 20, None], 0)
    column = evaluated("art", "1:king 0:beggar 0:queen 2:mage")
    assert (column.totals, column.winner) == ([4, None, 7], 0)


@rule("K9.8")
def test_a_doppelganger_without_value_beside_another_card_is_no_obstacle() -> None:
    """Its owner has another card and so is eligible."""
    column = evaluated("art", "0:beggar 1:squire 1:doppelganger")
    assert (column.totals, column.winner) == ([4, 2], 1)


@rule("K9.8", "K9.9")
def test_a_tie_at_the_beggar_goes_to_the_lowest_card() -> None:
    """Of two eights the lower one wins; cards worth nothing count for it as well."""
    column = evaluated("art", "0:farmer 1:merchant 2:beggar 2:king")
    assert (column.totals, column.winner, column.tied) == ([8, 8, 24], 1, True)
    column = evaluated("art", "0:farmer 1:merchant 2:beggar 2:king 0:disguise")
    assert column.winner == 0


@rule("A16", "K9.8")
def test_several_beggars_act_as_one() -> None:
    """Two beggars do not cancel each other."""
    column = evaluated("art", "0:beggar 1:beggar 1:king")
    assert (column.winner, column.why) == (0, "lowest")


@rule("K9.8")
def test_a_removed_beggar_does_not_act() -> None:
    """The witch drove it away, so the highest total wins."""
    column = evaluated("art", "0:beggar 1:king 2:queen 0:witch")
    assert (column.winner, column.why) == (1, "highest")
