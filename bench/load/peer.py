"""Tables of boardgame.io: a server with a card game, and scripted players who speak its protocol."""

import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from bench.load.play import Play
from bench.load.wire import Socket, connect
from tools import node

PACKAGE = "boardgame.io@0.50.2"
SCRIPT = Path(__file__).parent / "boardgame_io" / "server.cjs"
PATH = "/socket.io/?EIO=4&transport=websocket"
CHANNEL = "/cards,"  # the name of the game in the script


class PeerTable:
    """One match with a socket for every player."""

    def __init__(self, peer: "Peer", play: Play, id: str) -> None:
        self._peer = peer
        self._play = play
        self.id = id
        self._sockets: list[Socket] = []
        self._state: dict[str, Any] = {}
        self._shown_last = -1  # synchronising may say the same again
        self._sent: dict[int, float] = {}  # by seat, when its move was due

    async def connect(self) -> None:
        for _ in range(self._peer.seats):
            self._sockets.append(await connect(self._peer.address, PATH, "", self._heard))
        for socket in self._sockets:
            socket.send(f"40{CHANNEL}".encode())

    def _heard(self, socket: Socket, frame: bytes) -> None:
        """Packets of Engine.IO (2 ping, 4 message) and of Socket.IO inside (40 connect, 42 event)."""
        if frame[:1] == b"2":
            socket.send(b"3")
        elif frame[:2] == b"40":
            seat = str(self._sockets.index(socket))
            self._emit(socket, "sync", self.id, seat, None, self._peer.seats)
        elif frame[:2] == b"42":
            kind, _, *rest = msgspec.json.decode(frame[frame.index(b"[") :])
            if kind == "sync":
                self._shown(socket, rest[0]["state"])
            elif kind == "update":
                self._shown(socket, rest[0])

    def _shown(self, socket: Socket, state: dict[str, Any]) -> None:
        seat = self._sockets.index(socket)
        if (due := self._sent.pop(seat, None)) is not None:
            self._play.accepted(due)
        if state["ctx"].get("gameover"):
            if seat == 0:
                self._play.over(self)
        elif int(state["ctx"]["currentPlayer"]) == seat and state["_stateID"] > self._shown_last:
            self._shown_last = state["_stateID"]
            self._state = state
            self._play.asked(self)

    def answer(self, due: float) -> None:
        """A random card to a random column."""
        state, seat = self._state, self._state["ctx"]["currentPlayer"]
        card, column = random.choice(state["G"]["players"][seat]["hand"]), random.randrange(6)
        self._sent[int(seat)] = due
        payload = {"type": "play", "args": [card, column], "playerID": seat}
        move = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(self._sockets[int(seat)], "update", move, state["_stateID"], self.id, seat)

    def _emit(self, socket: Socket, *arguments: Any) -> None:
        socket.send(f"42{CHANNEL}".encode() + msgspec.json.encode(arguments))

    async def again(self) -> None:
        """Another match."""
        self.close()
        self._peer.tables.remove(self)
        await self._peer.open(self._play)

    def close(self) -> None:
        for socket in self._sockets:
            socket.transport.close()


class Peer:
    """Matches on one server."""

    def __init__(self, address: str, seats: int) -> None:
        self.address = address
        self.seats = seats
        self._count = 0
        self.tables: list[PeerTable] = []

    async def open(self, play: Play, game: str = "") -> None:
        self._count += 1
        table = PeerTable(self, play, f"match{self._count}")
        self.tables.append(table)
        await table.connect()

    def leave(self) -> None:
        """All matches."""
        for table in self.tables:
            table.close()
        self.tables = []

    async def close(self) -> None:
        self.leave()


@contextmanager
def peer_server() -> Iterator[tuple[int, str]]:
    """A server: its process and its address. The package comes from npm, once, into a cache of its own."""
    folder = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "trianon-bench" / "boardgame.io"
    tools = node.find_or_install()
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        node.npm(tools, "install", "--no-audit", "--no-fund", "--silent", PACKAGE, cwd=folder)
    environment = {
        **node.environment(tools),
        "NODE_ENV": "production",
        "NODE_PATH": str(folder / "node_modules"),
    }
    program = shutil.which("node", path=str(tools)) or "node"
    process = subprocess.Popen([program, str(SCRIPT)], env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.pid, process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()
