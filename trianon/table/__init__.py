"""One live match and everything around it: chairs, versions, undo, chat, lobby, storage."""
