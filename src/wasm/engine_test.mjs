// The engine in WebAssembly is the engine: same signatures, same states, same records. Arguments: engine.wasm, wharf.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startEngine } from './engine.mjs';

globalThis.crypto ??= webcrypto; // Debian's node keeps it hidden
const [wasm, wharf] = process.argv.slice(2);
const engine = await startEngine(await WebAssembly.compile(readFileSync(wasm)));
const gamesFolder = fileURLToPath(new URL('../games/', import.meta.url));
const native = JSON.parse(execFileSync(wharf, ['signature', '--games', '1000', '--json'], { encoding: 'utf8' }));

for (const { game, rules, players, games, signature, states, steps } of native) {
  test(`${game} by rules ${rules} with ${players} players plays bit for bit alike`, () => {
    assert.deepEqual(engine.call({ do: 'signature', game, rules, players, games }), { signature, states, steps });
  });
}

const answers = JSON.parse(execFileSync(wharf, ['signature', '--nets', '--games', '20', '--json'], { encoding: 'utf8' }));
for (const { game, players, games, signature } of answers) {
  test(`a net of ${game} with ${players} players answers bit for bit alike`, () => {
    assert.deepEqual(engine.call({ do: 'net_signature', game, players, games }), { signature });
  });
}

for (const { id } of engine.call({ do: 'games' }).games) {
  const folder = `${gamesFolder}${id.replaceAll('-', '_')}/fixtures/`;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    test(`${id} replays ${file}`, () => {
      const record = JSON.parse(readFileSync(folder + file, 'utf8'));
      const end = engine.call({ do: 'replay', record });
      assert.equal(end.problem, undefined);
      assert.deepEqual(end.result, record.result);
    });
  }
}

// Where something is wrong, and why.
const said = ({ problem }) => problem && `${problem.field}: ${problem.reason.key}`;

test('bad requests get the reason', () => {
  assert.deepEqual(engine.call({}).problem, { field: 'do', reason: { key: 'error.nothing-to-do' }, clause: '' });
  assert.match(said(engine.call({ do: 'replay', record: { format: 'x' } })), /game: fault.missing/);
  assert.match(said(engine.call({ do: 'signature', game: 'chess', rules: 1, players: 2, games: 1 })), /game: fault.no-such-game/);
  assert.match(said(engine.call({ do: 'signature', game: 'tortuga', rules: 1, players: 5, games: 1 })), /players: fault.players/);
});

// Two seats of the engine itself play a game to its end; whoever is asked, thinks.
function playOut(match, player) {
  for (let steps = 0; steps < 5000; ++steps) {
    const { scene } = engine.call({ do: 'scene', match, seat: null });
    if (scene.over) return scene;
    for (const seat of scene.waiting_for) {
      const { move, problem } = engine.call({ do: 'think', match, seat, player, seed: steps });
      if (problem) continue; // has decided already, which spectators cannot see
      assert.equal(engine.call({ do: 'play', match, seat, move }).refusal, undefined, `${seat}: ${move}`);
    }
  }
  throw new Error('the game does not end');
}

for (const { id, max_players: players, clauses, options } of engine.call({ do: 'games' }).games) {
  test(`${id} is played to its end by computer players, recorded, opened and looked at again`, () => {
    assert.ok(clauses.length > 20 && clauses.every((clause) => /^[A-Z]\d+\.\d+$/.test(clause)) && Array.isArray(options));
    const { match } = engine.call({ do: 'begin', game: id, players, seed: 7, names: ['Anna'] });
    const end = playOut(match, 'greedy');
    const { record } = engine.call({ do: 'record', match });
    assert.equal(record.seats[0].name, 'Anna');
    assert.deepEqual(record.result, end.result);
    const again = engine.call({ do: 'open', document: record });
    assert.equal(again.count, record.moves.length);
    for (const seat of [0, null]) {
      const { told, count } = engine.call({ do: 'told', match: again.match, seat, from: 0 });
      const seen = engine.call({ do: 'record', match, seat }).record;
      assert.deepEqual(told.map(({ seat: who, text }) => [String(who), text]), seen.events);
      assert.equal(told.at(-1).count, count);
      const half = told[told.length >> 1].count;
      const rest = engine.call({ do: 'told', match: again.match, seat, from: half }).told;
      assert.deepEqual(rest, told.filter((line) => line.count > half));
    }
    const middle = engine.call({ do: 'scene', match: again.match, seat: 0, count: again.count >> 1 }).scene;
    assert.equal(middle.over, false);
    const { position } = engine.call({ do: 'position', match: again.match, count: again.count >> 1 });
    const elsewhere = engine.call({ do: 'open', document: position });
    assert.deepEqual(engine.call({ do: 'scene', match: elsewhere.match, seat: 0 }).scene.view, middle.view);
    for (const number of [match, again.match, elsewhere.match])
      assert.deepEqual(engine.call({ do: 'close', match: number }), {});
    assert.match(said(engine.call({ do: 'scene', match, seat: 0 })), /match: fault.no-such-match/);
  });
}

