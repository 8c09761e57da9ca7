"""Actions at the face: an object with a text. Inside the rules an action is a small int, its code."""


class Action:
    """One answer to a decision: its kind, its arguments by name, and the text that reads aloud."""

    def __init__(self, code: int, kind: str, args: dict[str, object], text: str) -> None:
        self.code = code
        self.kind = kind
        self.args = args
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.code == self.code and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def to_json(self) -> dict[str, object]:
        """The action as data."""
        return {"text": self.text, "kind": self.kind, "args": self.args}
