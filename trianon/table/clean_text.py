"""Names and chat as people type them, made harmless; whom a line names."""

import re
import unicodedata

from trianon.table.lookalikes import is_visible
from trianon.table.messages import MAX_CHAT_LENGTH, MAX_NAME_LENGTH, MAX_TITLE_LENGTH
from trianon.table.problems import TableProblem

JOINERS = "\u200c\u200d"
# What joiners stand between in ordinary writing: letters without case (Arabic, Indic), their marks, emoji.
_JOINED = frozenset(("Lo", "Mn", "Mc", "So", "Sk"))


def _clean(text: str) -> str:
    """One line in composed form, without what cannot be seen; empty when only marks are left."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    seen = "".join(
        sign
        for at, sign in enumerate(text)
        if is_visible(sign) or (sign in JOINERS and _joins(text[at - 1 : at] + text[at + 1 : at + 2]))
    ).strip()
    return seen if any(unicodedata.category(sign)[0] in "LNPS" for sign in seen) else ""


def _joins(neighbours: str) -> bool:
    return len(neighbours) == 2 and all(
        is_visible(sign) and unicodedata.category(sign) in _JOINED for sign in neighbours
    )


def clean_name(text: str, otherwise: str) -> str:
    """A name fit to be shown; `otherwise` when nothing of it is left."""
    return _clean(text[: MAX_NAME_LENGTH * 8])[:MAX_NAME_LENGTH].strip() or otherwise


def clean_title(text: str) -> str:
    """What something is called; TableProblem when nothing is left of it, or too much."""
    title = _clean(text)
    if not title or len(title) > MAX_TITLE_LENGTH:
        raise TableProblem("malformed", f"a title has between one and {MAX_TITLE_LENGTH} letters")
    return title


def clean_chat(text: str) -> str:
    """A line of chat; TableProblem when it is empty or too long."""
    line = _clean(text)
    if not line:
        raise TableProblem("malformed", "there is nothing to say in this line")
    if len(line) > MAX_CHAT_LENGTH:
        raise TableProblem("too_large", f"a line of chat may have {MAX_CHAT_LENGTH} letters")
    return line


def is_mentioned(name: str, line: str) -> bool:
    """Whether a line of chat calls somebody: @Ann, in capital letters or not."""
    return bool(name) and re.search(rf"(?<!\w)@{re.escape(name)}(?!\w)", line, re.IGNORECASE) is not None
