// The yardstick: a boardgame.io server with a card game of about the size of Kabale & Hiebe, stored in memory.
// Four hidden hands, six columns, one card a turn; every window gets its own view after every move.

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const MOVES = 112; // as many as a game of Kabale & Hiebe with four players
const HAND = 4;
const COLUMNS = 6;

function setup({ ctx }) {
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    const cards = Array.from({ length: Math.ceil(MOVES / ctx.numPlayers) + HAND }, (_, card) => card);
    players[seat] = { hand: cards.slice(0, HAND), deck: cards.slice(HAND) };
  }
  return { players, columns: Array.from({ length: COLUMNS }, () => []), played: 0 };
}

function play({ G, playerID }, card, column) {
  const { hand, deck } = G.players[playerID];
  if (!hand.includes(card) || !G.columns[column]) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  hand.push(deck.shift());
  if (G.columns[column].length === 8) G.columns[column] = [];
  G.columns[column].push({ seat: playerID, card });
  G.played += 1;
}

function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, { hand, deck }] of Object.entries(G.players)) {
    players[seat] = { hand: seat === playerID ? hand : hand.length, deck: deck.length };
  }
  return { ...G, players };
}

const game = {
  name: "cards",
  setup,
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView,
  endIf: ({ G }) => (G.played === MOVES ? { over: true } : undefined),
  disableUndo: true,
};

Server({ games: [game], origins: ["http://localhost"] })
  .run({ port: 0, lobbyConfig: { apiPort: 0 } })
  .then(({ appServer }) => console.log(`http://localhost:${appServer.address().port}`));
