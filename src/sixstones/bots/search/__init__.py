"""Search for every game of the contract: many short games in the mind, each over secrets dealt anew."""
