"""What tests of rules need: positions in a line, scripted chance, random players, rule numbers, conformance.

>>> from trianon.testing import given, script
>>> state = given("kabale", columns=["art 2: [1:assassin]"], hands=["king"])
>>> script(state, "draw queen")
>>> [event.kind for event in state.play("king > 1")]
['laid', 'revealed', 'killed', 'drew']
"""

from trianon.testing.chance import script
from trianon.testing.players import play_out, random_answer
from trianon.testing.positions import given
from trianon.testing.rules import rule, rules_of

__all__ = ["given", "play_out", "random_answer", "rule", "rules_of", "script"]
