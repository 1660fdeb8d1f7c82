// Two browsers, one server: whole games, with a reload and a server killed on the way. WHARF names the program.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playByTapping } from './fingers.mjs';
import { GAMES } from './games.mjs';
import { openHouse } from './house.mjs';
import { DESK } from './journey.mjs';

let house;
let anna;
let bea;

before(async () => {
  house = await openHouse();
  anna = await house.visitor('Anna', DESK, { serviceWorkers: 'allow' });
  bea = await house.visitor('Bea', { width: 390, height: 780 });
});
after(() => house?.close());

/** Anna opens a table for two, Bea finds it in the lobby and sits down. */
async function meet(game) {
  await anna.visit(`#/new/${game}?online=1`);
  await anna.page.selectOption('.seats li:nth-child(2) select', 'person');
  await anna.page.click('[data-testid=begin]');
  await anna.page.waitForSelector('[data-testid=start]');
  await bea.visit('');
  await bea.page.click('[data-testid=lobby] a');
  await bea.page.click('[data-testid=join]');
  // What the server has committed itself to is seen before the game, and both browsers have added to it.
  await anna.page.click('[data-testid=dicePromise] summary');
  await anna.page.waitForSelector('[data-testid=dicePromise] >> text=2 players have added a number');
  assert.match(await anna.page.innerText('[data-testid=dicePromise] code'), /^[0-9a-f]{64}$/);
  await anna.page.click('[data-testid=start]:enabled');
  await Promise.all([anna, bea].map(({ page }) => page.waitForSelector('[data-testid=prompt]')));
}

/** Every draw is proved in the page, with the number that this browser gave. */
async function checkDice({ page }) {
  await page.click('[data-testid=checkDice]');
  const verdict = await page.waitForSelector('[data-testid=diceVerdict].good');
  assert.match(
    await verdict.innerText(),
    /Proved: all \d+ draws follow from the secret and the players’ numbers\.\s+The number of this browser is among them\./,
  );
}

/** Both play to the end and look at the game again; what the connection said while it was cut is no fault. */
async function playOut(habits) {
  const told = await Promise.all(
    [anna, bea].map(({ page }, seat) => playByTapping(page, { seed: 11 + seat, habits })),
  );
  assert.ok(
    told.every(({ over }) => over),
    JSON.stringify(told),
  );
  const headlines = await Promise.all(
    [anna, bea].map(({ page }) => page.textContent('[data-testid=headline]')),
  );
  assert.ok(
    headlines.includes('You win!') || headlines.every((words) => /Shared/.test(words)),
    headlines.join(' / '),
  );
  await checkDice(anna);
  await bea.page.click('dialog a:has-text("Replay")');
  await bea.page.click('[data-testid=next]');
  await bea.page.waitForFunction(() =>
    document.querySelector('[data-testid=moment]').textContent.startsWith('1 of'),
  );
  await checkDice(bea);
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

  // A name, and no address, on the tab.
  assert.match(await page.title(), /Tortuga · Wharf$/);
  const before = await anna.prompt();
  await page.reload();
  await anna.myTurn();
  assert.equal(await anna.prompt(), before);

  const bar = () => page.locator('.bar').boundingBox();
  const barBefore = await bar();
  house.server.kill('SIGKILL');
  await page.waitForSelector('.lost');
  assert.deepEqual(await bar(), barBefore, 'what tells of the connection pushes nothing away');
  // What is tried meanwhile is answered with a sentence, and nothing is lost.
  await page.keyboard.press('1');
  if (await page.$('.choices.many')) await page.keyboard.press('1');
  await page.waitForSelector('dialog [data-testid=reason], .notice.trouble');
  await page.keyboard.press('Escape');
  await house.start(new URL(house.url).port);
  await page.waitForSelector('.lost', { state: 'detached' });
  await bea.page.waitForSelector('.lost', { state: 'detached' });
  await anna.myTurn();
  assert.equal(await anna.prompt(), before);

  // Who loads the page anew while it is away waits for it, and is who he was.
  await page.evaluate(() => navigator.serviceWorker.ready);
  house.server.kill('SIGKILL');
  await page.waitForSelector('.lost');
  await page.reload();
  await page.waitForSelector('[data-testid=unreachable]');
  await house.start(new URL(house.url).port);
  await anna.myTurn();
  assert.equal(await anna.prompt(), before);
  await playOut(GAMES.tortuga.habits);
});

for (const [game, { habits }] of Object.entries(GAMES).filter(([id]) => id !== 'tortuga'))
  test(`${game}: two people play a whole game and look at it again`, async () => {
    await meet(game);
    await playOut(habits);
  });

test('a page that is opened while the server is away says that it waits, and goes on by itself', async () => {
  const { page } = anna;
  await anna.visit('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  house.server.kill('SIGKILL');
  await page.goto(`${house.url}#/leaders/tortuga`);
  await page.reload();
  await page.waitForSelector('[data-testid=serverAway]');
  await house.start(new URL(house.url).port);
  await page.waitForSelector('[data-testid=leaders] li');
  await page.waitForSelector('[data-testid=serverAway]', { state: 'detached' });
});

test('a table that is not there is told', async () => {
  await anna.visit('#/table/nothing');
  await anna.page.waitForSelector('[role=alert]');
});
