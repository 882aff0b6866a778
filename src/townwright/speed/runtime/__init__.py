"""What the compiled games share: the compiler's modes, its words, random streams, batches, and timing."""
