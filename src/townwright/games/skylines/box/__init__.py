"""What is in the box: bars, cards, tiles, boards, and the files that describe them."""
