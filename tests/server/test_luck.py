"""Every game at a table proves its luck: undo, consent, secret choices, bots, a restart."""

import json
import random
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from sixstones.cli import main
from sixstones.core.errors import SixStonesError
from sixstones.server.client import Guest, Json, TableLink
from sixstones.server.people.identity import COOKIE
from sixstones.table.luck import commitment, nonce_of
from sixstones.table.verify import verify
from tests.server.services import Served, lenient
from tests.server.table_kit import has, looks, refused, soon

pytestmark = pytest.mark.anyio

GAMES = ["splendor", "infinity_war", "superhero_battle", "thanos_rising"]
SCRIPT = Path(__file__).parents[2] / "docs" / "check_luck.mjs"
WORDS = ["Ann’s own words", "и мои слова"]
BEFORE, AFTER = 8, 6  # decisions before the restart, and after it


class Played:
    """A game of two people on a server that restarts in the middle."""

    def __init__(self, db: str, game: str) -> None:
        self.db = db
        self.game = game
        self.rng = random.Random(game)
        self.links: list[TableLink] = []
        self.cookies: list[str] = []
        self.own_undos = 0
        self.secret_choices = 0
        self.texts: list[str] = []  # everything that was told while the game ran

    def serve(self) -> None:
        self.served = Served(lenient(self.db))

    async def arrive(self, stack: AsyncExitStack) -> None:
        self.guests = []
        for number, name in enumerate(("Ann", "Bob")):
            guest = Guest(self.served.url, name)
            if self.cookies:
                guest.http.cookies.set(COOKIE, self.cookies[number], domain="127.0.0.1")
            self.guests.append(await stack.enter_async_context(guest))

    async def open(self) -> None:
        ann, bob = self.guests
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.card = await ann.post("/api/tables", {"game": self.game, "players": 2, "seats": seats})
        self.path = f"/api/tables/{self.card['id']}"
        await bob.post(f"{self.path}/seats/1/sit")
        for seat, guest in enumerate(self.guests):
            await guest.call("PUT", f"{self.path}/seats/{seat}/nonce", {"words": WORDS[seat]})
        await ann.post(f"{self.path}/start")
        self.links = await looks(self.card, ann, bob)

    async def decide(self) -> None:
        """Somebody who is asked decides, and takes it back once if that is possible."""
        asked = [link for link in self.links if link.update["ask"] and link.update["legal"]]
        link = self.rng.choice(asked)
        await soon(link.play(self.rng.choice(link.update["legal"])["text"]))
        self.secret_choices += len(asked) > 1
        if link.update["undo"]["can"] and self.own_undos < 2:
            self.own_undos += 1
            await soon(link.settled(await link.send("undo", seat=link.update["look"])))
        await self.all_have(link.update["number"])

    async def all_have(self, number: int) -> None:
        for link in self.links:
            await has(link, number)
        self.texts.append(json.dumps([link.update for link in self.links]))

    async def back_by_consent(self) -> None:
        """Everything since the deal is taken back."""
        one, two = self.links
        to = next(e["number"] for e in await self.entries() if e["kind"] == "start")
        await soon(one.settled(await one.send("undo", seat=0, to=to)))
        await has(two, one.update["number"])
        await soon(two.settled(await two.send("undo-answer", agree=True)))
        await self.all_have(two.update["number"])

    async def entries(self) -> list[Json]:
        found: list[Json] = (await self.guests[0].get(f"{self.path}/journal"))["entries"]
        return found

    async def lend_to_a_bot(self) -> None:
        """A bot plays for Bob until it has decided something."""
        bob = self.guests[1]
        before = self.links[1].update["number"]
        await bob.post(f"{self.path}/seats/1/hand", {"bot": "random"})
        for _ in range(200):
            if any(e["bot"] and e["number"] > before for e in await self.entries()):
                break
            if self.links[0].update["ask"] and self.links[0].update["legal"]:
                await soon(self.links[0].play(self.rng.choice(self.links[0].update["legal"])["text"]))
            else:
                await soon(self.links[0].receive())
        number = (await bob.post(f"{self.path}/seats/1/take-back"))["number"]
        await self.all_have(number)

    async def told(self) -> str:
        """Everything that can be asked for."""
        paths = ["", "/record", "/journal", "/deal", "/record?seat=0", f"/views/{self.links[0].update['number']}"]
        return "".join([(await self.guests[0].http.get(self.path + path)).text for path in paths])

    def secret(self) -> str:
        with sqlite3.connect(self.db.removeprefix("sqlite:///")) as connection:
            query = 'SELECT secret FROM luck WHERE "table" = ?'
            return str(connection.execute(query, [self.card["id"]]).fetchone()[0])

    def draws(self) -> list[list[int]]:
        """All draws of the journal, in the order they were made."""
        with sqlite3.connect(self.db.removeprefix("sqlite:///")) as connection:
            query = 'SELECT body FROM journal WHERE "table" = ? ORDER BY number'
            bodies = [json.loads(row[0]) for row in connection.execute(query, [self.card["id"]])]
        return [draw for body in bodies for draw in body.get("draws", [])]


