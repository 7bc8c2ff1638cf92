"""Everything the project says to people, in their language, from Fluent files.

`locale/{en,ru,fr}.ftl` of the package has the words all games share, `<game>/locale/{en,ru,fr}.ftl` those of a game:

| message | says | arguments |
|---|---|---|
| `game-title`, `game-title-<game id>` | the title of a game, of one of several games of a folder | |
| `name-<id>` | a component, colour, place … that views and events name by id | |
| `kind-<kind>` | the heading over actions of one kind | |
| `event-<kind>` | what happened | the data of the event |
| `event-<kind>-secret` | the same for those who know the secret: used where all its arguments are known | |
| `ask-<kind>` | the question to a seat | the data of the question, `$seat` |
| `refusal-<key>`, `error-<key>` | why not | the data of the refusal or error |
| `reason-<reason>` | how the game ended | the data of the reason of that kind in the account |
| `term-<term>` | what bots weigh (`State.evaluation_terms`), for hints | `$about` |
| `end-<kind>`, `count-<key>` | what decided it, a number that counted (`State.account`) | the data of the reason |
| `option-<id>`, `option-<id>-<value>` | the label of an option, of one of its values | |

Data becomes arguments like this: a number in a field called `seat`, `holder`, `owner` or `…_seat` is a player's name; a
text that has a `name-…` message is that name; a list is joined, repetitions counted; a table of counts reads like such
a list; true and false are `yes` and `no`. The untouched text of a field `x` is `$x_id`, a list's length `$x_count`.
Beside a field `seat`, `$x_self` is `yes` where another player's field `x` is the same seat, else `no`.
"""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from sixstones.core.errors import SixStonesError
from sixstones.core.facts import TOGETHER, Event, Refusal, Result
from sixstones.core.game import Game

LANGUAGES = ("en", "ru", "fr")
FALLBACK = "en"
SHARED = Path(__file__).parent / "locale"
GIFT = 3  # percent: less than this is not told of as a gift
PLACE = re.compile(r"\d+[,-]\d+").fullmatch  # a part of an action that is only a place: nothing is known to lie there

Argument = str | int | float


class UnknownLanguage(SixStonesError):
    """The project does not speak this language."""


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(
            "unknown-language",
            f"There is no language {language!r}; known languages are {known}.",
            {"field": "lang", "value": language, "expected": known},
        )
    return language


