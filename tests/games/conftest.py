"""The suite's own assertions are told in full when they fail."""

import pytest

pytest.register_assert_rewrite(
    "games.suite", "games.euchre.recount", "games.euchre.recount_bidding", "games.whist.recount"
)
