"""What is asked of a seat, with the rule that asks it and what helps to answer."""

from typing import TYPE_CHECKING

from sixstones.core.facts import Ask
from sixstones.games.splendor import actions as a
from sixstones.games.splendor import stages
from sixstones.games.splendor.components import COLOURS
from sixstones.games.splendor.legal import excess, least_grey, legal, net, wanted_card

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def asks(s: "Splendor") -> Ask:
    """The question to the seat whose turn it is."""
    number = int(s.number)
    if s.stage == stages.PAY:
        card = wanted_card(s, s.slot)
        price = {s.box.colours[c]: int(net(s, card, c)) for c in range(COLOURS) if net(s, card, c) > 0}
        data: dict[str, object] = {
            "card": s.box.cards[card].id,
            "price": price,
            "least": s.game.text(a.PAY + least_grey(s, card)),
        }
        return Ask(number, "pay", "SP-7.3", data)
    if s.stage == stages.LOCATION:
        faces = [s.box.faces[action - a.CHOOSE].id for action in legal(s)]
        return Ask(number, "location", "SP-9.8", {"locations": faces})
    if s.stage == stages.RETURN:
        return Ask(number, "return", "SP-4.4", {"count": int(excess(s))})
    return Ask(number, "turn", "SP-3.3")
