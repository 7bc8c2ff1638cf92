"""Going back: alone as in Match, further by consent; an undo is an entry of its own."""

import pytest

from sixstones.server.client import Guest, TableLink
from tests.server.table_kit import BOT, People, has, look, looks, quiet, refused, soon, table_of

pytestmark = pytest.mark.anyio


async def undo(link: TableLink, **fields: object) -> int:
    ack = await soon(link.settled(await link.send("undo", seat=link.update["look"], **fields)))
    return int(ack["number"])


async def answer(link: TableLink, agree: bool) -> int:
    ack = await soon(link.settled(await link.send("undo-answer", agree=agree)))
    return int(ack["number"])


async def marks(people: People, *cells: int) -> tuple[list[Guest], list[TableLink]]:
    """Ann and Bob have marked these cells in turn."""
    ann, bob = await people("Ann"), await people("Bob")
    links = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
    for turn, cell in enumerate(cells):
        mover, other = links[turn % 2], links[1 - turn % 2]
        await mover.play(f"mark {cell}")
        await has(other, mover.update["number"])
    return [ann, bob], links


async def test_a_seat_takes_back_its_own_last_decision(people: People) -> None:
    _, (one, two) = await marks(people, 5)
    number = one.update["number"]
    assert one.update["undo"]["can"] is True
    assert two.update["undo"]["can"] is False
    assert await undo(one) == number + 1  # numbers never go back
    update = await has(two, number + 1)
    assert (update["entry"]["kind"], update["entry"]["to"]) == ("undo", number - 1)
    assert update["view"]["position"]["cells"] == [-1] * 9
    assert one.update["ask"] is not None
    await refused(undo(one), "nothing-to-undo", 409)
    await one.play("mark 1")
    assert one.update["number"] == number + 2


async def test_nobody_takes_back_alone_what_another_has_answered(people: People) -> None:
    _, (one, _) = await marks(people, 5, 1)
    await refused(undo(one), "nothing-to-undo", 409)


