"""Search for every game of the contract: many short games, hidden cards dealt again in each."""
