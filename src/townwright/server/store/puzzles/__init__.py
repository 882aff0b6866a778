"""What the store keeps of puzzles: who has tried which, and how many have solved each."""
