"""The questions of Mercado: who is asked, what is legal, what it does."""
