"""The net as torch trains it; `as_net` gives the numbers that play."""

from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from sixstones.bots.net import Net


class Model(nn.Module):
    """Hidden layers, action scores and worths.

    A hidden layer as wide as the one before adds to it. Scores also come straight from the inputs.
    """

    def __init__(self, inputs: int, hidden: list[int], actions: int, seats: int) -> None:
        super().__init__()
        sizes = [inputs, *hidden]
        self.hidden = nn.ModuleList([nn.Linear(a, b) for a, b in pairwise(sizes)])
        self.straight = nn.Linear(inputs, actions)
        nn.init.zeros_(self.straight.weight)
        nn.init.zeros_(self.straight.bias)
        self.straight.bias.requires_grad_(False)
        self.policy = nn.Linear(sizes[-1], actions)
        self.value = nn.Linear(sizes[-1], seats)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        looks = self.straight(x)
        for layer in self.hidden:
            y = torch.relu(layer(x))
            x = y + x if y.shape == x.shape else y
        return looks + self.policy(x), torch.tanh(self.value(x))

    def as_net(self, head: dict[str, Any]) -> Net:
        layers = [*self.hidden, self.straight, self.policy, self.value]
        numbers = [
            (_numbers(layer.weight).T.copy(), _numbers(layer.bias)) for layer in layers if isinstance(layer, nn.Linear)
        ]
        return Net(head, numbers)


def _numbers(tensor: Tensor) -> Any:
    return tensor.detach().float().cpu().numpy().astype(np.float32)


def losses(model: Model, inputs: Tensor, policies: Tensor, counts: Tensor, values: Tensor) -> tuple[Tensor, Tensor]:
    """The loss: cross-entropy of the policy over open actions, square of the value."""
    looks, worths = model(inputs)
    closed = policies < 0
    chances = torch.log_softmax(looks.masked_fill(closed, -1e9), 1)
    surprise = -(policies.masked_fill(closed, 0.0) * chances.masked_fill(closed, 0.0)).sum(1)
    return (surprise * counts).sum() / counts.sum().clamp(min=1.0), (worths - values).square().mean()
