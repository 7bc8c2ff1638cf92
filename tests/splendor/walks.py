"""Random games over both rulesets, all player counts and option values, once per run."""

from functools import cache
from typing import Any

from sixstones import Game, State
from tests.splendor.play import Step, random_game
from tests.splendor.positions import CLASSIC, MARVEL, cards, position, seat

LIMIT: dict[str, object] = {"max_rounds": 50}


def recruits(kind: str) -> bool:
    return kind.startswith("recruit")


def hoards(kind: str) -> bool:
    return kind in ("reserve", "reserve_deck", "take_two")


def option_sets(game: Game, players: int) -> list[dict[str, object]]:
    """Five sets of options in which every value of every option occurs."""
    faces: list[str]
    if game is CLASSIC:
        faces = [id for id, part in game.components.items() if part["type"] == "location"][: players + 1]
    else:
        faces = ["avengers_tower", "triskelion", "wakanda", "knowhere"][:players]
    sets: list[dict[str, object]] = [
        {},
        {**LIMIT, "take_fewer": "scarce_free", "payment": "auto", "reserved_view": "hidden", "locations": faces},
        {**LIMIT, "take_fewer": "always", "return_mode": "one_by_one", "reserved_view": "open", "first_player": "p1"},
        {**LIMIT, "return_mode": "one_by_one", "reserved_view": "hidden", "first_player": "p2"},
        {"max_rounds": 6, "payment": "auto", "first_player": f"p{players}"},
    ]
    if game is MARVEL:
        sets[1]["cards"] = sets[3]["cards"] = "balanced"
    return sets


def openings() -> list[tuple[State, Any]]:
    """Where the games begin, and what their players like to do."""
    found: list[tuple[State, Any]] = []
    for game in (MARVEL, CLASSIC):
        for players in (2, 3, 4):
            for n, options in enumerate(option_sets(game, players)):
                found.append((game.start(players, options), hoards if n == 3 else recruits))
    return [*found, (stuck(), None), (short_deck(), hoards), (short_deck(), recruits)]


def stuck() -> State:
    """Nobody can do anything but pass."""
    return position(
        seat("Y5 B5", hand="iron_man vision thor"),
        seat("O5 R5", hand="black_widow nova captain_marvel"),
        seat("P5", hand="drax luke_cage gamora"),
        rows=[
            ["lockjaw", "spider_girl", "rhino", "grandmaster"],
            ["ghost_rider", "okoye", "she_hulk", "maria_hill"],
            ["captain_america", "hulk", "black_panther", "ant_man"],
        ],
        options=LIMIT,
    )


def short_deck() -> State:
    """Level 1 is about to run out."""
    plain = [id for id in cards(level=1) if MARVEL.components[id]["points"] == 0]
    teams = [seat(team=" ".join(plain[n:32:4])) for n in range(4)]
    return position(*teams, tile=tagged(plain), options=LIMIT)


def tagged(plain: list[str]) -> int:
    """The seat that has the most tags of these cards, dealt out one by one."""
    tags = [sum(int(str(MARVEL.components[id]["tags"])) for id in plain[n:32:4]) for n in range(4)]
    return tags.index(max(tags)) if max(tags) >= 3 else -1


@cache
def games() -> list[list[Step]]:
    return [random_game(state, seed, taste) for seed, (state, taste) in enumerate(openings())]


@cache
def steps() -> list[Step]:
    return [step for game in games() for step in game]