@pytest.fixture(scope="module", params=GAMES)
async def finished(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Played]:
    """A game with everything that could disturb its luck, played and given up."""
    played = Played(f"sqlite:///{tmp_path_factory.mktemp('luck') / 'six.db'}", request.param)
    played.serve()
    async with AsyncExitStack() as stack:
        await played.arrive(stack)
        await played.open()
        dealt = len(played.draws())
        while len(played.draws()) == dealt:  # something is drawn that is taken back
            await played.decide()
        await played.back_by_consent()
        for _ in range(BEFORE):
            await played.decide()
        await played.lend_to_a_bot()
        played.cookies = [guest.http.cookies[COOKIE] for guest in played.guests]
    played.served.stop()
    played.serve()
    async with AsyncExitStack() as stack:
        await played.arrive(stack)
        played.links = await looks(played.card, *played.guests)
        for _ in range(AFTER):
            await played.decide()
        played.texts.append(await played.told())
        for seat, guest in enumerate(played.guests):
            if (await guest.get(played.path))["status"] == "running":
                await guest.post(f"{played.path}/seats/{seat}/resign")
        yield played
    played.served.stop()


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


async def record_of(played: Played) -> str:
    response = await played.guests[0].http.get(f"{played.path}/record")
    assert response.status_code == 200
    return response.text


async def test_the_record_of_a_game_is_verified(finished: Played) -> None:
    text = await record_of(finished)
    found = verify(text, finished.card["commitment"], dict(enumerate(WORDS)))
    assert found.draws > 0
    assert found.taken_back > 0  # the game went back to its deal
    assert finished.own_undos > 0
    assert finished.secret_choices > 0 or finished.game != "superhero_battle"
    assert found.unproven == 0
    assert found.nonces == [nonce_of(words) for words in WORDS]
    luck = json.loads(text)["luck"]
    assert luck["commitment"] == commitment(bytes.fromhex(finished.secret()))
    assert [draw[0] for draw in finished.draws()] == list(range(1, found.draws + found.taken_back + 1))


