"""What happens when somebody errs: one class for each law, put together to a code by every game."""
