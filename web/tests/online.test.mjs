// Two browsers, one server: a whole game, with a reload and a lost connection on the way. WHARF names the program.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.WHARF ?? here('../../build/release/wharf');
const data = mkdtempSync(join(tmpdir(), 'wharf-data-'));
let server;
let url;
const people = {};

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
  for (const name of ['Anna', 'Bea']) {
    people[name] = await openBrowser({
      viewport: name === 'Anna' ? { width: 1440, height: 900 } : { width: 390, height: 780 },
    });
    await people[name].page.addInitScript(
      (mine) =>
        location.protocol === 'http:' &&
        localStorage.setItem('wharf-settings', JSON.stringify({ speed: 'none', locale: 'en', name: mine })),
      name,
    );
  }
});
after(async () => {
  for (const { close } of Object.values(people)) await close();
  server?.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

async function playUntilOver(...pages) {
  for (let decisions = 0; decisions < 800; ++decisions) {
    let asked = false;
    for (const page of pages) {
      if (await page.$('[data-testid=headline]')) continue;
      if (!(await page.$('.prompt.asked'))) continue;
      asked = true;
      await page.keyboard.press('1');
    }
    if ((await Promise.all(pages.map((page) => page.$('[data-testid=headline]')))).every(Boolean)) return;
    if (!asked) await pages[0].waitForTimeout(30);
  }
  throw new Error('the game does not end');
}

test('two people find each other, play a whole game and look at it again', { timeout: 150_000 }, async () => {
  const { page: anna } = people.Anna;
  const { page: bea } = people.Bea;
  await anna.goto(`${url}#/new/tortuga?online=1`);
  await anna.selectOption('.seats li:nth-child(2) select', 'person');
  await anna.click('[data-testid=begin]');
  await anna.waitForSelector('[data-testid=start]');

  await bea.goto(url);
  await bea.click('[data-testid=lobby] a');
  await bea.click('[data-testid=join]');
  await anna.click('[data-testid=start]:enabled');
  await bea.waitForSelector('.prompt.asked');
  await anna.waitForSelector('.prompt.asked');

  // Said on one side, read on the other.
  await anna.fill('aside input', 'Good luck!');
  await anna.press('aside input', 'Enter');
  await bea.waitForSelector('text=Good luck!');
  await anna.evaluate(() => document.activeElement.blur());

  // A secret choice is made here, taken back and made again; the other side is told nothing of it.
  await anna.keyboard.press('1');
  await anna.waitForSelector('.prompt:not(.asked)');
  await anna.keyboard.press('u');
  await anna.waitForSelector('.prompt.asked');

  // A reload in mid-turn.
  const before = await anna.textContent('[data-testid=prompt]');
  await anna.reload();
  await anna.waitForSelector('.prompt.asked');
  assert.equal(await anna.textContent('[data-testid=prompt]'), before);
  // The server is killed in the middle of the game and comes back: nobody has to do anything.
  server.kill('SIGKILL');
  await anna.waitForSelector('.lost');
  await startServer(new URL(url).port);
  await anna.waitForSelector('.lost', { state: 'detached' });
  await bea.waitForSelector('.lost', { state: 'detached' });

  await playUntilOver(anna, bea);
  const headlines = await Promise.all([anna, bea].map((page) => page.textContent('[data-testid=headline]')));
  assert.ok(
    headlines.includes('You win!') || headlines.every((words) => /Shared/.test(words)),
    headlines.join(' / '),
  );
  await bea.click('dialog a:has-text("Replay")');
  await bea.click('[data-testid=next]');
  await bea.waitForFunction(() =>
    document.querySelector('[data-testid=moment]').textContent.startsWith('1 of'),
  );

  // Faults of a connection that we cut ourselves are no faults.
  const faults = [...people.Anna.faults, ...people.Bea.faults].filter(
    (line) => !/WebSocket|ERR_INTERNET|Failed to load resource/.test(line),
  );
  assert.deepEqual(faults, []);
});

test('a table that is not there is told', async () => {
  const { page } = people.Anna;
  await page.goto('about:blank');
  await page.goto(`${url}#/table/nothing`);
  await page.waitForSelector('[role=alert]');
});
