"""The observation has all a strong player uses: every block compared with the view."""

from typing import Any

import pytest

import sixstones
from sixstones.core.state import State
from tests.kit import walk

Numbers = dict[str, list[int]]


def read(state: State, seat: int) -> Numbers:
    """The observation as whole counts by block."""
    told = state.game.observation(int(state.seats))
    named = told.named(state.features(seat))
    found: Numbers = {}
    for block in told.blocks:
        width = len(block.highs)
        found[block.name] = [round(x * block.highs[n % width]) for n, x in enumerate(named[block.name])]
    return found


def turned(listed: list[Any], seat: int) -> list[Any]:
    return listed[seat:] + listed[:seat]


def rows(numbers: list[int], width: int) -> list[list[int]]:
    return [numbers[n : n + width] for n in range(0, len(numbers), width)]


def one_hot(names: list[Any], chosen: object) -> list[int]:
    return [1 if name == chosen else 0 for name in names]


def splendor(state: State, view: Any, seen: Numbers, seat: int) -> None:
    game: Any = state.game
    box, parts = game.box, game.components
    tokens = [*box.token_names]

    def card(id: str | None) -> list[int]:
        if id is None:
            return [0] * 13
        part = parts[id]
        costs = [part["cost"].get(c, 0) for c in box.colours]
        return [1, *costs, *one_hot(box.colours, part["bonus"]), part["points"], part["tags"]]

    assert seen["bank"][: len(tokens)] == list(view["bank"].values())
    assert seen["decks"] == view["decks"]
    assert rows(seen["display"], 13) == [card(id) for level in view["rows"] for id in level]
    others = turned(view["seats"], seat)
    assert [row[: len(tokens)] for row in rows(seen["tokens"], 7)] == [list(o["tokens"].values()) for o in others]
    assert rows(seen["bonuses"], 5) == [list(o["bonuses"].values()) for o in others]
    assert seen["points"] == [o["points"] for o in others]
    assert seen["team"] == [o["cards"] for o in others]
    assert seen["tags"] == [o.get("tags", 0) for o in others]
    held = [
        (entry["level"], entry["card"]) for o in others for entry in (o["hand"] + [{"level": 0, "card": None}] * 3)[:3]
    ]
    shown = [[*one_hot([1, 2, 3], level), int(id is not None), *card(id)] for level, id in held]
    assert rows(seen["hand"], 17) == shown
    assert seen["locations"] == [int(face.id in view["locations"]) for face in box.faces]
    public = {id for level in view["rows"] for id in level} | {id for o in others for id in o["team"]}
    public |= {entry["card"] for o in others for entry in o["hand"]}
    assert seen["unseen"] == [int(c.id not in public) for c in box.cards]
    standing = [[int(o.get("tile", False)), int(o is view["seats"][view["active"]])] for o in others]
    assert [row[:2] for row in rows(seen["standing"], 4)] == standing
    assert [row[3] for row in rows(seen["standing"], 4)] == [int(o["qualified"]) for o in others]


def infinity_war(state: State, view: Any, seen: Numbers, seat: int) -> None:
    told = state.game.observation(int(state.seats))
    kinds, faces = told["tiles"].labels, told["pool"].labels
    parts: Any = state.game.components
    cells = list(view["tiles"])
    for n, cell in enumerate(cells):
        name = view["tiles"][cell].split()[0]
        assert seen["closed"][n * 2 : n * 2 + 2] == [int(name == "red"), int(name == "blue")]
        if name not in ("red", "blue", "unlaid", "blank"):
            kind = parts[name]["kind"]
            assert seen["tiles"][n * len(kinds) : (n + 1) * len(kinds)] == one_hot(kinds, kind)
    tokens = sum(len(listed) for listed in view["tokens"].values())
    assert sum(seen["floor"]) == tokens
    assert [row[0] for row in rows(seen["score"], 5)] == turned(view["points"], seat)
    assert [row[1] for row in rows(seen["score"], 5)] == turned(view["stones"], seat)
    assert [row[3] for row in rows(seen["score"], 5)] == turned(one_hot(list(range(state.seats)), view["active"]), seat)
    for back, counts in zip(("red", "blue"), rows(seen["pool"], len(faces)), strict=True):
        assert counts == [view["pool"][back].get(face, 0) for face in faces]
    assert sum(seen["standees"]) == len(view["characters"])
    labels = told["status"].labels
    status = rows(seen["status"], len(labels))
    for name, facts in view["characters"].items():
        team = next(n for n, id in enumerate(view["teams"]) if name in parts[id]["characters"])
        which = parts[view["teams"][team]]["characters"].index(name)
        mine = status[((team - seat) % state.seats) * 2 + which]
        assert mine[0] == int(facts["used"])
        assert mine[labels.index("detained serving")] == int(facts["detained"] == "serving")
        if facts["right"] is not None:
            assert mine[labels.index(f"carries {facts['right']}")] == 1
    assert seen["clock"][3] == view["closed"]["red"] + view["closed"]["blue"]
    if view["ask"] is not None:
        assert told["question"].labels[seen["question"].index(1)] == view["ask"]["kind"]
    assert sum(seen["visited"]) == sum(len(facts.get("visited", [])) for facts in view["characters"].values())


