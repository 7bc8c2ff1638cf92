"""The terminal board of Splendor: it fits, needs no colour, and shows what a seat may know."""

import pytest
from rich.cells import cell_len
from rich.text import Text

from sixstones.core.facts import OVER
from sixstones.core.game import Game
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.games.splendor.board_text import CLASSIC_LETTERS, MARVEL_LETTERS
from sixstones.words import LANGUAGES, Words
from tests.splendor.positions import ASGARD

MARVEL = find_game("splendor")
CLASSIC = find_game("splendor_classic")
PLAYERS = ["Ada Lovelace", "Борис Годунов-Чердынцев-Рюрикович", "Chloé", "Dev"]
SLOTS = [f"{level}-{n}" for level in (1, 2, 3) for n in (1, 2, 3, 4)]


def shown(game: Game, state: State, seat: int | None, language: str = "en", players: list[str] = PLAYERS) -> str:
    """The board as it stands on the screen, without colours."""
    words = Words(game, language, players[: int(state.seats)])
    return Text.from_markup(game.board_text(state.view(seat), words.names(int(state.seats)))).plain


def positions(game: Game, players: int, options: dict[str, object], seed: int) -> list[State]:
    """Every tenth position of a game in which recruiting is preferred."""
    state = game.start(players, options)
    rng = Rng(seed)
    found = [state.clone()]
    while state.actor != OVER and len(found) < 40:
        state.settle(rng)
        for _ in range(10):
            if state.actor < 0:
                break
            legal = state.legal(state.actor)
            wanted = [action for action in legal if game.actions.kind(action).startswith("recruit")] or legal
            state.apply(state.actor, wanted[rng.below(len(wanted))])
            state.settle(rng)
        found.append(state.clone())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [MARVEL, CLASSIC])
def test_no_line_is_wider_than_a_hundred_columns(game: Game, language: str) -> None:
    for state in positions(game, 4, {"reserved_view": "open", "max_rounds": 60}, 5):
        for seat in (None, 0, 3):
            for line in shown(game, state, seat, language).split("\n"):
                assert cell_len(line) <= 100, line


@pytest.mark.parametrize(("game", "letters"), [(MARVEL, MARVEL_LETTERS), (CLASSIC, CLASSIC_LETTERS)])
def test_stones_differ_by_letter_and_the_bank_explains_them(game: Game, letters: str) -> None:
    tokens = [id for id, data in game.components.items() if data["type"] == "token"]
    assert len(set(letters)) == len(letters) == len(tokens)
    bank = shown(game, game.start(2), 0).split("\n")[0]
    for letter, token in zip(letters, tokens, strict=True):
        assert f"{letter} {token} " in bank


@pytest.mark.parametrize("game", [MARVEL, CLASSIC])
def test_a_tick_marks_exactly_the_cards_the_viewer_can_recruit(game: Game) -> None:
    seen = 0
    for state in positions(game, 2, {}, 8):
        view = state.view(state.actor if state.actor >= 0 else None)
        if view["stage"] != "turn":
            continue
        open_now = {game.text(action) for action in state.legal(state.actor)}
        lines = shown(game, state, state.actor).split("\n")
        for slot in SLOTS:
            at, column = next((n, line.index(slot)) for n, line in enumerate(lines) if slot in line)
            cell = lines[at + 2][column : column + 22]
            assert ("✓" in cell) == (f"recruit {slot}" in open_now), (slot, cell)
            seen += "✓" in cell
    assert seen > 5


def test_a_spectator_sees_no_ticks() -> None:
    for state in positions(MARVEL, 2, {}, 8):
        assert "✓" not in shown(MARVEL, state, None)


def test_a_card_reserved_blind_is_shown_to_its_owner_only() -> None:
    state = MARVEL.load({"seat": 0, "first": 0, "seats": [{"hand": ["hulk", "loki"], "blind": [1, 0]}]})
    state.settle(Rng(1))
    assert "hand 1 Hulk" in shown(MARVEL, state, 0)
    for other in (1, None):
        board = shown(MARVEL, state, other)
        assert "Hulk" not in board
        assert "hand 1 level 3, hidden" in board
        assert "hand 2 Loki" in board


def test_the_seat_lines_tell_points_tags_tile_and_who_is_next() -> None:
    team = ["spider_woman", "squirrel_girl", "valkyrie", "iron_man", *ASGARD.split()]
    state = MARVEL.load({"seat": 1, "first": 0, "seats": [{"team": team, "locations": ["asgard"]}, {}]})
    state.settle(Rng(1))
    lines = shown(MARVEL, state, 1).split("\n")
    ada = next(n for n, line in enumerate(lines) if "Ada" in line)
    assert lines[ada] == "  Ada Lovelace  points 9 · cards 13 · tags 5 · Avengers tile · begins"
    assert lines[ada + 1] == "  tokens Y· B· O· R· P· S· G1 1/10  bonuses Y6 B1 O3 R· P3"
    assert lines[ada + 2] == "  Asgard"
    assert lines[ada + 3].startswith("▶ Борис")


def test_balanced_cards_show_the_cost_they_are_played_with() -> None:
    dump: dict[str, object] = {"seat": 0, "rows": [["spider_ham", None, None, None]]}
    for cards, cost in (("printed", "Y1 P2"), ("balanced", "R2 P2")):
        state = MARVEL.load({**dump, "options": {"cards": cards}})
        lines = shown(MARVEL, state, 0).split("\n")
        at = next(n for n, line in enumerate(lines) if "Spider-Ham" in line)
        assert lines[at + 2].split("−")[0].strip() == cost


@pytest.mark.parametrize("name", ["[red]Eve[/red]", "[/]", "back\\", "[bold", "two\nlines"])
def test_a_player_may_be_called_anything(name: str) -> None:
    board = shown(MARVEL, MARVEL.start(2), 0, players=[name, "Bob"])
    assert name.replace("[", "(").replace("]", ")").replace("\\", "/").replace("\n", " ") in board
    assert "Bob" in board
