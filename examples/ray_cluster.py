"""A Ray cluster on one machine: a head and two nodes.

One leaves and another joins in the middle.

The rows are those of one process all the same:

    python examples/ray_cluster.py --games 2000
"""

import argparse
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import ExitStack

from sixstones.arena import simulate

HERE = "127.0.0.1"


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HERE, 0))
        return int(found.getsockname()[1])


def start(*words: str) -> "subprocess.Popen[bytes]":
    """A node in a process group of its own; with --block it lives as long as its process."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1", *words]
    silent = subprocess.DEVNULL
    return subprocess.Popen(command, stdout=silent, stderr=silent, start_new_session=True)


def stop(node: "subprocess.Popen[bytes]") -> None:
    if node.poll() is None:
        os.killpg(node.pid, signal.SIGTERM)
        node.wait()


def wait_for(address: str, nodes: int) -> None:
    import ray

    ray.init(address=address, log_to_driver=False, configure_logging=False)
    while sum(node["Alive"] for node in ray.nodes()) < nodes:  # type: ignore[no-untyped-call]
        time.sleep(0.2)
    ray.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="splendor")
    parser.add_argument("--games", type=int, default=2000)
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the nodes end with this program
    # The head, its nodes and this program know one another by a token made for this run.
    os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
    port = free_port()
    address = f"{HERE}:{port}"
    with ExitStack() as nodes:

        def node(*words: str) -> "subprocess.Popen[bytes]":
            begun = start(*words)
            nodes.callback(stop, begun)
            return begun

        node("--head", f"--port={port}", f"--node-ip-address={HERE}", "--include-dashboard=false")
        while socket.socket().connect_ex((HERE, port)):
            time.sleep(0.2)
        wait_for(address, 1)  # a node that comes before the head is ready ends at once
        first = node(f"--address={address}", f"--node-ip-address={HERE}")
        wait_for(address, 2)
        node(f"--address={address}", f"--node-ip-address={HERE}")
        wait_for(address, 3)
        print(f"a head and two nodes at {address}", flush=True)

        def change() -> None:
            time.sleep(2)
            stop(first)
            print("one node has left", flush=True)
            node(f"--address={address}", f"--node-ip-address={HERE}")
            print("another one joins", flush=True)

        changing = threading.Thread(target=change)
        changing.start()
        bots = ["greedy", "random"]
        together = simulate(given.game, bots, given.games, seed=1, ray=address)
        changing.join()
        import ray

        ray.shutdown()
    alone = simulate(given.game, bots, given.games, seed=1)
    print("equal" if together.rows == alone.rows else "DIFFERENT", len(alone.rows), "games")


if __name__ == "__main__":
    main()
