"""Page: a report as one HTML file with its plots, to be kept, sent and read without anything else."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from trianon.arena.report import Line, Report, wilson

WIDTH: Final = 640
ROW: Final = 28  # height of a bar
LABEL: Final = 130  # width of the names beside the bars
PLOT: Final = 120  # height of a histogram
MOST_BINS: Final = 40
COLOURS: Final = ("#8a5a12", "#1f5f8b", "#7a2b4a", "#3d6b35", "#5b4a8a", "#46535e")

STYLE: Final = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { white-space: nowrap; padding: .2rem .5rem; text-align: right; border-bottom: 1px solid #8884 }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto; display: block } svg text { fill: currentColor; font-size: 13px }
.wide { overflow-x: auto } .soft { opacity: .75 }
"""

Bar = tuple[str, float, float, float]  # name, share, and the ends of its interval


def page(
    title: str,
    head: dict[str, object],
    report: Report,
    finding: str = "",
    ranks: Mapping[str, str] | None = None,
) -> str:
    """The document; `head` says how to play the same games again, `finding` what a match was to decide.

    `ranks`: the names of those that the end of such a game gives, the lowest first.
    """
    lines, seats = report.lines, len(report.seats)
    facts = ", ".join(f"{name} {value}" for name, value in head.items())
    table = _table(lines) if seats > 1 else _lonely_table(lines)
    parts = [f"<h1>{escape(title)}</h1>", f'<p class="soft">{escape(facts)}</p>', table]
    if finding:
        parts.append(f"<p>{escape(finding)}</p>")
    if seats > 1:
        shares = [(line.bot, line.rate, line.low, line.high) for line in lines]
        places = [(f"seat {one.seat}", one.rate, one.low, one.high) for one in report.seats]
        parts += ["<h2>Share of the wins</h2>", _bars(shares, 1 / seats)]
        parts += ["<h2>Advantage of the seats</h2>", _bars(places, 1 / seats)]
        parts.append(
            '<p class="soft">Bars have 95% confidence intervals; the dashed line is a fair share.</p>'
        )
    if ranks:
        parts += ["<h2>Ranks</h2>", *(_bars(_reached(line, ranks)) for line in lines)]
        parts.append('<p class="soft">Bars have 95% confidence intervals.</p>')
    parts += ["<h2>Points</h2>", _histograms({line.bot: line.points_seen for line in lines})]
    if seats > 1:
        margins = _histograms({line.bot: line.margins_seen for line in lines})
        parts += ["<h2>Margin to the best of the others</h2>", margins]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n{body}\n</html>\n"
    )


def _table(lines: Sequence[Line]) -> str:
    heads = ("bot", "seats", "wins", "share", "95% interval", "points", "margin", "ms/choice")
    rows = [
        (
            escape(line.bot),
            str(line.played),
            f"{line.wins:g}",
            f"{line.rate:.1%}",
            f"{line.low:.1%}–{line.high:.1%}",
            f"{line.points:.1f} ± {line.points_error:.1f}",
            f"{line.margin:+.1f} ± {line.margin_error:.1f}",
            f"{line.milliseconds:.2f}",
        )
        for line in lines
    ]
    return _rows(heads, rows)


def _lonely_table(lines: Sequence[Line]) -> str:
    """Nobody to win against: points alone."""
    heads = ("bot", "games", "points", "ms/choice")
    rows = [
        (
            escape(line.bot),
            str(line.played),
            f"{line.points:.1f} ± {line.points_error:.1f}",
            f"{line.milliseconds:.2f}",
        )
        for line in lines
    ]
    return _rows(heads, rows)


def _reached(line: Line, ranks: Mapping[str, str]) -> list[Bar]:
    """How often a bot was given each rank."""
    counts = {name: line.ranks.get(rank, 0) for rank, name in ranks.items()}
    return [(name, count / line.played, *wilson(count, line.played)) for name, count in counts.items()]


def _rows(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{name}</th>" for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def _bars(bars: Sequence[Bar], fair: float | None = None) -> str:
    """Shares from 0 to 1, one below the other."""

    def x(share: float) -> float:
        return round(LABEL + share * (WIDTH - LABEL - 60), 1)

    height = ROW * len(bars)
    drawn = []
    for index, (name, share, low, high) in enumerate(bars):
        middle, colour = index * ROW + ROW / 2, COLOURS[index % len(COLOURS)]
        drawn.append(
            f'<text x="0" y="{middle + 4}">{escape(name)}</text>'
            f'<rect x="{LABEL}" y="{middle - 8}" width="{x(share) - LABEL:.1f}" height="16" fill="{colour}"/>'
            f'<path d="M{x(low)} {middle}H{x(high)}" stroke="currentColor" stroke-width="2"/>'
            f'<text x="{WIDTH}" y="{middle + 4}" text-anchor="end">{share:.1%}</text>'
        )
    if fair is not None:
        drawn.append(f'<path d="M{x(fair)} 0V{height}" stroke="currentColor" stroke-dasharray="4 4"/>')
    return _svg(height, "".join(drawn))


def _histograms(seen: dict[str, dict[int, int]]) -> str:
    """One for each bot, on the same scale."""
    low, high = min(map(min, seen.values())), max(map(max, seen.values()))
    drawn = (
        _histogram(name, counts, low, high, COLOURS[number % len(COLOURS)])
        for number, (name, counts) in enumerate(seen.items())
    )
    return "\n".join(drawn)


def _histogram(name: str, seen: dict[int, int], low: int, high: int, colour: str) -> str:
    """How often each value, or each range of values of the same width, was seen."""
    step = -(-(high - low + 1) // MOST_BINS)
    bins = [0] * ((high - low) // step + 1)
    for value, count in seen.items():
        bins[(value - low) // step] += count
    width, most = WIDTH / len(bins), max(bins)
    drawn = [f'<text x="0" y="14">{escape(name)}</text>']
    for index, count in enumerate(bins):
        tall = round(count / most * (PLOT - 40), 1)
        values = (
            str(low + index * step) if step == 1 else f"{low + index * step}–{low + (index + 1) * step - 1}"
        )
        drawn.append(
            f'<rect x="{index * width:.1f}" y="{PLOT - 20 - tall:.1f}" width="{max(1, width - 1):.1f}" '
            f'height="{tall}" fill="{colour}"><title>{values}: {count}</title></rect>'
        )
    drawn.append(f'<text x="0" y="{PLOT - 4}">{low}</text>')
    drawn.append(f'<text x="{WIDTH}" y="{PLOT - 4}" text-anchor="end">{high}</text>')
    return _svg(PLOT, "".join(drawn))


def _svg(height: float, inside: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{inside}</svg>'
