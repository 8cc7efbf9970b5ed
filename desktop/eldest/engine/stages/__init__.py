"""Stages that games share: cutting for the deal, dealing, and the play of tricks."""
