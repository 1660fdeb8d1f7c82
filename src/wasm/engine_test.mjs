// The engine in WebAssembly is the engine: same signatures, same states, same records. Arguments: engine.wasm, wharf.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from './engine.mjs';

const [wasm, wharf] = process.argv.slice(2);
const engine = await loadEngine(wasm);
const gamesFolder = fileURLToPath(new URL('../games/', import.meta.url));
const native = JSON.parse(execFileSync(wharf, ['signature', '--games', '1000', '--json'], { encoding: 'utf8' }));

for (const { game, players, games, signature, states, steps } of native) {
  test(`${game} with ${players} players plays bit for bit alike`, () => {
    assert.deepEqual(engine.call({ do: 'signature', game, players, games }), { signature, states, steps });
  });
}

for (const { id } of engine.call({ do: 'games' }).games) {
  const folder = `${gamesFolder}${id.replace('-', '_')}/fixtures/`;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    test(`${id} replays ${file}`, () => {
      const record = JSON.parse(readFileSync(folder + file, 'utf8'));
      const end = engine.call({ do: 'replay', record });
      assert.equal(end.problem, undefined);
      assert.deepEqual(end.result, record.result);
    });
  }
}

test('bad requests get one clear line', () => {
  assert.match(engine.call({}).problem, /what to do/);
  assert.match(engine.call({ do: 'replay', record: { format: 'x' } }).problem, /game: is missing/);
  assert.match(engine.call({ do: 'signature', game: 'chess', players: 2, games: 1 }).problem, /no such game/);
  assert.match(engine.call({ do: 'signature', game: 'tortuga', players: 9, games: 1 }).problem, /number of players/);
});
