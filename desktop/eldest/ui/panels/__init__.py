"""The panels beside the table: what happened and how it stands, as thin models over values.

They are given glimpses and sights and the wording to tell them in; they know no other widget.
"""
