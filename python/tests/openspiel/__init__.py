"""Algorithms as OpenSpiel's users run them, written again from OpenSpiel's documentation; they know `pyspiel` only."""
