"""The questions of Kabale & Hiebe: who is asked, what is legal, what it does."""
