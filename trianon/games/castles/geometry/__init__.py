"""Where tiles may lie: outlines, doors, fences, levels, and what a castle is worth."""
