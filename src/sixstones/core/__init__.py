"""The contract that every game, bot, tool and table is built on. Standard library only."""
