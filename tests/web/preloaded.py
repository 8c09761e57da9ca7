"""What every server imports and loads before it opens, for servers that are forked."""

import trianon
import trianon.table.storage.migrate
import trianon.web.__main__

for id in trianon.games():
    trianon.game(id)
