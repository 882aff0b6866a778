"""Who may do what: the policy and its guard, session cookies, tickets for sockets, passwords, who may see a table."""
