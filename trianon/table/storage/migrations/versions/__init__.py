"""Schema changes of the store, in order."""
