"""Several clients at one table: updates, questions, resuming, seats, watching, chatting."""

import asyncio

import pytest

from tests.server.services import Served
from tests.server.table_kit import BOT, People, has, look, looks, play_out, quiet, refused, soon, table_of

pytestmark = pytest.mark.anyio


async def test_a_move_reaches_everybody_with_its_number_events_and_view(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    one, two = await looks(table, ann, bob)
    watching = await look(await people("Eve"), table)
    before = one.update["number"]
    assert one.update["ask"]["number"] == 0
    assert two.update["ask"] is None
    ack = await one.play("mark 5")
    assert ack["number"] == before + 1
    for link, seat in ((one, 0), (two, 1), (watching, None)):
        update = await has(link, ack["number"])
        assert update["look"] == seat
        assert update["entry"]["text"] == "mark 5"
        assert update["entry"]["by"] == ann.id
        assert update["events"] == [{"kind": "mark", "rule": "", "data": {"seat": 0, "cell": 5}}]
        assert update["view"]["position"]["cells"][4] == 0
        assert update["view"]["seat"] == seat
    assert [action["text"] for action in two.update["legal"]] == [f"mark {n}" for n in (1, 2, 3, 4, 6, 7, 8, 9)]
    assert two.update["legal"][0] == {"text": "mark 1", "kind": "mark", "parts": ["1"]}
    assert one.update["legal"] == watching.update["legal"] == []


async def test_a_game_ends_for_everybody_and_its_record_is_kept(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    links = await looks(table, ann, bob)
    last = await play_out(links)
    assert last["result"]["winners"] == [0]
    await refused(links[1].play("mark 9"), "not-running", 409)
    finished = (await bob.get("/api/tables?list=finished&game=tic_tac_toe"))["tables"]
    assert [card["result"] for card in finished if card["id"] == table["id"]] == [last["result"]]


async def test_the_same_move_sent_again_is_acknowledged_again_and_done_once(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    one, two = await looks(table, ann, bob)
    frame = {"seat": 0, "ask": one.update["ask"]["number"], "text": "lay 2", "client": "once"}
    first = await soon(one.settled(await one.send("move", **frame)))
    await soon(one.settled(await one.send("move", seat=0, ask=None, text="lay 3", client="later")))
    again = await soon(one.settled(await one.send("move", **frame)))
    assert again["number"] == first["number"]
    await one.close()
    anew = await look(ann, table, look=0)
    after_reconnect = await soon(anew.settled(await anew.send("move", **frame)))
    assert after_reconnect["number"] == first["number"]
    assert anew.update["view"]["mine"] == 3
    await has(two, first["number"])
    assert await quiet(two)


async def test_client_ids_of_two_people_are_two_things(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    one, two = await looks(table, ann, bob)
    first = await one.settled(await one.send("move", seat=0, ask=0, text="lay 2", client="1"))
    second = await two.settled(await two.send("move", seat=1, ask=0, text="lay 2", client="1"))
    assert second["number"] == first["number"] + 1


async def test_two_seats_answering_at_once_are_both_accepted(people: People) -> None:
    guests = [await people(name) for name in ("Ann", "Bob", "Cy", "Di")]
    table = await table_of("secret_cards", *guests)
    links = await looks(table, *guests)
    for _ in range(5):
        sent = [await link.move("lay 3") for link in links]
        acks = await asyncio.gather(*(soon(link.settled(client)) for link, client in zip(links, sent, strict=True)))
        numbers = sorted(ack["number"] for ack in acks)
        assert numbers == list(range(numbers[0], numbers[0] + 4))
        for link in links:
            await has(link, numbers[-1])
    assert links[0].update["status"] == "over"


async def test_an_answer_to_a_closed_question_is_refused_with_the_present_view(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("veto", ann, bob)
    one, two = await looks(table, ann, bob)
    old = one.update["ask"]["number"]
    await one.play("take 2")
    await has(two, one.update["number"])
    await two.play("pass")
    await has(one, two.update["number"])
    await two.play("take 1")
    number = two.update["number"]
    client = await one.send("move", seat=0, ask=old, text="take 2")
    refusal = await soon(one.until("refusal"))
    assert refusal["client"] == client
    assert refusal["problem"]["key"] == "question-closed"
    assert refusal["problem"]["data"]["now"] == refusal["update"]["ask"]["number"] > old
    assert refusal["update"]["number"] == number
    assert refusal["update"]["fresh"] is True
    assert refusal["update"]["view"]["wants"] == 1


async def test_choices_can_be_changed_until_the_last_one_is_in(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    one, two = await looks(table, ann, bob)
    assert one.update["view"]["waiting"] == two.update["view"]["waiting"] == [0, 1]
    await one.play("lay 1")
    assert one.update["ask"] is None
    assert {action["text"] for action in one.update["legal"]} == {"lay 2", "lay 3", "lay 4"}
    await one.play("lay 4")
    seen = await has(two, one.update["number"])
    assert seen["entry"]["text"] == "?"
    assert seen["view"]["chosen"] == [True, False]
    assert seen["view"]["mine"] is None
    await two.play("lay 3")
    revealed = await has(one, two.update["number"])
    assert revealed["events"][-1]["data"] == {"cards": [4, 3], "winner": 0}


async def test_a_late_change_of_a_choice_is_refused(people: People) -> None:
    """The change was meant for a round that has been revealed meanwhile."""
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    one, two = await looks(table, ann, bob)
    await one.play("lay 1")
    await has(two, one.update["number"])
    await two.play("lay 2")
    await refused(one.settled(await one.send("move", seat=0, ask=None, text="lay 3")), "question-closed")


async def test_a_seat_can_interrupt_before_it_is_asked(people: People, served: Served) -> None:
    ann, bob, cy = [await people(name) for name in ("Ann", "Bob", "Cy")]
    for _ in range(40):  # until the deal gives Cy a veto
        table = await table_of("veto", ann, bob, cy)
        one, two, three = await looks(table, ann, bob, cy)
        if three.update["view"]["my_vetoes"] > 0:
            break
    await one.play("take 1")
    await has(two, one.update["number"])
    await has(three, one.update["number"])
    assert two.update["ask"]["number"] is not None
    assert three.update["ask"] is None
    assert [action["text"] for action in three.update["legal"]] == ["veto"]
    await three.play("veto")
    seen = await has(two, three.update["number"])
    assert [event["kind"] for event in seen["events"]] == ["vetoed"]
    assert seen["view"]["actor"] == 1  # the window is closed, it is the next turn


async def test_a_client_resumes_from_its_number(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    one, two = await looks(table, ann, bob)
    known = two.update["number"]
    await two.close()
    await one.play("lay 1")
    await one.play("lay 2")
    back = await bob.look(table["id"], look=1, after=known)
    update = await soon(back.receive())
    assert update["number"] == known + 1
    assert update["events"] == [{"kind": "laid", "rule": "", "data": {"seat": 0}}]
    assert update["entry"]["text"] == "?"
    assert update["view"] == one.update["view"] | {"seat": 1, "mine": None, "ask": update["ask"]}
    again = await ann.look(table["id"], look=0, after=known)
    update = await soon(again.receive())
    assert (update["view"]["mine"], update["entry"]["text"]) == (2, "lay 2")


async def test_one_resumes_inside_a_round_with_the_present_view(people: People) -> None:
    """The round is told in the order of seats now, which need not be the order the client saw."""
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    one, two = await looks(table, ann, bob)
    await two.play("lay 2")
    await has(one, two.update["number"])
    inside = one.update["number"]
    await one.play("lay 1")
    link = await ann.look(table["id"], look=0, after=inside)
    assert (await soon(link.receive()))["fresh"] is True


@pytest.mark.parametrize("after", [0, 5000, -1])
async def test_resuming_from_nowhere_gives_the_present_view(people: People, after: int) -> None:
    ann = await people("Ann")
    table = await table_of("veto", ann, BOT)
    link = await ann.look(table["id"], after=after)
    update = await soon(link.receive())
    assert update["fresh"] is True
    assert update["view"]["seat"] == 0


async def test_a_gap_too_long_to_resume_gives_the_present_view(people: People, served: Served) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob, options={"rounds": 100})
    one, two = await looks(table, ann, bob)
    known = one.update["number"]
    for _ in range(60):
        await one.play("lay 1")
        await has(two, one.update["number"])
        await two.play("lay 2")
        await has(one, two.update["number"])
    link = await ann.look(table["id"], after=known)
    assert (await soon(link.receive()))["fresh"] is True
    recent = await ann.look(table["id"], after=one.update["number"] - 4)
    numbers = [(await soon(recent.receive()))["number"] for _ in range(4)]
    assert numbers == [known + 117, known + 118, known + 119, known + 120]


async def test_one_person_plays_several_seats_and_chooses_where_to_look_from(people: People) -> None:
    ann = await people("Ann")
    body = {"game": "secret_cards", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    table = await ann.post("/api/tables", body)
    link = await look(ann, table)
    assert link.update["look"] == 0
    await link.play("lay 4")
    await link.look(1)
    update = await soon(link.until("update"))
    assert update["look"] == 1
    assert update["view"]["mine"] is None
    await link.play("lay 2")
    await link.settled(await link.send("move", seat=0, ask=1, text="lay 1"))  # looking from 1, playing 0
    await link.look(None)
    assert (await soon(link.until("update")))["view"]["seat"] is None


async def test_nobody_looks_from_a_seat_of_somebody_else(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    link = await look(bob, table)
    await link.look(0)
    refusal = await soon(link.until("refusal"))
    assert refusal["problem"]["key"] == "not-your-view"
    direct = await bob.look(table["id"], look=0)
    await refused(direct.receive(), "not-your-view", 403)


async def test_chat_is_shown_to_all_kept_and_said_once(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("veto", ann, bob)
    one, two = await looks(table, ann, bob)
    await one.send("chat", text="Привет  <b>Bob</b>", client="x")
    seen = await soon(two.until("chat"))
    assert (seen["name"], seen["text"], seen["identity"]) == ("Ann", "Привет <b>Bob</b>", ann.id)
    await one.send("chat", text="Привет  <b>Bob</b>", client="x")
    await soon(one.until("ack"))
    await soon(one.until("ack"))
    await two.send("chat", text="hello")
    await soon(two.until("ack"))
    kept = (await ann.get(f"/api/tables/{table['id']}/chat"))["messages"]
    assert [message["text"] for message in kept] == ["Привет <b>Bob</b>", "hello"]
    late = await bob.look(table["id"])
    assert (await soon(late.until("chats")))["messages"] == kept


async def test_moves_of_another_seat_are_refused(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    two = await look(bob, table)
    await refused(two.settled(await two.send("move", seat=0, ask=0, text="mark 1")), "not-your-seat", 403)
    watching = await look(await people("Eve"), table)
    await refused(watching.settled(await watching.send("move", seat=0, ask=0, text="mark 1")), "not-your-seat", 403)
    await refused(two.settled(await two.send("move", seat=7, ask=0, text="mark 1")), "no-such-seat", 404)


async def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    one, two = await looks(table, ann, bob)
    await one.play("mark 5")
    await has(two, one.update["number"])
    problem = await refused(two.play("mark 5"), "not-legal", 409)
    assert problem["data"]["action"] == "mark 5"
    nonsense = await refused(two.play("mark 55"), "action-text", 422)
    assert "mark 5" in nonsense["data"]["expected"]
    assert two.update["number"] == one.update["number"]
    assert await quiet(one)


async def test_a_ping_is_answered_to_anybody_with_the_time_and_changes_nothing(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    for link in (*await looks(table, ann, bob), await look(await people("Eve"), table)):
        before = link.update["number"]
        asked = await link.send("ping")
        pong = await soon(link.until("pong"))
        assert pong["client"] == asked
        assert pong["at"] >= link.update["at"]
        assert link.update["number"] == before
