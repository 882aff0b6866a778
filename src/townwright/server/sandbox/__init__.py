"""What strangers bring is computed here, in processes with limits of time and memory that can be ended."""