test('a seed repeats a match; without one, two differ', () => {
  const positions = (seed) =>
    [1, 2].map(() => {
      const { match } = engine.call({ do: 'begin', game: 'nauticus', players: 4, ...seed });
      const { position } = engine.call({ do: 'position', match });
      engine.call({ do: 'close', match });
      return JSON.stringify(position);
    });
  const [a, b] = positions({ seed: 11 });
  assert.equal(a, b);
  const [c, d] = positions({});
  assert.notEqual(c, d);
});

test('a move is refused with its clause and changes nothing; what was decided can be taken back', () => {
  const { match, count } = engine.call({ do: 'begin', game: 'tortuga', players: 2, seed: 3, options: { start: '0', target: 8 } });
  const scene = () => engine.call({ do: 'scene', match, seat: 0 }).scene;
  const before = scene();
  const { refusal } = engine.call({ do: 'play', match, seat: 0, move: 'keep' });
  assert.equal(refusal.clause, 'T2.6');
  assert.deepEqual(engine.call({ do: 'why', match, seat: 0, move: 'keep' }).refusal, refusal);
  assert.deepEqual(engine.call({ do: 'why', match, seat: 0, move: before.legal[0].text }), {});
  assert.deepEqual(scene(), before);
  assert.equal(engine.call({ do: 'play', match, seat: 0, move: before.legal[0].text }).count, count + 1);
  assert.equal(scene().can_undo, true);
  assert.equal(engine.call({ do: 'undo', match, seat: 0 }).count, count);
  assert.deepEqual(scene(), before);
  assert.equal(engine.call({ do: 'undo', match, seat: 0 }).refusal.code, 'nothing_to_undo');
  engine.call({ do: 'close', match });
});

test('chance waits to be told what it does, and draws where it is not told', () => {
  const begun = engine.call({ do: 'begin', game: 'tortuga', players: 2 });
  const { record } = engine.call({ do: 'record', match: begun.match });
  engine.call({ do: 'close', match: begun.match });
  const look = { eyes: [0, 1] };
  const document = { ...record, options: { ...record.options, start: 'random' }, moves: [] };
  const { match, seen } = engine.call({ do: 'open', document, settle: true, chance_waits: true, look });
  assert.deepEqual(seen.chance.map(({ text, weight }) => [text, weight]), [['start 0', 1], ['start 1', 1]]);
  assert.equal(engine.call({ do: 'luck', match, outcome: 'start 2' }).refusal.code, 'no_such_outcome');
  const next = engine.call({ do: 'luck', match, outcome: 'start 1', chance_waits: true, look });
  assert.ok(next.count === 1 && next.seen.chance.every(({ move }) => move.kind === 'chest'));
  const { seen: asked } = engine.call({ do: 'luck', match, look });
  assert.ok(asked.chance === undefined && asked.scene.legal.length > 1);
  assert.equal(engine.call({ do: 'luck', match }).refusal.code, 'not_your_turn');
  engine.call({ do: 'close', match });
});

test('a search thinks as long as it was told', () => {
  const { match } = engine.call({ do: 'begin', game: 'hermagor', players: 3, seed: 1 });
  const seat = engine.call({ do: 'scene', match, seat: null }).scene.waiting_for[0];
  const legal = engine.call({ do: 'scene', match, seat }).scene.legal.map(({ text }) => text);
  const begin = performance.now();
  assert.ok(legal.includes(engine.call({ do: 'think', match, seat, player: 'search:0.2s' }).move));
  const took = performance.now() - begin;
  assert.ok(took >= 190 && took < 2000, `${took} ms`);
  const think = () => engine.call({ do: 'think', match, seat, player: 'search:200', seed: 5 }).move;
  assert.equal(think(), think());
  engine.call({ do: 'close', match });
});

