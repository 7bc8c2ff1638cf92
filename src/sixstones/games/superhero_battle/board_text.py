"""The terminal board of a view: tactics, battlefield, draft, and a block for every player."""

from typing import Final

from sixstones.core.screen import Line, one_line

BOARD_WORDS: Final = [
    "board_battle", "board_cards", "board_deck", "board_discard", "board_energy", "board_first", "board_hand",
    "board_known", "board_laid", "board_layout", "board_out", "board_round", "board_stage", "board_tactics",
    "board_team", "board_used", "board_wins",
]  # fmt: skip
_NAME: Final = 20
_CARD: Final = 16


def board_text(view: dict[str, object], names: dict[str, str]) -> str:
    lines = [_head(view, names), _tactics(view, names)]
    layout = _texts(view["layout"])
    if layout:
        lines.append(_named(names, "board_layout").add(_listed(layout, names)))
    seats = view["seats"]
    places = view["places"]
    if isinstance(seats, list) and isinstance(places, list):
        for place in places:
            if isinstance(place, int):
                lines += _seat(view, _table(seats[place]), place, names)
    return "\n".join([line.markup for line in lines])


def _table(value: object) -> dict[str, object]:
    return {str(key): item for key, item in value.items()} if isinstance(value, dict) else {}


def _texts(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def _named(names: dict[str, str], word: str) -> Line:
    return Line().add(f"{names[word]}: ", "bold")


def _listed(ids: list[str], names: dict[str, str]) -> str:
    return ", ".join([one_line(names.get(id, id), _CARD) for id in ids])


def _head(view: dict[str, object], names: dict[str, str]) -> Line:
    line = Line().add(f"{names['board_battle']} {view['battle']}", "bold")
    line.add(f" · {names['board_round']} {view['round']} · {names['board_stage']} {view['stage']}")
    field = view["battlefield"]
    if isinstance(field, str):
        line.add(" · ").add(one_line(names.get(field, field), 30), "yellow")
    line.add(f" · {names['board_deck']} {view['deck']}")
    pile = _table(view["discard"])
    line.add(f" · {names['board_discard']} {pile['count']}")
    top = pile["top"]
    if isinstance(top, str):
        line.add(f" ({one_line(names.get(top, top), _CARD)})")
    return line


def _tactics(view: dict[str, object], names: dict[str, str]) -> Line:
    """The seven tactics; ! is a trap, X a Knockout."""
    line = _named(names, "board_tactics")
    tactics = view["tactics"]
    items: list[object] = [item for item in tactics] if isinstance(tactics, list) else []
    for item in items:
        tactic = _table(item)
        id = str(tactic["technique"])
        line.add(f"{tactic['number']} {one_line(names.get(id, id), _CARD)}")
        if tactic["trap"] is True:
            line.add("!", "bold red")
        if tactic["knockout"] is True:
            line.add("X", "bold magenta")
        line.add("  ")
    return line.add(f"({names.get('knockout', 'X')} {view['knockouts']})")


def _seat(view: dict[str, object], seat: dict[str, object], number: int, names: dict[str, str]) -> list[Line]:
    line = Line().add(one_line(names[f"p{number + 1}"], _NAME), "bold" if number == view["seat"] else "").pad(_NAME)
    hero = seat["hero"]
    if isinstance(hero, str):
        line.add(f" {one_line(names.get(hero, hero), _NAME)}", "cyan")
        if seat["used"] is True:
            line.add(f" ({names['board_used']})", "dim")
    if isinstance(seat["team"], int):
        line.add(f" · {names['board_team']} {int(seat['team']) + 1}")
    line.add(f" · {names['board_wins']} {seat['wins']} · {names['board_energy']} {seat['energy']}")
    line.add(f" · {seat['cards']} {names['board_cards']}")
    if view["holder"] == number:
        line.add(f" · {names['board_first']}", "yellow")
    if seat["in_battle"] is not True:
        line.add(f" · {names['board_out']}", "dim")
    found = [line]
    row = Line().add("  ")
    series = seat["series"]
    items: list[object] = [item for item in series] if isinstance(series, list) else []
    for item in items:
        card = _table(item)
        id = str(card["card"])
        row.add(one_line(names.get(id, id), _CARD) + " ", "reverse" if card["turned"] is True else "")
    if seat["has_laid"] is True:
        laid = seat["laid"]
        row.add("▮ ", "blue")
        if isinstance(laid, str):
            row.add(f"({names['board_laid']}: {one_line(names.get(laid, laid), _CARD)}) ")
    if seat["hand"] is not None:
        row.add(f"{names['board_hand']}: {_listed(_texts(seat['hand']), names)}")
    elif _texts(seat["known"]):
        row.add(f"{names['board_known']}: {_listed(_texts(seat['known']), names)}", "dim")
    if row.width > 2:
        found.append(row)
    return found
