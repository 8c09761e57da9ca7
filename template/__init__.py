"""The template: a complete tiny game to copy from, and to test kernel and table with. README.md says more."""
