"""What a game is: the contract every game, bot, tool and table is built on. Standard library only."""
