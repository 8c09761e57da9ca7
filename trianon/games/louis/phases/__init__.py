"""The four phases of a round.

`begin` and `answer` return True when somebody is asked, False when the phase is over.
"""
