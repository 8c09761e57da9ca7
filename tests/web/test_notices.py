"""Who is told what, and when: news that stay news, all in one letter, never to whoever is there."""

from email.message import EmailMessage

import pytest

from tests.table.support import Window, asked, is_over, options, wish
from trianon.table.attendance import Patience
from trianon.table.bot_workers import BotsInline
from trianon.table.lobby import Lobby
from trianon.table.messages import TableInfo
from trianon.table.requests import Sit
from trianon.table.storage import Account
from trianon.table.storage.memory import MemoryStore
from trianon.web.letters import Letters
from trianon.web.notices import LETTER_PAUSE as PAUSE
from trianon.web.notices import MOST_AT_ONCE, ByLetter, Notices
from trianon.web.post import MailServer, Post

pytestmark = pytest.mark.anyio

PATIENCE = 600.0


class Shelf(Post):
    """Keeps letters instead of sending them."""

    def __init__(self) -> None:
        super().__init__(MailServer("nowhere", 25, False, None, None))
        self.letters: list[EmailMessage] = []

    async def send(self, letter: EmailMessage) -> bool:
        self.letters.append(letter)
        return True


class House:
    """A lobby where Ann gets letters in Czech, and a clock that the test moves."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.lobby = Lobby(self.store, BotsInline(), patience=Patience(away_seconds=0))
        self.shelf = Shelf()
        self.now = 0.0
        letters = Letters(["key"], "https://games.example.org", "games@example.org")
        by_letter = ByLetter(self.store, letters, self.shelf, PATIENCE)
        self.notices = Notices(self.lobby, [by_letter], lambda: self.now)

    async def after(self, seconds: float) -> list[str]:
        """The letters that are sent after so long."""
        before = len(self.shelf.letters)
        await self.notices.look()
        self.now += seconds
        await self.notices.look()
        return [letter.get_content() for letter in self.shelf.letters[before:]]

    async def table(self) -> str:
        """Bob and Ann, and Bob begins."""
        table = await self.lobby.create("bob", "Bob", wish("me", "open", first=0, game="kabale"))
        await self.lobby.sit(table.id, "ann", "Ann", Sit())
        await self.lobby.start(table.id, "bob")
        return table.id


@pytest.fixture
async def house() -> House:
    made = House()
    account = Account("ann", "Ann", "ann", "", 1, mail="ann@example.org", language="cs")
    await made.store.add_account(account)
    await made.notices.look()
    return made


async def play(house: House, table: str, guest: str) -> None:
    """Answer until somebody else is asked, and leave."""
    match = await house.lobby.match(table)
    window = Window(match, guest)
    await window.hello()
    seat = asked(match)
    while not is_over(match) and asked(match) == seat:
        await window.move(seat, options(match)[0])
    await match.part(window.client)


async def test_a_game_that_began_and_a_turn_are_told_once(house: House) -> None:
    table = await house.table()
    assert await house.after(PATIENCE / 2) == []
    [begun] = await house.after(PATIENCE)
    assert f"Hra začala: Kabale & Hiebe (Bob)\nhttps://games.example.org/t/{table}" in begun
    await play(house, table, "bob")
    assert await house.after(PATIENCE) == [], "one letter an hour is enough"
    [turn] = await house.after(PAUSE)
    assert "Jste na tahu: Kabale & Hiebe (Bob)" in turn
    assert "Hra začala" not in turn
    assert await house.after(PAUSE * 5) == [], "she knows"


async def test_all_news_come_in_one_letter(house: House) -> None:
    for table in [await house.table() for _ in range(3)]:
        await play(house, table, "bob")
    [letter] = await house.after(PATIENCE)
    assert letter.count("Jste na tahu") == 3
    assert house.shelf.letters[0]["Subject"] == "Na tahu v 3 hrách"


async def test_whoever_comes_in_time_or_is_there_gets_no_letter(house: House) -> None:
    answered, watched = await house.table(), await house.table()
    for table in (answered, watched):
        await play(house, table, "bob")
    match = await house.lobby.match(watched)
    window = Window(match, "ann")
    await window.hello()
    assert await house.after(PATIENCE / 2) == []
    await play(house, answered, "ann")
    assert [letter for letter in await house.after(PATIENCE) if "na tahu" in letter] == []


async def test_the_end_of_a_game_is_told(house: House) -> None:
    table = await house.table()
    while not is_over(match := await house.lobby.match(table)):
        await play(house, table, ("bob", "ann")[asked(match)])
    [letter] = await house.after(PATIENCE)
    assert "Hra skončila: Kabale & Hiebe (Bob)" in letter


async def test_a_reminder_and_a_mention_are_told(house: House) -> None:
    """A turn that was told is told once more when somebody reminds of it; each mention once."""
    table = await house.table()
    await play(house, table, "bob")
    [turn] = await house.after(PATIENCE)
    assert "Jste na tahu" in turn
    match = await house.lobby.match(table)
    await match.remind("bob")
    window = Window(match, "bob")
    await window.hello()
    await window.say("where are you, @ANN?")
    await window.say("mail ann@annex.org, or @Anna")
    [told] = await house.after(PAUSE)
    assert "Čeká na vás Bob: Kabale & Hiebe (Bob)" in told
    assert "Někdo vás zmínil: Kabale & Hiebe (Bob)" in told
    assert await house.after(PAUSE) == []
    await window.say("@Ann: still there?")
    [again] = await house.after(PAUSE)
    assert "Někdo vás zmínil" in again
    assert "Čeká na vás" not in again


async def test_a_look_takes_no_more_people_than_the_house_can_bear() -> None:
    """The others come at the next looks: each of them once before anybody comes again."""
    house = House()
    looked_at: list[str] = []

    class Crowd(ByLetter):
        async def addressees(self) -> list[str]:
            return [f"guest {number}" for number in range(2 * MOST_AT_ONCE + 10)]

    class Quiet(Lobby):
        async def running(self, guest: str) -> list[TableInfo]:
            looked_at.append(guest)
            return []

        async def finished(self, guest: str, before: str = "") -> list[TableInfo]:
            return []

    crowd = Crowd(house.store, Letters(["key"], "https://games.example.org", "x@example.org"), house.shelf, 1)
    notices = Notices(Quiet(house.store, BotsInline()), [crowd])
    for look in (1, 2, 3):
        await notices.look()
        assert len(looked_at) == look * MOST_AT_ONCE
    assert len(set(looked_at)) == 2 * MOST_AT_ONCE + 10
