"""Look-alikes: names that a person cannot tell apart on the screen."""

import unicodedata
from collections.abc import Iterable
from typing import Final

# Letters of other scripts beside the Latin ones that they look like. Unicode's own folding (NFKC) sees to the
# many Latin letters that exist twice: full-width, mathematical, circled.
_SCRIPTS: Final = (
    ("АВЕЅІЈКМНОРСТУХԚԜҮавеѕіјкмнорстухԁһӏԛԝѵүьг", "ABESIJKMHOPCTYXQWYabesijkmhopctyxdhlqwvybr"),  # Cyrillic
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαβγεηικνορστυχωϲϳ", "ABEZHIKMNOPTYXCabyenikvopotuxwcj"),  # Greek
    ("ՕՍԼոսօհյցզ", "OULnuohjgq"),  # Armenian
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ", "ABCDEGHJKLMPRSTVWYZ"),  # Cherokee
    ("ɑɡıɩᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "agiiabcdefghijklmnoprstuvwyz"),  # Latin, small capitals
)
_LATIN: Final = str.maketrans("".join(odd for odd, _ in _SCRIPTS), "".join(plain for _, plain in _SCRIPTS))
# In many typefaces these are one stroke, one ring, the same two stems.
_STROKES: Final = str.maketrans({"i": "l", "1": "l", "|": "l", "!": "l", "0": "o", "m": "rn", "w": "vv"})


def skeleton(name: str) -> str:
    """The same for names that look the same: case, invisible signs, spaces and foreign letters aside."""
    plain = unicodedata.normalize("NFKC", name).translate(_LATIN).casefold().translate(_STROKES)
    return "".join(sign for sign in unicodedata.normalize("NFC", plain) if is_visible(sign) and _counts(sign))


def _counts(sign: str) -> bool:
    """Spaces and selectors of variants make no other name."""
    return sign != " " and not "\ufe00" <= sign <= "\ufe0f" and not "\U000e0100" <= sign <= "\U000e01ef"


def is_like(name: str, others: Iterable[str]) -> bool:
    """Whether it could be taken for one of the others."""
    return skeleton(name) in {skeleton(other) for other in others if other}


def is_visible(sign: str) -> bool:
    """Whether a sign leaves ink or a space on the screen."""
    return sign not in _BLANK and unicodedata.category(sign) not in _UNSEEN


# Control, format (also what turns the writing direction), surrogate, private, unassigned; line separators.
_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
# Letters and marks by their category, but without ink: fillers of Hangul and Khmer, empty Braille, the joiner
# of graphemes. (Selectors of variants are not among them: emoji need them.)
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u034f\U0001d159")
