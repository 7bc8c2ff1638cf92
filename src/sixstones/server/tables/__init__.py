"""All tables of a server: in memory, driven by bots and clocks, kept in step, tidied away."""