def superhero_battle(state: State, view: Any, seen: Numbers, seat: int) -> None:
    told = state.game.observation(int(state.seats))
    techniques, heroes = told["traps"].labels, told["dealt"].labels
    places = [view["places"][(view["seats"][seat]["place"] + n) % state.seats] for n in range(state.seats)]
    others = [view["seats"][n] for n in places]
    facts = rows(seen["facts"], len(told["facts"].labels))
    assert [row[:3] for row in facts] == [[o["energy"], o["wins"], o["cards"]] for o in others]
    assert [row[3:6] for row in facts] == [[int(o["used"]), int(o["in_battle"]), int(o["member"])] for o in others]
    assert [row[10] for row in facts] == [int(o["has_laid"]) for o in others]
    assert rows(seen["heroes"], len(heroes)) == [one_hot(heroes, o["hero"]) for o in others]
    for row, o in zip(rows(seen["hands"], 7), others, strict=True):
        cards = o["known"] if o["hand"] is None else o["hand"]
        assert row == [cards.count(t) for t in techniques]
    series = [[c["card"] for c in o["series"]] + [None] * (3 - len(o["series"])) for o in others]
    assert rows(seen["series"], 7) == [one_hot(techniques, card) for listed in series for card in listed]
    assert rows(seen["last"], 7) == [one_hot(techniques, o["last"]) for o in others]
    assert seen["traps"] == [int(t["trap"]) for t in view["tactics"]]
    assert seen["knockouts"] == [int(t["knockout"]) for t in view["tactics"]]
    assert seen["layout"] == [view["layout"].count(t) for t in techniques]
    assert seen["discard_top"] == one_hot(techniques, view["discard"]["top"])
    assert seen["dealt"] == [int(hero in (view["seats"][seat]["dealt"] or [])) for hero in heroes]
    assert seen["laid"] == one_hot(techniques, view["seats"][seat]["laid"])
    assert seen["battlefield"] == one_hot(told["battlefield"].labels, view["battlefield"])
    assert seen["clock"][0] == view["deck"]
    hidden = sum(o["cards"] - sum(row) for o, row in zip(others, rows(seen["hands"], 7), strict=True))
    assert sum(seen["unseen"]) >= view["deck"] + min(hidden, 0)
    if view["ask"] is not None:
        assert told["question"].labels[seen["question"].index(1)] == view["ask"]["kind"]


def thanos_rising(state: State, view: Any, seen: Numbers, seat: int) -> None:
    told = state.game.observation(int(state.seats))
    cards = rows(seen["cards"], len(told["cards"].highs))
    assets = list(told["about_source"].labels[:42])
    for asset, row in zip(assets, cards, strict=True):
        assert row[0] == int(asset in view["deck"])
        assert row[4] == int(asset in view["fallen"] or asset in view["beaten"])
        assert row[8] == view["damage"].get(asset, 0)
        teams = turned([int(asset in team) for team in view["teams"]], seat)
        assert row[10:] == teams
        facing = view["facing"] or 0
        at = [n for n, sector in enumerate(view["sectors"]) if asset in sector]
        assert row[1:4] == one_hot([0, 1, 2], (at[0] - facing) % 3 if at else None)
    stones, tokens = told["stones"].labels, told["tokens"].labels
    assert seen["stones"] == [view["stones"].get(stone, 0) for stone in stones]
    assert seen["collected"] == [int(stone in view["collected"]) for stone in stones]
    hands = turned(view["tokens"], seat)
    assert rows(seen["tokens"], len(tokens)) == [[hand.get(token, 0) for token in tokens] for hand in hands]
    others = [view[part] for part in ("fresh_tokens", "drawn", "pile", "discard")]
    assert rows(seen["other_tokens"], len(tokens)) == [[hand.get(token, 0) for token in tokens] for hand in others]
    assert [row[0] for row in rows(seen["seats"], 4)] == turned(one_hot(list(range(state.seats)), view["active"]), seat)
    goal = view["goal"]
    assert seen["counts"][:4] == [
        goal["villains"]["now"],
        goal["villains"]["of"],
        goal["heroes"]["now"],
        goal["heroes"]["of"],
    ]
    assert seen["counts"][5:7] == [view["rolls"], view["hits"]]
    assert told["step"].labels[seen["step"].index(1)] == view["step"]
    if view["ask"] is not None:
        assert told["question"].labels[seen["question"].index(1)] == view["ask"]["kind"]
    shown = {label: n for label, n in zip(told["dice"].labels, seen["dice"], strict=True) if n}
    assert all(shown.get(die, 0) == view["dice"].count(die) for die in view["dice"])


CHECKS = {
    "splendor": splendor,
    "splendor_classic": splendor,
    "infinity_war": infinity_war,
    "superhero_battle": superhero_battle,
    "thanos_rising": thanos_rising,
}


@pytest.mark.parametrize("id", CHECKS)
def test_the_blocks_of_an_observation_say_what_the_view_says(id: str) -> None:
    game = sixstones.game(id)
    for players in {game.min_players, game.max_players}:
        state = game.start(players)
        for index, _ in enumerate(walk(state, seed=5, limit=400)):
            if index % 9 == 0:
                for seat in range(players):
                    CHECKS[id](state, state.view(seat), read(state, seat), seat)
