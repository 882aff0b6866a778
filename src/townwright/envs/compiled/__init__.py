"""What environments over compiled rules share."""
