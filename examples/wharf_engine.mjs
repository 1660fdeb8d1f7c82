// A player for Wharf in a few lines: the engine protocol (docs/engine-protocol.md, version 3) as one small file.
//
//     import { run } from './wharf_engine.mjs';
//     run(async (game) => game.legal[0], { name: 'my bot' });
//
// `choose` gets the game with the decision at hand and returns the text of a move, or [text, values]. Copy it beside
// your program; it needs nothing but Node 18.
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n');

// A sample or simulate that was not done, and why.
export class Problem extends Error {}

// One game as its seat sees it.
export class Game {
  constructor(asks, options, { match, game, rules, players, seat, options: tableOptions, seed, clock }) {
    Object.assign(this, { asks, options, match, name: game, rules, players, seat, tableOptions, seed, clock });
    Object.assign(this, { told: [], scene: null, legal: [], deadline: Infinity, stopped: false });
  }

  see(message) {
    if (message.again) this.told = [];
    this.told.push(...(message.told ?? []));
    this.scene = message.scene ?? this.scene;
    this.legal = (this.scene?.legal ?? []).map((move) => move.text);
    this.clock = message.clock ?? this.clock;
    if (message.budget) this.deadline = Date.now() + 1000 * message.budget.seconds;
    this.stopped = false;
  }

  secondsLeft() {
    return (this.deadline - Date.now()) / 1000;
  }

  // Numbers of worlds that fit what the seat sees.
  async sample(count = 1) {
    const worlds = [];
    while (worlds.length < count)
      worlds.push(...(await this.#ask({ type: 'sample', count: Math.min(100, count - worlds.length) })).worlds);
    return worlds;
  }

  // What is so after these moves, [[seat, text], …]: legal moves, scores, whether it is over. Further fields as in the
  // protocol: keep, wait, tell, scene, legal, finish: {player: 'random', games: 10}.
  simulate(world, moves = [], wanted = {}) {
    return this.#ask({ type: 'simulate', world, moves, ...wanted });
  }

  // Several at a time, in order.
  async simulateAll(all) {
    const answers = [];
    for (let begin = 0; begin < all.length; begin += 16)
      answers.push(...(await Promise.all(all.slice(begin, begin + 16).map((one) => this.#ask({ type: 'simulate', ...one })))));
    return answers;
  }

  forget(worlds) {
    say({ type: 'forget', match: this.match, worlds });
  }

  #ask(request) {
    return new Promise((resolve, reject) => {
      this.asks.last += 1;
      this.asks.waiting.set(this.asks.last, { resolve, reject });
      say({ ...request, match: this.match, ask: this.asks.last });
    });
  }
}

// Plays until the host is done, several games at once. `options` are those the host may set, with their defaults;
// `analyse(query)` returns the moves of an analysis; `ended(game)` hears how a game ended.
export function run(choose, { name = 'a bot', options = {}, games = 16, analyse, ended } = {}) {
  const asks = { last: 0, waiting: new Map() };
  const settings = { ...options };
  const playing = new Map();
  const fail = (about) => (fault) => say({ type: 'error', ...about, reason: String(fault?.message ?? fault) });
  const hear = {
    hello: () =>
      say({
        type: 'hello', protocol: 'wharf-engine/3', name, games, analyses: analyse !== undefined,
        options: Object.entries(settings).map(([key, value]) => ({ name: key, default: value })),
      }),
    option: ({ name: key, value }) => (settings[key] = value),
    newgame: (message) => playing.set(message.match, new Game(asks, settings, message)),
    'move?': (message) => {
      const { match } = message;
      playing.get(match).see(message);
      Promise.resolve(choose(playing.get(match))).then((chosen) => {
        const [move, values] = Array.isArray(chosen) ? chosen : [chosen];
        if (playing.has(match)) say({ type: 'move', match, move, values });
      }, fail({ match }));
    },
    stop: ({ match }) => playing.has(match) && (playing.get(match).stopped = true),
    'analyse?': (query) =>
      analyse && Promise.resolve(analyse(query)).then((moves) => say({ type: 'analysis', query: query.query, moves }), fail({ query: query.query })),
    end: (message) => {
      const game = playing.get(message.match);
      playing.delete(message.match);
      game?.see(message);
      ended?.(game);
    },
  };
  hear.refused = hear.end;
  createInterface({ input: process.stdin }).on('line', (line) => {
    const message = JSON.parse(line);
    const asked = asks.waiting.get(message.ask);
    asks.waiting.delete(message.ask);
    if (asked && message.type === 'problem') asked.reject(new Problem(message.reason));
    else if (asked) asked.resolve(message);
    else hear[message.type]?.(message);
  });
}
