"""What tests run over: every game of the house, and the template; compiled rules or their sources."""

import trianon
import trianon.kernel.state

TEMPLATE = "template"
GAMES = (*trianon.games(), TEMPLATE)
IS_COMPILED = not str(trianon.kernel.state.__file__).endswith(".py")
