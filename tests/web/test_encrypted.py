"""TLS and credentials to the broker and to the database, for real: who proves nothing is not let in."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from tests.table.postgres import running_postgres
from tests.table.tls_door import tls_door
from tests.web.certificates import Authority
from tests.web.nats import PASSWORD, USER, NatsProcess, running_nats, with_credentials
from tests.web.support import Browser, hello, play_on, server
from trianon.table.storage import StorageError
from trianon.table.storage.engines import prepare
from trianon.web.broker import BrokerError, BrokerSettings, reach

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("encrypted")]

BROKER = """
tls {{ cert_file: "{certificate}", key_file: "{key}" }}
authorization {{ user: {user}, password: {password} }}
"""


@dataclass
class Place:
    """A broker and a database that speak TLS only and ask for a password."""

    broker: NatsProcess
    authority: Path
    stranger: Path  # another authority
    port: int

    def database(self, authority: Path, password: str = "hidden", host: str = "localhost") -> str:
        return (
            f"postgresql+psycopg://house:{password}@{host}:{self.port}/postgres"
            f"?sslmode=verify-full&sslrootcert={authority}&hostaddr=127.0.0.1"
        )


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("encrypted")
    authority, stranger = Authority(folder), Authority(folder, "stranger")
    certificate, key = authority.certificate()
    settings = folder / "nats.conf"
    settings.write_text(BROKER.format(certificate=certificate, key=key, user=USER, password=PASSWORD))
    with running_postgres() as url, running_nats(settings, "tls") as broker:
        inside = _ask_for_a_password(url)
        with tls_door(inside, certificate, key) as port:
            yield Place(broker, authority.file, stranger.file, port)


def _ask_for_a_password(url: str) -> str:
    """From now on user `house` is asked for one; the Unix socket of this server."""
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("create role house superuser login password 'hidden'"))
        rules = Path(connection.execute(text("show hba_file")).scalar_one())
        rules.write_text("local all house scram-sha-256\n" + rules.read_text())
        connection.execute(text("select pg_reload_conf()"))
    engine.dispose()
    return f"{make_url(url).query['host']}/.s.PGSQL.5432"


async def test_a_house_lives_behind_tls_and_passwords(place: Place, tmp_path: Path) -> None:
    options = ("--database", place.database(place.authority), "--broker", place.broker.address)
    with server(tmp_path, *options, "--broker-authority", str(place.authority)) as house:
        async with Browser(house.address) as ann:
            assert (await ann.get("/healthz"))["broker"]
            table = (await ann.new_table("me", "hotseat"))["id"]
            async with ann.socket(table) as socket:
                await play_on(socket, await hello(socket), until=3)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"authority": "stranger"}, "certificate verify failed"),
        ({"password": "guessed"}, "password authentication failed"),
        ({"host": "elsewhere.example"}, "does not match host name"),
    ],
)
def test_a_database_that_is_not_ours_or_we_not_its_is_refused(
    place: Place, change: dict[str, str], reason: str
) -> None:
    authority = place.stranger if "authority" in change else place.authority
    others = {name: value for name, value in change.items() if name != "authority"}
    with pytest.raises(StorageError, match=reason) as refused:
        prepare(place.database(authority, **others))
    assert len(str(refused.value).splitlines()) == 1
    assert "hidden" not in str(refused.value)


def test_a_broker_that_is_not_ours_or_we_not_its_is_refused(place: Place) -> None:
    asyncio.run(reach(BrokerSettings(place.broker.address, str(place.authority))))
    for settings in (
        BrokerSettings(place.broker.address, str(place.stranger)),
        BrokerSettings(place.broker.address),  # the system does not know who signed it
        BrokerSettings(place.broker.address_of(USER, "guessed"), str(place.authority)),
    ):
        with pytest.raises(BrokerError) as refused:
            asyncio.run(reach(settings))
        assert PASSWORD not in str(refused.value)


def test_credentials_of_a_broker_are_a_file(tmp_path: Path) -> None:
    settings, credentials = with_credentials(tmp_path)
    with running_nats(settings) as broker:
        address = f"nats://localhost:{broker.port}"
        asyncio.run(reach(BrokerSettings(address, credentials=str(credentials))))
        with pytest.raises(BrokerError):
            asyncio.run(reach(BrokerSettings(address)))
