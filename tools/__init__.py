"""What the Makefile and the package build share; nothing here is part of the installed package."""
