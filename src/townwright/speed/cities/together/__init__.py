"""Cities of several seats that act together, many games at once, for learners."""
