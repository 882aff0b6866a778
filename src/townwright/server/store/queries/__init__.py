"""What is done inside one transaction, by subject: events, lists of tables, accounts, sessions, invitations."""
