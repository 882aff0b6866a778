"""What those at a table show each other and nobody stores: who is there, greetings, suggestions."""
