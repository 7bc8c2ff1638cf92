"""A bot that reconnects by itself: python reconnecting_bot.py http://HOST/table/ID"""

import asyncio
import json
import random
import sys
import uuid
from contextlib import suppress

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def play(server: str, table: str) -> None:
    http = httpx.Client(base_url=server)
    http.post("/api/me", json={"name": "Robot"})
    seat = next(s["seat"] for s in http.get(f"/api/tables/{table}").json()["seats"] if s["kind"] == "open")
    http.post(f"/api/tables/{table}/seats/{seat}/sit")
    cookie = {"Cookie": f"sixstones={http.cookies['sixstones']}"}
    async for socket in connect(f"ws{server[4:]}/api/tables/{table}/live", additional_headers=cookie):
        with suppress(ConnectionClosed):  # then the next one; its first update says whether the last move came through
            await socket.send(json.dumps({"type": "hello", "wire": 1, "look": seat}))
            while True:
                frame = json.loads(await socket.recv())
                if frame["type"] == "update" and frame["status"] in ("over", "closed"):
                    print(frame["result"])
                    return
                if frame["type"] == "update" and frame["ask"]:
                    move = {"type": "move", "client": uuid.uuid4().hex, "seat": seat, "ask": frame["ask"]["number"]}
                    await socket.send(json.dumps(move | {"text": random.choice(frame["legal"])["text"]}))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1].split("/table/")))
