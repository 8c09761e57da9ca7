"""Measuring the speed of the rules."""
