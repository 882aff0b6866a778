### Puzzles of Greentown.

puzzles-about-greentown = A tour is due. Find the route that pays most.
puzzles-asked-tour = Lead a tour that pays you { $goal } Greenies.
puzzles-brought-tour = That tour pays you { $brought }; one pays { $goal }.
