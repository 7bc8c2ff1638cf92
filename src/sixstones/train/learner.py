"""The learner: takes games in, learns, hands out new weights.

It can be ended and begun again at any time.
"""

import copy
import csv
import json
import math
import multiprocessing
import os
import queue
import random
import time
from collections import deque
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from sixstones import game
from sixstones.bots.net import expected, write_net
from sixstones.train.buffer import FIELDS as PARTS
from sixstones.train.buffer import Buffer
from sixstones.train.curve import draw_curve
from sixstones.train.evaluator import BEST, CHALLENGER, LEARNING, Exchange, Shape, evaluate, weights_path
from sixstones.train.model import Model, losses
from sixstones.train.tables import GUIDED, Plan, Samples, stacked
from sixstones.train.worker import Report, work

FIELDS = [
    *("seconds", "games", "games_by_net", "positions", "steps", "policy_loss", "value_loss"),
    *("new_policy_loss", "new_value_loss", "match", "matches"),
]
NEW = 8  # parcels of positions, just taken in, on which the losses of the mean weights are measured
MEAN = 0.999  # of the weights over steps; the mean is what plays
WAYS = 128  # to lay out positions again
PATIENCE = 120.0  # seconds after which a match counts with the games it has


@dataclass(frozen=True)
class Training:
    """How the net learns."""

    seconds: float
    jobs: int
    seed: int
    hidden: tuple[int, ...] = (256, 256)
    batch: int = 1024
    reuse: float = 8.0  # how often a position is learnt from, on the mean
    room: int = 1_000_000  # positions kept
    enough: int = 20_000  # positions before learning begins
    rate: float = 1e-3
    cool: float = 0.1  # the part of `rate` that is left at the end of a run
    teach: float = 60.0  # seconds of the first run in which the plain search plays
    publish: float = 15.0  # seconds between two sets of weights
    match_every: float = 120.0  # seconds between two matches against the best net so far


