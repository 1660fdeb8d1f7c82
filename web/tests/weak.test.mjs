// Where am I weak? With an account: its games are judged on one device, and every other device shows the same.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openHouse } from './house.mjs';
import { DESK, PHONE, setOut } from './journey.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

const ACCOUNT = ['Wanda', 'correct horse'];
/** From one judged step to the next, on a machine that does much else, in milliseconds. */
const PATIENCE = 120_000;
const LOCALES = ['de', 'hu', 'pl', 'en'];

async function enter({ page, visit }, button) {
  await visit('#/login');
  await page.fill('#name', ACCOUNT[0]);
  await page.fill('#password', ACCOUNT[1]);
  const answered = page.waitForResponse(
    (answer) => /api\/(register|login)$/.test(answer.url()) && answer.ok(),
  );
  await page.getByRole('button', { name: button, exact: true }).click();
  await answered;
}

/** A game of the account against a computer player: so many decisions of the person's, then it is given up. */
const playSome = ({ page }, wanted, decisions) =>
  page.evaluate(
    async ([table, most]) => {
      const ask = async (path, body) => {
        const sent = { method: 'POST', headers: { 'content-type': 'application/json' } };
        const answer = await fetch(
          `./api/${path}`,
          body ? { ...sent, body: JSON.stringify(body) } : undefined,
        );
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return answer.json();
      };
      const { id } = await ask('tables', table);
      await ask(`tables/${id}/start`, {});
      for (let made = 0; made < most;) {
        const { scene } = await ask(`tables/${id}`);
        const move = scene.legal[(7 * made) % Math.max(1, scene.legal.length)];
        if (move) await ask(`tables/${id}/move`, { move: move.text });
        else await new Promise((resolve) => setTimeout(resolve, 50)); // the computer's turn
        if (move) made += 1;
      }
      await ask(`tables/${id}/resign`, {});
    },
    [wanted, decisions],
  );

const against = (level, more = {}) => ({
  game: 'nauticus',
  seats: [{ kind: 'open' }, { kind: 'computer', level }],
  ...more,
});

/** Every table of the screen as it is read, and the points of the chart. The first comes with the words of its game. */
async function shown(page) {
  await page.waitForFunction(() => document.querySelectorAll('[data-testid=weak] table').length === 4);
  return page.evaluate(() => ({
    tables: [...document.querySelectorAll('[data-testid=weak] table')].map(({ innerText }) => innerText),
    costs: document.querySelector('[data-testid=weak] figure svg')?.getAttribute('aria-label'),
  }));
}
const matches = (page) => page.locator('[data-testid=weak] figure circle').count();

/** Waits as long as steps are judged. */
async function judged(page, games) {
  const look = ([wanted, before]) => {
    const found = document.querySelectorAll('[data-testid=weak] figure circle').length;
    const now = document.querySelector('[data-testid=judging]')?.textContent ?? null;
    return found === wanted && now === null ? 'there' : now !== before && now;
  };
  for (let now = null; now !== 'there';)
    now = await (await page.waitForFunction(look, [games, now], { timeout: PATIENCE })).jsonValue();
}

test('an account’s games are judged once; a second device shows the same without judging', async () => {
  const desk = await house.visitor('Wanda', DESK);
  await enter(desk, 'Make an account');
  await playSome(desk, against('easy'), 9);
  await playSome(
    desk,
    against('normal', { rated: true, pace: 'live', clock: { seconds: 600, increment: 5 } }),
    7,
  );
  await desk.visit('#/profile');
  await desk.page.click('[data-testid=toWeak]');
  await desk.page.click('[data-testid=judge]');
  await judged(desk.page, 2);
  const found = await shown(desk.page);
  const [byKind, byPart, byPlayers, byLevel] = found.tables;
  assert.match(byKind, /Choose the action of this phase[^\n]*\s+\d+\s+\d+\s+[\d.]+ ?%/);
  assert.match(byPart, /%/);
  assert.match(byPlayers, /2 players\s+2\s+0/);
  assert.match(byLevel, /[Ee]asy\s+1\s+0[\s\S]*[Nn]ormal\s+1\s+0/);
  assert.deepEqual(await desk.complaintsOfAxe('[data-testid=weak]'), []);
  const kept = async ({ page }) =>
    page.evaluate(async () => (await (await fetch('./api/judged')).json()).games);
  const onServer = await kept(desk);
  assert.equal(onServer.length, 2);
  assert.ok(
    onServer.every(({ moves }) => moves.length > 0 && moves.every(({ cost }) => Number.isInteger(cost))),
  );

  const phone = await setOut({ address: house.url, viewport: PHONE, hasTouch: true });
  await enter(phone, 'Sign in');
  // Nothing may be judged here: the engine is asked for no step of a report.
  await phone.page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more) {
      if (JSON.stringify(message).includes('judge_step')) globalThis.hasJudged = true;
      return post.call(this, message, ...more);
    };
  });
  await phone.visit('#/weak');
  await judged(phone.page, 2);
  assert.equal(await phone.page.locator('[data-testid=judge]').count(), 0);
  assert.deepEqual(await shown(phone.page), found);
  assert.equal(await phone.page.evaluate(() => globalThis.hasJudged ?? false), false);
  for (const locale of LOCALES) {
    await phone.prefer({ locale });
    const tooWide = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(tooWide <= 0, `${locale}: ${tooWide} px too wide`);
    assert.doesNotMatch(await phone.page.textContent('main'), /weak\.\w|\{/);
  }
  // Once known it is kept here, and read again without a record.
  await phone.visit('#/weak');
  await judged(phone.page, 2);
  assert.equal(await matches(phone.page), 2);
  assert.deepEqual(await kept(phone), onServer);

  // Who logs out sees nothing of it.
  await phone.visit('#/login');
  const left = phone.page.waitForResponse((answer) => answer.url().endsWith('api/logout') && answer.ok());
  await phone.page.getByRole('button', { name: 'Sign out' }).click();
  await left;
  await phone.visit('#/weak');
  await phone.page.waitForSelector('[data-testid=weak] a.primary');
  assert.equal(await matches(phone.page), 0);
  const faults = [...desk.faults, ...phone.faults].filter((line) => !/Failed to load resource/.test(line));
  assert.deepEqual(faults, []);
  await desk.end();
  await phone.end();
});
