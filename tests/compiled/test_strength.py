"""What the documents and the site say about the strength of the bots is what the kept games say."""

from bench.strength import table


def test_the_document_shows_the_games_that_count() -> None:
    """Games of bots that have changed do not: then `python -m bench.strength --write` mends the document."""
    text = table.DOCUMENT.read_text("utf-8")
    assert text.split(table.BEGIN)[1].split(table.END)[0] == table.table()
