"""Names and chat as people type them, made harmless."""

import unicodedata

from trianon.table.messages import MAX_CHAT_LENGTH, MAX_NAME_LENGTH
from trianon.table.problems import TableProblem

# Control, format (also what turns the writing direction), surrogate, private, unassigned; line separators.
_UNWANTED = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
# Format characters that belong to ordinary writing: joiners, used by several scripts and by emoji.
_WANTED = frozenset("\u200c\u200d")


def _clean(text: str) -> str:
    """One line in composed form, without what cannot be seen."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    return "".join(
        sign for sign in text if sign in _WANTED or unicodedata.category(sign) not in _UNWANTED
    ).strip()


def clean_name(text: str, otherwise: str) -> str:
    """A name fit to be shown; `otherwise` when nothing of it is left."""
    return _clean(text[: MAX_NAME_LENGTH * 8])[:MAX_NAME_LENGTH].strip() or otherwise


def clean_chat(text: str) -> str:
    """A line of chat; TableProblem when it is empty or too long."""
    line = _clean(text)
    if not line:
        raise TableProblem("malformed", "there is nothing to say in this line")
    if len(line) > MAX_CHAT_LENGTH:
        raise TableProblem("too_large", f"a line of chat may have {MAX_CHAT_LENGTH} letters")
    return line