async def test_a_strangers_script_verifies_it(finished: Played, tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    file = tmp_path / "record.json"
    text = await record_of(finished)
    file.write_text(text, "utf-8")
    run = [node, str(SCRIPT), str(file)]
    done = subprocess.run([*run, finished.card["commitment"]], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "draws follow from the secret" in done.stdout
    record = json.loads(text)
    first = record["luck"]["draws"][0]
    first[2] = (first[2] + 1) % first[1]
    file.write_text(json.dumps(record), "utf-8")
    failed = subprocess.run(run, capture_output=True, text=True)
    assert failed.returncode == 1
    assert "Draw 1 (step 0" in failed.stderr
    assert len(SCRIPT.read_text("utf-8").splitlines()) <= 60


async def test_nothing_of_the_secret_is_told_while_the_game_runs(finished: Played) -> None:
    said = "".join(finished.texts)
    assert finished.card["commitment"] in said
    assert finished.secret() not in said
    assert '"draws": [[' not in said.replace('"draws":[[', '"draws": [[')
    for line in finished.texts:
        assert '"taken_back":[[' not in line


async def test_the_journal_of_a_running_game_has_only_the_hash_of_words(finished: Played) -> None:
    file = Path(finished.db.removeprefix("sqlite:///"))
    stored = b"".join(part.read_bytes() for part in file.parent.glob("six.db*"))
    assert WORDS[0].encode() not in stored
    assert nonce_of(WORDS[0]).encode() in stored


# Changed records. Splendor alone: the rest of the record is no different.


@pytest.fixture
def changed(finished: Played) -> Played:
    if finished.game != "splendor":
        pytest.skip("tried with one game")
    return finished


def tell(record: Json) -> str:
    with pytest.raises(SixStonesError) as caught:
        verify(json.dumps(record))
    return caught.value.message


async def test_a_changed_record_fails_and_says_where(changed: Played) -> None:
    text = await record_of(changed)

    def again() -> Json:
        found: Json = json.loads(text)
        return found

    record = again()
    draw = record["luck"]["draws"][3]
    draw[2] = (draw[2] + 1) % draw[1]
    assert tell(record).startswith("Draw 4 (step 3, ")

    record = again()
    record["luck"]["draws"][3][1] += 1
    assert tell(record).startswith("Draw 4 (step 3")

    record = again()
    record["luck"]["nonces"][1] = nonce_of("other words")
    assert "a nonce was changed" in tell(record)

    record = again()
    record["luck"]["secret"] = "00" * 32
    assert tell(record).startswith("The secret does not fit the commitment")

    record = again()
    step = next(n for n, line in enumerate(record["steps"]) if line.startswith("* ") and n > 0)
    other = next(
        line for line in record["steps"][step + 1 :] if line.startswith("* ") and line != record["steps"][step]
    )
    record["steps"][step] = other
    assert f"(step {step}) brings" in tell(record)

    record = again()
    del record["luck"]["draws"][-1]
    assert "chance steps and" in tell(record)

    record = again()
    record["luck"]["taken_back"].pop()
    assert "is missing" in tell(record)

    record = again()
    record["luck"]["taken_back"].append(record["luck"]["draws"][0])
    assert "comes twice" in tell(record)

    record = again()
    record["luck"]["draws"][5] = None
    assert "has no draw" in tell(record)

    record = again()
    del record["luck"]
    assert tell(record).startswith("The record has no luck")

    for field, value in (("commitment", 7), ("secret", "x"), ("nonces", [""]), ("draws", [[1]]), ("taken_back", 3)):
        record = again()
        record["luck"][field] = value
        assert field in tell(record) or "draws" in tell(record)


async def test_the_command_line_verifies_a_record(
    changed: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_text(await record_of(changed), "utf-8")
    noted = ["--commitment", changed.card["commitment"], "--nonce", f"1={WORDS[0]}", "--nonce", f"2={WORDS[1]}"]
    assert main(["verify", str(file), "--lang", "en", *noted]) == 0
    said = capsys.readouterr().out
    assert said.startswith("The luck is right:")
    assert "taken back" in said
    assert main(["verify", str(file), "--commitment", "00" * 32]) == 2
    assert "not the one you noted" in capsys.readouterr().err
    assert main(["verify", str(file), "--nonce", "1=other"]) == 2
    assert "nonce of seat 1" in capsys.readouterr().err
    assert main(["verify", str(file), "--nonce", "words"]) == 2
    assert "SEAT=WORDS" in capsys.readouterr().err


async def test_hostile_nonces_are_refused(finished: Played) -> None:
    ann, bob = finished.guests
    card = await ann.post("/api/tables", {"game": "splendor", "players": 2})
    path = f"/api/tables/{card['id']}/seats/0/nonce"
    for words in ("", "x" * 201, 7, None, ["a"]):
        await refused(ann.call("PUT", path, {"words": words}), "bad-request", 422)
    raw = await ann.http.put(path, content=b'{"words": "\\ud800"}', headers={"Content-Type": "application/json"})
    assert raw.status_code in (400, 422)
    await refused(bob.call("PUT", path, {"words": "mine"}), "not-your-seat", 403)
    await refused(ann.call("PUT", path.replace("/0/", "/9/"), {"words": "mine"}), "no-such-seat", 404)
    await refused(ann.call("PUT", finished.path + "/seats/0/nonce", {"words": "late"}), "already-started", 409)
