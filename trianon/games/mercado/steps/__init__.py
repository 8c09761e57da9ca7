"""The questions and tasks of Mercado, one file each, in the order of their numbers."""

from typing import Any, Final

from trianon.games.mercado.steps.action import ChooseAction
from trianon.games.mercado.steps.buying import Buying
from trianon.games.mercado.steps.changer import Changer
from trianon.games.mercado.steps.cutpurse import Cutpurse
from trianon.games.mercado.steps.evaluate import Evaluate
from trianon.games.mercado.steps.giveup import GiveUp
from trianon.games.mercado.steps.place import Place
from trianon.games.mercado.steps.played import Played
from trianon.games.mercado.steps.privilege import Privilege
from trianon.games.mercado.steps.purge import Purge
from trianon.games.mercado.steps.seal import Seal
from trianon.games.mercado.steps.service import Service
from trianon.games.mercado.steps.symbol import Symbol
from trianon.kernel.step import Step

STEPS: Final[list[Step[Any]]] = [
    Privilege("privilege"),
    ChooseAction("action"),
    Seal("seal"),
    Place("place"),
    Evaluate("evaluate"),
    Symbol("symbol"),
    Changer("changer"),
    GiveUp("giveup"),
    Purge("purge"),
    Cutpurse("cutpurse"),
    Played("played"),
    Buying("buying"),
    Service("service"),
]
