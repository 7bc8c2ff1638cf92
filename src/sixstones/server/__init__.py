"""Tables where people and bots meet: a server with a journal that loses nothing.

Needs the extra `server`.
"""
