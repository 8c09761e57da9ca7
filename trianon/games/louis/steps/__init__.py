"""The questions of Louis XIV (P1 to P15): what is legal, what it does. The phases say who is asked and when.

`ask` sets the question for the seat in turn; where it returns False there was nothing to decide.
"""
