"""Somebody who plays quickly and not too badly, by clicks alone: on the bar and on the board."""

from collections import Counter
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

# Our turn, with the moves on offer; or the end.
TURN = """() => {
    if (document.querySelector('.end')) return 'over';
    const offered = document.querySelector('.actions :is(.moves, .main-move) button');
    return document.querySelector('.turn.mine') && offered ? 'turn' : '';
}"""
# Every move in the bar; of one that takes two clicks, what the first of them says.
OFFERED = """() => [...document.querySelectorAll('.actions :is(.moves, .main-move) button')]
    .map(({ dataset }) => dataset.word ?? dataset.prefix ?? dataset.place).filter(Boolean)"""
# Can it be touched once the page is scrolled there? A map may be zoomed in elsewhere.
IN_SIGHT = """(one) => {
    one.scrollIntoView({ block: 'center' });
    const box = one.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !!found?.closest('[data-city]')?.contains(one);
}"""
# What is wanted, the first first, and how often in a row; then the turn is ended.
ALWAYS = 99
WANTED = {
    "scrap": ALWAYS, "drop": ALWAYS, "burn": ALWAYS, "discard": ALWAYS, "draft": ALWAYS,
    "place": ALWAYS, "mark": ALWAYS, "run": ALWAYS, "open": 1, "buy": 3, "build": 2, "install": 3,
}  # fmt: skip
ENDING = ("pass", "done")


class Player:
    """Plays one seat in a page, and keeps the words that were clicked."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.locator(".actions")
        self.words: list[str] = []
        self.on_board: Counter[str] = Counter()  # moves made on the board itself, by verb
        self._rng = Random(5)
        self._verb, self._often = "", 0  # what was done last, and how often in a row
        self._touches: bool = page.evaluate("() => matchMedia('(pointer: coarse)').matches")
        self._board: dict[str, Callable[[str], bool]] = {
            "open": self._open,
            "buy": self._buy,
            "build": self._build,
            "run": self._run,
            "install": self._install,
            "discard": self._discard,
        }

    # ---- turns

    def turn(self) -> bool:
        """Wait until it is our turn; False at the end."""
        said = self.page.wait_for_function(TURN).json_value()
        return bool(said == "turn")

    def play(self, moves: int) -> int:
        """So many moves, or fewer if the game ends; how many were made."""
        for made in range(moves):
            if not self.turn():
                return made
            self.move()
        return moves

    def play_until(self, start: str) -> str:
        """Play until a move that begins so is offered; the first such."""
        while self.turn():
            found = [word for word in self.offered() if word.startswith(start)]
            if found:
                return found[0]
            self.move()
        raise AssertionError(f"The game is over, and nothing like {start!r} was ever offered.")

    def finish(self) -> None:
        """To the end of the game."""
        while self.turn():
            self.move()

    def offered(self) -> list[str]:
        words: list[str] = self.page.evaluate(OFFERED)
        return words

    def move(self) -> None:
        """Make one move, and wait until it shows."""
        before = self.number()
        word = self._choose(self.offered())
        verb = word.split()[0]
        self._verb, self._often = verb, self._often + 1 if verb == self._verb else 1
        on_board = self._board.get(verb)
        if on_board and self._often % 2 and on_board(word):
            self.on_board[verb] += 1
        else:
            self._in_bar(word)
        expect(self.page.locator(f"[data-number='{before}']")).to_have_count(0)

    def number(self) -> int:
        """The number of the position that is shown."""
        return int(self.page.locator("[data-number]").get_attribute("data-number") or "")

    def _choose(self, words: list[str]) -> str:
        ending = [word for word in words if word.split()[0] in ENDING]
        for verb, most in WANTED.items():
            found = [word for word in words if word.split()[0] == verb]
            enough = verb == self._verb and self._often >= most
            if found and not (enough and ending):
                return self._rng.choice(found)
        return (ending or words)[0]

    # ---- clicks

    def press(self, what: Locator) -> None:
        if self._touches:
            what.tap()
        else:
            what.click()

    def _say(self, button: Locator) -> None:
        word = button.get_attribute("data-word")
        assert word
        self.words.append(word)
        self.press(button)

    def _in_bar(self, word: str) -> None:
        whole = self.bar.locator(f"[data-word='{word}']")
        if whole.count():
            self._say(whole.first)
            return
        place = self.bar.locator(f"[data-place='{word}']")
        if place.count() and not place.is_visible():
            inside = self.page.locator(f"[data-place='{word}']")
            self.press(self.bar.locator("details", has=inside).locator("summary"))
        self.press(place if place.count() else self.bar.locator(f"[data-prefix='{word}']"))
        last = self.bar.locator(f"[data-word^='{word} ']")
        if last.count():  # else there is only one thing to do at the place, and it is done
            self._say(last.first)

    # ---- clicks on the board; False where the board has no such thing

    def _open(self, word: str) -> bool:
        """The plant in the market: it is chosen, and the button that names it puts it up."""
        plant = self.page.locator(f".board [data-plant='{word.split()[1]}']").first
        button = plant.locator("button")
        self.press(button.first if button.count() else plant)
        self._say(self.bar.locator("[data-word^='open ']"))
        return True

    def _buy(self, word: str) -> bool:
        """A fuel card; on the track first a token, then at once what a run needs."""
        card = self.page.locator(f".board [data-fuel='{word}']")
        enough = self.page.get_by_role("button", name="Enough for one run")
        if card.count():
            self.words.append(word)
            self.press(card.first)
        elif self.on_board["buy"] % 2 and enough.is_enabled():
            self.press(enough)
            expect(self.page.locator(".fuels [aria-busy=true]")).to_have_count(0)
        else:
            self.press(self.page.locator(".board .buy.can").first)
        return True

    def _build(self, word: str) -> bool:
        """The city on the map, if it is in sight; a first touch only shows what it costs."""
        city = self.page.locator(f"[data-city='{word.split()[1]}'] .reach")
        if not city.evaluate(IN_SIGHT):
            return False
        self.words.append(word)
        self.press(city)
        if self._touches:
            self.press(city)
        return True

    def _run(self, word: str) -> bool:
        """The plants that were chosen beforehand, all at once."""
        panel = self.page.locator(".board .run")
        if not panel.count():
            return False
        self.press(panel.locator(".button.main"))
        expect(panel).to_have_count(0)
        return True

    def _install(self, word: str) -> bool:
        """The cell of the city, then a piece in its menu."""
        self.press(self.page.locator(f"[data-cell={word.split()[1]}]"))
        self._say(self.page.locator(".menu [data-word^=install]").first)
        return True

    def _discard(self, word: str) -> bool:
        self.words.append(word)
        self.press(self.page.locator(f"[data-card={word.split()[1]}]").first)
        return True
