"""What pages are told of the tables that they watch."""
