"""Every game that tests run over: those of the house, and the template."""

import trianon

TEMPLATE = "template"
GAMES = (*trianon.games(), TEMPLATE)
