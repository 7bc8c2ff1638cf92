"""A bot over the wire that comes back after every interruption: python reconnecting_bot.py http://HOST/table/ID"""

import asyncio
import json
import random
import sys
import uuid

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def play(server: str, table: str) -> None:
    http = httpx.Client(base_url=server)
    http.post("/api/me", json={"name": "Robot"})
    seat = next(s["seat"] for s in http.get(f"/api/tables/{table}").json()["seats"] if s["kind"] == "open")
    http.post(f"/api/tables/{table}/seats/{seat}/sit")
    cookie = {"Cookie": f"sixstones={http.cookies['sixstones']}"}
    move: dict[str, object] = {"ask": None}
    async for socket in connect(f"ws{server[4:]}/api/tables/{table}/live", additional_headers=cookie):
        try:  # every turn of this loop is a connection; the first update says where the game stands
            await socket.send(json.dumps({"type": "hello", "wire": 1, "look": seat}))
            while True:
                frame = json.loads(await socket.recv())
                if frame["type"] == "update" and frame["status"] in ("over", "closed"):
                    print(frame["result"])
                    return
                if frame["type"] == "update" and frame["ask"]:
                    if move["ask"] != frame["ask"]["number"]:  # else the same again, under the same id
                        move = {"type": "move", "client": uuid.uuid4().hex, "seat": seat}
                        move |= {"ask": frame["ask"]["number"], "text": random.choice(frame["legal"])["text"]}
                    await socket.send(json.dumps(move))
                if frame["type"] == "ack":
                    move = {"ask": None}  # it is durable
        except ConnectionClosed:
            continue


if __name__ == "__main__":
    address, _, table = sys.argv[1].rpartition("/table/")
    asyncio.run(play(address, table))
