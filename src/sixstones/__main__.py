"""`python -m sixstones` is the command line, whichever build is on the path."""

from sixstones.cli import main

raise SystemExit(main())
