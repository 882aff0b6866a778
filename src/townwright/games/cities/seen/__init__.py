"""What is shown of a game: the view of a seat, choices word by word, drawings, and the companion."""
