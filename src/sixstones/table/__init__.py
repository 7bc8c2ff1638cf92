"""One table as a library: entries folded into seats, play, clocks and views; commands.

Whoever holds a table drives it through the same few calls: a command makes a `Draft`, `append` makes the entry of it,
`Table.fold` takes it in, and `make_update` tells each viewer what they may know. Time and people are arguments.
"""
