"""Takes in games, trains on them, hands out new weights, and can be ended and begun again at any time."""

import copy
import csv
import json
import math
import multiprocessing
import os
import queue
import random
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from sixstones import game
from sixstones.bots.net import expected, write_net
from sixstones.train.curve import draw_curve
from sixstones.train.model import Model, losses
from sixstones.train.symmetries import rearranged
from sixstones.train.tables import Plan, Samples
from sixstones.train.worker import Report, work

FIELDS = ["seconds", "games", "games_by_net", "positions", "steps", "policy_loss", "value_loss", "match", "match_games"]
MEAN = 0.999  # of the weights over steps; the mean is what plays
WAYS = 128  # to lay out positions again
RECENT = 200  # games of the match that the log's rate is taken over


@dataclass(frozen=True)
class Training:
    """How the net learns."""

    seconds: float
    jobs: int
    seed: int
    hidden: tuple[int, ...] = (256, 256)
    batch: int = 512
    reuse: float = 16.0  # how often a position is learnt from, on the mean
    room: int = 300_000  # positions kept
    enough: int = 20_000  # positions before learning begins
    rate: float = 1e-3
    teach: float = 60.0  # seconds of the first run in which the plain search plays
    publish: float = 15.0  # seconds between two sets of weights


class Learner:
    """All of a training that outlives the process is in its folder: `state.pt`, `log.csv`, the net, the curve."""

    def __init__(self, plan: Plan, training: Training, folder: Path) -> None:
        self.plan = plan
        self.training = training
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(training.seed)
        torch.set_num_threads(max(1, (os.cpu_count() or 1) - training.jobs))
        opening = game(plan.game).start(plan.players)
        self.head = expected(opening)
        width, actions = self.head["inputs"], self.head["actions"]
        self.model = Model(width, list(training.hidden), actions, plan.players).to(self.device)
        self.mean = copy.deepcopy(self.model)
        self.optimizer = torch.optim.AdamW(self.model.parameters(), training.rate, weight_decay=1e-4)
        room = training.room
        self.inputs = self._room(room, width)
        self.policies = self._room(room, actions)
        self.counts = self._room(room)
        self.values = self._room(room, plan.players)
        self.done: dict[str, float] = dict.fromkeys(FIELDS, 0)
        self.fresh = 0  # positions taken in by this process
        self.allowed = 0.0  # steps that the positions taken in pay for
        self.matches: list[float] = []
        chance = random.Random(training.seed)
        ways = [rearranged(plan.game, plan.players, width, actions, chance) for _ in range(WAYS)]
        self.ways = [tuple(torch.tensor(part, device=self.device) for part in way) for way in ways if way is not None]
        self._resume()

    def _room(self, *sizes: int) -> torch.Tensor:
        return torch.zeros(sizes, dtype=torch.float16, device=self.device)

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
        self.done = saved["done"]
        self.matches = saved["matches"]

    def save(self) -> None:
        """Everything needed to go on, written so that a kill leaves the old file or the new one."""
        saved = {
            "model": self.model.state_dict(),
            "mean": self.mean.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "done": self.done,
            "matches": self.matches,
        }
        made = self.folder / "state.new"
        torch.save(saved, made)
        os.replace(made, self.folder / "state.pt")
        head = {
            **self.head,
            "seed": self.training.seed,
            "games": int(self.done["games"]),
            "positions": int(self.done["positions"]),
            "steps": int(self.done["steps"]),
            "simulations": self.plan.simulations,
        }
        if self.done["seconds"] >= self.training.teach:
            write_net(self.net_path, self.mean.as_net(head))
        with (self.folder / "log.csv").open("a", encoding="utf-8", newline="") as file:
            csv.writer(file).writerow([round(self.done[name], 4) for name in FIELDS])
        draw_curve(self.folder / "log.csv", self.folder / "curve.svg", f"{self.plan.game}, {self.plan.players} players")

    def run(self) -> None:
        """Train for the given time, on top of what earlier runs have done."""
        context = multiprocessing.get_context("spawn")
        reports: Any = context.Queue(64)
        begun = time.monotonic()
        before = self.done["seconds"]
        seed = self.training.seed + int(self.done["games"]) + 1
        (self.folder / "plan.json").write_text(
            json.dumps({"plan": asdict(self.plan), "training": asdict(self.training)}, indent=1), "utf-8"
        )
        workers = [
            context.Process(target=work, args=(self.plan, n, seed, self.net_path, reports), daemon=True)
            for n in range(self.training.jobs)
        ]
        for worker in workers:
            worker.start()
        published = 0.0
        try:
            while (spent := time.monotonic() - begun) < self.training.seconds:
                self.done["seconds"] = before + spent
                self._take_in(reports)
                late = spent / self.training.seconds
                learnt = self._learn(late)
                if self.done["steps"] > 0 and spent - published > self.training.publish:
                    published = spent
                    self.save()
                    print(self.line(), flush=True)
                if not learnt:
                    time.sleep(0.01)
        finally:
            for worker in workers:
                worker.terminate()
            for worker in workers:
                worker.join()
        self.done["seconds"] = before + self.training.seconds
        if self.done["steps"] > 0:
            self.save()
            print(self.line(), flush=True)

    def line(self) -> str:
        return "  ".join(f"{name} {self.done[name]:.4g}" for name in FIELDS)

    def _take_in(self, reports: Any) -> None:
        while True:
            try:
                report: Report = reports.get_nowait()
            except queue.Empty:
                return
            if report.match is not None:
                self.matches = [*self.matches, report.match][-RECENT:]
                self.done["match"] = sum(self.matches) / len(self.matches)
                self.done["match_games"] += 1
            if report.samples is not None:
                self._keep(report.samples)
                self.done["games"] += report.games
                self.done["games_by_net"] += report.games if report.by_net else 0

    def _keep(self, samples: Samples) -> None:
        count = len(samples.counts)
        at = (torch.arange(count) + self.fresh) % self.training.room
        at = at.to(self.device)
        self.inputs[at] = torch.from_numpy(samples.inputs).to(self.device)
        self.policies[at] = torch.from_numpy(samples.policies).to(self.device)
        self.counts[at] = torch.from_numpy(samples.counts).to(self.device)
        self.values[at] = torch.from_numpy(samples.values).to(self.device)
        self.fresh += count
        self.done["positions"] += count
        self.allowed += count * self.training.reuse / self.training.batch

    def _learn(self, late: float) -> bool:
        """Up to sixteen steps, as many as the positions taken in pay for; false if there was none."""
        if self.fresh < self.training.enough or self.allowed < 1:
            return False
        rate = self.training.rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * min(1.0, late))))
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        steps = min(64, int(self.allowed))
        for _ in range(steps):
            at = torch.randint(min(self.fresh, self.training.room), (self.training.batch,), device=self.device)
            inputs, policies = self.inputs[at].float(), self.policies[at].float()
            if self.ways:
                way = random.choice(self.ways)
                inputs, policies = inputs[:, way[0]], policies[:, way[1]]
            policy, value = losses(self.model, inputs, policies, self.counts[at].float(), self.values[at].float())
            self.optimizer.zero_grad(set_to_none=True)
            (policy + value).backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), 5.0)
            self.optimizer.step()
            self.done["steps"] += 1
            # Young weights change fast: their mean must not lag behind.
            keep = min(MEAN, 1 - 1 / (1 + self.done["steps"] / 10))
            with torch.no_grad():
                for mean, now in zip(self.mean.parameters(), self.model.parameters(), strict=True):
                    mean.lerp_(now, 1 - keep)
        self.allowed -= steps
        self.done["policy_loss"], self.done["value_loss"] = policy.item(), value.item()
        return True
