// The runner of journeys: what hangs is cut off alone and named, what fails is told, and the others go on.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runFiles } from './runner.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wharf-runner-'));
after(() => rmSync(folder, { recursive: true }));

function file(name, body) {
  writeFileSync(join(folder, name), `import { test, before } from 'node:test';\n${body}`);
  return join(folder, name);
}

const forEver = 'await new Promise((resolve) => setInterval(() => {}, 1000))';

test('each gets its time, and what was cut off is named', async () => {
  const said = [];
  const files = [
    // Together they take longer than the patience for one.
    file(
      'long.mjs',
      `for (const n of [1, 2, 3, 4, 5]) test('step ' + n, () => new Promise((go) => setTimeout(go, 3200)));`,
    ),
    file('hangs.mjs', `test('goes well', () => {});\ntest('waits for ever', async () => { ${forEver}; });`),
    file('begins.mjs', `before(async () => { ${forEver}; });\ntest('never comes', () => {});`),
    file('fails.mjs', `test('is wrong', () => { throw new Error('because of this'); });`),
    file('well.mjs', `test('goes well', () => {});`),
  ];
  const failures = await runFiles(files, { patience: 15_000, tries: 1, say: (line) => said.push(line) });
  const all = said.join('\n');
  assert.equal(failures, 3, all);
  assert.match(all, /^long\.mjs: ok/m);
  assert.match(all, /^hangs\.mjs: cut off after 15 s without progress: waits for ever$/m);
  assert.match(all, /^begins\.mjs: cut off after 15 s without progress: what it does before/m);
  assert.match(all, /because of this/);
  assert.match(all, /^fails\.mjs: FAILED/m);
  assert.match(all, /^well\.mjs: ok/m);
});

test('what fails is tried once more, and both are told', async () => {
  const said = [];
  const mark = JSON.stringify(join(folder, 'was here'));
  const files = [
    file(
      'unsteady.mjs',
      `import { existsSync, writeFileSync } from 'node:fs';
       test('is late', () => {
         if (existsSync(${mark})) return;
         writeFileSync(${mark}, '');
         throw new Error('too late');
       });`,
    ),
    file('wrong.mjs', `test('is wrong', () => { throw new Error('because of this'); });`),
  ];
  assert.equal(await runFiles(files, { say: (line) => said.push(line) }), 1);
  const all = said.join('\n');
  assert.match(all, /too late/);
  assert.match(all, /^Went well only at a second try, to be looked into: unsteady\.mjs$/m);
  assert.equal(all.match(/^wrong\.mjs: FAILED/gm).length, 2);
});
