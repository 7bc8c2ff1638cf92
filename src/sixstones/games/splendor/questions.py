"""The question to a seat, with its rule and the data that helps to answer."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.facts import Ask
from sixstones.games.splendor import actions as a
from sixstones.games.splendor import frames
from sixstones.games.splendor.components import COLOURS
from sixstones.games.splendor.legal import excess, least_grey, legal, net, wanted_card

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def asks(s: "Splendor", seat: i64) -> Ask:
    """The question to the seat whose turn it is."""
    row = frames.FRAMES.row(s.stage)
    return Ask(int(s.number), row.name, row.rule, _data(s, seat))


def _data(s: "Splendor", seat: i64) -> dict[str, object]:
    if s.stage == frames.PAY:
        card = wanted_card(s, seat, s.slot)
        price = {s.box.colours[c]: int(net(s, seat, card, c)) for c in range(COLOURS) if net(s, seat, card, c) > 0}
        least = s.game.text(a.PAY_GREY + least_grey(s, seat, card))
        return {"card": s.box.cards[card].id, "price": price, "least": least}
    if s.stage == frames.LOCATION:
        return {"locations": [s.box.faces[action - a.CHOOSE].id for action in legal(s, seat)]}
    if s.stage == frames.RETURN:
        return {"count": int(excess(s, seat))}
    return {}
