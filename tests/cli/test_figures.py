"""`trianon figures`: the sheet, a copy to correct, and the check of it."""

from pathlib import Path

from tests.cli.support import trianon


def test_a_copy_is_written_corrected_and_checked(tmp_path: Path) -> None:
    sheet = trianon("figures", "mercado")
    assert ["candlestick †", "S3", "5", "–", "–", "L2"] in [
        [cell.strip() for cell in line.strip("│").split("│")] for line in sheet.splitlines()
    ]
    assert "Takkun's Board Game Diary" in sheet
    file = tmp_path / "my.toml"
    trianon("figures", "mercado", "--write", str(file))
    assert "exists already" in trianon("figures", "mercado", "--write", str(file), code=1)
    assert "the same figures" in trianon("figures", "mercado", "--check", str(file))
    text = file.read_text("utf-8")
    file.write_text(
        text.replace('"F:GG", points = 3', '"F:GG", points = 5').replace("0 = { symbol", "1 = { symbol", 1)
    )
    told = trianon("figures", "mercado", "--check", str(file))
    assert "tiles.letter_opener.points: 3 -> 5" in told
    assert "side_a.0.symbol: fake 1 -> nothing" in told
    file.write_text("format = 0")
    assert trianon("figures", "mercado", "--check", str(file), code=1) == (
        f"trianon: {file}: format: must be 1, not 0\n"
    )
