"""What tests of several folders share: builders, screens, and the reading of clauses."""
