### Rätsel zu Greentown.

puzzles-about-greentown = Eine Tour steht an. Finde die, die am meisten einbringt.
puzzles-asked-tour = Führe eine Tour, die dir { $goal } Greenies bringt.
puzzles-brought-tour = Diese Tour bringt dir { $brought }; eine bringt { $goal }.
