"""What is shown of a game: views, choices step by step, reasons, drawings, and the companion."""
