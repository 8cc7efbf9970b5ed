"""What can be told of a card that might be laid: the rows and columns of a taste (traits.pxd says the same).

A taste is a number for every trait in every row, by which a card's merits are added up. The row is by what
the card would do: be led, a plain card or a trump; while the trick is a friend's, follow, beat it, ruff it or
be thrown away; and the same while it is a foe's. A card is *out* that the player has not seen, of the pack.
The traits are

- ONE: always 1;
- TRUMP_CARD: it is a trump;
- MASTER: no card out beats it in its suit;
- ABOVE: how many out beat it in its suit, 4 at most;
- BELOW: how many out it beats in its suit, 4 at most;
- RUFFED: a foe still to play is known to lack the suit led, and may have trumps;
- HELPED: so is a friend;
- LENGTH: how many of its suit are held, 5 at most;
- ALONE: it is the only one of a plain suit beside trumps;
- OWN_TRUMPS: trumps held, 5 at most;
- TRUMPS_OUT: trumps out, 6 at most;
- FOES: foes still to play;
- FRIENDS: friends still to play;
- MAKER: the player made the trumps;
- WITH_MAKER: a friend of his did;
- POINTS: what the card counts;
- GATHERED: what the cards of the open trick count;
- SUIT_OUT: how many of its suit are out, 8 at most;
- LOWEST: it is the lowest held of its suit;
- TOP: it is the highest held of its suit;
- FRIEND_LED: a friend has led its suit;
- FOE_LED: a foe has;
- OWN_LED: the player has himself;
- TOUCHING: no card out lies between it and the next lower one held;
- ABOVE_FOES: ABOVE while foes are to play;
- MASTER_FOES: MASTER while foes are to play;
- SAFE: it is a master that is not RUFFED;
- LEFT: cards held, 5 at most;
- DRAWN: no foe can have a trump;
- LOSABLE: how many out beat the best card of the trick in its suit, 4 at most.
"""

(
    LEADS_PLAIN,
    LEADS_TRUMP,
    FOLLOWS_FRIEND,
    BEATS_FRIEND,
    RUFFS_FRIEND,
    THROWN_TO_FRIEND,
    FOLLOWS_FOE,
    BEATS_FOE,
    RUFFS_FOE,
    THROWN_TO_FOE,
) = ROWS = range(10)

(
    ONE,
    TRUMP_CARD,
    MASTER,
    ABOVE,
    BELOW,
    RUFFED,
    HELPED,
    LENGTH,
    ALONE,
    OWN_TRUMPS,
    TRUMPS_OUT,
    FOES,
    FRIENDS,
    MAKER,
    WITH_MAKER,
    POINTS,
    GATHERED,
    SUIT_OUT,
    LOWEST,
    TOP,
    FRIEND_LED,
    FOE_LED,
    OWN_LED,
    TOUCHING,
    ABOVE_FOES,
    MASTER_FOES,
    SAFE,
    LEFT,
    DRAWN,
    LOSABLE,
) = TOLD = range(30)
TRAITS = 32
"""Columns of a taste: the last two are not used."""
TASTE = len(ROWS) * TRAITS
"""Numbers of a taste."""