@cache
def _bundle(folder: str, language: str) -> FluentBundle:
    """The messages of one game and those all games share; the game's own win."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in (SHARED / f"{language}.ftl", Path(folder) / "locale" / f"{language}.ftl" if folder else None):
        if path is not None and path.is_file():
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle


@cache
def _message_ids(folder: str) -> tuple[str, ...]:
    """The ids of all messages of a game in the fallback language."""
    path = Path(folder) / "locale" / f"{FALLBACK}.ftl"
    if not folder or not path.is_file():
        return ()
    return tuple(re.findall(r"^([a-zA-Z][\w-]*)\s*=", path.read_text("utf-8"), re.MULTILINE))


class Words:
    """The words of one game in one language, with the names of its players.

    >>> Words(None, "en").player(0)
    'Player 1'
    """

    def __init__(self, game: Game | None, language: str = FALLBACK, players: list[str] | None = None) -> None:
        self.game = game
        self.language = check_language(language)
        self.players: list[str] = [] if players is None else players
        folder = "" if game is None else game.folder
        self._bundles = [_bundle(folder, language)]
        if language != FALLBACK:
            self._bundles.append(_bundle(folder, FALLBACK))

    # Any message.

    def find(self, key: str, arguments: dict[str, Argument] | None = None, complete: bool = False) -> str | None:
        """The message in this language or the fallback, or None.

        If asked so, only where no argument is missing.
        """
        message_id = re.sub(r"[^a-zA-Z0-9_-]", "-", key)
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                pattern = bundle.get_message(message_id).value
                if pattern is not None:
                    text, mistakes = bundle.format_pattern(pattern, arguments)
                    return None if complete and mistakes else str(text)
        return None

    def say(self, key: str, **arguments: Argument) -> str:
        """A message that must exist."""
        return self.find(key, arguments) or key

    # Names.

    def name(self, id: str) -> str:
        """A component or other thing by its id."""
        found = self._called(id)
        return plain(id) if found is None else found

    def _called(self, id: str) -> str | None:
        found = self.find(f"name-{id}")
        if found is None and self.game is not None and id in self.game.components:
            found = str(self.game.components[id].get("name", plain(id)))
        return found

    def title(self) -> str:
        """The game."""
        id = "" if self.game is None else self.game.id
        return self.find(f"game-title-{id}") or self.find("game-title") or plain(id).capitalize()

    def player(self, seat: int) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else self.say("player", number=str(seat + 1))

    def names(self, seats: int) -> dict[str, str]:
        """All names by id, and those of the players by `p1`, `p2` …"""
        found = {f"p{seat + 1}": self.player(seat) for seat in range(seats)}
        if self.game is not None:
            for id in self.game.components:
                found[id] = self.name(id)
            for key in _message_ids(self.game.folder):
                if key.startswith("name-"):
                    found[key.removeprefix("name-")] = self.say(key)
        return found

    def kind(self, kind: str) -> str:
        """The heading over actions of one kind."""
        return self.find(f"kind-{kind}") or plain(kind)

    def option(self, id: str) -> str:
        return self.find(f"option-{id}") or plain(id)

    def value(self, option_id: str, value: object) -> str:
        """A value of an option."""
        shown = "none" if value is None else self.text("", value)
        return self.find(f"option-{option_id}-{shown}") or (self.say("cli-nothing") if value is None else shown)

    def join(self, parts: list[str]) -> str:
        """Parts as a list in a sentence."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", most=", ".join(parts[:-1]), last=parts[-1])

    # Sentences.

    def event(self, event: Event | dict[str, object], viewer: int | None = None) -> str:
        """The event in words, as this viewer may know it."""
        seen = event.seen_by(viewer) if isinstance(event, Event) else event
        data = _table(seen["data"])
        secret = self.find(f"event-{seen['kind']}-secret", self.arguments(data), complete=True)
        return secret or self._sentence("event", str(seen["kind"]), data)

    def ask(self, ask: dict[str, object], seat: int) -> str:
        """The question to a seat."""
        data: dict[str, object] = {"seat": seat, **_table(ask["data"])}
        return self.find(f"ask-{ask['kind']}", self.arguments(data)) or self.say("ask-move", **self.arguments(data))

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done now, with the rule behind it."""
        reason = self._sentence("refusal", refusal.key, refusal.data)
        rule = self.rule(refusal.rule)
        return f"{reason} {rule}" if rule else reason

    def error(self, error: SixStonesError) -> str:
        """The error in words; the English sentence where there is no translation."""
        arguments = self.arguments(error.data)
        return self.find(f"error-{error.key}", arguments) or self.find(f"refusal-{error.key}", arguments) or str(error)

    def result(
        self,
        result: Result,
        sides: list[int] | None = None,
        playing: bool = False,
        because: list[dict[str, object]] | None = None,
    ) -> str:
        """The winners, and how the game ended.

        `sides` is the side of every seat, `playing` whether a player reads it, `because` the reasons of the account.
        """
        count = len(result.winners)
        losers = [self.player(seat) for seat in range(len(result.ranking)) if seat not in result.winners]
        arguments: dict[str, Argument] = {}
        for told in because or []:
            if told["kind"] == result.reason:
                arguments = self.arguments(_table(told["data"]))
        arguments.update({"count": count, "losers": len(losers), "loser": losers[0] if losers else ""})
        reason = self.find(f"reason-{result.reason}", arguments) or plain(result.reason)
        if self.game is not None and self.game.payoff == TOGETHER:
            who = "you" if playing else "all"
            return self.say(f"result-{who}-{'won' if count else 'lost'}", players=len(result.ranking), reason=reason)
        parts = [self.player(seat) for seat in result.winners] if sides is None else self._sides(result.winners, sides)
        return self.say("result", winners=self.join(parts), count=len(parts), reason=reason)

    def because(self, reason: dict[str, object]) -> str:
        """A reason that decided the game, from its account."""
        return self._sentence("end", str(reason["kind"]), _table(reason["data"]))

    def counted(self, key: str) -> str:
        """The name of a number that counted in the end."""
        return self.find(f"count-{key}") or capital(plain(key))

    def _sides(self, winners: list[int], sides: list[int]) -> list[str]:
        """The winning sides: a player by name, a team by its number and its names."""
        found: list[str] = []
        for number, side in enumerate(sorted(set(sides)), 1):
            if side in [sides[seat] for seat in winners]:
                names = [self.player(seat) for seat, own in enumerate(sides) if own == side]
                team = self.say("team", number=number, names=self.join(names))
                found.append(names[0] if len(names) == 1 else team)
        return found

    def rule(self, id: str) -> str:
        """A rule by its id: the id and its statement, or nothing if the game states no such rule."""
        if self.game is None or id not in self.game.rules:
            return ""
        return f"{id}: {self.game.rules[id].text(self.language)}"

    def _sentence(self, sort: str, kind: str, data: dict[str, object]) -> str:
        found = self.find(f"{sort}-{kind}", self.arguments(data))
        if found is not None:
            return found
        given = {key: value for key, value in data.items() if key != "seat" and value is not None}
        details = [f"{plain(key)} {self.text(key, value)}" for key, value in given.items()]
        if not isinstance(data.get("seat"), int):
            return ", ".join([capital(plain(kind)), *details])
        return f"{self.text('seat', data['seat'])}: " + ", ".join([plain(kind), *details])

    # Hints.

    def hint(self, hint: dict[str, object]) -> str:
        """Why an action is good, as one sentence, from a hint as JSON."""
        parts: list[str] = []
        for sort in ("gains", "denies", "costs"):
            terms = [self.term(_table(term)) for term in _list(hint.get(sort))]
            if terms:
                rival = hint.get("rival")
                player = self.player(rival) if isinstance(rival, int) else ""
                parts.append(self.say(f"hint-{sort}", terms=", ".join(terms), player=player))
        for step in [_table(step) for step in _list(hint.get("line"))]:
            seat = step.get("seat")
            if isinstance(seat, int) and seat != hint.get("seat"):
                parts.append(self.say("hint-reply", player=self.player(seat), action=self.move(step)))
                break
        return capital("; ".join(parts) or self.say("hint-nothing")) + "."

    def typed(self, step: dict[str, object]) -> str:
        """An action of a hint or analysis as typed, with names its text does not have."""
        names = self.join([self.name(str(id)) for id in _list(step.get("about"))])
        return f"{step.get('action')} ({names})" if names else str(step.get("action"))

    def move(self, step: dict[str, object]) -> str:
        """An action of a hint or analysis in words; components stand for the places they lie at."""
        text = str(step.get("action"))
        if self.game is None:
            return text
        action = self.game.actions[self.game.parse(text)]
        about = [self.name(str(id)) for id in _list(step.get("about"))]
        named = [self._part(part) for part in action.parts]
        if about:
            known = [name for name in named if name is not None] if None in named else []
            parts = ", ".join([*known, self.join(about)])
        else:
            together = self.find(f"name-{'-'.join(action.parts)}") if len(action.parts) > 1 else None
            told = [
                name or plain(part) for name, part in zip(named, action.parts, strict=True) if name or not PLACE(part)
            ]
            parts = together or ", ".join(told)
        return f"{self.kind(action.kind)}: {parts}" if parts else self.kind(action.kind)

    def _part(self, part: str) -> str | None:
        """A part of an action by its name: a component or a seat such as `p2`."""
        return self.player(int(part[1:]) - 1) if re.fullmatch("p[1-9]", part) else self._called(part)

    # Analyses, as JSON.

    def account(self, totals: dict[str, object]) -> str:
        """How a seat's chance came from the start to the end: a sum that adds up."""
        shown = _table(totals["shown"])
        sums = {key: signed(shown[key]) for key in ("own", "others", "luck")}
        ends = {key: str(shown[key]) for key in ("start", "end")}
        player = self.player(_number(totals["seat"]))
        return self.say("analysis-sum", player=player, lost=str(round(_float(totals["mistakes"]))), **sums, **ends)

    def gifts(self, totals: dict[str, object]) -> list[str]:
        """The gains and losses by decisions of each other seat, where they are more than noise."""
        seat = _number(totals["seat"])
        found: list[str] = []
        for other, change in enumerate(_list(totals["by"])):
            percent = round(_float(change))
            if other != seat and abs(percent) >= GIFT:
                names = {"giver": self.player(other), "player": self.player(seat), "gift": str(abs(percent))}
                found.append(self.say("analysis-gift" if percent > 0 else "analysis-harm", **names))
        return found

    def turning_point(self, point: dict[str, object], moment: dict[str, object]) -> str:
        """One turning point of an analysis as a sentence or two: who, what, and why."""
        kind = str(point["kind"])
        seat, change = _number(point["seat"]), round(_float(point["change"]))
        arguments: dict[str, Argument] = {
            "turn": str(moment["turn"]),
            "player": self.player(seat),
            "change": str(abs(change)),
            "action": self.move(moment),
        }
        if kind == "luck":
            together = self.game is not None and self.game.payoff == TOGETHER
            drawn = self.drawn([str(text) for text in _list(moment["drawn"])])
            actor = self.player(_number(moment["seat"]))
            key = ("lucky" if change > 0 else "unlucky") + ("-all" if together else "")
            told = self.say(f"analysis-turn-{key}", actor=actor, **arguments)
            return f"{told} {self.say('analysis-drawn', drawn=drawn)}" if drawn else told
        best = _table(moment["best"])
        before, after = round(_float(moment["before"])), round(_float(moment["chance"]))
        arguments |= {"before": str(before), "after": str(after), "best": self.move(best)}
        parts = [self.say("analysis-turn-mistake", **arguments), self._gift(moment), self.hint(best)]
        return " ".join([part for part in parts if part])

    def _gift(self, moment: dict[str, object]) -> str:
        """The seat that gained most by a mistake."""
        effect = [_float(value) for value in _list(moment["effect"])]
        luckiest = max(range(len(effect)), key=lambda seat: effect[seat])
        gift = round(effect[luckiest])
        return self.say("analysis-gave", player=self.player(luckiest), gift=str(gift)) if gift >= GIFT else ""

    def drawn(self, outcomes: list[str], most: int = 4) -> str:
        """The named things that chance brought."""
        names: list[str] = []
        for text in outcomes:
            action = None if self.game is None else self.game.actions[self.game.parse(text)]
            parts = [] if action is None else action.parts
            together = self.find(f"name-{'-'.join(parts)}") if len(parts) > 1 else None
            names += [together] if together else [name for name in map(self._part, parts) if name is not None]
        told = [self._times(name, names.count(name)) for name in dict.fromkeys(names)]
        return self.join(told[:most]) if len(told) <= most else ", ".join(told[:most]) + " …"

    def telling(self, step: dict[str, object]) -> bool:
        """Whether an action says what it is about, and not only a place, a number or nothing."""
        parts = str(step.get("action")).split()[1:]
        return bool(step.get("about")) or any(self._called(part) or re.fullmatch("p[1-9]", part) for part in parts)

    def term(self, term: dict[str, object]) -> str:
        """The meaning of a term of a judgement."""
        about = str(term.get("about", ""))
        return self.find(f"term-{term['term']}", {"about": self.name(about) if about else ""}) or plain(
            str(term["term"])
        )

    # Cards that explain themselves.

    def phrase(self, said: object) -> str:
        """A phrase made of phrases: `{"say": message, argument: …}` with numbers, ids and lists.

        `{"any": ids}` is one of several, a list of ids all of them.
        """
        data = _table(said)
        arguments: dict[str, Argument] = {}
        for key, value in data.items():
            if isinstance(value, dict) and "any" in value:
                arguments[key] = " / ".join([self.name(str(id)) for id in value["any"]])
            elif isinstance(value, dict):
                arguments[key] = self.phrase(value)
            elif isinstance(value, int):
                arguments[key] = value
            elif key != "say":
                arguments[key] = self.text(key, value)
                if isinstance(value, str):
                    arguments[f"{key}_id"] = value
        return self.say(str(data["say"]), **arguments)

    def card_name(self, id: str, part: dict[str, object]) -> str:
        """The name of a component, as its card file gives it where there is one."""
        names = _table(part.get("names"))
        return str(names[self.language]) if self.language in names else self.name(id)

    def card(self, part: dict[str, object]) -> str:
        """The effect of a component as one sentence, or nothing where its game does not say."""
        return capital(self.phrase(part["says"])) if "says" in part else ""

    # Data as arguments of messages.

    def arguments(self, data: dict[str, object]) -> dict[str, Argument]:
        """The data of an event, question or refusal as arguments of its message."""
        found: dict[str, Argument] = {}
        for key, value in data.items():
            found[key] = self.text(key, value)
            if isinstance(value, (int, float)) and not isinstance(value, bool) and not _is_seat(key):
                found[key] = value
            if isinstance(value, str):
                found[f"{key}_id"] = value
            if isinstance(value, (list, dict)):
                found[f"{key}_count"] = len(value)
            if key != "seat" and _is_seat(key) and "seat" in data:
                found[f"{key}_self"] = "yes" if value == data["seat"] else "no"
        return found

    def text(self, key: str, value: object) -> str:
        """One value as words."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.player(value) if _is_seat(key) else str(value)
        if isinstance(value, str):
            known = self.game is not None and value in self.game.components
            return self.name(value) if known else self.find(f"name-{value}") or value
        if isinstance(value, (list, tuple)):
            words = [self.text(key.removesuffix("s"), item) for item in value]
            return self.join([self._times(word, words.count(word)) for word in dict.fromkeys(words)])
        if isinstance(value, dict):
            return self.join([self._entry(str(name), item) for name, item in value.items()])
        return str(value)

    def _entry(self, name: str, value: object) -> str:
        if isinstance(value, int) and not isinstance(value, bool):
            return self._times(self.name(name), value)
        return f"{self.name(name)} {self.text(name, value)}"

    def _times(self, word: str, count: int) -> str:
        return word if count == 1 else f"{word} ×{count}"


def explained(game: Game, parts: dict[str, dict[str, object]]) -> dict[str, dict[str, object]]:
    """Components with `texts`, what they do in every language, where their game says it."""
    spoken = [Words(game, language) for language in LANGUAGES]
    found: dict[str, dict[str, object]] = {}
    for id, part in parts.items():
        found[id] = part
        if "says" in part:
            found[id] = {**part, "texts": {words.language: words.card(part) for words in spoken}}
    return found


def plain(id: str) -> str:
    """An id as words, where nobody has given it a name."""
    return id.replace("_", " ").replace("-", " ") if not id[:1].isdigit() else id


def signed(value: object) -> str:
    """A whole number with its sign, zero without one."""
    number = _number(value)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _is_seat(key: str) -> bool:
    return key in ("seat", "holder", "owner", "winner") or key.endswith("_seat")


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _float(value: object) -> float:
    return float(value) if isinstance(value, (int, float)) else 0.0


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else []


def _table(value: object) -> dict[str, object]:
    return {str(key): item for key, item in value.items()} if isinstance(value, dict) else {}
