"""Where the built program begins: the thinking process branches off before anything else is imported."""

import sys
from importlib import import_module
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()
    sys.exit(import_module("eldest.__main__").main())