async def test_a_reveal_cannot_be_taken_back_alone(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    one, two = await looks(await table_of("secret_cards", ann, bob), ann, bob)
    await one.play("lay 1")
    await has(two, one.update["number"])
    await two.play("lay 2")
    await refused(undo(two), "nothing-to-undo", 409)


async def test_all_humans_must_agree_to_go_back_further(people: People) -> None:
    (ann, bob), (one, two) = await marks(people, 5, 1, 9)
    first = one.update["number"] - 3
    number = await undo(two, to=first)
    request = (await has(one, number))["undo"]["request"]
    assert request == {
        "by": bob.id,
        "name": "Bob",
        "seat": 1,
        "to": first,
        "agreed": [bob.id],
        "waiting": [ann.id],
    }
    assert one.update["view"]["position"]["cells"][8] == 0  # nothing has happened yet
    await refused(undo(two, to=first), "undo-pending", 409)
    number = await answer(one, agree=True)
    update = await has(two, number)
    assert (update["entry"]["kind"], update["undo"]["request"]) == ("undo", None)
    assert update["view"]["position"]["cells"] == [-1] * 9


async def test_one_refusal_drops_the_request(people: People) -> None:
    _, (one, two) = await marks(people, 5, 1, 9)
    await refused(answer(one, agree=True), "no-undo-request", 409)
    number = await undo(two, to=one.update["number"] - 2)
    await has(one, number)
    number = await answer(one, agree=False)
    assert (await has(two, number))["undo"]["request"] is None
    assert two.update["view"]["position"]["cells"][8] == 0


async def test_a_move_drops_the_request(people: People) -> None:
    _, (one, two) = await marks(people, 5, 1, 9)
    number = await undo(one, to=one.update["number"] - 2)
    await has(two, number)
    await two.play("mark 2")
    assert two.update["undo"]["request"] is None
    await refused(answer(two, agree=True), "no-undo-request", 409)


async def test_three_humans_agree_one_after_the_other(people: People) -> None:
    guests = [await people(name) for name in ("Ann", "Bob", "Cy")]
    links = await looks(await table_of("veto", *guests), *guests)
    start = links[0].update["number"]
    await links[0].play("take 1")
    await has(links[1], start + 1)
    await links[1].play("pass")
    number = await undo(links[0], to=start)
    await has(links[1], number)
    number = await answer(links[1], agree=True)
    update = await has(links[2], number)
    assert update["undo"]["request"]["waiting"] == [guests[2].id]
    await refused(answer(links[1], agree=True), "no-undo-request", 409)
    number = await answer(links[2], agree=True)
    assert (await has(links[0], number))["view"]["wants"] == 0


async def test_against_bots_one_human_goes_back_at_once(people: People) -> None:
    ann = await people("Ann")
    link = await look(ann, await table_of("tic_tac_toe", ann, BOT))
    start = link.update["number"]
    await link.play("mark 5")
    await has(link, start + 2)
    await refused(undo(link), "nothing-to-undo", 409)
    assert await undo(link, to=start) == start + 3
    assert link.update["view"]["position"]["cells"] == [-1] * 9


@pytest.mark.parametrize("to", [0, 1, 99])
async def test_one_goes_back_only_to_a_move_that_counts(people: People, to: int) -> None:
    _, (one, _) = await marks(people, 5, 1)
    await refused(undo(one, to=to), "nothing-to-undo", 409)


async def test_an_answer_from_before_an_undo_is_refused(people: People) -> None:
    """After an undo and another move the same question number may stand for another question."""
    _, (one, two) = await marks(people, 5)
    ask, seen = two.update["ask"]["number"], two.update["number"]
    await undo(one)
    await one.play("mark 1")
    late = await two.send("move", seat=1, ask=ask, seen=seen, text="mark 9")
    await refused(two.settled(late), "question-closed", 409)
    fresh = await two.send("move", seat=1, ask=ask, seen=two.update["number"], text="mark 9")
    await soon(two.settled(fresh))


async def test_an_undo_sent_twice_is_done_once(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    one, two = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
    await one.play("mark 5")
    first = await soon(one.settled(await one.send("undo", seat=0, client="u")))
    again = await soon(one.settled(await one.send("undo", seat=0, client="u")))
    assert first == again
    assert one.update["view"]["position"]["cells"] == [-1] * 9
    await has(two, first["number"])
    assert await quiet(two)


async def test_the_journal_marks_what_was_taken_back(people: People) -> None:
    (ann, _), (one, two) = await marks(people, 5)
    await undo(one)
    await one.play("mark 1")
    await has(two, one.update["number"])
    entries = (await ann.get(f"/api/tables/{one.table}/journal"))["entries"]
    moves = [(entry["kind"], entry["text"], entry["undone"]) for entry in entries[-3:]]
    assert moves == [("move", "mark 5", True), ("undo", None, False), ("move", "mark 1", False)]
    record = await ann.get(f"/api/tables/{one.table}/record")
    assert record["steps"] == ["0 mark 1"]


# Those concerned: a seat that a bot plays for now is still somebody's.


async def test_luck_is_not_drawn_again_behind_the_back_of_who_handed_his_seat_over(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("splendor", ann, bob, options={"first_player": "p1"})
    one, two = await looks(table, ann, bob)
    start = one.update["number"]
    await one.play("reserve deck 1" if "reserve deck 1" in texts(one) else first_drawing(one))
    await has(two, one.update["number"])
    await bob.post(f"/api/tables/{table['id']}/seats/1/hand", {"bot": "random"})
    await until_asked(one)
    number = await undo(one, to=start)
    request = (await has(two, number))["undo"]["request"]
    assert request["waiting"] == [bob.id]
    number = await answer(two, agree=True)
    assert (await has(one, number))["entry"]["kind"] == "undo"


async def test_what_he_decided_is_not_taken_back_without_him(people: People) -> None:
    (_, bob), (one, two) = await marks(people, 5, 1)
    start = one.update["number"] - 2
    await bob.post(f"/api/tables/{one.table}/seats/1/hand", {"bot": "random"})
    await has(one, two.update["number"] + 1)
    number = await undo(one, to=start)
    assert (await has(two, number))["undo"]["request"]["waiting"] == [bob.id]


async def test_moves_of_the_bot_alone_are_taken_back_at_once(people: People) -> None:
    """The undo ends where its owner last decided, and nothing was drawn."""
    (_, bob), (one, two) = await marks(people, 5, 1)
    there = one.update["number"]
    done = await bob.post(f"/api/tables/{one.table}/seats/1/hand", {"bot": "random"})
    await has(one, done["number"])
    await one.play(one.update["legal"][0]["text"])
    await until_asked(one)
    number = await undo(one, to=there)
    update = await has(two, number)
    assert (update["entry"]["kind"], update["entry"]["to"]) == ("undo", there)


def texts(link: TableLink) -> list[str]:
    return [action["text"] for action in link.update["legal"]]


def first_drawing(link: TableLink) -> str:
    return next(text for text in texts(link) if text.startswith("reserve"))


async def until_asked(link: TableLink) -> None:
    while link.update["ask"] is None:
        await soon(link.receive())
