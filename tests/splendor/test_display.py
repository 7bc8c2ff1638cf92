"""SP-5: the rows of face-up cards."""

import pytest

from sixstones import CHANCE
from tests.splendor.positions import (
    MARVEL,
    cards,
    in_hand,
    kinds,
    legal,
    look,
    outcomes,
    play,
    position,
    row,
    seat,
    table,
    the,
)


@pytest.mark.rule("SP-5.3")
def test_everybody_sees_the_team_with_its_bonuses_points_and_tags() -> None:
    state = position(seat(team="rocket vulture wasp ghost_rider captain_america quake"))
    for viewer in (None, 0, 1):
        shown = look(state, 0, viewer)
        assert shown["team"] == ["rocket", "vulture", "wasp", "quake", "ghost_rider", "captain_america"]
        assert shown["bonuses"] == {"yellow": 2, "blue": 1, "orange": 1, "red": 2, "purple": 0}
        assert shown["points"] == 1 + 2 + 3 + 3
        assert shown["tags"] == 4
        assert shown["cards"] == 6


@pytest.mark.rule("SP-5.4", "SP-AMB-42")
@pytest.mark.parametrize("action", ["reserve 2-3", "recruit 2-3"])
def test_a_card_that_leaves_is_replaced_at_once_by_its_level_in_the_same_place(action: str) -> None:
    state = position(seat("P6"), players=4, rows=[[], [None, None, "nebula", None]])
    before = row(state, 2)
    play(state, action, auto=False)
    assert row(state, 2)[2] is None
    assert state.actor == CHANCE
    unseen = [id for id in cards(level=2) if id not in before]
    assert outcomes(state) == unseen
    log = play(state, f"* {unseen[0]}")
    assert row(state, 2) == [before[0], before[1], unseen[0], before[3]]
    assert the(log, "card_laid").data == {"card": unseen[0], "slot": "2-3"}
    assert the(log, "card_laid").rule == "SP-5.4"


@pytest.mark.rule("SP-5.5")
def test_every_level_always_shows_four_cards() -> None:
    state = position(players=4)
    for _ in range(4):
        for action in ("reserve 1-1", "reserve 2-4", "reserve 3-2"):
            play(state, action)
            assert [len([id for id in row(state, level) if id]) for level in (1, 2, 3)] == [4, 4, 4]
    assert table(state)["decks"] == [32, 22, 12]


def almost_out(left: int) -> dict[str, object]:
    """Three players hold all of level 3 but the row and this many cards in its deck."""
    spare = cards(level=3)[4 : 20 - left]
    return {
        "rows": [[], [], cards(level=3)[:4]],
        "seats": [seat(team=" ".join(spare[:6]), hand=""), seat(team=" ".join(spare[6:11])),
                  seat(team=" ".join(spare[11:]))],
    }  # fmt: skip


@pytest.mark.rule("SP-5.6")
def test_once_a_deck_has_run_out_gaps_stay_open() -> None:
    state = MARVEL.load({"players": 3, "seat": 0, "tile": 0, **almost_out(1)})
    play(state, "reserve 3-2")
    assert None not in row(state, 3)
    assert table(state)["decks"][2] == 0
    assert "reserve deck 3" not in legal(state)
    log = play(state, "reserve 3-4")
    assert kinds(log) == ["card_reserved", "grey_taken", "gap_stays"]
    assert the(log, "gap_stays").data == {"slot": "3-4"}
    assert row(state, 3)[3] is None
    assert row(state, 3)[:3] != [None, None, None]
    assert state.actor == 2
    assert "reserve 3-4" not in legal(state)
    assert "reserve 3-1" in legal(state)


@pytest.mark.rule("SP-AMB-15")
def test_a_blind_reserve_leaves_the_row_alone_and_no_card_is_recruited_from_a_deck() -> None:
    state = position()
    before = table(state)["rows"]
    log = play(state, "reserve deck 1")
    assert table(state)["rows"] == before
    assert table(state)["decks"] == [35, 26, 16]
    assert kinds(log) == ["card_drawn", "grey_taken"]
    assert len(in_hand(state)) == 1
    book = MARVEL.actions
    recruits = [book.text(a) for a in range(book.size) if book.kind(a).startswith("recruit")]
    places = [f"{level}-{slot}" for level in (1, 2, 3) for slot in (1, 2, 3, 4)]
    assert recruits == [f"recruit {at}" for at in [*places, "hand 1", "hand 2", "hand 3"]]
