"""The games by Gymnasium's ids, such as `sixstones/TicTacToe-v0`.

Importing `sixstones.envs` registers them: Gymnasium 1.4 no longer looks for entry points.
"""

from gymnasium.envs.registration import register

from sixstones.core.registry import game, game_ids


def register_all() -> None:
    """Register every game that declares an observation, in our namespace."""
    for id in game_ids():
        found = game(id)
        if found.blocks(found.min_players):
            register(
                id=f"sixstones/{camel_case(id)}-v0",
                entry_point="sixstones.envs.seat:SeatEnv",
                vector_entry_point="sixstones.envs.vector:BatchVectorEnv",
                kwargs={"game": id},
            )


def camel_case(id: str) -> str:
    """A game's id as Gymnasium writes names: `tic_tac_toe` is `TicTacToe`."""
    return "".join(word.capitalize() for word in id.split("_"))
