"""The table one sees. It draws a sight and tells wishes; it never judges.

`layout` and `pieces` say, without Qt, what lies where; `scene` settles to that; `choreography` shows how
it came about and always ends by settling; `drag` and `keys` turn hands and keys into the acts permitted.
"""