test('levels play, and an analysis judges every move', () => {
  const { match } = engine.call({ do: 'begin', game: 'nauticus', players: 3, seed: 2 });
  const seat = engine.call({ do: 'scene', match, seat: null }).scene.waiting_for[0];
  const legal = engine.call({ do: 'scene', match, seat }).scene.legal.map(({ text }) => text);
  for (const player of ['easy', 'normal']) assert.ok(legal.includes(engine.call({ do: 'think', match, seat, player }).move));
  const { moves, visits: all } = engine.call({ do: 'assess', match, seat, visits: 2000, listed: 1000, seed: 1 });
  assert.ok(all > 0 && all <= 2000, String(all));
  assert.deepEqual(moves.map(({ move }) => move).sort(), [...legal].sort());
  const searched = moves.filter(({ visits }) => visits > 0);
  const values = searched.map(({ seats }) => seats[seat].win_share);
  assert.deepEqual(values, [...values].sort((a, b) => b - a));
  for (const { seats, line, move } of searched) {
    assert.equal(seats.length, 3);
    const share = seats.reduce((sum, { win_share }) => sum + win_share, 0);
    assert.ok(Math.abs(share - 1) < 0.01, `${move}: ${share}`);
    assert.equal(line[0].move.text, move);
  }
  engine.call({ do: 'close', match });
});

// The program writes a net of random numbers; the engine plays with it as the program does.
for (const { id } of engine.call({ do: 'games' }).games) {
  test(`${id} is played with a net that was loaded, as the program plays it`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'wharf-net-'));
    try {
      const file = join(folder, 'random.net');
      execFileSync(wharf, ['signature', '--nets', '--game', id, '--players', '2', '--games', '1', '--write', file]);
      const net = readFileSync(file);
      const { match } = engine.call({ do: 'begin', game: id, players: 2, seed: 5 });
      const seat = engine.call({ do: 'scene', match, seat: null }).scene.waiting_for[0];
      assert.match(said(engine.call({ do: 'think', match, seat, player: 'net:20' })), /player: fault.no-net-loaded/);
      assert.match(said(engine.loadNet(net.subarray(1))), /fault.no-net/);
      const damaged = Uint8Array.from(net);
      damaged[5000] ^= 1;
      assert.match(said(engine.loadNet(damaged)), /fault.net-damaged/);
      assert.equal(engine.loadNet(net).game, id);
      const { moves } = engine.call({ do: 'assess', match, seat, visits: 60, listed: 1000, seed: 9 });
      const { position } = engine.call({ do: 'position', match });
      const own = JSON.parse(
        execFileSync(wharf, ['analyse', '-', '--seat', String(seat), '--budget', 'net:60', '--seed', '9', '--net', file, '--moves', '1000', '--json'], {
          input: JSON.stringify(position),
          encoding: 'utf8',
        }),
      );
      assert.deepEqual(
        moves.map(({ move, visits }) => [move, visits]),
        own.moves.map(({ move, visits }) => [move, visits]),
      );
      playOut(match, 'net');
      engine.call({ do: 'close', match });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test('bad requests about matches get the reason', () => {
  const { match } = engine.call({ do: 'begin', game: 'tortuga', players: 2, seed: 1 });
  const asked = (request) => said(engine.call({ match, seat: 0, ...request }));
  const begun = (request) => said(engine.call({ do: 'begin', game: 'tortuga', players: 2, ...request }));
  assert.match(begun({ players: 5 }), /players: fault.players/);
  assert.match(begun({ players: 7 }), /players: fault.out-of-range/);
  assert.match(begun({ options: { target: 7 } }), /target: fault.none-of/);
  assert.match(begun({ look: { eyes: [9] } }), /look.eyes\[0\]: fault.out-of-range/);
  assert.match(begun({ surprise: 1 }), /surprise: fault.unknown/);
  assert.match(asked({ do: 'scene', match: 999 }), /match: fault.no-such-match/);
  assert.match(asked({ do: 'scene', seat: 2 }), /seat: fault.no-seat/);
  assert.match(asked({ do: 'scene', seat: 5 }), /seat: fault.out-of-range/);
  assert.match(asked({ do: 'scene', count: 1e9 }), /count: fault.out-of-range/);
  assert.match(asked({ do: 'told', from: -1 }), /from/);
  for (const player of ['search:9e99999999', 'search:', 'x'.repeat(99), 'chess', 7, 'search:1e3'])
    assert.match(asked({ do: 'think', player }), /player|search/);
  assert.match(asked({ do: 'open', document: { format: 'wharf-match/9' } }), /.+/);
  assert.match(asked({ do: 'dance' }), /do: error.unknown-request/);
  assert.match(said(engine.call({ do: 'close', match: 'x' })), /match: fault.out-of-range/);
  const opened = [];
  while (opened.length < 100) {
    const next = engine.call({ do: 'begin', game: 'tortuga', players: 2, seed: 1 });
    if (next.problem) break;
    opened.push(next.match);
  }
  assert.equal(opened.length, 63);
  for (const number of [match, ...opened]) engine.call({ do: 'close', match: number });
});
