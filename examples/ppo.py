"""PPO in one file of torch: a net learns Splendor on `Batch`, then meets `random`.

python examples/ppo.py                    # says every ten updates how often it beats random
python examples/ppo.py --updates 2 --lanes 8 --steps 16 --games 4
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from sixstones.batch import Batch
from sixstones.envs import BatchVectorEnv

DISCOUNT, LAMBDA, CLIP, ENTROPY, EPOCHS, PARTS = 0.995, 0.9, 0.2, 0.01, 2, 4


class Player(nn.Module):
    """The policy as odds of the open actions, and the value."""

    def __init__(self, numbers: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        thought = self.body(seen)
        odds = self.policy(thought).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=odds), torch.tanh(self.value(thought)).squeeze(-1)


def collect(batch: Batch, seen: Any, player: Player, steps: int) -> tuple[Any, dict[str, torch.Tensor]]:
    """Play some steps in every game.

    Returns what was seen and done, with advantages for the seat that did it.
    """
    size, seats = batch.size, batch.players
    kept: dict[str, list[Any]] = {
        key: [] for key in ("seen", "masks", "actions", "odds", "values", "seat", "ended", "won")
    }
    for _ in range(steps):
        observations, masks = torch.from_numpy(seen.observations.copy()), torch.from_numpy(seen.masks.copy())
        with torch.no_grad():
            chances, values = player(observations, masks)
            actions = chances.sample()
        kept["seat"].append(seen.seat.copy())
        seen = batch.step(actions.numpy())
        for key, value in (("seen", observations), ("masks", masks), ("actions", actions), ("values", values)):
            kept[key].append(value)
        kept["odds"].append(chances.log_prob(actions))
        kept["ended"].append(seen.ended.copy())
        kept["won"].append(seen.rewards.copy())
    # From the end: every seat's advantage looks to its own next decision, or to the result of the game.
    every = np.arange(size)
    value = np.stack([one.numpy() for one in kept["values"]])
    after, ahead, result = (np.zeros((size, seats), np.float32) for _ in range(3))
    known = np.zeros((size, seats), bool)
    advantage, counts = np.zeros_like(value), np.zeros(value.shape, bool)
    for t in reversed(range(steps)):
        ended, seat = kept["ended"][t], kept["seat"][t]
        after[ended], ahead[ended], known[ended], result[ended] = 0, 0, True, kept["won"][t][ended]
        delta = result[every, seat] + DISCOUNT * after[every, seat] - value[t]
        advantage[t] = delta + DISCOUNT * LAMBDA * ahead[every, seat]
        counts[t] = known[every, seat]
        after[every, seat], ahead[every, seat] = value[t], advantage[t]
        result[every, seat], known[every, seat] = 0, True
    keep = torch.from_numpy(counts.reshape(-1))
    flat = {key: torch.cat(kept[key])[keep] for key in ("seen", "masks", "actions", "odds")}
    flat["advantage"] = torch.from_numpy(advantage.reshape(-1))[keep]
    flat["target"] = flat["advantage"] + torch.from_numpy(value.reshape(-1))[keep]
    return seen, flat


def learn(player: Player, optimiser: torch.optim.Optimizer, data: dict[str, torch.Tensor]) -> None:
    advantage = (data["advantage"] - data["advantage"].mean()) / (data["advantage"].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(advantage)).chunk(PARTS):
            chances, value = player(data["seen"][part], data["masks"][part])
            ratio = (chances.log_prob(data["actions"][part]) - data["odds"][part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part])
            off = (value - data["target"][part]).square()
            loss = -gain.mean() + 0.5 * off.mean() - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def share_won(game: str, player: Player, games: int, opponents: str = "random") -> float:
    """The share of games won against bots, the seat changing halfway.

    A shared win counts a half.
    """
    won = 0.0
    for seat in (0, 1):
        half = games // 2
        envs = BatchVectorEnv(game, half, opponents=opponents, seat=seat, limit=1000)
        seen, told = envs.reset(seed=1000 + seat)
        waiting = np.ones(half, bool)
        while waiting.any():
            with torch.no_grad():
                chances, _ = player(torch.from_numpy(seen), torch.from_numpy(told["action_mask"].astype(bool)))
            seen, rewards, ended, cut, told = envs.step(chances.probs.argmax(-1).numpy())
            ended |= cut
            first = ended & waiting
            won += float((rewards[first] == 1).sum()) + 0.5 * float((np.abs(rewards[first]) < 1).sum())
            waiting &= ~ended
    return won / (2 * (games // 2))


def main() -> float:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default="splendor")
    words.add_argument("--updates", type=int, default=30)
    words.add_argument("--lanes", type=int, default=64)
    words.add_argument("--steps", type=int, default=128)
    words.add_argument("--games", type=int, default=400)
    given = words.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)  # so small a net gains nothing from more
    batch = Batch(given.game, given.lanes, seed=1)
    player = Player(batch.observation.size, batch.observation.actions)
    optimiser = torch.optim.Adam(player.parameters(), lr=1e-3)
    seen, started = batch.reset(), time.perf_counter()
    for update in range(1, given.updates + 1):
        seen, data = collect(batch, seen, player, given.steps)
        if len(data["actions"]) > 1:
            learn(player, optimiser, data)
        if update % 10 == 0:
            made = update * given.lanes * given.steps
            rate = share_won(given.game, player, 100)
            print(
                f"{made:>9} decisions {time.perf_counter() - started:6.0f} s: wins {rate:.0%} against random",
                flush=True,
            )
    rate = share_won(given.game, player, given.games)
    print(f"won {rate:.1%} of {given.games} games against random")
    return rate


if __name__ == "__main__":
    main()