class Learner:
    """A training's durable state in its folder: `state.pt`, `buffer/`, `log.csv`, the net."""

    def __init__(self, plan: Plan, training: Training, folder: Path) -> None:
        self.plan = plan
        self.training = training
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(training.seed)
        torch.set_float32_matmul_precision("high")
        torch.set_num_threads(max(1, (os.cpu_count() or 1) - training.jobs - 1))
        opening = game(plan.game).start(plan.players)
        self.head = expected(opening)
        width, actions = self.head["inputs"], self.head["actions"]
        self.model = Model(width, list(training.hidden), actions, plan.players).to(self.device)
        self.mean = copy.deepcopy(self.model)
        self.best: dict[str, Any] | None = None  # the weights that have won their match, and what they were learnt from
        self.optimizer = torch.optim.AdamW(self.model.parameters(), training.rate, weight_decay=0.02)
        self.done: dict[str, float] = dict.fromkeys(FIELDS, 0)
        self.allowed = 0.0  # steps that the positions taken in pay for
        self.challenger: dict[str, Any] = {}  # of the match that is on
        self.points: list[float] = []
        self.newest: deque[Samples] = deque(maxlen=NEW)
        self._resume()
        self.buffer = Buffer(folder / "buffer", training.room, width, actions, plan.players, self.device)
        chance = random.Random(training.seed)
        ways = [opening.game.rearranged(plan.players, width, actions, chance) for _ in range(WAYS)]
        self.ways = [tuple(torch.tensor(part, device=self.device) for part in way) for way in ways if way is not None]
        shape = Shape(training.jobs, plan.tables // 2 * plan.at_once, width, actions, plan.players)
        self.exchange = Exchange(shape)

    @property
    def net_path(self) -> Path:
        return self.folder / f"{self.plan.game}_{self.plan.players}.net"

    def _resume(self) -> None:
        path = self.folder / "state.pt"
        if not path.is_file():
            (self.folder / "log.csv").write_text(",".join(FIELDS) + "\n", "utf-8")
            return
        saved: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
        self.model.load_state_dict(saved["model"])
        self.mean.load_state_dict(saved["mean"])
        self.optimizer.load_state_dict(saved["optimizer"])
        self.best = saved["best"]
        self.done.update(saved["done"])

    def save(self) -> None:
        """Write everything needed to go on, so that a kill leaves the old file or the new one."""
        saved = {
            "model": self.model.state_dict(),
            "mean": self.mean.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "best": self.best,
            "done": self.done,
        }
        _write(saved, self.folder / "state.pt")
        with (self.folder / "log.csv").open("a", encoding="utf-8", newline="") as file:
            csv.writer(file).writerow([round(self.done[name], 4) for name in FIELDS])
        draw_curve(self.folder / "log.csv", self.folder / "curve.svg", f"{self.plan.game}, {self.plan.players} players")

    def run(self) -> None:
        """Train for the given time, on top of what earlier runs have done."""
        context = multiprocessing.get_context("spawn")
        reports: Any = context.Queue(256)
        begun = time.monotonic()
        before = self.done["seconds"]
        seed = self.training.seed + int(self.done["games"]) + 1
        (self.folder / "plan.json").write_text(
            json.dumps({"plan": asdict(self.plan), "training": asdict(self.training)}, indent=1), "utf-8"
        )
        if self.done["steps"] > 0:
            self._publish()
        shape, memory = self.exchange.shape, self.exchange.memory.name
        processes = [
            context.Process(target=work, args=(self.plan, n, seed, shape, memory, reports), daemon=True)
            for n in range(self.training.jobs)
        ]
        hidden = list(self.training.hidden)
        processes.append(context.Process(target=evaluate, args=(shape, memory, hidden, self.folder), daemon=True))
        for process in processes:
            process.start()
        published = judged = 0.0
        try:
            while (spent := time.monotonic() - begun) < self.training.seconds:
                self.done["seconds"] = before + spent
                self._take_in(reports)
                learnt = self._learn(spent / self.training.seconds)
                taught = self.done["seconds"] >= self.training.teach
                waited = spent - judged
                if not self._match_is_on(waited) and self.best is not None and waited > self.training.match_every:
                    judged = spent
                    self._challenge()
                if self.done["steps"] > 0 and spent - published > self.training.publish:
                    published = spent
                    if taught:
                        self._publish()
                    self._measure()
                    self.save()
                    print(self.line(), flush=True)
                if not learnt:
                    time.sleep(0.005)
                dead = [process.exitcode for process in processes if process.exitcode is not None]
                if dead:
                    raise RuntimeError(f"A process of the training ended with status {dead[0]}.")
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                process.join()
            self.exchange.memory.close()
            self.exchange.memory.unlink()
            self.buffer.write()
            self.buffer.wait()
        self.done["seconds"] = before + self.training.seconds
        if self.done["steps"] > 0:
            self.save()
            print(self.line(), flush=True)

    def line(self) -> str:
        return "  ".join(f"{name} {self.done[name]:.5g}" for name in FIELDS)

    def _publish(self) -> None:
        """Hand the mean of the weights to the evaluator; the first ones are the best there are."""
        self._hand_out(LEARNING, self.mean.state_dict())
        if self.exchange.versions[BEST] == 0:
            self._crown(self.best or self._present())

    def _present(self) -> dict[str, Any]:
        """The weights as they are now, and how much they were learnt from."""
        learnt_from = {name: int(self.done[name]) for name in ("games", "positions", "steps")}
        return {"weights": copy.deepcopy(self.mean.state_dict()), "learnt_from": learnt_from}

    def _hand_out(self, net: int, weights: dict[str, Any]) -> None:
        _write(weights, weights_path(self.folder, net))
        self.exchange.versions[net] += 1

    def _challenge(self) -> None:
        """Begin a match of the present weights against the best so far."""
        self.challenger = self._present()
        self._hand_out(CHALLENGER, self.challenger["weights"])
        self.exchange.gate[0] = int(self.done["matches"]) + 1

    def _crown(self, best: dict[str, Any]) -> None:
        """Make these weights the best so far: they are what plays outside."""
        self.best = best
        self._hand_out(BEST, best["weights"])
        model = copy.deepcopy(self.mean)
        model.load_state_dict(best["weights"])
        head = {
            **self.head,
            "seed": self.training.seed,
            **best["learnt_from"],
            "simulations": self.plan.simulations,
            "rolled": GUIDED.rolled,
        }
        write_net(self.net_path, model.as_net(head))

    def _match_is_on(self, lasted: float) -> bool:
        """Whether a match is being played; one that has all its games, or took too long, is counted."""
        if self.exchange.gate[0] == 0:
            return False
        if len(self.points) < self.plan.match_games and lasted < PATIENCE:
            return True
        self.exchange.gate[0] = 0
        self.done["matches"] += 1
        if self.points:
            self.done["match"] = sum(self.points) / len(self.points)
            won = self.done["match"] * self.plan.players >= 1.0
            print(
                f"match of {len(self.points)} games: {self.done['match']:.3f}{', the new best' if won else ''}",
                flush=True,
            )
            if won:
                self._crown(self.challenger)
        self.points = []
        return False

    def _take_in(self, reports: Any) -> None:
        while True:
            try:
                report: Report = reports.get_nowait()
            except queue.Empty:
                return
            if report.match and report.match == self.exchange.gate[0]:
                self.points.append(report.points)
            if report.samples is not None:
                count = len(report.samples.counts)
                self.buffer.add(report.samples)
                self.newest.append(report.samples)
                self.done["positions"] += count
                self.allowed += count * self.training.reuse / self.training.batch
                self.done["games"] += report.games
                self.done["games_by_net"] += report.games if report.by_net else 0

    def _measure(self) -> None:
        """The losses of the weights that play on positions they have hardly learnt from yet."""
        if not self.newest:
            return
        new = stacked(list(self.newest))
        parts = [torch.from_numpy(getattr(new, name)).to(self.device).float() for name in PARTS]
        with torch.no_grad():
            policy, value = losses(self.mean, *parts)
        self.done["new_policy_loss"], self.done["new_value_loss"] = policy.item(), value.item()

    def _learn(self, late: float) -> bool:
        """Up to 32 steps, as many as the positions taken in pay for; false if there was none."""
        if self.buffer.filled < self.training.enough or self.allowed < 1:
            return False
        cool = self.training.cool
        rate = self.training.rate * (cool + (1 - cool) * 0.5 * (1 + math.cos(math.pi * min(1.0, late))))
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        steps = min(32, int(self.allowed))
        for _ in range(steps):
            inputs, policies, counts, values = self.buffer.draw(self.training.batch)
            if self.ways:
                way = random.choice(self.ways)
                inputs, policies = inputs[:, way[0]], policies[:, way[1]]
            policy, value = losses(self.model, inputs, policies, counts, values)
            self.optimizer.zero_grad(set_to_none=True)
            (policy + value).backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), 5.0)
            self.optimizer.step()
            self.done["steps"] += 1
            # Young weights change fast: their mean must not lag behind.
            keep = min(MEAN, 1 - 1 / (1 + self.done["steps"] / 10))
            with torch.no_grad():
                torch._foreach_lerp_(list(self.mean.parameters()), list(self.model.parameters()), 1 - keep)
        self.allowed -= steps
        self.done["policy_loss"], self.done["value_loss"] = policy.item(), value.item()
        return True


def _write(saved: dict[str, Any], path: Path) -> None:
    made = path.with_name(path.name + ".new")
    torch.save(saved, made)
    os.replace(made, path)
