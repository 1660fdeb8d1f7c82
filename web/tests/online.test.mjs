// Two browsers, one server: whole games, with a reload and a server killed on the way. WHARF names the program.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { playByTapping } from './fingers.mjs';
import { GAMES } from './games.mjs';
import { DESK, end, setOut } from './journey.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.WHARF ?? here('../../build/release/wharf');
const data = mkdtempSync(join(tmpdir(), 'wharf-data-'));
let server;
let url;
let anna;
let bea;

async function startServer(port) {
  const web = process.env.DIST ?? here('../dist');
  const options = ['--port', port, '--data', data, '--web', web, '--unlimited', '--log', 'error'];
  server = spawn(program, ['serve', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  url = await new Promise((resolve) =>
    server.stdout.on('data', (text) => resolve(/https?:\S+/.exec(text)?.[0])),
  );
}

before(async () => {
  await startServer('0');
  const come = (name, viewport) => setOut({ address: url, viewport, preferences: { name } });
  anna = await come('Anna', DESK);
  bea = await come('Bea', { width: 390, height: 780 });
});
after(async () => {
  await anna?.end();
  await bea?.end();
  await end();
  server?.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

/** Anna opens a table for two, Bea finds it in the lobby and sits down. */
async function meet(game) {
  await anna.visit(`#/new/${game}?online=1`);
  await anna.page.selectOption('.seats li:nth-child(2) select', 'person');
  await anna.page.click('[data-testid=begin]');
  await anna.page.waitForSelector('[data-testid=start]');
  await bea.visit('');
  await bea.page.click('[data-testid=lobby] a');
  await bea.page.click('[data-testid=join]');
  await anna.page.click('[data-testid=start]:enabled');
  await Promise.all([anna, bea].map(({ page }) => page.waitForSelector('[data-testid=prompt]')));
}

/** Both play to the end and look at the game again; what the connection said while it was cut is no fault. */
async function playOut(habits) {
  const told = await Promise.all(
    [anna, bea].map(({ page }, seat) => playByTapping(page, { seed: 11 + seat, habits })),
  );
  assert.ok(told.every(({ over }) => over));
  const headlines = await Promise.all(
    [anna, bea].map(({ page }) => page.textContent('[data-testid=headline]')),
  );
  assert.ok(
    headlines.includes('You win!') || headlines.every((words) => /Shared/.test(words)),
    headlines.join(' / '),
  );
  await bea.page.click('dialog a:has-text("Replay")');
  await bea.page.click('[data-testid=next]');
  await bea.page.waitForFunction(() =>
    document.querySelector('[data-testid=moment]').textContent.startsWith('1 of'),
  );
  const faults = [...anna.faults.splice(0), ...bea.faults.splice(0)].filter(
    (line) => !/WebSocket|ERR_INTERNET|Failed to load resource/.test(line),
  );
  assert.deepEqual(faults, []);
}

test('tortuga: chat, a choice taken back, a reload, a server that dies and comes back, the end', async () => {
  await meet('tortuga');
  const { page } = anna;
  await anna.myTurn();
  await bea.myTurn();

  // Said on one side, read on the other.
  await anna.openDrawer();
  await page.fill('aside input', 'Good luck!');
  await page.press('aside input', 'Enter');
  await bea.page.waitForSelector('text=Good luck!');
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('l');

  // A secret choice is made here, taken back and made again; the other side is told nothing of it.
  await page.keyboard.press('1');
  if (await page.$('.choices.many')) await page.keyboard.press('1');
  await page.waitForSelector('.prompt:not(.asked)');
  await page.keyboard.press('u');
  await anna.myTurn();

  const before = await anna.prompt();
  await page.reload();
  await anna.myTurn();
  assert.equal(await anna.prompt(), before);

  server.kill('SIGKILL');
  await page.waitForSelector('.lost');
  // What is tried meanwhile is answered with a sentence, and nothing is lost.
  await page.keyboard.press('1');
  if (await page.$('.choices.many')) await page.keyboard.press('1');
  await page.waitForSelector('dialog [data-testid=reason], .notice.trouble');
  await page.keyboard.press('Escape');
  await startServer(new URL(url).port);
  await page.waitForSelector('.lost', { state: 'detached' });
  await bea.page.waitForSelector('.lost', { state: 'detached' });
  await anna.myTurn();
  assert.equal(await anna.prompt(), before);
  await playOut(GAMES.tortuga.habits);
});

for (const [game, { habits }] of Object.entries(GAMES).filter(([id]) => id !== 'tortuga'))
  test(`${game}: two people play a whole game and look at it again`, async () => {
    await meet(game);
    await playOut(habits);
  });

test('a table that is not there is told', async () => {
  await anna.visit('#/table/nothing');
  await anna.page.waitForSelector('[role=alert]');
});
