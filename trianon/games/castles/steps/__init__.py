"""The questions of Castles of Mad King Ludwig: what is legal, and what an answer brings about."""
