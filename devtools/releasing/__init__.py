"""Makes a release: builds, compares, reads licences, and writes the bill of materials."""
